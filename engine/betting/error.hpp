#pragma once
// Errors of the text, an event or a setup of the A/K betting game.
#include "engine/base/error.hpp"

namespace engine::betting {

ENGINE_NAMED(
    ErrorKind,
    syntax,              // at = character
    bets_out_of_range,   // none, more than max_bets, or one not in 1..max_bet; at = character, or the bet's index
    repeated_bet,        // at = character, or the second one's index
    deck_out_of_range,   // no ace, no king, or more than max_cards of one; at = character
    rounds_out_of_range, // at = character
    unknown_cards,       // neither seen nor hidden; at = character
    unknown_players,     // at = character
    seed_out_of_range,   // at = character
    unknown_event,       // at = character
    unknown_game,        // the line belongs to another game; at = character
    unknown_version,     // at = character
    bet_out_of_range,    // no such bet; at = its index
    not_your_turn,       // another event is due
    game_over,           // all rounds are played
    unknown_variant,     // at = character
    ante_out_of_range,   // at = character
    ranks_out_of_range,  // of Kuhn's cards; at = character
    no_such_action,      // of the player to move
    bad_file,            // of a game given by a file: no game that can be solved, or not as its line has it; at = byte
    too_long             // at = the limit
);
using Error = ErrorOf<ErrorKind>;

} // namespace engine::betting
