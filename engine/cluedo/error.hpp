#pragma once
// Errors of a deck, a table, an entry of the notebook, an event or a line of Cluedo.
#include "engine/base/error.hpp"

namespace engine::cluedo {

ENGINE_NAMED(ErrorKind,
             deck_out_of_range, // a kind without cards, or more than max_cards in all
             players_out_of_range,
             hand_sizes,        // cannot add up to the number of cards outside envelope and pile
             seat_out_of_range, // no such seat
             card_out_of_range, // no such card
             face_up,           // more cards than the pile has, or one of the user's
             own_hand,          // the hand is not a set of as many cards as the seat has
             wrong_kind,        // a question needs one suspect, one weapon, one room; at = which of the three
             not_asked,         // the shown card is not one of the three, or the asker is the shower
             card_unknown,      // the user showed or saw the card, but the entry does not name it
             card_known,        // the entry names a card that only the two others saw
             shown_twice,       // a seat shows twice, or two seats show the same card
             own_card,          // the user passed while holding one of the three, or showed a card not held
             eliminated,        // a player who accused wrongly can neither ask nor accuse
             already_over,      // the right accusation ends the game
             row_out_of_range,  // at = row
             row_does_not_fit,  // at = a row that the corrected table does not allow
             not_your_turn,
             cannot_show,     // nobody waits for the user's card, or the user may not show this one
             wrong_mode,      // this mode does not allow the event
             too_many_rows,   // at = the limit
             too_many_events, // at = the limit
             bad_name,        // empty, too long, or with a character a line cannot hold
             syntax,          // at = character, as for every kind below
             unknown_game, unknown_version, unknown_mode, unknown_level, seed_out_of_range, unknown_event, too_long);
using Error = ErrorOf<ErrorKind>;

} // namespace engine::cluedo
