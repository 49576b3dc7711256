// The tab "My strategy": a slider for each of my information sets, and what the best reply wins.
#include "shell/betting/ids.hpp"
#include "shell/betting/match_words.hpp"
#include "shell/betting/phrases.hpp"
#include "shell/kit/fractions.hpp"
#include <algorithm>
#include <cmath>
#include <numeric>

namespace shell::betting {

using engine::Fraction;
using engine::betting::Human;

namespace {

constexpr float below_knob = 12;
constexpr float told_height = 110; // brought into sight, of what the twenty rounds gave
constexpr int twenty_rounds = 20;

/// The kit's slider, with the range of optimal behaviour on its track, and under it a triangle at the best value, or at
/// both ends of all values that tie, with a line between them.
struct RangeSlider {
    OwnedId id;
    std::string label, figure;
    int value, most;
    float at, least_good, most_good, least_best, most_best;

    static float height(const Ui& ui) { return (ui.view.touch ? 52.f : 46.f) + below_knob; }
    void draw(Ui& ui, Rect r) const
    {
        const Rect box{r.x, r.y, r.w, r.h - below_knob};
        ui.slider(id, box, label, value, 0, most, figure);
        const Theme& t = ui.theme();
        const Painter& p = ui.paint;
        const float knob = ui.view.touch ? 14.f : 9.f, y = box.bottom() - 16;
        const auto x = [&](float share) { return r.x + knob + (r.w - 2 * knob) * share; };
        p.fill({x(0), y - 2, x(1) - x(0), 4}, t.line_strong, 2);
        p.fill({x(least_good) - 2, y - 3, x(most_good) - x(least_good) + 4, 6}, t.good, 2);
        if (most_best > least_best) p.line({x(least_best), y + knob + 11}, {x(most_best), y + knob + 11}, t.good, 2);
        for (const float best : {least_best, most_best}) {
            const std::array mark{Point{x(best), y + knob + 3}, Point{x(best) + 6, y + knob + 12},
                                  Point{x(best) - 6, y + knob + 12}};
            p.polygon(mark, t.good);
        }
        p.disc({x(at), y}, knob, t.surface);
        p.ring({x(at), y}, knob - 1.5f, t.accent, 3);
    }
};

/// What the range, the triangle, and the line between two triangles mean, as many in a row as have room.
float legend_of_sliders(const Ui& ui, Rect r, bool drawn)
{
    constexpr float size = 13, row = 20, gap = 20;
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    float x = r.x, y = r.y + 13;
    const auto item = [&](Text words, float mark, auto&& draw_mark) {
        const float w = mark + p.width(ui.say(words), size);
        if (x > r.x && x + w > r.right()) x = r.x, y += row;
        if (drawn) {
            draw_mark();
            p.text({x + mark, y}, p.fitted(ui.say(words), r.right() - x - mark, size), {size, t.muted});
        }
        x += w + gap;
    };
    const auto triangle = [&](float left) {
        const std::array mark{Point{left + 6, y - 10}, Point{left + 12, y}, Point{left, y}};
        p.polygon(mark, t.good);
    };
    item(Text::variant_legend_range, 30, [&] { p.line({x, y - 4}, {x + 22, y - 4}, t.good, 5); });
    item(Text::variant_legend_best, 18, [&] { triangle(x); });
    item(Text::variant_legend_equal, 46, [&] {
        p.line({x + 6, y - 1}, {x + 34, y - 1}, t.good, 2);
        triangle(x);
        triangle(x + 28);
    });
    return y + 9 - r.y;
}

} // namespace

void MatchView::add_slider(Panel& p, int set)
{
    const auto s = static_cast<std::size_t>(set);
    const Fraction& now = plan_.own[s][0];
    const auto& range = (*book().solution.ranges)[static_cast<std::size_t>(me())][s][0];
    const char card = card_of_set(*this, me(), set);
    const std::string with = with_card_in_words(p.say, card);
    RangeSlider slider;
    slider.id = make_id("plan"_id, set);
    slider.label = with;
    slider.figure = written(now);
    slider.at = static_cast<float>(engine::to_double(now));
    slider.value = static_cast<int>(std::lround(slider.at * static_cast<float>(parts_)));
    slider.most = parts_;
    slider.least_good = static_cast<float>(engine::to_double(range.least));
    slider.most_good = static_cast<float>(engine::to_double(range.most));
    slider.least_best = static_cast<float>(engine::to_double(plan_.best[s].least));
    slider.most_best = static_cast<float>(engine::to_double(plan_.best[s].most));
    std::string what = decision_in_words(p.say, decision_of(*this, me(), set)) + " " + with + ": " + written(now);
    if (!plan_.best[s].is_fixed()) what += "; " + p.say(Text::variant_equal, optimal_in_words(p.say, plan_.best[s]));
    int step = slider.value;
    const Field f =
        p.number(slider.id, p.say(Text::variant_slider, what, optimal_in_words(p.say, range), std::to_string(parts_)),
                 step, 0, parts_)
            .slider()
            .own([](const Ui& ui, float) { return RangeSlider::height(ui); },
                 [slider](Ui& ui, Rect r) { slider.draw(ui, r); });
    if (!f) return;
    ui_.plan[s] = step;
    change_plan();
}

void MatchView::add_plan(Panel& p)
{
    p.paragraph("plan_title"_id, p.say(setup().human == Human::both ? Text::variant_plan_of_max : Text::variant_plan))
        .bold();
    add_exploitable(p);
    int n = 0;
    for (const Decision d : {Decision::bet_first, Decision::call_checked, Decision::call_bet, Decision::bet_checked}) {
        bool titled = false;
        for (const int s : sets_by_card(me())) {
            if (decision_of(*this, me(), s) != d || !is_choice(me(), s)) continue;
            if (!titled) p.words(make_id("plan_group"_id, n++), decision_in_words(p.say, d));
            titled = true;
            add_slider(p, s);
        }
    }
    p.own(
        [](const Ui& ui, float width) {
            return legend_of_sliders(ui, {0, 0, width, 0}, false);
        },
        [](Ui& ui, Rect r) { (void)legend_of_sliders(ui, r, true); });
    add_exploit(p);
    p.commands({"twenty"_id, "mend"_id});
    if (ui_.twenty == 0) return;
    const int gain = twenty_gain();
    p.paragraph("twenty_told"_id, twenty_told(p.say)).boxed(gain < 0 ? Ink::lose : gain > 0 ? Ink::win : Ink::unknown);
    p.own([](const Ui&, float) { return 0.f; },
          [version = ui_.to_told](Ui& ui, Rect r) {
              if (ui.is_new("betting twenty", version, 2)) ScrollArea::show(r.y - told_height, r.y);
          });
}

/// Of twenty rounds drawn against the best reply.
int MatchView::twenty_gain() const
{
    std::array<engine::extensive::Behaviour, 2> by;
    by[static_cast<std::size_t>(me())] = plan_.own;
    by[static_cast<std::size_t>(1 - me())] = plan_.exploit.reply;
    const auto drawn =
        engine::betting::drawn_rounds(book(), by, twenty_rounds, setup().seed + static_cast<std::uint64_t>(ui_.twenty));
    return mine(std::accumulate(drawn.begin(), drawn.end(), 0));
}

std::string MatchView::twenty_told(const Say& say) const
{
    return say(Text::variant_twenty_told, gain_text(twenty_gain()),
               written_about(say.language(), plan_.exploit.held * Fraction(twenty_rounds)));
}

/// How much the best reply gains, over the sliders, so that it is in sight while they are moved. Always of one height:
/// what comes and goes stands below them.
void MatchView::add_exploitable(Panel& p) const
{
    const auto& e = plan_.exploit;
    p.figure("exploitable"_id, Text::variant_exploitable, written(e.loss))
        .large(e.loss.den() == engine::Integer(1) ? "" : compared(p.say.language(), e.loss))
        .why("why:exploitable"_id);
}

/// The moves of the best reply, and what each wins; or that there is nothing to win.
void MatchView::add_exploit(Panel& p) const
{
    const auto& e = plan_.exploit;
    if (e.loss.sign() == 0) {
        p.paragraph("optimal"_id, p.say(Text::variant_optimal, written(e.value))).boxed(Ink::good);
        return;
    }
    if (in_ranges()) p.paragraph("together"_id, p.say(Text::variant_together)).boxed(Ink::unknown);
    p.figure("holds"_id, Text::variant_holds, written(e.held));
    p.figure("safe"_id, Text::variant_safe, written(e.value));
    auto& table = p.table("takes"_id, p.say(Text::variant_takes),
                          {{p.say(Text::variant_head_reply)}, {p.say(Text::variant_head_gain), Align::right}});
    for (const auto& step : e.steps)
        table.row({{reply_in_words(p.say, *this, 1 - me(), step.set, step.action)},
                   {written(step.gain), Ink::lose, Weight::bold}});
    if (e.kept < e.value)
        table.row({{p.say(Text::variant_own_mistakes)}, {written(e.value - e.kept), Ink::lose, Weight::bold}});
}

} // namespace shell::betting
