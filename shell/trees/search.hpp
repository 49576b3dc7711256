#pragma once
// The search of the tree on screen, computed once for a tree and a choice: its events, the state after each, and the
// effort of other orders of the children. Nothing here draws.
#include "engine/search/orders.hpp"
#include "engine/search/replay.hpp"
#include "engine/search/rules_differ.hpp"
#include "engine/trees/game.hpp"
#include "shell/kit/scrubber.hpp"
#include <memory>
#include <optional>
#include <vector>

namespace shell::trees {
using namespace kit;

/// Aligns minimax and alpha-beta, which visit nodes in the same order, except that alpha-beta skips what it cuts. [s] =
/// the steps of `theirs` when `mine` has done s. Minimax enters the cut nodes at a cut; both end together.
std::vector<int> in_step(const engine::search::SearchTrace& mine, const engine::search::SearchTrace& theirs);

class Search {
public:
    /// Starts with a tree and a choice. The step stays at the end if it was there; otherwise it is 0.
    void begin(const engine::trees::Game&);

    /// Why the search is impossible, if it is; then there are no events.
    const std::optional<engine::search::Error>& error() const { return error_; }
    const std::vector<engine::search::SearchEvent>& events() const { return trace_.events; }
    const std::vector<StepMark>& marks() const { return marks_; }
    const engine::search::SearchResult& result() const { return result_; }

    /// Minimax and alpha-beta in the current order, each to its end; none if the tree has chance nodes.
    struct Compared {
        engine::search::SearchResult minimax, alphabeta;
        std::vector<int> unseen; // leaves that alpha-beta never visits, ascending
    };
    const std::optional<Compared>& compared() const { return compared_; }
    /// Alpha-beta by both rules in the current order; none if the tree has chance nodes.
    const std::optional<engine::search::RulesDiffer>& differ() const { return differ_; }
    /// The other of the two searches, at the matching step; null if neither is chosen or they are not compared.
    const Search* other() const { return other_.get(); }
    engine::search::Algorithm algorithm() const { return algorithm_; }

    int step() const { return step_; }
    int count() const { return static_cast<int>(trace_.events.size()); }
    void go(int step);
    /// The last event; null at step 0.
    const engine::search::SearchEvent* event() const;
    /// The state at this step.
    const engine::search::Replay& now() const { return now_; }
    /// The current node: the last event's, or the root at step 0.
    int node() const { return event() ? event()->node : 0; }
    /// At the end: whether the node is on the line of best play of both sides. The root is.
    bool on_best_line(int node) const;
    /// The first step after this one that is a cut; none: no more cuts.
    std::optional<int> next_cut() const;
    /// The step of the last event at the node; none if it is never visited.
    std::optional<int> settled(int node) const;

    /// Computes a slice of all orders of the children (a sample if there are too many). False: nothing left to do.
    bool work_on_orders();
    bool has_orders() const { return orders_.has_value(); }
    bool orders_done() const { return orders_done_; }
    engine::Progress orders_progress() const { return orders_ ? orders_->progress() : engine::Progress{}; }
    const engine::search::OrdersResult& orders() const { return orders_->result(); }

private:
    void compare(const engine::trees::Game&);
    void take(engine::search::SearchTrace);

    engine::trees::Tree tree_;
    std::optional<engine::search::Bounded<engine::Rational>> leaves_; // bounds with which chance nodes cut
    engine::search::Algorithm algorithm_{};
    std::optional<engine::search::Error> error_;
    engine::search::SearchTrace trace_;
    std::vector<StepMark> marks_;
    engine::search::SearchResult result_;
    std::optional<Compared> compared_;
    std::optional<engine::search::RulesDiffer> differ_;
    std::unique_ptr<Search> other_;
    std::vector<int> other_at_; // step of other_ at each step of this search
    int step_ = 0;
    engine::search::Replay now_;
    std::optional<engine::search::OrdersJob> orders_;
    bool orders_done_ = false;
};

} // namespace shell::trees
