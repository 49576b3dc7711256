// puzzle.make, puzzle.check, puzzle.hint, puzzle.day.
#include "engine/request/types/puzzle.hpp"
#include "engine/puzzle/day.hpp"
#include "engine/puzzle/hints.hpp"
#include "engine/request/door.hpp"

namespace engine::request {
namespace {

using puzzle::AskKind, puzzle::MakeJob, puzzle::Puzzle;

constexpr std::size_t max_parts = 64, max_part = 64; // of an answer; a tree puzzle has 27 leaves

std::string form_of(AskKind kind)
{
    switch (kind) {
    case AskKind::code:
        return "a code of the puzzle's board, as \"0123\"";
    case AskKind::set:
        return "a list of different options of the puzzle, as [\"node:7\",\"node:8\"]";
    case AskKind::choice:
        return "one of the puzzle's options";
    case AskKind::number:
        return "a whole number";
    case AskKind::fraction:
        return "a number or a fraction, as \"4/7\"; a probability from 0 to 1";
    case AskKind::move:
        return "a legal move: a free square's value or cell";
    case AskKind::envelope:
        return "the numbers of a suspect, a weapon and a room, as [0,7,19]";
    }
    return {};
}

/// Of a row and a code, which is not right; nothing where one thing is asked.
std::optional<std::vector<std::string>> wrong_parts(const Puzzle& p, const PuzzleCheck& q)
{
    if (p.key.kind != puzzle::Kind::liar || q.answer.parts.size() != 2) return std::nullopt;
    std::vector<std::string> wrong;
    for (const std::size_t i : {0, 1})
        if (const auto part = puzzle::check(p, {q.answer.parts[i]}); part && !part->right)
            wrong.emplace_back(i == 0 ? "row" : "code");
    return wrong;
}

constexpr std::array list{command<PuzzleMake>, command<PuzzleCheck>, command<PuzzleHint>, command<PuzzleDay>};

} // namespace

PuzzleAnswer PuzzleAnswer::of(const puzzle::Ask& ask, const puzzle::Answer& answer)
{
    return {answer, ask.kind == AskKind::set || ask.kind == AskKind::envelope, ask.kind == AskKind::envelope};
}

PuzzleAsk PuzzleAsk::of(const puzzle::Ask& ask)
{
    PuzzleAsk out{ask.kind, {}, {}};
    if (!ask.about.empty()) out.about = ask.about;
    if (!ask.options.empty()) out.options = ask.options;
    return out;
}

void PuzzleAnswer::read(const At& at, const Json& json, PuzzleAnswer& to)
{
    to = {};
    const auto add = [&](const At& here, const Json& one) {
        if (one.is_number_integer()) to.parts.push_back(write_json(one));
        else if (one.is_string()) to.parts.push_back(one.get<std::string>());
        else return here.wrong_type("a string or a whole number");
        if (to.parts.back().size() > max_part)
            here.out_of_range("at most " + std::to_string(max_part) + " characters long");
    };
    if (!json.is_array()) return add(at, json);
    to.is_list = true;
    if (json.size() > max_parts) return at.out_of_range("a list of at most " + std::to_string(max_parts) + " values");
    to.of_numbers = !json.empty();
    for (std::size_t i = 0; i < json.size() && !at.failed(); ++i) {
        add(at.in(i), json[i]);
        to.of_numbers = to.of_numbers && json[i].is_number_integer();
    }
}

Json PuzzleAnswer::write(const PuzzleAnswer& answer)
{
    if (!answer.is_list) return answer.parts.empty() ? "" : answer.parts[0];
    Json parts = Json::array();
    for (const std::string& part : answer.parts) parts.push_back(answer.of_numbers ? read_json(part) : Json(part));
    return parts;
}

Running<PuzzleMake> begin(const PuzzleMake& q, Clock)
{
    return running<PuzzleMake>(MakeJob(q.key), [q](const MakeJob& job) -> Reply<PuzzleMake> {
        const Puzzle& p = job.result();
        PuzzleMake::Result r{.kind = p.key.kind,
                             .level = p.key.level,
                             .number = p.key.number,
                             .line = p.line,
                             .ask = PuzzleAsk::of(p.ask),
                             .answer = {},
                             .hardest = puzzle::hardest(p),
                             .steps = static_cast<int>(p.proof.size()),
                             .chain = {},
                             .hints = {}};
        if (!q.sealed) r.answer = PuzzleAnswer::of(p.ask, p.answer);
        if (q.chain) {
            r.chain = p.proof;
            r.hints.emplace();
            for (const std::size_t step : puzzle::hinted_steps(p)) r.hints->push_back(static_cast<int>(step));
        }
        return r;
    });
}

Running<PuzzleCheck> begin(const PuzzleCheck& q, Clock)
{
    return running<PuzzleCheck>(MakeJob(q.key), [q](const MakeJob& job) -> Reply<PuzzleCheck> {
        const auto verdict = puzzle::check(job.result(), q.answer.parts);
        if (verdict) return PuzzleCheck::Result{verdict->right, verdict->contradicts, wrong_parts(job.result(), q)};
        return Unexpected<Problem>(Problem(name(verdict.error()),
                                           "answer must be " + form_of(job.result().ask.kind) + ".", "answer",
                                           verdict.error().at));
    });
}

Running<PuzzleHint> begin(const PuzzleHint& q, Clock)
{
    return running<PuzzleHint>(MakeJob(q.key), [q](const MakeJob& job) -> Reply<PuzzleHint> {
        const auto steps = puzzle::hinted_steps(job.result());
        const auto taken = static_cast<std::size_t>(q.hints);
        if (taken < steps.size())
            return PuzzleHint::Result{job.result().proof[steps[taken]], taken + 1 == steps.size()};
        return Unexpected<Problem>(Problem(
            "out_of_range", "hints must be below " + std::to_string(steps.size()) + ", this puzzle's number of hints.",
            "hints"));
    });
}

Running<PuzzleDay> begin(const PuzzleDay& q, Clock)
{
    const auto day = puzzle::day_of(q.date);
    if (day) return PuzzleDay::Result{{day->begin(), day->end()}};
    const bool early = day.error().kind == puzzle::ErrorKind::too_early;
    return Problem(name(day.error()),
                   early ? "date must not be before " + std::string(puzzle::first_day) + ", the first day of puzzles."
                         : std::string("date must be a day of the calendar, as \"2027-02-14\"."),
                   "date");
}

template struct Door<PuzzleMake>;
template struct Door<PuzzleCheck>;
template struct Door<PuzzleHint>;
template struct Door<PuzzleDay>;
const Family puzzle_commands = list;

} // namespace engine::request
