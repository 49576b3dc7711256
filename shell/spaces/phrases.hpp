#pragma once
// The version-space screen in words: concepts, spaces, hypotheses, tests, steps, what the mode is.
#include "shell/spaces/view.hpp"

namespace shell::spaces {

// Names of choices, in the order of their enumerations.
inline constexpr std::array spaces_tab_names{Text::spaces_tab_tree, Text::spaces_tab_step,     Text::spaces_tab_map,
                                             Text::spaces_tab_plot, Text::spaces_tab_examples, Text::tab_review};
inline constexpr std::array spaces_tie_names{Text::spaces_tie_uniform_code, Text::spaces_tie_uniform_space,
                                             Text::spaces_tie_first_space,  Text::spaces_tie_first_first,
                                             Text::spaces_tie_last_space,   Text::spaces_tie_largest,
                                             Text::spaces_tie_smallest,     Text::spaces_tie_first_code};
inline constexpr std::array spaces_split_names{Text::spaces_split_never, Text::spaces_split_paper,
                                               Text::spaces_split_single};
inline constexpr std::array spaces_unit_names{Text::spaces_unit_concepts, Text::spaces_unit_literals,
                                              Text::spaces_unit_words};

/// "1 ? 2 *", "red, ?, blue, *".
std::string concept_in_words(const Say&, const Game&, const vs::Concept&);
/// What E and G say in the language chosen: in L2 "= 1, ?, ¬ 3 4, *", "= red, ?, ¬ green ¬ blue, *".
std::string specific_in_words(const Say&, const Game&, const vs::Space&, vs::Language);
std::string general_in_words(const Say&, const Game&, const vs::Space&, vs::Language, std::size_t limit);
/// How many concepts G has.
Count general_count(const Game&, const vs::Space&, vs::Language);
std::string death_in_words(const Say&, vs::Death);
/// Why the example just applied is negative, or what it clashes with; "" = it needs no words.
std::string step_why(const Say&, const Game&, const engine::codes::Clue&, const vs::Hypothesis&, const vs::UpdateStep&,
                     const vs::Space& before);
/// Tuples of G with a value twice, though the code has none.
bool general_repeats(const Game&, const vs::Space&, vs::Language);
/// "Step 3 of 15: negative * 3 * *".
std::string step_in_words(const Say&, const Game&, const Update&, int step);
std::string percent_in_words(const Say&, double share);
/// What leads the panel under lies: the most probable codes or, where only the number of lies is bounded, those with the
/// fewest (by how much they are likelier nobody says).
std::string best_in_words(const Say&, const Game&, const engine::codes::version_space::Belief&);
/// Who guesses and answers; how often answers lie, "" = never; both.
std::string who_in_words(const Say&, const Game&);
std::string noise_in_words(const Say&, const Game&);
std::string mode_in_words(const Say&, const Game&);
std::string tie_in_words(const Say&, const Game&);
/// That no space is left, and from which answer on.
std::string collapse_in_words(const Say&, const Game&, const Analysis&);
/// What the control that lets the game go on then is called.
Text allow_lie_text(const Game&);
/// "Answer 2 gave 519 spaces: 37 live, 482 dead."
std::string effort_in_words(const Say&, const Analysis&, int generation);
/// Of codes whose answers may be lies: how much is unknown, and what one knows who trusts every answer.
std::string bits_in_words(const Say&, const Analysis&);
std::string blind_in_words(const Say&, const Analysis&);
/// How the game ended.
std::string result_in_words(const Say&, const View&);
/// Of the row that was declared: whether it was the secret, where that is known.
std::string declared_row_in_words(const Say&, const Game&);

} // namespace shell::spaces
