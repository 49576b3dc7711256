#pragma once
// The analysis of a code game: candidates, marginals, a guess's partition and rank, a hint, the computer's next guess.
// Each is requested from the engine and kept until the game changes. Repeating a request costs nothing.
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
    std::vector<std::int64_t> prefix_counts;          // candidates after the first 0, 1, 2… rows that count
    std::vector<std::vector<std::int64_t>> marginals; // [position][symbol]
    std::vector<engine::codes::Code> codes;           // the first few candidates, in lexicographic order
};
/// Smallest sets of board rows whose removal leaves a candidate.
using Repairs = std::vector<std::vector<int>>;

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
    std::optional<Ranked> asked; // the guess of the request
    std::int64_t by_bits = 0;    // its rank by information
};

/// A guess's score relative to the best guess's: from 1 (as good) down to 0.
double quality(engine::codes::Criterion, const Ranked& guess, const Ranked& best);

struct Choice {
    engine::codes::Code guess;
    bool possible = false;
    std::int64_t worst = 0, parts = 0;
    double expected_size = 0, bits = 0;
};
double score(engine::codes::Criterion, const Choice&);

/// A guess against optimal play: the guesses all candidates need together, without it and with it first, if proven.
struct OptimalLoss {
    bool proven = false;
    std::int64_t candidates = 1, before = 0, after = 0;
    std::optional<engine::codes::Code> best;
};

/// The last request of its kind to the engine, identified by its text.
template <class T>
struct Query {
    std::string request; // "" = none
    int job = 0;         // 0 = none running
    std::optional<T> value;
    std::string error; // the engine's error kind
    bool running() const { return job != 0; }
};

class Analysis {
public:
    explicit Analysis(const engine::codes::Rules& rules) : rules_(rules) {}

    /// Takes the answers that arrived since the last frame. True if there is one.
    bool collect(Jobs&);
    void forget_all(Jobs&);

    void want_knowledge(Jobs&, const engine::codes::Game&, int listed);
    /// The rows to blame for a contradiction. A request of its own: on a large board it takes seconds.
    void want_repairs(Jobs&, const engine::codes::Game&);
    void drop_repairs(Jobs& j) { drop(j, repairs); }
    /// Call after the game changed: drops the knowledge of another history until it is requested again.
    void outdate(const engine::codes::Game&);
    void want_partition(Jobs&, const engine::codes::Game&, const engine::codes::Code& guess);
    void want_ranking(Jobs&, const engine::codes::Game&, const std::optional<engine::codes::Code>& guess);
    /// Ranks each answered row among all guesses at its time, one request after the other.
    void want_review(Jobs&, const engine::codes::Game&);
    /// Each row's loss against optimal play, one request after the other. The last rows, the fastest, come first.
    void want_lost(Jobs&, const engine::codes::Game&);
    /// The error kind of a request whose worker stopped: it ran out of memory, or its files could not be fetched.
    static constexpr std::string_view stopped = "crash";
    void drop_review(Jobs&);
    /// Node limits of the proof of one optimal guess: some seconds in the page for a hint (second guesses of Picas &
    /// Fijas need up to 42,975, decision 78), a minute for the computer's own guess (p4c8r: 326,947).
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
    Query<Repairs> repairs;
    Query<Partition> partition;
    Query<Ranking> ranking;
    Query<Choice> choice;
    Query<pegs::Population> population;
    std::vector<Query<Ranking>> review;           // by row; rows that do not count are not requested
    std::vector<Query<OptimalLoss>> lost;         // as review
    Query<std::vector<engine::codes::Code>> page; // of the list of candidates
    std::int64_t page_offset = 0;

private:
    bool take_all(Jobs&);
    template <class T>
    void want(Jobs&, Query<T>&, const std::string& request, bool is_long = false);
    template <class T>
    void drop(Jobs& jobs, Query<T>& asked)
    {
        if (asked.job) jobs.forget(asked.job);
        asked = {};
    }

    engine::codes::Rules rules_;
    std::vector<int> asked_rows_; // the board row of each row in the last knowledge request
    std::string asked_history_;   // of that request
    bool came_ = false;           // an answer arrived that collect() has not reported
};

/// The answered rows, not ignored, whose answer contradicts `code`.
std::vector<int> conflicts(const engine::codes::Game&, const engine::codes::Code&);

} // namespace shell::codes
