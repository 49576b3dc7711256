// The code games' part of the fixed workload, and how much faster it is than the definition.
#include "engine/cli/bench.hpp"
#include "engine/codes/knowledge.hpp"
#include "engine/codes/tournament.hpp"
#include <algorithm>
#include <string>

namespace engine::cli {
namespace {

using namespace engine::codes;

void mix(Signature& signature, const TournamentResult& r)
{
    signature.mix(r.games);
    signature.mix(r.total);
    for (const Count n : r.histogram) signature.mix(n);
}

Count whole_feedback_table(const Rules& r)
{
    const Slots slots(r);
    std::vector<Packed> codes;
    for (const Code& c : all_codes(r)) codes.push_back(pack(r, c));
    Count sum = 0;
    for (const Packed& a : codes)
        for (const Packed& b : codes) sum += static_cast<Count>(slots.slot<false>(a, b));
    return sum;
}

TournamentResult tree(StrategyKind kind, const Rules& r) { return run(TournamentJob(r, {Strategy{kind, {}}, {}, 0})); }

/// Knuth as one would first write it: every guess against every candidate by the definition. The measure of the rest.
Count plain_knuth(const Rules& r, const std::vector<Code>& all, const std::vector<Code>& candidates, int depth)
{
    const Slots slots(r);
    if (candidates.size() == 1) return static_cast<Count>(depth);
    Count best_worst = candidates.size() + 1;
    bool best_possible = false;
    Code best;
    for (const Code& guess : all) {
        std::array<Count, max_slots> cells{};
        for (const Code& c : candidates) ++cells[static_cast<std::size_t>(slots.of(feedback(r, guess, c)))];
        const Count worst = *std::max_element(cells.begin(), cells.end());
        const bool is_possible = cells[static_cast<std::size_t>(slots.all_black())] > 0;
        if (worst < best_worst || (worst == best_worst && is_possible && !best_possible)) {
            best_worst = worst;
            best_possible = is_possible;
            best = guess;
        }
    }
    std::array<std::vector<Code>, max_slots> parts;
    for (const Code& c : candidates) parts[static_cast<std::size_t>(slots.of(feedback(r, best, c)))].push_back(c);
    Count total = best_possible ? static_cast<Count>(depth) : 0;
    for (int slot = 0; slot < slots.all_black(); ++slot)
        if (const auto& part = parts[static_cast<std::size_t>(slot)]; !part.empty())
            total += plain_knuth(r, all, part, depth + 1);
    return total;
}

/// Eight rows of growing histories on a board, answered by a drawn secret.
void mix_knowledge(Signature& signature, const Rules& r)
{
    Rng draw(20240);
    const Code secret = random_code(r, draw);
    std::vector<Clue> clues;
    for (int row = 0; row < 8; ++row) {
        const Code guess = random_code(r, draw);
        clues.push_back({guess, feedback(r, guess, secret)});
        const Knowledge k = run(KnowledgeJob(r, clues, {0, 3, false}));
        signature.mix(k.consistent);
        for (int i = 0; i < r.positions; ++i)
            for (int s = 0; s < r.symbols; ++s) signature.mix(k.marginals[i][s]);
        for (const Code& c : k.codes)
            for (const auto s : c.symbol) signature.mix(s);
    }
}

} // namespace

void bench_codes(Signature& signature, std::FILE* times)
{
    timed(times, "1,679,616 feedbacks (4,6)", [&] { signature.mix(whole_feedback_table(mastermind)); });
    timed(times, "25,401,600 feedbacks (4,10n)", [&] { signature.mix(whole_feedback_table(picas_fijas)); });
    const double ours =
        timed(times, "Knuth tree (4,6), all secrets", [&] { mix(signature, tree(StrategyKind::knuth, mastermind)); });
    timed(times, "Knuth tree (4,10n), all secrets", [&] { mix(signature, tree(StrategyKind::knuth, picas_fijas)); });
    for (const StrategyKind kind : strategy_kinds) {
        if (kind == StrategyKind::knuth || !weighs(kind)) continue;
        for (const Rules& r : {mastermind, picas_fijas})
            timed(times, (std::string(name(kind)) + (r.repeats ? " tree (4,6)" : " tree (4,10n)")).c_str(),
                  [&] { mix(signature, tree(kind, r)); });
    }
    for (const Rules& r : {mastermind, picas_fijas})
        timed(times, r.repeats ? "consistent, 2000 games (4,6)" : "consistent, 2000 games (4,10n)", [&] {
            mix(signature, run(TournamentJob(r, {Strategy{StrategyKind::consistent, {}}, 2000, 1})));
        });
    timed(times, "knowledge, 8 histories (8,10)", [&] { mix_knowledge(signature, {8, 10, true}); });
    timed(times, "knowledge, 8 histories (8,16)", [&] { mix_knowledge(signature, {8, 16, true}); });
    timed(times, "knowledge, 8 histories (8,16n)", [&] { mix_knowledge(signature, {8, 16, false}); });
    const double plain = timed(times, "plain Knuth (4,6) by the definition", [&] {
        const auto all = all_codes(mastermind);
        signature.mix(plain_knuth(mastermind, all, all, 1));
    });
    std::fprintf(times, "Knuth (4,6): %.0f times faster than by the definition\n", plain / ours);
}

} // namespace engine::cli
