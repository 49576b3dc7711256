// The laboratory's settings and results.
#include "shell/lab/panel.hpp"
#include "shell/lab/canvas.hpp"
#include "shell/lab/ids.hpp"
#include <algorithm>

namespace shell::lab {

using engine::codes::StrategyKind;
using engine::lab::Change;

namespace {

constexpr float name_letters = 14, name_line = 14, beside_name = 58;

float strategy_height(const Ui& ui, const std::string& name, float width)
{
    const float more =
        name_line * static_cast<float>(name_lines(ui.paint, name, width - beside_name, name_letters) - 1);
    return (ui.view.layout == Layout::desktop ? 44.f : 48.f) + more;
}

struct StrategyRow {
    StrategyKind strategy;
    bool on;
    std::string name, note;
    void draw(Ui&, Rect) const;
};

void StrategyRow::draw(Ui& ui, Rect whole) const
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const Rect r{whole.x - 8, whole.y, whole.w + 16, whole.h - 4};
    const OwnedId id = make_id("use"_id, static_cast<int>(strategy));
    const Press press = ui.item(id, r, 8);
    const Colour back = ui.view.layout == Layout::desktop ? t.surface : t.bg;
    p.fill(r, ui.reactive(on ? t.raised : back, press, id), 8);
    const Rect box{r.x + 10, r.centre().y - 10, 20, 20};
    p.fill(box, on ? t.accent : t.bg, 5);
    p.stroke(box, on ? t.accent : t.line_strong, 5, 1.5f);
    if (on) draw_tick(p, box.centre(), 5, t.accent_ink);
    draw_marker(p, strategy, {r.x + 48, r.centre().y}, 6);
    const float x = r.x + 66, room = r.right() - 8 - x;
    draw_name(p, {x, r.centre().y - 3}, name, room, name_letters);
    const float below = name_line / 2 * static_cast<float>(name_lines(p, name, room, name_letters) - 1);
    p.text({x, r.centre().y + 14 + below}, p.fitted(note, room, 12), {12, t.muted});
    if (press.clicked) ui.act(id);
}

/// The row's mean minus that of its reference; none without games.
std::optional<double> above(const View& v, const Row& row, const Row& best)
{
    if (row.played.result.games == 0) return std::nullopt;
    if (const auto optimum = v.optimum()) return row.played.result.mean() - *optimum;
    return engine::lab::difference(row.played, best.played).mean;
}

/// A bar of the strategy's colour; `share`: of the room.
auto share_sign(StrategyKind s, double share)
{
    return [=](const Painter& p, Rect r) {
        if (share > 0 && r.w > 20)
            p.fill({r.x, r.centre().y - 5, std::max(2.f, r.w * static_cast<float>(share)), 10}, colour_of(p.theme(), s),
                   3);
    };
}

} // namespace

std::optional<Change> add_settings(Panel& p, const View& v, bool& possible_only)
{
    const auto& e = v.experiment();
    std::optional<Change> change;
    p.title(p.say(Text::lab_strategies));
    p.begin_group("strategies"_id, p.say(Text::lab_strategies));
    for (const StrategyKind s : v.offered()) {
        bool on = e.has(s);
        const std::string name = strategy_in_words(p.say, s), note = note_in_words(p.say, e, s);
        const Field field = p.toggle(make_id("use"_id, static_cast<int>(s)), name + ": " + note, on);
        field.own([name](const Ui& ui, float width) { return strategy_height(ui, name, width); },
                  [row = StrategyRow{s, on, name, note}](Ui& ui, Rect r) { row.draw(ui, r); });
        if (field && on != e.has(s)) change = Change{on ? Change::Kind::use : Change::Kind::drop, s, 0};
    }
    p.end_group();
    if (e.has(StrategyKind::genetic)) p.button("genetic_dialog"_id, Text::genetic_title, {.icon = Icon::edit});
    p.toggle("possible_only"_id, Text::lab_possible_too, possible_only);
    const auto counts = counts_for(e);
    const auto now = std::find(counts.begin(), counts.end(), e.games.value_or(0));
    auto chosen = static_cast<std::size_t>(now - counts.begin());
    if (p.choice("secrets"_id, p.say(Text::lab_secrets), chosen, counts_in_words(p.say, e)) &&
        counts[chosen] != e.games.value_or(0))
        change = Change{Change::Kind::secrets, {}, counts[chosen]};
    p.words("seed"_id, p.say(Text::lab_seed_is, std::to_string(e.seed)));
    p.button("rules_dialog"_id, Text::lab_rules_title, {.icon = Icon::edit}).only_drawn();
    p.button("given_dialog"_id, Text::lab_given);
    return change;
}

void add_results(Panel& p, const View& v)
{
    const auto rows = v.results(true);
    if (rows.empty()) return;
    const auto right = [&](Text head) { return Column{p.say(head), Align::right}; };
    std::vector<Column> columns{{p.say(Text::lab_strategy)}, right(Text::lab_mean_head), right(Text::lab_error),
                                right(Text::lab_sd),         right(Text::lab_worst),     {against_in_words(v, p.say)}};
    columns[5].align = Align::right;
    columns[5].grow = true;
    auto& table = p.table("results"_id, p.say(Text::lab_results), std::move(columns));
    table.titled(true).tall(true).why("why:results"_id);
    double most = 0;
    int least_worst = v.longest(); // the smallest worst case is bold
    for (const Row* r : rows)
        if (r->played.result.games > 0) least_worst = std::min(least_worst, r->played.result.max());
    for (const Row* r : rows) most = std::max(most, above(v, *r, *rows[0]).value_or(0));
    for (const Row* r : rows) {
        const StrategyKind s = r->strategy;
        const auto& result = r->played.result;
        const bool none = result.games == 0;
        std::vector<Words> cells{{none ? strategy_in_words(p.say, s) : played_in_words(p.say, *r),
                                  Ink::text,
                                  Weight::bold,
                                  {},
                                  [s](const Painter& paint, Rect at) {
                                      draw_marker(paint, s, {at.x + 7, at.centre().y}, 6);
                                  },
                                  18}};
        if (none) {
            const std::string wrong = remark_in_words(v, p.say, *r);
            cells.push_back({"–", Ink::muted, Weight::regular, wrong});
            for (int i = 0; i < 4; ++i) cells.push_back({"", Ink::muted, Weight::regular, "–"});
            table.row(std::move(cells));
            continue;
        }
        cells.push_back({mean_in_words(p.say, *r), Ink::text, Weight::bold});
        cells.push_back({error_in_words(p.say, *r), Ink::muted});
        cells.push_back({decimal(p.say.language(), result.sd(), 3), Ink::muted});
        const bool best = result.max() == least_worst;
        cells.push_back(
            {std::to_string(result.max()), best ? Ink::text : Ink::muted, best ? Weight::bold : Weight::regular});
        const double gap = above(v, *r, *rows[0]).value_or(0);
        cells.push_back({difference_in_words(v, p.say, *r, *rows[0]),
                         Ink::text,
                         Weight::regular,
                         {},
                         share_sign(s, most > 0 ? gap / most : 0),
                         60});
        table.row(std::move(cells));
    }
}

void add_pairs(Panel& p, const View& v)
{
    if (auto pairs = pairs_in_words(v, p.say); !pairs.empty())
        p.list("pairs"_id, Text::lab_pairs, std::move(pairs)).columns(3);
}

} // namespace shell::lab
