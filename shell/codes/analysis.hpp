#pragma once
// What is known about a code game, asked of the engine and kept until the game changes: candidates and marginals, what a
// guess would leave, its rank, a hint, the computer's next guess. Asking the same again costs nothing.
#include "engine/codes/criterion.hpp"
#include "engine/codes/game.hpp"
#include "shell/kit/jobs.hpp"
#include "shell/pegs/population.hpp"
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shell::codes {
using namespace kit;

struct Knowledge {
    std::int64_t consistent = 0, total = 0;
    std::vector<std::int64_t> prefix_counts;          // after 0, 1, 2… of the rows that count
    std::vector<std::vector<std::int64_t>> marginals; // [position][symbol]
    std::vector<engine::codes::Code> codes;           // the first few, in order
    std::vector<std::vector<int>> repairs;            // smallest sets of board rows to blame
};

struct PartitionCell {
    engine::codes::Feedback answer;
    std::int64_t count;
};
struct Partition {
    std::vector<PartitionCell> cells; // in the engine's order
    std::int64_t worst = 0;
    double expected_size = 0, bits = 0;
    bool possible = false;
};

struct Ranked {
    engine::codes::Code guess;
    bool possible = false;
    std::int64_t rank = 0, worst = 0; // ties share a rank
    double score = 0;                 // by the criterion
    double bits = 0, expected_size = 0;
};
struct Ranking {
    std::vector<Ranked> best;
    std::int64_t of = 0;
    std::optional<Ranked> asked; // the guess asked about
    std::int64_t by_bits = 0;    // its rank by information
};

/// What the strategy's guesses are best by; one that has no criterion is judged by information.
inline engine::codes::Criterion criterion_for(engine::codes::StrategyKind kind)
{
    return engine::codes::criterion_of(kind).value_or(engine::codes::Criterion::entropy);
}
/// A guess's score against the best one's, from 1 (as good) down to 0.
double quality(engine::codes::Criterion, const Ranked& guess, const Ranked& best);

struct Choice {
    engine::codes::Code guess;
    bool possible = false;
    std::int64_t worst = 0, parts = 0;
    double expected_size = 0, bits = 0;
};
double score(engine::codes::Criterion, const Choice&);

/// A guess against optimal play, if both totals are proven: what all candidates need together, before it and with it first.
struct OptimalLoss {
    bool proven = false;
    std::int64_t candidates = 1, before = 0, after = 0;
    std::optional<engine::codes::Code> best;
};

/// One question at a time, known by its text.
template <class T>
struct Query {
    std::string request; // what was asked, "" = nothing
    int job = 0;         // 0 = none under way
    std::optional<T> value;
    std::string error; // the engine's error kind
    bool running() const { return job != 0; }
};

class Analysis {
public:
    explicit Analysis(const engine::codes::Rules& rules) : rules_(rules) {}

    /// Takes in what has been answered since the last frame. True: something new is there.
    bool collect(Jobs&);
    void forget_all(Jobs&);

    void want_knowledge(Jobs&, const engine::codes::Game&, int listed);
    /// The game is another one now: what was known before the last answers is not shown until it is asked again.
    void outdate(const engine::codes::Game&);
    void want_partition(Jobs&, const engine::codes::Game&, const engine::codes::Code& guess);
    void want_ranking(Jobs&, const engine::codes::Game&, const std::optional<engine::codes::Code>& guess);
    /// How good each answered row was when it was played, one after the other.
    void want_review(Jobs&, const engine::codes::Game&);
    /// What each of them lost against optimal play; the last first, for they are the soonest told.
    void want_lost(Jobs&, const engine::codes::Game&);
    /// The error of a question that only the program with every request answers, where that one cannot be had.
    static constexpr std::string_view not_fetched = "crash";
    void drop_review(Jobs&);
    /// Nodes for the proof of one guess of optimal play, beyond which it is too large: some seconds of the page for a hint
    /// (second guesses of Picas & Fijas need up to 42,975, decision 78), a minute for the computer's own (p4c8r: 326,947).
    static constexpr int hint_nodes = 60'000, move_nodes = 1'000'000;
    void want_choice(Jobs&, const engine::codes::Game&, engine::codes::StrategyKind, int proof_nodes);
    void want_population(Jobs&, const engine::codes::Game&);
    void drop_population(Jobs& j) { drop(j, population); }
    void want_page(Jobs&, const engine::codes::Game&, std::int64_t offset, int listed);
    void drop_ranking(Jobs& j) { drop(j, ranking); }
    void drop_partition(Jobs& j) { drop(j, partition); }
    void drop_page(Jobs& j) { drop(j, page); }
    void drop_choice(Jobs& j) { drop(j, choice); }

    Query<Knowledge> knowledge;
    Query<Partition> partition;
    Query<Ranking> ranking;
    Query<Choice> choice;
    Query<pegs::Population> population;
    std::vector<Query<Ranking>> review;           // by row; of those that do not count nothing is asked
    std::vector<Query<OptimalLoss>> lost;         // as review
    Query<std::vector<engine::codes::Code>> page; // of the list of candidates
    std::int64_t page_offset = 0;

private:
    bool take_all(Jobs&);
    template <class T>
    void want(Jobs&, Query<T>&, const std::string& request);
    template <class T>
    void drop(Jobs& jobs, Query<T>& asked)
    {
        if (asked.job) jobs.forget(asked.job);
        asked = {};
    }

    engine::codes::Rules rules_;
    std::vector<int> asked_rows_; // the board's row of each row of the last knowledge request
    std::string asked_history_;   // of that request
    bool came_ = false;           // something is there that collect has not told of
};

/// The rows whose answer does not fit `code`: answered, not ignored.
std::vector<int> conflicts(const engine::codes::Game&, const engine::codes::Code&);

} // namespace shell::codes
