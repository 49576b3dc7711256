#pragma once
// A game's tree as a graph, in a panel: the nodes that minimax and alpha-beta visit from the start, with and without a
// memory of positions.
#include "engine/search/transpositions.hpp"
#include "shell/kit/panel.hpp"

namespace shell::kit {

/// Counts them, one search a frame.
template <class G>
class Graph {
public:
    explicit Graph(G game) : job_(std::move(game)) {}
    /// True: the counts have just become ready.
    bool work()
    {
        if (done_) return false;
        done_ = job_.step(engine::Budget{1}) == engine::Step::done;
        return done_;
    }
    /// Null: not counted yet.
    const engine::search::Transpositions* found() const { return done_ ? &job_.result() : nullptr; }

private:
    engine::search::TranspositionsJob<G> job_;
    bool done_ = false;
};

/// `symmetric`: where boards that are alike count as one position; null: no such column.
void graph_table(Panel&, const engine::search::Transpositions* found,
                 const engine::search::Transpositions* symmetric = nullptr);

} // namespace shell::kit
