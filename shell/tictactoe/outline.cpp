// The outline of tic-tac-toe: board and tree in words. The panel describes itself.
#include "shell/tictactoe/ids.hpp"
#include "shell/tictactoe/phrases.hpp"
#include <algorithm>

namespace shell::tictactoe {
namespace {

using engine::tictactoe::State;

std::string mark_at(const State& s, int cell, std::string_view empty)
{
    if ((s.x >> cell & 1) != 0) return "X";
    return (s.o >> cell & 1) != 0 ? "O" : std::string(empty);
}

void describe_board(const View& v, Outline& o, const Say& say)
{
    auto& table = o.table("board"_id, say(Text::tictactoe_board),
                          {say(Text::tictactoe_head_row), say(cell_name(3)), say(cell_name(4)), say(cell_name(5))});
    for (int row = 0; row < 3; ++row) {
        std::vector<std::string> cells{say(Text::tictactoe_row, say.count(row + 1))};
        for (int c = 3 * row; c < 3 * row + 3; ++c)
            cells.push_back(mark_at(v.game().board, c,
                                    say(Text::tictactoe_empty_cell) +
                                        (o.numbers_cells ? " " + std::to_string(c + 1) : std::string())));
        table.rows.push_back(std::move(cells));
    }
    if (v.game().over()) return;
    o.begin_group("cells"_id, v.status(say));
    for (int c = 0; c < 9; ++c)
        if (v.is_free(c)) o.command(make_id("cell"_id, c));
    o.end();
}

std::string node_in_words(const View& v, const Say& say, const Tree::Node& n)
{
    std::string out = n.parent < 0 ? say(Text::tictactoe_root)
                                   : std::string(sign_of(!x_moves(n.board))) + ' ' + say(cell_name(n.cell));
    if (v.ui().cuts && n.skipped) return out + ": " + say(Text::tictactoe_pruned);
    out += ": " + say(Text::tictactoe_to_x, value_text(say, n.value));
    if (!v.limited()) {
        out += ", " + outcome_in_words(v, say, n.board);
        if (n.count > 0) out += ", " + say(Text::tictactoe_nodes, say.count(v.solved().at(n.board).nodes));
    } else if (n.count == 0) out += ", " + lines_in_words(say, n.board);
    return out;
}

/// Describes the open rows from `from` up to `to`, excluded, as nested groups.
struct TreeWriter {
    const View& view;
    Outline& o;
    const Say& say;
    int from, to, row = 0;

    void write(int node)
    {
        const auto& n = view.tree().at(node);
        if (row + n.rows <= from || row >= to) {
            row += n.rows;
            return;
        }
        ++row;
        const std::string words = node_in_words(view, say, n);
        const OwnedId id = make_id("node"_id, node);
        if (n.count == 0) {
            o.text(id, words);
            return;
        }
        o.begin_group(make_id("branch"_id, node), words);
        o.button(id, say(n.open ? Text::tictactoe_close_node : Text::tictactoe_open_node));
        if (n.open)
            for (int i = 0; i < n.count; ++i) write(n.first + i);
        o.end();
    }
};

} // namespace

void View::describe_tree(Outline& o) const
{
    const int rows = tree().rows(), page = std::min(ui_.page, tree_pages() - 1);
    o.text("tree_size"_id, tree_size_in_words(*this, o.say));
    if (ui_.cuts) o.text("tree_visited"_id, tree_visited_in_words(*this, o.say));
    const int from = page * tictactoe_page, to = std::min(rows, from + tictactoe_page);
    o.begin_group("tree"_id, o.say(Text::tictactoe_page, o.say.count(from + 1), o.say.count(to)));
    TreeWriter{*this, o, o.say, from, to}.write(0);
    o.end();
}

void View::describe(Outline& o, const Say& say)
{
    o.heading(1, Text::game_tictactoe);
    o.text("rules"_id, subtitle(say, Layout::desktop));
    describe_board(*this, o, say);
    if (game().over()) {
        o.heading(2, result_in_words(*this, say));
        if (ui_.review) o.text("decided"_id, decided_in_words(*this, say));
        for (const Id id : {"review"_id, "try_again"_id}) o.command(id);
        o.button("new_game"_id, Text::new_game);
    }
    for (const Id id : {"go_on"_id, "undo"_id, "redo"_id}) o.command(id);
    describe_analysis(o);
    if (!o.hides_analysis) o.command("show_tree"_id);
}

} // namespace shell::tictactoe
