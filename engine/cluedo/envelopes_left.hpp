#pragma once
// Which envelopes an answer would leave, counted without counting deals: an envelope is left if one deal has it.
#include "engine/cluedo/search.hpp"

namespace engine::cluedo {

/// One search a step, so that a job can do them one by one; most are microseconds.
class EnvelopesLeft {
public:
    /// known: what is certainly left (each lay in some deal), in the order of their keys.
    EnvelopesLeft(const Table&, std::vector<Constraint>, std::vector<Trio> known);

    bool done() const { return next_ == open_.size(); }
    /// Searches a deal with the next envelope. Not to be called once done.
    void step();
    /// Found so far: all of them once done, before that at least as many are left.
    int count() const { return count_; }

private:
    Table table_;
    std::vector<Constraint> constraints_;
    Domains domains_;
    std::vector<Trio> open_; // neither known nor ruled out by propagation
    std::size_t next_ = 0;
    int count_ = 0;
};

} // namespace engine::cluedo
