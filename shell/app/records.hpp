#pragma once
// The player's record: the finished games of one kind, counted on this device and saved with the preferences.
#include "shell/kit/places.hpp"
#include "shell/kit/prefs.hpp"
#include "shell/kit/screen.hpp"
#include "shell/text/text.hpp"
#include <string>
#include <string_view>

namespace shell::app {
using namespace kit;

struct Record {
    int played = 0, won = 0;
    int best = 0, sum = 0; // guesses: the fewest of a game won, and those of all games won; 0 where none counts them
    int streak = 0;        // games won in a row, up to the last one
    int unaided = 0;       // games won without help
    int even = 0;          // neither won nor lost
    bool operator==(const Record&) const = default;
};

/// How a game ended.
struct Ended {
    bool won = false, even = false;
    int guesses = 0; // of a game that counts them; else 0
    bool helped = false;
};

/// The numbers that record_text() writes; older ones lack the last. Any other text is an empty record.
Record record_from(std::string_view);
std::string record_text(const Record&);

/// The record with one more game. Even games end no streak. Numbers stop at 9999.
Record with(Record, const Ended&);
/// Whether the game was won in fewer guesses than any before it.
bool is_new_best(const Record& before, const Ended&);

/// The preference with a game's record, and the one that says that its current game had help. as: Screen::kept_as().
std::string record_key(Place, std::string_view as = {});
std::string helped_key(Place);

/// Whether this game, by its setup and seed, was the last to end: what is played again from its middle does not count.
bool has_ended(const Prefs&, const Screen&);
/// Notes a game's end. False: it was noted before, or the record keeps no such games.
bool note_end(Prefs&, const Screen&);

/// The preference with the strongest opponents beaten in a game, as a number.
std::string rung_key(Place);
/// "hardest beaten: medium"; "" = none.
std::string rung_in_words(const text::Say&, const Prefs&, Place);

/// "Duels, easy level: won 3, lost 1, drawn 0", for each level that was played; "" = none.
std::string duels_in_words(const text::Say&, const Prefs&, Place);

/// "10 of 12 won · best 4, mean 5.2 · 3 in a row"; "" = none played.
std::string record_in_words(const text::Say&, const Record&);

} // namespace shell::app
