// Draws who is close to the envelope, a bar for each seat on a logarithmic scale, and the table through a rival's eyes.
#include "shell/cluedo/canvas.hpp"
#include "shell/cluedo/ids.hpp"
#include "shell/cluedo/others_words.hpp"
#include "shell/kit/markers.hpp"
#include <algorithm>
#include <cmath>

namespace shell::cluedo {

using namespace engine::cluedo;
using Rival = Others::Request::Rival;

namespace {

constexpr float race_head = 30, race_axis = 20, race_foot = 17; // heights of the title, the figures below, the note
/// Widths of the names, of a seat's number of envelopes, and of the text behind it.
constexpr float short_pitch = 24; // of a row of short_race()
constexpr float race_names = 62, race_figures = 40, race_notes = 62;
constexpr float race_margin = 10; // of the panel, which words may enter

int all_envelopes(const Table& t) { return t.deck.sizes[0] * t.deck.sizes[1] * t.deck.sizes[2]; }

} // namespace

float CluedoCanvas::race_pitch() const
{
    if (!phone_like()) return table_.players <= 5 ? 30.f : 26.f;
    return table_.players <= 4 ? 32.f : table_.players <= 6 ? 28.f : 24.f;
}

/// The note below; a phone with more than six players has no room for it.
float CluedoCanvas::foot_of_race() const
{
    return ui_.view.layout == Layout::desktop || table_.players <= 6 ? race_foot : 0.f;
}

float CluedoCanvas::race_height() const
{
    return view_.others_shown()
               ? race_head + race_pitch() * static_cast<float>(table_.players) + race_axis + foot_of_race()
               : 0.f;
}

void CluedoCanvas::race(Point at, float width)
{
    if (!view_.others_shown()) return;
    const Others::Result* now = view_.others().race();
    const Others::Result* shown = now ? now : view_.others().last();
    const std::string title = say_(Text::cluedo_others_title);
    float x = at.x + p_.width(title, 15, Weight::bold) + 10;
    p_.text({at.x, at.y + 20}, title, {15, t_.text, Weight::bold});
    if (now) {
        ui_.why("why:race"_id, {x + 8, at.y + 15});
        x += Ui::why_room;
    }
    const bool flagged = now && std::any_of(now->rivals.begin(), now->rivals.end(), cluedo_may_know);
    float right = at.x + width;
    if (const float w = p_.width(say_(Text::cluedo_others_may_know), 12.5f); flagged && x + w + 24 <= right) {
        draw(p_, Icon::flag, {right - w - 20, at.y + 7}, 16, t_.warn);
        ui_.text({right - w, at.y + 20}, Text::cluedo_others_may_know, {12.5f, t_.warn});
        right -= w + 30;
    }
    const auto beside_title = [&](const std::string& words) {
        if (view_.others().failed() || x + p_.width(words, 12.5f) > right) return false;
        p_.text({x, at.y + 20}, words, {12.5f, t_.muted});
        return true;
    };
    bool has_unit = false;
    if (!now) beside_title(say_(Text::cluedo_others_counting));
    else
        has_unit = beside_title(cluedo_race_unit(say_, RaceUnit::whole)) ||
                   beside_title(cluedo_race_unit(say_, RaceUnit::brief));
    const float top = at.y + race_head;
    if (view_.others().failed() || !shown || shown->rivals.empty()) {
        p_.paragraph({at.x, top + 16}, cluedo_race_awaited(say_, view_), width, {13.5f, t_.text}, 19);
        return;
    }
    const Rect track{at.x + race_names, top, width - race_names - race_figures - race_notes,
                     race_pitch() * static_cast<float>(table_.players)};
    race_scale(track);
    if (!has_unit) { // the scale ends with "1 possible envelope", where that has room
        const std::string one = cluedo_race_unit(say_, RaceUnit::one);
        const Point end{track.right() + 8, track.bottom() + 15};
        if (end.x + p_.width(one, 12) <= at.x + width + race_margin) p_.text(end, one, {12, t_.muted});
    }
    // Bots know more or less often than this (engine/docs/expert.md): the figures are for random questions.
    if (foot_of_race() > 0)
        p_.text({at.x, track.bottom() + race_axis + 11}, p_.fitted(cluedo_race_foot(say_, view_, *shown), width, 12),
                {12, t_.muted});
    float y = top;
    for (const Holder h : cluedo_race_order(view_, *shown)) {
        race_row({at.x, y, width, race_pitch()}, track, h, *shown, now != nullptr);
        y += race_pitch();
    }
}

float CluedoCanvas::race_place(Rect track, int n) const
{
    const double share = std::log(std::max(1, n)) / std::log(std::max(2, all_envelopes(table_)));
    return track.right() - track.w * static_cast<float>(std::min(1.0, share));
}

void CluedoCanvas::race_scale(Rect track)
{
    const int most = all_envelopes(table_);
    const auto figure = [&](int n, Colour ink, Weight weight) {
        p_.text({race_place(track, n), track.bottom() + 15}, number(say_.language(), n),
                {12, ink, weight, Align::middle});
    };
    for (int n = 10; n < most; n *= 10) {
        const float x = race_place(track, n);
        p_.line({x, track.y}, {x, track.bottom()}, t_.line, 1);
        if (x - track.x > 30) figure(n, t_.muted, Weight::regular);
    }
    p_.line({track.right(), track.y - 2}, {track.right(), track.bottom() + 2}, t_.good, 3);
    figure(most, t_.muted, Weight::regular);
    figure(1, t_.good, Weight::bold);
}

/// The seat's row, which opens its eyes; null: the user's.
const Rival* CluedoCanvas::race_seat(Rect r, Holder seat, const Others::Result& race, bool fresh)
{
    const auto it =
        std::find_if(race.rivals.begin(), race.rivals.end(), [&](const Rival& one) { return one.player == seat; });
    if (it == race.rivals.end()) return nullptr;
    const Rival* rival = &*it;
    const bool may_know = fresh && cluedo_may_know(*rival);
    const Rect back = Rect{r.x - 8, r.y, r.w + 16, r.h}.inset(0, 1);
    if (may_know) p_.fill(back, t_.warn_soft, 8);
    if (fresh && seat != view_.eyes() && !view_.shown()) {
        const OwnedId id = make_id("eyes"_id, seat);
        const Press press = ui_.item(id, r.inset(-8, phone_like() ? 0.f : -1.f), 8);
        if (const Colour under = ui_.reactive(may_know ? t_.warn_soft : 0, press, id); under >> 24)
            p_.fill(back, under, 8);
        if (press.hovered) ui_.tooltip(id, back, say_(Text::cluedo_eyes_of, cluedo_holder(say_, setup_, seat)));
        if (press.clicked) ui_.act(id);
    } else if (seat == view_.eyes()) p_.stroke(back, t_.accent, 8, 2);
    return rival;
}

void CluedoCanvas::race_row(Rect r, Rect track, Holder seat, const Others::Result& race, bool fresh)
{
    const Rival* rival = race_seat(r, seat, race, fresh);
    if (!rival && seat != setup_.me) return;
    const bool out = rival && rival->out, may_know = fresh && rival && cluedo_may_know(*rival);
    const float y = r.centre().y;
    const Colour ink = out || !fresh ? t_.muted : t_.text;
    p_.text({r.x, y + 5}, p_.fitted(cluedo_holder(say_, setup_, seat), race_names - 8, 13.5f, Weight::bold),
            {13.5f, ink, Weight::bold});
    const float bar = std::min(10.f, r.h - 16);
    p_.fill({track.x, y - bar / 2, track.w, bar}, t_.sunken, bar / 2);
    p_.line({track.right(), r.y}, {track.right(), r.bottom()}, t_.good, 3);
    if (out) {
        p_.text({r.right(), y + 4.5f},
                p_.fitted(cluedo_out_words(say_, view_, seat), race_figures + race_notes - 2, 12.5f),
                {12.5f, t_.muted, Weight::regular, Align::right});
        return;
    }
    // The user is the first series, the others follow clockwise.
    const auto series =
        static_cast<std::size_t>(setup_.me == nobody ? seat + 1 : (seat - setup_.me + table_.players) % table_.players);
    const Colour colour = series_colour(t_, series);
    const int median = rival ? rival->median : race.mine;
    const auto key = [&](std::string_view of) { return "race " + std::string(of) + std::to_string(seat); };
    const float x = ui_.eased(key("median"), race_place(track, median), 240);
    p_.fill({track.x, y - bar / 2, std::max(bar, x - track.x), bar}, rival ? faded(colour, 0.42f) : colour, bar / 2);
    if (rival) {
        const float low = ui_.eased(key("low"), race_place(track, rival->low), 240),
                    high = ui_.eased(key("high"), race_place(track, rival->high), 240);
        p_.line({high, y}, {low, y}, colour, 2.5f);
        for (const float end : {low, high}) p_.line({end, y - 6}, {end, y + 6}, colour, 2.5f);
    }
    p_.disc({x, y}, 9, may_know ? t_.warn_soft : t_.surface);
    draw_marker(p_, series, {x, y}, 6);
    const std::string figure = (rival && !race.exact ? "≈" : "") + number(say_.language(), median);
    float size = 16;
    while (size > 12 && p_.width(figure, size, Weight::bold) > race_figures - 8) size -= 0.5f;
    p_.text({track.right() + race_figures - 4, y + 6}, figure, {size, ink, Weight::bold, Align::right});
    const float note = track.right() + race_figures + 6;
    if (may_know) {
        const auto percent = std::lround(rival->knows * 100);
        draw(p_, Icon::flag, {note - 1, y - 9}, 16, t_.warn);
        p_.text({note + 19, y + 5}, say_(Text::percent, Say::count(std::max(1L, percent))),
                {13.5f, t_.warn, Weight::bold});
        return;
    }
    const std::string range = rival ? number(say_.language(), rival->low) + "–" + number(say_.language(), rival->high)
                                    : say_(Text::cluedo_others_exact);
    p_.text({note, y + 4.5f}, p_.fitted(range, r.right() + 4 - note, 12.5f), {12.5f, t_.muted});
}

float CluedoCanvas::short_race_height() const
{
    return race_head + short_pitch * static_cast<float>((table_.players + 1) / 2);
}

/// The race in two columns, without its scale: under a table that must stay in sight.
void CluedoCanvas::short_race(Point at, float width)
{
    const Others::Result* now = view_.others().race();
    const Others::Result* shown = now ? now : view_.others().last();
    const std::string title = say_(Text::cluedo_others_title);
    p_.text({at.x, at.y + 20}, title, {15, t_.text, Weight::bold});
    const float x = at.x + p_.width(title, 15, Weight::bold) + 10;
    if (now) ui_.why("why:race"_id, {x + 8, at.y + 15});
    if (view_.others().failed() || !shown || shown->rivals.empty()) {
        p_.paragraph({at.x, at.y + race_head + 14}, cluedo_race_awaited(say_, view_), width, {13, t_.text}, 18);
        return;
    }
    const std::string whole = cluedo_race_unit(say_, RaceUnit::whole), brief = cluedo_race_unit(say_, RaceUnit::brief);
    const std::string counting = brief + " · " + say_(Text::cluedo_others_counting);
    const float from = x + (now ? Ui::why_room : 0.f), room = at.x + width - from;
    const auto fits = [&](const std::string& words) { return p_.width(words, 12.5f) <= room; };
    p_.text({from, at.y + 20}, !now && fits(counting) ? counting : fits(whole) ? whole : brief, {12.5f, t_.muted});
    constexpr float between = 24;
    const float each = (width - between) / 2;
    const auto order = cluedo_race_order(view_, *shown);
    const std::size_t half = (order.size() + 1) / 2; // the nearest to the envelope at the left
    for (std::size_t i = 0; i < order.size(); ++i)
        short_race_row({at.x + (i < half ? 0.f : each + between),
                        at.y + race_head + short_pitch * static_cast<float>(i % half), each, short_pitch},
                       order[i], *shown, now != nullptr);
}

/// While an answer covers the table: the race at the foot of this area, in the form that fits; returns what is above.
Rect CluedoCanvas::over_race(Rect r)
{
    if (!view_.others_shown()) return r;
    constexpr float whole_answer = 340, least_answer = 150;
    const bool whole = r.h - race_height() - 10 >= whole_answer;
    const float strip = (whole ? race_height() : short_race_height()) + 10;
    if (r.h - strip < least_answer) return r;
    const Rect under{r.x, r.bottom() - strip, r.w, strip};
    p_.line({under.x, under.y}, {under.right(), under.y}, t_.line_strong, 1);
    const Point at{under.x + 12, under.y + 4};
    if (whole) race(at, under.w - 24);
    else short_race(at, under.w - 24);
    return {r.x, r.y, r.w, r.h - strip};
}

void CluedoCanvas::short_race_row(Rect r, Holder seat, const Others::Result& race, bool fresh)
{
    constexpr float flag_w = 20;
    const Rival* rival = race_seat(r, seat, race, fresh);
    if (!rival && seat != setup_.me) return;
    // Without its range a median must not look like a number that is known.
    const bool about = rival && (!race.exact || rival->low != rival->high);
    const float figure_w = about ? 42 : 32;
    const bool out = rival && rival->out;
    const float y = r.centre().y;
    const Colour ink = out || !fresh ? t_.muted : t_.text;
    const auto series =
        static_cast<std::size_t>(setup_.me == nobody ? seat + 1 : (seat - setup_.me + table_.players) % table_.players);
    draw_marker(p_, series, {r.x + 6, y}, 5);
    const std::string name = cluedo_holder(say_, setup_, seat);
    const float figures = r.right() - flag_w, room = figures - figure_w - r.x - 18;
    p_.text({r.x + 18, y + 5}, p_.fitted(name, room, 13.5f, Weight::bold), {13.5f, ink, Weight::bold});
    const std::string median = number(say_.language(), rival ? rival->median : race.mine);
    p_.text({figures, y + 5}, out ? "–" : about ? "≈" + median : median, {15, ink, Weight::bold, Align::right});
    if (fresh && rival && cluedo_may_know(*rival)) draw(p_, Icon::flag, {r.right() - 15, y - 8}, 16, t_.warn);
}

/// The switch, where a grid has room for it.
void CluedoCanvas::others_switch(Rect r) { ui_.toggle("others"_id, r, Text::cluedo_others, view_.others_on()); }

/// Below it, while it is on: how the others deduce; returns its height.
float CluedoCanvas::rivals_switch(Point at, float width, float height)
{
    if (!view_.others_on()) return 0;
    ui_.toggle("rivals"_id, {at.x, at.y, width, height}, Text::cluedo_rivals_rules, view_.rivals_by_rules());
    return height;
}

/// The switch at the end of a phone's table, where the sheet does not show it; returns the y below.
float CluedoCanvas::others_under(Point at, float width)
{
    if (ui_.view.layout != Layout::phone || view_.sheet() != SheetAt::peek) return at.y;
    if (!view_.offers_others() || view_.stepping()) return at.y;
    others_switch({at.x, at.y + 4, width, 44});
    return at.y + 48;
}

/// Says whose eyes these are, with the way back; returns its height.
float CluedoCanvas::eyes_ribbon(Rect area)
{
    if (view_.eyes() == nobody) return 0;
    const bool desktop = ui_.view.layout == Layout::desktop;
    const Rect ribbon{area.x, area.y, area.w, 48};
    p_.fill(ribbon, t_.accent_soft, desktop ? 8.f : 0.f);
    const std::string back = say_(Text::cluedo_eyes_back);
    const float w = std::min(p_.width(back, 15, Weight::bold) + 28, area.w * 0.5f);
    ui_.button("eyes_back"_id, {ribbon.right() - w - 2, ribbon.y + 2, w, 44}, back, ButtonKind::primary);
    const float room = area.w - w - 26;
    const auto lines = p_.two_lines(cluedo_eyes_title(say_, view_), room, 14, Weight::bold);
    float y = ribbon.centre().y + 5 - 8.5f * static_cast<float>(lines.size() - 1);
    for (const auto& line : lines) {
        p_.text({ribbon.x + 12, y}, line, {14, t_.text, Weight::bold});
        y += 17;
    }
    return ribbon.h;
}

/// What the seat is sure of, and what it has not seen; instead of the reasons for a cell.
float CluedoCanvas::eyes_full(Point at, float width)
{
    const Rival& r = *view_.rival(view_.eyes());
    float y = at.y + 16;
    const auto say_that = [&](const std::string& words, Colour ink) {
        if (!words.empty()) y = p_.paragraph({at.x, y}, words, width, {14, ink}, 20) + 4;
    };
    say_that(cluedo_eyes_sure(say_, view_), t_.text);
    say_that(cluedo_eyes_unseen(say_, view_), t_.text);
    say_that(cluedo_race_line(say_, view_, r) + " " + cluedo_knows(say_, r), t_.text);
    say_that(say_(Text::cluedo_others_mine, Say::count(view_.others().race()->mine)), t_.text);
    say_that(say_(Text::cluedo_eyes_about, cluedo_holder(say_, setup_, r.player)), t_.muted);
    return y;
}

} // namespace shell::cluedo
