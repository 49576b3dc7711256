#include "engine/codes/version_space/memory.hpp"
#include <algorithm>
#include <cmath>

namespace engine::codes::version_space {

double MemoryRow::standard_error(double sum, double squares) const
{
    const double n = static_cast<double>(games), m = sum / n;
    return std::sqrt(std::max(0.0, squares / n - m * m) / n);
}

MemoryJob::MemoryJob(const Rules& r, Cover cover, Count games, std::uint64_t seed)
    : rules_(r), cover_(cover), games_(games), seed_(seed)
{}

void MemoryJob::measure(const SpaceSet& set, std::size_t row)
{
    if (table_.rows.size() <= row) table_.rows.resize(row + 1);
    MemoryRow& m = table_.rows[row];
    const RowEffort& effort = set.rows().back();
    ++m.games;
    const Integer product = without_pruning(set.rows());
    m.no_pruning = m.no_pruning + product;
    m.no_pruning_squares += product.to_double() * product.to_double();
    m.generated += effort.generated;
    m.live += effort.live;
    m.most_live = std::max(m.most_live, effort.live);
    m.live_squares += static_cast<double>(effort.live) * static_cast<double>(effort.live);
    m.generated_squares += static_cast<double>(effort.generated) * static_cast<double>(effort.generated);
    for (const Live& one : set.live()) {
        m.codes += members(rules_, one.space);
        m.l += storage(rules_, one.space, Language::l);
        m.l2 += storage(rules_, one.space, Language::l2);
    }
}

void MemoryJob::play_one()
{
    Rng draw = Rng(seed_).fork(table_.games);
    const Code secret = random_code(rules_, draw);
    SpaceSet early(rules_, {cover_, Detection::early, {}}), late(rules_, {cover_, Detection::late, {}});
    Code guess = random_code(rules_, draw);
    for (std::size_t row = 0;; ++row) {
        const Clue clue{guess, feedback(rules_, guess, secret)};
        early.update(clue);
        late.update(clue);
        const RowEffort& effort = early.rows().back();
        table_.generated += effort.generated;
        table_.updates_early += effort.updates;
        table_.updates_late += late.rows().back().updates;
        for (std::size_t d = 0; d < effort.died.size(); ++d) table_.died[d] += effort.died[d];
        if (guess == secret) break;
        measure(early, row);
        guess = choose_code(early, Tie::uniform_code, Split::never, draw);
    }
    ++table_.games;
}

Step MemoryJob::step(Budget budget)
{
    for (auto units = std::max<std::int64_t>(1, budget.units); units > 0 && table_.games < games_; units -= 500)
        play_one();
    return table_.games < games_ ? Step::more : Step::done;
}

} // namespace engine::codes::version_space
