// The table: two cards, the pot between them, and the buttons.
#include "shell/betting/after_game.hpp"
#include "shell/betting/canvas.hpp"
#include "shell/betting/ids.hpp"
#include "shell/betting/pot.hpp"
#include <algorithm>
#include <cmath>

namespace shell::betting {

using engine::betting::Card;
using engine::betting::Human;
using engine::betting::Reply;
using Phase = engine::betting::Game::Phase;

void draw_betting_card(const Painter& p, Rect r, Card card, bool open)
{
    draw_lettered_card(p, r, engine::betting::letter(card), open);
}

void draw_lettered_card(const Painter& p, Rect r, char card, bool open)
{
    const Theme& t = p.theme();
    const float radius = r.w * 0.1f;
    p.lift(r, radius);
    if (!open) {
        p.fill(r, t.accent, radius);
        const Rect inner = r.inset(r.w * 0.08f);
        p.stroke(inner, t.accent_ink, radius * 0.7f, 2);
        for (int row = 0; row < 3; ++row)
            for (int column = 0; column < 2; ++column)
                p.regular_polygon({inner.x + inner.w * (0.3f + 0.4f * static_cast<float>(column)),
                                   inner.y + inner.h * (0.2f + 0.3f * static_cast<float>(row))},
                                  r.w * 0.1f, 4, 0, faded(t.accent_ink, 0.55f));
        return;
    }
    p.fill(r, t.raised, radius);
    p.stroke(r, t.line_strong, radius, 1.5f);
    const std::string letter(1, card);
    const Colour c = card == 'A' ? t.series[3] : t.text;
    const float large = std::max(14.f, r.h * 0.48f);
    p.text({r.centre().x, r.centre().y + large * 0.354f}, letter, {large, c, Weight::bold, Align::middle});
    if (r.h < 72) return; // the corners would cover the middle
    const float small = std::max(12.f, r.h * 0.13f);
    p.text({r.x + r.w * 0.1f, r.y + small * 1.15f}, letter, {small, c, Weight::bold});
    p.text({r.right() - r.w * 0.1f, r.bottom() - small * 0.45f}, letter, {small, c, Weight::bold, Align::right});
}

void View::draw(Ui& ui, Rect area, const Jobs&)
{
    const Panes panes = lay_out(ui, area, usual_division(area, panel_share), sheet());
    BettingCanvas picture(*this, ui);
    if (const LeastText large = ui.board_letters(); !panes.covered) picture.board(usual_board(ui, panes));
    draw_analysis(ui, panes);
    if (ui.view.layout == Layout::landscape) {
        const Rect left = draw_strip(ui, area, *this);
        if (ui.led()) return;
        ui.button("rules_dialog"_id, {left.x, left.y, std::min(340.f, left.w), left.h}, other_games_in_words(ui.say),
                  ButtonKind::plain, Icon::edit);
    }
}

namespace {

constexpr float least_table = 78; // a name, a small card and its action

} // namespace

void BettingCanvas::board(Rect r)
{
    if (view_.tab() == Tab::tree) { // the game goes on below it, in words and buttons
        const auto& lesson = ui_.memory().lesson;
        const bool answered = lesson.read && !lesson.asks && ui_.view.layout == Layout::phone;
        if (answered) return tree(r); // the lesson shows the tree alone
        const float foot = buttons(r), words = round_so_far({r.x, r.y, r.w, r.h - foot});
        return tree({r.x, r.y, r.w, r.h - foot - words});
    }
    float top = head(r);
    top += other_games({r.x, r.y + top, r.w, r.h - top});
    const float foot = buttons(r), room = r.h - top - foot, words = result_height(r.w);
    const float over = room - words >= least_table ? words : 0; // else the cards and the balance show the result
    if (over > 0) result({r.x, r.y, r.w, r.h - foot});
    table({r.x, r.y + top, r.w, room - over});
}

float BettingCanvas::head(Rect r)
{
    const bool wide = ui_.view.layout == Layout::desktop;
    const int capital = view_.mine(game_.capital);
    const bool both = view_.setup().human == Human::both;
    const float size = wide ? 34.f : 26.f;
    const Text what = both ? Text::betting_capital_max : Text::betting_capital;
    p_.text({r.right(), r.y + (wide ? 26.f : 22.f)}, gain_text(capital), {size, t_.text, Weight::bold, Align::right});
    ui_.text({r.right(), r.y + (wide ? 44.f : 37.f)}, what, {12, t_.muted, Weight::regular, Align::right});
    const float w = std::max(p_.width(gain_text(capital), size, Weight::bold), p_.width(say_(what), 12));
    const float room = r.w - w - 16;
    const auto rounds = static_cast<std::int64_t>(game_.rounds.size());
    p_.text({r.x, r.y + (wide ? 20.f : 16.f)},
            p_.fitted(say_(Text::betting_round_of, say_.count(rounds), say_.count(view_.setup().rounds)), room, 13),
            {13, t_.muted});
    p_.text({r.x, r.y + (wide ? 44.f : 37.f)},
            p_.fitted(prompt_in_words(say_, view_), room, wide ? 18.f : 15.f, Weight::bold),
            {wide ? 18.f : 15.f, t_.text, Weight::bold});
    return wide ? 60.f : 46.f;
}

/// The way to the room's other games; landscape has it over the panel. Returns its height.
float BettingCanvas::other_games(Rect r)
{
    constexpr float h = 40, least_below = 58 + least_table; // the buttons and a small table
    if (ui_.led() || ui_.view.layout == Layout::landscape || r.h < h + 8 + least_below) return 0;
    const std::string words = other_games_in_words(say_);
    const float w = std::min(r.w, p_.width(words, 15, Weight::bold) + 60);
    ui_.button("rules_dialog"_id, {r.x, r.y, w, h}, words, ButtonKind::plain, Icon::edit);
    return h + 8;
}

float BettingCanvas::buttons_width(Rect r) const
{
    return ui_.view.layout == Layout::desktop ? std::min(480.f, r.w) : r.w;
}

float BettingCanvas::buttons(Rect r)
{
    if (ui_.memory().lock.puzzle) return 0; // a puzzle asks for the bet, and none is made
    const float h = 48, gap = 10, y = r.bottom() - h;
    const float w = buttons_width(r), x = r.x + (r.w - w) / 2;
    std::vector<OwnedId> ids = ui_.commands->each("bet"_id);
    for (const Id id : {"call"_id, "fold"_id, "next"_id}) ids.emplace_back(id);
    ui_.command_row(ids, {x, y, w, h}, gap);
    if (view_.progress().over) return draw_after_game(ui_, {x, y, w, h}, 10) + 10;
    return h + 10;
}

/// Writes the round in words at the bottom of `r`, below the tree. Returns its height.
float BettingCanvas::round_so_far(Rect r) const
{
    const std::string words = game_.round().reply ? round_in_words(say_, view_, game_.round())
                                                  : prompt_in_words(say_, view_) + cards_in_words(say_, game_);
    const float w = buttons_width(r), h = 18 * static_cast<float>(p_.wrapped(words, w, 14, Weight::bold).size()) + 8;
    p_.paragraph({r.x + (r.w - w) / 2, r.bottom() - h + 15}, words, w, {14, t_.text, Weight::bold}, 18);
    return h;
}

float BettingCanvas::result_height(float width) const
{
    if (!game_.round().reply) return 0;
    const float size = ui_.view.layout == Layout::desktop ? 15.f : 14.f;
    const auto lines = p_.wrapped(round_in_words(say_, view_, game_.round()), width - 24, size, Weight::bold);
    return 20 * static_cast<float>(lines.size()) + 22;
}

void BettingCanvas::result(Rect r) const
{
    const float size = ui_.view.layout == Layout::desktop ? 15.f : 14.f, h = result_height(r.w) - 8;
    const std::string words = round_in_words(say_, view_, game_.round());
    const Rect box{r.x, r.bottom() - h, r.w, h};
    const int gain = view_.mine(game_.round().payoff);
    p_.fill(box, gain > 0 ? t_.win_soft : gain < 0 ? t_.lose_soft : t_.sunken, 8);
    p_.paragraph({box.x + 12, box.y + 21}, words, r.w - 24, {size, t_.text, Weight::bold}, 20);
}

void BettingCanvas::seat(Rect r, Human whose)
{
    const bool max = whose == Human::max;
    const auto& round = game_.round();
    const Colour c = node_colour(t_, max ? NodeShape::max : NodeShape::min);
    std::string name = max ? "▲ MAX" : "▼ MIN";
    const auto human = view_.setup().human;
    if (human != Human::both) name += " · " + say_(human == whose ? Text::you : Text::computer);
    if (p_.width(name, 14, Weight::bold) > r.w) name.resize(name.find(" · ")); // the title says whose
    p_.text({r.centre().x, r.y + 16}, p_.fitted(name, r.w, 14, Weight::bold), {14, c, Weight::bold, Align::middle});
    const float h = std::max(24.f, std::min(230.f, std::min(r.h - 52, r.w / 0.7f))), w = h * 0.7f;
    const bool open = view_.is_open(static_cast<int>(game_.rounds.size()) - 1, whose);
    draw_betting_card(p_, {r.centre().x - w / 2, r.y + 25, w, h}, max ? round.deal.max : round.deal.min, open);
    std::string does = say_(Text::betting_thinks);
    bool done = false;
    if (max && round.bet) does = say_(Text::betting_bets, bet_text(view_.rules(), *round.bet)), done = true;
    if (!max && round.reply)
        does = say_(*round.reply == Reply::call ? Text::betting_calls : Text::betting_folds), done = true;
    if (r.h < least_table) return;
    p_.text({r.centre().x, r.y + 25 + h + 21}, does,
            {14, done ? t_.text : t_.muted, done ? Weight::bold : Weight::regular, Align::middle});
}

void BettingCanvas::table(Rect r)
{
    const float w = std::min(r.w, 600.f), h = std::min(r.h, 290.f);
    const Rect in{r.x + (r.w - w) / 2, r.y + (r.h - h) / 2, w, h};
    const float seat_w = w * 0.36f;
    seat({in.x, in.y, seat_w, h}, Human::max);
    seat({in.right() - seat_w, in.y, seat_w, h}, Human::min);
    const auto& round = game_.round();
    int pot = 2 * engine::betting::ante;
    if (round.bet) {
        const int bet = view_.rules().bets[*round.bet];
        pot += round.reply == Reply::call ? 2 * bet : bet;
    }
    draw_pot(ui_, in.centre(), pot, h < 100);
}

} // namespace shell::betting
