#pragma once
// Reads the tree that a search has found, guess by guess, from its transposition table; sets forgotten there are
// searched again.
#include "engine/codes/optimal/builder.hpp"

namespace engine::codes::optimal {

template <class Lane>
class Reading {
public:
    /// Reads the tree of `set` (ascending, not empty), which has one within `guesses`. Table and search must outlive
    /// the reader.
    Reading(const AnswerTable<Lane>& table, Search<Lane>& search, std::span<const Index> set, int guesses)
        : search_(search), builder_(table, set, guesses)
    {}

    /// Overrides the search's guess for the current set.
    void choose(Index guess) { builder_.choose(guess); }

    /// Adds one guess, or does a unit of a search.
    Step step()
    {
        if (!builder_.more()) return Step::done;
        const std::span<const Index> set = builder_.set();
        Known known = search_.settled(set, builder_.guesses());
        if (!known.exact && !searching_) {
            search_.begin(set, builder_.guesses(), infeasible, {});
            searching_ = true;
        }
        if (searching_) {
            if (search_.step() == Step::more) return Step::more;
            searching_ = false;
            known = search_.result();
        }
        builder_.choose(known.guess);
        return Step::more;
    }

    /// Only when done.
    Tree take() { return builder_.take(); }

private:
    Search<Lane>& search_;
    Builder<Lane> builder_;
    bool searching_ = false;
};

} // namespace engine::codes::optimal
