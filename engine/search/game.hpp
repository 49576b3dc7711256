#pragma once
// The concept of a game that can be searched as a tree. It is static: no base class, no virtual call for each node.
#include <concepts>
#include <cstdint>
#include <optional>

namespace engine::search {

enum class Seat : std::uint8_t { max, min, chance, nobody }; // nobody: the game is over

// clang-format off
/// Two players, zero-sum. Payoffs are exact and go to Seat::max; their type is the type of all values of a search.
template <class G>
concept Game = requires(const G& g, const typename G::State& s, const typename G::Move& m) {
    requires std::regular<typename G::State>;
    requires std::regular<typename G::Move>;
    { g.root() } -> std::same_as<typename G::State>;
    { g.seat(s) } -> std::same_as<Seat>;
    { g.moves(s) } -> std::same_as<typename G::Moves>;  // a range of Move, not empty, always in the same order
    { g.after(s, m) } -> std::same_as<typename G::State>;
    { g.payoff(s) } -> std::totally_ordered;            // only where seat(s) is nobody
};

template <Game G>
using ValueOf = decltype(std::declval<const G&>().payoff(std::declval<const typename G::State&>()));

/// A game with chance nodes also gives each move's probability there. A result of arithmetic that does not fit the
/// value's type is std::nullopt.
template <class G>
concept ChanceGame = Game<G> && requires(const G& g, const typename G::State& s, const typename G::Move& m, const ValueOf<G>& v) {
    { g.probability(s, m) } -> std::same_as<ValueOf<G>>;
    { add(v, v) } -> std::same_as<std::optional<ValueOf<G>>>;
    { sub(v, v) } -> std::same_as<std::optional<ValueOf<G>>>;
    { mul(v, v) } -> std::same_as<std::optional<ValueOf<G>>>;
    { div(v, v) } -> std::same_as<std::optional<ValueOf<G>>>;
};
// clang-format on

} // namespace engine::search
