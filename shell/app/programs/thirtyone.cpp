// The page's program for the 31 game.
#include "shell/app/program.hpp"

PAGE_PROGRAM("thirtyone", &text::common_texts, &text::figures_texts, &text::lesson_texts, &text::thirtyone_texts)
