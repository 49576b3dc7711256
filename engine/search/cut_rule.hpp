#pragma once
// The rule by which a search leaves a node before its last child.
#include <array>
#include <cstdint>
#include <string_view>

namespace engine::search {

enum class CutRule : std::uint8_t {
    at_equality, // alpha >= beta, as Knuth and Moore (1975): the fewest leaves
    strictly,    // alpha > beta: a child whose value equals the best is searched to its exact value
    never        // minimax
};
inline constexpr std::array cut_rules{CutRule::at_equality, CutRule::strictly};

/// As textbooks write those of alpha-beta: ">=" or ">".
constexpr std::string_view name(CutRule rule) { return rule == CutRule::strictly ? ">" : ">="; }

/// Whether a window of these ends is closed.
template <CutRule rule, class End>
constexpr bool is_closed(const End& alpha, const End& beta)
{
    if constexpr (rule == CutRule::at_equality) return !(alpha < beta);
    else if constexpr (rule == CutRule::strictly) return beta < alpha;
    else return false;
}

} // namespace engine::search
