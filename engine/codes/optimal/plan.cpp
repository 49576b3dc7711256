#include "engine/codes/optimal/plan.hpp"
#include "engine/base/check.hpp"
#include "engine/codes/optimal/tree.hpp"
#include <algorithm>

namespace engine::codes::optimal {
namespace {

/// FNV-1a (Fowler, Noll, Vo) over numbers of eight bytes.
class Fingerprint {
public:
    void add(std::uint64_t number)
    {
        for (int shift = 0; shift < 64; shift += 8) {
            value_ ^= number >> shift & 0xFF;
            value_ *= 0x100000001B3u;
        }
    }
    std::string text() const
    {
        std::string hex;
        for (int shift = 60; shift >= 0; shift -= 4) hex += "0123456789abcdef"[value_ >> shift & 0xF];
        return hex;
    }

private:
    std::uint64_t value_ = 0xCBF29CE484222325u;
};

/// A part and the merged results of its pieces.
struct PartSoFar {
    Cost lower, upper;
    const std::vector<Count>* histogram;
    const PieceResult* source = nullptr; // of the tree; null = the plan
};

/// Adds a part's histogram, whose first entry is the second guess.
void add_to(std::vector<Count>& whole, const std::vector<Count>& part)
{
    if (whole.size() < part.size() + 1) whole.resize(part.size() + 1);
    for (std::size_t i = 0; i < part.size(); ++i) whole[i + 1] += part[i];
}

} // namespace

std::string fingerprint(const Plan& plan)
{
    Fingerprint all;
    all.add(static_cast<std::uint64_t>(plan.rules.positions));
    all.add(static_cast<std::uint64_t>(plan.rules.symbols));
    all.add(plan.rules.repeats ? 1 : 0);
    all.add(static_cast<std::uint64_t>(plan.max_guesses));
    all.add(plan.nodes);
    for (const PlannedFirst& first : plan.firsts) {
        for (int i = 0; i < plan.rules.positions; ++i) all.add(first.guess.symbol[static_cast<std::size_t>(i)]);
        for (const PlannedPart& part : first.parts)
            for (const Count number : {part.secrets, Count{part.lower}, Count{part.upper}, Count{part.below}})
                all.add(number);
    }
    for (const Piece& piece : plan.pieces)
        for (const std::size_t number : {piece.first, piece.part, piece.index, piece.of, std::size_t{piece.bound}})
            all.add(number);
    return all.text();
}

bool is_possible(const Plan& plan, const PieceResult& result)
{
    if (result.piece >= plan.pieces.size()) return false;
    const Piece& piece = plan.pieces[result.piece];
    const PlannedPart& part = plan.firsts[piece.first].parts[piece.part];
    if (!result.found) return result.histogram.empty() && result.lower >= part.below && result.lower <= infeasible;
    if (result.lower < std::max(piece.bound, part.lower) || result.lower >= part.below) return false;
    if (result.histogram.empty() || result.histogram.size() > part.secrets || result.histogram.back() == 0)
        return false;
    Count secrets = 0, cost = 0;
    for (std::size_t i = 0; i < result.histogram.size(); ++i) {
        if (result.histogram[i] > part.secrets) return false;
        secrets += result.histogram[i];
        cost += result.histogram[i] * (i + 1); // below 2^48
    }
    return secrets == part.secrets && cost == result.lower &&
           (plan.max_guesses == 0 || result.histogram.size() < static_cast<std::size_t>(plan.max_guesses));
}

WholeProof merged(const Plan& plan, std::span<const PieceResult> results)
{
    WholeProof whole;
    whole.nodes = plan.nodes;
    std::vector<const PieceResult*> of_piece(plan.pieces.size(), nullptr);
    for (const PieceResult& result : results) {
        ENGINE_CHECK(is_possible(plan, result));
        if (of_piece[result.piece] != nullptr) continue;
        of_piece[result.piece] = &result;
        whole.nodes += result.nodes;
    }

    std::vector<std::vector<PartSoFar>> parts;
    for (const PlannedFirst& first : plan.firsts) {
        auto& its = parts.emplace_back();
        for (const PlannedPart& part : first.parts) its.push_back({part.below, part.upper, &part.histogram});
    }
    for (std::size_t i = 0; i < plan.pieces.size(); ++i) {
        const Piece& piece = plan.pieces[i];
        PartSoFar& part = parts[piece.first][piece.part];
        if (of_piece[i] == nullptr) {
            whole.missing.push_back(i);
            part.lower = std::min(part.lower, std::max(piece.bound, plan.firsts[piece.first].parts[piece.part].lower));
            continue;
        }
        const PieceResult& result = *of_piece[i];
        part.lower = std::min(part.lower, result.lower);
        if (!result.found || result.lower >= part.upper) continue;
        part.upper = result.lower;
        part.histogram = &result.histogram;
        part.source = &result;
    }

    Cost lower = plan.upper, upper = infeasible;
    for (std::size_t f = 0; f < parts.size(); ++f) {
        const auto& its = parts[f];
        Cost low = static_cast<Cost>(code_count(plan.rules)), high = low;
        for (const PartSoFar& part : its) {
            low = std::min(low + part.lower, infeasible);
            high = std::min(high + part.upper, infeasible);
        }
        lower = std::min(lower, low);
        if (high >= upper) continue;
        upper = high;
        whole.histogram.assign(1, 1); // the first guess itself finds one secret
        whole.first = f;
        whole.sources.clear();
        for (const PartSoFar& part : its) {
            add_to(whole.histogram, *part.histogram);
            whole.sources.push_back(part.source == nullptr ? std::nullopt : std::optional(*part.source));
        }
    }
    whole.lower = lower;
    whole.total = upper < infeasible ? upper : 0;
    whole.possible = lower < infeasible;
    if (!whole.possible) whole.lower = 0;
    ENGINE_CHECK(!whole.proven() || (whole.lower == whole.total && whole.possible == (whole.total != 0)));
    return whole;
}

} // namespace engine::codes::optimal
