// The panel beside the board: what the moves are worth, and the tree's settings.
#include "engine/tictactoe/analyse.hpp"
#include "shell/tictactoe/ids.hpp"
#include "shell/tictactoe/phrases.hpp"
#include "shell/tictactoe/pictures.hpp"
#include <algorithm>
#include <cmath>
#include <functional>

namespace shell::tictactoe {

using engine::tictactoe::TicTacToe;

namespace {

using CellSign = std::function<void(const Painter&, Rect)>;

/// The board with one of its squares filled.
CellSign square_sign(int cell, bool of_x)
{
    return [=](const Painter& p, Rect r) {
        const Rect board{r.x, r.centre().y - 11, 22, 22};
        const float third = board.w / 3;
        p.fill(board, p.theme().sunken, 3);
        p.fill({board.x + third * static_cast<float>(cell % 3), board.y + third * static_cast<float>(cell / 3), third,
                third},
               of_x ? p.theme().player_a : p.theme().player_b, 1);
    };
}

/// A tick, a cross, or two lines for a draw.
CellSign outcome_sign(int sign, Ink ink)
{
    return [=](const Painter& p, Rect r) {
        const Colour colour = colour_of(p.theme(), ink);
        const Point g{r.x + 6, r.centre().y};
        if (sign > 0) draw_tick(p, g, 6, colour, 2.4f);
        else if (sign < 0) draw_cross(p, g, 5, colour, 2.4f);
        else
            for (const float dy : {-2.5f, 2.5f}) p.line({g.x - 6, g.y + dy}, {g.x + 6, g.y + dy}, colour, 2.2f);
    };
}

/// A bar from the middle: to the right for X.
CellSign value_sign(int value, int most, Ink ink)
{
    return [=](const Painter& p, Rect r) {
        const float middle = r.centre().x, reach = r.w / 2, mid = r.centre().y;
        const int v = std::clamp(value, -most, most);
        const float w = reach * static_cast<float>(std::abs(v)) / static_cast<float>(most);
        p.fill({v < 0 ? middle - w : middle, mid - 6, w, 12}, colour_of(p.theme(), ink), 3);
        p.line({middle, mid - 9}, {middle, mid + 9}, p.theme().line_strong, 1);
    };
}

} // namespace

void View::panel(Panel& p)
{
    if (ui_.tab == Tab::tree) add_tree(p);
    else add_values(p);
}

void View::add_values(Panel& p)
{
    p.picture([this](const Ui& ui, float width) { return verdict_height(*this, ui, width); },
              [this](Ui& ui, Rect r) { draw_verdict(*this, ui, r); }, [this](Outline& o) { describe_verdict(o); });
    if (p.choice("search"_id, Text::tictactoe_search, ui_.search, tictactoe_searches).beside()) ui_.page = 0;
    if (limited() && p.number("depth"_id, Text::tictactoe_depth, ui_.depth, 1, engine::tictactoe::max_depth).slider())
        ui_.page = 0;
    if (const auto cell = p.part("look"_id, 8)) ui_.looked = ui_.looked == *cell ? -1 : *cell;
    if (!analysis().moves.empty()) add_moves(p);
    if (limited())
        p.picture([this](const Ui& ui, float width) { return open_lines_height(*this, ui, width); },
                  [this](Ui& ui, Rect r) { draw_open_lines(*this, ui, r); },
                  [](Outline& o) { o.text("about_f"_id, Text::tictactoe_about_f); });
    if (!game().moves.empty())
        p.picture([](const Ui&, float) { return history_height; },
                  [this](Ui& ui, Rect r) { draw_history(*this, ui, r); }, [this](Outline& o) { describe_history(o); });
    add_effort(p);
    const auto& whole = solved_.at({});
    p.words("size"_id, p.say(Text::tictactoe_size, p.say.count(whole.nodes), p.say.count(whole.games)) + ' ' +
                           p.say(Text::tictactoe_size_states, p.say.count(solved_.size()), p.say.count(765)));
    graph_table(p, graph_.found(), symmetric_.found());
}

/// A row for each move; pressing one chooses it for draw_open_lines().
void View::add_moves(Panel& p) const
{
    const bool x = game().x_to_move();
    std::vector<Column> columns{{p.say(Text::tictactoe_square)}, {p.say(Text::tictactoe_worth)}};
    columns[1].grow = true;
    if (limited()) {
        columns.push_back({"", Align::right, 0, Seen::drawn});
        columns.push_back({"f(n)", Align::left, 0, Seen::described});
    } else columns.push_back({"", Align::right, 1, Seen::drawn});
    auto& table = p.table("moves"_id, p.say(Text::tictactoe_if_played, sign_of(x)), std::move(columns));
    table.titled().tall().why("why:moves"_id);
    int most = 3;
    for (const auto& m : analysis().moves)
        if (std::abs(m.value) < engine::tictactoe::won_value) most = std::max(most, std::abs(m.value));
    for (const auto& m : analysis().moves) {
        const int c = int{m.cell}, sign = worth_sign(*this, c);
        const bool best = stands_out(*this, c);
        const Weight weight = best ? Weight::bold : Weight::regular;
        const Ink ink = sign > 0 ? Ink::win : sign < 0 ? Ink::lose : Ink::unknown;
        const std::string words = worth_in_words(*this, p.say, c);
        const std::string spoken = words + (best ? ", " + p.say(Text::tictactoe_is_best) : "");
        std::vector<Words> cells{{p.say(cell_name(c)), Ink::text, weight, {}, square_sign(c, x), 22}};
        if (limited()) {
            cells.push_back({{}, ink, weight, spoken, value_sign(m.value, most, ink), 80});
            cells.push_back({value_text(p.say, m.value), Ink::text, Weight::bold});
            cells.push_back({lines_in_words(p.say, TicTacToe{}.after(game().board, m.cell))});
        } else {
            cells.push_back({words, ink, weight, spoken, outcome_sign(sign, ink), 16});
            cells.push_back({best ? p.say(Text::tictactoe_is_best) : "", Ink::muted});
        }
        table.row(std::move(cells), {.id = make_id("look"_id, c), .chosen = c == shown_cell()});
    }
}

/// Nodes and leaves of minimax and of alpha-beta.
void View::add_effort(Panel& p) const
{
    const Analysis& a = analysis();
    p.divider();
    auto& bars =
        p.bars("effort"_id, p.say(Text::tictactoe_effort), Ink::muted,
               {p.say(Text::tictactoe_search), p.say(Text::tictactoe_head_nodes), p.say(Text::tictactoe_head_leaves)});
    const auto add = [&](Text name, const Analysis::Effort& e, Ink ink) {
        const auto language = p.say.language();
        const auto all = static_cast<double>(std::max<engine::Count>(1, a.minimax.nodes));
        ShareBar bar{p.say(name), static_cast<double>(e.nodes) / all,
                     p.say(Text::tictactoe_nodes, p.say.count(e.nodes)),
                     p.say(Text::tictactoe_leaves, p.say.count(e.leaves))};
        bar.cells = {bar.name, number(language, e.nodes), number(language, e.leaves)};
        bar.ink = ink;
        bars.bar(std::move(bar));
    };
    add(Text::tictactoe_minimax, a.minimax, Ink::muted);
    add(Text::tictactoe_alphabeta, a.alpha_beta, Ink::accent);
}

/// The tree's settings; the rows below them are drawn by hand.
void View::add_tree(Panel& p)
{
    std::vector<std::string> levels, spoken;
    for (const int level : tictactoe_levels) {
        const bool all = level == tictactoe_levels.back();
        levels.push_back(all ? p.say(Text::tictactoe_all) : std::to_string(level));
        spoken.push_back(all ? levels.back() : p.say(Text::tictactoe_level, p.say.count(level)));
    }
    int opened = -1;
    if (p.choice("open_to"_id, p.say(Text::tictactoe_open_to), opened, std::move(levels))
            .spoken(std::move(spoken))
            .beside()
            .share(0.6f)) {
        (void)tree();
        tree_->open_to(tictactoe_levels[static_cast<std::size_t>(opened)]);
        ui_.page = 0;
    }
    p.toggle("cuts"_id, Text::tictactoe_cuts, ui_.cuts).share(0.4f);
    p.in_words([this](Outline& o) { describe_tree(o); });
    const int pages = tree_pages();
    int page = std::min(ui_.page, pages - 1);
    if (pages > 1 && p.number("tree_page"_id, Text::tictactoe_tab_tree, page, 0, pages - 1).only_described())
        ui_.page = page;
}

void View::describe_verdict(Outline& o) const
{
    o.text("verdict"_id, verdict_in_words(*this, o.say));
    if (const auto best = best_in_words(*this, o.say); !best.empty()) o.text("best"_id, best);
    if (!game().over()) o.why("why:best"_id);
}

void View::describe_history(Outline& o) const
{
    std::vector<std::string> moves;
    for (int i = 0; i < game().moves.size(); ++i) {
        const auto& after = log_.at(static_cast<std::size_t>(i) + 1).board;
        std::string words = o.say(Text::tictactoe_played, sign_of(i % 2 == 0), o.say(cell_name(game().moves[i])));
        words += ' ' + outcome_in_words(*this, o.say, after);
        if (mistake(*this, i)) words += " (" + o.say(Text::tictactoe_mistake) + ")";
        moves.push_back(std::move(words));
    }
    o.list("history"_id, o.say(Text::tictactoe_history), std::move(moves));
}

} // namespace shell::tictactoe
