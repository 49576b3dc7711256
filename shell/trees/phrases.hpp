#pragma once
// The tree screen's phrases: numbers, nodes, steps, mistakes and errors in words.
#include "shell/trees/view.hpp"
#include <array>
#include <string>
#include <vector>

namespace shell::trees {

/// "−4/7".
std::string rational_text(const Say&, const engine::Rational&);
/// A bound of a window; "−∞" or "+∞" if it has no holder.
std::string alpha_text(const Say&, const engine::search::Bound&);
std::string beta_text(const Say&, const engine::search::Bound&);
/// What is known of a value: "= 3", "≤ 2", "≥ 3", "1 … 3", "?".
std::string knowledge_text(const Say&, const engine::search::Knowledge&);
/// "the root", "node 2.1": the path, with children counted from 1.
std::string node_name(const Say&, const engine::trees::Tree&, int node);
/// At the end of the search: the line of best play of both sides; "" before.
std::string best_line_in_words(const View&, const Say&);
/// "MAX", "MIN", "Chance", "Leaf".
std::string kind_name(const Say&, engine::search::NodeKind);

struct StepWords {
    bool cut = false;
    std::string title, body;
};
/// The event of the step, and its reason.
StepWords step_words(const View&, const Say&);
/// "Step 12 of 22: cut".
std::string step_line(const View&, const Say&);

/// "4, 6 and 8"; more than `most` leaves are only counted.
std::string leaves_in_words(const Say&, const engine::trees::Tree&, const std::vector<int>& leaves, std::size_t most);
/// That both searches return the same value, and the leaves that alpha-beta never visits; "" if they are not compared.
std::string comparison_in_words(const View&, const Say&);
/// The search and its progress: "Alpha-beta · 5 leaves".
std::string searched_in_words(const Search&, const Say&);
std::string written_window(const Say&, const engine::search::WrittenWindow&);
/// An exercise: what the sign "?" means at this node.
std::string unwritten(const Say&, const engine::trees::Tree&, int node);
/// What is known or written of a node, for nodes without room to draw it: "node 2: ≤ 2", "α = 3, β = 2".
std::vector<std::string> node_in_words(const View&, const Say&, int node);

/// Why the tree cannot be searched by the chosen algorithm, with all reasons; "" = it can.
std::string search_problem(const View&, const Say&);
/// The error of a tree, text or event, and how to mend it.
std::string tree_error(const Say&, const engine::search::Error&, const engine::trees::Tree&);
std::string trees_error(const Say&, const engine::trees::Error&, const engine::trees::Tree&);
/// The error of a typed text, with its position.
std::string text_error(const Say&, const engine::search::Error&);

/// The first wrong step of an exercise; blanks do not count. Null: nothing is wrong so far.
const engine::search::Mistake* first_wrong(const engine::search::Review&);
/// The number of answers not filled in yet.
int blanks(const engine::search::Review&);
/// What the bounds of the leaves save, if they are in use.
std::string bounds_save(const View&, const Say&);
/// "3 of 14 right (values, windows and cuts)".
std::string right_in_words(const View&, const Say&);
/// That no edge is struck out yet; "" if one is. Missing cuts are not judged then.
std::string nothing_cut(const View&, const Say&);
/// A checked sheet: its first wrong step, or that there is none, and the number of blanks.
std::string verdict_in_words(const View&, const Say&);
std::string mistake_words(const Say&, const View&, const engine::search::Mistake&);

/// Which of alpha-beta's rules cut the edge above a node.
enum class RuleCut : std::uint8_t { none, both, at_equality, strictly };
RuleCut rule_cut(const engine::search::RulesDiffer&, int node);
/// "cut only when α ≥ β"
std::string rule_cut_in_words(const Say&, RuleCut);
/// What only one rule cuts and what both cut, if the tree shows it.
std::string differ_in_words(const View&, const Say&);

/// Why the horizon's example chooses its move at this depth.
constexpr Text horizon_words(int depth)
{
    return depth < 2 ? Text::trees_horizon_near : depth < 4 ? Text::trees_horizon_blind : Text::trees_horizon_sees;
}

inline constexpr std::array algorithm_names{Text::trees_minimax, Text::trees_alphabeta, Text::trees_chance};
inline constexpr std::array order_names{Text::trees_left, Text::trees_right, Text::trees_best, Text::trees_worst,
                                        Text::trees_shuffled};
inline constexpr std::array page_names{Text::trees_explore, Text::trees_practise, Text::trees_lab};

} // namespace shell::trees
