#include "shell/app/today_card.hpp"
#include "shell/app/ids.hpp"
#include "shell/app/vignettes.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/icons.hpp"
#include <algorithm>

namespace shell::app {
namespace {

using engine::puzzle::Kind;

constexpr std::array kind_names{Text::puzzle_crack, Text::puzzle_liar,     Text::puzzle_only_move,
                                Text::puzzle_cut,   Text::puzzle_whodunit, Text::puzzle_hold_out,
                                Text::puzzle_order, Text::puzzle_noughts,  Text::puzzle_matrix,
                                Text::puzzle_hand,  Text::puzzle_caught,   Text::puzzle_who_knows};
static_assert(kind_names.size() == engine::puzzle::kinds.size());
constexpr std::array solved_names{Text::puzzle_open, Text::puzzle_first, Text::puzzle_helped, Text::puzzle_shown};

Text state_of(const Today& t, std::size_t i) { return solved_names[static_cast<std::size_t>(t.solved[i])]; }
Text level_of(const Today& t, std::size_t i) { return level_names[static_cast<std::size_t>(t.puzzles[i].level - 1)]; }

std::string title_of(const Say& say, const DayShown& d)
{
    return d.of_today ? say(Text::puzzle_today) : say(Text::puzzle_of, date_in_words(say, d.day.date));
}

/// "Saturday 28 November · 2 of 5 · 11 days in a row".
std::string about(const Say& say, const DayShown& d, bool dated = true, bool counted = true)
{
    const auto done =
        static_cast<int>(d.day.solved.size() -
                         static_cast<std::size_t>(std::count(d.day.solved.begin(), d.day.solved.end(), Solved::open)));
    std::string out = dated && d.of_today && !d.words.empty() ? d.words + " · " : std::string();
    out += say(Text::of_total, std::to_string(done), std::to_string(d.day.solved.size()));
    if (counted && d.day.days > 0) out += " · " + say(Text::puzzle_days, Say::count(d.day.days));
    return out;
}

/// What the main button says; `id`: what it does.
std::string way_on(const Say& say, const DayShown& d)
{
    const int next = next_of(d.day);
    return next < 0 ? say(Text::puzzle_share)
                    : say(Text::puzzle_next, say(name_of(d.day.puzzles[static_cast<std::size_t>(next)].kind)));
}
Id way_on_id(const DayShown& d) { return next_of(d.day) < 0 ? Id("puzzle_share"_id) : Id("puzzle_next"_id); }

struct Tile {
    Rect r;
    bool wide; // has room for the level or the result in words
};

void draw_tile(Ui& ui, const Tile& tile, const Today& day, std::size_t i, bool next)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const auto id = make_id("puzzle"_id, static_cast<int>(i));
    const Press press = ui.item(id, tile.r, 10);
    p.fill(tile.r, ui.reactive(next ? t.accent_soft : t.sunken, press, id), 10);
    if (next) p.stroke(tile.r, t.accent, 10, 2);
    draw_mini_vignette(p, puzzle_vignette(day.puzzles[i].kind), {tile.r.centre().x, tile.r.y + 28});
    const float y = tile.r.bottom() - 16;
    if (tile.wide) {
        const std::string words = ui.say(name_of(day.puzzles[i].kind));
        const std::string below = ui.say(day.solved[i] == Solved::open ? level_of(day, i) : state_of(day, i));
        p.text({tile.r.centre().x, y - 18}, p.fitted(words, tile.r.w - 10, 13, Weight::bold),
               {13, t.text, Weight::bold, Align::middle});
        const float w = std::min(p.width(below, 12), tile.r.w - 36);
        draw_mark(p, {tile.r.centre().x - w / 2 - 6, y}, day.solved[i], t);
        p.text({tile.r.centre().x - w / 2 + 8, y + 4}, p.fitted(below, w + 1, 12), {12, t.muted});
    } else {
        const auto lines = p.wrapped(ui.say(name_of(day.puzzles[i].kind)), tile.r.w - 2, 12);
        const bool three = lines.size() > 2;
        float line = tile.r.y + (three ? 62.f : 70.f);
        for (std::size_t k = 0; k < lines.size() && k < 3; ++k, line += three ? 13.f : 15.f)
            p.text({tile.r.centre().x, line}, p.fitted(lines[k], tile.r.w - 2, 12),
                   {12, t.text, Weight::regular, Align::middle});
        draw_mark(p, {tile.r.centre().x, y}, day.solved[i], t);
    }
    if (press.clicked) ui.act(id);
}

constexpr float pad = 16, gap = 6, button = 46, narrow_tile = 114, legend = 24;

/// What the signs mean, where the tiles have no room for it; nothing before there is one.
bool has_legend(const Today& day, bool wide)
{
    return !wide && std::any_of(day.solved.begin(), day.solved.end(), [](Solved s) { return s != Solved::open; });
}

void draw_legend(Ui& ui, Point at, float width)
{
    const Painter& p = ui.paint;
    float size = 13, all = 0;
    const auto measure = [&] {
        all = 0;
        for (const Solved s : {Solved::first, Solved::helped, Solved::shown})
            all += 34 + p.width(ui.say(solved_names[static_cast<std::size_t>(s)]), size);
    };
    for (measure(); size > 12 && all > width; measure()) size -= 0.5f;
    for (const Solved s : {Solved::first, Solved::helped, Solved::shown}) {
        const std::string words = ui.say(solved_names[static_cast<std::size_t>(s)]);
        draw_mark(p, {at.x + 7, at.y}, s, ui.theme());
        p.text({at.x + 20, at.y + 4}, words, {size, ui.theme().muted});
        at.x += 34 + p.width(words, size);
    }
}

bool is_wide(float width) { return width >= 760; }

constexpr float dot_pitch = 17, dots_width = 7 * dot_pitch;

/// This week's days: a tick where a puzzle was solved, a ring around today.
void draw_week(const Painter& p, Point at, const DayShown& d)
{
    const Theme& t = p.theme();
    for (int i = 0; i < static_cast<int>(d.week.size()); ++i, at.x += dot_pitch) {
        const Point m{at.x + dot_pitch / 2, at.y};
        const bool done = d.week[static_cast<std::size_t>(i)], today = i == d.weekday;
        p.disc(m, 6.5f, done ? t.good_soft : i > d.weekday ? t.sunken : t.surface);
        p.ring(m, 6.5f, today ? t.accent : done ? t.good : t.line_strong, today ? 2.f : 1.f);
        if (done) draw_tick(p, m, 2.8f, t.good, 1.5f);
    }
}

/// The days in a row, the figure large, before this week's.
void draw_streak(const Ui& ui, Rect r, const DayShown& d)
{
    const Painter& p = ui.paint;
    draw_week(p, {r.right() - dots_width, r.y + 30}, d);
    if (d.day.days == 0) return;
    const std::string words = ui.say(Text::puzzle_days, Say::count(d.day.days)), figure = std::to_string(d.day.days);
    const bool leads = words.starts_with(figure + " ");
    float x = r.x;
    if (leads) {
        p.text({x, r.y + 38}, figure, {34, ui.theme().text, Weight::bold});
        x += p.width(figure, 34, Weight::bold) + 8;
    }
    const float room = r.right() - dots_width - 8 - x;
    const auto lines = p.wrapped(leads ? words.substr(figure.size() + 1) : words, room, 13);
    float y = r.y + (lines.size() > 1 ? 26.f : 34.f);
    for (std::size_t i = 0; i < lines.size() && i < 2; ++i, y += 16)
        p.text({x, y}, p.fitted(lines[i], room, 13), {13, ui.theme().muted});
}

/// Whether all of today's are done: then the card is low.
bool is_done(const DayShown& d) { return d.of_today && next_of(d.day) < 0; }

/// The five signs, each of which opens its puzzle again.
void draw_signs(Ui& ui, Point at, const Today& day)
{
    for (std::size_t i = 0; i < day.puzzles.size(); ++i, at.x += 44) {
        const auto id = make_id("puzzle"_id, static_cast<int>(i));
        const Rect r{at.x, at.y, 44, 44};
        const Press press = ui.item(id, r, 10);
        if (press.hovered) ui.paint.fill(r.inset(2), ui.reactive(ui.theme().surface, press, id), 10);
        draw_mark(ui.paint, r.centre(), day.solved[i], ui.theme());
        if (press.clicked) ui.act(id);
    }
}

/// A day that is done: its signs, the row of days and the ways on, in one line where there is room.
void draw_low(Ui& ui, Rect r, const DayShown& d)
{
    const Painter& p = ui.paint;
    const bool wide = is_wide(r.w);
    const std::string share = ui.say(Text::puzzle_share), more = ui.say(Text::puzzle_more);
    const float share_w = wide ? p.width(share, 15, Weight::bold) + 60 : (r.w - 2 * pad - gap) / 2,
                more_w = wide ? p.width(more, 15, Weight::bold) + 32 : share_w;
    const float y = wide ? r.y + 12 : r.y + 108;
    float x = wide ? r.right() - pad - 44 - gap - more_w - share_w - gap : r.x + pad;
    const float end = wide ? x : r.right() - 56;
    ui.button("puzzle_share"_id, {x, y, share_w, 44}, wide ? share : ui.say(Text::share), ButtonKind::plain,
              Icon::share);
    x += share_w + gap;
    ui.button("puzzles"_id, {x, y, more_w, 44}, wide ? more : ui.say(Text::puzzle_others), ButtonKind::quiet);
    ui.icon_button("puzzle_statistics"_id, {r.right() - pad - 40, wide ? y : r.y + 4, 44, 44}, Icon::chart,
                   Text::puzzle_statistics);
    const float signs = 44 * static_cast<float>(d.day.puzzles.size());
    const float room = (wide ? end - gap - signs : end) - r.x - pad;
    p.text({r.x + pad, r.y + (wide ? 31.f : 28.f)}, p.fitted(ui.say(Text::puzzle_all_five), room, 16, Weight::bold),
           {16, ui.theme().text, Weight::bold});
    const std::string words = d.day.days > 0 ? ui.say(Text::puzzle_days, Say::count(d.day.days)) : std::string();
    const float words_w = std::min(p.width(words, 13), std::max(0.f, room - dots_width - 10));
    p.text({r.x + pad, r.y + (wide ? 51.f : 48.f)}, p.fitted(words, words_w + 1, 13), {13, ui.theme().muted});
    draw_week(p, {r.x + pad + words_w + (words.empty() ? 0.f : 10.f), r.y + (wide ? 47.f : 44.f)}, d);
    draw_signs(ui, wide ? Point{end - gap - signs, y} : Point{r.x + pad - 14, r.y + 58}, d.day);
}

} // namespace

