// The page's program for explicit game trees.
#include "shell/app/program.hpp"

PAGE_PROGRAM("trees", &text::trees_texts)
