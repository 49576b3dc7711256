#include "engine/codes/duel.hpp"
#include "engine/base/check.hpp"
#include "engine/codes/guesses.hpp"
#include "engine/codes/strategies/choose.hpp"
#include <algorithm>

namespace engine::codes {
namespace {

using Kind = Error::Kind;

// Links depend on these numbers.
constexpr std::uint64_t duel_secret = 11, duel_guesses = 12;
constexpr int forgotten = 2; // answers, by the easy level

/// A first guess of the usual form, with drawn symbols in drawn places: all of them divide the codes alike.
Code drawn_start(const Rules& r, Rng& rng)
{
    std::array<std::uint8_t, max_symbols> names{};
    for (std::uint8_t i = 0; i < r.symbols; ++i) names[i] = i;
    rng.shuffle(std::span(names.data(), r.symbols));
    Code code = spread_guess(r);
    const std::span held(code.symbol.data(), r.positions);
    for (auto& symbol : held) symbol = names[symbol];
    rng.shuffle(held);
    return code;
}

/// Checks the event and applies it to `next`, a copy of the duel before.
struct ApplyToDuel {
    Duel& next;

    std::optional<Error> operator()(const Secret& e) const
    {
        if (next.status != Duel::Status::hiding) return Error{Kind::secret_is_set};
        if (!legal(next.setup.rules, e.code)) return Error{Kind::bad_symbol};
        next.secrets[next.mover()] = e.code;
        if (next.secrets[0] && next.secrets[1]) next.status = Duel::Status::playing;
        return std::nullopt;
    }
    std::optional<Error> operator()(const Guess& e) const
    {
        if (next.status == Duel::Status::hiding) return Error{Kind::no_secret};
        if (!legal(next.setup.rules, e.code)) return Error{Kind::bad_symbol};
        try_code(e.code);
        if (next.against_computer()) try_code(rival_guess(next.setup, next.rows[1]));
        return std::nullopt;
    }
    std::optional<Error> operator()(const GiveUp&) const
    {
        if (next.status == Duel::Status::hiding) return Error{Kind::no_secret};
        next.status = next.mover() == 0 ? Duel::Status::b_won : Duel::Status::a_won;
        next.gave_up = true;
        return std::nullopt;
    }

private:
    void try_code(const Code& code) const
    {
        const int side = next.mover();
        next.rows[side].push_back({code, feedback(next.setup.rules, code, *next.secrets[1 - side])});
        if (next.rows[0].size() != next.rows[1].size()) return; // B still has its guess of this turn
        const bool a = next.found(0), b = next.found(1);
        if (a != b) next.status = a ? Duel::Status::a_won : Duel::Status::b_won;
        else if (a || static_cast<int>(next.rows[0].size()) == max_duel_turns) next.status = Duel::Status::drawn;
    }
};

} // namespace

std::optional<Error> problem(const DuelSetup& s)
{
    if (const auto bad = problem(codes::Setup{.rules = s.rules, .face = s.face})) return bad;
    if (s.rules.positions > max_duel_positions || code_count(s.rules) > max_duel_codes)
        return Error{Kind::board_too_large};
    if (name(s.rival).empty()) return Error{Kind::unknown_rival};
    return std::nullopt;
}

Duel Duel::start(const Setup& s)
{
    ENGINE_CHECK(!problem(s));
    Duel duel;
    duel.setup = s;
    if (duel.against_computer()) {
        Rng rng = Rng(s.seed).fork(duel_secret);
        duel.secrets[1] = random_code(s.rules, rng);
    }
    return duel;
}

Expected<Duel, Error> Duel::after(const Event& e) const
{
    if (over()) return wrong(Kind::game_over);
    Duel next = *this;
    if (const auto refused = std::visit(ApplyToDuel{next}, e)) return Unexpected<Error>(*refused);
    return next;
}

int Duel::mover() const
{
    if (over()) return -1;
    if (status == Status::hiding) return secrets[0] ? 1 : 0;
    return rows[0].size() > rows[1].size() ? 1 : 0;
}

int Duel::turn() const
{
    const auto played = static_cast<int>(std::max(rows[0].size(), rows[1].size()));
    return over() || rows[0].size() > rows[1].size() ? std::max(played, 1) : played + 1;
}

bool Duel::found(int side) const { return !rows[side].empty() && rows[side].back().answer == all_black(setup.rules); }

Code rival_guess(const DuelSetup& s, std::span<const Clue> rows)
{
    Rng rng = Rng(s.seed).fork(duel_guesses).fork(rows.size());
    if (rows.empty()) return drawn_start(s.rules, rng);
    std::vector<Clue> recalled(rows.begin(), rows.end());
    for (int i = 0; s.rival == Rival::easy && i < forgotten && recalled.size() > 1; ++i)
        recalled.erase(recalled.begin() + static_cast<std::ptrdiff_t>(rng.index(recalled.size())));
    const StrategyKind kind = s.rival == Rival::hard ? StrategyKind::entropy : StrategyKind::consistent;
    return run(ChooseJob(s.rules, std::move(recalled), {kind, {}}, rng.next())).guess;
}

} // namespace engine::codes
