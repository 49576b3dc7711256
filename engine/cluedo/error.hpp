#pragma once
// What can be wrong with a deck, a table, an entry of the notebook, an event or a line of Cluedo.
#include "engine/base/error.hpp"

namespace engine::cluedo {

ENGINE_NAMED(ErrorKind,
             deck_out_of_range, // a kind without cards, or more than max_cards in all
             players_out_of_range,
             hand_sizes,        // they do not add up to the cards that are not in the envelope or the pile
             seat_out_of_range, // no such seat
             card_out_of_range, // no such card
             own_hand,          // not as many different cards as the seat has
             wrong_kind,        // a question names one suspect, one weapon, one room; at = which of the three
             not_asked,         // the shown card is not one of the three; the asker shows nothing to himself
             card_unknown,      // a card was shown to me or by me, and the entry does not say which
             card_known,        // nobody but the two sees the card shown between them
             own_card,          // I hold one of the three and passed, or showed a card I do not hold
             eliminated,        // whoever accused wrongly asks and accuses no more
             already_over,      // the right accusation ends the game
             row_out_of_range,  // at = row
             not_your_turn,
             cannot_show,     // nobody waits for my card, or I may not show this one
             wrong_mode,      // not an event of this mode
             too_many_rows,   // at = the limit
             too_many_events, // at = the limit
             bad_name,        // empty, too long, or with a character a line cannot hold
             syntax,          // at = character, as in all below
             unknown_game, unknown_version, unknown_mode, unknown_level, seed_out_of_range, unknown_event, too_long);
using Error = ErrorOf<ErrorKind>;

} // namespace engine::cluedo
