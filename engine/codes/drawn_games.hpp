#pragma once
// Plays games one by one, for strategies that compute each move by a job of its own, from the history and a seed.
#include "engine/codes/secrets.hpp"

namespace engine::codes {

/// Unit: that of the strategy's job.
template <class S>
class DrawnGames {
public:
    using Result = TournamentResult;
    DrawnGames(const Rules& r, const S& strategy, const TournamentQuery& query)
        : rules_(r), strategy_(strategy), secrets_(r, query)
    {
        result_.begin(query);
    }

    Step step(Budget budget)
    {
        for (std::int64_t units = std::max<std::int64_t>(1, budget.units); units > 0; units -= at_a_time) {
            if (too_large() || (!playing_ && !secrets_.more())) return Step::done;
            if (!playing_) begin_game();
            if (job_->step(Budget{std::min(units, at_a_time)}) == Step::more) continue;
            too_large_ = job_->too_large();
            if (!too_large_) play(job_->result().guess);
        }
        return playing_ || secrets_.more() ? Step::more : Step::done;
    }
    /// In games.
    Progress progress() const { return {secrets_.begun() - (playing_ ? 1 : 0), secrets_.games()}; }
    const Result& result() const { return result_; }
    const std::optional<TooLarge>& too_large() const
    {
        return secrets_.too_large() ? secrets_.too_large() : too_large_;
    }

private:
    static constexpr std::int64_t at_a_time = 16;

    void begin_game()
    {
        secret_ = secrets_.next();
        seed_ = secrets_.draws().next();
        clues_.clear();
        playing_ = true;
        job_.emplace(chooser(rules_, clues_, strategy_, seed_));
    }
    void play(const Code& guess)
    {
        if (guess == secret_) result_.ended(static_cast<int>(clues_.size()) + 1);
        else if (clues_.size() == max_clues) result_.ended_without(result_.unfinished);
        else {
            clues_.push_back({guess, feedback(rules_, guess, secret_)});
            job_.emplace(chooser(rules_, clues_, strategy_, seed_));
            return;
        }
        playing_ = false;
        job_.reset();
    }

    using Job = decltype(job_of(std::declval<S>()));
    Rules rules_;
    S strategy_;
    Secrets secrets_;
    // the game being played
    bool playing_ = false;
    Code secret_;
    std::uint64_t seed_ = 0;
    std::vector<Clue> clues_;
    std::optional<Job> job_;
    std::optional<TooLarge> too_large_;
    TournamentResult result_;
};

} // namespace engine::codes
