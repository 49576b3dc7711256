// lesson.facts: asks the engine for every fact of a board that the table (engine/lesson/facts.cpp) lists.
#include "engine/request/types/lesson_facts.hpp"
#include "engine/lesson/line.hpp"
#include "engine/request/door.hpp"
#include "engine/request/lesson_case.hpp"
#include "engine/request/lesson_facts_board.hpp"
#include <algorithm>

namespace engine::request {
namespace known_facts {
namespace {

using lesson::Answer;
using lesson::FactRow;
using lesson::Kind;
using Fact = LessonFacts::Fact;
using Option = LessonFacts::Option;

constexpr std::size_t most_options = 16, most_choices = 8;

/// A request with its path, as a source of an answer and as JSON.
struct Asked {
    lesson::Source source;
    Json because;
};

class FactsJob {
public:
    using Result = LessonFacts::Result;

    explicit FactsJob(std::optional<KnownBoard> board) : board_(std::move(board))
    {
        if (!board_) return;
        for (const FactRow& row : lesson::fact_rows()) {
            if (row.game != board_->game) continue;
            const auto it = board_->parts.find(row.each);
            const std::size_t parts = row.each == lesson::FactEach::once ? 1
                                      : it == board_->parts.end()        ? 0
                                                                         : it->second.size();
            for (std::size_t n = 0; n < parts; ++n) tasks_.push_back({&row, n});
        }
    }

    engine::Step step(Budget budget)
    {
        for (std::int64_t left = std::max<std::int64_t>(1, budget.units); left > 0;) {
            if (replies_.waits()) {
                left -= replies_.work(left);
                continue;
            }
            if (next_ == tasks_.size()) return engine::Step::done;
            constexpr std::int64_t one_look = 50;
            left -= one_look;
            if (answered(tasks_[next_])) ++next_;
        }
        return engine::Step::more;
    }
    Progress progress() const { return {static_cast<std::int64_t>(next_), static_cast<std::int64_t>(tasks_.size())}; }
    const Result& result() const { return result_; }

private:
    struct Task {
        const FactRow* row;
        std::size_t part;
    };

    /// Where the part is in the reply.
    std::string place_of(lesson::FactEach each, std::size_t part) const
    {
        const auto parts = board_->parts.find(each);
        return parts == board_->parts.end() ? std::to_string(part) : parts->second[part].at;
    }

    std::optional<Asked> ask(std::string_view members, std::string_view path, lesson::FactBoard which, std::size_t part,
                             lesson::FactEach each = lesson::FactEach::once)
    {
        const auto boards = board_->boards.find(which);
        if (boards == board_->boards.end()) return std::nullopt;
        Json request = read_json("{" + std::string(members) + "}");
        const auto& cmd = request["cmd"].get_ref<const std::string&>();
        const bool needs_more = cmd == "codes.partition" || cmd == "codes.answer";
        const auto more = board_->more.find(cmd);
        if (needs_more && more == board_->more.end()) return std::nullopt;
        Json members_of_board = boards->second[std::min(part, boards->second.size() - 1)];
        if (cmd == "codes.answer") members_of_board.erase("history");
        request.update(members_of_board);
        if (needs_more) request.update(more->second);
        const std::string where = lesson::replaced(path, {{"n", place_of(each, part)}});
        Asked out;
        out.because = Json{{"request", request}, {"path", where}};
        out.source.parts.push_back({write_json(request), where, {}, {}});
        return out;
    }

    /// The options, computed where they are codes; nothing: a reply is awaited.
    std::optional<std::vector<Option>> options_of(const FactRow& row)
    {
        std::vector<Option> out;
        if (row.options == lesson::FactOptions::codes) { // those that were possible before the last answer
            const auto before = ask(R"("cmd":"codes.knowledge","list":17)", "codes", lesson::FactBoard::before, 0);
            if (!before) return out;
            const auto found = answer_of(before->source, Kind::set, {}, replies_, "");
            if (found.waits) return std::nullopt;
            if (!found.fault)
                for (const std::string& one : found.value.values) out.push_back({one, "", one});
        } else if (const auto it = board_->options.find(row.options); it != board_->options.end())
            for (const FactOption& o : it->second) out.push_back({o.value, o.id, o.word});
        if (out.size() > most_options) out.clear();
        return out;
    }

    void missing(const Task& task, const std::string& why)
    {
        if (!task.row->may_lack) result_.missing.push_back(std::string(task.row->key) + ": " + why);
    }

