#pragma once
// Errors of reading a game in one of the field's formats, and of writing it in another.
#include "engine/base/named.hpp"
#include "engine/extensive/error.hpp"

namespace engine::formats {

ENGINE_NAMED(ErrorKind,
             text,                // an error of Gambit's text or tree: see `text`
             not_utf8,            // a byte of the text belongs to no character
             unknown_format,      // neither EFG, NFG nor a game's line
             wrong_line,          // the game does not read this line; detail is the error's name
             unknown_version,     // of an .nfg: not NFG 1 R or NFG 1 D
             unknown_variant,     // of a betting variant; detail is the word that does not fit
             no_players,          // of an .nfg
             too_many_players,    // more than max_players
             different_players,   // an .nfg lists strategies of fewer or more players than it names
             no_strategies,       // a player of an .nfg has none
             too_many_numbers,    // an .nfg has more than max_numbers
             unknown_outcome,     // an .nfg's table names an outcome that is not listed
             text_after_game,     // the table of an .nfg is complete, and text follows
             not_two_players,     // the target needs two players; detail is their number
             not_constant_sum,    // the target needs a constant sum; detail says the sums and the place
             too_many_strategies, // the reduced strategic form has more than max_cells; detail is its size
             payoff_too_long,     // an expected payoff does not fit; detail is the payoff
             probabilities_sum,   // a chance node's probabilities do not add up to 1; detail is the node's path
             too_many_nodes,      // the tree is larger than the target takes; detail is the limit
             hidden_information,  // a tree with sets of several nodes, too long for a line and too large for a matrix
             too_large_matrix,    // more rows or columns than a matrix game takes
             too_long,            // the line does not fit; detail is the limit
             no_deal,             // the notes of a notebook contradict each other
             wrong_target         // this game has no text in that format
);

struct Error {
    using Kind = ErrorKind;
    Kind kind;
    int at = -1;              // characters before the place
    int line = 0, column = 0; // from 1; 0: no place in the text
    std::string detail{};
    extensive::Error text{extensive::ErrorKind::syntax}; // of Kind::text
    bool operator==(const Error&) const = default;
};

/// The kind's name; of an error of the text, that error's name.
inline std::string_view name(const Error& e) { return e.kind == ErrorKind::text ? name(e.text) : name(e.kind); }

inline Error of_text(const extensive::Error& e) { return {ErrorKind::text, e.at, e.line, e.column, {}, e}; }

} // namespace engine::formats
