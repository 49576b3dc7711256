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
            const std::string how_far = progress_in_words(f.say, prefs_.get(progress_key(e.id)));
            const std::string minutes = f.say(Text::lesson_minutes, std::to_string(e.minutes));
            f.row(action_of(e), f.say(e.title) + " · " + (how_far.empty() ? minutes : how_far),
                  is_done(prefs_.get(progress_key(e.id))) ? Icon::check : Icon::book);
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

int step_to_open(std::string_view progress) { return figure(progress.substr(0, progress.find(' ')), 0, 39).value_or(0); }

std::string progress_in_words(const Say& say, std::string_view progress)
{
    if (progress.empty()) return {};
    if (is_done(progress)) return say(Text::lesson_state);
    return say(Text::lesson_step_state, std::to_string(step_to_open(progress) + 1),
               std::string(progress.substr(std::min(progress.size(), progress.find(' ') + 1))));
}

std::unique_ptr<Dialog> book(Place place, const Prefs& prefs) { return std::make_unique<Book>(place, prefs); }

} // namespace shell::lesson
