#pragma once
// One game's tree as a graph: the nodes that minimax and alpha-beta visit, with and without a memory of positions.
#include "engine/base/job.hpp"
#include "engine/search/memory.hpp"

namespace engine::search {

/// Nodes visited, leaves included.
struct Transpositions {
    std::int32_t value = 0;
    std::optional<Count> plain, alphabeta;        // without memory; std::nullopt: 2^64 or more
    Count memory = 0, both = 0;                   // with it; minimax then visits every position once
    Count memory_recalled = 0, both_recalled = 0; // visits that the memory answers
    bool operator==(const Transpositions&) const = default;
};

/// Searches from the root. Values must be std::int32_t. Unit: one of the four searches, some 100 ns a position and move.
template <KeyedGame G>
class TranspositionsJob {
public:
    using Result = Transpositions;
    explicit TranspositionsJob(G game) : game_(std::move(game)) {}

    Step step(Budget budget)
    {
        for (std::int64_t units = std::max<std::int64_t>(budget.units, 1); units > 0 && done_ < 4; --units)
            search(done_++);
        return done_ < 4 ? Step::more : Step::done;
    }
    Progress progress() const { return {done_, 4}; }
    const Transpositions& result() const { return result_; }

private:
    using Value = ValueOf<G>;
    static_assert(std::is_same_v<Value, std::int32_t>);

    template <CutRule rule, class M>
    Searched<G> found_with(M& memory)
    {
        NoTrace none;
        return GameSearch<G, rule, NoTrace, M>(game_, none, memory).from(game_.root(), {});
    }
    template <CutRule rule>
    std::optional<Count> tallied()
    {
        Tally<Value> tally;
        const auto found = found_with<rule>(tally);
        result_.value = found.value;
        return found.counts_fit ? std::optional(found.nodes) : std::nullopt;
    }
    template <CutRule rule>
    void remembered(Count& nodes, Count& recalled)
    {
        Memory<Value> memory;
        nodes = found_with<rule>(memory).nodes;
        recalled = memory.recalled();
    }
    void search(int which)
    {
        if (which == 0) result_.plain = tallied<CutRule::never>();
        else if (which == 1) result_.alphabeta = tallied<CutRule::at_equality>();
        else if (which == 2) remembered<CutRule::never>(result_.memory, result_.memory_recalled);
        else remembered<CutRule::at_equality>(result_.both, result_.both_recalled);
    }

    G game_;
    int done_ = 0;
    Transpositions result_;
};

} // namespace engine::search
