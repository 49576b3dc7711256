#include "shell/app/home.hpp"
#include "shell/app/day_done.hpp"
#include "shell/app/games.hpp"
#include "shell/app/ids.hpp"
#include "shell/app/puzzles_dialog.hpp"
#include "shell/app/records.hpp"
#include "shell/app/vignettes.hpp"
#include "shell/kit/figures.hpp"
#include "shell/lesson/book.hpp"
#include <algorithm>
#include <array>
#include <utility>

namespace shell::app {
namespace {

struct GameCard {
    Place place;
    Text title, about;
    Vignette vignette;
};

/// Games that need no words before the first move have the large cards, which come first.
constexpr std::array at_once{Place::mastermind, Place::picas_fijas, Place::thirtyone,
                             Place::tictactoe,  Place::cluedo,      Place::betting};
constexpr std::size_t large_cards = at_once.size();

constexpr auto cards = [] {
    std::array all{
#define GAME(place, ...) GameCard{Place::place, Text::game_##place, Text::about_##place, Vignette::place},
#include "shell/kit/games.def"
    };
    for (std::size_t i = 0; i < at_once.size(); ++i)
        for (std::size_t k = all.size() - 1; k > i; --k)
            if (all[k].place == at_once[i]) std::swap(all[k], all[k - 1]);
    return all;
}();

/// The player's record in words, else what the game is about.
std::string about_in_words(const Say& say, const GameCard& card, const Prefs& prefs)
{
    auto record = record_in_words(say, record_from(prefs.get(record_key(card.place))));
    if (const auto rung = rung_in_words(say, prefs, card.place); !record.empty() && !rung.empty())
        record += " · " + rung;
    const auto duels = duels_in_words(say, prefs, card.place);
    if (record.empty() && duels.empty()) return say(card.about);
    return record + (record.empty() || duels.empty() ? "" : " · ") + duels;
}

/// The id of the action that a card triggers.
OwnedId action_of(const GameCard& card) { return part_of("open"_id, ":" + std::string(name(card.place))); }

constexpr std::size_t lessons_at_home = 4; // one of each track
static_assert(engine::enumerators<lesson::Track>.size() == lessons_at_home);

std::string all_in_words(const Say& say)
{
    return say(Text::lessons_all, Say::count(static_cast<std::int64_t>(lesson::all_lessons().size())));
}

Vignette vignette_of(Place place)
{
    for (const auto& card : cards)
        if (card.place == place) return card.vignette;
    return cards[0].vignette;
}

/// "Mastermind, move 3"; experiments have no moves.
std::string unfinished_in_words(const Say& say, const Unfinished& u)
{
    const std::string name = say(title(u.place));
    return u.place == Place::lab ? name : say(Text::game_at_turn, name, std::to_string(u.turn));
}

void draw_continue(Ui& ui, Rect r, const Unfinished& u, PegMark mark)
{
    const Painter& p = ui.paint;
    const Press press = ui.item("continue"_id, r, 12);
    p.card(r, 12, ui.reactive(ui.theme().surface, press, "continue"_id));
    const bool low = r.h < 70;
    const Rect picture{r.x + 6, r.y + 6, low ? 64.f : 92.f, r.h - 12};
    p.fill(picture, ui.theme().bg, 8);
    if (low) draw_mini_vignette(p, vignette_of(u.place), picture.centre());
    else draw_small_vignette(p, vignette_of(u.place), picture, mark);
    const float x = picture.right() + 14;
    ui.text({x, r.y + r.h / 2 - 6}, Text::continue_game, {12, ui.theme().muted});
    p.text({x, r.y + r.h / 2 + 14}, p.fitted(unfinished_in_words(ui.say, u), r.right() - 44 - x, 15, Weight::bold),
           {15, ui.theme().text, Weight::bold});
    draw(p, Icon::next, {r.right() - 34, r.y + r.h / 2 - 12}, 24, ui.theme().accent);
    if (press.clicked) ui.act("continue"_id);
}

void draw_card(Ui& ui, Rect r, const GameCard& card, bool wide, PegMark mark, const Prefs& prefs)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const OwnedId id = action_of(card);
    const Press press = ui.item(id, r, 12);
    p.card(r, 12, ui.reactive(t.surface, press, id));
    const Rect picture = wide ? Rect{r.x + 8, r.y + 8, r.w - 16, 100} : Rect{r.x + 6, r.y + 6, 92, r.h - 12};
    const bool thin = !wide && r.w < 260, narrow = thin || (!wide && r.h < 80); // then words only
    if (!narrow) p.fill(picture, t.bg, 8);
    if (wide) draw_vignette(p, card.vignette, picture, mark);
    else if (!narrow) draw_small_vignette(p, card.vignette, picture, mark);
    const float x = wide ? r.x + 20 : narrow ? r.x + 16 : picture.right() + 16;
    const float room = r.right() - (thin ? 16.f : 48.f) - x;
    const std::string words = ui.say(card.title), about = about_in_words(ui.say, card, prefs);
    const auto lines = p.wrapped(about, room, 13);
    const bool two = !wide && lines.size() > 1;
    const float y = wide ? r.y + 138 : r.y + r.h / 2 - (two ? 14.f : 4.f);
    const float size = wide ? 17.f : p.width(words, 16, Weight::bold) > room ? 15.f : 16.f;
    p.text({x, y}, p.fitted(words, room + 4, size, Weight::bold), {size, t.text, Weight::bold});
    if (two)
        for (int i = 0; i < 2; ++i) {
            const bool rest = i == 1 && lines.size() > 2;
            p.text({x, y + 20 + 17 * static_cast<float>(i)},
                   p.fitted(rest ? lines[1] + "…" : lines[static_cast<std::size_t>(i)], room + 4, 13), {13, t.muted});
        }
    else p.text({x, y + (wide ? 24.f : 21.f)}, p.fitted(about, room + 4, 13), {13, t.muted});
    if (!thin)
        draw(p, Icon::next, {r.right() - 40, wide ? y - 4 : r.y + r.h / 2 - 11}, 22,
             press.hovered ? t.accent : t.line_strong);
    if (press.clicked) ui.act(id);
}

/// The name in one line or two under a picture; size: of a line that has the room, else one less.
void draw_game_name(const Ui& ui, Rect r, std::string_view name, float size, bool middle)
{
    const Painter& p = ui.paint;
    if (p.width(name, size, Weight::bold) > r.w) size -= 1;
    const auto lines = p.wrapped(name, r.w, size, Weight::bold);
    const float pitch = size + 3;
    float y = r.centre().y + size * 0.36f - (lines.size() > 1 ? pitch / 2 : 0.f);
    for (std::size_t i = 0; i < lines.size() && i < 2; ++i, y += pitch)
        p.text({middle ? r.centre().x : r.x, y}, p.fitted(lines[i], r.w + 1, size, Weight::bold),
               {size, ui.theme().text, Weight::bold, middle ? Align::middle : Align::left});
}

/// A phone's tile: the picture above the name, or in a low one before it.
void draw_game_tile(Ui& ui, Rect r, const GameCard& card)
{
    const OwnedId id = action_of(card);
    const Press press = ui.item(id, r, 12);
    ui.paint.card(r, 12, ui.reactive(ui.theme().surface, press, id));
    const bool low = r.h < 60;
    const Rect picture = low ? Rect{r.x + 4, r.y + 4, 56, r.h - 8} : Rect{r.x + 4, r.y + 4, r.w - 8, 44};
    ui.paint.fill(picture, ui.theme().bg, 8);
    draw_mini_vignette(ui.paint, card.vignette, picture.centre());
    const Rect name = low ? Rect{picture.right() + 8, r.y, r.right() - 8 - picture.right() - 8, r.h}
                          : Rect{r.x + 4, picture.bottom(), r.w - 8, r.bottom() - picture.bottom()};
    draw_game_name(ui, name, ui.say(card.title), low ? 14.f : 13.f, !low);
    if (press.clicked) ui.act(id);
}

/// A phone's games: those that need no words in three columns, then the others in two. Returns the y below.
float draw_game_tiles(Ui& ui, Rect r)
{
    constexpr float gap = 8;
    float y = r.y;
    std::size_t column = 0;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const bool large = i < large_cards, last = i + 1 == large_cards || i + 1 == cards.size();
        const float n = large ? 3.f : 2.f, w = (r.w - gap * (n - 1)) / n, h = large ? 82.f : 44.f;
        draw_game_tile(ui, {r.x + static_cast<float>(column) * (w + gap), y, w, h}, cards[i]);
        if (++column == static_cast<std::size_t>(n) || last) column = 0, y += h + gap;
    }
    return y;
}

