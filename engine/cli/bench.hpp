#pragma once
// Shared by the parts of the fixed workload: a fingerprint of all results and a stopwatch. Each game's part has a file
// of its own.
#include "engine/cli/clock.hpp"
#include <cstdint>
#include <cstdio>

namespace engine::cli {

/// FNV-1a.
class Signature {
public:
    void mix(std::uint64_t x)
    {
        for (int i = 0; i < 8; ++i) value_ = (value_ ^ (x >> (8 * i) & 0xFF)) * 1099511628211u;
    }
    std::uint64_t value() const { return value_; }

private:
    std::uint64_t value_ = 14695981039346656037u;
};

/// CPU seconds that `f` takes; also prints them to `times`.
template <class F>
double timed(std::FILE* times, const char* what, F f)
{
    const double begun = cpu_seconds();
    f();
    const double spent = cpu_seconds() - begun;
    std::fprintf(times, "%-44s %9.2f ms\n", what, spent * 1000);
    return spent;
}

void bench_codes(Signature&, std::FILE* times);
void bench_trees(Signature&, std::FILE* times);
void bench_thirtyone(Signature&, std::FILE* times);
void bench_tictactoe(Signature&, std::FILE* times);
void bench_cluedo(Signature&, std::FILE* times);
void bench_matrix(Signature&, std::FILE* times); // matrix games and the betting game
void bench_spaces(Signature&, std::FILE* times);
void bench_textbook(Signature&, std::FILE* times); // concepts and games in extensive form
void bench_puzzles(Signature&, std::FILE* times);

} // namespace engine::cli
