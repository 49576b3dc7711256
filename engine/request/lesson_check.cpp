#include "engine/request/lesson_check.hpp"
#include "engine/base/rational.hpp"
#include "engine/lesson/figures.hpp"
#include "engine/lesson/line.hpp"
#include "engine/request/problem.hpp"
#include <algorithm>
#include <map>
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
    tell(lesson.about, "about", 0, nullptr);
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

/// The numbers on a step's board and in its question: its requests, answers, options and the line that it waits for.
void numbers_of(const lesson::Step& step, const std::string& board, KnownNumbers& known)
{
    const auto add = [&](const Answer& answer) {
        for (const std::string& one : answer) known.add(one);
    };
    const auto add_source = [&](const Source& source) {
        for (const Part& part : source.parts) {
            known.add(part.request);
            if (part.constant) add(*part.constant);
        }
    };
    known.add(board);
    if (step.wait) known.add(step.wait->line);
    if (step.ask) {
        add(step.ask->answer);
        for (const Option& o : step.ask->options) known.add(o.value);
        for (const Mistake& m : step.ask->wrong) add(m.answer);
        if (step.ask->because) add_source(*step.ask->because);
    }
    if (!step.fresh) return;
    add_source(step.fresh->right);
    for (const Mistake& m : step.fresh->wrong) add_source(m.source);
    for (const Given& g : step.fresh->given) {
        add(g.one_of);
        known.add(g.rules);
        if (g.source) add_source(*g.source);
        if (g.between) add({std::to_string(g.between->first), std::to_string(g.between->second)});
    }
}

/// The value of a sum or product; "" if it is none.
std::string calculated(const Fact& fact, const std::vector<Fact>& facts)
{
    const auto& parts = fact.sum.empty() ? fact.product : fact.sum;
    std::optional<Rational> total;
    for (const std::string& part : parts) {
        const auto named = std::find_if(facts.begin(), facts.end(), [&](const Fact& f) { return f.name == part; });
        const auto value = Rational::parse_decimal(named == facts.end() ? part : named->value);
        if (!value) return "";
        if (!total) total = *value;
        else total = fact.sum.empty() ? mul(*total, *value) : add(*total, *value);
        if (!total) return "";
    }
    return total ? to_text(*total) : "";
}

/// Whether a text may say the engine's value as `said`: the same, or rounded to as many decimals.
bool rounds_to(const std::string& value, const std::string& said)
{
    const auto point = said.find('.');
    const std::size_t places = point == said.npos ? 0 : said.size() - point - 1;
    return value == said || same(Kind::number, {value}, {said}, "0." + std::string(places, '0') + "5");
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
    using What = Task::What;
    for (std::size_t i = 0; i < lesson_.facts.size(); ++i) tasks_.push_back({What::fact, i});
    for (std::size_t i = 0; i < lesson_.steps.size(); ++i) {
        const lesson::Step& step = lesson_.steps[i];
        if (step.ask) ++result_.questions;
        if (step.ask && step.ask->because) tasks_.push_back({What::answer, i});
        if (step.fresh)
            for (int seed = 1; seed <= seeds; ++seed)
                tasks_.push_back({What::drawn, i, static_cast<std::uint64_t>(seed)});
    }
    if (lesson_.steps.empty() || !lesson_.steps.back().fresh)
        result_.advice.push_back({lesson_.steps.empty() ? "steps" : step_path(lesson_.steps.size() - 1),
                                  "is the last step and has no new cases (fresh)"});
}

