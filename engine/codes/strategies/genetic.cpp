#include "engine/codes/strategies/genetic.hpp"
#include <algorithm>

namespace engine::codes {
namespace {

/// Populations drawn without a survivor before the last is accepted unfiltered.
constexpr int most_renewals = 1000;

bool answers(const Rules& r, const Code& code, std::span<const Clue> clues)
{
    return std::all_of(clues.begin(), clues.end(),
                       [&](const Clue& clue) { return feedback(r, clue.guess, code) == clue.answer; });
}

void leave_one_of_each(std::vector<Code>& codes)
{
    std::sort(codes.begin(), codes.end());
    codes.erase(std::unique(codes.begin(), codes.end()), codes.end());
}

} // namespace

Population::Population(const Rules& r, const GeneticOptions& options, Rng rng) : rules_(r), options_(options), rng_(rng)
{
    renew();
    renewals_ = 0;
}

void Population::renew()
{
    ++renewals_;
    for (int tries = 0; tries < most_renewals; ++tries) {
        members_.clear();
        for (int i = 0; i < options_.population; ++i) members_.push_back(random_code(rules_, rng_));
        if (!options_.refilter || clues_.empty()) return;
        std::vector<Code> drawn = members_;
        filter(clues_);
        if (!members_.empty()) return;
        members_ = std::move(drawn);
    }
}

void Population::filter(std::span<const Clue> clues)
{
    std::erase_if(members_, [&](const Code& code) { return !answers(rules_, code, clues); });
}

Code Population::draw()
{
    const Code guess = members_[rng_.index(members_.size())];
    std::erase(members_, guess);
    return guess;
}

void Population::learn(const Clue& clue)
{
    if (!options_.all_answers && !options_.refilter) clues_.clear();
    clues_.push_back(clue);
    filter(options_.all_answers ? std::span<const Clue>(clues_) : std::span(&clues_.back(), 1));
    survivors_ = members_.size();
    if (members_.empty()) renew();
    if (options_.breeding != Breeding::none) breed();
    if (members_.empty()) renew();
}

void Population::breed()
{
    std::vector<Code> children;
    for (std::size_t i = 0; i < members_.size(); ++i)
        if (const Code child = child_of(i); legal(rules_, child)) children.push_back(child);
    if (options_.breeding == Breeding::keep) members_.insert(members_.end(), children.begin(), children.end());
    else members_ = std::move(children);
    leave_one_of_each(members_);
}

Code Population::child_of(std::size_t parent)
{
    Code child = members_[parent];
    for (int i = 0; i < rules_.positions; ++i)
        if (happens(options_.mutation))
            child.symbol[i] = static_cast<std::uint8_t>((child.symbol[i] + 1) % rules_.symbols);
    const Code& partner = members_[rng_.index(members_.size())];
    if (happens(options_.crossover))
        for (int i = rules_.positions / 2; i < rules_.positions; ++i) child.symbol[i] = partner.symbol[i];
    return happens(options_.transpose) ? transposed(child) : child;
}

Code Population::transposed(const Code& code)
{
    const auto end = code.symbol.begin() + rules_.positions;
    if (std::adjacent_find(code.symbol.begin(), end, std::not_equal_to<>()) == end) return code; // a single symbol
    Code other = code;
    while (other == code) rng_.shuffle(std::span(other.symbol.data(), rules_.positions));
    return other;
}

GeneticJob::GeneticJob(const Rules& r, std::vector<Clue> clues, const GeneticStrategy& strategy, std::uint64_t seed)
    : clues_(std::move(clues)), population_(r, strategy.options, Rng(seed)),
      diagram_(r, clues_, Diagram::Depth::count, nullptr)
{
    if (clues_.empty()) choice_ = {strategy.first ? *strategy.first : population_.draw(), true, 0};
}

Step GeneticJob::step(Budget budget)
{
    if (clues_.empty()) return Step::done;
    auto units = std::max<std::int64_t>(1, budget.units);
    for (; units > 0 && learnt_ < clues_.size(); --units) {
        population_.learn(clues_[learnt_++]);
        if (learnt_ == clues_.size()) choice_ = {population_.draw(), true, 0};
    }
    if (units == 0 || diagram_.step(Budget{units}) == Step::more) return Step::more;
    contradictory_ = !diagram_.too_large() && diagram_.count() == 0;
    return Step::done;
}

} // namespace engine::codes
