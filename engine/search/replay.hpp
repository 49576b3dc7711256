#pragma once
// A search at one of its steps: what is known, where it is and what it will never look at, computed from the first
// events of its trace. Stepping backwards is asking for an earlier step. O(nodes + events).
#include "engine/search/search.hpp"
#include <span>
#include <vector>

namespace engine::search {

/// What follows about a node's exact value from what has been looked at so far, whatever the rest is. A step in the words
/// of the search: a leaf counts when its parent has heard from it, as alpha and beta do.
struct Knowledge {
    std::optional<Rational> low, high; // none: nothing known on that side
    enum class Relation : std::uint8_t { exact, at_least, at_most, between, unknown };
    Relation relation() const;
    bool operator==(const Knowledge&) const = default;
};

struct NodeState {
    enum class Phase : std::uint8_t { unvisited, open, done, pruned };
    Phase phase = Phase::unvisited; // open: on the current path
    bool is_cut = false;            // the cut went through the edge above; its descendants are only pruned
    bool has_value = false;
    Rational value; // the search's own: a leaf's, the best so far, or what was returned (then a bound, maybe)
    std::int32_t best_child = -1; // the one that gave it
    Window entered, window;       // on entry and now (when left: at the end)
    Knowledge known;
};

struct Replay {
    std::vector<NodeState> nodes;
    std::vector<std::int32_t> path; // from the root to where the search is; empty before the start and after the end
    Count leaves_visited = 0, leaves_pruned = 0;
};

/// After the first `steps` events (at most events.size()).
Replay replay(const Tree&, std::span<const SearchEvent> events, std::size_t steps);

/// Bounds of every node from the leaves in `is_seen` (one entry a node). `told`: has the parent heard from the node? What
/// a player already has, MAX's low side and MIN's high side, is from children it has heard from; the other side is what
/// can still come of it. O(nodes).
std::vector<Knowledge> knowledge(const Tree&, const std::vector<bool>& is_seen, const std::vector<bool>& told);

} // namespace engine::search