/// A card of a wide screen: the picture above the name, and below it what the game is about where that has room.
void draw_upright_card(Ui& ui, Rect r, const GameCard& card, PegMark mark, const Prefs& prefs)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const OwnedId id = action_of(card);
    const Press press = ui.item(id, r, 12);
    p.card(r, 12, ui.reactive(t.surface, press, id));
    const bool low = r.h < 140;
    const Rect picture{r.x + 8, r.y + 8, r.w - 16, low ? 70.f : 84.f};
    p.fill(picture, t.bg, 8);
    const float inset = std::max(0.f, (picture.h - 74) / 2);
    draw_small_vignette(p, card.vignette, {picture.centre().x - 46, picture.y + inset, 92, picture.h - 2 * inset},
                        mark);
    const float x = r.x + 16, room = r.w - 28;
    const std::string name = ui.say(card.title);
    const float size = p.width(name, 16, Weight::bold) > room ? 14.f : 16.f;
    p.text({x, picture.bottom() + 24}, p.fitted(name, room, size, Weight::bold), {size, t.text, Weight::bold});
    const auto lines = p.wrapped(about_in_words(ui.say, card, prefs), room, 13);
    for (std::size_t i = 0; !low && i < lines.size() && i < 2; ++i) {
        const bool rest = i == 1 && lines.size() > 2;
        p.text({x, picture.bottom() + 44 + 17 * static_cast<float>(i)},
               p.fitted(rest ? lines[i] + "…" : lines[i], room + 4, 13), {13, t.muted});
    }
    if (press.clicked) ui.act(id);
}

