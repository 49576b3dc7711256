#pragma once
// All candidates of a history without listing them: a layered decision diagram over the positions. A node is the state
// of a prefix: the black still owed to each row, and how often each *guessed* symbol was used, capped where more makes
// no difference (symbols never guessed form one weighted class). Path counts from both ends give the exact number of
// candidates, every marginal and the k-th code in lexicographic order, hence pages and uniform draws. Cost: nodes x
// guessed symbols. A node that owes more than the remaining positions can supply is not built.
#include "engine/base/count.hpp"
#include "engine/base/job.hpp"
#include "engine/codes/code.hpp"
#include "engine/codes/feedback.hpp"
#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace engine::codes {

/// One row of a history: a guess and its feedback.
struct Clue {
    Code guess;
    Feedback answer;
    bool operator==(const Clue&) const = default;
};

inline constexpr int max_clues = 31; // one lane more for the probe: 32 lanes of four bits

/// [position][symbol] = candidates with that symbol there; every row sums to the number of candidates.
using Marginals = std::array<std::array<Count, max_symbols>, max_positions>;

/// Candidates by the slot of their feedback (Slots).
using Cells = std::array<Count, max_slots>;

class Diagram {
public:
    // count: the number only, with one layer in memory; full: also marginals, codes and draws.
    enum class Depth : std::uint8_t { count, full };
    /// Limit of nodes alive at once. A node takes 40 bytes and 8 to 32 in the hash table, with the vectors' reserve at
    /// most 112, so at most 224 MB. Beyond it: too_large().
    static constexpr std::int64_t default_limit = 2'000'000;

    /// At most max_clues clues. With `probe`, cells() splits count() by the feedback that guess would get.
    Diagram(const Rules&, std::span<const Clue>, Depth, const Code* probe = nullptr,
            std::int64_t node_limit = default_limit);

    using Result = Count;
    /// A unit is one expanded node, at most 17 lookups.
    Step step(Budget);
    Progress progress() const;
    const Count& result() const { return count_; }

    /// Done because the limit was exceeded; then no other result is valid.
    bool too_large() const { return phase_ == Phase::too_large; }
    std::int64_t nodes() const { return built_; }

    Count count() const { return count_; }
    const Cells& cells() const { return cells_; }
    const Marginals& marginals() const { return marginals_; }

    /// The candidate of this rank in lexicographic order, rank < count().
    Code at(Count rank) const;
    /// At most `how_many` candidates from rank `offset` on, in lexicographic order.
    std::vector<Code> list(Count offset, Count how_many) const;

private:
    enum class Phase : std::uint8_t { forward, backward, done, too_large };

    /// A four-bit number per clue, 16 clues a word; the probe's lane is the last.
    struct Lanes {
        std::uint64_t word[2] = {0, 0};
        bool operator==(const Lanes&) const = default;
    };
    struct Node {
        std::uint64_t used = 0; // four bits per guessed symbol: times used, capped
        Lanes owed;             // black owed to each clue
        Count before = 0;       // paths from the start to this node
        Count after = 0;        // paths from this node to the end
    };
    class Layer {
    public:
        /// Returns the node's index; adds the node if it is new.
        std::uint32_t find_or_add(const Node&);
        /// Null if absent.
        const Node* find(const Node&) const;
        void clear() { *this = Layer(); }
        std::vector<Node> nodes;

    private:
        void grow();
        std::vector<std::uint32_t> table_; // hash table of index + 1, 0 = empty; its size is a power of two
    };
    struct Guessed { // a symbol of at least one guess
        std::uint8_t symbol = 0, cap = 0;
        std::array<Lanes, max_positions> fija;   // [position]: clues whose guess has the symbol there
        std::array<Lanes, max_positions> common; // [times used]: clues whose guess has the symbol more often
    };

    Lanes commons_owed(const Node&) const;
    /// Computes the successor by `symbol` (an index into guessed_, or -1 for one never guessed) at `position`; false if
    /// the clues forbid it.
    bool next(int position, const Node& from, const Lanes& commons, int symbol, Node& to, Lanes& to_commons) const;
    /// Number of never guessed symbols possible here.
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
    Lanes commons_at_start_, checked_;                // checked_: 8 in every clue's lane, 0 in the probe's
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
