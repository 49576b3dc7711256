#pragma once
// The code games' ids of controls and texts, in addition to pegs/ids.hpp and kit/ids.hpp. One a line, sorted.
#include "shell/pegs/ids.hpp"

namespace shell::codes {

inline constexpr std::string_view own_ids = R"(
    about
    answer_is
    answer_soon
    bits
    cancel_hint
    cancel_rank
    clues
    code_a
    code_b
    contradiction
    costliest
    draft_state
    draw_code
    duel
    duel_left
    duel_rows
    edit_code
    edit_fijas
    edit_hole
    edit_ignore
    edit_left
    edit_picas
    edit_place
    edit_repair
    edit_save
    edit_symbol
    edit_truth
    face
    goal
    guess_of
    guesses
    howto@goal
    ignore
    keep_secret
    list_from
    listed
    losses
    mark
    mind
    notes
    notes_kept
    nudge
    partition
    pegs
    prompt
    rank
    ranked
    ready
    review_more
    rival
    role
    row_tools
    runners
    secret_cancel
    see_all
    see_review
    some
    strategy
    thinking
    truth
    use_consistent
    why:draft
    why:left
    why:map
    worst
)";

consteval kit::Id operator""_id(const char* word, std::size_t)
{
    return kit::Id::listed(word, own_ids, pegs::own_ids, kit::ids);
}

} // namespace shell::codes
