#pragma once
// Runs an experiment: requests shares of each strategy's games, a few at a time, and merges the answers. A strategy's
// games do not depend on the other strategies, so they stay when those change.
#include "engine/lab/experiment.hpp"
#include "shell/kit/jobs.hpp"
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace shell::lab {
using namespace kit;

struct Row {
    engine::codes::StrategyKind strategy{};
    engine::lab::Played played; // of all games; those not yet played are not_ended
    engine::Count wanted = 0;   // games
    engine::Count behind = 0;   // games in running requests; a proof's progress counts as games
    std::string error;          // the engine's error kind; no more games follow
    engine::Count done() const { return played.result.games + played.result.unfinished; }
    bool whole() const { return done() == wanted; }
};

class Runner {
public:
    /// Requests the experiment's games that are missing.
    void begin(Jobs&, const engine::lab::Experiment&);
    /// Drops the running requests; keeps the games.
    void stop(Jobs&);
    /// Drops the running requests and the games.
    void clear(Jobs&);
    /// Takes answers and sends the next requests. True if games or progress changed.
    bool collect(Jobs&);

    bool running() const { return !asked_.empty() || !tasks_.empty(); }
    /// In games. The optimal strategy's count once its proof is done.
    engine::Progress progress() const;
    /// One for each requested strategy, in the order of StrategyKind.
    const std::vector<Row>& rows() const { return rows_; }
    const Row* row(engine::codes::StrategyKind) const;
    /// True unless the row is the genetic strategy's and was played with options other than the experiment's.
    bool plays(const engine::lab::Experiment& e, const Row& r) const
    {
        return r.strategy != engine::codes::StrategyKind::genetic || e.genetic == experiment_.genetic;
    }
    /// True if a request of this strategy is running.
    bool asks(engine::codes::StrategyKind) const;
    /// True if the rows are of this experiment's board, secrets and seed.
    bool plays(const engine::lab::Experiment&) const;

private:
    struct Task {
        engine::codes::StrategyKind strategy;
        engine::codes::Share share;
    };
    struct Asked {
        int job;
        Task task;
        std::int64_t done;
    };
    void plan();
    void ask_on(Jobs&);
    Row& row_of(engine::codes::StrategyKind);
    void take(Row&, const Task&, std::string_view line);

    engine::lab::Experiment experiment_;
    std::vector<Row> rows_;
    std::deque<Task> tasks_;
    std::vector<Asked> asked_;
};

} // namespace shell::lab
