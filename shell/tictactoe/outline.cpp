// The outline of tic-tac-toe: the same controls, with the same ids, as on the canvas.
#include "engine/tictactoe/analyse.hpp"
#include "shell/tictactoe/ids.hpp"
#include "shell/tictactoe/phrases.hpp"
#include <algorithm>

namespace shell::tictactoe {
namespace {

using engine::tictactoe::State;
using engine::tictactoe::TicTacToe;

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
            cells.push_back(mark_at(v.game().board, c, say(Text::tictactoe_empty_cell)));
        table.rows.push_back(std::move(cells));
    }
    if (v.game().over()) return;
    o.begin_group("cells"_id, v.status(say));
    for (int c = 0; c < 9; ++c)
        if (mark_at(v.game().board, c, "").empty()) {
            std::string label = say(cell_name(c));
            if (v.analysis_shown()) {
                label += ": " + worth_in_words(v, say, c);
                if (stands_out(v, c)) label += ", " + say(Text::tictactoe_is_best);
            }
            o.button(make_id("cell"_id, c), label, v.can_play(c), say(Text::its_turn));
        }
    o.end();
}

void describe_values(const View& v, Outline& o, const Say& say)
{
    o.text("verdict"_id, verdict_in_words(v, say));
    if (const auto best = best_in_words(v, say); !best.empty()) o.text("best"_id, best);
    if (!v.game().over()) o.why("why:best"_id);
    o.radios("search"_id, say(Text::tictactoe_search), static_cast<int>(v.ui().search),
             options_of(say, tictactoe_searches));
    if (v.limited()) o.number("depth"_id, Text::tictactoe_depth, v.ui().depth, 1, engine::tictactoe::max_depth);
    const auto& analysis = v.analysis();
    if (!analysis.moves.empty()) {
        std::vector<std::string> head{say(Text::tictactoe_square), say(Text::tictactoe_worth)};
        if (v.limited()) head.emplace_back("f(n)");
        auto& table =
            o.table("moves"_id, say(Text::tictactoe_if_played, sign_of(v.game().x_to_move())), std::move(head));
        for (const auto& m : analysis.moves) {
            std::vector<std::string> cells{say(cell_name(m.cell)), worth_in_words(v, say, m.cell)};
            if (stands_out(v, m.cell)) cells[1] += ", " + say(Text::tictactoe_is_best);
            if (v.limited()) cells.push_back(lines_in_words(say, TicTacToe{}.after(v.game().board, m.cell)));
            table.rows.push_back(std::move(cells));
        }
        o.why("why:moves"_id);
    }
    if (v.limited()) o.text("about_f"_id, Text::tictactoe_about_f);
    auto& effort =
        o.table("effort"_id, say(Text::tictactoe_effort),
                {say(Text::tictactoe_search), say(Text::tictactoe_head_nodes), say(Text::tictactoe_head_leaves)});
    const auto add = [&](Text name, const Analysis::Effort& e) {
        effort.rows.push_back({say(name), number(say.language(), e.nodes), number(say.language(), e.leaves)});
    };
    add(Text::tictactoe_minimax, analysis.minimax);
    add(Text::tictactoe_alphabeta, analysis.alpha_beta);
    std::vector<std::string> moves;
    for (int i = 0; i < v.game().moves.size(); ++i) {
        const auto& after = v.log().at(static_cast<std::size_t>(i) + 1).board;
        std::string words = say(Text::tictactoe_played, sign_of(i % 2 == 0), say(cell_name(v.game().moves[i])));
        words += ' ' + outcome_in_words(v, say, after);
        if (mistake(v, i)) words += " (" + say(Text::tictactoe_mistake) + ")";
        moves.push_back(std::move(words));
    }
    if (!moves.empty()) o.list("history"_id, say(Text::tictactoe_history), std::move(moves));
    const auto& whole = v.solved().at({});
    o.text("size"_id, say(Text::tictactoe_size, say.count(whole.nodes), say.count(whole.games)) + ' ' +
                          say(Text::tictactoe_size_states, say.count(v.solved().size()), say.count(765)));
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

void describe_tree(const View& v, Outline& o, const Say& say)
{
    const Tree& tree = v.tree();
    std::vector<OutlineOption> levels;
    for (std::size_t i = 0; i < tictactoe_levels.size(); ++i)
        levels.push_back({std::to_string(i), i + 1 == tictactoe_levels.size()
                                                 ? say(Text::tictactoe_all)
                                                 : say(Text::tictactoe_level, say.count(tictactoe_levels[i]))});
    o.radios("open_to"_id, say(Text::tictactoe_open_to), -1, std::move(levels));
    o.checkbox("cuts"_id, Text::tictactoe_cuts, v.ui().cuts);
    o.text("tree_size"_id,
           say(Text::tictactoe_rows_open, say.count(tree.rows()), say.count(v.solved().at(v.game().board).nodes)));
    if (v.ui().cuts) {
        const int visited = tree.visited_rows();
        o.text("tree_visited"_id,
               say(Text::tictactoe_visited_open, say.count(visited), say.count(tree.rows() - visited)));
    }
    const int pages = (tree.rows() + tictactoe_page - 1) / tictactoe_page, page = std::min(v.ui().page, pages - 1);
    const int from = page * tictactoe_page, to = std::min(tree.rows(), from + tictactoe_page);
    o.begin_group("tree"_id, say(Text::tictactoe_page, say.count(from + 1), say.count(to)));
    TreeWriter{v, o, say, from, to}.write(0);
    o.end();
    if (pages < 2) return;
    o.number("tree_page"_id, Text::tictactoe_tab_tree, page, 0, pages - 1);
}

} // namespace

void View::describe(Outline& o, const Say& say)
{
    o.heading(1, Text::game_tictactoe);
    o.text("rules"_id, subtitle(say, Layout::desktop));
    describe_board(*this, o, say);
    if (game().over()) {
        o.heading(2, result_in_words(*this, say));
        if (ui_.review) o.text("decided"_id, decided_in_words(*this, say));
        else if (decisive()) o.button("review"_id, review_title(*this));
        if (ui_.review && can_try_again()) o.button("try_again"_id, Text::try_again);
        o.button("new_game"_id, Text::new_game);
    }
    if (two_computers() && ui_.held && !game().over()) o.button("go_on"_id, Text::tictactoe_go_on);
    o.button("undo"_id, Text::undo, undoes(), Text::nothing_to_undo);
    o.button("redo"_id, Text::redo, log_.can_redo(), Text::nothing_to_redo);
    if (o.hides_analysis) return;
    o.heading(2, Text::analysis);
    o.checkbox("analysis"_id, Text::show_analysis, analysis_shown());
    if (!analysis_shown()) {
        o.button("show_tree"_id, Text::tictactoe_show_tree);
        return;
    }
    o.radios("tab"_id, say(Text::analysis), static_cast<int>(ui_.tab), options_of(say, tictactoe_tabs));
    if (ui_.tab == Tab::tree) describe_tree(*this, o, say);
    else describe_values(*this, o, say);
}

} // namespace shell::tictactoe
