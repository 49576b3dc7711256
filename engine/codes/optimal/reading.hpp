#pragma once
// The tree that a search has found, guess by guess: what its memo still knows of a set, else the set searched once more.
#include "engine/codes/optimal/builder.hpp"

namespace engine::codes::optimal {

template <class Lane>
class Reading {
public:
    /// Of a set that has a tree in so many guesses; ascending, not empty. Table and search outlive it.
    Reading(const AnswerTable<Lane>& table, Search<Lane>& search, std::span<const Index> set, int guesses)
        : search_(search), builder_(table, set, guesses)
    {}

    /// Instead of what the search knows of the set whose turn it is.
    void choose(Index guess) { builder_.choose(guess); }

    /// One guess, or a unit of a search.
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

    /// Once done.
    Tree take() { return builder_.take(); }

private:
    Search<Lane>& search_;
    Builder<Lane> builder_;
    bool searching_ = false;
};

} // namespace engine::codes::optimal
