#pragma once
// Whole games of the version space player for tournaments, also against an oracle that lies.
#include "engine/codes/secrets.hpp"

namespace engine::codes::version_space {

/// A game with noise stops after this many guesses.
inline constexpr int max_questions = 100;

/// Plays game by game, each with its own generator. Unit: 64 spaces generated or a thousand feedbacks. The oracle's
/// answer is false with probability eps, uniformly among the others (Noise::Kind::odds), or with probability `rate`
/// until the lies are spent. When played until right, the right guess is never answered falsely and no other guess as
/// right.
class Games {
public:
    using Result = TournamentResult;
    Games(const Rules&, const SpacesStrategy&, const TournamentQuery&);

    Step step(Budget);
    /// In games.
    Progress progress() const;
    const Result& result() const { return result_; }
    const std::optional<TooLarge>& too_large() const { return too_large_; }

private:
    void begin_game();
    void end_game() { playing_ = false; }
    void play();
    void ask(const Code& guess);
    void answer_with_noise(const Code& guess);
    void updated();
    Feedback maybe_false(const Code& guess);
    bool noisy() const { return options_.noise.kind != Noise::Kind::none; }
    bool by_code() const { return noisy() && !options_.blind; }
    bool announces() const { return options_.stop_at <= 0; } // whether the winning answer is trustworthy

    Rules rules_;
    SpacesStrategy strategy_;
    PlayOptions options_; // the strategy's
    std::uint64_t seed_;
    Secrets secrets_;
    std::vector<Feedback> answers_; // every possible answer
    Rng draw_, oracle_;
    // the game being played
    bool playing_ = false;
    Code secret_;
    int guesses_ = 0, lies_told_ = 0;
    std::optional<SpaceSet> spaces_;
    std::optional<Suspects> suspects_;
    bool updating_ = false;
    std::optional<TooLarge> too_large_;
    TournamentResult result_;
};
static_assert(Job<Games>);

} // namespace engine::codes::version_space
