#include "shell/betting/phrases.hpp"
#include "shell/kit/fractions.hpp"

namespace shell::betting {

using engine::Fraction;
using engine::betting::Card;
using engine::betting::Human;
using Phase = engine::betting::Game::Phase;

std::string card_in_words(const Say& say, Card c)
{
    return say(c == Card::ace ? Text::betting_card_ace : Text::betting_card_king);
}

std::string bet_text(const engine::betting::Rules& r, int bet) { return std::to_string(r.bets[bet]); }

std::string other_games_in_words(const Say& say, std::optional<engine::betting::Variant> here, bool of_file)
{
    using engine::betting::Variant;
    std::string games;
    const auto add = [&](const std::string& name) { games += (games.empty() ? "" : ", ") + name; };
    if (here || of_file) add("A/K");
    if (here != Variant::one_card) add(say(Text::variant_other_one_card));
    if (here != Variant::kuhn) add(say(Text::variant_other_kuhn));
    if (of_file) add(say(Text::variant_other_files));
    return say(Text::variant_other_games, games);
}

std::string gain_text(int n) { return n > 0 ? "+" + std::to_string(n) : n < 0 ? "−" + std::to_string(-n) : "0"; }

std::string prompt_in_words(const Say& say, const View& v)
{
    const auto& g = v.game();
    const bool both = v.setup().human == Human::both;
    switch (g.phase) {
    case Phase::bet:
        return say(both ? Text::betting_turn_max : Text::betting_ask_bet);
    case Phase::reply:
        return say(both ? Text::betting_turn_min : Text::betting_ask_reply, bet_text(v.rules(), *g.round().bet));
    case Phase::shown:
        return say(Text::betting_round_over);
    case Phase::over:
        break;
    }
    return say(Text::betting_game_over);
}

std::string cards_in_words(const Say& say, const engine::betting::Game& g)
{
    const auto card = [&](const char* whose, Card c) {
        return ' ' + say(Text::betting_card_of, whose, card_in_words(say, c)) + '.';
    };
    const auto& deal = g.round().deal;
    return (g.is_open(Human::max) ? card("MAX", deal.max) : "") + (g.is_open(Human::min) ? card("MIN", deal.min) : "");
}

std::string round_in_words(const Say& say, const View& v, const engine::betting::Round& r)
{
    const std::string bet = bet_text(v.rules(), r.bet.value_or(0));
    std::string out =
        r.reply == engine::betting::Reply::fold
            ? say(Text::betting_folded, bet)
            : say(Text::betting_called, bet,
                  say(Text::betting_against, card_in_words(say, r.deal.max), card_in_words(say, r.deal.min)));
    const int gain = v.mine(r.payoff);
    const bool both = v.setup().human == Human::both;
    out += " ";
    if (gain == 0) return out + say(Text::betting_even);
    if (gain > 0) return out + say(both ? Text::betting_max_wins : Text::betting_you_win, say.count(gain));
    return out + say(both ? Text::betting_max_loses : Text::betting_you_lose, say.count(-gain));
}

std::string range_in_words(const Say& say, const engine::betting::Range& r)
{
    if (r.is_fixed()) return {};
    const bool from_0 = r.least.sign() == 0, to_1 = r.most == Fraction(1);
    if (to_1 && !from_0) return "≥ " + written(r.least);
    if (from_0 && !to_1) return "≤ " + written(r.most);
    return say(Text::betting_between, written(r.least), written(r.most));
}

std::string set_in_words(const Say& say, const View& v, int set)
{
    if (set < 2)
        return say(Text::betting_set_max, std::to_string(set + 1),
                   card_in_words(say, engine::betting::cards[static_cast<std::size_t>(set)]));
    const int bets = v.rules().bets.size(), card = (set - 2) / bets;
    return std::to_string(set + 1) + ": " +
           say(Text::betting_set_min, card_in_words(say, engine::betting::cards[static_cast<std::size_t>(card)]),
               bet_text(v.rules(), (set - 2) % bets));
}

std::string betting_error_in_words(const Say& say, const engine::betting::Error& e)
{
    using Kind = engine::betting::Error::Kind;
    if (e.kind == Kind::repeated_bet) return say(Text::betting_error_repeated);
    if (e.kind == Kind::bets_out_of_range || e.kind == Kind::syntax) return say(Text::betting_error_bets);
    if (e.kind == Kind::game_over) return say(Text::error_game_over);
    return say(Text::error_refused);
}

std::vector<StrategyGroup> strategy_groups(const Say& say, const View& v)
{
    const auto& s = v.solution(v.ui().view);
    std::vector<StrategyGroup> out;
    if (v.hidden_view()) {
        for (const int card : {0, 1}) { // any deal in which the player holds the card
            const auto& play = s.deals[static_cast<std::size_t>(card * 2 + 1 - card)]; // AK, KA: always possible
            out.push_back({say(Text::betting_max_with,
                               card_in_words(say, engine::betting::cards[static_cast<std::size_t>(card)])),
                           true, &play.bet, &play.bet_ranges});
        }
        for (const int card : {0, 1}) {
            const auto& play = s.deals[static_cast<std::size_t>(2 - card)]; // KA, AK
            out.push_back({say(Text::betting_min_with,
                               card_in_words(say, engine::betting::cards[static_cast<std::size_t>(card)])),
                           false, &play.call, &play.call_ranges});
        }
        return out;
    }
    for (std::size_t i = 0; i < engine::betting::deals.size(); ++i) {
        const auto& deal = engine::betting::deals[i];
        if (engine::betting::probability(v.rules().deck, deal).sign() == 0) continue;
        const auto& play = s.deals[i];
        const std::string name = engine::betting::to_text(deal);
        out.push_back({say(Text::betting_max_deal, name, written(play.value)), true, &play.bet, &play.bet_ranges});
        out.push_back({say(Text::betting_min_deal, name), false, &play.call, &play.call_ranges});
    }
    return out;
}

} // namespace shell::betting