/// A wide screen's games in two rows: those that need no words, then the others. Returns the y below.
float draw_game_rows(Ui& ui, Rect r, PegMark mark, const Prefs& prefs)
{
    constexpr float gap = 16;
    float y = r.y;
    for (std::size_t i = 0; i < cards.size();) {
        const bool large = i < large_cards;
        const std::size_t end = large ? large_cards : cards.size();
        const auto n = static_cast<float>(end - i);
        const float w = (r.w - gap * (n - 1)) / n, h = large ? 166.f : 116.f;
        for (float x = r.x; i < end; ++i, x += w + gap) draw_upright_card(ui, {x, y, w, h}, cards[i], mark, prefs);
        y += h + gap;
    }
    return y;
}

/// How far the learner is in a lesson, or in its track where the lesson is not begun.
std::string progress_in_words(const Say& say, const lesson::Entry& e, const Prefs& prefs)
{
    const auto words = lesson::progress_in_words(say, prefs.get(lesson::progress_key(e.id)));
    return words.empty() ? lesson::track_in_words(say, e.track, prefs) : words;
}

/// "Mastermind · 8 minutes", or the game alone.
std::string game_in_words(const Ui& ui, const lesson::Entry& e, float room)
{
    std::string out = ui.say(title(e.place)) + " · " + ui.say(Text::lesson_minutes, Say::count(e.minutes));
    return ui.paint.width(out, 13) > room ? ui.say(title(e.place)) : out;
}

