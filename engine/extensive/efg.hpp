#pragma once
// Gambit's text of a game in extensive form, version 2 (https://gambitproject.readthedocs.io, "The extensive game
// (.efg) file format").
#include "engine/extensive/tree.hpp"
#include <string_view>

namespace engine::extensive {

struct Place {
    int at = -1, line = 0, column = 0; // characters before it; from 1
};
/// Where the text has what solving_problem() may name.
struct Places {
    std::vector<Place> nodes;
    Place players; // the third name, or the } after fewer than two
};
struct Efg {
    Tree tree;
    Places places;
};

/// Reads EFG 2 R and EFG 2 D: names in quotes (\" and \\ stand for " and \), whole numbers, fractions and decimals
/// exactly ("0.1" is 1/10). A set's name and actions, and an outcome's name and payoffs, may be left out after their
/// first node. Up to max_players players, any payoffs, also imperfect recall; a chance node's probabilities add up to 1.
/// Every error has a place in the text. O(length).
Expected<Efg, Error> read_efg(std::string_view text);

/// The same for a game without solving_problem().
Expected<Tree, Error> parse_efg(std::string_view text);

/// With the place in the text instead of the node; without places as it is.
Error placed(Error, const Places&);

/// The same game as EFG 2 R: read_efg(to_efg(t))->tree == t for every tree of read_efg.
std::string to_efg(const Tree&);

/// The same in one line and without the comment: a set's name and actions, and an outcome's name and payoffs, stand at
/// their first node only; control characters in names become spaces. to_short_efg(*read_efg(s)) == s for its result s.
std::string to_short_efg(const Tree&);

} // namespace engine::extensive
