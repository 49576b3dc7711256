#pragma once
// Memories of a search: positions that moves reach in different orders (transpositions) are searched once. R. Greenblatt, D.
// Eastlake, S. Crocker, "The Greenblatt chess program", 1967.
#include "engine/search/minimax.hpp"
#include <algorithm>
#include <unordered_map>

namespace engine::search {

/// A game whose positions have numbers: equal if and only if everything below them is equal.
template <class G>
concept KeyedGame = Game<G> && requires(const G& g, const typename G::State& s)
{
    {
        g.key(s)
        } -> std::same_as<std::uint64_t>;
};

/// A value with the nodes and leaves that count as visited for it.
template <class V>
struct Kept {
    V value{};
    Count nodes = 0, leaves = 0;
};

/// Remembers bounds on every position's value; a search below it is repeated if they do not decide it.
template <class V>
class Memory {
public:
    std::optional<Kept<V>> find(std::uint64_t key, const End<V>& alpha, const End<V>& beta)
    {
        const auto at = known_.find(key);
        if (at == known_.end()) return std::nullopt;
        const auto& [low, high] = at->second;
        const bool is_low = low == high || !(low < beta);
        if (!is_low && alpha < high) return std::nullopt;
        ++recalled_;
        return Kept<V>{is_low ? low : high};
    }
    void keep(std::uint64_t key, const End<V>& alpha, const End<V>& beta, const Kept<V>& found)
    {
        auto& [low, high] = known_.try_emplace(key, Bounds{}).first->second;
        if (alpha < found.value) low = std::max<End<V>>(low, found.value);
        if (found.value < beta) high = std::min<End<V>>(high, found.value);
    }
    Count positions() const { return known_.size(); }
    Count recalled() const { return recalled_; } // visits answered without a search

private:
    static_assert(std::integral<V>);
    struct Bounds {
        End<V> low = -infinity<V>, high = infinity<V>;
    };
    std::unordered_map<std::uint64_t, Bounds> known_;
    Count recalled_ = 0;
};

/// Counts the nodes that a search without memory visits, in the time of one with memory: it remembers each position's count
/// for each window.
template <class V>
class Tally {
public:
    std::optional<Kept<V>> find(std::uint64_t key, const End<V>& alpha, const End<V>& beta) const
    {
        const auto at = known_.find({key, alpha, beta});
        return at == known_.end() ? std::nullopt : std::optional(at->second);
    }
    void keep(std::uint64_t key, const End<V>& alpha, const End<V>& beta, const Kept<V>& found)
    {
        known_.emplace(Place{key, alpha, beta}, found);
    }

private:
    static_assert(std::integral<V>);
    struct Place {
        std::uint64_t key;
        V alpha, beta;
        bool operator==(const Place&) const = default;
    };
    struct Hash {
        std::size_t operator()(const Place& p) const
        {
            std::uint64_t h = p.key * 0x9E3779B97F4A7C15u;
            h = (h ^ (h >> 32) ^ static_cast<std::uint32_t>(p.alpha)) * 0x9E3779B97F4A7C15u;
            h = (h ^ (h >> 32) ^ static_cast<std::uint32_t>(p.beta)) * 0x9E3779B97F4A7C15u;
            return static_cast<std::size_t>(h ^ (h >> 32));
        }
    };
    std::unordered_map<Place, Kept<V>, Hash> known_;
};

} // namespace engine::search
