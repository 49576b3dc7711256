// sagaz bench speed: times the tasks.
#include "engine/cli/speed.hpp"
#include "engine/cli/clock.hpp"
#include "engine/cli/speed_tasks.hpp"
#include "engine/codes/optimal/job.hpp"
#include "engine/codes/strategies/choose.hpp"
#include "engine/codes/strategies/sampled.hpp"
#include "engine/codes/tournament.hpp"
#include "engine/search/effort.hpp"
#include "engine/thirtyone/solve.hpp"
#include <algorithm>
#include <cinttypes>

namespace engine::cli {
namespace {

using namespace engine::codes;

Count tree_total(StrategyKind kind, const Rules& r, std::optional<Code> first = {})
{
    return run(TournamentJob(r, {Strategy{kind, first}, {}, 0})).total;
}
template <StrategyKind kind, bool repeats>
Count classic_tree()
{
    return tree_total(kind, repeats ? mastermind : picas_fijas);
}

template <int positions, int symbols, bool repeats>
Count optimal_total()
{
    OptimalQuery query;
    query.rules = {positions, symbols, repeats};
    return run(OptimalJob(query)).total;
}

/// The feedback to `guess` that leaves the most candidates.
Feedback most_likely(const Rules& r, const Code& guess)
{
    CandidatesJob all(r, {});
    while (all.step(Budget{1 << 20}) == Step::more) {}
    const Partition parts = partition_of(r, all.result(), guess);
    return std::max_element(parts.parts.begin(), parts.parts.end(),
                            [](const Part& a, const Part& b) { return a.size < b.size; })
        ->answer;
}

/// Chooses a guess without history, or after one guess with the feedback that leaves the most candidates. Returns the
/// guesses weighed.
template <StrategyKind kind, int positions, int symbols, bool repeats, bool second>
Count hint()
{
    constexpr Rules r{positions, symbols, repeats};
    static const std::vector<Clue> history =
        second ? std::vector<Clue>{{spread_guess(r), most_likely(r, spread_guess(r))}} : std::vector<Clue>{};
    ChooseJob job(r, history, {kind, {}}, 0);
    while (job.step(Budget{1 << 20}) == Step::more) {}
    return job.result().weighed;
}

constexpr Rules large{8, 10, true};

Clue large_clue()
{
    Rng draw(1);
    const Code guess = spread_guess(large);
    return {guess, feedback(large, guess, random_code(large, draw))};
}
Count large_choice()
{
    SampledJob job(large, {large_clue()}, {}, 1);
    while (job.step(Budget{1 << 20}) == Step::more) {}
    return job.candidates();
}
/// The cost of listing candidates before weighing can start: tests each of the 10^8 codes.
Count large_filter()
{
    const Clue clue = large_clue();
    const Slots slots(large);
    const Packing packing(large);
    const Packed guess = pack(large, clue.guess);
    const int wanted = slots.of(clue.answer);
    std::array<int, max_positions> symbol{};
    std::array<Packed, max_positions + 1> begun{}; // prefixes of the code
    Count kept = 0;
    for (int i = 0; i >= 0;) {
        for (; i < large.positions; ++i) begun[i + 1] = packing.with(begun[i], i, symbol[i]);
        kept += slots.slot<true>(guess, begun[large.positions]) == wanted ? 1 : 0;
        for (--i; i >= 0 && ++symbol[i] == large.symbols; --i) symbol[i] = 0;
    }
    return kept;
}

template <int rows, int max, int limit>
Count thirtyone_solved()
{
    thirtyone::SolveJob job({rows, max, limit});
    while (job.step(Budget{1 << 20}) == Step::more) {}
    return job.result().losing_states();
}

template <search::OrderKind order>
Count effort_leaves()
{
    return run(search::EffortJob({4, 8, order, 100, 1})).leaves;
}

constexpr auto knuth = StrategyKind::knuth, entropy = StrategyKind::entropy;
constexpr SpeedTask tasks[]{
    {"Knuth tree (4,6)", classic_tree<knuth, true>, 5801, 0},
    {"Knuth tree (4,10n)", classic_tree<knuth, false>, 27139, 0},
    {"entropy tree (4,6)", classic_tree<entropy, true>, 5722, 0},
    {"entropy tree (4,10n)", classic_tree<entropy, false>, 26424, 0},
    // Totals depend on ties and on the first guess; the best public program finds 179797.
    {"entropy tree (5,8)",
     [] {
         return tree_total(entropy, {5, 8, true});
     },
     179863, 0, true},
    {"optimal (4,6), proven", optimal_total<4, 6, true>, 5625, 0},
    {"optimal (4,7), proven", optimal_total<4, 7, true>, 11228, 0, true},
    {"optimal (4,10n), proven", optimal_total<4, 10, false>, 26274, 0, true},
    {"Knuth hint (4,6), 1st", hint<knuth, 4, 6, true, false>, 0, 0},
    {"Knuth hint (4,6), 2nd", hint<knuth, 4, 6, true, true>, 0, 0},
    {"Knuth hint (4,10n), 1st", hint<knuth, 4, 10, false, false>, 0, 0},
    {"Knuth hint (4,10n), 2nd", hint<knuth, 4, 10, false, true>, 0, 0},
    {"Knuth hint (5,8), 1st", hint<knuth, 5, 8, true, false>, 0, 0},
    {"Knuth hint (5,8), 2nd", hint<knuth, 5, 8, true, true>, 0, 0},
    {"entropy hint (4,6), 1st", hint<entropy, 4, 6, true, false>, 0, 0},
    {"entropy hint (4,6), 2nd", hint<entropy, 4, 6, true, true>, 0, 0},
    {"entropy hint (4,10n), 1st", hint<entropy, 4, 10, false, false>, 0, 0},
    {"entropy hint (4,10n), 2nd", hint<entropy, 4, 10, false, true>, 0, 0},
    {"entropy hint (5,8), 1st", hint<entropy, 5, 8, true, false>, 0, 0},
    {"entropy hint (5,8), 2nd", hint<entropy, 5, 8, true, true>, 0, 0},
    {"sampled entropy (8,10), 2nd", large_choice, 0, 0},
    {"31 (4,6,31) solved", thirtyone_solved<4, 6, 31>, 0, 3551},
    {"31 (6,9,99) solved", thirtyone_solved<6, 9, 99>, 0, 6'112'106},
    {"effort 4^8, left to right", effort_leaves<search::OrderKind::left_to_right>, 0, 1},
    {"effort 4^8, shuffled", effort_leaves<search::OrderKind::shuffled>, 0, 1},
};
constexpr Baseline own_baselines[]{{"sampled entropy (8,10), 2nd", large_filter}};

/// Seconds for one run; short tasks run repeatedly until the clock can measure them.
struct Measured {
    double least = 1e30;
    Count found = 0;

