// The page's program for Cluedo.
#include "shell/app/program.hpp"

PAGE_PROGRAM("cluedo", &text::cluedo_texts)
