// The panel beside the board: what the moves are worth, and the tree's settings.
#include "engine/tictactoe/analyse.hpp"
#include "shell/tictactoe/ids.hpp"
#include "shell/tictactoe/phrases.hpp"
#include "shell/tictactoe/pictures.hpp"
#include <algorithm>

namespace shell::tictactoe {

using engine::tictactoe::TicTacToe;

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
    if (!analysis().moves.empty())
        p.picture([this](const Ui& ui, float) { return moves_height(*this, ui); },
                  [this](Ui& ui, Rect r) { draw_moves(*this, ui, r); }, [this](Outline& o) { describe_moves(o); });
    if (limited())
        p.picture([this](const Ui& ui, float width) { return open_lines_height(*this, ui, width); },
                  [this](Ui& ui, Rect r) { draw_open_lines(*this, ui, r); },
                  [](Outline& o) { o.text("about_f"_id, Text::tictactoe_about_f); });
    if (!game().moves.empty())
        p.picture([](const Ui&, float) { return history_height; },
                  [this](Ui& ui, Rect r) { draw_history(*this, ui, r); }, [this](Outline& o) { describe_history(o); });
    p.picture([](const Ui&, float) { return effort_height; }, [this](Ui& ui, Rect r) { draw_effort(*this, ui, r); },
              [this](Outline& o) { describe_effort(o); });
    const auto& whole = solved_.at({});
    p.words("size"_id, p.say(Text::tictactoe_size, p.say.count(whole.nodes), p.say.count(whole.games)) + ' ' +
                           p.say(Text::tictactoe_size_states, p.say.count(solved_.size()), p.say.count(765)));
    graph_table(p, graph_.found(), symmetric_.found());
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

void View::describe_moves(Outline& o) const
{
    std::vector<std::string> head{o.say(Text::tictactoe_square), o.say(Text::tictactoe_worth)};
    if (limited()) head.emplace_back("f(n)");
    auto& table = o.table("moves"_id, o.say(Text::tictactoe_if_played, sign_of(game().x_to_move())), std::move(head));
    for (const auto& m : analysis().moves) {
        std::vector<std::string> cells{o.say(cell_name(m.cell)), worth_in_words(*this, o.say, m.cell)};
        if (stands_out(*this, m.cell)) cells[1] += ", " + o.say(Text::tictactoe_is_best);
        if (limited()) cells.push_back(lines_in_words(o.say, TicTacToe{}.after(game().board, m.cell)));
        table.rows.push_back(std::move(cells));
    }
    o.why("why:moves"_id);
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

void View::describe_effort(Outline& o) const
{
    auto& table =
        o.table("effort"_id, o.say(Text::tictactoe_effort),
                {o.say(Text::tictactoe_search), o.say(Text::tictactoe_head_nodes), o.say(Text::tictactoe_head_leaves)});
    const auto add = [&](Text name, const Analysis::Effort& e) {
        table.rows.push_back({o.say(name), number(o.say.language(), e.nodes), number(o.say.language(), e.leaves)});
    };
    add(Text::tictactoe_minimax, analysis().minimax);
    add(Text::tictactoe_alphabeta, analysis().alpha_beta);
}

} // namespace shell::tictactoe
