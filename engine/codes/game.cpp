#include "engine/codes/game.hpp"
#include "engine/base/check.hpp"

namespace engine::codes {
namespace {

using Kind = Error::Kind;
constexpr std::uint64_t secret_stream = 1; // links depend on this number

Game::Status status_of(const Game& g)
{
    for (auto row = g.rows.rbegin(); row != g.rows.rend(); ++row) {
        if (!row->answer || row->ignored) continue;
        if (*row->answer == all_black(g.setup.rules)) return Game::Status::won;
        break;
    }
    const bool used_up = static_cast<int>(g.rows.size()) >= g.setup.max_guesses && !g.waits_for_answer();
    return used_up && g.setup.role != Role::assistant ? Game::Status::lost : Game::Status::playing;
}

/// Applies an event to `next` (a copy of the game before), or returns the error.
struct Apply {
    Game& next;

    std::optional<Error> operator()(const Guess& e) const
    {
        if (next.status != Game::Status::playing) return Error{Kind::game_over};
        if (!legal(next.setup.rules, e.code)) return Error{Kind::bad_symbol};
        if (next.waits_for_answer()) return Error{Kind::not_answered, static_cast<int>(next.rows.size()) - 1};
        if (static_cast<int>(next.rows.size()) >= max_guesses_limit)
            return Error{Kind::too_many_rows, max_guesses_limit};
        Row row{.guess = e.code, .answer = std::nullopt};
        if (next.setup.role == Role::guesser) row.answer = feedback(next.setup.rules, e.code, *next.secret);
        next.rows.push_back(row);
        return std::nullopt;
    }
    std::optional<Error> operator()(const Answer& e) const
    {
        if (next.setup.role == Role::guesser) return Error{Kind::wrong_role};
        if (next.status != Game::Status::playing) return Error{Kind::game_over};
        if (!next.waits_for_answer()) return Error{Kind::already_answered};
        return set_answer(static_cast<int>(next.rows.size()) - 1, e.feedback);
    }
    std::optional<Error> operator()(const Amend& e) const
    {
        if (auto refused = row_can_change(e.row)) return refused;
        if (!legal(next.setup.rules, e.code)) return Error{Kind::bad_symbol};
        Row& row = next.rows[e.row];
        if (next.setup.role == Role::keeper && row.guess != e.code) return Error{Kind::guess_is_fixed, e.row};
        row.guess = e.code;
        row.amended = true;
        return set_answer(e.row, e.answer);
    }
    std::optional<Error> operator()(const Ignore& e) const
    {
        if (auto refused = row_can_change(e.row)) return refused;
        if (!next.rows[e.row].answer) return Error{Kind::not_answered, e.row};
        next.rows[e.row].ignored = e.on;
        return std::nullopt;
    }
    std::optional<Error> operator()(const Secret& e) const
    {
        if (next.setup.role != Role::keeper) return Error{Kind::wrong_role};
        if (!legal(next.setup.rules, e.code)) return Error{Kind::bad_symbol};
        next.secret = e.code;
        return std::nullopt;
    }
    std::optional<Error> operator()(const GiveUp&) const
    {
        if (next.status != Game::Status::playing) return Error{Kind::game_over};
        next.status = Game::Status::gave_up;
        return std::nullopt;
    }

private:
    std::optional<Error> row_can_change(int row) const
    {
        if (next.setup.role == Role::guesser) return Error{Kind::wrong_role};
        if (next.status == Game::Status::gave_up) return Error{Kind::game_over};
        if (row < 0 || row >= static_cast<int>(next.rows.size())) return Error{Kind::row_out_of_range, row};
        return std::nullopt;
    }
    std::optional<Error> set_answer(int row, Feedback f) const
    {
        if (!possible(next.setup.rules, f)) return Error{Kind::impossible_answer};
        const auto truth = next.truth(row);
        if (truth && *truth != f) return Error{Kind::false_answer, row};
        next.rows[row].answer = f;
        return std::nullopt;
    }
};

} // namespace

std::optional<Error> problem(const Setup& s)
{
    const Rules& r = s.rules;
    if (r.positions < min_positions || r.positions > max_positions) return Error{Kind::positions_out_of_range};
    if (r.symbols < min_symbols || r.symbols > max_symbols) return Error{Kind::symbols_out_of_range};
    if (!legal(r)) return Error{Kind::too_few_symbols};
    if (s.max_guesses < 1 || s.max_guesses > max_guesses_limit) return Error{Kind::guesses_out_of_range};
    if (s.friend_guesses > max_guesses_limit) return Error{Kind::guesses_out_of_range};
    if (name(s.role).empty()) return Error{Kind::unknown_role};
    if (name(s.face).empty()) return Error{Kind::unknown_face};
    if (codes::name(s.strategy).empty()) return Error{Kind::unknown_strategy};
    return std::nullopt;
}

Game Game::start(const Setup& s)
{
    ENGINE_CHECK(!problem(s));
    Game game;
    game.setup = s;
    if (s.role == Role::guesser) {
        Rng draw = Rng(s.seed).fork(secret_stream);
        game.secret = random_code(s.rules, draw);
    }
    return game;
}

Expected<Game, Error> Game::after(const Event& e) const
{
    if (events >= max_events) return wrong(Kind::too_many_events, max_events);
    Game next = *this;
    if (const auto refused = std::visit(Apply{next}, e)) return Unexpected<Error>(*refused);
    if (next.status != Status::gave_up) next.status = status_of(next);
    ++next.events;
    return next;
}

std::optional<Feedback> Game::truth(int row) const
{
    ENGINE_CHECK(row >= 0 && row < static_cast<int>(rows.size()));
    if (!secret) return std::nullopt;
    return feedback(setup.rules, rows[row].guess, *secret);
}

bool Game::is_false(int row) const
{
    const auto true_answer = truth(row);
    return true_answer && rows[row].answer && *rows[row].answer != *true_answer;
}

} // namespace engine::codes
