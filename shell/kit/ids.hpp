#pragma once
// Ids that all games share, and those of the kit's own controls. A new one is a line, in alphabetical order;
// tests/checks/ids names unused ones.
#include "shell/kit/id.hpp"

namespace shell::kit {

inline constexpr std::string_view ids = R"(
    analysis
    asked
    audience
    audience_bars
    audience_go_on
    audience_hands
    audience_next
    audience_options
    audience_question
    audience_reveal
    audience_right
    audience_why
    because
    cancel
    cell
    close
    decided
    dialog
    effort
    foretell
    foretold
    giveup
    glossary
    graph_counts
    graph_note
    graph_title
    heading
    how
    how_example
    howto
    left
    lessons
    menu
    new_game
    node
    play
    predict
    puzzle_in
    puzzle_note
    puzzle_notes
    puzzle_out
    puzzle_undo
    redo
    repeats
    review
    row
    rows
    rules
    rules_dialog
    rules_problem
    rules_remark
    seed
    sheet
    sheet_grip
    start
    step
    step:back
    step:first
    step:last
    step:next
    step_words
    steps
    tab
    term
    term_more
    terms
    try_again
    undo
    value
    verdict
    why
    working
)";

consteval Id operator""_id(const char* word, std::size_t) { return Id::listed(word, ids); }

} // namespace shell::kit

// ROOM_IDS(kit::ids, "a b …") defines a folder's own list, and "word"_id for words of that list or of the other one.
#define ROOM_IDS(other, list)                                                                                          \
    inline constexpr std::string_view own_ids = list;                                                                  \
    consteval kit::Id operator""_id(const char* word, std::size_t) { return kit::Id::listed(word, own_ids, other); }
