#pragma once
// The duel in words.
#include "shell/codes/duel_view.hpp"
#include "shell/text/text.hpp"
#include <array>
#include <string>

namespace shell::codes {
using namespace text;

// In the order of engine::codes::Rival.
inline constexpr std::array rival_names{Text::duel_easy, Text::duel_medium, Text::duel_hard, Text::duel_person};

/// "Duel against Sagaz, medium"
std::string duel_in_words(const Say&, engine::codes::Rival);
/// "You", "Sagaz"; of two people "A", "B".
std::string side_in_words(const Say&, const DuelView&, int side);
/// "you hunt its code", "hunts your code"; of two people "hunts B’s code".
std::string hunt_in_words(const Say&, const DuelView&, int side);
/// Whose turn it is: "Your turn", "A’s turn".
std::string mover_in_words(const Say&, const DuelView&);
/// What to do now: to hide a code, to pass the screen on, to guess.
std::string duel_prompt_in_words(const Say&, const DuelView&);
/// How a finished duel ended: "You win in 5 turns!"
std::string duel_end_in_words(const Say&, const DuelView&);
/// The rows of both sides as a table.
void describe_duel_rows(const DuelView&, Outline&);

} // namespace shell::codes
