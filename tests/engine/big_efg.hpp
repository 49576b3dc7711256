#pragma once
// A large game for Gambit's readers: two players are dealt different cards and signal in turn, each seeing her own card
// and all signals.
#include "engine/base/rng.hpp"
#include <string>
#include <vector>

namespace big_efg {

struct Writer {
    int turns;
    engine::Rng rng{41};
    int nodes = 0, ends = 0;
    std::vector<std::string> sets[2]{};
    std::string text{};

    void line(const std::string& one) { text += one + "\n", ++nodes; }
    int number(int player, const std::string& seen)
    {
        auto& known = sets[player];
        for (std::size_t i = 0; i < known.size(); ++i)
            if (known[i] == seen) return static_cast<int>(i) + 1;
        known.push_back(seen);
        return static_cast<int>(known.size());
    }
    void play(const std::string& deal, const std::string& said)
    {
        const auto at = said.size();
        // Two signals that differ at the third, sixth … turn end the game early.
        if (static_cast<int>(at) == turns || (at > 1 && at % 3 == 0 && said[at - 1] == 'b' && said[at - 2] == 'a')) {
            const int v = static_cast<int>(rng.below(19)) - 9;
            return line("t \"\" " + std::to_string(++ends) + " \"\" { " + std::to_string(v) + " " + std::to_string(-v) +
                        " }");
        }
        const int player = static_cast<int>(at % 2);
        const std::string seen = deal[static_cast<std::size_t>(player)] + said;
        line("p \"\" " + std::to_string(player + 1) + " " + std::to_string(number(player, seen)) + " \"" + seen +
             "\" { \"a\" \"b\" } 0");
        for (const char c : {'a', 'b'}) play(deal, said + c);
    }
};

/// With five cards and six turns it has 1,981 nodes and 52 kB.
inline std::string signals(const std::string& cards = "ABCDE", int turns = 6)
{
    Writer w{turns};
    std::vector<std::string> deals;
    for (const char mine : cards)
        for (const char theirs : cards)
            if (mine != theirs) deals.push_back({mine, theirs});
    std::string chance = "c \"\" 1 \"\" {";
    for (const auto& deal : deals) chance += " \"" + deal + "\" 1/" + std::to_string(deals.size());
    w.line(chance + " } 0");
    for (const auto& deal : deals) w.play(deal, "");
    return "EFG 2 R \"Signals\" { \"Ann\" \"Bob\" }\n" + w.text;
}

/// A perfect tree of these turns in which both see everything.
inline std::string open(int turns)
{
    std::string text = "EFG 2 R \"Open\" { \"Ann\" \"Bob\" }\n";
    int sets[2] = {0, 0}, ends = 0;
    const auto play = [&](const auto& self, int at) -> void {
        if (at == turns) {
            const int v = ends * 7 % 19 - 9;
            text +=
                "t \"\" " + std::to_string(++ends) + " \"\" { " + std::to_string(v) + " " + std::to_string(-v) + " }\n";
            return;
        }
        const int player = at % 2;
        text +=
            "p \"\" " + std::to_string(player + 1) + " " + std::to_string(++sets[player]) + " \"\" { \"l\" \"r\" } 0\n";
        self(self, at + 1);
        self(self, at + 1);
    };
    play(play, 0);
    return text;
}

} // namespace big_efg
