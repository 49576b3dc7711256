#include "engine/matrix/game.hpp"

namespace engine::matrix {
namespace {

constexpr std::uint64_t choices_stream = 1; // links depend on this number; forked once more for each round

} // namespace

std::optional<Error> problem(const Setup& s)
{
    if (name(s.human).empty()) return Error{Error::Kind::unknown_side};
    if (const auto bad = problem(s.matrix)) return bad;
    if (to_word(s.matrix).size() > max_word_length) return Error{Error::Kind::too_long, max_word_length};
    return std::nullopt;
}

Game Game::start(const Setup& s)
{
    ENGINE_CHECK(!problem(s));
    return {s, std::make_shared<const Solution>(solve(s.matrix)), {}, {}};
}

Expected<Game, Error> Game::after(const Event& e) const
{
    if (static_cast<int>(rounds.size()) >= max_events) return wrong(Error::Kind::too_many_events, max_events);
    if (e.choice < 0 || e.choice >= setup.matrix.choices(setup.human))
        return wrong(Error::Kind::choice_out_of_range, e.choice);
    const bool is_row = setup.human == Side::row;
    Rng rng = Rng(setup.seed).fork(choices_stream).fork(rounds.size());
    const int drawn = draw(is_row ? solution->column : solution->row, rng);
    Game next = *this;
    next.rounds.push_back({is_row ? e.choice : drawn, is_row ? drawn : e.choice});
    next.total += setup.matrix.at(next.rounds.back().row, next.rounds.back().column);
    return next;
}

std::vector<int> Game::counts(Side side) const
{
    std::vector<int> n(setup.matrix.choices(side));
    for (const Round& r : rounds) ++n[side == Side::row ? r.row : r.column];
    return n;
}

std::optional<Fraction> Game::deserved() const
{
    if (rounds.empty()) return std::nullopt;
    const bool is_row = setup.human == Side::row;
    const auto payoffs =
        is_row ? row_payoffs(setup.matrix, solution->column) : column_payoffs(setup.matrix, solution->row);
    Fraction sum;
    for (const Round& r : rounds) sum += payoffs[is_row ? r.row : r.column];
    return sum / static_cast<std::int64_t>(rounds.size());
}

} // namespace engine::matrix
