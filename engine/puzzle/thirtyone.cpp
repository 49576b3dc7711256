#include "engine/puzzle/thirtyone.hpp"
#include "engine/puzzle/kinds.hpp"
#include "engine/session/words.hpp"
#include <algorithm>

namespace engine::puzzle {

using namespace engine::thirtyone;

thirtyone::Rules drawn_board(Rng& rng, std::uint32_t most)
{
    for (;;) {
        Rules r;
        r.rows = static_cast<std::uint8_t>(3 + rng.below(4));
        r.max = static_cast<std::uint8_t>(5 + rng.below(5));
        r.limit = static_cast<std::uint8_t>(21 + rng.below(79));
        if (board_total(r) > r.limit && States(r).size() <= most) return r;
    }
}

Solution solved(const Rules& r)
{
    SolveJob job(r);
    while (job.step(Budget{1 << 20}) == Step::more) {}
    return std::move(job).take();
}

std::vector<int> drawn_game(const Rules& r, Rng& rng)
{
    std::vector<int> moves;
    Position p;
    const auto wanted = static_cast<std::int64_t>(r.limit * (30 + rng.below(66)) / 100);
    while (moves.size() < 2 || p.sum < wanted) {
        const Values safe = safe_moves(r, p);
        if (safe.empty()) break;
        const int value = safe[static_cast<int>(rng.index(static_cast<std::size_t>(safe.size())))];
        const Position next = after(r, p, value);
        if (safe_moves(r, next).size() < 2) break;
        moves.push_back(value);
        p = next;
    }
    return moves;
}

bool is_level_of_31(int level, int remoteness, int least)
{
    return level == 1 ? remoteness == least : level == 2 ? remoteness == least + 2 : remoteness >= least + 4;
}

std::string line_of(const Rules& r, const std::vector<int>& moves)
{
    Setup setup;
    setup.rules = r;
    session::Log<Game> log(setup);
    for (const int value : moves) {
        const bool legal = log.push(Move{static_cast<std::uint8_t>(value)}).has_value();
        ENGINE_CHECK(legal);
    }
    return to_line(log);
}

namespace {

std::string value_id(int value) { return "value:" + std::to_string(value); }

/// The opponent's answer to a move, and its remoteness for the opponent.
struct Reply {
    int move = 0, remoteness = 0;
    int reply = 0; // 0: the move is beyond the limit
};

Reply reply_to(const Solution& s, const Position& p, int move)
{
    const Position next = after(s.rules(), p, move);
    if (is_beyond(s.rules(), next)) return {move, 0, 0};
    const Value v = s.value(next);
    return {move, v.remoteness.value_or(0), s.best_moves(next)[0]};
}

/// Best play from here, until the loser is stuck.
std::string line_after(const Solution& s, const Position& p)
{
    std::string line;
    for (const int move : s.best_line(p)) line += (line.empty() ? "" : " ") + std::to_string(move);
    return line;
}

/// For each reply within the limit the line that begins with it.
std::vector<std::string> lines_after(const Solution& s, const Position& p)
{
    std::vector<std::string> all;
    for (const int reply : safe_moves(s.rules(), p)) {
        const std::string rest = line_after(s, after(s.rules(), p, reply));
        all.push_back(std::to_string(reply) + (rest.empty() ? "" : ' ' + rest));
    }
    return all;
}

} // namespace

void tell_31(const Solution& s, const Position& p, int best, bool wins, Puzzle& puzzle)
{
    std::vector<Reply> others;
    for (const auto move : moves(s.rules(), p))
        if (move != best) others.push_back(reply_to(s, p, move));
    std::stable_sort(others.begin(), others.end(),
                     [](const Reply& a, const Reply& b) { return a.remoteness < b.remoteness; });
    for (const Reply& r : others) {
        const std::string move = std::to_string(r.move), reply = std::to_string(r.reply);
        Deduction d{Rule::reply, "", {move}, {}, {value_id(r.move)}, {"loses:" + move}};
        if (r.reply == 0) {
            d.text = "puzzle_31_beyond";
        } else {
            d.text = wins ? "puzzle_31_loses" : "puzzle_31_sooner";
            d.values.push_back(reply);
            d.values.push_back(std::to_string(r.remoteness));
            d.point.push_back(value_id(r.reply));
            d.cases.push_back(line_after(s, after(s.rules(), p, r.move)));
            if (!wins) d.gives = {"loses:" + move + ":" + std::to_string(r.remoteness)};
        }
        puzzle.proof.push_back(std::move(d));
    }
    const std::string move = std::to_string(best);
    const std::string left = std::to_string(reply_to(s, p, best).remoteness);
    puzzle.proof.push_back(Deduction{Rule::win,
                                     wins ? "puzzle_31_wins" : "puzzle_31_longest",
                                     {move, left},
                                     {},
                                     {value_id(best)},
                                     {(wins ? "wins:" : "loses:") + move + ":" + left, "answer:" + move}});
    const Position next = after(s.rules(), p, best);
    auto& lines = puzzle.proof.back().cases;
    if (wins) lines = lines_after(s, next);
    else lines.push_back(line_after(s, next));
}

Expected<Verdict, Error> check_move_of_31(const Puzzle& p, const Answer& answer)
{
    const auto log = from_line(p.line);
    ENGINE_CHECK(log.has_value());
    const Rules& r = log->setup().rules;
    const auto value = answer.size() == 1 ? session::number(answer[0], r.max) : std::nullopt;
    if (!value || *value < 1 || !is_free(r, log->now().position, static_cast<int>(*value)))
        return Unexpected<Error>(Error{ErrorKind::bad_answer});
    if (answer == p.answer) return Verdict{true, {}};
    const Reply reply = reply_to(solved(r), log->now().position, static_cast<int>(*value));
    return Verdict{false, {reply.reply == 0 ? value_id(reply.move) : value_id(reply.reply)}};
}

} // namespace engine::puzzle
