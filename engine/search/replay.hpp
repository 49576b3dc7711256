#pragma once
// The state of a search after some steps, computed from the first events of its trace. A step back is a replay of fewer
// events. O(nodes + events).
#include "engine/search/search.hpp"
#include <span>
#include <vector>

namespace engine::search {

/// Bounds on a node's exact value that follow from the leaves visited so far, whatever the others are. A leaf counts from
/// its parent's update on, as in alpha and beta.
struct Knowledge {
    std::optional<Rational> low, high; // std::nullopt: unknown
    enum class Relation : std::uint8_t { exact, at_least, at_most, between, unknown };
    Relation relation() const;
    bool operator==(const Knowledge&) const = default;
};

struct NodeState {
    enum class Phase : std::uint8_t { unvisited, open, done, pruned };
    Phase phase = Phase::unvisited; // open: on the current path
    bool is_cut = false;            // the cut removed the edge above; its descendants are pruned too, but not cut
    bool has_value = false;
    Rational value; // of the search: a leaf's payoff, the best so far, or the result, which may be a bound
    std::int32_t best_child = -1; // the child with that value
    Window entered, window;       // on entry; now, or at the end once left
    Knowledge known;
};

struct Replay {
    std::vector<NodeState> nodes;
    std::vector<std::int32_t> path; // from the root to the current node; empty before the start and after the end
    Count leaves_visited = 0, leaves_pruned = 0;
};

/// After the first `steps` events (at most events.size()). `leaves`: what no leaf's payoff is outside of, if known.
Replay replay(const Tree&, std::span<const SearchEvent> events, std::size_t steps,
              const Bounded<Rational>* leaves = nullptr);

/// Bounds for every node from the visited leaves. `is_seen`: visited; `told`: the parent has had its update; one entry for
/// each node. MAX's low and MIN's high side use only told children. `proven`: bounds that a cut at a chance node has proven
/// with the leaves' bounds, by node; may be empty. A node that is at one of `leaves` is exact. O(nodes).
std::vector<Knowledge> knowledge(const Tree&, const std::vector<bool>& is_seen, const std::vector<bool>& told,
                                 std::span<const Knowledge> proven = {}, const Bounded<Rational>* leaves = nullptr);

} // namespace engine::search
