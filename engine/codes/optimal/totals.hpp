#pragma once
// The least totals of several sets of candidates of one board, one after another, with a shared feedback table and
// transposition table. A first tree for a bound, as Proof makes one, would not save a single set.
#include "engine/codes/optimal/search.hpp"

namespace engine::codes::optimal {

template <class Lane>
class Totals {
public:
    /// Precondition: can_be_proven(rules). `candidates`: size of a set that contains all sets.
    Totals(const Rules& rules, std::size_t candidates) : table_(rules), search_(table_, SIZE_MAX, candidates) {}

    /// Begins a set, ascending, whose total is at most `most`; `alike`: symmetry of its history.
    void begin(std::vector<Index> set, Cost most, Alike alike);
    /// Computes rows of the table, tries a guess or looks into a part.
    Step step();
    /// Only when done: the total, attained with `guess` first.
    Cost total() const { return known_.lower; }
    const Code& guess() const { return table_.code(known_.guess); }

    Count nodes() const { return search_.nodes(); }

private:
    AnswerTable<Lane> table_;
    Search<Lane> search_;
    std::vector<Index> set_;
    Cost most_ = 0;
    Alike alike_;
    bool filled_ = false, searching_ = false;
    Known known_;
};

extern template class Totals<std::uint16_t>;
extern template class Totals<std::uint32_t>;
extern template class Totals<std::uint64_t>;

} // namespace engine::codes::optimal
