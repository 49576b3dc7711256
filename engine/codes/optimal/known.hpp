#pragma once
// What needs no search: the moves and totals of the strategies that are stored with the program (assets/optimal).
#include "engine/codes/diagram.hpp"
#include "engine/codes/optimal/tree.hpp"
#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace engine::codes::optimal {

/// Of which boards there are such strategies: "p4c6r"…
std::span<const std::string_view> stored_rules();
/// Its text (tree_text.hpp), made from the file when the program is built; "" = there is none. The page's programs fetch it
/// when they are first asked for it, and until then it is "".
std::string_view stored_tree(std::string_view rules);
bool is_stored(const Rules&);
/// Whole; milliseconds. Nothing where none is stored, or while its text has not come.
std::optional<Tree> stored_strategy(const Rules&);

/// A stored strategy, and where in it a history stands. Answers do not change if all guesses have their positions permuted
/// and their symbols renamed alike, so a history follows the strategy if some such image of it does.
class KnownTree {
public:
    /// Nothing if none is stored. Milliseconds: it is read anew, and every secret of it played.
    static std::optional<KnownTree> of(const Rules&);

    struct Place {
        std::size_t node; // whose guess is to be made now
        /// The image of a code has at position i its symbol at from[i], renamed.
        std::array<std::uint8_t, max_positions> from{};
        std::array<std::uint8_t, max_symbols> to{};
    };
    /// Nothing if the history leaves the strategy, or if no secret leads there.
    std::optional<Place> follow(std::span<const Clue> history) const { return find(history, nullptr); }
    /// Would the strategy make this guess there, or one that the history cannot tell from it?
    bool plays(std::span<const Clue> history, const Code& guess) const { return find(history, &guess).has_value(); }

    Code guess(const Place&) const;
    /// The least total of guesses, this one and all later ones, over the candidates of this place.
    Count total(const Place& place) const { return totals_[place.node]; }

private:
    std::optional<Place> find(std::span<const Clue> history, const Code* guess) const;

    Rules rules_;
    Tree tree_;
    std::vector<Count> totals_; // of each node
};

/// The stored strategy's guess after this history, if it follows it.
std::optional<Code> known_move(const Rules&, std::span<const Clue> history);

/// What has been proven of a board: by OptimalJob (codes_optimal_test.cpp does it again, the larger ones with SAGAZ_LONG) or,
/// where that has no room for its table, in shards (README).
struct Proven {
    Count total; // the least number of guesses over all secrets
    Count nodes; // of OptimalJob's whole proof; 0 = not by it
};
std::optional<Proven> proven(const Rules&);
std::optional<Count> proven_total(const Rules&);

} // namespace engine::codes::optimal
