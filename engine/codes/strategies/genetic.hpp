#pragma once
// The genetic algorithm of source 001, section 2.2: a population of codes is filtered by the last feedback and bred by
// mutation, crossover and transposition; the next guess is drawn from it. It plays badly (spec/codes.md, section 4,
// says why). The source leaves open how offspring and parents combine, so the readings are options.
#include "engine/base/job.hpp"
#include "engine/codes/candidates.hpp"
#include "engine/codes/strategies/choice.hpp"
#include "engine/codes/strategies/genetic_options.hpp"
#include <optional>
#include <span>
#include <vector>

namespace engine::codes {

struct GeneticStrategy {
    static constexpr std::string_view name = "genetic";
    std::optional<Code> first; // forces the first guess
    GeneticOptions options{};
    bool operator==(const GeneticStrategy&) const = default;
};

/// The population of one game. Readings where the source is silent: each survivor has one child, mutated, then crossed
/// with a random survivor, then transposed to a different code if there is one; a new population is bred too, the first
/// one is not; illegal children are dropped.
class Population {
public:
    Population(const Rules&, const GeneticOptions&, Rng);

    /// Draws a member uniformly and removes it.
    Code draw();
    /// Filters by a guess's feedback, then breeds. O(population x filtering clues).
    void learn(const Clue&);

    const std::vector<Code>& members() const { return members_; }
    /// Survivors of the last filter, and how often a filter had none.
    std::size_t survivors() const { return survivors_; }
    int renewals() const { return renewals_; }

private:
    bool happens(int thousandths) { return rng_.below(1000) < static_cast<std::uint64_t>(thousandths); }
    void renew();
    void filter(std::span<const Clue>);
    void breed();
    Code child_of(std::size_t parent);
    Code transposed(const Code&);

    Rules rules_;
    GeneticOptions options_;
    Rng rng_;
    std::vector<Code> members_; // distinct, except in the first population
    std::vector<Clue> clues_;   // the clues that filter
    std::size_t survivors_ = 0;
    int renewals_ = 0;
};

/// One move: replays the game from its start. Unit: one clue learnt, then as the diagram's, because the population does
/// not detect a contradiction.
class GeneticJob {
public:
    using Result = Choice;
    GeneticJob(const Rules&, std::vector<Clue>, const GeneticStrategy&, std::uint64_t seed);

    Step step(Budget);
    /// In clues.
    Progress progress() const { return {static_cast<std::int64_t>(learnt_), static_cast<std::int64_t>(clues_.size())}; }
    const Result& result() const { return choice_; }
    bool contradictory() const { return contradictory_; }
    std::optional<TooLarge> too_large() const { return std::nullopt; }
    const Population& population() const { return population_; }

private:
    std::vector<Clue> clues_;
    Population population_;
    std::size_t learnt_ = 0;
    Diagram diagram_;
    bool contradictory_ = false;
    Choice choice_;
};
static_assert(Job<GeneticJob>);

} // namespace engine::codes
