// The page's program for Cluedo.
#include "shell/app/program.hpp"

PAGE_PROGRAM("cluedo", &text::common_texts, &text::lesson_texts, &text::cluedo_texts)
