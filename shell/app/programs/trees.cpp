// The page's program for explicit game trees.
#include "shell/app/program.hpp"

PAGE_PROGRAM("trees", &text::common_texts, &text::figures_texts, &text::lesson_texts, &text::trees_texts)
