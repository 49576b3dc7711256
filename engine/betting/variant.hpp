#pragma once
// Betting games with hidden cards as trees in extensive form: one card only, and Kuhn's poker (H. Kuhn, "A simplified
// two-person poker", 1950) with any ranks. The payoff is the change of MAX's capital.
#include "engine/base/named.hpp"
#include "engine/betting/rules.hpp"
#include "engine/extensive/tree.hpp"
#include <vector>

namespace engine::betting {

ENGINE_NAMED(Variant,
             one_card, // MAX alone gets a card, an ace or a king, and bets or folds; MIN calls or folds without a card
             kuhn      // a card each, without replacement: MAX checks or bets; after a check MIN may bet
);

inline constexpr int min_ranks = 2;
inline constexpr int max_ranks = 13;
inline constexpr int max_copies = 99;

struct VariantRules {
    Variant variant = Variant::one_card;
    int ante = 1;                    // 1..max_bet
    std::vector<int> bets{1};        // 1..max_bets different ones, each 1..max_bet
    Deck deck;                       // one_card: MAX's card is one of its aces and kings
    bool may_fold = true;            // one_card: MAX may fold, and loses the ante
    std::vector<int> ranks{1, 1, 1}; // kuhn: copies of each rank from the lowest, 0..max_copies, at least two cards

    bool operator==(const VariantRules&) const = default;
};

/// The sets' names are the card and the moves seen ("J", "J check bet"; one_card, MIN: "bet"); a bet's name has its
/// amount where there are several. Checks and folds are the last actions of their sets. With thirteen ranks and one bet
/// the tree has 1,522 nodes.
/// Error: too_many_nodes, of extensive::max_nodes.
Expected<extensive::Tree, extensive::Error> variant_tree(const VariantRules&);

/// "2" to "A", so that three ranks are J, Q, K and thirteen end with the ace.
std::string rank_name(int ranks, int rank);

} // namespace engine::betting
