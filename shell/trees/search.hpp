#pragma once
// The search of the tree on screen, worked out once for a tree and a choice: its events, the state after each, and how
// other orders of the children would have done. Nothing here draws.
#include "engine/search/orders.hpp"
#include "engine/search/replay.hpp"
#include "engine/trees/game.hpp"
#include "shell/kit/scrubber.hpp"
#include <memory>
#include <optional>
#include <vector>

namespace shell::trees {
using namespace kit;

/// Minimax and alpha-beta go through a tree in the same order, but one of them passes over what it cuts: [s] = how many steps
/// `theirs` has done when `mine` has done s. At a cut minimax enters what is cut; both are at their end together.
std::vector<int> in_step(const engine::search::SearchTrace& mine, const engine::search::SearchTrace& theirs);

class Search {
public:
    /// Another tree or another choice. The step stays at the end if it was there, else at the start.
    void begin(const engine::trees::Game&);

    /// Why nothing can be searched, if so: then there are no events.
    const std::optional<engine::search::Error>& error() const { return error_; }
    const std::vector<engine::search::SearchEvent>& events() const { return trace_.events; }
    const std::vector<StepMark>& marks() const { return marks_; }
    const engine::search::SearchResult& result() const { return result_; }

    /// Minimax and alpha-beta on this tree in this order, each to its end; none if it has chance nodes.
    struct Compared {
        engine::search::SearchResult minimax, alphabeta;
        std::vector<int> unseen; // leaves that alpha-beta never looks at, in the tree's order
    };
    const std::optional<Compared>& compared() const { return compared_; }
    /// The other one of the two, where this one is; null where neither is chosen, or nothing compared.
    const Search* other() const { return other_.get(); }
    engine::search::Algorithm algorithm() const { return algorithm_; }

    int step() const { return step_; }
    int count() const { return static_cast<int>(trace_.events.size()); }
    void go(int step);
    /// The event that led to this step; null at the start.
    const engine::search::SearchEvent* event() const;
    /// The state at this step.
    const engine::search::Replay& now() const { return now_; }
    /// Where the search is: the last event's node; the root at the start.
    int node() const { return event() ? event()->node : 0; }
    /// At the end: is the node on the line that both sides' best choices lead to? The root is.
    bool on_best_line(int node) const;
    /// The first step after this one that is a cut; none: there are no more.
    std::optional<int> next_cut() const;
    /// The step at which everything about the node is settled; none if it is never looked at.
    std::optional<int> settled(int node) const;

    /// All orders of the children (drawn ones if there are too many), a slice at a time. False: nothing left to do.
    bool work_on_orders();
    bool has_orders() const { return orders_.has_value(); }
    bool orders_done() const { return orders_done_; }
    engine::Progress orders_progress() const { return orders_ ? orders_->progress() : engine::Progress{}; }
    const engine::search::OrdersResult& orders() const { return orders_->result(); }

private:
    void compare(const engine::trees::Game&);
    void take(engine::search::SearchTrace);

    engine::trees::Tree tree_;
    engine::search::Algorithm algorithm_{};
    std::optional<engine::search::Error> error_;
    engine::search::SearchTrace trace_;
    std::vector<StepMark> marks_;
    engine::search::SearchResult result_;
    std::optional<Compared> compared_;
    std::unique_ptr<Search> other_;
    std::vector<int> other_at_; // its step at each of ours
    int step_ = 0;
    engine::search::Replay now_;
    std::optional<engine::search::OrdersJob> orders_;
    bool orders_done_ = false;
};

} // namespace shell::trees
