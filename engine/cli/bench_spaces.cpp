// The version spaces' part of the fixed workload: the largest update, games, and noise.
#include "engine/cli/bench.hpp"
#include "engine/codes/tournament.hpp"
#include "engine/codes/version_space/summary.hpp"

namespace engine::cli {
namespace {

using namespace engine::codes;
using namespace engine::codes::version_space;

void mix(Signature& signature, const SpaceSet& set)
{
    for (const RowEffort& row : set.rows()) {
        signature.mix(row.generated);
        signature.mix(row.live);
        signature.mix(row.updates);
    }
    for (const Live& one : set.live())
        for (int i = 0; i < set.rules().positions; ++i) {
            signature.mix(one.space.rejected[i]);
            signature.mix(one.space.asserted[i]);
        }
}

Clue clue(const Rules& r, const char* guess, Feedback answer) { return {parse_code(r, guess).value(), answer}; }

/// Two answers that leave the largest number of spaces, 252, then the answer with the most hypotheses.
void mix_largest(Signature& signature, std::FILE* times)
{
    SpaceSet set(picas_fijas, {});
    set.update(clue(picas_fijas, "5410", {0, 1}));
    set.update(clue(picas_fijas, "6928", {0, 2}));
    const auto before = set.live().size();
    const double spent = timed(times, "version spaces: the largest update (4,10n)", [&] {
        set.update(clue(picas_fijas, "1659", {0, 3}));
    });
    std::fprintf(times, "  %zu spaces x %d hypotheses: %.1f ns each\n", before,
                 static_cast<int>(set.rows().back().hypotheses),
                 spent * 1e9 / static_cast<double>(set.rows().back().generated));
    mix(signature, set);
}

void mix_games(Signature& signature, const Rules& r, const PlayOptions& play)
{
    TournamentQuery query;
    query.strategy = SpacesStrategy{{}, play};
    query.games = 1000;
    query.seed = 1;
    const TournamentResult t = run(TournamentJob(r, query));
    signature.mix(t.total);
    for (const Count n : t.histogram) signature.mix(n);
    signature.mix(t.right);
}

} // namespace

void bench_spaces(Signature& signature, std::FILE* times)
{
    mix_largest(signature, times);
    timed(times, "version spaces: 1000 games (4,10n)", [&] { mix_games(signature, picas_fijas, {}); });
    timed(times, "version spaces: 1000 games (4,6), A, split", [&] {
        PlayOptions play;
        play.cover = Cover::a;
        play.split = Split::single;
        mix_games(signature, mastermind, play);
    });
    timed(times, "version spaces: 1000 games (4,10n), eps 0.1", [&] {
        PlayOptions play;
        play.noise = {Noise::Kind::odds, 0.1, 0};
        play.stop_at = 0.95;
        mix_games(signature, picas_fijas, play);
    });
    timed(times, "version spaces: three answers, eps 0.1 (4,10n)", [&] {
        const Options noisy{Cover::b, Detection::early, {Noise::Kind::odds, 0.1, 0}};
        const SummaryJob::Result s = run(SummaryJob(
            picas_fijas,
            {clue(picas_fijas, "0123", {0, 2}), clue(picas_fijas, "1456", {1, 1}), clue(picas_fijas, "2578", {0, 2})},
            noisy, Language::l, 1000));
        for (const Count n : s.by_lies) signature.mix(n);
        signature.mix(s.storage.concepts);
        signature.mix(s.storage.literals);
        for (const Code& c : s.map)
            for (const auto v : c.symbol) signature.mix(v);
    });
}

} // namespace engine::cli
