#pragma once
// The source's exercises on the 31 game: positions given by their moves, and the questions about each. The right
// answers are computed.
#include "engine/thirtyone/solve.hpp"
#include "shell/text/text.hpp"
#include <array>
#include <optional>
#include <span>
#include <string>

namespace shell::thirtyone {
using namespace text;

struct Exercise {
    engine::Few<std::uint8_t, 12> moves;
    bool asks_status = false; // sum, mover and status from A's side; else sum, mover and winning moves
};

/// Exercise 1, the five of exercise 2, the example of what_to_do, and the two scenarios.
std::span<const Exercise> thirtyone_exercises();

/// The user's answers to an exercise.
struct Answer {
    int sum = 0;                  // 0 = not answered
    int mover = -1;               // 0 A, 1 B, 2 nobody
    int status = -1;              // 0 = +1, 1 = -1
    std::array<bool, 10> value{}; // winning moves by value
    bool none_wins = false;
    bool checked = false;
};

struct Verdict {
    Text question;
    bool right = false, answered = false;
    std::string explanation;
};

/// An exercise's three questions.
std::array<Text, 3> questions(const Exercise&);
/// The position that an exercise asks about.
engine::thirtyone::Position exercise_position(const Exercise&);
/// The three questions, whether the answers are right, and explanations. `solution`: of game_of_31.
std::array<Verdict, 3> verdicts(const Exercise&, const Answer&, const engine::thirtyone::Solution&, const Say&);
/// "5, 6, 6"
std::string exercise_moves(const Exercise&);
/// "+1" or "−1"
std::string status_figure(const Say&, int status);
/// The winning replies to each safe move of a lost position: "to 1, 6; to 2, 5".
std::string replies_in_words(const Say&, const engine::thirtyone::Solution&, const engine::thirtyone::Position&);
std::string values_in_words(const Say&, std::span<const std::uint8_t>);

} // namespace shell::thirtyone
