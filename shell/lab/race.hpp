#pragma once
// Two strategies race for the same secret: each is asked for its next guess, and told the answer.
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

/// Equal courses are run alike, whatever computes them.
struct Course {
    engine::codes::Rules rules = engine::codes::mastermind;
    engine::codes::Code secret{};
    std::array<engine::codes::StrategyKind, 2> strategies{};
    std::uint64_t seed = 0; // of those that draw
    engine::codes::GeneticOptions genetic{};
    bool operator==(const Course&) const = default;
};

struct Racer {
    struct Guess {
        engine::codes::Code code{};
        engine::codes::Feedback answer{};
        std::int64_t left = 0, groups = 0, worst = 0; // codes that fit after it; what it divided those before into
    };
    std::vector<Guess> guesses;
    std::string error; // the engine's kind; no more guesses will come
    bool solved = false;
    std::optional<pegs::Population>
        population; // the genetic one's: its next guess is drawn from it, or its last one was
    bool ended() const { return solved || !error.empty() || guesses.size() == engine::codes::max_guesses_limit; }
};

class Race {
public:
    /// So many guesses of both are wanted; of another course it begins anew.
    void want(Jobs&, const Course&, int guesses);
    /// What is under way is dropped; the guesses made stay.
    void stop(Jobs&);
    /// Takes in what has been answered and asks on. True: something new is there.
    bool collect(Jobs&);

    bool running() const { return job() != 0; }
    /// The question that the next guess waits for; 0 = none.
    int job() const { return asked_[0] != 0 ? asked_[0] : asked_[1]; }
    /// Whose guess it is.
    std::size_t thinker() const { return asked_[0] != 0 ? 0 : 1; }
    /// Has one of them still to make a guess that the other has made?
    bool uneven() const;
    bool over() const { return racers_[0].ended() && racers_[1].ended(); }
    /// Guesses of the racer who has made most.
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
    std::array<int, 2> population_asked_{};       // as well
    std::array<int, 2> population_after_{-1, -1}; // of how many guesses it was asked last
};

} // namespace shell::lab
