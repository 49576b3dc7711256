#pragma once
// Trees, steps and errors in words.
#include "shell/trees/view.hpp"
#include <array>
#include <string>
#include <vector>

namespace shell::trees {

/// "−4/7".
std::string rational_text(const Say&, const engine::Rational&);
/// Of a window: "−∞" and "+∞" where there is no holder.
std::string alpha_text(const Say&, const engine::search::Bound&);
std::string beta_text(const Say&, const engine::search::Bound&);
/// A value as it is known: "= 3", "≤ 2", "≥ 3", "1 … 3", "?".
std::string knowledge_text(const Say&, const engine::search::Knowledge&);
/// "the root", "node 2.1": children counted from 1 on the way down.
std::string node_name(const Say&, const engine::trees::Tree&, int node);
/// At the end of the search: the line that both sides' best choices lead to; "" before.
std::string best_line_in_words(const View&, const Say&);
/// "MAX", "MIN", "Chance", "Leaf".
std::string kind_name(const Say&, engine::search::NodeKind);

struct StepWords {
    bool cut = false;
    std::string title, body;
};
/// What happened at the step, and why.
StepWords step_words(const View&, const Say&);
/// "Step 12 of 22: cut".
std::string step_line(const View&, const Say&);

/// "4, 6 and 8"; more than `most` become a number of leaves.
std::string leaves_in_words(const Say&, const engine::trees::Tree&, const std::vector<int>& leaves, std::size_t most);
/// What alpha-beta never looks at on this tree, and that minimax finds the same; "" with chance nodes.
std::string comparison_in_words(const View&, const Say&);
/// How far one of them is: "Alpha-beta · 5 leaves".
std::string searched_in_words(const Search&, const Say&);
/// What is known of a node, whether or not there is room to draw it: "node 2: ≤ 2", "α = 3, β = 2".
std::vector<std::string> node_in_words(const View&, const Say&, int node);

/// What keeps the tree from being searched as chosen, all of it; "" = nothing.
std::string search_problem(const View&, const Say&);
/// What is wrong with a tree, a text or an event, and what mends it.
std::string tree_error(const Say&, const engine::search::Error&, const engine::trees::Tree&);
std::string trees_error(const Say&, const engine::trees::Error&, const engine::trees::Tree&);
/// Of a typed line: with the place.
std::string text_error(const Say&, const engine::search::Error&);

/// The first wrong step of an exercise; what is still blank is none. Null: nothing is wrong so far.
const engine::search::Mistake* first_wrong(const engine::search::Review&);
bool is_blank(const engine::search::Mistake&);
/// What was not filled in yet.
int blanks(const engine::search::Review&);
/// Of a sheet that was checked: its first wrong step, or that there is none, and how much is blank.
std::string verdict_in_words(const View&, const Say&);
std::string mistake_words(const Say&, const View&, const engine::search::Mistake&);

/// Why the horizon's example plays what it plays at this depth.
constexpr Text horizon_words(int depth)
{
    return depth < 2 ? Text::trees_horizon_near : depth < 4 ? Text::trees_horizon_blind : Text::trees_horizon_sees;
}

inline constexpr std::array algorithm_names{Text::trees_minimax, Text::trees_alphabeta, Text::trees_chance};
inline constexpr std::array order_names{Text::trees_left, Text::trees_right, Text::trees_best, Text::trees_worst,
                                        Text::trees_shuffled};
inline constexpr std::array page_names{Text::trees_explore, Text::trees_practise, Text::trees_lab};

} // namespace shell::trees
