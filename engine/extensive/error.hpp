#pragma once
// Errors of a game in extensive form: its text, its tree, a behaviour strategy for it.
#include "engine/base/named.hpp"
#include <string>

namespace engine::extensive {

ENGINE_NAMED(ErrorKind,
             truncated,            // the text ends inside the tree or inside a token
             syntax,               // another token is due; expected says which
             unknown_version,      // not EFG 2 R or EFG 2 D
             no_players,           // the text names none
             too_many_players,     // more than max_players
             players,              // not exactly two players, to be solved; detail is their number
             unknown_player,       // a move of a player that the game does not have
             bad_number,           // not a number
             number_too_long,      // a numerator or denominator of 2^63 or more
             undefined_set,        // a set's first node does not name its actions
             different_actions,    // nodes of one set with different actions
             different_set,        // nodes of one set with different names
             different_chances,    // chance nodes of one number with different probabilities
             different_outcome,    // one outcome with different names or payoffs
             undefined_outcome,    // an outcome's first node does not give its payoffs
             negative_probability, // of a chance node's action
             probabilities_sum,    // a chance node's probabilities do not add up to 1
             no_actions,           // a set or chance node without actions
             too_many_nodes,       // more than max_nodes
             fractions_too_long,   // the common denominator of all expected payoffs has more than max_bits bits
             text_after_tree,      // the tree is complete, and text follows
             imperfect_recall,     // a player forgets an own move; set and player say which
             not_zero_sum,         // the payoffs' sum differs from leaf to leaf
             unknown_set,          // of a behaviour strategy, as are those below
             unknown_action,       //
             repeated_set,         //
             missing_set,          //
             not_a_distribution,   // negative, or a sum other than 1
             behaviour_too_long    // the common denominator has more than max_behaviour_bits bits
);

struct Error {
    using Kind = ErrorKind;
    Kind kind;
    int at = -1;              // characters before the place, a node, or an entry of a behaviour; -1: no place
    int line = 0, column = 0; // from 1, in characters; 0: no place in the text
    std::string set{};        // its label
    int player = 0;           // from 1; 0: none
    std::string detail{};     // what the kind says: the token due, the sum, …
    bool operator==(const Error&) const = default;
};

inline std::string_view name(const Error& e) { return name(e.kind); }

} // namespace engine::extensive
