#pragma once
// The version-space screen's phrases: concepts, spaces, hypotheses, tests, steps and the mode in words.
#include "shell/spaces/view.hpp"

namespace shell::spaces {

// Names of options, in the order of their enumerations.
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
/// E and G in the chosen language: in L2 "= 1, ?, ¬ 3 4, *", "= red, ?, ¬ green ¬ blue, *".
std::string specific_in_words(const Say&, const Game&, const vs::Space&, vs::Language);
std::string general_in_words(const Say&, const Game&, const vs::Space&, vs::Language, std::size_t limit);
/// The number of concepts of G.
Count general_count(const Game&, const vs::Space&, vs::Language);
std::string death_in_words(const Say&, vs::Death);
/// Why the last example is negative, or what it contradicts; "" = it needs no words.
std::string step_why(const Say&, const Game&, const engine::codes::Clue&, const vs::Hypothesis&, const vs::UpdateStep&,
                     const vs::Space& before);
/// Whether G has tuples with a repeated value although the code has none.
bool general_repeats(const Game&, const vs::Space&, vs::Language);
/// "Step 3 of 15: negative * 3 * *".
std::string step_in_words(const Say&, const Game&, const Update&, int step);
std::string percent_in_words(const Say&, double share);
/// The title of the most probable codes; with a bound on lies and no rate: of the codes with the fewest lies.
std::string best_in_words(const Say&, const Game&, const engine::codes::version_space::Belief&);
/// Who guesses and answers; how often answers are lies ("" = never); both.
std::string who_in_words(const Say&, const Game&);
std::string noise_in_words(const Say&, const Game&);
std::string mode_in_words(const Say&, const Game&);
std::string tie_in_words(const Say&, const Game&);
/// That no space is left, and after which answer.
std::string collapse_in_words(const Say&, const Game&, const Analysis&);
/// The label of the control that then allows a lie, or one more.
Text allow_lie_text(const Game&);
/// "Answer 2 gave 519 spaces: 37 live, 482 dead."
std::string effort_in_words(const Say&, const Analysis&, int generation);
/// With lies: the entropy left, and the codes left for a player who trusts every answer.
std::string bits_in_words(const Say&, const Analysis&);
std::string blind_in_words(const Say&, const Analysis&);
/// The result of the game.
std::string result_in_words(const Say&, const View&);
/// The label of the declared row: whether it was the secret, if there is one.
std::string declared_row_in_words(const Say&, const Game&);

/// The heat map. Precondition: codes are left.
void add_map(Panel&, const View&);
/// So many spaces or codes are listed; of the others only the number is.
inline constexpr std::size_t most_listed = 60;
/// A number with its groups of digits.
std::string figure_text(const Say&, Count);

} // namespace shell::spaces
