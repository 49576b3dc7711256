#include "shell/lesson/book.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/seed.hpp"
#include "shell/lesson/ids.hpp"
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace shell::lesson {
namespace {

constexpr std::array entries{
#define LESSON(key, id, track, game, minutes) Entry{id, Text::lesson_title_##key, Track::track, Place::game, minutes},
#include "shell/lesson/lessons.def"
};

struct Also {
    std::string_view id;
    Place place;
};
constexpr std::array offered_too{
#define ALSO(id, game) Also{id, Place::game},
#include "shell/lesson/lessons.def"
};

/// The kinds of puzzles of a game's subject: of the easy and hard one, and of the medium one. Empty: there are none.
constexpr std::array<std::string_view, 2> kinds_of(Place place)
{
    switch (place) {
    case Place::mastermind:
    case Place::picas_fijas:
    case Place::spaces:
        return {"crack", "liar"};
    case Place::thirtyone:
        return {"only_move", "hold_out"};
    case Place::trees:
        return {"cut", "order"};
    case Place::tictactoe:
        return {"noughts", "noughts"};
    case Place::matrix:
        return {"matrix", "matrix"};
    case Place::betting:
        return {"caught", "caught"};
    case Place::cluedo:
        return {"whodunit", "hand"};
    default:
        return {};
    }
}

constexpr std::array puzzle_offers{Text::puzzle_offer_1, Text::puzzle_offer_2, Text::puzzle_offer_3};

constexpr std::array optional_too{
#define OPTIONAL(id) std::string_view(id),
#include "shell/lesson/lessons.def"
};

struct Own {
    std::string_view id, rules;
    Text name;
};
constexpr std::array own_games{
#define OWN(id, rules, name) Own{id, rules, Text::name},
#include "shell/lesson/lessons.def"
};

Text name_of(Track track)
{
    constexpr std::array names{Text::track_games, Text::track_codes, Text::track_hidden, Text::track_deduction};
    return names[static_cast<std::size_t>(track)];
}

/// "2 of 7 + 1 optional".
std::string count_in_words(const Say& say, Track track, const Prefs& prefs)
{
    int done = 0, all = 0, more = 0;
    for (const auto& e : entries) {
        if (e.track != track) continue;
        if (is_optional(e)) ++more;
        else ++all, done += is_done(e, prefs) ? 1 : 0;
    }
    std::string out = say(Text::of_total, std::to_string(done), std::to_string(all));
    if (more > 0) out += " + " + std::to_string(more) + " " + say(Text::lesson_optional);
    return out;
}

/// A track's name over its lessons in a list, and how many are done.
void draw_track_head(Ui& ui, Rect r, const std::string& name, const std::string& count)
{
    const float y = r.bottom() - 10, w = ui.paint.width(name, 16, Weight::bold);
    ui.paint.divider({r.x, r.y + 8}, r.w);
    ui.paint.text({r.x, y}, name, {16, ui.theme().text, Weight::bold});
    if (w + 12 + ui.paint.width(count, 13) <= r.w)
        ui.paint.text({r.right(), y}, count, {13, ui.theme().muted, Weight::regular, Align::right});
}

class Book final : public Form {
public:
    Book(Place place, const Prefs& prefs) : place_(place), prefs_(prefs) {}

    DialogOutcome act(const Action&, const Say&) override { return {}; } // the app handles its actions

private:
    void fields(Fields& f) override
    {
        f.title = f.say(Text::lessons);
        f.width = 440;
        f.go = {};
        f.words("lessons_about"_id, f.say(Text::lessons_about));
        const bool all = place_ == Place::home; // then grouped by track
        std::optional<Track> group;
        for (const auto& e : entries) {
            if (!all && !is_offered(e, place_)) continue;
            if (all && e.track != group) {
                if (group) f.end_group();
                group = e.track;
                f.begin_group(make_id("lessons_about"_id, &e - entries.data()), track_in_words(f.say, e.track, prefs_));
                f.own([](const Ui&, float) { return 46.f; },
                      [name = f.say(name_of(e.track)), count = count_in_words(f.say, e.track, prefs_)](Ui& ui, Rect r) {
                          draw_track_head(ui, r, name, count);
                      });
            }
            f.row(action_of(e), f.say(e.title) + " · " + state_in_words(f.say, e, prefs_),
                  is_done(e, prefs_) ? Icon::check : Icon::book);
        }
        if (all) f.end_group();
    }

    Place place_;
    const Prefs& prefs_;
};

/// The dialog after the last step.
class Finished final : public Form {
public:
    Finished(std::string learned, std::string score, std::string about, std::string_view lesson, Place place,
             const Prefs& prefs, bool puzzles)
        : learned_(std::move(learned)), score_(std::move(score)), about_(std::move(about)), place_(place)
    {
        if (puzzles) kinds_ = kinds_of(place);
        for (const Own& one : own_games)
            if (one.id == lesson) own_ = &one;
        bool after = lesson.empty();
        for (int round = 0; round < 2 && !next_; ++round) // from the finished lesson on, then from the first
            for (const auto& e : entries) {
                if (after && !next_ && !is_done(e, prefs)) next_ = &e;
                after |= e.id == lesson;
            }
    }

    DialogOutcome act(const Action& a, const Say&) override
    {
        const bool play = a.id == "play"_id;
        if (play && own_) {
            DialogOutcome out{true, true};
            out.then = Action{"lesson_game"_id, std::string(own_->rules)};
            return out;
        }
        if (const auto i = suffix_index(a.id, "puzzle_offer"_id, offered_puzzles - 1); i && !kinds_[0].empty()) {
            DialogOutcome out{true, true};
            out.then = Action{"puzzle_open"_id, "puzzle:" + std::string(kinds_[*i == 1 ? 1 : 0]) + ":" +
                                                    std::to_string(*i + 1) + ":" +
                                                    std::to_string(fresh_seed() % short_numbers)};
            return out;
        }
        return {play, play};
    }

private:
    static constexpr int offered_puzzles = 3; // one of each level
    static constexpr std::uint64_t short_numbers = 100'000;

    void fields(Fields& f) override
    {
        f.title = f.say(Text::lesson_finished);
        f.width = 440;
        f.go = {};
        if (!learned_.empty()) f.words("lesson_say"_id, learned_);
        f.words("lessons_about"_id, score_);
        if (next_) f.row(action_of(*next_), f.say(Text::lesson_named, f.say(next_->title)), Icon::next);
        if (!kinds_[0].empty())
            for (int i = 0; i < offered_puzzles; ++i)
                f.row(make_id("puzzle_offer"_id, i), f.say(puzzle_offers[static_cast<std::size_t>(i)]), Icon::bulb);
        f.row("lessons"_id, Text::lessons, Icon::book);
        f.row("play"_id, f.say(own_ ? own_->name : title(place_)), Icon::play);
        if (!about_.empty()) f.words("lesson_about"_id, about_);
    }

    std::string learned_, score_, about_;
    Place place_;
    std::array<std::string_view, 2> kinds_; // of puzzles
    const Entry* next_ = nullptr;
    const Own* own_ = nullptr; // where the place's usual game is another than the lesson's
};

} // namespace

std::unique_ptr<Dialog> finished(std::string learned, std::string score, std::string about, std::string_view lesson,
                                 Place place, const Prefs& prefs, bool puzzles)
{
    return std::make_unique<Finished>(std::move(learned), std::move(score), std::move(about), lesson, place, prefs,
                                      puzzles);
}

std::vector<const Entry*> picked(const Prefs& prefs)
{
    std::vector<const Entry*> out;
    const auto is_begun = [&](const Entry& e) { return !prefs.get(progress_key(e.id)).empty() && !is_done(e, prefs); };
    for (const Track track : engine::enumerators<Track>) {
        const Entry *begun = nullptr, *next = nullptr, *last = nullptr;
        for (const auto& e : entries) {
            if (e.track != track) continue;
            last = &e;
            if (!begun && is_begun(e)) begun = &e;
            if (!next && !is_done(e, prefs)) next = &e;
        }
        if (last) out.push_back(begun ? begun : next ? next : last);
    }
    std::stable_partition(out.begin(), out.end(), [&](const Entry* e) { return is_begun(*e); });
    return out;
}

bool is_optional(const Entry& e)
{
    return std::find(optional_too.begin(), optional_too.end(), e.id) != optional_too.end();
}

std::string track_in_words(const Say& say, Track track, const Prefs& prefs)
{
    return say(name_of(track)) + " · " + count_in_words(say, track, prefs);
}

int how_many_done(const Prefs& prefs)
{
    int n = 0;
    for (const auto& e : entries) n += is_done(e, prefs) ? 1 : 0;
    return n;
}

std::span<const Entry> all_lessons() { return entries; }

bool is_offered(const Entry& e, Place place)
{
    return e.place == place || std::any_of(offered_too.begin(), offered_too.end(),
                                           [&](const Also& a) { return a.id == e.id && a.place == place; });
}

OwnedId action_of(const Entry& e) { return part_of("lesson"_id, ":" + std::string(e.id)); }

const Entry* entry_of(const Action& a)
{
    const std::string_view id = a.id;
    for (const auto& e : entries)
        if (id.starts_with("lesson:") && id.substr(7) == e.id) return &e;
    return nullptr;
}

std::string progress_key(std::string_view id) { return "lesson." + std::string(id); }

std::string progress_text(int index, int count, bool done)
{
    return (done ? "done" : std::to_string(index)) + " " + std::to_string(count);
}

bool is_done(std::string_view progress) { return progress.starts_with("done "); }

bool is_done(const Entry& e, const Prefs& prefs) { return is_done(prefs.get(progress_key(e.id))); }

int step_to_open(std::string_view progress)
{
    return parse_int(progress.substr(0, progress.find(' ')), 0, 39).value_or(0);
}

std::string progress_in_words(const Say& say, std::string_view progress)
{
    if (progress.empty()) return {};
    if (is_done(progress)) return say(Text::lesson_state);
    return say(Text::lesson_step_state, std::to_string(step_to_open(progress) + 1),
               std::string(progress.substr(std::min(progress.size(), progress.find(' ') + 1))));
}

std::string state_in_words(const Say& say, const Entry& e, const Prefs& prefs)
{
    const auto how_far = progress_in_words(say, prefs.get(progress_key(e.id)));
    if (!how_far.empty()) return how_far;
    const auto minutes = say(Text::lesson_minutes, Say::count(e.minutes));
    return is_optional(e) ? minutes + " · " + say(Text::lesson_optional) : minutes;
}

void draw_offer(Ui& ui, Rect panel, Place place, const Prefs& prefs)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    std::vector<const Entry*> offered; // unfinished lessons first
    for (const bool done : {false, true})
        for (const auto& e : entries)
            if (is_offered(e, place) && is_done(e, prefs) == done) offered.push_back(&e);
    constexpr float row = 44, head = 44;
    const int room = static_cast<int>((panel.h / 2 - 70 - head - 12) / row);
    if (room < 1 || offered.empty()) return;
    if (offered.size() > static_cast<std::size_t>(room)) offered.resize(static_cast<std::size_t>(room));
    const float h = head + row * static_cast<float>(offered.size()) + 12, from = panel.bottom() - h;
    const float x = panel.x + 24, w = panel.w - 48;
    // A region of its own, above that of the panel, which would take the presses.
    ScrollArea above(ui, "offered lessons", {panel.x, from, panel.w, h});
    above.content_height(h);
    p.divider({x, from}, w);
    p.text({x, from + 30}, ui.say(Text::lessons), {15, t.muted, Weight::bold});
    float y = from + head;
    for (const auto* e : offered) {
        const OwnedId id = action_of(*e);
        const Rect r{x - 8, y, w + 16, row};
        const Press press = ui.item(id, r, 8);
        if (const Colour back = ui.reactive(0, press, id); back >> 24) p.fill(r, back, 8);
        if (is_done(*e, prefs)) draw_tick(p, {x + 11, r.centre().y}, 6, t.good, 2.4f);
        else draw(p, Icon::book, {x, r.centre().y - 11}, 22, t.accent);
        const std::string at_right = state_in_words(ui.say, *e, prefs);
        const float right = p.width(at_right, 13);
        p.text({x + w, r.centre().y + 5}, at_right, {13, t.muted, Weight::regular, Align::right});
        p.text({x + 34, r.centre().y + 5}, p.fitted(ui.say(e->title), w - 50 - right, 15, Weight::bold),
               {15, t.text, Weight::bold});
        if (press.clicked) ui.act(id);
        y += row;
    }
}

void describe_offer(Outline& o, const Say& say, Place place, const Prefs& prefs)
{
    for (const auto& e : entries)
        if (is_offered(e, place))
            o.button(action_of(e), say(Text::lesson_named, say(e.title)) + ", " + state_in_words(say, e, prefs));
}

std::unique_ptr<Dialog> book(Place place, const Prefs& prefs)
{
    const bool left = std::any_of(entries.begin(), entries.end(),
                                  [&](const Entry& e) { return is_offered(e, place) && !is_done(e, prefs); });
    return std::make_unique<Book>(left ? place : Place::home, prefs); // all done here: lists those of all games
}

} // namespace shell::lesson
