#pragma once
// Everything that can be found wrong with a lesson without a screen: texts, lines, and what the engine says to its answers.
#include "engine/request/lesson_case.hpp"
#include "engine/request/lesson_fields.hpp"

namespace engine::request {

struct Checked {
    std::vector<lesson::Fault> faults, advice; // advice: of whoever writes it; it plays as well without
    std::size_t steps = 0, questions = 0;
    int requests = 0; // asked of the engine
};

/// Of the board that a new case shows, and what its answer is asked from: "" or what is wrong.
using BoardProblem = std::string (*)(std::string_view line, const lesson::Source&, const lesson::Names&);
/// For all checks from now on. The page's program asks nothing of boards: it would have to read every game's lines for that,
/// 6 kB of its first download, and who writes a lesson has `sagaz lesson check`, which asks problem_of_board (lesson_board.hpp).
void ask_of_boards(BoardProblem);

/// A unit is a microsecond, as of requests.
class LessonCheck {
public:
    using Result = Checked;

    /// Steps with new cases are tried with the seeds 1 to `seeds`. Without texts those by keys are not looked for.
    LessonCheck(lesson::Lesson, const std::optional<lesson::Texts>&, int seeds);

    engine::Step step(Budget);
    Progress progress() const;
    const Checked& result() const { return result_; }

private:
    /// An answer to compare (seed 0), or a case to draw.
    struct Task {
        std::size_t step;
        std::uint64_t seed;
    };
    void look_at_texts(const std::optional<lesson::Texts>&);
    void look_at_lines();
    /// False: it waits for a reply.
    bool done(const Task&);
    bool compared(std::size_t step);
    bool drawn(const Task&);
    void add(std::string path, std::string message) { faults_.add(std::move(path), std::move(message)); }
    void add_once(const lesson::Fault&, const Task&);

    lesson::Lesson lesson_;
    Faults faults_;
    Replies replies_;
    std::vector<Task> tasks_;
    std::size_t next_ = 0;
    std::vector<std::string> told_; // paths of new cases: the first seed is enough
    Checked result_;
};
static_assert(Job<LessonCheck>);

} // namespace engine::request
