#pragma once
// What is known of sets of candidates met before, in whatever order the guesses were made. Sets are compared whole: an
// answer from here is as certain as the search that left it. Small sets, which are many, share a table of a fixed size in
// which old ones make room; large ones, which are few and dear, are kept.
#include "engine/codes/optimal/bounds.hpp"
#include <span>
#include <unordered_map>
#include <vector>

namespace engine::codes::optimal {

struct Known {
    Cost lower = 0;      // no tree costs less
    Index guess = 0;     // of the cheapest tree, if `exact`
    bool exact = false;  // and one costs this
    bool looked = false; // the bounds of all guesses are in `lower`
};

class Memo {
public:
    /// Room for what a search among so many candidates meets, of so many codes.
    Memo(int codes, std::size_t candidates);
    explicit Memo(int codes) : Memo(codes, static_cast<std::size_t>(codes)) {}

    /// `set` ascending, at least 3; `guesses` that may still be made.
    Known find(std::span<const Index> set, int guesses) const;
    void store(std::span<const Index> set, int guesses, const Known&);
    /// As if new, at once: what the table holds is of an earlier time, which no set met later matches.
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

    std::vector<std::uint64_t> keys_; // of the codes, drawn; a set's is their sum
    std::vector<Small> small_;        // pairs: the newer one first
    std::unordered_map<std::uint64_t, Large> large_;
    std::size_t large_members_ = 0;
    std::uint32_t time_ = 1;
};

} // namespace engine::codes::optimal