/// On a phone the track stands over the lesson's title; below it the game, or how far the learner is.
void draw_low_lesson_card(Ui& ui, Rect r, const lesson::Entry& e, const Prefs& prefs, float x, const Press& press)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const float room = r.right() - 12 - x, mid = r.centre().y;
    const std::string track = lesson::track_in_words(ui.say, e.track, prefs), name = ui.say(e.title),
                      progress = lesson::progress_in_words(ui.say, prefs.get(lesson::progress_key(e.id)));
    const bool done = lesson::is_done(prefs.get(lesson::progress_key(e.id)));
    const float track_size = p.width(track, 13, Weight::bold) > room ? 12.f : 13.f;
    p.text({x, mid - 20}, p.fitted(track, room, track_size, Weight::bold), {track_size, t.accent, Weight::bold});
    const float size = p.width(name, 16, Weight::bold) > room ? 14.f : 16.f;
    p.text({x, mid + 3}, p.fitted(name, room, size, Weight::bold), {size, t.text, Weight::bold});
    if (done) draw_tick(p, {x + 7, mid + 20}, 5, t.good, 2.2f);
    const float below_x = done ? x + 20 : x, below_room = room - (below_x - x);
    const std::string below = progress.empty() ? game_in_words(ui, e, below_room) : progress;
    const Weight weight = progress.empty() ? Weight::regular : Weight::bold;
    p.text({below_x, mid + 25}, p.fitted(below, below_room, 13, weight),
           {13,
            done               ? t.good
            : progress.empty() ? t.muted
                               : t.text,
            weight});
    if (press.clicked) ui.act(lesson::action_of(e));
}

/// A lesson's card: its title, its game and the learner's progress.
void draw_lesson_card(Ui& ui, Rect r, const lesson::Entry& e, const Prefs& prefs, PegMark mark)
{
    const std::string_view progress = prefs.get(lesson::progress_key(e.id));
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const OwnedId id = lesson::action_of(e);
    const Press press = ui.item(id, r, 12);
    p.fill(r, ui.reactive(t.bg, press, id), 12); // lighter than a game's card
    p.stroke(r, t.line, 12);
    const bool tall = r.h > 100, narrow = !tall && r.w < 260;
    const Rect picture{r.x + 6, r.y + 6, 92, tall ? 68.f : r.h - 12};
    if (!narrow) p.fill(picture, t.surface, 8);
    if (!narrow) draw_small_vignette(p, vignette_of(e.place), picture, mark);
    if (!tall) return draw_low_lesson_card(ui, r, e, prefs, narrow ? r.x + 16 : picture.right() + 16, press);
    const std::string words = progress_in_words(ui.say, e, prefs);
    const bool done = lesson::is_done(progress), begun = !progress.empty() && !done;
    const float x = r.x + 16, room = r.right() - 16.f - x, state_x = picture.right() + 16, state_y = r.y + 32;
    const float size = p.width(ui.say(e.title), 16, Weight::bold) > room ? 14.f : 16.f;
    p.text({x, r.y + 92}, p.fitted(ui.say(e.title), room, size, Weight::bold), {size, t.text, Weight::bold});
    p.text({x, r.y + 114}, p.fitted(game_in_words(ui, e, room), room, 13), {13, t.muted});
    if (done) draw_tick(p, {state_x + 7, state_y - 5}, 5, t.good, 2.2f);
    const float words_x = done ? state_x + 20 : state_x, words_room = r.right() - 16 - words_x;
    if (p.width(words, 13, Weight::bold) > words_room) { // the track in two lines
        float y = state_y - 8;
        for (const auto& line : p.wrapped(words, words_room, 13, Weight::bold)) {
            p.text({words_x, y}, line, {13, t.accent, Weight::bold});
            y += 18;
        }
    } else p.text({words_x, state_y}, words, {13, done ? t.good : t.accent, Weight::bold});
    if (begun) { // the progress bar
        const auto space = progress.find(' ');
        const float at = static_cast<float>(lesson::step_to_open(progress) + 1),
                    of = static_cast<float>(parse_int(progress.substr(space + 1), 1, 40).value_or(1));
        const Rect bar{state_x, state_y + 10, r.right() - 16 - state_x, 6};
        p.fill(bar, t.sunken, 3);
        p.fill({bar.x, bar.y, bar.w * std::min(1.f, at / of), bar.h}, t.accent, 3);
    }
    if (press.clicked) ui.act(id);
}

