#pragma once
// Shared by the tests of puzzles: the numbers to make, and the parts of a fact.
#include "engine/puzzle/make.hpp"
#include <cstdlib>
#include <doctest/doctest.h>
#include <string>
#include <vector>

namespace engine::puzzle {

/// `usual` puzzles a level, or 1000 with SAGAZ_LONG.
inline std::uint64_t how_many(std::uint64_t usual) { return std::getenv("SAGAZ_LONG") != nullptr ? 1000 : usual; }

inline Puzzle made(Kind kind, int level, std::uint64_t number)
{
    Puzzle p = run(MakeJob({kind, static_cast<std::uint8_t>(level), number}));
    INFO(name(kind), " ", level, " ", number, ": ", p.line);
    REQUIRE(!p.proof.empty());
    REQUIRE(!p.answer.empty());
    for (const Deduction& d : p.proof) {
        CHECK(d.text.starts_with("puzzle_"));
        CHECK(!d.point.empty());
        CHECK(!d.gives.empty());
    }
    const auto right = check(p, p.answer);
    REQUIRE(right);
    CHECK(right->right);
    CHECK(right->contradicts.empty());
    return p;
}

/// "at:2:5" → at, 2, 5.
inline std::vector<std::string> split(const std::string& text, char separator)
{
    std::vector<std::string> parts(1);
    for (const char c : text)
        if (c == separator) parts.emplace_back();
        else parts.back() += c;
    return parts;
}

/// Calls f for `n` puzzles of each level.
template <class F>
void each(Kind kind, std::uint64_t n, F f)
{
    for (int level = 1; level <= max_level; ++level)
        for (std::uint64_t number = 1; number <= n; ++number) {
            const Puzzle p = made(kind, level, number);
            INFO(name(kind), " ", level, " ", number, ": ", p.line);
            CHECK(p.key.level == level);
            f(p);
        }
}

inline void refused(const Puzzle& p, const Answer& answer)
{
    const auto verdict = check(p, answer);
    REQUIRE_FALSE(verdict);
    CHECK(verdict.error().kind == ErrorKind::bad_answer);
}

} // namespace engine::puzzle
