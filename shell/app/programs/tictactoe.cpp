// The page's program for tic-tac-toe.
#include "shell/app/program.hpp"

PAGE_PROGRAM("tictactoe", &text::common_texts, &text::figures_texts, &text::lesson_texts, &text::tictactoe_texts)
