#pragma once
// The envelopes an answer leaves, without counting deals: an envelope is possible if one deal has it.
#include "engine/cluedo/search.hpp"

namespace engine::cluedo {

/// One search per step, so that a job can slice them; most take microseconds.
class EnvelopesLeft {
public:
    /// known: envelopes certainly possible (each occurs in some deal), sorted by key.
    EnvelopesLeft(const Table&, std::vector<Constraint>, std::vector<Trio> known);

    bool done() const { return next_ == open_.size(); }
    /// Searches a deal with the next envelope. Not after done().
    void step();
    /// Envelopes found so far: exact once done, a lower bound before.
    int count() const { return count_; }

private:
    Table table_;
    std::vector<Constraint> constraints_;
    Domains domains_;
    std::vector<Trio> open_; // neither known nor excluded by propagation
    std::size_t next_ = 0;
    int count_ = 0;
};

} // namespace engine::cluedo