    /// False: a reply is awaited.
    bool answered(const Task& task)
    {
        const FactRow& row = *task.row;
        const auto options = options_of(row);
        if (!options) return false;
        const bool chosen = row.options != lesson::FactOptions::nothing;
        if (chosen && options->size() < 2) return true; // too many or too few to choose from
        auto asked = ask(row.request, row.path, row.board, task.part, row.each);
        if (!asked) {
            missing(task, "no such board");
            return true;
        }
        if (row.others) {
            Answer all;
            for (const Option& o : *options) all.push_back(o.value);
            asked->because = Json{{"op", "minus"}, {"of", Json::array({Json{{"value", all}}, asked->because})}};
            asked->source.operation = lesson::Operation::minus;
            asked->source.parts.insert(asked->source.parts.begin(), lesson::Part{{}, {}, {}, all});
        }
        const auto found = answer_of(asked->source, row.kind, {}, replies_, "");
        if (found.waits) return false;
        Fact fact{.key = std::string(row.key),
                  .part = {},
                  .kind = {},
                  .because = write_json(asked->because),
                  .value = found.value.values,
                  .options = *options,
                  .wrong = {}};
        if (row.each != lesson::FactEach::once) fact.part = board_->parts[row.each][task.part].name;
        const Kind kind = kind_of(row.kind, fact);
        fact.kind = name(kind);
        if (found.fault || !lesson::problem(kind, fact.value).empty() || !among(fact)) {
            missing(task, found.fault ? found.fault->message : "no answer of its kind");
            return true;
        }
        if (is_said_by_another(row, fact)) return true;
        for (const auto& mistake : lesson::usual_mistakes())
            if (mistake.game == row.game && mistake.fact == row.key && !add(mistake, kind, task, fact)) return false;
        result_.facts.push_back(std::move(fact));
        return true;
    }

    /// A fraction that is whole for a number's question, a number that is none for a fraction's.
    static Kind kind_of(Kind kind, const Fact& fact)
    {
        if (kind == Kind::choice && fact.options.size() > most_choices) return Kind::set;
        if (kind != Kind::number || fact.value.size() != 1) return kind;
        return fact.value.front().find('/') == std::string::npos ? kind : Kind::fraction;
    }

    static bool among(const Fact& fact)
    {
        if (fact.options.empty()) return true;
        return std::all_of(fact.value.begin(), fact.value.end(), [&](const std::string& one) {
            return std::any_of(fact.options.begin(), fact.options.end(),
                               [&](const Option& o) { return o.value == one; });
        });
    }

    bool is_said_by_another(const FactRow& row, const Fact& fact)
    {
        const auto same = std::find_if(result_.facts.begin(), result_.facts.end(), [&](const Fact& f) {
            return f.key == row.least && f.part == fact.part && f.value == fact.value;
        });
        if (row.least.empty() || same == result_.facts.end()) return false;
        same->key = row.both;
        return true;
    }

    /// False: a reply is awaited.
    bool add(const lesson::UsualMistake& mistake, Kind kind, const Task& task, Fact& fact)
    {
        const auto asked = ask(mistake.request, mistake.path, mistake.board, task.part, task.row->each);
        if (!asked) return true;
        const auto found = answer_of(asked->source, kind, {}, replies_, "");
        if (found.waits) return false;
        const auto& value = found.value.values;
        if (found.fault || !lesson::problem(kind, value).empty() || lesson::same(kind, value, fact.value)) return true;
        LessonFacts::Mistake one{std::string(mistake.key), write_json(asked->because), value};
        Fact as_answer{
            .key = {}, .part = {}, .kind = {}, .because = {}, .value = value, .options = fact.options, .wrong = {}};
        const bool is_new = std::none_of(fact.wrong.begin(), fact.wrong.end(),
                                         [&](const auto& w) { return lesson::same(kind, w.value, value); });
        if (is_new && among(as_answer)) fact.wrong.push_back(std::move(one));
        return true;
    }

    std::optional<KnownBoard> board_;
    std::vector<Task> tasks_;
    std::size_t next_ = 0;
    Replies replies_;
    Result result_;
};

} // namespace
} // namespace known_facts

void JsonText::read(const At&, const Json& json, std::string& to) { to = write_json(json); }
Json JsonText::write(const std::string& text) { return read_json(text); }

void LessonFacts::check_line(const At& at) const
{
    constexpr std::size_t longest = 10'000;
    if (line.size() > longest) return at.in("line").out_of_range("at most 10000 characters long");
    if (const std::string why = lesson::problem_of_line(line); !why.empty())
        at.fail({"bad_line", "line: " + why + ".", "line"});
}

Running<LessonFacts> begin(const LessonFacts& q, Clock)
{
    using known_facts::FactsJob;
    return running<LessonFacts>(FactsJob(known_board(q.line)), [](const FactsJob& job) { return job.result(); });
}

template struct Door<LessonFacts>;

} // namespace engine::request
