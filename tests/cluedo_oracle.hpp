#pragma once
// Advice on questions of Cluedo by its definition, for tests: lists every deal and asks every question in each. It
// includes nothing of the engine.
#include <array>
#include <cstdint>
#include <map>
#include <vector>

namespace oracle {

/// A notebook as its facts: cards by number, suspects first; `pile` cards belong to nobody. Sets are bits.
struct Notes {
    std::array<int, 3> kinds{6, 6, 9};
    std::vector<int> hands; // sizes by seat
    int pile = 0, me = 0;
    std::uint32_t mine = 0;
    struct Fact {
        int holder = 0;          // a seat; hands.size(): the envelope; one more: the pile
        std::uint32_t cards = 0; // no card of it, one of it, every card of it, or not all of it
        enum { none, some, every, not_all } says = none;
    };
    std::vector<Fact> facts;
};

/// A deal: each holder's cards.
using Deal = std::array<std::uint32_t, 10>;

/// Every deal; nothing if there are more than `most`, or if listing them takes too long.
std::vector<Deal> deals(const Notes&, std::size_t most);

struct Answer {
    double share = 0;
    int envelopes = 0;
};
struct Told {
    double bits = 0, solves = 0;
    std::map<std::pair<int, int>, Answer> answers; // by the seat that shows and the card; (-1, -1): nobody
    double points() const { return solves + 0.05 * bits; }
};
Told told(const Notes&, const std::vector<Deal>&, const std::array<int, 3>& question);

} // namespace oracle
