#pragma once
// A race of two strategies for the same secret: requests each strategy's next guess and answers it.
#include "engine/codes/game.hpp"
#include "engine/codes/strategies/strategy.hpp"
#include "shell/kit/jobs.hpp"
#include "shell/pegs/population.hpp"
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace shell::lab {
using namespace kit;

/// Equal courses give equal races on every machine.
struct Course {
    engine::codes::Rules rules = engine::codes::mastermind;
    engine::codes::Code secret{};
    std::array<engine::codes::StrategyKind, 2> strategies{};
    std::uint64_t seed = 0; // of strategies that draw
    engine::codes::GeneticOptions genetic{};
    bool operator==(const Course&) const = default;
};

struct Racer {
    struct Guess {
        engine::codes::Code code{};
        engine::codes::Feedback answer{};
        std::int64_t left = 0, groups = 0, worst = 0; // candidates after it; number and largest of its parts
    };
    std::vector<Guess> guesses;
    std::string error; // the engine's error kind; no more guesses follow
    bool solved = false;
    std::optional<pegs::Population>
        population; // of the genetic strategy: the source of its next guess, or of its last one once ended
    bool ended() const { return solved || !error.empty() || guesses.size() == engine::codes::max_guesses_limit; }
};

class Race {
public:
    /// Requests guesses until each racer has `guesses`; fewer than before cancels. Another course starts a new race.
    void want(Jobs&, const Course&, int guesses);
    /// Drops the running requests; keeps the guesses.
    void stop(Jobs&);
    /// Takes answers and sends the next requests. True if there was an answer.
    bool collect(Jobs&);

    bool running() const { return job() != 0; }
    /// The job that the next guess waits for; 0 = none.
    int job() const { return asked_[0] != 0 ? asked_[0] : asked_[1]; }
    /// The racer whose guess job() computes.
    std::size_t thinker() const { return asked_[0] != 0 ? 0 : 1; }
    /// True if a racer that has not ended has fewer guesses than the other.
    bool uneven() const;
    bool over() const { return racers_[0].ended() && racers_[1].ended(); }
    /// The larger of the racers' numbers of guesses.
    int length() const;
    const Course& course() const { return course_; }
    const std::array<Racer, 2>& racers() const { return racers_; }

private:
    void ask_on(Jobs&);
    void take(std::size_t racer, std::string_view line);
    void ask_population(Jobs&, std::size_t racer);
    bool take_population(Jobs&, std::size_t racer);

    Course course_;
    int wanted_ = 0;
    std::array<Racer, 2> racers_{};
    std::array<int, 2> asked_{};                  // jobs; 0 = none
    std::array<int, 2> population_asked_{};       // jobs; 0 = none
    std::array<int, 2> population_after_{-1, -1}; // number of guesses at the last request
};

} // namespace shell::lab
