// The betting game's analysis panel: the rounds played, the equilibrium in fractions, the tree's legend.
#include "shell/betting/canvas.hpp"
#include "shell/betting/ids.hpp"
#include "shell/kit/fractions.hpp"
#include <algorithm>
#include <array>

namespace shell::betting {
namespace {

constexpr std::array tab_names{Text::betting_tab_play, Text::betting_tab_strategy, Text::betting_tab_tree};
constexpr float line = 21;

} // namespace

using engine::Fraction;
using engine::betting::Cards;
using engine::betting::Human;
using engine::betting::Reply;

void BettingCanvas::panel(Rect r)
{
    if (r.h < 24) return;
    if (view_.analysis_shown()) r = draw_tabs(ui_, r, tab_names, static_cast<int>(view_.tab()));
    scrolled(ui_, "betting panel ", static_cast<int>(view_.tab()), {r.x - 8, r.y, r.w + 20, r.h}, [&](float top) {
        const Point at{r.x, top};
        return view_.tab() == Tab::play       ? play_tab(at, r.w)
               : view_.tab() == Tab::strategy ? strategy_tab(at, r.w)
                                              : tree_tab(at, r.w);
    });
}

float BettingCanvas::play_tab(Point at, float width)
{
    const int done = game_.finished();
    if (done == 0) return p_.paragraph({at.x, at.y + 20}, say_(Text::betting_no_rounds), width, {14, t_.muted}, line);
    const int capital = view_.mine(game_.capital);
    at.y = figure_line(p_, at, width, say_(Text::betting_finished), std::to_string(done));
    at.y = figure_line(p_, at, width, say_(Text::betting_average),
                       written_about(say_.language(), Fraction(capital) / Fraction(done)));
    if (view_.analysis_shown()) {
        const Fraction expected = game_.expected();
        ui_.why("why:value"_id, {at.x + width - Ui::why_room / 2, at.y + 15});
        at.y = figure_line(p_, at, width - Ui::why_room - 2, say_(Text::betting_expected),
                           written_about(say_.language(), view_.setup().human == Human::min ? -expected : expected));
    }
    return history({at.x, at.y + 8}, width);
}

float BettingCanvas::history(Point at, float width)
{
    const bool both = view_.setup().human == Human::both;
    const std::array heads{say_(Text::betting_head_round), std::string("MAX"), std::string("MIN"),
                           say_(Text::betting_head_bet),
                           say_(both ? Text::betting_head_max_gets : Text::betting_head_you_get)};
    const float first = std::max(0.18f, (p_.width(heads[0], 12, Weight::bold) + 8) / width);
    const std::array parts{0.f, first, first + 0.14f, first + 0.28f, 1.f};
    const float last = width * (1 - parts[3]) - p_.width(heads[3], 12, Weight::bold) - 8;
    for (std::size_t i = 0; i < heads.size(); ++i)
        p_.text({at.x + width * parts[i], at.y + 14},
                i + 1 == heads.size() ? p_.fitted(heads[i], last, 12, Weight::bold) : heads[i],
                {12, t_.muted, Weight::bold, i + 1 == heads.size() ? Align::right : Align::left});
    float y = at.y + 22;
    for (int i = static_cast<int>(game_.rounds.size()); i-- > 0;) {
        const auto& round = game_.rounds[static_cast<std::size_t>(i)];
        if (!round.reply) continue;
        const auto card = [&](Human whose, engine::betting::Card c) {
            return view_.is_open(i, whose) ? std::string(1, engine::betting::letter(c)) : std::string("?");
        };
        const int gain = view_.mine(round.payoff);
        const std::string bet = bet_text(view_.rules(), round.bet.value_or(0)) + ", " +
                                say_(*round.reply == Reply::call ? Text::betting_calls : Text::betting_folds);
        p_.text({at.x, y + 16}, std::to_string(i + 1), {13, t_.muted});
        p_.text({at.x + width * parts[1], y + 16}, card(Human::max, round.deal.max), {14, t_.text, Weight::bold});
        p_.text({at.x + width * parts[2], y + 16}, card(Human::min, round.deal.min), {14, t_.text, Weight::bold});
        p_.text({at.x + width * parts[3], y + 16}, p_.fitted(bet, width * (0.88f - parts[3]), 14), {14, t_.text});
        p_.text({at.x + width, y + 16}, gain_text(gain),
                {14,
                 gain > 0   ? t_.win
                 : gain < 0 ? t_.lose
                            : t_.text,
                 Weight::bold, Align::right});
        y += 24;
    }
    return y;
}

/// Selects the solution shown: cards seen or hidden, each with its value.
float BettingCanvas::view_switch(Point at, float width)
{
    const float h = ui_.view.layout == Layout::desktop ? 36.f : 44.f;
    const std::array names{say_(Text::betting_seen) + "  " + written(view_.solution(Cards::seen).value),
                           say_(Text::betting_hidden) + "  " + written(view_.solution(Cards::hidden).value)};
    const std::array<std::string_view, 2> shown{names[0], names[1]};
    ui_.segmented("view"_id, {at.x, at.y, width, h}, shown, static_cast<int>(view_.ui().view));
    return at.y + h + 4;
}

float BettingCanvas::value(Point at, float width)
{
    const Fraction& v = view_.solution(view_.ui().view).value;
    const std::string shown = written(v);
    p_.text({at.x, at.y + 34}, shown, {34, t_.text, Weight::bold});
    const float x = at.x + p_.width(shown, 34, Weight::bold) + 12;
    ui_.why("why:value"_id, {at.x + width - Ui::why_room / 2, at.y + 34}); // below the label, which needs the width
    const std::string what = say_(Text::betting_value);
    const float size = p_.width(what, 13, Weight::bold) > at.x + width - x ? 12.f : 13.f;
    p_.text({x, at.y + 20}, p_.fitted(what, at.x + width - x, size, Weight::bold), {size, t_.muted, Weight::bold});
    if (!(v.den() == engine::Integer(1))) p_.text({x, at.y + 37}, "≈ " + about(say_.language(), v), {13, t_.muted});
    return at.y + 48;
}

float BettingCanvas::strategy_tab(Point at, float width)
{
    at.y = view_switch(at, width);
    at.y = value(at, width);
    bool ranged = false;
    const auto groups = strategy_groups(say_, view_);
    for (const auto& g : groups) {
        at.y = group({at.x, at.y + 6}, width, g, &g == groups.data());
        for (const auto& range : *g.ranges) ranged |= !range.is_fixed();
    }
    if (ranged) at.y = p_.paragraph({at.x, at.y + 22}, say_(Text::betting_ranges_note), width, {13, t_.muted}, 18);
    return at.y;
}

float BettingCanvas::group(Point at, float width, const StrategyGroup& g, bool first)
{
    const Colour c = node_colour(t_, g.max ? NodeShape::max : NodeShape::min);
    const bool asked = first && view_.hidden_view();
    p_.text({at.x, at.y + 14},
            p_.fitted((g.max ? "▲ " : "▼ ") + g.title, width - (asked ? Ui::why_room : 0), 13, Weight::bold),
            {13, c, Weight::bold});
    if (asked) ui_.why("why:strategy"_id, {at.x + width - Ui::why_room / 2, at.y + 9});
    float y = at.y + 22, figure = 30, range = 0;
    for (std::size_t i = 0; i < g.weights->size(); ++i) {
        figure = std::max(figure, p_.width(written((*g.weights)[i]), 15, Weight::bold));
        range = std::max(range, p_.width(range_in_words(say_, (*g.ranges)[i]), 12));
    }
    const float bar = std::max(40.f, width - 36 - figure - 12 - (range > 0 ? range + 10 : 0));
    for (std::size_t i = 0; i < g.weights->size(); ++i) {
        const Fraction& w = (*g.weights)[i];
        p_.text({at.x, y + 16}, bet_text(view_.rules(), static_cast<int>(i)), {14, t_.text, Weight::bold});
        p_.fill({at.x + 36, y + 5, bar, 12}, t_.sunken, 3);
        if (w.sign() > 0)
            p_.fill({at.x + 36, y + 5, std::max(3.f, bar * static_cast<float>(engine::to_double(w))), 12}, c, 3);
        p_.text({at.x + 36 + bar + 8 + figure, y + 17}, written(w),
                {15, w.sign() > 0 ? t_.text : t_.muted, Weight::bold, Align::right});
        const std::string note = range_in_words(say_, (*g.ranges)[i]);
        if (!note.empty()) p_.text({at.x + width, y + 16}, note, {12, t_.muted, Weight::regular, Align::right});
        y += 25;
    }
    return y;
}

float BettingCanvas::tree_tab(Point at, float width)
{
    at.y = view_switch(at, width);
    at.y = value(at, width) + 4;
    const Text note = view_.hidden_view() ? Text::betting_sets_note : Text::betting_seen_note;
    at.y = p_.paragraph({at.x, at.y + 16}, say_(note), width, {14, t_.text}, line);
    at.y = p_.paragraph({at.x, at.y + 4}, say_(Text::betting_thick), width, {13, t_.muted}, 18);
    if (!view_.hidden_view()) return at.y;
    const float h = ui_.view.layout == Layout::desktop ? 32.f : 44.f;
    for (int set = 0; set < view_.set_count(); ++set) {
        const OwnedId id = make_id("set"_id, set);
        const Rect r{at.x - 4, at.y, width + 4, h};
        const Press press = ui_.item(id, r, 6);
        const bool on = set == view_.ui().set;
        const Colour back = ui_.reactive(on ? t_.accent_soft : 0, press, id);
        if (back >> 24) p_.fill(r, back, 6);
        p_.text({at.x + 4, r.centre().y + 5}, set < 2 ? "▲" : "▼",
                {12, node_colour(t_, set < 2 ? NodeShape::max : NodeShape::min), Weight::bold});
        p_.text({at.x + 24, r.centre().y + 5}, p_.fitted(set_in_words(say_, view_, set), width - 28, 14),
                {14, t_.text, on ? Weight::bold : Weight::regular});
        if (press.clicked) ui_.act("set"_id, on ? "-1" : std::to_string(set));
        at.y += h;
    }
    return at.y;
}

} // namespace shell::betting
