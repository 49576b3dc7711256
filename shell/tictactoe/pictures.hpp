#pragma once
// The drawings of tic-tac-toe's panel.
#include "shell/tictactoe/view.hpp"

namespace shell::tictactoe {

/// The verdict in a box. Height 0 on a phone, where the sheet's head has it.
float verdict_height(const View&, const Ui&, float width);
void draw_verdict(const View&, Ui&, Rect);
/// f(n) of the move pointed at or chosen.
float open_lines_height(const View&, const Ui&, float width);
void draw_open_lines(const View&, Ui&, Rect);
/// The value after each move: a bar up for X, down for O, flat for a draw. Mistakes, which change it, are marked.
inline constexpr float history_height = 130;
void draw_history(const View&, Ui&, Rect);

} // namespace shell::tictactoe
