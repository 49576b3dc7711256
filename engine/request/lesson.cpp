// lesson.step, lesson.judge, lesson.check: a lesson's step as the screen reads it, answers, and a lesson's faults.
#include "engine/request/types/lesson.hpp"
#include "engine/lesson/words.hpp"
#include "engine/request/door.hpp"
#include "engine/request/lesson_check.hpp"
#include "engine/request/lesson_reading.hpp"
#include "engine/request/types/lesson_facts.hpp"
#include "engine/request/types/session.hpp"

namespace engine::request {
namespace {

using lesson::Lesson;
using lesson::Texts;

/// The offending byte as browsers report it: the first byte of a misplaced token, or the byte that starts no token.
std::size_t first_of_word(std::size_t at, const std::string& token, std::string_view message)
{
    const auto unexpected = [&](std::string_view word) {
        const auto found = message.find(word);
        return found != message.npos && message.substr(0, found).ends_with("unexpected ");
    };
    std::size_t size = 1; // of a punctuation token
    if (unexpected("string literal") || unexpected("number literal")) size = token.size();
    if (unexpected("true literal") || unexpected("null literal")) size = 4;
    if (unexpected("false literal")) size = 5;
    return at + 1 - size;
}

/// Parses the text of a file.
std::optional<Json> opened(const std::string& text, const std::string& path, Faults& faults)
{
    if (text.size() > lesson::max_bytes || depth_of(text) > max_request_depth) {
        faults.add(path, text.size() > lesson::max_bytes
                             ? "is longer than " + std::to_string(lesson::max_bytes) + " bytes"
                             : std::string("nests too deep"));
        return std::nullopt;
    }
    std::size_t wrong_at = 0;
    Json value = read_json(text, &wrong_at, first_of_word);
    if (!value.is_discarded()) return value;
    std::size_t line = 1, character = 1;
    for (std::size_t i = 0; i + 1 < wrong_at && i < text.size(); ++i) {
        if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80) ++character; // skips UTF-8 continuation bytes
        if (text[i] == '\n') ++line, character = 1;
    }
    faults.add(path, "is not JSON: line " + std::to_string(line) + ", character " + std::to_string(character));
    return std::nullopt;
}

struct Opened {
    Lesson lesson;
    std::optional<Texts> texts;
    Faults faults;
};

Opened opened(const auto& q)
{
    Opened out;
    if (const auto json = opened(q.lesson, "lesson", out.faults)) out.lesson = read_lesson(*json, out.faults);
    if (!q.texts) return out;
    Json files = Json::object();
    for (const auto& [language, file] : q.texts->files)
        if (auto value = opened(file, below("texts", language), out.faults)) files[language] = std::move(*value);
    Texts texts = read_texts(q.texts->other ? read_json(*q.texts->other) : files, out.faults);
    if (!q.texts->other) out.texts = std::move(texts);
    return out;
}

/// A step whose case needs the engine's replies.
class StepJob {
public:
    using Result = Awaited<lesson::Case>;

    StepJob(Opened given, std::size_t index, std::uint64_t seed, std::string language)
        : given_(std::move(given)), index_(index), seed_(seed), language_(std::move(language))
    {}

    engine::Step step(Budget budget)
    {
        for (std::int64_t left = std::max<std::int64_t>(1, budget.units); left > 0;) {
            if (replies_.waits()) {
                left -= replies_.work(left);
                continue;
            }
            case_ = case_for(given_.lesson.steps[index_], seed_, replies_);
            if (!case_.waits) return engine::Step::done;
        }
        return engine::Step::more;
    }
    Progress progress() const { return {case_.waits ? 0 : 1, 1}; }
    const Result& result() const { return case_; }

    Reply<LessonStep> reply() const
    {
        if (auto wrong = problem()) return Unexpected<Problem>(*std::move(wrong));
        const Lesson& lesson = given_.lesson;
        return LessonStep::Result{.game = lesson.game, .steps = lesson.steps.size(), .step = index_, .flat = flat()};
    }

