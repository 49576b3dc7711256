#include "engine/request/lesson_check.hpp"
#include "engine/lesson/line.hpp"
#include "engine/request/problem.hpp"
#include <algorithm>
#include <set>

namespace engine::request {
namespace {

using namespace engine::lesson;

BoardProblem asked_of_boards = nullptr;

std::string step_path(std::size_t i) { return below("steps", i); }

/// Calls found(text, path, most words or 0, step or null) for every text of the lesson.
template <class Found>
void each_text(const Lesson& lesson, Found found)
{
    const auto tell = [&](const Text& text, const std::string& path, int most, const lesson::Step* step) {
        if (!text.empty()) found(text, path, most, step);
    };
    tell(lesson.title, "title", 0, nullptr);
    tell(lesson.aim, "teacher.aim", 0, nullptr);
    tell(lesson.expect, "teacher.expect", 0, nullptr);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        const lesson::Step& step = lesson.steps[i];
        const std::string path = step_path(i);
        tell(step.say, below(path, "say"), max_words_said, &step);
        if (step.wait) tell(step.wait->label, below(path, "wait.label"), 0, &step);
        if (step.wait) tell(step.wait->otherwise, below(path, "wait.otherwise"), 0, &step);
        if (step.wait) tell(step.wait->right, below(path, "wait.right"), 0, &step);
        if (step.fresh)
            for (std::size_t j = 0; j < step.fresh->wrong.size(); ++j)
                tell(step.fresh->wrong[j].say, below(below(path, "fresh.wrong"), j) + ".say", 0, &step);
        if (!step.ask) continue;
        const std::string ask = below(path, "ask");
        tell(step.ask->say, below(ask, "say"), max_words_asked, &step);
        for (std::size_t j = 0; j < step.ask->options.size(); ++j) {
            const std::string option = below(below(ask, "options"), j);
            tell(step.ask->options[j].say, option + ".say", 0, &step);
            tell(step.ask->options[j].note, option + ".note", 0, &step);
        }
        for (std::size_t j = 0; j < step.ask->wrong.size(); ++j)
            tell(step.ask->wrong[j].say, below(below(ask, "wrong"), j) + ".say", 0, &step);
        for (std::size_t j = 0; j < step.ask->hints.size(); ++j)
            tell(step.ask->hints[j], below(below(ask, "hints"), j), 0, &step);
        tell(step.ask->right, below(ask, "right"), 0, &step);
    }
}

std::string problem_of_game_line(const std::string& line, const std::string& game)
{
    const auto word = line_word(game);
    if (line.substr(0, line.find(' ')) != word)
        return "is no line of this lesson's game: those begin with " + std::string(word);
    return problem_of_line(line);
}

/// The fault of a new case's board; empty = none.
std::string problem_of_shown(const lesson::Step& step, const Names& names, const std::string& game)
{
    const std::string line = replaced(step.fresh->line.empty() ? step.at : step.fresh->line, names);
    if (line.empty()) return {};
    if (auto why = problem_of_game_line(line, game); !why.empty()) return why;
    if (step.fresh->what_if || asked_of_boards == nullptr) return {};
    return asked_of_boards(line, step.fresh->right, names);
}

} // namespace

void ask_of_boards(BoardProblem problem) { asked_of_boards = problem; }

LessonCheckJob::LessonCheckJob(Lesson lesson, const std::optional<Texts>& texts, int seeds) : lesson_(std::move(lesson))
{
    result_.steps = lesson_.steps.size();
    look_at_texts(texts);
    look_at_lines();
    for (std::size_t i = 0; i < lesson_.steps.size(); ++i) {
        const lesson::Step& step = lesson_.steps[i];
        if (step.ask) ++result_.questions;
        if (step.ask && step.ask->because) tasks_.push_back({i, 0});
        if (step.fresh)
            for (int seed = 1; seed <= seeds; ++seed) tasks_.push_back({i, static_cast<std::uint64_t>(seed)});
    }
    if (lesson_.steps.empty() || !lesson_.steps.back().fresh)
        result_.advice.push_back({lesson_.steps.empty() ? "steps" : step_path(lesson_.steps.size() - 1),
                                  "is the last step and has no new cases (fresh)"});
}

