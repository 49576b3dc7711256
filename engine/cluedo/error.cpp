#include "engine/cluedo/error.hpp"
#include "engine/base/check.hpp"
#include <iterator>

namespace engine::cluedo {

const char* name(Error::Kind kind)
{
    // clang-format off
    static constexpr const char* names[] = {
        // in the order of Kind
        "deck_out_of_range", "players_out_of_range", "hand_sizes", "seat_out_of_range", "card_out_of_range", "own_hand", "wrong_kind",
        "not_asked", "card_unknown", "card_known", "own_card", "eliminated", "already_over", "row_out_of_range",
        "not_your_turn", "cannot_show", "wrong_mode", "too_many_rows", "too_many_events", "bad_name", "syntax",
        "unknown_game", "unknown_version", "unknown_mode", "unknown_level", "seed_out_of_range", "unknown_event",
        "too_long"};
    // clang-format on
    static_assert(std::size(names) == static_cast<std::size_t>(Error::Kind::too_long) + 1);
    return names[static_cast<std::size_t>(kind)];
}

} // namespace engine::cluedo
