#pragma once
// The cheapest strategy for a set of candidates, by branch and bound. Guesses are tried in order of their bounds; each
// part's exact cost replaces its bound, smallest part first, until the sum reaches the best found. An explicit stack
// instead of recursion: the search can pause after any unit.
#include "engine/base/job.hpp"
#include "engine/codes/optimal/alike.hpp"
#include "engine/codes/optimal/memo.hpp"
#include <vector>

namespace engine::codes::optimal {

/// No limit of guesses.
inline constexpr int any_number = 255;
/// The number of guesses still allowed after one more.
constexpr int one_less(int guesses) { return guesses == any_number ? any_number : guesses - 1; }

/// Guesses per set in the search for a first tree. With 8 it is within 0.2 % of the least total (p4c6r 5635 of 5625,
/// p5c5r 13506 of 13496, p4c10n 26341 of 26274) for 6 to 30 % of the proof's nodes; 4: 0.5 %, 16: 0.1 % for twice as
/// many.
inline constexpr std::size_t narrow_width = 8;

template <class Lane>
class Search {
public:
    /// A listed guess and its bound.
    struct Guess {
        Index guess;
        Lane bound;
    };

    /// The table must be whole, or hold the rows of every set searched, and outlive the search. With a `width` each set
    /// tries only that many guesses, those of least bound: a mostly good tree, soon, but its lower bounds mean nothing.
    /// `candidates`: upper limit of candidates; default: all codes. With `consistent` each set tries its own members
    /// only.
    explicit Search(const AnswerTable<Lane>&, std::size_t width = SIZE_MAX, std::size_t candidates = SIZE_MAX,
                    bool consistent = false);

    /// The bound or exact cost of a set without searching. `set` ascending, not empty.
    Known settled(std::span<const Index> set, int guesses) const;
    /// The guess of least bound; a heuristic for a first tree.
    Index promising(std::span<const Index> set);

    /// The bound from looking at all guesses of a set, for sets that settled() does not know exactly.
    Known looked_at(std::span<const Index> set, int guesses);

    /// Begins the search for a tree that costs less than `below`; `alike`: symmetry of the history.
    void begin(std::span<const Index> set, int guesses, Cost below, const Alike& alike);
    /// After begin(): the guesses to try, in order.
    std::span<const Guess> listed() const { return frames_.front().list; }
    /// After begin(): restricts them to index, index + of, index + 2·of, … (index < of).
    void try_only(std::size_t index, std::size_t of);
    /// Tries one guess, or looks into one part.
    Step step();
    /// After Step::done: exact, or `lower` is a lower bound.
    const Known& result() const { return returned_; }
    /// So far: a lower bound for the first set, and the cheapest cost found.
    Cost lower() const;
    Cost upper() const { return frames_.front().best; }
    /// The guess that attains upper(), once it is below begin()'s limit.
    Index best() const { return frames_.front().guess; }

    /// Sets of candidates for which all guesses were bounded.
    Count nodes() const { return nodes_; }
    /// Forgets everything, so that later results do not depend on earlier searches.
    void forget();

private:
    struct Part {
        std::uint32_t begin, size; // in members_
        Known known;
    };
    struct Frame {
        std::uint32_t begin, size; // the set, in members_
        std::uint32_t parts_at;    // room for the same set divided into parts
        int guesses;
        Cost best;                // cost found, or the limit to stay below
        Cost missed = infeasible; // least bound of the guesses given up
        Index guess = 0;
        bool found = false, trying = false;
        Alike alike;
        std::vector<Guess> list;
        std::size_t next = 0;
        std::vector<Part> parts; // parts of the guess being tried, smallest first
        Cost sum = 0;            // of the parts' lower bounds
        std::size_t active = 0;  // index of the part being searched
    };

    std::span<const Index> members(std::uint32_t begin, std::uint32_t size) const
    {
        return {members_.data() + begin, size};
    }
    Known by_candidates(std::span<const Index> set, int guesses) const;
    void divide(std::uint32_t begin, std::uint32_t size, Index guess, std::uint32_t to, std::vector<Part>& parts);
    Cost sum_settled(std::vector<Part>& parts, int guesses, Cost sum, Cost below) const;
    Cost least_bound(std::span<const Index> set);
    Cost least_of(std::span<const Index> guesses) const;
    std::span<const Index> guesses_for(std::span<const Index> set) const { return consistent_ ? set : all_; }
    Known look(std::uint32_t begin, std::uint32_t size, int guesses, std::uint32_t room);
    void enter(std::uint32_t begin, std::uint32_t size, std::uint32_t parts_at, int guesses, Cost below,
               const Alike& alike);
    void list_guesses(Frame&);
    bool try_next(Frame&);
    void try_guess(Frame&, const Guess&);
    void leave();

    const AnswerTable<Lane>& table_;
    Shortest shortest_;
    Memo memo_;
    std::size_t width_;
    bool consistent_;
    std::vector<Index> all_; // every code; empty if `consistent_`
    std::vector<Index> members_;
    std::vector<Frame> frames_; // a stack; the first `depth_` frames are in use
    std::size_t depth_ = 0;
    Known returned_;
    Count nodes_ = 0;
    // scratch of one call each
    std::vector<Lane> bounds_;
    std::vector<std::uint8_t> answers_;
    std::vector<Part> looked_at_;
    std::vector<std::uint32_t> places_;
};

extern template class Search<std::uint16_t>;
extern template class Search<std::uint32_t>;
extern template class Search<std::uint64_t>;

} // namespace engine::codes::optimal
