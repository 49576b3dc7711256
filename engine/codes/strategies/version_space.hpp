#pragma once
// The player of source 000: a most probable code of the version spaces, with an explicit tie rule.
#include "engine/codes/strategies/choose.hpp"
#include "engine/codes/version_space/choice.hpp"
#include <optional>
#include <variant>

namespace engine::codes {

/// A strategy outside the menu, with options of its own.
struct SpacesStrategy {
    static constexpr std::string_view name = "version_space";
    std::optional<Code> first; // forces the first guess
    version_space::PlayOptions options{};
    bool operator==(const SpacesStrategy&) const = default;
};

/// Unit: as SpacesJob's; with noise, a thousand feedbacks. Without `first`, the first guess is drawn from all codes.
class VersionSpaceJob {
public:
    using Result = Choice;

    /// The draw depends on the seed and the number of clues.
    VersionSpaceJob(const Rules&, std::vector<Clue>, const SpacesStrategy&, std::uint64_t seed);

    Step step(Budget);
    /// In rows.
    Progress progress() const;
    const Result& result() const { return choice_; }
    bool contradictory() const { return contradictory_; }
    const std::optional<TooLarge>& too_large() const { return too_large_; }

private:
    Step step_noisy(Budget);

    Rules rules_;
    std::vector<Clue> clues_;
    version_space::PlayOptions options_;
    Rng draw_;
    std::optional<version_space::SpacesJob> spaces_; // without noise
    std::optional<CandidatesJob> listing_;           // with noise
    std::optional<version_space::Suspects> suspects_;
    std::size_t row_ = 0;
    Choice choice_;
    bool contradictory_ = false;
    std::optional<TooLarge> too_large_;
};
static_assert(Job<VersionSpaceJob>);

} // namespace engine::codes
