#pragma once
// What can be pressed or read in this room, beside what all have (kit/ids.hpp). A new one is a line, from a to z.
#include "shell/kit/ids.hpp"

namespace shell::cluedo {

ROOM_IDS(kit::ids, R"(
    accuse
    accuse_once
    advice
    advice_text
    answers
    ask
    ask_this
    bot_level
    by
    cell_more
    cell_share
    cell_title
    contradiction
    deals
    edit
    entry_close
    entry_kind
    entry_kinds
    entry_save
    entry_step
    entry_tapped
    fact_card
    grid
    hand_cancel
    hand_count
    hand_done
    hand_edit
    hand_kind
    if_has
    if_lacks
    ignore
    level
    look_card
    look_holder
    mind
    mine
    mode
    more
    move
    my_mark
    my_seat
    next_trial
    note
    note_tools
    notes
    notes_list
    own
    own_cards
    pass
    play_computer
    players
    question
    remove
    result
    review
    review_lines
    room
    room+
    room-
    room_asked
    seat
    seat_cards
    seat_name
    seen
    seen_room
    seen_skip
    seen_suspect
    seen_weapon
    shares
    sheet_close
    show
    shower
    shown
    story
    story_constraint
    story_move
    story_no_search
    story_notation
    story_open_trials
    story_rule
    story_supposing
    story_variables
    suspect
    turn
    weapon
    why_lines
    why_rows
)")

} // namespace shell::cluedo