    void once(Count (*run)())
    {
        constexpr double enough = 0.02;
        double spent = 0;
        int runs = 1;
        for (;; runs *= 2) { // reading the clock itself takes microseconds
            const double begun = cpu_seconds();
            for (int i = 0; i < runs; ++i) found = run();
            spent = cpu_seconds() - begun;
            if (spent >= enough) break;
        }
        least = std::min(least, spent / runs);
    }
};

Count (*baseline_of(const SpeedTask& task, std::span<const Baseline> baselines))()
{
    for (const auto list : {baselines, std::span<const Baseline>(own_baselines)})
        for (const Baseline& b : list)
            if (b.task == task.name) return b.run;
    return nullptr;
}

/// Prints a task's line; returns whether its result is right.
bool time_task(const SpeedTask& task, int rounds, std::span<const Baseline> baselines, std::FILE* out)
{
    const auto naive = baseline_of(task, baselines);
    Measured ours, theirs;
    for (int round = 0; round < rounds; ++round) {
        ours.once(task.run);
        if (naive) theirs.once(naive);
    }
    std::fprintf(out, "%-28s %11" PRIu64 " %11.3f", task.name, ours.found, ours.least * 1000);
    const Count units = task.units == 1 ? ours.found : task.units;
    if (units > 0) std::fprintf(out, " %11.2f", ours.least * 1e9 / static_cast<double>(units));
    else std::fprintf(out, " %11s", "");
    if (naive) std::fprintf(out, " %11.3f %7.1f", theirs.least * 1000, theirs.least / ours.least);
    const bool is_right = (task.expected == 0 || ours.found == task.expected) && (!naive || theirs.found == ours.found);
    std::fprintf(out, "%s\n", is_right ? "" : "   WRONG");
    std::fflush(out);
    return is_right;
}

} // namespace

int bench_speed(const SpeedOptions& options, std::span<const Baseline> baselines, std::FILE* out)
{
    std::fprintf(out, "%-28s %11s %11s %11s %11s %7s   least of %d\n", "", "found", "ms", "ns each", "naive ms",
                 "ratio", options.rounds);
    int status = 0;
    for (const std::span<const SpeedTask> list : {std::span<const SpeedTask>(tasks), game_tasks()})
        for (const SpeedTask& task : list) {
            if (task.long_one && !options.all) continue;
            if (std::string_view(task.name).find(options.only) == std::string_view::npos) continue;
            if (!time_task(task, task.long_one ? 1 : options.rounds, baselines, out)) status = 1;
        }
    return status;
}

} // namespace engine::cli