/// The site's other pages.
constexpr std::array ways_on{std::pair{"glossary"_id, Text::glossary}, std::pair{"on_paper"_id, Text::on_paper},
                             std::pair{"builder"_id, Text::to_builder}, std::pair{"studio"_id, Text::to_studio},
                             std::pair{"guide"_id, Text::to_guide}};

/// A heading, some of the lessons, the buttons to all lessons and to the site's other pages. Returns the y below it.
float draw_lessons(Ui& ui, Rect r, const Prefs& prefs, PegMark mark, bool wide, bool pages)
{
    const Painter& p = ui.paint;
    const std::size_t columns = !wide ? 1 : r.w >= 900 ? lessons_at_home : 2;
    const float gap = wide ? 16.f : 10.f, n = static_cast<float>(columns), w = (r.w - gap * (n - 1)) / n,
                h = wide ? 132.f : 86.f;
    p.text({r.x, r.y + 24}, ui.say(Text::lessons), {20, ui.theme().text, Weight::bold});
    const std::string all = all_in_words(ui.say);
    const float all_w = p.width(all, 14, Weight::bold) + 28;
    ui.button("lessons"_id, {r.right() - all_w + 14, r.y - 4, all_w, 44}, all, ButtonKind::quiet);
    if (wide) {
        const float after = r.x + p.width(ui.say(Text::lessons), 20, Weight::bold) + 12, right = r.right() - all_w;
        const int done = lesson::how_many_done(prefs);
        const std::string count = done > 0 ? ui.say(Text::lessons_done, Say::count(done)) : std::string();
        const float count_w = p.width(count, 14) + 12;
        p.text({right, r.y + 24}, count, {14, ui.theme().muted, Weight::regular, Align::right});
        p.text({after, r.y + 24}, p.fitted(ui.say(Text::lessons_about), right - count_w - after, 14),
               {14, ui.theme().muted});
    }
    float y = r.y + 42;
    std::size_t column = 0;
    for (const auto* e : lesson::picked(prefs)) {
        draw_lesson_card(ui, {r.x + static_cast<float>(column) * (w + gap), y, w, h}, *e, prefs, mark);
        if (++column == columns) column = 0, y += h + gap;
    }
    if (!pages) return y;
    float x = r.x - 14;
    for (const auto& [id, text] : ways_on) {
        const float button = p.width(ui.say(text), 14, Weight::bold) + 28;
        if (x + button > r.right() + 14) x = r.x - 14, y += 44;
        ui.button(id, {x, y, button, 44}, text, ButtonKind::quiet);
        x += button + 4;
    }
    return y + 52;
}

} // namespace

