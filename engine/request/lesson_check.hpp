#pragma once
// Checks a lesson without a screen: its texts, its games' lines, and the engine's replies to its answers.
#include "engine/request/lesson_case.hpp"
#include "engine/request/lesson_fields.hpp"
#include "engine/request/types/lesson.hpp"
#include <set>

namespace engine::request {

/// Compares the board a new case shows with the board its answer asks about. Returns the fault; "" = none.
using BoardProblem = std::string (*)(std::string_view line, const lesson::Source&, const lesson::Names&);
/// Sets the board check for all later lesson checks. The page leaves it out: reading every game's lines costs 6 kB of
/// its first download, and authors have `sagaz lesson check`, which sets problem_of_board (lesson_board.hpp).
void ask_of_boards(BoardProblem);

/// A unit is a microsecond, as in Request.
class LessonCheckJob {
public:
    using Result = LessonCheck::Result;

    /// Draws each new case with the seeds 1 to `seeds`. Without `texts`, missing keys are not reported.
    LessonCheckJob(lesson::Lesson, const std::optional<lesson::Texts>&, int seeds);

    engine::Step step(Budget);
    Progress progress() const;
    const LessonCheck::Result& result() const { return result_; }

private:
    /// A step's fixed answer or a fact, to compare with the engine's, or a case to draw.
    struct Task {
        enum class What : std::uint8_t { answer, fact, drawn } what;
        std::size_t index; // of the step or the fact
        std::uint64_t seed = 0;
    };
    void look_at_texts(const std::optional<lesson::Texts>&);
    void look_at_numbers(const lesson::Texts&, const std::set<std::string>& languages);
    void look_at_lines();
    /// False: the task waits for a reply.
    bool done(const Task&);
    bool compared(std::size_t step);
    bool proven(std::size_t fact);
    bool drawn(const Task&);
    void add(std::string path, std::string message) { faults_.add(std::move(path), std::move(message)); }
    void add_once(const lesson::Fault&, const Task&);

    lesson::Lesson lesson_;
    Faults faults_;
    Replies replies_;
    std::vector<Task> tasks_;
    std::size_t next_ = 0;
    std::vector<std::string> told_; // paths of cases with a fault already reported: the first seed is enough
    LessonCheck::Result result_;
};
static_assert(Job<LessonCheckJob>);

} // namespace engine::request