    Reply<LessonJudge> judge(const std::vector<std::string>& answers) const
    {
        if (auto wrong = problem()) return Unexpected<Problem>(*std::move(wrong));
        const auto& ask = *given_.lesson.steps[index_].ask;
        const auto is = [&](const std::string& given, const lesson::Answer& other) {
            // As the screen compares: a tolerance is for decimals only.
            const std::string_view tolerance = ask.kind == lesson::Kind::number ? ask.tolerance : std::string_view();
            return lesson::same(ask.kind, ask.kind == lesson::Kind::set ? members(given) : lesson::Answer{given}, other,
                                tolerance);
        };
        LessonJudge::Result result{.verdicts = {}, .flat = flat()};
        for (const std::string& given : answers) {
            auto& verdict = result.verdicts.emplace_back();
            verdict.right = is(given, case_.value.right);
            for (std::size_t i = 0; !verdict.right && !verdict.mistake && i < case_.value.wrong.size(); ++i)
                if (is(given, case_.value.wrong[i].first)) verdict.mistake = static_cast<int>(i);
        }
        return result;
    }

private:
    std::optional<Problem> problem() const
    {
        if (!case_.fault) return std::nullopt;
        const std::string path = below(below("steps", index_), case_.fault->path);
        return Problem{"bad_lesson", path + " " + case_.fault->message + ".", path};
    }
    std::string flat() const
    {
        return lesson::flat(given_.lesson, index_, case_.value, seed_, given_.texts.value_or(Texts()), language_);
    }
    static lesson::Answer members(std::string_view set)
    {
        lesson::Answer out;
        while (!set.empty()) {
            const auto end = set.find(", ");
            out.emplace_back(set.substr(0, end));
            set = end == set.npos ? std::string_view() : set.substr(end + 2);
        }
        return out;
    }

    Opened given_;
    std::size_t index_;
    std::uint64_t seed_;
    std::string language_;
    Replies replies_;
    Result case_{true, std::nullopt, {}};
};

/// Reports the first fault of a request about one step.
Lesson checked(const At& at, const auto& q)
{
    Opened given = opened(q);
    if (!given.faults.none()) {
        const lesson::Fault& f = given.faults.all().front();
        at.fail({"bad_lesson", f.path + " " + f.message + ".", f.path});
    } else if (q.step >= given.lesson.steps.size()) {
        at.in("step").out_of_range("less than " + std::to_string(given.lesson.steps.size()) +
                                   ", which is how many the lesson has");
    }
    return std::move(given.lesson);
}

constexpr std::array commands{command<LessonStep>, command<LessonJudge>, command<LessonCheck>, command<LessonFacts>,
                              command<SessionEnd>};

} // namespace

void FileText::read(const At&, const Json& json, std::string& to)
{
    to = json.is_string() ? json.get<std::string>() : write_json(json);
}
Json FileText::write(const std::string& text) { return text; }

void LessonTexts::read(const At& at, const Json& json, LessonTexts& to)
{
    if (!json.is_object()) {
        to.other = write_json(json);
        return;
    }
    for (const auto& [language, file] : json.items()) FileText::read(at, file, to.files[language]);
}
Json LessonTexts::write(const LessonTexts& texts) { return texts.other ? read_json(*texts.other) : Json(texts.files); }

void LessonStep::check_lesson(const At& at) const { checked(at, *this); }

void LessonJudge::check_answers(const At& at) const
{
    const Lesson read = checked(at, *this);
    if (answers.size() > most_answers)
        at.in("answers").out_of_range("at most " + std::to_string(most_answers) + " long");
    if (step < read.steps.size() && !read.steps[step].ask)
        at.in("step").out_of_range("a step with a question, which this one has not");
}

Running<LessonStep> begin(const LessonStep& q, Clock)
{
    return running<LessonStep>(StepJob(opened(q), q.step, q.seed, q.language),
                               [](const StepJob& job) { return job.reply(); });
}

Running<LessonJudge> begin(const LessonJudge& q, Clock)
{
    return running<LessonJudge>(StepJob(opened(q), q.step, q.seed, q.language),
                                [answers = q.answers](const StepJob& job) { return job.judge(answers); });
}

Running<LessonCheck> begin(const LessonCheck& q, Clock)
{
    Opened given = opened(q);
    if (!given.faults.none()) {
        LessonCheck::Result result;
        result.faults = given.faults.all();
        result.steps = given.lesson.steps.size();
        return result;
    }
    return running<LessonCheck>(LessonCheckJob(std::move(given.lesson), given.texts, q.seeds),
                                [](const LessonCheckJob& job) { return job.result(); });
}

template struct Door<LessonStep>;
template struct Door<LessonJudge>;
template struct Door<LessonCheck>;
const Family lesson_commands = commands;

} // namespace engine::request
