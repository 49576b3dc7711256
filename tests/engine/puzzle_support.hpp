#pragma once
// Shared by the tests of puzzles: the numbers to make, the puzzles of thirty days in a row, and the parts of a fact.
#include "engine/puzzle/day.hpp"
#include "engine/puzzle/make.hpp"
#include <algorithm>
#include <cstdlib>
#include <doctest/doctest.h>
#include <string>
#include <vector>

namespace engine::puzzle {

/// `usual` puzzles a level, or 1000 with SAGAZ_LONG.
/// Under wasm a tenth: the puzzles are the same, and natively all are tried.
inline std::uint64_t how_many(std::uint64_t usual)
{
    if (std::getenv("SAGAZ_LONG") != nullptr) return 1000;
#ifdef __EMSCRIPTEN__
    return std::max<std::uint64_t>(1, usual / 10);
#else
    return usual;
#endif
}

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

/// This kind's puzzles among the five of each of thirty days in a row, over the end of a month.
inline std::vector<Key> keys_of_days(Kind kind)
{
    std::vector<Key> keys;
    for (int i = 0; i < 30; ++i) {
        const int day = i < 14 ? 15 + i : i - 13; // from 15 February to 16 March
        const auto five =
            day_of((i < 14 ? "2027-02-" : "2027-03-") + std::string(day < 10 ? "0" : "") + std::to_string(day));
        REQUIRE(five);
        for (const Key& key : *five)
            if (key.kind == kind) keys.push_back(key);
    }
    return keys;
}

/// Calls f for `n` puzzles of each level, and for those of thirty days; says how many.
template <class F>
void each(Kind kind, std::uint64_t n, F f)
{
    std::vector<Key> keys = keys_of_days(kind);
    const std::size_t of_days = keys.size();
    CHECK(of_days >= 12);
    for (std::uint8_t level = 1; level <= max_level; ++level)
        for (std::uint64_t number = 1; number <= n; ++number) keys.push_back({kind, level, number});
    int steps[max_level + 1] = {};
    for (const Key& key : keys) {
        const Puzzle p = made(kind, key.level, key.number);
        INFO(name(kind), " ", int{key.level}, " ", key.number, ": ", p.line);
        CHECK(p.key == key);
        CHECK(p.proof.back().gives.size() > 0);
        steps[key.level] += static_cast<int>(p.proof.size());
        f(p);
    }
    MESSAGE(name(kind), ": ", n, " puzzles a level and ", of_days, " of thirty days; steps by level: ", steps[1], ", ",
            steps[2], ", ", steps[3]);
}

inline void refused(const Puzzle& p, const Answer& answer)
{
    const auto verdict = check(p, answer);
    REQUIRE_FALSE(verdict);
    CHECK(verdict.error().kind == ErrorKind::bad_answer);
}

} // namespace engine::puzzle
