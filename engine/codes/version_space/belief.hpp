#pragma once
// The posterior of a code after answers that may be false: P(code | answers) is proportional to P(answers | code),
// which depends only on the number of answers that are lies. Not in source 000.
#include "engine/codes/version_space/spaces.hpp"
#include <span>
#include <vector>

namespace engine::codes::version_space {

/// [l] = codes under which l answers are lies.
using ByLies = std::vector<Count>;

/// From the live spaces, which partition the codes.
ByLies codes_by_lies(const SpaceSet&);

struct Belief {
    Count codes = 0;               // number of codes that can be the secret
    Count best = 0;                // number of codes that share the highest probability (MAP)
    double highest = 0;            // that probability
    double odds = 0;               // P(code with one lie more) / P(code)
    int first = 0, last = 0;       // the MAP codes have first..last lies
    double weight(int lies) const; // odds^lies
    bool is_best(int lies) const { return lies >= first && lies <= last; }
};

/// `others`: number of wrong answers, all equally likely. With a bound on lies (or none) fewer lies are likelier, but
/// no rate is given: then only `codes`, `best`, `first` and `last` are meaningful.
Belief belief(const ByLies&, const Noise&, Count others);

/// Every code with its number of lies: the posterior code by code, for boards that can be listed. With noise there are
/// soon as many spaces as codes, so games with noise use this class; a test checks that both agree.
class Suspects {
public:
    /// `bound`: the most lies; max_clues = no bound.
    Suspects(const Rules&, Candidates all, int bound);

    /// O(codes).
    void update(const Clue&);
    /// Removes a code that is certainly not the secret, whatever the answers.
    void exclude(const Packed&);
    const ByLies& by_lies() const { return by_lies_; }
    std::size_t size() const { return codes_.size(); }
    const Candidates& codes() const { return codes_; }
    int lies(std::size_t i) const { return lies_[i]; }
    /// The code of this rank among the most probable ones, in lexicographic order.
    Packed best(const Belief&, Count rank) const;

private:
    Rules rules_;
    int bound_;
    Candidates codes_;
    std::vector<std::uint8_t> lies_;
    ByLies by_lies_;
};

} // namespace engine::codes::version_space
