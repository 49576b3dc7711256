#pragma once
// Transposition table: results for sets of candidates, independent of the order of guesses that led to them. Sets are
// compared whole, so an entry is as certain as the search that stored it. The many small sets share a table of fixed
// size with replacement; the few expensive large ones are all kept.
#include "engine/codes/optimal/bounds.hpp"
#include <span>
#include <unordered_map>
#include <vector>

namespace engine::codes::optimal {

struct Known {
    Cost lower = 0;      // proven lower bound of the cost
    Index guess = 0;     // the optimal guess, if `exact`
    bool exact = false;  // a tree of cost `lower` exists
    bool looked = false; // `lower` includes the bounds of all guesses
};

class Memo {
public:
    /// Sizes the table for a search over `candidates` of `codes`.
    Memo(int codes, std::size_t candidates);
    explicit Memo(int codes) : Memo(codes, static_cast<std::size_t>(codes)) {}

    /// `set` ascending, at least 3 candidates; `guesses`: number still allowed.
    Known find(std::span<const Index> set, int guesses) const;
    void store(std::span<const Index> set, int guesses, const Known&);
    /// Empties the table in O(1): old entries carry an earlier time, which never matches.
    void forget();

    static constexpr std::size_t small = 24; // members

private:
    struct Small { // 72 bytes
        std::uint64_t key = 0;
        Known known;
        std::uint32_t time = 0; // 0 = empty
        std::uint16_t guesses = 0, size = 0;
        std::array<Index, small> set{};
    };
    struct Large {
        Known known;
        int guesses = 0;
        std::vector<Index> set;
    };
    std::uint64_t key_of(std::span<const Index> set, int guesses) const;
    const Small* find_small(std::uint64_t key, std::span<const Index> set, int guesses) const;

    std::vector<std::uint64_t> keys_; // a random key per code; a set's key is their sum
    std::vector<Small> small_;        // buckets of two, the newer entry first
    std::unordered_map<std::uint64_t, Large> large_;
    std::size_t large_members_ = 0;
    std::uint32_t time_ = 1;
};

} // namespace engine::codes::optimal
