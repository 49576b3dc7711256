#pragma once
// The search of wide.hpp for one lane width.
#include "engine/codes/optimal/reading.hpp"
#include "engine/codes/optimal/wide.hpp"
#include "engine/codes/sliced.hpp"

namespace engine::codes::optimal {

/// Limit of candidates below which a set is searched narrowly instead of by the best guesses by entropy. For p5c8r with
/// 4 guesses on a small set and no widths, the total is 179669 with 60, 179696 with 150, 179706 with 400.
inline constexpr std::size_t small_set = 60;
static_assert(small_set <= most_held);

class WideSearch {
public:
    virtual ~WideSearch() = default;
    virtual Step unit() = 0;
    virtual Progress progress() const = 0;
    virtual Count total() const = 0;
    virtual Count nodes() const = 0;
    const WideResult& result() const { return result_; }

protected:
    WideResult result_;
};

template <class Lane>
class Widened final : public WideSearch {
public:
    explicit Widened(const WideQuery&);

    Step unit() override;
    Progress progress() const override;
    Count total() const override;
    Count nodes() const override { return nodes_ + (searching_ ? search_.nodes() : 0); }

private:
    struct Weighed {
        std::int64_t key;
        bool possible;
        Code guess;
    };
    /// State of weighing a large set's guesses.
    struct Weighing {
        Sliced sliced;
        CanonicalGuesses guesses;
    };
    struct Part {
        Feedback answer;
        std::vector<Index> set;
        Tree tree; // set after its search
    };
    /// State of a large set.
    struct Frame {
        std::vector<Index> set;
        Alike alike;
        Symbols known = 0; // symbols of earlier guesses
        Cost best;         // cost of its tree, or the limit to stay below
        Tree tree;         // empty = no tree
        std::optional<Weighing> weighing;
        std::vector<Weighed> list; // the best guesses so far, best first
        std::size_t next = 0;
        bool trying = false;
        std::vector<Part> parts; // parts of the guess being tried, smallest first
        std::size_t active = 0;  // index of the current part
        Cost sum = 0;            // sum of the parts' costs, bounds for those still to come
    };

    void enter(std::vector<Index> set, const Alike& alike, Symbols known, Cost below);
    void enter_large(std::vector<Index>&& set, const Alike& alike, Symbols known, Cost below);
    void weigh_next(Frame&);
    void try_next(Frame&);
    void enter_part(Frame&);
    void end_guess(Frame&);
    void end_small(const Known&);
    void leave(Cost cost, Tree&& tree);
    void finish();
    std::size_t width(std::size_t guesses_before) const;

    WideQuery query_;
    AnswerTable<Lane> table_;
    Search<Lane> search_;
    Shortest shortest_;
    std::vector<Frame> frames_;
    std::vector<Index> small_; // the small set being searched
    bool searching_ = false, done_ = false;
    Count nodes_ = 0;
    std::vector<std::uint8_t> answers_; // scratch of one call
};

extern template class Widened<std::uint16_t>;
extern template class Widened<std::uint32_t>;
extern template class Widened<std::uint64_t>;

} // namespace engine::codes::optimal
