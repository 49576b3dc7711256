// thirtyone.solve, thirtyone.position: the 31 game.
#include "engine/request/board_fields.hpp"
#include "engine/request/commands.hpp"
#include "engine/thirtyone/growth.hpp"
#include "engine/thirtyone/solve.hpp"
#include <algorithm>

namespace engine::request {
namespace {

using namespace engine::thirtyone;

Json list(const Values& values)
{
    Json json = Json::array();
    for (const auto v : values) json.push_back(v);
    return json;
}
Json or_null(const std::optional<std::uint8_t>& n) { return n ? Json(*n) : Json(nullptr); }

/// The winner for a value of +1, 0 or -1 for A.
const char* winner_name(int status) { return status > 0 ? "A" : status < 0 ? "B" : "draw"; }

/// A JSON number up to 2^53, a string of digits beyond.
Json to_json(const Large& n)
{
    if (n.fits_64() && n.low() <= Count{1} << 53) return n.low();
    return n.digits();
}

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

std::string tell_solution(const Solution& s)
{
    const Position root;
    const Value value = s.value(root);
    const Growth g = growth(s.rules());
    return ok_line({{"explored_states", s.states().size()},
                    {"all_encodings", all_encodings(s.rules())},
                    {"mover_losing_states", s.losing_states()},
                    {"mover_winning_states", s.winning_states()},
                    {"drawn_states", s.drawn_states()},
                    {"winner", winner_name(status_for_a(root, value.outcome))},
                    {"winning_first_moves", list(s.winning_moves(root))},
                    {"root_remoteness", or_null(value.remoteness)},
                    {"states_by_remoteness", s.by_remoteness()},
                    {"tree_nodes", to_json(g.nodes_with_utterances())},
                    {"tree_plays", to_json(g.plays_with_utterances())},
                    {"tree_nodes_without_utterances", to_json(g.nodes_without())},
                    {"tree_plays_without_utterances", to_json(g.plays_without())}});
}

std::string tell_position(const Solution& s, const Position& p)
{
    const Rules& r = s.rules();
    const Value value = s.value(p);
    Json json = {{"sum", p.sum},
                 {"to_move", to_move(p) == Side::a ? "A" : "B"},
                 {"mover_wins", value.outcome == Outcome::win},
                 {"status", status_for_a(p, value.outcome)},
                 {"winning_moves", list(s.winning_moves(p))},
                 {"remoteness", or_null(value.remoteness)},
                 {"losing_utterances", list(losing_utterances(r, p))},
                 {"best_moves", list(s.best_moves(p))},
                 {"line", s.best_line(p)},
                 {"over", is_over(r, p)}};
    if (is_over(r, p)) json["winner"] = winner_name(status_for_a(p, value.outcome));
    return ok_line(json);
}

Started thirtyone_solve(Reader& in, Clock)
{
    const Rules r = read_thirtyone_rules(in);
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    return work(SolveJob(r), [](const SolveJob& job) { return tell_solution(job.result()); });
}

Started thirtyone_position(Reader& in, Clock)
{
    const Rules r = read_thirtyone_rules(in);
    const Position p = read_thirtyone_moves(in, r);
    if (auto problem = in.finish()) return Unexpected<Problem>(*problem);
    return work(SolveJob(r), [p](const SolveJob& job) { return tell_position(job.result(), p); });
}

constexpr std::array commands{
    Command{"thirtyone.solve", thirtyone_solve},
    Command{"thirtyone.position", thirtyone_position},
};

} // namespace

thirtyone::Rules read_thirtyone_rules(Reader& in)
{
    Rules r;
    r.rows = static_cast<std::uint8_t>(in.number("rows", r.rows, min_rows, max_rows));
    r.max = static_cast<std::uint8_t>(in.number("max", r.max, min_max, max_max));
    r.limit = static_cast<std::uint8_t>(in.number("limit", r.limit, min_limit, max_limit));
    const std::string full = in.word("full_board", name(FullBoard::mover_loses));
    if (full == name(FullBoard::draw)) r.full_board = FullBoard::draw;
    else if (full != name(FullBoard::mover_loses))
        in.fail({"unknown_full_board",
                 "full_board cannot be " + in_quotes(full) +
                     "; give mover_loses (whoever finds the board full loses) "
                     "or draw.",
                 "full_board"});
    return r;
}

thirtyone::Position read_thirtyone_moves(Reader& in, const thirtyone::Rules& r)
{
    const Json* field = in.find("moves");
    if (field == nullptr || in.failed()) return {};
    if (!field->is_array()) {
        in.fail({"wrong_type", "moves must be an array of values, [5,4,6].", "moves"});
        return {};
    }
    std::vector<int> values;
    for (const Json& v : *field) {
        if (static_cast<int>(values.size()) > max_moves) break; // one value too many is enough for the refusal
        const bool whole = v.is_number_integer() && v.get<double>() >= 1 && v.get<double>() <= max_max;
        values.push_back(whole ? v.get<int>() : 0);
    }
    const auto position = play(r, values);
    if (position) return *position;
    const Error e = position.error();
    in.fail({name(e.kind), sentence(e.kind, r, e.at), "moves", e.at});
    return {};
}

const Family thirtyone_commands = commands;

} // namespace engine::request
