#pragma once
// The laboratory's phrases: the experiment, the strategies, the results.
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

/// A strategy's method in a few words.
std::string note_in_words(const Say&, const engine::lab::Experiment&, engine::codes::StrategyKind);
/// "all 1296 secrets", "1000 secrets drawn".
std::string secrets_in_words(const Say&, const engine::lab::Experiment&);
/// "4 positions · 6 colours · all 1296 secrets".
std::string experiment_in_words(const Say&, const engine::lab::Experiment&);
/// The numbers of secrets to choose from, the experiment's own included; 0 = all.
std::vector<engine::Count> counts_for(const engine::lab::Experiment&);
std::vector<std::string> counts_in_words(const Say&, const engine::lab::Experiment&);
/// "Kooi 4.373, Knuth 4.476".
std::string means_in_words(const Say&, const std::vector<const Row*>&);
/// "n = 3126", the games played.
std::string games_in_words(const Say&, const Row&);
/// "Genetic", or "Genetic, n = 3126" if games are missing.
std::string played_in_words(const Say&, const Row&);
/// "4.646", or "–" without games.
std::string mean_in_words(const Say&, const Row&);
/// "exact", "± 0.002", "≤ 0.002".
std::string error_in_words(const Say&, const Row&);
/// How the racer's last guess divided the candidates, or its error.
std::string split_in_words(const Say&, const Race&, std::size_t racer);
/// The state of the race, or its winner.
std::string race_in_words(const View&, const Say&);
/// Why a strategy plays no more games; "" = no error.
std::string problem_in_words(const Say&, const Row&);
/// problem_in_words(), or that the strategy searches its proof first.
std::string remark_in_words(const View&, const Say&, const Row&);
/// The genetic racer's population; "" if unknown, or for another strategy.
std::string population_in_words(const Say&, const Race&, std::size_t racer);
/// "Thinking", or the progress of the optimal strategy's proof.
std::string thinking_in_words(const Say&, const Race&, const engine::Progress&);
/// "12", "4.8": a share of all games in per cent.
std::string percent(const Say&, engine::Count games, engine::Count of);
/// "+0.033", with the language's sign.
std::string signed_figure(const Say&, double);
/// "+0.136 ± 0.026": a row's mean minus the proven optimum, or minus the best row's, secret by secret. The optimum has
/// no error, so the error is the row's own; error_of_optimum = false leaves it out.
std::string difference_in_words(const View&, const Say&, const Row&, const Row& best, bool error_of_optimum = true);
/// "Above Kooi, same secrets": the heading of the differences, with the optimum or the best strategy.
std::string against_in_words(const View&, const Say&);

/// "Knuth – Kooi: +0.103 (exact)": every pair of strategies on their common secrets, the better one second.
std::vector<std::string> pairs_in_words(const View&, const Say&);

} // namespace shell::lab
