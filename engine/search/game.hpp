#pragma once
// What a game must offer to be searched as a tree. Static: no base class, no registry, no virtual call per node.
#include <concepts>
#include <cstdint>

namespace engine::search {

enum class Seat : std::uint8_t { max, min, chance, nobody }; // nobody = the game is over

// clang-format off
template <class G>
concept Game = requires(const G& g, const typename G::State& s, const typename G::Move& m) {
    requires std::regular<typename G::State>;
    requires std::regular<typename G::Move>;
    { g.root() } -> std::same_as<typename G::State>;
    { g.seat(s) } -> std::same_as<Seat>;
    { g.moves(s) } -> std::same_as<typename G::Moves>;  // a range of Move: ascending, always in the same order
    { g.after(s, m) } -> std::same_as<typename G::State>;
    { g.payoff(s) } -> std::same_as<std::int32_t>;      // to Seat::max, exact; only when over
};
// clang-format on

} // namespace engine::search
