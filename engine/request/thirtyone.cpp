// thirtyone.solve, thirtyone.position: the 31 game.
#include "engine/request/types/thirtyone.hpp"
#include "engine/request/door.hpp"
#include "engine/thirtyone/solve.hpp"
#include <algorithm>

namespace engine::request {
namespace {

using namespace engine::thirtyone;

/// The winner for a value of +1, 0 or -1 for A.
const char* winner_name(int status) { return status > 0 ? "A" : status < 0 ? "B" : "draw"; }

std::vector<int> list(const auto& values) { return {values.begin(), values.end()}; }

/// A sentence about a refused move.
std::string sentence(Error::Kind kind, const Rules& r, int move)
{
    const std::string which = "moves[" + std::to_string(move) + "]";
    if (kind == Error::Kind::game_over)
        return which + " comes after the end of the game: the sum is beyond the limit or the board is full; leave it "
                       "out.";
    if (kind == Error::Kind::used_up)
        return which + " finds no free square: the board has " + std::to_string(r.rows) +
               " of each value; give another.";
    return which + " must be a whole number from 1 to " + std::to_string(r.max) + ".";
}

ThirtyoneSolve::Result result_of(const Solution& s)
{
    const Position root;
    const Value value = s.value(root);
    const Growth g = growth(s.rules());
    return {.explored_states = s.states().size(),
            .all_encodings = all_encodings(s.rules()),
            .mover_losing_states = s.losing_states(),
            .mover_winning_states = s.winning_states(),
            .drawn_states = s.drawn_states(),
            .winner = winner_name(status_for_a(root, value.outcome)),
            .winning_first_moves = list(s.winning_moves(root)),
            .root_remoteness = value.remoteness,
            .states_by_remoteness = s.by_remoteness(),
            .tree_nodes = g.nodes_with_utterances(),
            .tree_plays = g.plays_with_utterances(),
            .tree_nodes_without_utterances = g.nodes_without(),
            .tree_plays_without_utterances = g.plays_without()};
}

ThirtyonePosition::Result result_of(const Solution& s, const Position& p)
{
    const Rules& r = s.rules();
    const Value value = s.value(p);
    const int status = status_for_a(p, value.outcome);
    return {.sum = p.sum,
            .to_move = to_move(p) == Side::a ? "A" : "B",
            .mover_wins = value.outcome == Outcome::win,
            .status = status,
            .winning_moves = list(s.winning_moves(p)),
            .remoteness = value.remoteness,
            .losing_utterances = list(losing_utterances(r, p)),
            .best_moves = list(s.best_moves(p)),
            .line = list(s.best_line(p)),
            .over = is_over(r, p),
            .winner = is_over(r, p) ? std::optional<std::string>(winner_name(status)) : std::nullopt};
}

constexpr std::array commands{command<ThirtyoneSolve>, command<ThirtyonePosition>};

} // namespace

void Moves31::read(const At& at, const Json& json, std::vector<int>& to) const
{
    if (!json.is_array()) return at.wrong_type("an array of values, [5,4,6]");
    for (const Json& v : json) {
        if (static_cast<int>(to.size()) > max_moves) break; // one value too many is enough for the refusal
        const bool whole = v.is_number_integer() && v.get<double>() >= 1 && v.get<double>() <= max_max;
        to.push_back(whole ? v.get<int>() : 0);
    }
    check(at, to);
}

void Moves31::check(const At& at, const std::vector<int>& moves) const
{
    const auto position = play(rules, moves);
    if (position) return;
    const Error e = position.error();
    at.fail(name(e.kind), sentence(e.kind, rules, e.at), e.at);
}

void Exact31::read(const At& at, const Json& json, Large& to)
{
    if (!json.is_string()) {
        to = Whole{0, UINT64_MAX}.number(at, json);
        return;
    }
    to = 0;
    for (const char c : json.get_ref<const std::string&>())
        if (c >= '0' && c <= '9') to = to * Large(10) + Large(static_cast<std::uint64_t>(c - '0'));
        else return at.wrong_type("a string of digits");
}

Json Exact31::write(const Large& n)
{
    if (n.fits_64() && n.low() <= Count{1} << 53) return n.low();
    return n.digits();
}

Running<ThirtyoneSolve> begin(const ThirtyoneSolve& q, Clock)
{
    return running<ThirtyoneSolve>(SolveJob(q.rules), [](const SolveJob& job) { return result_of(job.result()); });
}

Running<ThirtyonePosition> begin(const ThirtyonePosition& q, Clock)
{
    return running<ThirtyonePosition>(
        SolveJob(q.rules), [p = *play(q.rules, q.moves)](const SolveJob& job) { return result_of(job.result(), p); });
}

template struct Door<ThirtyoneSolve>;
template struct Door<ThirtyonePosition>;
const Family thirtyone_commands = commands;

} // namespace engine::request
