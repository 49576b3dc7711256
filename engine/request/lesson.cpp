// lesson.step, lesson.check: a lesson's step as the screen reads it, and a lesson's faults.
#include "engine/lesson/words.hpp"
#include "engine/request/commands.hpp"
#include "engine/request/lesson_check.hpp"
#include "engine/request/lesson_reading.hpp"

namespace engine::request {
namespace {

using lesson::Lesson;
using lesson::Texts;

constexpr int max_seeds = 100;

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

/// The value itself, or parsed from the text of a file.
std::optional<Json> opened(const Json& json, const std::string& path, std::size_t most, Faults& faults)
{
    if (!json.is_string()) {
        if (write_json(json).size() <= most) return std::optional<Json>(std::in_place, json);
        faults.add(path, "is longer than " + std::to_string(most) + " bytes");
        return std::nullopt;
    }
    const auto& text = json.get_ref<const std::string&>();
    if (text.size() > most || depth_of(text) > max_request_depth) {
        faults.add(path, text.size() > most ? "is longer than " + std::to_string(most) + " bytes"
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

struct Asked {
    Lesson lesson;
    std::optional<Texts> texts;
    Faults faults;
};

Asked read_both(Reader& in)
{
    Asked given;
    if (const Json* json = in.require("lesson", "give a lesson, or the text of its file"))
        if (const auto value = opened(*json, "lesson", lesson::max_bytes, given.faults))
            given.lesson = read_lesson(*value, given.faults);
    const Json* texts = in.find("texts");
    if (texts == nullptr || texts->is_null()) return given;
    Json files = Json::object();
    if (texts->is_object()) {
        for (const auto& [language, file] : texts->items())
            if (auto value = opened(file, below("texts", language), lesson::max_bytes, given.faults))
                files[language] = std::move(*value);
        given.texts = read_texts(files, given.faults);
    } else {
        read_texts(*texts, given.faults);
    }
    return given;
}

std::string tell_check(const Checked& result)
{
    const auto list = [](const std::vector<lesson::Fault>& all) {
        Json out = Json::array();
        for (const lesson::Fault& f : all) out.push_back({{"path", f.path}, {"message", f.message}});
        return out;
    };
    return ok_line({{"faults", list(result.faults)},
                    {"advice", list(result.advice)},
                    {"steps", result.steps},
                    {"questions", result.questions},
                    {"requests", result.requests}});
}

Started lesson_check(Reader& in, Clock)
{
    Asked given = read_both(in);
    const int seeds = static_cast<int>(in.number("seeds", 20, 0, max_seeds));
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    if (!given.faults.none()) {
        Checked result;
        result.faults = given.faults.all();
        result.steps = given.lesson.steps.size();
        return std::make_unique<Answered>(tell_check(result));
    }
    return work(LessonCheck(std::move(given.lesson), given.texts, seeds),
                [](const LessonCheck& job) { return tell_check(job.result()); });
}

/// A step whose case needs the engine's replies.
class StepJob {
public:
    using Result = Awaited<lesson::Case>;

    StepJob(Asked given, std::size_t index, std::uint64_t seed, std::string language)
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

    std::string line() const
    {
        if (case_.fault) {
            const std::string path = below(below("steps", index_), case_.fault->path);
            return error_line({"bad_lesson", path + " " + case_.fault->message + ".", path});
        }
        const Lesson& lesson = given_.lesson;
        return ok_line(
            {{"game", lesson.game},
             {"steps", lesson.steps.size()},
             {"step", index_},
             {"flat", lesson::flat(lesson, index_, case_.value, seed_, given_.texts.value_or(Texts()), language_)}});
    }

private:
    Asked given_;
    std::size_t index_;
    std::uint64_t seed_;
    std::string language_;
    Replies replies_;
    Result case_{true, std::nullopt, {}};
};

Started lesson_step(Reader& in, Clock)
{
    Asked given = read_both(in);
    const auto index = static_cast<std::size_t>(in.number("step", 0, 0, lesson::max_steps - 1));
    const std::uint64_t seed = in.seed("seed");
    std::string language = in.word("language", "es");
    if (!in.failed() && !given.faults.none()) {
        const lesson::Fault& f = given.faults.all().front();
        in.fail({"bad_lesson", f.path + " " + f.message + ".", f.path});
    }
    if (!in.failed() && index >= given.lesson.steps.size())
        in.fail({"out_of_range",
                 "step must be less than " + std::to_string(given.lesson.steps.size()) +
                     ", which is how many the lesson has.",
                 "step"});
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    return work(StepJob(std::move(given), index, seed, std::move(language)),
                [](const StepJob& job) { return job.line(); });
}

constexpr std::array commands{
    Command{"lesson.step", lesson_step},
    Command{"lesson.check", lesson_check},
};

} // namespace

const Family lesson_commands = commands;

} // namespace engine::request
