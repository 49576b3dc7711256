#pragma once
// The size of the game tree (one node for every order of moves) and the number of positions it merges into, by depth. A
// board of 4 × 1..6 with limit 31: 476,280,295 nodes and 3551 positions.
#include "engine/thirtyone/position.hpp"
#include <string>
#include <vector>

namespace engine::thirtyone {

/// Exact and wide enough: there are fewer than 2^99 sequences of values with a sum of at most 99, each with at most
/// nine losing utterances. Fixed 128 bits, because large boards' trees exceed 64.
class Large {
public:
    constexpr Large(std::uint64_t n = 0) : n_(n) {} // NOLINT(google-explicit-constructor): numbers mix with it
    Large& operator+=(Large x)
    {
        n_ += x.n_;
        return *this;
    }
    friend Large operator+(Large a, Large b) { return a += b; }
    friend Large operator*(Large a, Large b)
    {
        a.n_ *= b.n_;
        return a;
    }
    bool operator==(const Large&) const = default;
    bool fits_64() const { return n_ <= UINT64_MAX; }
    std::uint64_t low() const { return static_cast<std::uint64_t>(n_); }
    double approximate() const { return static_cast<double>(n_); }
    std::string digits() const;

private:
    __extension__ using Bits = unsigned __int128;
    Bits n_;
};

struct Depth {
    Count positions = 0; // reachable positions with this many tokens
    Large nodes;         // paths to them within the limit
    Large stuck;         // nodes without a safe move (a play ends here, if losing utterances are not counted)
    Large losing;        // losing utterances made as this move
    Large full;          // nodes with a full board
};

struct Growth {
    std::vector<Depth> depth; // [d] = after d moves; the last may hold losing utterances only
    Depth total;
    /// Nodes including losing utterances, as the player sees the game. nodes alone leaves them out.
    Large nodes_with_utterances() const { return total.nodes + total.losing; }
    Large plays_with_utterances() const { return total.losing + total.full; }
    Large nodes_without() const { return total.nodes; }
    Large plays_without() const { return total.stuck; }
};

/// Combinatorial, without walking the tree: at most 3·max sums over counts, of max · 72 · limit · rows products each
/// (some milliseconds).
Growth growth(const Rules&);

} // namespace engine::thirtyone
