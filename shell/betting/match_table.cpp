// The table of a betting variant: two cards or one, the pot, and the buttons.
#include "shell/betting/after_game.hpp"
#include "shell/betting/canvas.hpp"
#include "shell/betting/ids.hpp"
#include "shell/betting/match_canvas.hpp"
#include "shell/betting/pot.hpp"
#include <algorithm>

namespace shell::betting {

using engine::betting::Human;

namespace {

constexpr float least_seat = 78; // a name, a small card and its action
constexpr float table_over_tree = 150, least_tree = 300;

/// Beside a question and beside its answer, with the tree below it.
float table_of_lesson(Rect board)
{
    constexpr float head_words_and_buttons = 180, most = 290;
    return std::clamp(board.h - head_words_and_buttons - least_tree, table_over_tree, most);
}

} // namespace

void MatchView::draw(Ui& ui, Rect area, const Jobs&)
{
    ui.memory().lesson.steady = true;
    const Panes panes = lay_out(ui, area, usual_division(area, panel_share), sheet());
    if (const LeastText large = ui.board_letters(); !panes.covered)
        MatchCanvas(*this, ui).board(usual_board(ui, panes));
    draw_analysis(ui, panes);
    if (ui.view.layout == Layout::landscape) {
        const Rect left = draw_strip(ui, area, *this);
        if (ui.led()) return;
        ui.button("rules_dialog"_id, {left.x, left.y, std::min(340.f, left.w), left.h},
                  other_games_in_words(ui.say, setup().rules.variant), ButtonKind::plain, Icon::edit);
    }
}

void MatchCanvas::board(Rect r)
{
    const bool wide = ui_.view.layout == Layout::desktop;
    const auto& lesson = ui_.memory().lesson;
    const bool steady = wide && lesson.read && ui_.led(); // the answer may show the tree: the table leaves it room
    const bool shows_tree = view_.tab() == MatchTab::tree || (wide && view_.tab() != MatchTab::play);
    if (shows_tree) {                // the round goes on below it, in words and buttons
        constexpr float least = 330; // with less, the tree has the room, and the words below it say the rest
        const bool headed = r.h >= least;
        const float top = headed ? head(r) : 0, foot = buttons(r);
        const float words = round_so_far({r.x, r.y, r.w, r.h - foot}, headed);
        Rect rest{r.x, r.y + top, r.w, r.h - top - foot - words};
        if (const float over = steady ? table_of_lesson(r) : table_over_tree; wide && rest.h >= over + least_tree) {
            table({rest.x, rest.y, rest.w, over});
            rest = {rest.x, rest.y + over, rest.w, rest.h - over};
        }
        return tree(rest);
    }
    float top = head(r);
    top += other_games({r.x, r.y + top, r.w, r.h - top});
    const float foot = buttons(r), room = r.h - top - foot, words = result_height(r.w);
    const float over = room - words >= least_seat ? words : 0; // else the cards and the balance show the result
    if (over > 0) result({r.x, r.y, r.w, r.h - foot});
    table({r.x, r.y + top, r.w, steady ? std::min(table_of_lesson(r), room - over) : room - over});
}

float MatchCanvas::head(Rect r)
{
    const bool wide = ui_.view.layout == Layout::desktop;
    const std::string capital = gain_text(view_.mine(game_.capital));
    const float size = wide ? 34.f : 26.f;
    const Text what = view_.setup().human == Human::both ? Text::betting_capital_max : Text::betting_capital;
    p_.text({r.right(), r.y + (wide ? 26.f : 22.f)}, capital, {size, t_.text, Weight::bold, Align::right});
    ui_.text({r.right(), r.y + (wide ? 44.f : 37.f)}, what, {12, t_.muted, Weight::regular, Align::right});
    const float w = std::max(p_.width(capital, size, Weight::bold), p_.width(say_(what), 12));
    const float room = r.w - w - 16;
    p_.text({r.x, r.y + (wide ? 20.f : 16.f)},
            p_.fitted(say_(Text::betting_round_of, say_.count(static_cast<std::int64_t>(game_.rounds.size())),
                           say_.count(view_.setup().rounds)),
                      room, 13),
            {13, t_.muted});
    const float words = wide ? 18.f : 15.f;
    const float below = p_.paragraph({r.x, r.y + (wide ? 44.f : 37.f)}, prompt_in_words(say_, view_), room,
                                     {words, t_.text, Weight::bold}, words + 4);
    return std::max(wide ? 60.f : 46.f, below - r.y - words + 8);
}

/// The way to the room's other games; landscape has it over the panel. Returns its height.
float MatchCanvas::other_games(Rect r)
{
    constexpr float h = 40, least_below = 58 + least_seat; // the buttons and a small table
    if (ui_.led() || ui_.view.layout == Layout::landscape || r.h < h + 8 + least_below) return 0;
    const std::string words = other_games_in_words(say_, view_.setup().rules.variant);
    const float w = std::min(r.w, p_.width(words, 15, Weight::bold) + 60);
    ui_.button("rules_dialog"_id, {r.x, r.y, w, h}, words, ButtonKind::plain, Icon::edit);
    return h + 8;
}

float MatchCanvas::buttons_width(Rect r) const
{
    return ui_.view.layout == Layout::desktop ? std::min(480.f, r.w) : r.w;
}

float MatchCanvas::buttons(Rect r)
{
    const float h = 48, y = r.bottom() - h, w = buttons_width(r), x = r.x + (r.w - w) / 2;
    std::vector<OwnedId> ids = ui_.commands->each("act"_id);
    std::reverse(ids.begin(), ids.end()); // check and fold at the left, as in the tree
    ids.emplace_back("next"_id);
    ui_.command_row(ids, {x, y, w, h}, 10);
    if (game_.over()) return draw_after_game(ui_, {x, y, w, h}, 10) + 10;
    return h + 10;
}

/// Writes the round in words at the bottom of `r`, below the tree; `headed`: the head has the turn and the balance.
/// Returns its height.
float MatchCanvas::round_so_far(Rect r, bool headed) const
{
    std::string words = game_.shown() ? match_round_in_words(say_, view_) : match_cards_in_words(say_, view_);
    if (!headed) {
        if (!game_.shown()) words = prompt_in_words(say_, view_) + words;
        words += " " + balance_in_words(say_, view_);
    }
    words.erase(0, words.find_first_not_of(' '));
    const float w = buttons_width(r), h = 18 * static_cast<float>(p_.wrapped(words, w, 14, Weight::bold).size()) + 8;
    p_.paragraph({r.x + (r.w - w) / 2, r.bottom() - h + 15}, words, w, {14, t_.text, Weight::bold}, 18);
    return h;
}

float MatchCanvas::result_height(float width) const
{
    if (!game_.shown()) return 0;
    const float size = ui_.view.layout == Layout::desktop ? 15.f : 14.f;
    return 20 * static_cast<float>(
                    p_.wrapped(match_round_in_words(say_, view_), width - 24, size, Weight::bold).size()) +
           22;
}

void MatchCanvas::result(Rect r) const
{
    const float size = ui_.view.layout == Layout::desktop ? 15.f : 14.f, h = result_height(r.w) - 8;
    const Rect box{r.x, r.bottom() - h, r.w, h};
    const int gain = view_.mine(game_.round().payoff.value_or(0));
    p_.fill(box, gain > 0 ? t_.win_soft : gain < 0 ? t_.lose_soft : t_.sunken, 8);
    p_.paragraph({box.x + 12, box.y + 21}, match_round_in_words(say_, view_), r.w - 24, {size, t_.text, Weight::bold},
                 20);
}

void MatchCanvas::seat(Rect r, int player)
{
    const Colour c = node_colour(t_, player == 0 ? NodeShape::max : NodeShape::min);
    std::string name = player == 0 ? "▲ MAX" : "▼ MIN";
    if (view_.setup().human != Human::both) name += " · " + say_(view_.me() == player ? Text::you : Text::computer);
    if (p_.width(name, 14, Weight::bold) > r.w) name.resize(name.find(" · ")); // the title says whose
    p_.text({r.centre().x, r.y + 16}, p_.fitted(name, r.w, 14, Weight::bold), {14, c, Weight::bold, Align::middle});
    const float h = std::max(24.f, std::min(230.f, std::min(r.h - 52, r.w / 0.7f))), w = h * 0.7f;
    const char card = card_of(view_, game_.round().deal, player);
    const int now = static_cast<int>(game_.rounds.size()) - 1;
    if (card) draw_lettered_card(p_, {r.centre().x - w / 2, r.y + 25, w, h}, card, game_.is_open(now, player));
    else if (const std::string none = say_(Text::variant_no_card);
             25 + h / 2 + 17 * static_cast<float>(p_.wrapped(none, r.w - 8, 13).size()) <= r.h)
        p_.paragraph({r.x + 4, r.y + 25 + h / 2}, none, r.w - 8, {13, t_.muted}, 17);
    if (r.h < least_seat) return;
    std::string does = say_(Text::betting_thinks);
    bool done = false;
    const auto& tree = view_.book().tree;
    const auto& path = game_.round().path;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        const auto& set = tree.sets[static_cast<std::size_t>(tree.nodes[static_cast<std::size_t>(path[i])].set)];
        if (set.player != player) continue;
        const int action = tree.nodes[static_cast<std::size_t>(path[i + 1])].action;
        does = move_in_words(say_, view_, set, action);
        done = true;
    }
    if (!done && game_.mover() != player) return;
    p_.text({r.centre().x, r.y + 25 + h + 21}, p_.fitted(does, r.w, 14, Weight::bold),
            {14, done ? t_.text : t_.muted, done ? Weight::bold : Weight::regular, Align::middle});
}

void MatchCanvas::table(Rect r)
{
    const float w = std::min(r.w, 600.f), h = std::min(r.h, 290.f);
    const Rect in{r.x + (r.w - w) / 2, r.y + (r.h - h) / 2, w, h};
    const float seat_w = w * 0.36f;
    seat({in.x, in.y, seat_w, h}, 0);
    seat({in.right() - seat_w, in.y, seat_w, h}, 1);
    const auto& rules = view_.setup().rules;
    int pot = 2 * rules.ante;
    const auto& tree = view_.book().tree;
    const auto& path = game_.round().path;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        const auto& set = tree.sets[static_cast<std::size_t>(tree.nodes[static_cast<std::size_t>(path[i])].set)];
        const int action = tree.nodes[static_cast<std::size_t>(path[i + 1])].action;
        const std::string& name = set.actions[static_cast<std::size_t>(action)];
        if (name == "bet" || name == "call") pot += rules.bets[0];
    }
    draw_pot(ui_, in.centre(), pot, h < 100);
}

} // namespace shell::betting
