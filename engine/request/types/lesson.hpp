#pragma once
// lesson.*: a step as the screen reads it, answers to its question, and a lesson's faults.
#include "engine/lesson/lesson.hpp"
#include "engine/request/typed.hpp"
#include <map>
#include <vector>

namespace engine::request {

/// The text of a JSON file, given as a string or as the JSON itself.
struct FileText {
    static void read(const At&, const Json&, std::string&);
    static Json write(const std::string&);
    static std::string remedy() { return "give a lesson, or the text of its file"; }
    static Schema schema();
};

/// A file of texts for each language. The lesson's checker reports a value that is no object.
struct LessonTexts {
    std::map<std::string, std::string> files;
    std::optional<std::string> other; // JSON that is no object
    bool operator==(const LessonTexts&) const = default;
    static void read(const At&, const Json&, LessonTexts&);
    static Json write(const LessonTexts&);
    static Schema schema();
};

template <>
struct Described<lesson::Fault> {
    static constexpr bool is_list = false;
    static void fields(auto& f, auto& fault)
    {
        f.must("path", fault.path, "in the lesson or in `texts`");
        f.must("message", fault.message, "follows the path in a sentence");
    }
};

void fields_of_lesson(auto& f, auto& q)
{
    f.must("lesson", q.lesson, FileText{}, "the lesson's file");
    f.may("texts", q.texts, OrNull{ByType{}}, "by language: the file of its texts");
}

struct LessonStep {
    static constexpr std::string_view command = "lesson.step";
    static constexpr std::string_view about = "A lesson's step as the screen reads it.";
    std::string lesson;
    std::optional<LessonTexts> texts;
    std::size_t step = 0;
    std::uint64_t seed = 0;
    std::string language = "es";

    static void fields(auto& f, auto& q)
    {
        fields_of_lesson(f, q);
        f.may("step", q.step, Whole{0, lesson::max_steps - 1}, "from 0");
        f.may("seed", q.seed, Seed{}, "of a new case");
        f.may("language", q.language, "of the texts; else es, en, any");
        f.check([&](const At& at) { q.check_lesson(at); });
    }
    void check_lesson(const At&) const;

    struct Result {
        std::string game;
        std::size_t steps = 0, step = 0;
        std::string flat;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("game", r.game, "of the lesson");
            f.must("steps", r.steps, "of the lesson");
            f.must("step", r.step, "as asked for");
            f.must("flat", r.flat, "the screen's input: a line a fact, fields between tabs (`engine/lesson/flat.cpp`)");
        }
    };
};
Running<LessonStep> begin(const LessonStep&, Clock);

struct LessonJudge {
    static constexpr std::string_view command = "lesson.judge";
    static constexpr std::string_view about = "Which answers to a step's question are right.";
    static constexpr std::size_t most_answers = 100;
    std::string lesson;
    std::optional<LessonTexts> texts;
    std::size_t step = 0;
    std::uint64_t seed = 0;
    std::string language = "es";
    std::vector<std::string> answers;

    static void fields(auto& f, auto& q)
    {
        fields_of_lesson(f, q);
        f.may("step", q.step, Whole{0, lesson::max_steps - 1}, "from 0");
        f.may("seed", q.seed, Seed{}, "of a new case");
        f.may("language", q.language, "of the texts; else es, en, any");
        f.must("answers", q.answers, "as an option's value, a number, a code in symbols, or a set joined by \", \"");
        f.check([&](const At& at) { q.check_answers(at); });
    }
    void check_answers(const At&) const;

    struct Verdict {
        bool right = false;
        std::optional<int> mistake;
        bool operator==(const Verdict&) const = default;

        static void fields(auto& f, auto& v)
        {
            f.must("right", v.right, "whether it is the question's answer");
            f.may("mistake", v.mistake, "which `wrong` line of `flat` it is, from 0");
        }
    };

    struct Result {
        std::vector<Verdict> verdicts;
        std::string flat;
        bool operator==(const Result&) const = default;

        static void fields(auto& f, auto& r)
        {
            f.must("verdicts", r.verdicts, "one for each answer");
            f.must("flat", r.flat, "the step, as in `lesson.step`");
        }
    };
};
Running<LessonJudge> begin(const LessonJudge&, Clock);

struct LessonCheck {
    static constexpr std::string_view command = "lesson.check";
    static constexpr std::string_view about = "A lesson's faults.";
    std::string lesson;
    std::optional<LessonTexts> texts;
    int seeds = 20;

    static void fields(auto& f, auto& q)
    {
        fields_of_lesson(f, q);
        f.may("seeds", q.seeds, Whole{0, 100}, "each new case is drawn with the seeds from 1 to this");
    }

    struct Result {
        std::vector<lesson::Fault> faults, advice;
        std::size_t steps = 0, questions = 0;
        int requests = 0;

        static void fields(auto& f, auto& r)
        {
            f.must("faults", r.faults, "the lesson is not played with one");
            f.must("advice", r.advice,
                   "for the author: too many words, a number that nothing proves, no new cases at the end");
            f.must("steps", r.steps, "of the lesson");
            f.must("questions", r.questions, "of the lesson");
            f.must("requests", r.requests, "sent to the engine");
        }
    };
};
Running<LessonCheck> begin(const LessonCheck&, Clock);

} // namespace engine::request
