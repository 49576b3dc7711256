#pragma once
// The genetic algorithm of source 001, section 2.2: a population of codes is filtered by the answer to the last guess, bred
// by mutation, crossover and transposition, and the next guess is drawn from it. It plays badly (spec/codes.md, section 4,
// says why), and the text leaves open how offspring and parents combine: the readings are options.
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

/// A population that plays one game. Where the text is silent: each survivor has one child, mutated, then crossed with a
/// survivor drawn at random, then transposed to a different code if it has one; a new population is bred too, the first
/// one is not; children that the rules do not allow are stillborn.
class Population {
public:
    Population(const Rules&, const GeneticOptions&, Rng);

    /// A member, each equally likely; it leaves the population.
    Code draw();
    /// The answer to a guess: filters, and breeds. O(population x answers that filter).
    void learn(const Clue&);

    const std::vector<Code>& members() const { return members_; }
    /// How many survived the last filter, and how often none did.
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
    std::vector<Code> members_; // different codes, but for the first population
    std::vector<Clue> clues_;   // those that filter
    std::size_t survivors_ = 0;
    int renewals_ = 0;
};

/// One move: the game is played again from its beginning. Unit: an answer learnt, then as the diagram's: the population does
/// not notice a contradiction.
class GeneticJob {
public:
    using Result = Choice;
    GeneticJob(const Rules&, std::vector<Clue>, const GeneticStrategy&, std::uint64_t seed);

    Step step(Budget);
    /// In answers.
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
