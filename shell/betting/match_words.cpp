#include "shell/betting/match_words.hpp"
#include "shell/betting/phrases.hpp"
#include "shell/kit/fractions.hpp"

namespace shell::betting {

using engine::betting::Human;
using engine::betting::MatchRound;
using engine::betting::Variant;
using engine::betting::VariantRules;

std::string card_in_words(const Say& say, char letter)
{
    switch (letter) {
    case 'A':
        return say(Text::betting_card_ace);
    case 'K':
        return say(Text::variant_card_king);
    case 'Q':
        return say(Text::variant_card_queen);
    case 'J':
        return say(Text::variant_card_jack);
    case 'T':
        return say(Text::variant_card_ten);
    default:
        return say(Text::variant_card_nine);
    }
}

std::string variant_in_words(const Say& say, const VariantRules& r)
{
    if (r.variant == Variant::one_card) return say(Text::variant_one_card);
    return say(r.ranks == std::vector<int>{1, 1, 1} ? Text::variant_kuhn : Text::variant_own_deck);
}

std::string action_in_words(const Say& say, const MatchView& v, const engine::extensive::Set& set, int action)
{
    const std::string& name = set.actions[static_cast<std::size_t>(action)];
    if (name == "bet") return say(Text::betting_bet_n, std::to_string(v.setup().rules.bets[0]));
    if (name == "check") return say(Text::variant_check);
    if (name == "call") return say(Text::betting_call);
    return say(set.actions[0] == "bet" ? Text::variant_give_up : Text::betting_fold);
}

std::string move_in_words(const Say& say, const MatchView& v, const engine::extensive::Set& set, int action)
{
    const std::string& name = set.actions[static_cast<std::size_t>(action)];
    if (name == "bet") return say(Text::betting_bets, std::to_string(v.setup().rules.bets[0]));
    if (name == "check") return say(Text::variant_checks);
    if (name == "call") return say(Text::betting_calls);
    return say(set.actions[0] == "bet" ? Text::variant_gives_up : Text::betting_folds);
}

std::string moves_in_words(const Say& say, const MatchView& v, const MatchRound& round)
{
    std::string out;
    const auto& tree = v.book().tree;
    for (std::size_t i = 0; i + 1 < round.path.size(); ++i) {
        const auto& set = tree.sets[static_cast<std::size_t>(tree.nodes[static_cast<std::size_t>(round.path[i])].set)];
        const auto& next = tree.nodes[static_cast<std::size_t>(round.path[i + 1])];
        out += (out.empty() ? "" : ", ") +
               say(Text::variant_does, set.player == 0 ? "MAX" : "MIN", move_in_words(say, v, set, next.action));
    }
    return out;
}

std::string prompt_in_words(const Say& say, const MatchView& v)
{
    const auto& g = v.game();
    if (g.over()) return say(Text::betting_game_over);
    if (g.shown()) return say(Text::betting_round_over);
    const std::string moves = moves_in_words(say, v, g.round()), who = g.mover() == 0 ? "MAX" : "MIN";
    if (v.setup().human == Human::both)
        return moves.empty() ? say(Text::variant_turn_first, who) : say(Text::variant_turn, who, moves);
    return moves.empty() ? say(Text::variant_ask_first) : say(Text::variant_ask_reply, moves);
}

std::string balance_in_words(const Say& say, const MatchView& v)
{
    return say(v.setup().human == Human::both ? Text::betting_capital_max_is : Text::betting_capital_is,
               gain_text(v.mine(v.game().capital)));
}

char card_of(const MatchView& v, int deal, int player)
{
    const std::string& name = v.book().deal(deal);
    return static_cast<std::size_t>(player) < name.size() ? name[static_cast<std::size_t>(player)] : '\0';
}

std::string match_cards_in_words(const Say& say, const MatchView& v)
{
    const auto& g = v.game();
    const int now = static_cast<int>(g.rounds.size()) - 1;
    std::string out;
    for (const int player : {0, 1})
        if (const char card = card_of(v, g.round().deal, player); card && g.is_open(now, player))
            out += ' ' + say(Text::betting_card_of, player == 0 ? "MAX" : "MIN", card_in_words(say, card)) + '.';
    return out;
}

std::string match_round_in_words(const Say& say, const MatchView& v)
{
    const auto& g = v.game();
    const int now = static_cast<int>(g.rounds.size()) - 1;
    const std::string moves = moves_in_words(say, v, g.round());
    const char max = card_of(v, g.round().deal, 0), min = card_of(v, g.round().deal, 1);
    std::string out = say(Text::variant_ended, moves);
    if (g.is_open(now, 0) && g.is_open(now, 1))
        out = say(Text::variant_shown, moves,
                  min ? say(Text::betting_against, card_in_words(say, max), card_in_words(say, min))
                      : say(Text::variant_has, "MAX", card_in_words(say, max)));
    const int gain = v.mine(g.round().payoff.value_or(0));
    const bool both = v.setup().human == Human::both;
    if (gain == 0) return out + " " + say(Text::betting_even);
    if (gain > 0) return out + " " + say(both ? Text::betting_max_wins : Text::betting_you_win, say.count(gain));
    return out + " " + say(both ? Text::betting_max_loses : Text::betting_you_lose, say.count(-gain));
}

Decision decision_of(const MatchView& v, int player, int set)
{
    const std::string& name = v.book().set(player, set).name;
    if (player == 0) return name.size() == 1 ? Decision::bet_first : Decision::call_checked;
    return name.ends_with("check") ? Decision::bet_checked : Decision::call_bet;
}

char card_of_set(const MatchView& v, int player, int set)
{
    const bool blind = player == 1 && v.setup().rules.variant == Variant::one_card;
    return blind ? '\0' : v.book().set(player, set).name[0];
}

std::string decision_in_words(const Say& say, Decision d)
{
    static constexpr std::array names{Text::variant_bet_first, Text::variant_call_checked, Text::variant_call_bet,
                                      Text::variant_bet_checked};
    return say(names[static_cast<std::size_t>(d)]);
}

std::string with_card_in_words(const Say& say, char card)
{
    return card ? say(Text::variant_with, card_in_words(say, card)) : say(Text::variant_without);
}

std::string reply_in_words(const Say& say, const MatchView& v, int player, int set, int action)
{
    const char card = card_of_set(v, player, set);
    const std::string& name = v.book().set(player, set).actions[static_cast<std::size_t>(action)];
    if (!card) return say(name == "call" ? Text::variant_reply_call_blind : Text::variant_reply_fold_blind);
    const bool active = name == "bet" || name == "call";
    Text words{};
    switch (decision_of(v, player, set)) {
    case Decision::bet_first:
        words = active           ? Text::variant_reply_bet_first
                : name == "fold" ? Text::variant_reply_fold_first
                                 : Text::variant_reply_check_first;
        break;
    case Decision::call_checked:
        words = active ? Text::variant_reply_call_checked : Text::variant_reply_fold_checked;
        break;
    case Decision::call_bet:
        words = active ? Text::variant_reply_call : Text::variant_reply_fold;
        break;
    case Decision::bet_checked:
        words = active ? Text::variant_reply_bet : Text::variant_reply_check;
        break;
    }
    return say(words, card_in_words(say, card));
}

std::string optimal_in_words(const Say& say, const engine::betting::Range& r)
{
    return r.is_fixed() ? written(r.least) : say(Text::betting_between, written(r.least), written(r.most));
}

} // namespace shell::betting
