#pragma once
// Reads boards from request fields, for the games' commands and for the check that a lesson shows the board it asks
// about.
#include "engine/betting/rules.hpp"
#include "engine/matrix/matrix.hpp"
#include "engine/request/reader.hpp"
#include "engine/tictactoe/tictactoe.hpp"

namespace engine::request {

/// "board"; default: empty.
tictactoe::State read_tictactoe_board(Reader&);
/// "matrix", required. Returns a legal matrix even after an error.
matrix::Matrix read_matrix(Reader&);
/// "bets" and "deck"; defaults: those of the original game.
betting::Rules read_betting_rules(Reader&);

} // namespace engine::request
