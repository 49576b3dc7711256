#pragma once
// Shared by the tests of games in extensive form: random games as plain trees, their .efg text, and payoffs by plain
// recursion over pure strategies and behaviour.
#include "engine/base/fraction.hpp"
#include "engine/base/rng.hpp"
#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace extensive_support {

using engine::Fraction, engine::Rng;

struct PlainNode {
    int player = -1; // 0 or 1; 2: chance; -1: leaf
    int set = 0;     // of the player
    std::vector<int> weights;
    int outcome = 0; // to player 0, at this node
    std::vector<PlainNode> next;
};

struct PlainGame {
    PlainNode root;
    std::vector<int> actions[2]; // by set

    /// Number of pure strategies, up to a limit.
    std::size_t strategies(int player, std::size_t most) const
    {
        std::size_t n = 1;
        for (const int a : actions[player])
            if (n <= most) n *= static_cast<std::size_t>(a);
        return n;
    }
    /// The n-th pure strategy, an action for each set.
    std::vector<int> strategy(int player, std::size_t n) const
    {
        std::vector<int> out;
        for (const int a : actions[player]) {
            out.push_back(static_cast<int>(n % static_cast<std::size_t>(a)));
            n /= static_cast<std::size_t>(a);
        }
        return out;
    }
};

class Grower {
public:
    Grower(Rng& rng, int depth) : rng_(rng) { game.root = grow(depth, {"", ""}); }
    PlainGame game;

private:
    PlainNode grow(int depth, std::vector<std::string> history)
    {
        PlainNode node;
        node.outcome = static_cast<int>(rng_.below(9)) - 4;
        if (depth > 0 && rng_.below(4) == 0) node.outcome = 0;
        if (depth == 0 || rng_.below(6) == 0) return node;
        node.player = static_cast<int>(rng_.below(5)) / 2;
        int actions = 2 + static_cast<int>(rng_.below(5)) / 4;
        if (node.player == 2) {
            for (int a = 0; a < actions; ++a) node.weights.push_back(1 + static_cast<int>(rng_.below(3)));
        } else {
            auto& known = sets_[{node.player, history[node.player]}];
            if (!known.empty() && rng_.below(3) > 0) {
                node.set = known[rng_.index(known.size())];
                actions = game.actions[node.player][node.set];
            } else {
                node.set = static_cast<int>(game.actions[node.player].size());
                game.actions[node.player].push_back(actions);
                known.push_back(node.set);
            }
        }
        for (int a = 0; a < actions; ++a) {
            auto then = history;
            if (node.player < 2) then[node.player] += std::to_string(node.set) + "." + std::to_string(a) + " ";
            node.next.push_back(grow(depth - 1, then));
        }
        return node;
    }
    Rng& rng_;
    std::map<std::pair<int, std::string>, std::vector<int>> sets_;
};

/// A node's actions by their numbers; `weights`: their chances, none at a player's node.
inline std::string actions_in_efg(std::size_t count, const std::vector<int>& weights)
{
    int sum = 0;
    for (const int w : weights) sum += w;
    std::string out = " \"\" {";
    for (std::size_t a = 0; a < count; ++a) {
        out += " \"" + std::to_string(a) + "\"";
        if (!weights.empty()) out += " " + std::to_string(weights[a]) + "/" + std::to_string(sum);
    }
    return out + " }";
}

inline void print(const PlainGame& g, const PlainNode& n, std::string& out, int& numbers)
{
    const int number = ++numbers;
    out += n.player < 0    ? "t \"\""
           : n.player == 2 ? "c \"\" " + std::to_string(number)
                           : "p \"\" " + std::to_string(n.player + 1) + " " + std::to_string(n.set + 1);
    if (n.player >= 0) out += actions_in_efg(n.next.size(), n.weights);
    if (n.outcome == 0 && n.player >= 0) out += " 0\n";
    else
        out += " " + std::to_string(number) + " \"\" { " + std::to_string(n.outcome) + " " +
               std::to_string(-n.outcome) + " }\n";
    for (const PlainNode& next : n.next) print(g, next, out, numbers);
}
inline std::string efg_of(const PlainGame& g)
{
    std::string out = "EFG 2 R \"random\" { \"A\" \"B\" }\n";
    int numbers = 0;
    print(g, g.root, out, numbers);
    return out;
}

/// Player 0's expected payoff. `share`: (player, set, action) -> probability.
template <class Share>
Fraction expected(const PlainNode& n, const Share& share)
{
    Fraction sum = n.outcome;
    int weights = 0;
    for (const int w : n.weights) weights += w;
    for (std::size_t a = 0; a < n.next.size(); ++a) {
        const Fraction p = n.player == 2 ? Fraction(engine::Integer(n.weights[a]), engine::Integer(weights))
                                         : share(n.player, n.set, static_cast<int>(a));
        if (p.sign() != 0) sum += p * expected(n.next[a], share);
    }
    return sum;
}

} // namespace extensive_support
