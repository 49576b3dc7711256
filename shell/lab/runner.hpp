#pragma once
// Plays an experiment: shares of each strategy's games, a few questions at a time, put together as they come. What one
// strategy has played stays while the others change, because its games do not depend on them.
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
    engine::lab::Played played; // of all games; those that nobody has played yet are not_ended
    engine::Count wanted = 0;   // games
    engine::Count behind = 0;   // of the questions under way; of a proof as many as it is through
    std::string error;          // the engine's kind; no more games will come
    engine::Count done() const { return played.result.games + played.result.unfinished; }
    bool whole() const { return done() == wanted; }
};

class Runner {
public:
    /// Plays what the experiment asks for and is not there yet.
    void begin(Jobs&, const engine::lab::Experiment&);
    /// What is under way is dropped; what has been played stays.
    void stop(Jobs&);
    /// Drops all that has been played too.
    void clear(Jobs&);
    /// Takes in what has been answered and asks on. True: something new is there.
    bool collect(Jobs&);

    bool running() const { return !asked_.empty() || !tasks_.empty(); }
    /// In games; those of a proof come after it.
    engine::Progress progress() const;
    /// Of the strategies that have begun, in the menu's order.
    const std::vector<Row>& rows() const { return rows_; }
    const Row* row(engine::codes::StrategyKind) const;
    /// Did it play them as this experiment has it? What the genetic one played with other options is not its own.
    bool plays(const engine::lab::Experiment& e, const Row& r) const
    {
        return r.strategy != engine::codes::StrategyKind::genetic || e.genetic == experiment_.genetic;
    }
    /// Is this one's question under way?
    bool asks(engine::codes::StrategyKind) const;
    /// Are they of this board, these secrets and this seed?
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
