#pragma once
// The least totals of several sets of candidates of one board, one after the other: a first tree by its bounds alone, then the
// search below it. They share the table of answers and what is known of sets met before.
#include "engine/codes/optimal/builder.hpp"
#include <optional>

namespace engine::codes::optimal {

template <class Lane>
class Totals {
public:
    /// can_be_proven(rules); the sets are among so many candidates.
    Totals(const Rules& rules, std::size_t candidates) : table_(rules), search_(table_, SIZE_MAX, candidates) {}

    /// Of this set, ascending, which needs no more than `most` guesses; `alike`: of the history that led to it.
    void begin(std::vector<Index> set, Cost most, Alike alike);
    /// A guess tried on a set.
    Step step();
    /// Once done: with `guess` first.
    Cost total() const { return known_.lower; }
    const Code& guess() const { return table_.code(known_.guess); }

    Count nodes() const { return search_.nodes(); }

private:
    enum class Stage : std::uint8_t { table, first, search };

    Step promise();

    AnswerTable<Lane> table_;
    Search<Lane> search_;
    std::vector<Index> set_;
    Cost most_ = 0, promised_ = 0;
    Alike alike_;
    std::optional<Builder<Lane>> builder_;
    Stage stage_ = Stage::table;
    Known known_;
};

extern template class Totals<std::uint16_t>;
extern template class Totals<std::uint32_t>;
extern template class Totals<std::uint64_t>;

} // namespace engine::codes::optimal
