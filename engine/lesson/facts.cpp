#include "engine/lesson/facts.hpp"
#include <array>

namespace engine::lesson {
namespace fact_table {
namespace {

using K = Kind;
using B = FactBoard;
using E = FactEach;
using O = FactOptions;

constexpr std::string_view minimax = R"("cmd":"search.tree","algorithm":"minimax")";
constexpr std::string_view alphabeta = R"("cmd":"search.tree")";
constexpr std::string_view chance = R"("cmd":"search.tree","algorithm":"expectiminimax")";
constexpr std::string_view knowledge = R"("cmd":"codes.knowledge")";
constexpr std::string_view listed = R"("cmd":"codes.knowledge","list":16)";
constexpr std::string_view partition = R"("cmd":"codes.partition")";
constexpr std::string_view answer = R"("cmd":"codes.answer")";
constexpr std::string_view position = R"("cmd":"thirtyone.position")";
constexpr std::string_view analyse = R"("cmd":"tictactoe.analyse")";
constexpr std::string_view solve = R"("cmd":"matrix.solve")";
constexpr std::string_view bet = R"("cmd":"betting.solve")";
constexpr std::string_view compare = R"("cmd":"lab.compare")";
constexpr std::string_view learn = R"("cmd":"concepts.learn")";
constexpr std::string_view deduce = R"("cmd":"cluedo.deduce","level":"propagation")";

constexpr std::array facts{
    FactRow{"trees", "root_value", K::number, minimax, "value"},
    FactRow{"trees", "branch_value", K::number, minimax, "value", O::nothing, B::branch, E::branch},
    FactRow{"trees", "best_branches", K::set, minimax, "best_root_children", O::branches},
    FactRow{"trees", "leaves_looked_at", K::number, alphabeta, "leaves_visited"},
    FactRow{"trees", "leaves_pruned", K::number, alphabeta, "leaves_pruned"},
    FactRow{"trees", "never_looked_at", K::set, alphabeta, "visited_leaf_paths", O::leaves, B::whole, E::once, true},
    FactRow{"trees", "looked_at", K::set, alphabeta, "visited_leaf_paths", O::leaves},
    FactRow{"trees", "cuts", K::number, alphabeta, "cuts.#"},
    FactRow{"trees", "leaves", K::number, minimax, "leaves_visited"},
    FactRow{"trees", "greatest_leaf", K::number, minimax, "visited_values.max"},
    FactRow{"trees", "least_leaf", K::number, minimax, "visited_values.min"},
    FactRow{"chance", "root_value", K::fraction, chance, "value"},
    FactRow{"chance", "branch_value", K::fraction, chance, "value", O::nothing, B::branch, E::branch},
    FactRow{"chance", "best_branches", K::set, chance, "best_root_children", O::branches, B::whole, E::once, false,
            true},

    FactRow{"codes", "codes_left", K::number, knowledge, "consistent"},
    FactRow{"codes", "the_code", K::code, listed, "codes.0", O::nothing, B::whole, E::once, false, true},
    FactRow{"codes", "possible_codes", K::set, listed, "codes", O::codes, B::whole, E::once, false, true},
    FactRow{"codes", "all_codes", K::number, knowledge, "total"},
    FactRow{"codes", "fijas", K::number, answer, "fijas", O::nothing, B::whole, E::once, false, true},
    FactRow{"codes", "picas", K::number, answer, "picas", O::nothing, B::whole, E::once, false, true},
    FactRow{"codes", "largest_group", K::number, partition, "worst", O::nothing, B::whole, E::once, false, true},
    FactRow{"codes", "groups", K::number, partition, "parts", O::nothing, B::whole, E::once, false, true},
    FactRow{"codes", "mean_left", K::number, partition, "expected_size", O::nothing, B::whole, E::once, false, true},
    FactRow{"codes", "contradicted_rows", K::number, partition, "conflicts.#", O::nothing, B::whole, E::once, false,
            true},

    FactRow{"thirtyone", "sum", K::number, position, "sum"},
    FactRow{"thirtyone", "winner_31", K::choice, position, "status", O::sides_31},
    FactRow{"thirtyone", "winning_moves", K::set, position, "winning_moves", O::values_31},
    FactRow{"thirtyone", "best_moves", K::set, position, "best_moves", O::values_31},
    FactRow{"thirtyone", "losing_moves", K::set, position, "losing_utterances", O::values_31},
    FactRow{"thirtyone", "remoteness", K::number, position, "remoteness", O::nothing, B::whole, E::once, false, true},

    FactRow{"tictactoe", "result_ttt", K::choice, analyse, "value", O::sides_ttt},
    FactRow{"tictactoe", "best_square", K::choice, analyse, "best", O::squares, B::whole, E::once, false, true},
    FactRow{"tictactoe", "positions_minimax", K::number, analyse, "nodes"},
    FactRow{"tictactoe", "games_left", K::number, analyse, "leaves"},

    FactRow{"matrix", "maximin", K::number, solve, "row_maximin"},
    FactRow{"matrix", "minimax", K::number, solve, "col_minimax"},
    FactRow{"matrix", "maximin_rows", K::set, solve, "maximin_rows", O::rows},
    FactRow{"matrix", "minimax_columns", K::set, solve, "minimax_columns", O::columns},
    FactRow{"matrix", "saddles", K::number, solve, "saddle_points.#"},
    FactRow{"matrix", "matrix_value", K::fraction, solve, "value"},
    FactRow{"matrix", "row_share", K::fraction, solve, "row_strategy.{n}", O::nothing, B::whole, E::row},
    FactRow{"matrix", "column_share", K::fraction, solve, "column_strategy.{n}", O::nothing, B::whole, E::column},

    FactRow{"betting", "betting_value", K::fraction, bet, "value"},
    FactRow{"betting", "deal_aa", K::fraction, bet, "deals.deal=AA.value"},
    FactRow{"betting", "deal_ak", K::fraction, bet, "deals.deal=AK.value"},
    FactRow{"betting", "deal_ka", K::fraction, bet, "deals.deal=KA.value"},
    FactRow{"betting", "deal_kk", K::fraction, bet, "deals.deal=KK.value"},
    FactRow{"betting", "betting_nodes", K::number, bet, "nodes"},

    FactRow{"variant", "betting_value", K::fraction, bet, "value"},
    FactRow{"variant", "bets_least", K::fraction, bet, "{n}.0", O::nothing, B::whole, E::bets},
    FactRow{"variant", "bets_most", K::fraction, bet, "{n}.1", O::nothing, B::whole, E::bets, false, false,
            "bets_least", "bets"},
    FactRow{"variant", "calls_least", K::fraction, bet, "{n}.0", O::nothing, B::whole, E::calls},
    FactRow{"variant", "calls_most", K::fraction, bet, "{n}.1", O::nothing, B::whole, E::calls, false, false,
            "calls_least", "calls"},
    FactRow{"variant", "betting_nodes", K::number, bet, "nodes"},

    FactRow{"lab", "lab_mean", K::number, compare, "rows.{n}.mean", O::nothing, B::whole, E::strategy},
    FactRow{"lab", "lab_error", K::number, compare, "rows.{n}.stderr", O::nothing, B::whole, E::strategy},
    FactRow{"lab", "lab_spread", K::number, compare, "rows.{n}.sd", O::nothing, B::whole, E::strategy},
    FactRow{"lab", "lab_most", K::number, compare, "rows.{n}.max", O::nothing, B::whole, E::strategy},
    FactRow{"lab", "lab_total", K::number, compare, "rows.{n}.total", O::nothing, B::whole, E::strategy},
    FactRow{"lab", "lab_difference", K::number, compare, "pairs.{n}.difference", O::nothing, B::whole, E::versus},
    FactRow{"lab", "lab_difference_error", K::number, compare, "pairs.{n}.stderr", O::nothing, B::whole, E::versus},
    FactRow{"lab", "lab_games", K::number, compare, "games"},

    FactRow{"concepts", "concepts_left", K::number, learn, "sizes.last", O::nothing, B::whole, E::once, false, true},
    FactRow{"concepts", "concepts_all", K::number, learn, "all"},
    FactRow{"concepts", "specific_border", K::number, learn, "s_count"},
    FactRow{"concepts", "general_border", K::number, learn, "g_count"},

    FactRow{"cluedo", "certain_places", K::number, deduce, "decided_true.#"},
    FactRow{"cluedo", "excluded_places", K::number, deduce, "decided_false.#"},
    FactRow{"cluedo", "holder", K::choice, deduce, "decided_true.0={n}.1", O::holders, B::whole, E::card, false, true},
};

constexpr std::array mistakes{
    UsualMistake{"trees", "root_value", "other_player", minimax, "value", B::swapped},
    UsualMistake{"trees", "root_value", "greatest_leaf", minimax, "visited_values.max"},
    UsualMistake{"trees", "root_value", "least_leaf", minimax, "visited_values.min"},
    UsualMistake{"trees", "branch_value", "other_player", minimax, "value", B::branch_swapped},
    UsualMistake{"trees", "branch_value", "least_leaf", minimax, "visited_values.min", B::branch},
    UsualMistake{"trees", "leaves_looked_at", "strict_cut", R"("cmd":"search.tree","rule":">")", "leaves_visited"},
    UsualMistake{"trees", "leaves_looked_at", "no_cut", minimax, "leaves_visited"},
    UsualMistake{"trees", "leaves_looked_at", "the_pruned", alphabeta, "leaves_pruned"},
    UsualMistake{"trees", "leaves_looked_at", "other_player", alphabeta, "leaves_visited", B::swapped},
    UsualMistake{"trees", "leaves_pruned", "strict_cut", R"("cmd":"search.tree","rule":">")", "leaves_pruned"},
    UsualMistake{"trees", "leaves_pruned", "the_looked_at", alphabeta, "leaves_visited"},
    UsualMistake{"trees", "leaves_pruned", "other_player", alphabeta, "leaves_pruned", B::swapped},
    UsualMistake{"trees", "leaves_pruned", "only_cuts", alphabeta, "cuts.#"},
    UsualMistake{"trees", "best_branches", "other_player", minimax, "best_root_children", B::swapped},
    UsualMistake{"trees", "never_looked_at", "the_looked_at", alphabeta, "visited_leaf_paths"},
    UsualMistake{"chance", "root_value", "other_player", chance, "value", B::swapped},
    UsualMistake{"codes", "codes_left", "before_answer", knowledge, "consistent", B::before},
    UsualMistake{"codes", "codes_left", "all_codes", knowledge, "total"},
    UsualMistake{"codes", "possible_codes", "before_answer", listed, "codes", B::before},
    UsualMistake{"codes", "picas", "the_fijas", answer, "fijas"},
    UsualMistake{"codes", "fijas", "the_picas", answer, "picas"},
    UsualMistake{"codes", "largest_group", "number_of_groups", partition, "parts"},
    UsualMistake{"codes", "groups", "size_of_largest", partition, "worst"},
    UsualMistake{"thirtyone", "sum", "before_move", position, "sum", B::before},
    UsualMistake{"thirtyone", "winning_moves", "losing_moves", position, "losing_utterances"},
    UsualMistake{"concepts", "concepts_left", "before_example", learn, "sizes.last", B::before},
    UsualMistake{"concepts", "concepts_left", "all_concepts", learn, "all"},
    UsualMistake{"concepts", "specific_border", "other_border", learn, "g_count"},
    UsualMistake{"concepts", "general_border", "other_border", learn, "s_count"},
    UsualMistake{"lab", "lab_error", "the_spread", compare, "rows.{n}.sd"},
    UsualMistake{"lab", "lab_spread", "the_error", compare, "rows.{n}.stderr"},
    UsualMistake{"matrix", "maximin", "columns_instead", solve, "col_minimax"},
    UsualMistake{"matrix", "minimax", "rows_instead", solve, "row_maximin"},
    UsualMistake{"matrix", "matrix_value", "rows_instead", solve, "row_maximin"},
    UsualMistake{"matrix", "matrix_value", "columns_instead", solve, "col_minimax"},
};

} // namespace
} // namespace fact_table

std::span<const FactRow> fact_rows() { return fact_table::facts; }
std::span<const UsualMistake> usual_mistakes() { return fact_table::mistakes; }

} // namespace engine::lesson
