#include "engine/matrix/game.hpp"
#include "engine/base/characters.hpp"
#include "engine/session/names.hpp"
#include <algorithm>

namespace engine::matrix {
namespace {

constexpr std::uint64_t choices_stream = 1; // links depend on this number; forked once more for each round

bool is_printed(std::string_view name)
{
    std::size_t i = 0;
    while (i < name.size()) {
        const auto c = static_cast<unsigned char>(name[i]);
        const std::size_t size = character_at(name, i);
        if (size == 0 || c < 0x20 || c == 0x7f) return false;
        i += size;
    }
    return i > 0;
}

} // namespace

std::string names_word(const Setup& s)
{
    if (s.names[0].empty() && s.names[1].empty()) return {};
    std::string word = "=";
    for (const Side side : {Side::row, Side::column}) {
        if (side == Side::column) word += ';';
        const auto& all = s.names_of(side);
        for (std::size_t i = 0; i < all.size(); ++i) word += (i > 0 ? "," : "") + session::escaped(all[i]);
    }
    return word;
}

std::string heading_word(const Setup& s)
{
    if (s.title.empty() && s.players[0].empty() && s.players[1].empty()) return {};
    return "@" + session::escaped(s.title) + ';' + session::escaped(s.players[0]) + ',' +
           session::escaped(s.players[1]);
}

std::optional<Error> problem(const Setup& s)
{
    if (name(s.human).empty()) return Error{Error::Kind::unknown_side};
    if (const auto bad = problem(s.matrix)) return bad;
    const std::string names = names_word(s), heading = heading_word(s);
    if (to_word(s.matrix).size() + names.size() + heading.size() > max_word_length)
        return Error{Error::Kind::too_long, max_word_length};
    const bool no_players = s.players[0].empty() && s.players[1].empty();
    if ((!s.title.empty() && !is_printed(s.title)) ||
        (!no_players && !(is_printed(s.players[0]) && is_printed(s.players[1]))))
        return Error{Error::Kind::syntax};
    if (names.empty()) return std::nullopt;
    for (const Side side : {Side::row, Side::column}) {
        const auto& all = s.names_of(side);
        if (static_cast<int>(all.size()) != s.matrix.choices(side) || !std::all_of(all.begin(), all.end(), is_printed))
            return Error{Error::Kind::syntax};
    }
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
