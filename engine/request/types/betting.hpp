#pragma once
// betting.solve: the A/K game.
#include "engine/betting/solution.hpp"
#include "engine/request/typed.hpp"
#include "engine/request/types/range.hpp"
#include <map>
#include <vector>

namespace engine::request {

/// Different whole numbers, [2,4,6].
struct Bets {
    static void read(const At&, const Json&, std::vector<int>&);
    static void check(const At&, const std::vector<int>&);
    static Schema schema();
};

struct BettingSolve {
    static constexpr std::string_view command = "betting.solve";
    static constexpr std::string_view about = "The A/K game: optimal play, exact.";

    struct Deck {
        int aces = 1, kings = 1;
        bool replacement = false;

        static void fields(auto& f, auto& d)
        {
            f.must("aces", d.aces, Whole{1, betting::max_cards}, {"in the deck", "cards"});
            f.must("kings", d.kings, Whole{1, betting::max_cards}, {"in the deck", "cards"});
            f.may("replacement", d.replacement, "MAX's card returns to the deck before MIN's is drawn");
        }
        bool operator==(const Deck&) const = default;
    };

    std::vector<int> bets{2, 4, 6};
    std::optional<Deck> deck;
    betting::Cards cards = betting::Cards::hidden;

    static void fields(auto& f, auto& q)
    {
        f.may("bets", q.bets, Bets{}, "MAX must bet one of these; the ante is 1");
        f.may("deck", q.deck, "missing: all four deals are equally likely");
        f.may("cards", q.cards, OneOf<betting::Cards>{"unknown_cards", "cards must be \"seen\" or \"hidden\"."},
              "seen: both players see both cards; hidden: each sees its own");
    }
    betting::Rules rules() const;

    struct Deal {
        std::string deal;
        Fraction probability, value;
        bool operator==(const Deal&) const = default;

        static void fields(auto& f, auto& d)
        {
            f.must("deal", d.deal, "MAX's card, then MIN's: `AK`");
            f.must("probability", d.probability, "of the deal");
            f.must("value", d.value, "its expected payoff to MAX");
        }
    };
    /// By information set: the player's own card, or both cards where they are seen. One number or range a bet.
    using Strategy = std::map<std::string, std::vector<Fraction>>;
    using Ranges = std::map<std::string, std::vector<search::Range>>;

    struct Result {
        Fraction value;
        Strategy max_strategy;
        Ranges max_ranges;
        Strategy min_strategy;
        Ranges min_ranges;
        std::vector<Deal> deals;
        Count nodes = 0;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("value", r.value, "MAX's expected payoff");
            f.must("max_strategy", r.max_strategy, "by MAX's card (seen: by deal): the probability of each bet");
            f.must("max_ranges", r.max_ranges, "their [least,most] over all optimal strategies");
            f.must("min_strategy", r.min_strategy,
                   "by MIN's card (seen: by deal): the probability of a call of each bet");
            f.must("min_ranges", r.min_ranges, "their [least,most] over all optimal strategies");
            f.must("deals", r.deals, "AA, AK, KA, KK");
            f.must("nodes", r.nodes, "of the game tree");
        }
    };
};
Running<BettingSolve> begin(const BettingSolve&, Clock);

} // namespace engine::request
