// The page's program for tic-tac-toe.
#include "shell/app/program.hpp"

PAGE_PROGRAM("tictactoe", &text::tictactoe_texts)
