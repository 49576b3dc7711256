#pragma once
// The list of lessons, the learner's progress in each, and the dialogs and panel from which lessons are opened.
#include "engine/base/named.hpp"
#include "shell/kit/form.hpp"
#include "shell/kit/places.hpp"
#include "shell/kit/prefs.hpp"
#include <memory>
#include <span>
#include <vector>

namespace shell::lesson {
using namespace kit;

ENGINE_NAMED(Track, games, codes, hidden, deduction);

struct Entry {
    std::string_view id;
    Text title;
    Track track;
    Place place;
    int minutes;
};
std::span<const Entry> all_lessons();
/// Whether the lesson is played in that game, or lessons.def offers it there too (ALSO).
bool is_offered(const Entry&, Place);
/// The lesson that the action "lesson:<id>" names; null: none.
const Entry* entry_of(const Action&);
OwnedId action_of(const Entry&);

// Progress as preferences keep it: the step's index and the number of steps ("3 8"), or "done 8".
std::string progress_key(std::string_view id);
std::string progress_text(int index, int count, bool done);
bool is_done(std::string_view progress);
/// The index of the step to continue with; 0 if the lesson is done or not begun.
int step_to_open(std::string_view progress);
/// "step 3 of 8", "done", or "" if not begun.
std::string progress_in_words(const Say&, std::string_view progress);
/// progress_in_words(), or the duration if not begun.
std::string state_in_words(const Say&, const Entry&, const Prefs&);
bool is_done(const Entry&, const Prefs&);

bool is_optional(const Entry&);

/// Lessons for the home screen, one of each track: the one begun, otherwise the first that is not done, otherwise the
/// last. Tracks with a lesson begun come first.
std::vector<const Entry*> picked(const Prefs&);
int how_many_done(const Prefs&);
/// "Codes · 2 of 4", the lessons done; optional ones do not count.
std::string track_in_words(const Say&, Track, const Prefs&);

/// Draws the game's lessons at the bottom of a panel without analysis, as many as fit below its middle.
void draw_offer(Ui&, Rect panel, Place, const Prefs&);

void describe_offer(Outline&, const Say&, Place, const Prefs&);

/// The dialog after the last step: the score, where the lesson comes from, the next lessons, and three puzzles of its
/// subject if the host has puzzles.
std::unique_ptr<Dialog> finished(std::string learned, std::string score, std::string about, std::string_view lesson,
                                 Place, const Prefs&, bool puzzles);

/// The dialog with a game's lessons. It lists all lessons for Place::home, or if the game's are done.
std::unique_ptr<Dialog> book(Place, const Prefs&);

} // namespace shell::lesson
