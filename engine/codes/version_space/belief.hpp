#pragma once
// How likely a code is after answers that may be false: P(code | answers) is proportional to P(answers | code), which
// depends only on how many of them would be lies. It goes beyond source 000.
#include "engine/codes/version_space/spaces.hpp"
#include <span>
#include <vector>

namespace engine::codes::version_space {

/// [l] = codes of which l answers would be lies.
using ByLies = std::vector<Count>;

/// From the live spaces, which part the codes.
ByLies codes_by_lies(const SpaceSet&);

struct Belief {
    Count codes = 0;               // that can be the secret at all
    Count best = 0;                // how many share the highest probability (MAP)
    double highest = 0;            // that probability
    double odds = 0;               // P(code with one lie more) / P(code)
    int first = 0, last = 0;       // MAP are the codes with first..last lies
    double weight(int lies) const; // odds^lies
    bool is_best(int lies) const { return lies >= first && lies <= last; }
};

/// `others`: how many answers an error chooses from, all alike. With a bound on lies (or none) fewer lies are likelier,
/// by how much nobody says: then only `codes`, `best`, first and last mean anything.
Belief belief(const ByLies&, const Noise&, Count others);

/// Every code with its number of lies: the spaces' posterior code by code, for boards that can be listed. With noise there
/// are soon as many spaces as codes, so that this is what games with noise are played with; a test says they agree.
class Suspects {
public:
    /// At most `bound` lies (max_clues: no bound).
    Suspects(const Rules&, Candidates all, int bound);

    /// O(codes).
    void update(const Clue&);
    /// The code is not the secret, on whoever's word is beyond doubt.
    void exclude(const Packed&);
    const ByLies& by_lies() const { return by_lies_; }
    std::size_t size() const { return codes_.size(); }
    const Candidates& codes() const { return codes_; }
    int lies(std::size_t i) const { return lies_[i]; }
    /// The one with number `rank` among those the belief holds best, in lexicographic order.
    Packed best(const Belief&, Count rank) const;

private:
    Rules rules_;
    int bound_;
    Candidates codes_;
    std::vector<std::uint8_t> lies_;
    ByLies by_lies_;
};

} // namespace engine::codes::version_space
