#pragma once
// An evolutionary algorithm after L. Berghman, D. Goossens and R. Leus, "Efficient solutions for Mastermind using
// genetic algorithms", Computers & Operations Research 36(6), 2009. Codes are bred towards consistency with all
// feedback; consistent (eligible) ones are collected over many generations, and the one expected to leave the fewest
// others is played. Nothing is listed: the cost does not depend on the board's number of codes.
#include "engine/base/job.hpp"
#include "engine/codes/strategies/consistent.hpp"
#include <optional>
#include <vector>

namespace engine::codes {

struct EvolutionaryOptions {
    int population = 500;  // 2..max_bred
    int generations = 100; // limit once a code is eligible; 1..max_generations
    int eligible = 200;    // limit of collected codes, 1..max_bred
    bool operator==(const EvolutionaryOptions&) const = default;
};
inline constexpr int max_bred = 1'000, max_generations = 10'000;

struct EvolutionaryStrategy {
    static constexpr std::string_view name = "evolutionary";
    std::optional<Code> first; // forces the first guess
    EvolutionaryOptions options{};
    bool operator==(const EvolutionaryStrategy&) const = default;
};

/// Unit: a generation. If no code is eligible after ten times the generations, the guess is drawn from the exact set of
/// candidates (ConsistentJob), which also detects a contradiction.
class EvolutionaryJob {
public:
    using Result = Choice;
    /// The draws depend on the seed and the number of clues.
    EvolutionaryJob(const Rules&, std::vector<Clue>, const EvolutionaryStrategy&, std::uint64_t seed);

    Step step(Budget);
    /// In generations, then units of the exact draw.
    Progress progress() const;
    /// weighed: eligible codes compared.
    const Result& result() const { return choice_; }
    bool contradictory() const { return contradictory_; }
    std::optional<TooLarge> too_large() const { return exact_ ? exact_->too_large() : std::nullopt; }

private:
    struct Member {
        Code code;
        int fitness; // distance of its feedbacks from the given ones, 0 = eligible
    };
    Member member(const Code&);
    void collect();
    void breed();
    const Code& parent();
    Code child();
    void make_legal(Code&);
    void choose();

    Rules rules_;
    std::vector<Clue> clues_;
    EvolutionaryOptions options_;
    Rng rng_;
    Slots slots_;
    std::vector<Packed> guesses_; // guesses of the clues
    std::vector<Member> members_;
    std::vector<Code> eligible_; // ascending
    int generation_ = 0;
    bool done_ = false, contradictory_ = false;
    std::optional<ConsistentJob> exact_;
    Choice choice_;
};
static_assert(Job<EvolutionaryJob>);

} // namespace engine::codes