Vignette puzzle_vignette(Kind kind)
{
    switch (kind) {
    case Kind::crack:
        return Vignette::mastermind;
    case Kind::liar:
        return Vignette::picas_fijas;
    case Kind::only_move:
    case Kind::hold_out:
        return Vignette::thirtyone;
    case Kind::cut:
    case Kind::order:
        return Vignette::trees;
    case Kind::noughts:
        return Vignette::tictactoe;
    case Kind::matrix:
        return Vignette::matrix;
    case Kind::caught:
        return Vignette::betting;
    default:
        return Vignette::cluedo;
    }
}

void draw_mark(const Painter& p, Point at, Solved solved, const Theme& t)
{
    if (solved == Solved::open) return p.disc(at, 3, t.line_strong);
    if (solved == Solved::shown) return p.ring(at, 6, t.muted, 2);
    if (solved == Solved::first) return p.disc(at, 7, t.good);
    constexpr std::array<Point, 7> half{Point{0, 6}, {-3, 5.2f},  {-5.2f, 3}, {-6, 0},
                                        {-5.2f, -3}, {-3, -5.2f}, {0, -6}}; // the left half, clockwise
    std::array<Point, 7> points;
    std::transform(half.begin(), half.end(), points.begin(), [at](Point d) { return Point{at.x + d.x, at.y + d.y}; });
    p.polygon(points, t.good);
    p.ring(at, 6, t.good, 2);
}

