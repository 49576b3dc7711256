#pragma once
// Reads a game from a text of any format, and writes it in another.
#include "engine/extensive/efg.hpp"
#include "engine/formats/notebook.hpp"
#include "engine/formats/strategic_form.hpp"
#include "engine/matrix/matrix.hpp"
#include "engine/search/tree.hpp"
#include <variant>

namespace engine::formats {

inline constexpr std::size_t max_text = 4'000'000; // bytes of a file

ENGINE_NAMED(Format,
             efg, // Gambit's extensive form
             nfg, // Gambit's strategic form
             cnf, // DIMACS
             csv, // a table
             txt  // the game's line
);

struct Game {
    std::variant<extensive::Tree, StrategicForm, matrix::Matrix, search::Tree, Notebook> content;
    std::string read_as;        // "efg", "nfg", or the first word of a line: "matrix", "kuhn"
    std::string line;           // as read; empty: none
    extensive::Places places{}; // of an .efg; of an .nfg the players
};

/// A file of Gambit, a line of the games matrix, trees, betting or cluedo at its cursor, or a betting variant
/// (variant_words.hpp).
Expected<Game, Error> read(std::string_view text);

struct Written {
    std::string text;
    Fraction constant; // taken from the second player's payoffs, where the target is zero-sum; 0: nothing
};
/// Errors: wrong_target, and those of the target's writer, with a place where an .efg has it.
Expected<Written, Error> write(const Game&, Format);

/// The game as a tree in extensive form. Errors: wrong_target for a notebook, …
Expected<extensive::Tree, Error> tree_of(const Game&);
/// The game's line: as read, or that of lines.hpp, with its errors.
Expected<Written, Error> line_of(const Game&);

} // namespace engine::formats
