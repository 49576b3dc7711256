#include "shell/lesson/book.hpp"
#include "shell/kit/figures.hpp"
#include "shell/lesson/ids.hpp"
#include <array>

namespace shell::lesson {
namespace {

constexpr std::array entries{
#define LESSON(key, id, game, minutes) Entry{id, Text::lesson_title_##key, Place::game, minutes},
#include "shell/lesson/lessons.def"
};

class Book final : public Form {
public:
    Book(Place place, const Prefs& prefs) : place_(place), prefs_(prefs) {}

    DialogOutcome act(const Action&, const Say&) override { return {}; } // its actions are the app's

private:
    void fields(Fields& f) override
    {
        f.title = f.say(Text::lessons);
        f.width = 440;
        f.go = {};
        f.words("lessons_about"_id, f.say(Text::lessons_about));
        for (const auto& e : entries) {
            if (place_ != Place::home && e.place != place_) continue;
            f.row(action_of(e), f.say(e.title) + " · " + state_in_words(f.say, e, prefs_),
                  is_done(e, prefs_) ? Icon::check : Icon::book);
        }
    }

    Place place_;
    const Prefs& prefs_;
};

} // namespace

std::span<const Entry> all_lessons() { return entries; }

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
    return figure(progress.substr(0, progress.find(' ')), 0, 39).value_or(0);
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
    return how_far.empty() ? say(Text::lesson_minutes, Say::count(e.minutes)) : how_far;
}

void draw_offer(Ui& ui, Rect panel, Place place, const Prefs& prefs)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    std::vector<const Entry*> offered;
    for (const auto& e : entries)
        if (e.place == place) offered.push_back(&e);
    constexpr float row = 44, head = 44;
    const float h = head + row * static_cast<float>(offered.size()) + 12, from = panel.bottom() - h;
    if (offered.empty() || from < panel.centre().y + 70) return;
    const float x = panel.x + 24, w = panel.w - 48;
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
        if (e.place == place)
            o.button(action_of(e), say(Text::lesson_named, say(e.title)) + ", " + state_in_words(say, e, prefs));
}

std::unique_ptr<Dialog> book(Place place, const Prefs& prefs) { return std::make_unique<Book>(place, prefs); }

} // namespace shell::lesson
