#pragma once
// `sagaz puzzle`: a puzzle by its number, or the puzzles of a day.
#include <cstdint>
#include <cstdio>
#include <string>

namespace engine::cli {

struct PuzzleOptions {
    std::string kind = "crack";
    int level = 1;            // 1..3
    std::uint64_t number = 1; // 0..2^53 - 1
    int hints = 0;            // deductions to print
    bool sealed = false;      // no answer
    std::string day;          // a date instead
};
/// Prints line, link, question and answer, or a day's five puzzles.
int puzzle(const PuzzleOptions&, std::FILE* out, std::FILE* errors);

} // namespace engine::cli
