// caught: twenty rounds of the A/K game against an opponent with fixed habits; the best bet against them now.
#include "engine/betting/game.hpp"
#include "engine/puzzle/kinds.hpp"
#include <algorithm>

namespace engine::puzzle {
namespace {

using namespace engine::betting;

constexpr int rounds_shown = 20;
constexpr int least_of_a_bet = 4; // rounds

/// MAX's gains with a card by one bet, if the opponent replies as in the rounds shown.
struct Gains {
    int folds = 0, aces = 0, kings = 0; // replies; calls show MIN's card
    int rounds() const { return folds + aces + kings; }
    Rational mean(Card card, int bet) const
    {
        const int total = folds * payoff_of_fold() + aces * payoff_of_call({card, Card::ace}, bet) +
                          kings * payoff_of_call({card, Card::king}, bet);
        return *Rational::of(total, rounds());
    }
    /// The figures of the mean, as its sentence names them.
    std::vector<std::string> figures(Card card, int bet) const
    {
        const auto text = [](int n) { return std::to_string(n); };
        return {text(bet),
                text(folds),
                text(aces),
                text(kings),
                text(payoff_of_fold()),
                text(payoff_of_call({card, Card::ace}, bet)),
                text(payoff_of_call({card, Card::king}, bet)),
                text(rounds()),
                to_text(mean(card, bet))};
    }
};

std::vector<Gains> gains_in(const Game& g)
{
    std::vector<Gains> all(static_cast<std::size_t>(g.setup.rules.bets.size()));
    for (const Round& round : g.rounds) {
        if (!round.reply) continue;
        Gains& gains = all[static_cast<std::size_t>(*round.bet)];
        if (*round.reply == Reply::fold) ++gains.folds;
        else ++(round.deal.min == Card::ace ? gains.aces : gains.kings);
    }
    return all;
}

/// The lead of the best bet over the second, in antes: level 1 at least 1, 2 at least 1/3, 3 less. The further the other
/// plays from equilibrium, the larger it is: at equilibrium no bet of a mixture leads.
bool is_level(int level, const Rational& lead)
{
    const Rational third = *Rational::of(1, 3);
    return level == 1 ? lead >= Rational(1) : level == 2 ? lead >= third && lead < Rational(1) : lead < third;
}

session::Log<Game> drawn_rounds(Rng& rng)
{
    Setup setup;
    setup.rules = {};
    const auto bets = 2 + rng.below(2);
    std::int16_t bet = 0;
    for (std::uint64_t i = 0; i < bets; ++i) {
        bet = static_cast<std::int16_t>(bet + 1 + static_cast<std::int16_t>(rng.below(3)));
        setup.rules.bets.push_back(bet);
    }
    setup.human = Human::both; // so that the opponent need not play well
    setup.rounds = rounds_shown + 1;
    setup.seed = rng.below(1'000'000'000);
    // Quarters of calls after a bet, with an ace and with a king.
    std::array<std::array<std::uint64_t, 2>, max_bets> calls{};
    for (auto& of_bet : calls) {
        of_bet[0] = 2 + rng.below(3);
        of_bet[1] = rng.below(5);
    }
    session::Log<Game> log(setup);
    const auto push = [&](const Event& e) {
        const bool legal = log.push(e).has_value();
        ENGINE_CHECK(legal);
    };
    for (int round = 0; round < rounds_shown; ++round) {
        const auto chosen = rng.index(static_cast<std::size_t>(bets));
        push(Bet{static_cast<int>(chosen)});
        const bool ace = log.now().round().deal.min == Card::ace;
        if (rng.below(4) < calls[chosen][ace ? 0 : 1]) push(Call{});
        else push(Fold{});
        push(Next{});
    }
    return log;
}

std::string bet_id(std::size_t bet) { return "bet:" + std::to_string(bet); }

} // namespace

bool try_caught(int level, Rng& rng, Puzzle& p)
{
    const session::Log<Game> log = drawn_rounds(rng);
    const Card card = log.now().round().deal.max;
    const std::vector<Gains> gains = gains_in(log.now());
    struct Mean {
        std::size_t bet;
        Rational mean;
    };
    std::vector<Mean> means;
    for (std::size_t bet = 0; bet < gains.size(); ++bet) {
        if (gains[bet].rounds() < least_of_a_bet) return false;
        means.push_back({bet, gains[bet].mean(card, log.setup().rules.bets[static_cast<int>(bet)])});
    }
    std::stable_sort(means.begin(), means.end(), [](const Mean& a, const Mean& b) { return a.mean < b.mean; });
    const Mean best = means.back();
    const auto lead = sub(best.mean, means[means.size() - 2].mean);
    if (!lead || lead->sign() == 0 || !is_level(level, *lead)) return false;
    const auto size_of = [&](std::size_t bet) { return log.setup().rules.bets[static_cast<int>(bet)]; };
    Deduction end{Rule::mean, "puzzle_caught_best", {std::to_string(size_of(best.bet))}, {}, {bet_id(best.bet)}, {}};
    for (const Mean& m : means) {
        p.proof.push_back(Deduction{Rule::mean,
                                    "puzzle_caught_mean",
                                    gains[m.bet].figures(card, size_of(m.bet)),
                                    {},
                                    {bet_id(m.bet)},
                                    {"mean:" + std::to_string(m.bet) + ':' + to_text(m.mean)}});
        end.cases.push_back(std::to_string(size_of(m.bet)) + ' ' + to_text(m.mean));
        p.ask.options.push_back(bet_id(p.ask.options.size()));
    }
    end.gives.push_back("answer:" + bet_id(best.bet));
    p.proof.push_back(std::move(end));
    p.ask.kind = AskKind::choice;
    p.ask.about = letter(card);
    p.answer = {bet_id(best.bet)};
    p.line = to_line(log);
    return true;
}

Expected<Verdict, Error> check_caught(const Puzzle& p, const Answer& answer)
{
    if (option_of(p, answer) < 0) return wrong(ErrorKind::bad_answer);
    if (answer == p.answer) return Verdict{true, {}};
    return Verdict{false, answer}; // its mean is smaller than another's
}

} // namespace engine::puzzle
