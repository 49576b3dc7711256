#pragma once
// Alpha-beta by hand: the student writes values and windows at the nodes and strikes out the edges that are cut; the
// check knows what is missing, what is too much, and which step of the algorithm went wrong first.
#include "engine/search/search.hpp"

namespace engine::search {

/// A window as written down; none = infinite on that side.
struct WrittenWindow {
    std::optional<Rational> alpha, beta;
    bool operator==(const WrittenWindow&) const = default;
};

struct NodeAnswer {
    std::optional<Rational> value;       // fail-soft, as returned to the parent; inner nodes
    std::optional<WrittenWindow> window; // on entry, as handed down by the parent; inner nodes
    bool is_pruned = false;              // the edge above is struck out
    bool operator==(const NodeAnswer&) const = default;
};

/// What is asked for besides the pruned edges.
struct Asked {
    bool values = true, windows = true;
    bool operator==(const Asked&) const = default;
};

ENGINE_NAMED(MistakeKind,
             superfluous_prune, // the search does enter here: event = its enter or leaf, whose window is open
             wrong_window, missing_window,
             missing_prune, // event = the cut
             not_visited,   // written at a node that is never reached though its pruned edge was found; event = the cut
             wrong_value, missing_value);

struct Mistake {
    using Kind = MistakeKind;
    Kind kind;
    std::int32_t node;
    std::size_t event;    // the step of the trace at which the truth comes out
    Rational value;       // wrong_value, missing_value: the true one
    WrittenWindow window; // wrong_window, missing_window, superfluous_prune: the true one
    bool operator==(const Mistake&) const = default;
};

struct Review {
    std::vector<Mistake> mistakes; // in the algorithm's order: the first is the first wrong step
    int asked = 0;                 // values, windows and pruned edges there are to find
    int right = 0;                 // of them
    bool is_complete() const { return mistakes.empty(); }
};

/// `events`: the whole trace of alpha-beta on the tree in the order asked for. `sheet`: one answer a node.
/// Blanks below an edge that was struck out wrongly, and whatever stands below a prune that was missed, are not
/// mistakes of their own. Edges struck out below an edge rightly struck out do no harm. O(nodes + events).
Review review(const Tree&, std::span<const SearchEvent> events, std::span<const NodeAnswer> sheet, Asked);

/// A sheet with nothing wrong.
std::vector<NodeAnswer> solution(const Tree&, std::span<const SearchEvent> events, Asked);

} // namespace engine::search
