// The page's program for matrix games and A/K betting.
#include "shell/app/program.hpp"

PAGE_PROGRAM("chance", &text::common_texts, &text::figures_texts, &text::lesson_texts, &text::betting_texts,
             &text::variants_texts, &text::matrix_texts)