void LessonCheckJob::look_at_texts(const std::optional<Texts>& texts)
{
    const Texts none;
    std::set<std::string> languages, used;
    if (texts)
        for (const auto& [language, file] : *texts) languages.insert(language);
    each_text(lesson_, [&](const Text& text, const std::string&, int, const lesson::Step*) {
        for (const auto& [language, said] : text.inline_texts) languages.insert(language);
    });
    each_text(lesson_, [&](const Text& text, const std::string& path, int most, const lesson::Step* step) {
        if (!text.key.empty()) used.insert(text.key);
        if (!text.key.empty() && !texts) return;
        for (const std::string& language : languages) {
            const std::string* said = text_in(text, texts ? *texts : none, language);
            if (said == nullptr) {
                add(text.key.empty() ? path : below("texts", language),
                    text.key.empty() ? "is missing in " + language
                                     : "has no text " + in_quotes(text.key) + ", which " + path + " says");
                continue;
            }
            const int words = word_count(*said);
            if (most > 0 && words > most)
                result_.advice.push_back({path, "has " + std::to_string(words) + " words in " + language + ", of " +
                                                    std::to_string(most) + " at most"});
            if (step == nullptr || !step->fresh) continue;
            Names names{{"seed", ""}};
            for (const Given& g : step->fresh->given) names.push_back({g.name, ""});
            if (const auto name = text.key.empty() ? "" : unknown_name(*said, names); !name.empty())
                add(path, "has {" + std::string(name) + "} in " + language + ", which is not given");
        }
    });
    if (!texts) return;
    for (const auto& [language, file] : *texts)
        for (const auto& [key, said] : file)
            if (used.count(key) == 0) add(below(below("texts", language), key), "is said nowhere in the lesson");
}

void LessonCheckJob::look_at_lines()
{
    for (std::size_t i = 0; i < lesson_.steps.size(); ++i) {
        const lesson::Step& step = lesson_.steps[i];
        if (step.at.empty() || step.fresh) continue;
        const std::string line = replaced(step.at, case_of(step, 1).names);
        if (auto why = problem_of_game_line(line, lesson_.game); !why.empty())
            add(below(step_path(i), "at"), std::move(why));
    }
}

engine::Step LessonCheckJob::step(Budget budget)
{
    for (std::int64_t left = std::max<std::int64_t>(1, budget.units); left > 0;) {
        if (replies_.waits()) {
            left -= replies_.work(left);
            continue;
        }
        if (next_ == tasks_.size()) {
            result_.faults = faults_.all();
            result_.requests = replies_.asked();
            return engine::Step::done;
        }
        constexpr std::int64_t one_look = 50;
        left -= one_look;
        if (!done(tasks_[next_])) continue;
        if (tasks_[next_].seed > 0) replies_.forget();
        ++next_;
    }
    return engine::Step::more;
}

Progress LessonCheckJob::progress() const
{
    return {static_cast<std::int64_t>(next_), static_cast<std::int64_t>(tasks_.size())};
}

bool LessonCheckJob::done(const Task& task) { return task.seed == 0 ? compared(task.step) : drawn(task); }

bool LessonCheckJob::compared(std::size_t index)
{
    const Ask& ask = *lesson_.steps[index].ask;
    const std::string path = below(step_path(index), "ask");
    const auto found =
        answer_of(*ask.because, ask.kind, case_of(lesson_.steps[index], 1).names, replies_, below(path, "because"));
    if (found.waits) return false;
    if (found.fault) add(found.fault->path, found.fault->message);
    else if (!same(ask.kind, found.value.values, ask.answer, ask.tolerance))
        add(below(path, "answer"), "is " + in_quotes(joined(ask.answer, ", ")) + ", and the engine says " +
                                       in_quotes(joined(found.value.values, ", ")));
    return true;
}

bool LessonCheckJob::drawn(const Task& task)
{
    const lesson::Step& step = lesson_.steps[task.step];
    std::vector<Fault> left_out;
    const auto one = case_for(step, task.seed, replies_, &left_out);
    if (one.waits) return false;
    if (one.fault) left_out.insert(left_out.begin(), *one.fault);
    if (!one.fault)
        if (auto why = problem_of_shown(step, one.value.names, lesson_.game); !why.empty())
            left_out.push_back({step.fresh->line.empty() ? "at" : "fresh.line", std::move(why)});
    if (!one.fault)
        for (std::size_t i = 0; i < step.ask->options.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (replaced(step.ask->options[i].value, one.value.names) ==
                    replaced(step.ask->options[j].value, one.value.names))
                    left_out.push_back(
                        {below("ask.options", i) + ".value", "is the same as that of options." + std::to_string(j)});
    for (const Fault& fault : left_out) add_once(fault, task);
    return true;
}

void LessonCheckJob::add_once(const Fault& fault, const Task& task)
{
    std::string path = below(step_path(task.step), fault.path);
    if (std::find(told_.begin(), told_.end(), path) != told_.end()) return;
    told_.push_back(path);
    add(std::move(path), "with seed " + std::to_string(task.seed) + ": " + fault.message);
}

} // namespace engine::request
