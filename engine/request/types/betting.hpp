#pragma once
// betting.solve: the A/K game, and its variants.
#include "engine/betting/solution.hpp"
#include "engine/betting/variant.hpp"
#include "engine/request/typed.hpp"
#include "engine/request/types/extensive.hpp"
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
    static constexpr std::string_view about = "The A/K game and its variants: optimal play, exact.";

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

    std::optional<betting::Variant> variant;
    std::vector<int> bets{2, 4, 6}, variant_bets{1};
    std::optional<Deck> deck;
    betting::Cards cards = betting::Cards::hidden;
    int ante = 1;
    bool fold = true, ranges = true, efg = false;
    std::vector<int> ranks{1, 1, 1};

    /// Copies of each rank.
    struct Ranks {
        static void read(const At&, const Json&, std::vector<int>&);
        static void check(const At&, const std::vector<int>&);
        static Schema schema();
    };
    static void fields(auto& f, auto& q)
    {
        f.may("variant", q.variant, OneOf<betting::Variant>{"unknown_variant", "variant must be one_card or kuhn."},
              "one_card: MAX alone gets a card; kuhn: Kuhn's poker; missing: the A/K game");
        f.may("bets", q.variant ? q.variant_bets : q.bets, Bets{},
              "MAX must bet one of these; the ante is 1. With `variant` `[1]`: amounts that may be bet");
        f.may("deck", q.deck, "missing: all four deals are equally likely");
        f.may("cards", q.cards, OneOf<betting::Cards>{"unknown_cards", "cards must be \"seen\" or \"hidden\"."},
              "seen: both players see both cards; hidden: each sees its own");
        f.when(q.variant.has_value(), {"variant", "one_card, kuhn"}, [&] {
            f.may("ante", q.ante, Whole{1, betting::max_bet}, "of each player");
            f.may("ranges", q.ranges, "also the ranges of optimal behaviour; false: the fields of ranges stay empty");
            f.may("efg", q.efg, "also the game as the text of an .efg file");
        });
        f.when(q.variant == betting::Variant::one_card, {"variant", "one_card"},
               [&] { f.may("fold", q.fold, "whether MAX may fold, and lose the ante"); });
        f.when(q.variant == betting::Variant::kuhn, {"variant", "kuhn"},
               [&] { f.may("ranks", q.ranks, Ranks{}, "copies of each rank, from the lowest"); });
        f.check([&](const At& at) { q.check_variant(at); });
    }
    /// The A/K game's.
    betting::Rules rules() const;
    betting::VariantRules variant_rules() const;
    void check_variant(const At&) const;

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
        std::optional<std::vector<BehaviourAt>> behaviour;
        std::optional<std::string> efg;
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
            f.may("behaviour", r.behaviour,
                  "with `variant`: as of extensive.solve; `max_strategy` and `min_strategy` then have for each set, by "
                  "its "
                  "name, the probabilities of its bets or of its call, and one_card's MIN has the set `*`");
            f.may("efg", r.efg, "with `efg`: the game");
        }
    };
};
Running<BettingSolve> begin(const BettingSolve&, Clock);

} // namespace engine::request
