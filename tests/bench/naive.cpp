#include "tests/bench/naive.hpp"
#include "engine/codes/candidates.hpp"
#include <algorithm>
#include <array>
#include <cmath>

namespace naive {
namespace {

using namespace engine;
using namespace engine::codes;

/// One byte a feedback, 5040² of them in Picas & Fijas. The first run builds it, so that the least of several rounds
/// times look-ups only.
class Table {
public:
    explicit Table(const Rules& r) : answers_(static_cast<std::size_t>(Slots(r).count()))
    {
        const std::vector<Code> codes = all_codes(r);
        size_ = codes.size();
        bytes_.reserve(size_ * size_);
        for (const Code& guess : codes)
            for (const Code& secret : codes)
                bytes_.push_back(static_cast<std::uint8_t>(Slots(r).of(feedback(r, guess, secret))));
    }
    std::size_t size() const { return size_; }
    std::size_t answers() const { return answers_; } // the last is the winning feedback
    const std::uint8_t* row(std::size_t guess) const { return &bytes_[guess * size_]; }

private:
    std::size_t size_ = 0, answers_;
    std::vector<std::uint8_t> bytes_;
};

using Cells32 = std::array<std::uint32_t, 25>; // four positions

/// Smaller is better.
std::uint32_t worst(const Cells32& cells, std::size_t answers)
{
    std::uint32_t most = 0;
    for (std::size_t a = 0; a < answers; ++a) most = std::max(most, cells[a]);
    return most;
}
/// Σ n log2 n over the partition: smaller with more information. Rounded, because equal sums may differ in their last
/// digits.
std::int64_t untold(const Cells32& cells, std::size_t answers)
{
    static const std::vector<double> logs = [] {
        std::vector<double> table(5041);
        for (std::size_t n = 1; n < table.size(); ++n) table[n] = static_cast<double>(n) * std::log2(n);
        return table;
    }();
    double sum = 0;
    for (std::size_t a = 0; a < answers; ++a) sum += logs[cells[a]];
    return std::llround(sum * 1e7);
}

template <auto score>
Count total(const Table& table, const std::vector<std::uint16_t>& candidates, Count depth)
{
    if (candidates.size() == 1) return depth;
    const std::size_t win = table.answers() - 1;
    std::size_t best = 0;
    decltype(score({}, 0)) best_score{};
    bool best_possible = false, any = false;
    for (std::size_t guess = 0; guess < table.size(); ++guess) {
        const std::uint8_t* const row = table.row(guess);
        Cells32 cells{};
        for (const std::uint16_t secret : candidates) ++cells[row[secret]];
        const auto mine = score(cells, table.answers());
        const bool is_possible = cells[win] > 0;
        if (any && (mine > best_score || (mine == best_score && !(is_possible && !best_possible)))) continue;
        best = guess;
        best_score = mine;
        best_possible = is_possible;
        any = true;
    }
    std::array<std::vector<std::uint16_t>, max_slots> parts;
    for (const std::uint16_t secret : candidates) parts[table.row(best)[secret]].push_back(secret);
    Count sum = best_possible ? depth : 0;
    for (std::size_t answer = 0; answer < win; ++answer)
        if (!parts[answer].empty()) sum += total<score>(table, parts[answer], depth + 1);
    return sum;
}

template <auto score, bool repeats>
Count tree()
{
    static const Table table(repeats ? mastermind : picas_fijas);
    std::vector<std::uint16_t> all(table.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<std::uint16_t>(i);
    return total<score>(table, all, 1);
}

} // namespace

std::span<const engine::cli::Baseline> baselines()
{
    static constexpr engine::cli::Baseline list[]{{"Knuth tree (4,6)", tree<worst, true>},
                                                  {"Knuth tree (4,10n)", tree<worst, false>},
                                                  {"entropy tree (4,6)", tree<untold, true>},
                                                  {"entropy tree (4,10n)", tree<untold, false>}};
    return list;
}

} // namespace naive
