#pragma once
// extensive.*: two-player zero-sum games with hidden information, as Gambit's .efg text.
#include "engine/extensive/named.hpp"
#include "engine/request/typed.hpp"
#include "engine/request/types/range.hpp"
#include <map>
#include <vector>

namespace engine::request {

/// Gambit's EFG 2 R or EFG 2 D.
struct EfgText {
    static void read(const At&, const Json&, extensive::Tree&);
    static Json write(const extensive::Tree&);
    static void check(const At&, const extensive::Tree&);
    static std::string remedy();
    static Schema schema();
};

/// By action: a probability, as "1/3".
struct Probabilities {
    static void read(const At&, const Json&, std::map<std::string, Fraction>&);
    static Json write(const std::map<std::string, Fraction>&);
    static Schema schema();
};

/// A player's behaviour at an information set.
struct BehaviourAt {
    int player = 1;
    std::string set;
    std::map<std::string, Fraction> actions;
    std::optional<std::map<std::string, search::Range>> ranges;
    std::optional<bool> reached;
    bool operator==(const BehaviourAt&) const = default;

    static void fields(auto& f, auto& b)
    {
        f.must("player", b.player, Whole{1, 2}, "1 maximises");
        f.must("set", b.set, "name of the information set; its number where the name is empty or repeated");
        f.must("actions", b.actions, Probabilities{},
               "probability of each action, by name, or by its place where the name is empty or repeated; missing: 0");
        f.may("ranges", b.ranges,
              "with `ranges`: [least,most] probability over all optimal strategies that reach the set");
        f.may("reached", b.reached, "whether the player's own strategy reaches the set");
    }
};

struct ExtensiveSolve {
    static constexpr std::string_view command = "extensive.solve";
    static constexpr std::string_view about =
        "An equilibrium of a two-player zero-sum game in extensive form, exact and verified.";
    extensive::Tree tree;
    bool ranges = false;

    static void fields(auto& f, auto& q)
    {
        f.must("efg", q.tree, EfgText{}, "the game");
        f.may("ranges", q.ranges, "also the ranges of optimal behaviour: seconds to minutes for the largest trees");
    }

    struct Result {
        Fraction value;
        std::optional<Fraction> constant;
        std::string title;
        std::vector<std::string> players;
        std::vector<BehaviourAt> behaviour;
        Count nodes = 0;
        std::vector<Count> sets, sequences;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("value", r.value, "player 1's expected payoff");
            f.may("constant", r.constant, "the payoffs' sum, if it is not 0: player 2 gets it less `value`");
            f.must("title", r.title, "of the game");
            f.must("players", r.players, "their names");
            f.must("behaviour", r.behaviour,
                   "optimal strategies: player 1's sets, then player 2's, in the tree's order");
            f.must("nodes", r.nodes, "of the tree, leaves included");
            f.must("sets", r.sets, "each player's information sets");
            f.must("sequences", r.sequences, "each player's sequences of own moves, the empty one included");
        }
    };
};
Running<ExtensiveSolve> begin(const ExtensiveSolve&, Clock);

struct ExtensiveExploit {
    static constexpr std::string_view command = "extensive.exploit";
    static constexpr std::string_view about = "What a best reply gains against each strategy of a pair, exact.";
    extensive::Tree tree;
    std::vector<BehaviourAt> behaviour;

    static void fields(auto& f, auto& q)
    {
        f.must("efg", q.tree, EfgText{}, "the game");
        f.must("behaviour", q.behaviour, "every set of both players, in any order");
    }

    struct Result {
        Fraction value, gain_1, gain_2, exploitability, best_1, best_2;
        std::vector<BehaviourAt> replies;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("value", r.value, "player 1's expected payoff with this pair");
            f.must("gain_1", r.gain_1, "by a best reply of player 1 to player 2's strategy; never negative");
            f.must("gain_2", r.gain_2, "by a best reply of player 2 to player 1's strategy; never negative");
            f.must("exploitability", r.exploitability, "the sum of both gains; 0: an equilibrium");
            f.must("best_1", r.best_1, "player 1's expected payoff with its best reply");
            f.must("best_2", r.best_2, "player 1's expected payoff with player 2's best reply");
            f.must("replies", r.replies, "pure best replies, a set each");
        }
    };
};
Running<ExtensiveExploit> begin(const ExtensiveExploit&, Clock);

} // namespace engine::request
