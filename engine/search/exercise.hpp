#pragma once
// Alpha-beta by hand: a student writes values and windows at the nodes and strikes out the edges that are cut. review()
// lists the mistakes in the algorithm's order.
#include "engine/search/search.hpp"

namespace engine::search {

/// A window as a student writes it; std::nullopt: infinite.
struct WrittenWindow {
    std::optional<Rational> alpha, beta;
    bool operator==(const WrittenWindow&) const = default;
};

struct NodeAnswer {
    std::optional<Rational> value;       // as returned to the parent (fail-soft); inner nodes only
    std::optional<WrittenWindow> window; // as inherited from the parent; inner nodes only
    bool is_pruned = false;              // the edge above is struck out
    bool operator==(const NodeAnswer&) const = default;
};

/// The student gives the pruned edges and these.
struct Asked {
    bool values = true, windows = true;
    bool operator==(const Asked&) const = default;
};

ENGINE_NAMED(MistakeKind,
             superfluous_prune, // the search visits the node; event = its enter or leaf
             wrong_window, missing_window,
             missing_prune, // event = the cut
             not_visited,   // an answer below an edge that is rightly struck out; event = the cut
             wrong_value, missing_value);

struct Mistake {
    using Kind = MistakeKind;
    Kind kind;
    std::int32_t node;
    std::size_t event;    // the index in the trace of the step that shows it
    Rational value;       // wrong_value, missing_value: the right one
    WrittenWindow window; // wrong_window, missing_window, superfluous_prune: the right one
    bool operator==(const Mistake&) const = default;
};

struct Review {
    std::vector<Mistake> mistakes; // in the algorithm's order: the first is the first wrong step
    int asked = 0;                 // the number of values, windows and pruned edges
    int right = 0;                 // of these
    std::size_t reached = 0;       // cuts are judged up to this event: the last struck edge's; the last answer's if no
                                   // value or window that is asked for is left blank
    bool is_complete() const { return mistakes.empty(); }
};

/// Whether the mistake is an answer not given yet: an edge that is cut is one until an edge further on is struck out.
bool is_blank(const Review&, const Mistake&);

/// `events`: the whole alpha-beta trace. `sheet`: one answer for each node. Blanks below a superfluous prune and answers
/// below a missing prune are no further mistakes, nor are edges struck out below a right prune. O(nodes + events).
Review review(const Tree&, std::span<const SearchEvent> events, std::span<const NodeAnswer> sheet, Asked);

/// The right answers.
std::vector<NodeAnswer> solution(const Tree&, std::span<const SearchEvent> events, Asked);

} // namespace engine::search
