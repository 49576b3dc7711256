#pragma once
// Entropy for boards too large to weigh whole. The candidates are counted exactly; guesses and a sample are drawn from
// them uniformly, and the guess with the most even partition of the sample is played. Few candidates are all weighed,
// which equals the consistent entropy strategy.
#include "engine/codes/strategies/evolutionary.hpp"

namespace engine::codes {

struct SampledOptions {
    int sample = 1'000; // sample size on which guesses are weighed, 1..max_sample
    int guesses = 300;  // guesses weighed, 1..max_sample
    bool operator==(const SampledOptions&) const = default;
};
inline constexpr int max_sample = 100'000;

struct SampledStrategy {
    static constexpr std::string_view name = "sampled_entropy";
    std::optional<Code> first; // forces the first guess
    SampledOptions options{};
    bool operator==(const SampledStrategy&) const = default;
};

/// Unit: as the diagram's, then one guess weighed. If the diagram is too large, the evolutionary strategy plays.
class SampledJob {
public:
    using Result = Choice;
    /// The draws depend on the seed and the number of clues.
    SampledJob(const Rules&, std::vector<Clue>, const SampledStrategy&, std::uint64_t seed);

    Step step(Budget);
    /// In guesses weighed, after the candidates are counted.
    Progress progress() const;
    const Result& result() const { return choice_; }
    bool contradictory() const { return contradictory_; }
    std::optional<TooLarge> too_large() const { return fallback_ ? fallback_->too_large() : std::nullopt; }
    /// Number of candidates; 0 = not counted.
    Count candidates() const { return candidates_; }

private:
    void draw();
    void weigh();

    Rules rules_;
    std::vector<Clue> clues_;
    SampledStrategy strategy_;
    Rng rng_;
    std::optional<Diagram> diagram_;
    std::optional<EvolutionaryJob> fallback_;
    Count candidates_ = 0;
    Candidates sample_, guesses_;
    std::size_t next_ = 0;
    std::int64_t key_ = 0; // key of the best
    bool done_ = false, contradictory_ = false;
    Choice choice_;
};
static_assert(Job<SampledJob>);

} // namespace engine::codes
