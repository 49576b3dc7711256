#pragma once
// The phrases of the betting variants.
#include "shell/betting/match_view.hpp"

namespace shell::betting {

/// "jack", from the letter of a card.
std::string card_in_words(const Say&, char letter);
/// "Kuhn’s three cards", "One card only".
std::string variant_in_words(const Say&, const engine::betting::VariantRules&);
/// The button of an action of a set: "Bet 1", "Check".
std::string action_in_words(const Say&, const MatchView&, const engine::extensive::Set&, int action);
/// "checks", "bets 1"
std::string move_in_words(const Say&, const MatchView&, const engine::extensive::Set&, int action);
/// "MAX checks, MIN bets 1"; "" before the first move.
std::string moves_in_words(const Say&, const MatchView&, const engine::betting::MatchRound&);
std::string prompt_in_words(const Say&, const MatchView&);
/// The open cards of the current round, a sentence each after a space.
std::string match_cards_in_words(const Say&, const MatchView&);
/// "MAX checks, MIN checks: jack against queen. You lose 1."; for a finished round.
std::string match_round_in_words(const Say&, const MatchView&);

/// "Your balance: +2."
std::string balance_in_words(const Say&, const MatchView&);

/// The letter of this player's card in a deal, 0 if it has none.
char card_of(const MatchView&, int deal, int player);

/// The situations in which a player decides.
enum class Decision : std::uint8_t { bet_first, call_checked, call_bet, bet_checked };
Decision decision_of(const MatchView&, int player, int set);
/// 0: MIN decides without a card.
char card_of_set(const MatchView&, int player, int set);
/// "Call after a check"
std::string decision_in_words(const Say&, Decision);
/// "with jack", "without a card"
std::string with_card_in_words(const Say&, char card);
/// "calls every bet with queen"
std::string reply_in_words(const Say&, const MatchView&, int player, int set, int action);
/// "0 to 1/3", "1/3" where it is fixed.
std::string optimal_in_words(const Say&, const engine::betting::Range&);

} // namespace shell::betting