void LessonCheckJob::look_at_texts(const std::optional<Texts>& texts)
{
    const Texts none;
    std::set<std::string> languages, used, facts; // used keys, and used facts
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
            for (const Fact& fact : lesson_.facts)
                if (said->find("{" + fact.name + "}") != said->npos) facts.insert(fact.name);
            const bool fresh = step != nullptr && step->fresh;
            if (!fresh && lesson_.facts.empty()) continue; // braces of the author's own
            Names names{{"seed", ""}};
            for (const Fact& fact : lesson_.facts) names.push_back({fact.name, ""});
            if (fresh)
                for (const Given& g : step->fresh->given) names.push_back({g.name, ""});
            if (const auto name = fresh && text.key.empty() ? "" : unknown_name(*said, names); !name.empty())
                add(path, "has {" + std::string(name) + "} in " + language + ", which is not given");
        }
    });
    look_at_numbers(texts ? *texts : none, languages);
    for (const Fact& fact : lesson_.facts) {
        const auto has = [&](const std::vector<std::string>& parts) {
            return std::find(parts.begin(), parts.end(), fact.name) != parts.end();
        };
        const bool within = std::any_of(lesson_.facts.begin(), lesson_.facts.end(),
                                        [&](const Fact& other) { return has(other.sum) || has(other.product); });
        if (!within && !languages.empty() && facts.count(fact.name) == 0)
            add(below("facts", fact.name), "is said nowhere in the lesson");
    }
    if (!texts) return;
    for (const auto& [language, file] : *texts)
        for (const auto& [key, said] : file)
            if (used.count(key) == 0) add(below(below("texts", language), key), "is said nowhere in the lesson");
}

/// Advises where a text says a number above 6 that is no fact, and stands neither on the step's board nor in its
/// question.
void LessonCheckJob::look_at_numbers(const Texts& texts, const std::set<std::string>& languages)
{
    std::map<const lesson::Step*, KnownNumbers> known; // null: texts of the whole lesson
    std::string board;
    for (const lesson::Step& step : lesson_.steps) {
        if (!step.at.empty()) board = step.at;
        if (step.fresh && !step.fresh->line.empty()) board = step.fresh->line;
        for (KnownNumbers* numbers : {&known[&step], &known[nullptr]}) numbers_of(step, board, *numbers);
    }
    each_text(lesson_, [&](const Text& text, const std::string& path, int, const lesson::Step* step) {
        for (const std::string& language : languages) {
            const std::string* said = text_in(text, texts, language);
            if (said == nullptr) continue;
            for (const std::string& number : numbers_said(language, *said))
                if (!known[step].has(number))
                    result_.advice.push_back(
                        {path, "says " + number + " in " + language + ", which nothing proves: make it a fact"});
        }
    });
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
        if (tasks_[next_].what == Task::What::drawn) replies_.forget();
        ++next_;
    }
    return engine::Step::more;
}

Progress LessonCheckJob::progress() const
{
    return {static_cast<std::int64_t>(next_), static_cast<std::int64_t>(tasks_.size())};
}

bool LessonCheckJob::done(const Task& task)
{
    if (task.what == Task::What::drawn) return drawn(task);
    return task.what == Task::What::fact ? proven(task.index) : compared(task.index);
}

bool LessonCheckJob::proven(std::size_t index)
{
    const Fact& fact = lesson_.facts[index];
    const std::string path = below("facts", fact.name);
    std::string value = fact.value;
    if (fact.source) {
        const auto found = answer_of(*fact.source, Kind::number, {}, replies_, path);
        if (found.waits) return false;
        if (found.fault) {
            add(found.fault->path, found.fault->message);
            return true;
        }
        value = joined(found.value.values, ", ");
    } else if (!fact.sum.empty() || !fact.product.empty()) value = calculated(fact, lesson_.facts);
    if (!rounds_to(value, fact.value))
        add(below(path, "value"), "is " + in_quotes(fact.value) + ", and the engine says " + in_quotes(value));
    return true;
}

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
    const lesson::Step& step = lesson_.steps[task.index];
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
    std::string path = below(step_path(task.index), fault.path);
    if (std::find(told_.begin(), told_.end(), path) != told_.end()) return;
    told_.push_back(path);
    add(std::move(path), "with seed " + std::to_string(task.seed) + ": " + fault.message);
}

} // namespace engine::request