std::string date_in_words(const Say& say, std::string_view date)
{
    const auto month = date.size() == 10 ? parse_int(date.substr(5, 2), 1, 12) : std::nullopt;
    const auto day = month ? parse_int(date.substr(8), 1, 31) : std::nullopt;
    if (!day) return std::string(date);
    std::string names = say(Text::puzzle_months);
    for (int i = 1; i < *month; ++i) names.erase(0, names.find(", ") + 2);
    names.resize(std::min(names.size(), names.find(',')));
    return say(Text::puzzle_date, std::to_string(*day), names, std::string(date.substr(0, 4)));
}

Text name_of(Kind kind) { return kind_names[static_cast<std::size_t>(kind)]; }

/// The button at the right end of the title's line; returns its width.
float draw_statistics(Ui& ui, float right, float y, bool in_words)
{
    constexpr Text label = Text::puzzle_statistics;
    if (!in_words) return ui.icon_button("puzzle_statistics"_id, {right - 40, y, 44, 40}, Icon::chart, label), 44;
    const float w = ui.paint.width(ui.say(label), 14, Weight::bold) + 56;
    ui.button("puzzle_statistics"_id, {right + 8 - w, y, w, 40}, label, ButtonKind::quiet, Icon::chart);
    return w - 8;
}

float today_height(const Ui&, const DayShown& d, float width)
{
    if (d.day.date.empty()) return 0;
    const bool wide = is_wide(width);
    if (is_done(d)) return wide ? 68.f : 164.f;
    return wide ? 164.f : 58 + narrow_tile + (has_legend(d.day, wide) ? legend : 0.f) + 12 + button + 4 + 44 + 4;
}

