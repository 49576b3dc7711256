#pragma once
// All codes consistent with a history, without listing them: a layered decision diagram over the positions. A node is
// what the future needs to know of a prefix: the fijas still owed to each row and how often each *guessed* symbol was
// used, capped at what matters (the symbols never guessed are one weighted class). Paths counted from both ends give
// the exact number of candidates, every marginal, the k-th code in lexicographic order, hence pages and uniform draws.
// Cost: nodes x guessed symbols. Nodes that owe more than the positions left can pay are not built.
#include "engine/base/count.hpp"
#include "engine/base/job.hpp"
#include "engine/codes/code.hpp"
#include "engine/codes/feedback.hpp"
#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace engine::codes {

/// One row of a history: a guess and what it was answered.
struct Clue {
    Code guess;
    Feedback answer;
    bool operator==(const Clue&) const = default;
};

inline constexpr int max_clues = 31; // and a probe: 32 lanes of four bits

/// [position][symbol] = candidates with that symbol there; every row sums to the number of candidates.
using Marginals = std::array<std::array<Count, max_symbols>, max_positions>;

/// Candidates by answer slot (Slots).
using Cells = std::array<Count, max_slots>;

class Diagram {
public:
    enum class Depth : std::uint8_t { count, full }; // count: no marginals, codes or draws, and a layer at a time
    /// The most nodes alive at once: 40 bytes each and 8 to 32 for finding it again, with what vectors keep in reserve 112 at most,
    /// so never more than 224 MB. Beyond: too_large().
    static constexpr std::int64_t default_limit = 2'000'000;

    /// At most max_clues clues. With `probe`, count() is split by the answer that guess would get: cells().
    Diagram(const Rules&, std::span<const Clue>, Depth, const Code* probe = nullptr,
            std::int64_t node_limit = default_limit);

    using Result = Count;
    /// A unit is a node expanded, at most 17 lookups.
    Step step(Budget);
    Progress progress() const;
    const Count& result() const { return count_; }

    /// Done, but only because the limit was passed; nothing below means anything.
    bool too_large() const { return phase_ == Phase::too_large; }
    std::int64_t nodes() const { return built_; }

    Count count() const { return count_; }
    const Cells& cells() const { return cells_; }
    const Marginals& marginals() const { return marginals_; }

    /// The candidate number `rank` in lexicographic order, rank < count().
    Code at(Count rank) const;
    /// At most `how_many` candidates from number `offset` on, in lexicographic order.
    std::vector<Code> list(Count offset, Count how_many) const;

private:
    enum class Phase : std::uint8_t { forward, backward, done, too_large };

    /// A number per clue in four bits, 16 clues a word; the probe's number is the last one.
    struct Lanes {
        std::uint64_t word[2] = {0, 0};
        bool operator==(const Lanes&) const = default;
    };
    struct Node {
        std::uint64_t used = 0; // four bits a guessed symbol: how often, capped
        Lanes owed;             // fijas owed to each clue
        Count before = 0;       // ways to get here
        Count after = 0;        // ways from here to the end
    };
    class Layer {
    public:
        /// The index of the node, new or old.
        std::uint32_t find_or_add(const Node&);
        /// Null when it is not there.
        const Node* find(const Node&) const;
        void clear() { *this = Layer(); }
        std::vector<Node> nodes;

    private:
        void grow();
        std::vector<std::uint32_t> table_; // index + 1, 0 = empty; a power of two
    };
    struct Guessed { // a symbol of some guess
        std::uint8_t symbol = 0, cap = 0;
        std::array<Lanes, max_positions> fija;   // [position]: the clues with the symbol there
        std::array<Lanes, max_positions> common; // [times used]: the clues that have it more often than that
    };

    Lanes commons_owed(const Node&) const;
    /// The node after `symbol` (an index into guessed_, or -1 for one never guessed) at `position`; false: not allowed.
    bool next(int position, const Node& from, const Lanes& commons, int symbol, Node& to, Lanes& to_commons) const;
    /// How many never guessed symbols can stand here.
    Count fresh(int position, const Node& from) const;
    void expand(Node from);
    void collect(Node& node);
    void descend(int position, const Node& from, Code& prefix, Count& skip, Count& want, std::vector<Code>& out) const;

    Rules rules_;
    Depth depth_;
    bool probed_;
    std::int64_t limit_;
    int lanes_;
    std::vector<Guessed> guessed_;
    std::array<std::int8_t, max_symbols> index_of_{}; // into guessed_, -1 = never guessed
    Lanes commons_at_start_, checked_;                // checked_: 8 in the lane of every clue, not the probe's
    std::vector<Layer> layers_;

    Phase phase_ = Phase::forward;
    int layer_ = 0;
    std::size_t node_ = 0;
    std::int64_t built_ = 1, done_ = 0, alive_ = 1;
    Count count_ = 0;
    Cells cells_{};
    Marginals marginals_{};
};
static_assert(Job<Diagram>);

} // namespace engine::codes
