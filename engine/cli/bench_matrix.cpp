// The matrix games' and the betting game's part of the fixed workload.
#include "engine/betting/solution.hpp"
#include "engine/cli/bench.hpp"
#include "engine/matrix/dominance.hpp"
#include <string>

namespace engine::cli {
namespace {

void mix(Signature& signature, const std::string& text)
{
    for (const char c : text) signature.mix(static_cast<unsigned char>(c));
}
void mix(Signature& signature, const std::vector<Fraction>& numbers)
{
    for (const Fraction& f : numbers) mix(signature, to_text(f));
}

void mix_solutions(Signature& signature, int games, std::int64_t size, std::int64_t denominators)
{
    Rng rng(20241);
    for (int game = 0; game < games; ++game) {
        matrix::Matrix m{matrix::max_rows, matrix::max_columns, {}};
        for (int i = 0; i < m.rows * m.columns; ++i) {
            const auto n = static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(2 * size + 1))) - size;
            const auto d = 1 + static_cast<std::int64_t>(rng.below(static_cast<std::uint64_t>(denominators)));
            m.entries.push_back(*Rational::of(n, d));
        }
        const matrix::Solution s = solve(m);
        mix(signature, to_text(s.value));
        mix(signature, s.row);
        mix(signature, s.column);
        for (const matrix::Step& step : eliminate(m).steps) signature.mix(static_cast<std::uint64_t>(step.choice));
    }
}

} // namespace

void bench_matrix(Signature& signature, std::FILE* times)
{
    timed(times, "50 matrices 10 x 10 of entries up to 100", [&] { mix_solutions(signature, 50, 100, 1); });
    timed(times, "20 matrices 10 x 10 of fractions", [&] { mix_solutions(signature, 20, 1000, 20); });
    timed(times, "betting, 16 decks, cards seen and hidden", [&] {
        for (std::uint8_t n = 1; n <= 16; ++n)
            for (const betting::Cards cards : {betting::Cards::seen, betting::Cards::hidden}) {
                betting::Rules r = betting::seed_rules();
                r.deck = {n, 9, n % 2 == 0};
                mix(signature, solve(r, cards).node_values);
            }
    });
}

} // namespace engine::cli
