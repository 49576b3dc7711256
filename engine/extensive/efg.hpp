#pragma once
// Gambit's text of a game in extensive form, version 2 (https://gambitproject.readthedocs.io, "The extensive game
// (.efg) file format"), for two players.
#include "engine/extensive/tree.hpp"
#include <string_view>

namespace engine::extensive {

/// Reads EFG 2 R and EFG 2 D: names in quotes (\" and \\ stand for " and \), whole numbers, fractions and decimals
/// exactly ("0.1" is 1/10). A set's name and actions, and an outcome's name and payoffs, may be left out after their
/// first node. The tree has perfect recall and a constant sum, and a chance node's probabilities add up to 1. Every
/// error has a place in the text. O(length).
Expected<Tree, Error> parse_efg(std::string_view text);

/// The same game as EFG 2 R: parse_efg(to_efg(t)) == t for every t that parse_efg returns.
std::string to_efg(const Tree&);

} // namespace engine::extensive
