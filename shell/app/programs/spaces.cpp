// The page's program for version spaces.
#include "shell/app/program.hpp"

PAGE_PROGRAM("spaces", &text::common_texts, &text::figures_texts, &text::lesson_texts, &text::code_words_texts,
             &text::spaces_texts, &text::concepts_texts)
