#include "engine/puzzle/kinds.hpp"
#include <array>

namespace engine::puzzle {
namespace {

constexpr std::array<Generator, kinds.size()> generators{{
    {try_crack, check_crack},
    {try_liar, check_liar},
    {try_only_move, check_move_of_31},
    {try_cut, check_cut},
    {try_whodunit, check_whodunit},
    {try_hold_out, check_move_of_31},
    {try_order, check_order},
    {try_noughts, check_noughts},
    {try_matrix, check_matrix},
    {try_hand, check_hand},
    {try_caught, check_caught},
    {try_who_knows, check_who_knows},
}};

} // namespace

const Generator& generator(Kind kind) { return generators[static_cast<std::size_t>(kind)]; }

} // namespace engine::puzzle
