#pragma once
// What can be wrong with the text, an event or a setup of the A/K betting game. No words for people here.
#include "engine/base/expected.hpp"
#include <cstdint>

namespace engine::betting {

struct Error {
    enum class Kind : std::uint8_t {
        syntax,              // at = character
        bets_out_of_range,   // none, more than max_bets, or one not in 1..max_bet; at = character, or the bet's index
        repeated_bet,        // at = character, or the second one's index
        deck_out_of_range,   // no ace, no king, or more than max_cards of one; at = character
        rounds_out_of_range, // at = character
        unknown_cards,       // neither seen nor hidden; at = character
        unknown_players,     // at = character
        seed_out_of_range,   // at = character
        unknown_event,       // at = character
        unknown_game,        // the line is of another game; at = character
        unknown_version,     // at = character
        bet_out_of_range,    // no such bet; at = its index
        not_your_turn,       // another event is due
        game_over,           // all rounds are played
        too_long             // at = the limit
    };
    Kind kind;
    int at = -1;
    bool operator==(const Error&) const = default;
};

/// The kind in snake_case, as requests name it.
const char* name(Error::Kind);

inline Unexpected<Error> wrong(Error::Kind kind, int at = -1) { return Unexpected<Error>(Error{kind, at}); }

} // namespace engine::betting
