#pragma once
// Which lessons there are, how far the learner is in each, and the list from which one is opened.
#include "shell/kit/form.hpp"
#include "shell/kit/places.hpp"
#include "shell/kit/prefs.hpp"
#include <memory>
#include <span>
#include <vector>

namespace shell::lesson {
using namespace kit;

struct Entry {
    std::string_view id;
    Text title;
    Place place;
    int minutes;
};
std::span<const Entry> all_lessons();
/// It is played there, or speaks of what is the same there.
bool is_offered(const Entry&, Place);
/// By what "lesson:<id>" names; null: there is none.
const Entry* entry_of(const Action&);
OwnedId action_of(const Entry&);

// Progress as preferences keep it: "3 8", or "done 8".
std::string progress_key(std::string_view id);
std::string progress_text(int index, int count, bool done);
bool is_done(std::string_view progress);
/// The step to go on with, from 0.
int step_to_open(std::string_view progress);
/// "step 3 of 8", "done", or "" where it has not been begun.
std::string progress_in_words(const Say&, std::string_view progress);
/// The same, or how long it takes.
std::string state_in_words(const Say&, const Entry&, const Prefs&);
bool is_done(const Entry&, const Prefs&);

/// At home: where one was, what comes next, what is done; at most `most`.
std::vector<const Entry*> picked(const Prefs&, std::size_t most);
int how_many_done(const Prefs&);

/// At the foot of a panel in which nothing stands yet: the lessons of the game, if they have room under what is in its middle.
void draw_offer(Ui&, Rect panel, Place, const Prefs&);

void describe_offer(Outline&, const Say&, Place, const Prefs&);

/// After the last step: how it went, and what may come next.
std::unique_ptr<Dialog> finished(std::string learned, std::string score, std::string_view lesson, Place, const Prefs&);

/// The lessons of one game; of all where it is Place::home, or where those of the game are done.
std::unique_ptr<Dialog> book(Place, const Prefs&);

} // namespace shell::lesson
