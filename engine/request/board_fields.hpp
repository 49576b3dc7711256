#pragma once
// Boards in the fields of requests: a game's own commands read them so, and who checks whether a lesson shows the same one.
#include "engine/betting/rules.hpp"
#include "engine/matrix/matrix.hpp"
#include "engine/request/reader.hpp"
#include "engine/thirtyone/position.hpp"
#include "engine/tictactoe/tictactoe.hpp"

namespace engine::request {

/// "rows", "max", "limit", "full_board"; the game of 31's where missing.
thirtyone::Rules read_thirtyone_rules(Reader&);
/// "moves" from the empty board, none where missing.
thirtyone::Position read_thirtyone_moves(Reader&, const thirtyone::Rules&);
/// "board", empty where missing.
tictactoe::State read_tictactoe_board(Reader&);
/// "matrix", required; a legal one even if it failed.
matrix::Matrix read_matrix(Reader&);
/// "bets" and "deck"; the seed's where missing.
betting::Rules read_betting_rules(Reader&);

} // namespace engine::request
