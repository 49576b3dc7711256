#pragma once
// Shared by the tests of the code games: random positions and naive implementations.
#include "engine/codes/candidates.hpp"
#include <algorithm>
#include <vector>

namespace engine::codes {

inline Code code_of(const Rules& r, std::string_view text) { return parse_code(r, text).value(); }

/// `rows` random guesses with the true feedback of a random secret.
inline std::vector<Clue> random_history(const Rules& r, Rng& rng, int rows)
{
    const Code secret = random_code(r, rng);
    std::vector<Clue> clues;
    for (int i = 0; i < rows; ++i) {
        const Code guess = random_code(r, rng);
        clues.push_back({guess, feedback(r, guess, secret)});
    }
    return clues;
}

/// By the definition, code by code.
inline std::vector<Code> consistent_codes(const Rules& r, std::span<const Clue> clues)
{
    std::vector<Code> left;
    for (const Code& c : all_codes(r))
        if (std::all_of(clues.begin(), clues.end(),
                        [&](const Clue& clue) { return feedback(r, clue.guess, c) == clue.answer; }))
            left.push_back(c);
    return left;
}

/// Small boards of every kind, for comparisons with naive implementations.
inline const std::vector<Rules>& small_boards()
{
    static const std::vector<Rules> boards{{2, 2, true},   {2, 2, false}, {3, 6, true}, {4, 4, false}, {4, 6, true},
                                           {4, 10, false}, {5, 3, true},  {8, 2, true}, {3, 16, true}, {4, 16, false},
                                           {8, 3, true},   {7, 7, false}, {5, 8, true}};
    return boards;
}

inline std::vector<Rules> all_rules()
{
    std::vector<Rules> rules;
    for (std::uint8_t p = min_positions; p <= max_positions; ++p)
        for (std::uint8_t c = min_symbols; c <= max_symbols; ++c)
            for (const bool repeats : {true, false})
                if (legal({p, c, repeats})) rules.push_back({p, c, repeats});
    return rules;
}

/// Runs a job in slices of the given size.
template <Job J>
int run_sliced(J& job, std::int64_t units)
{
    int slices = 1;
    while (job.step(Budget{units}) == Step::more) ++slices;
    return slices;
}

} // namespace engine::codes