void draw_home(Ui& ui, Rect whole, const AtHome& at)
{
    const auto& [unfinished, prefs, pages, day, scroll_to] = at;
    const PegMark mark = prefs.is("pegs", "letters") ? PegMark::letter : PegMark::shape;
    const Painter& p = ui.paint;
    const Say& say = ui.say;
    ScrollArea scroll(ui, "home", whole, ScrollArea::Of::app);
    if (scroll_to) ScrollArea::go_to(*scroll_to), ui.wake_in(0);
    const float width = ui.view.layout == Layout::phone ? std::min(whole.w, 600.f) : whole.w;
    const Rect area{whole.x + (whole.w - width) / 2, whole.y, width, whole.h};
    const float top = area.y - scroll.offset();
    if (ui.view.layout == Layout::phone) {
        float y = top + 36;
        for (const auto& l : p.balanced(say(Text::home_title), area.w - 32, 22, Weight::bold)) {
            p.text({area.x + 16, y}, l, {22, ui.theme().text, Weight::bold});
            y += 28;
        }
        y -= 12;
        if (const float h = today_height(ui, day, area.w - 32); h > 0) {
            draw_today(ui, {area.x + 16, y, area.w - 32, h}, day);
            y += h + 16;
        }
        if (unfinished.place != Place::home) {
            draw_continue(ui, {area.x + 16, y, area.w - 32, 52}, unfinished, mark);
            y += 64;
        }
        y = draw_game_tiles(ui, {area.x + 16, y, area.w - 32, 0}) + 8;
        y = draw_lessons(ui, {area.x + 16, y, area.w - 32, 0}, prefs, mark, false, pages);
        scroll.content_height(y - top + 8);
        return;
    }
    const float card_w = 368, gap = 24;
    const int columns = std::clamp(static_cast<int>((area.w - 48 + gap) / (card_w + gap)), 1, 3);
    const float pitch = columns == 1 ? area.w : card_w + gap;
    const float content = static_cast<float>(columns) * pitch - gap, left = area.x + (area.w - content) / 2;
    const bool beside = content >= 900;
    p.text({left, top + 58}, p.fitted(say(Text::home_title), beside ? content - 400 : content, 28, Weight::bold),
           {28, ui.theme().text, Weight::bold});
    p.text({left, top + 84}, p.fitted(say(Text::home_subtitle), beside ? content - 400 : content, 15),
           {15, ui.theme().muted});
    float y = top + 120;
    if (unfinished.place != Place::home) {
        const Rect r = beside ? Rect{left + content - 380, top + 20, 380, 86} : Rect{left, top + 104, content, 86};
        draw_continue(ui, r, unfinished, mark);
        if (!beside) y += 94;
    }
    if (const float h = today_height(ui, day, content); h > 0) {
        draw_today(ui, {left, y, content, h}, day);
        y += h + 20;
    }
    const auto across = static_cast<std::size_t>(columns);
    if (across == 3) y = draw_game_rows(ui, {left, y, content, 0}, mark, prefs);
    const float wide = columns == 1 ? content : card_w;
    std::size_t column = 0;
    for (std::size_t i = 0; across < 3 && i < cards.size(); ++i) {
        const bool large = i < large_cards, last = i + 1 == large_cards || i + 1 == cards.size();
        const Rect r{left + static_cast<float>(column) * pitch, y, wide, large ? 184.f : 86.f};
        draw_card(ui, r, cards[i], large, mark, prefs);
        if (++column == across || last) column = 0, y += r.h + (large ? 16.f : 12.f);
    }
    y = draw_lessons(ui, {left, y + 12, content, 0}, prefs, mark, columns > 1, pages);
    scroll.content_height(y - top + 8);
}

void describe_home(Outline& o, const Say& say, const AtHome& at)
{
    const auto& [unfinished, prefs, pages, day, scroll_to] = at;
    o.heading(1, "Sagaz");
    o.text("about"_id, say(Text::home_title) + ". " + say(Text::home_subtitle));
    describe_today(o, say, day);
    if (unfinished.place != Place::home)
        o.button("continue"_id, say(Text::continue_game) + ": " + unfinished_in_words(say, unfinished));
    o.heading(2, Text::games);
    for (const auto& card : cards) o.button(action_of(card), say(card.title) + ": " + about_in_words(say, card, prefs));
    o.heading(2, Text::lessons);
    for (const auto* e : lesson::picked(prefs))
        o.button(lesson::action_of(*e), say(e->title) + ", " + say(title(e->place)) + ", " +
                                            lesson::state_in_words(say, *e, prefs) + ", " +
                                            lesson::track_in_words(say, e->track, prefs));
    o.button("lessons"_id, all_in_words(say));
    if (!pages) return;
    for (const auto& [id, text] : ways_on) o.button(id, text);
}

const HomeScreen home{draw_home, describe_home, puzzles_dialog, puzzle_statistics, day_done_dialog, shared_result};

} // namespace shell::app
