#include "engine/thirtyone/game.hpp"
#include "engine/base/check.hpp"
#include "engine/base/rng.hpp"

namespace engine::thirtyone {
namespace {

// A stream per ply for the computer's draws; links depend on this number.
constexpr std::uint64_t streams = 2;
constexpr std::uint64_t error_stream = 0;
constexpr std::uint64_t choice_stream = 1;

bool better(const Value& a, const Value& b) { return a.outcome > b.outcome; }

/// A successor's value for the player who moved there.
Value from_other_side(const Value& v)
{
    Value mine;
    mine.outcome = v.outcome == Outcome::draw   ? Outcome::draw
                   : v.outcome == Outcome::loss ? Outcome::win
                                                : Outcome::loss;
    mine.remoteness = v.remoteness;
    return mine;
}

} // namespace

int errors_percent(Player p)
{
    switch (p) {
    case Player::fallible1:
        return 60;
    case Player::fallible2:
        return 30;
    case Player::fallible3:
        return 10;
    case Player::person:
    case Player::perfect:
        return 0;
    }
    return 0;
}

std::optional<Error> problem(const Setup& s)
{
    if (const auto wrong_rules = problem(s.rules)) return wrong_rules;
    if (name(s.a).empty() || name(s.b).empty()) return Error{Error::Kind::unknown_player};
    return std::nullopt;
}

Game Game::start(const Setup& s)
{
    ENGINE_CHECK(!problem(s));
    Game game;
    game.setup = s;
    return game;
}

Expected<Game, Error> Game::after(const Event& e) const
{
    if (const auto kind = refusal(setup.rules, position, e.value)) return wrong(*kind);
    Game next = *this;
    next.position = thirtyone::after(setup.rules, position, e.value);
    next.moves.push_back(e.value);
    return next;
}

Position Game::at(int plies) const
{
    ENGINE_CHECK(plies >= 0 && plies <= moves.size());
    Position p;
    for (int i = 0; i < plies; ++i) p = thirtyone::after(setup.rules, p, moves[i]);
    return p;
}

std::uint8_t opponent_move(const Solution& solution, const Setup& setup, const Position& p)
{
    const Rules& r = setup.rules;
    ENGINE_CHECK(solution.rules() == r && !is_over(r, p));
    const Player player = to_move(p) == Side::a ? setup.a : setup.b;
    const auto stream = [&](std::uint64_t tag) {
        return Rng(setup.seed).fork(static_cast<std::uint64_t>(p.plies) * streams + tag);
    };
    const bool errs = static_cast<int>(stream(error_stream).below(100)) < errors_percent(player);
    Values choice = solution.best_moves(p);
    if (errs && !safe_moves(r, p).empty()) choice = safe_moves(r, p);
    return choice[static_cast<int>(stream(choice_stream).below(static_cast<std::uint64_t>(choice.size())))];
}

std::optional<int> decisive_move(const std::vector<Moment>& history, const Game& game)
{
    const auto winner = game.winner();
    for (int k = game.moves.size(); k-- > 0;) {
        const Side mover = k % 2 == 0 ? Side::a : Side::b;
        if (history[static_cast<std::size_t>(k) + 1].mistake && (!winner || mover != *winner)) return k;
    }
    return std::nullopt;
}

std::vector<Moment> value_history(const Solution& solution, const Game& game)
{
    std::vector<Moment> history;
    for (int k = 0; k <= game.moves.size(); ++k) {
        const Position p = game.at(k);
        Moment m;
        m.value = solution.value(p);
        m.status = status_for_a(p, m.value.outcome);
        if (k > 0) {
            m.instead = history.back().value;
            m.mistake = better(*m.instead, from_other_side(m.value));
        }
        history.push_back(m);
    }
    return history;
}

} // namespace engine::thirtyone
