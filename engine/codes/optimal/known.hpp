#pragma once
// Moves and totals without a search, from the optimal strategies stored with the program (assets/optimal).
#include "engine/codes/diagram.hpp"
#include "engine/codes/optimal/tree.hpp"
#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace engine::codes::optimal {

/// Boards with a stored strategy: "p4c6r"…
std::span<const std::string_view> stored_rules();
/// The strategy's text (tree_text.hpp), embedded by the build; "" = none. The page's programs fetch it on first use,
/// and it is "" until it arrives.
std::string_view stored_tree(std::string_view rules);
bool is_stored(const Rules&);
/// The whole strategy, in milliseconds. Nothing where none is stored or its text has not arrived.
std::optional<Tree> stored_strategy(const Rules&);

/// A stored strategy, with a search for a history's place in it. Feedback does not change if all guesses have their
/// positions permuted and symbols renamed alike, so a history follows the strategy if some such image of it does.
class KnownTree {
public:
    /// Nothing if none is stored. Takes milliseconds: parses the text and plays every secret.
    static std::optional<KnownTree> of(const Rules&);

    struct Place {
        std::size_t node; // the node whose guess comes next
        /// The image of a code: position i holds its symbol at from[i], renamed.
        std::array<std::uint8_t, max_positions> from{};
        std::array<std::uint8_t, max_symbols> to{};
    };
    /// Nothing if the history leaves the strategy, or if no secret leads there.
    std::optional<Place> follow(std::span<const Clue> history) const { return find(history, nullptr); }
    /// Whether the strategy makes this guess after the history, or one that the history cannot distinguish from it.
    bool plays(std::span<const Clue> history, const Code& guess) const { return find(history, &guess).has_value(); }

    Code guess(const Place&) const;
    /// The least total of guesses, this one and all later ones, over the candidates of this place.
    Count total(const Place& place) const { return totals_[place.node]; }

private:
    std::optional<Place> find(std::span<const Clue> history, const Code* guess) const;

    Rules rules_;
    Tree tree_;
    std::vector<Count> totals_; // by node
};

/// The stored strategy's guess after this history, if the history follows it.
std::optional<Code> known_move(const Rules&, std::span<const Clue> history);

/// A board's proven result: by OptimalJob (repeated by codes_optimal_test.cpp, larger boards with SAGAZ_LONG) or, where
/// its table does not fit, in shards (README).
struct Proven {
    Count total; // least total of guesses over all secrets
    Count nodes; // of OptimalJob's whole proof; 0 = proven in shards
};
std::optional<Proven> proven(const Rules&);
std::optional<Count> proven_total(const Rules&);

} // namespace engine::codes::optimal
