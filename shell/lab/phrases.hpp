#pragma once
// The laboratory in words: the experiment, the strategies, what came out.
#include "shell/lab/view.hpp"
#include "shell/pegs/phrases.hpp"
#include <string>
#include <vector>

namespace shell::lab {
using namespace kit;
using pegs::answer_in_words;
using pegs::code_in_words;
using pegs::strategy_in_words;

inline engine::codes::Face face_of(const engine::codes::Rules& r)
{
    return r.repeats && r.symbols <= peg_colours ? engine::codes::Face::colours : engine::codes::Face::digits;
}

/// What it goes by, in a few words.
std::string note_in_words(const Say&, const engine::lab::Experiment&, engine::codes::StrategyKind);
/// "4 positions · 6 colours · all 1296 secrets".
/// "all 1296 secrets", "1000 secrets drawn".
std::string secrets_in_words(const Say&, const engine::lab::Experiment&);
std::string experiment_in_words(const Say&, const engine::lab::Experiment&);
/// The numbers of secrets that this board can be given, and the one it has; 0 = all.
std::vector<engine::Count> counts_for(const engine::lab::Experiment&);
std::vector<std::string> counts_in_words(const Say&, const engine::lab::Experiment&);
/// "Kooi 4.373, Knuth 4.476".
std::string means_in_words(const Say&, const std::vector<const Row*>&);
/// "4.646", "–" while there is none.
/// "n = 3126", which it has played.
std::string games_in_words(const Say&, const Row&);
/// "Genetic", or "Genetic, n = 3126" where not all its games have been played.
std::string played_in_words(const Say&, const Row&);
std::string mean_in_words(const Say&, const Row&);
/// "exact", "± 0.002".
std::string error_in_words(const Say&, const Row&);
/// What the last guess divided the codes into.
std::string split_in_words(const Say&, const Race&, std::size_t racer);
/// How the race stands, or who has found the secret first.
std::string race_in_words(const View&, const Say&);
/// Why a strategy plays no game; "" = nothing is wrong.
std::string problem_in_words(const Say&, const Row&);
/// The same, or that it looks for its proof before it plays.
std::string remark_in_words(const View&, const Say&, const Row&);
/// Of the genetic racer its population; "" = it has none, or another strategy races.
std::string population_in_words(const Say&, const Race&, std::size_t racer);
/// What the race waits for: that they think, or how far the optimal one's proof has come.
std::string thinking_in_words(const Say&, const Race&, const engine::Progress&);
/// "12", "4.8": a share of all games in per cent.
std::string percent(const Say&, engine::Count games, engine::Count of);
/// "+0.033", with the language's sign.
std::string signed_figure(const Say&, double);
/// "+0.136 ± 0.026": what a row needs more than the proven optimum, or than the best, secret by secret. Beside the row's own
/// error that of its distance to the optimum, which is the same, may be left out.
std::string difference_in_words(const View&, const Say&, const Row&, const Row& best, bool error_of_optimum = true);
/// "Kooi: Irving −0.022, …": what a table's head says it is against.
std::string against_in_words(const View&, const Say&);

/// "Knuth – Kooi: +0.103 (exact)": each two that have played, on the same secrets, the better one second.
std::vector<std::string> pairs_in_words(const View&, const Say&);

} // namespace shell::lab