void draw_today(Ui& ui, Rect r, const DayShown& d)
{
    if (d.day.date.empty()) return;
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    p.card(r, 12, t.surface);
    if (is_done(d)) return draw_low(ui, r, d);
    const bool wide = is_wide(r.w);
    const float inner = r.w - 2 * pad, side = wide ? 250.f : 0.f;
    const std::string title = title_of(ui.say, d);
    const float room = inner - side - draw_statistics(ui, r.x + pad + inner - side, r.y + 4, wide || d.of_today) - 4;
    float size = 18; // a date with its year is long
    while (size > 13 && p.width(title, size, Weight::bold) > room) size -= 0.5f;
    const float title_w = std::min(p.width(title, size, Weight::bold), room);
    const bool beside = wide && d.of_today; // days in a row and the week's dots stand above the button
    std::string words = about(ui.say, d, true, !beside);
    const float dots = d.of_today && !beside ? dots_width + 8 : 0.f,
                words_room = (wide ? room - title_w - 24 : inner) - dots;
    if (p.width(words, wide ? 14.f : 13.f) > words_room)
        words = about(ui.say, d, false, !beside); // the days in a row before the date
    p.text({r.x + pad, r.y + 30}, p.fitted(title, room, size, Weight::bold), {size, t.text, Weight::bold});
    if (wide) p.text({r.x + pad + title_w + 12, r.y + 30}, p.fitted(words, words_room, 14), {14, t.muted});
    else p.text({r.x + pad, r.y + 50}, p.fitted(words, words_room, 13), {13, t.muted});
    if (d.of_today && !beside) draw_week(p, {r.x + pad + inner - dots_width, r.y + 46}, d);
    const auto n = static_cast<float>(d.day.puzzles.size());
    const float top = r.y + (wide ? 46.f : 60.f), h = wide ? 102.f : narrow_tile;
    const float each = (inner - side - (wide ? 16.f : 0.f) - gap * (n - 1)) / n;
    const int next = next_of(d.day);
    for (std::size_t i = 0; i < d.day.puzzles.size(); ++i)
        draw_tile(ui, {{r.x + pad + static_cast<float>(i) * (each + gap), top, each, h}, wide}, d.day, i,
                  static_cast<int>(i) == next);
    const float x = wide ? r.right() - pad - side + 12 : r.x + pad, w = wide ? side - 12 : inner;
    const bool legended = has_legend(d.day, wide);
    if (legended) draw_legend(ui, {r.x + pad, top + h + 18}, inner);
    if (beside) draw_streak(ui, {x, r.y + 6, w, 50}, d);
    float y = wide ? r.y + (beside ? 62.f : 20.f) : top + h + (legended ? legend : 0.f) + 12;
    ui.button(way_on_id(d), {x, y, w, button}, way_on(ui.say, d), ButtonKind::primary,
              next < 0 ? Icon::share : Icon::next);
    y += button + (beside ? 6.f : wide ? 10.f : 4.f);
    if (!d.of_today) {
        const float half = wide ? w : (w - gap) / 2;
        ui.button("puzzle_back"_id, {x, y, half, 40}, Text::puzzle_back, ButtonKind::quiet);
        if (wide) y += 42;
        ui.button("puzzles"_id, {wide ? x : x + half + gap, y, half, 40}, Text::puzzle_more, ButtonKind::quiet);
        return;
    }
    ui.button("puzzles"_id, {x, y, w, 40}, Text::puzzle_more, ButtonKind::quiet);
}

void describe_today(Outline& o, const Say& say, const DayShown& d)
{
    if (d.day.date.empty()) return;
    o.heading(2, title_of(say, d));
    std::string words = about(say, d);
    if (d.of_today) words += " · " + say(Text::puzzle_everybody);
    if (next_of(d.day) < 0) words += ". " + say(Text::puzzle_done);
    o.text("puzzle_day"_id, words);
    o.button("puzzle_statistics"_id, Text::puzzle_statistics);
    o.button(way_on_id(d), way_on(say, d));
    for (std::size_t i = 0; i < d.day.puzzles.size(); ++i)
        o.button(make_id("puzzle"_id, static_cast<int>(i)),
                 say(name_of(d.day.puzzles[i].kind)) + ", " + say(level_of(d.day, i)) + ", " + say(state_of(d.day, i)));
    if (!d.of_today) o.button("puzzle_back"_id, Text::puzzle_back);
    o.button("puzzles"_id, Text::puzzle_more);
}

} // namespace shell::app
