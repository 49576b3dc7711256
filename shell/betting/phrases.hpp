#pragma once
// The betting game's phrases that need more than one text.
#include "engine/betting/match.hpp"
#include "shell/betting/view.hpp"

namespace shell::betting {

std::string card_in_words(const Say&, engine::betting::Card);
/// A bet by its index: "4".
std::string bet_text(const engine::betting::Rules&, int bet);
/// What the player to move must decide, or that the round or the game is over.
std::string prompt_in_words(const Say&, const View&);
/// The open cards of the current round, a sentence each after a space.
std::string cards_in_words(const Say&, const engine::betting::Game&);
/// "MAX bet 4 and MIN called: ace against king. You win 5."; for a finished round.
std::string round_in_words(const Say&, const View&, const engine::betting::Round&);
/// "≥ 1/2", "1/4 to 1/2", "any will do"; "" if it is fixed.
std::string range_in_words(const Say&, const engine::betting::Range&);
/// "1: MAX holds ace", "4: MIN holds king, bet of 2"
std::string set_in_words(const Say&, const View&, int set);
std::string betting_error_in_words(const Say&, const engine::betting::Error&);
/// "Other games: one card, Kuhn’s poker"; `here`: the variant on screen, none is A/K.
std::string other_games_in_words(const Say&, std::optional<engine::betting::Variant> here = {}, bool of_file = false);
/// "+5", "−3", "0".
std::string gain_text(int);

/// One distribution of the equilibrium: a title, and a probability and its range for each bet.
struct StrategyGroup {
    std::string title;
    bool max; // MAX's, else MIN's
    const std::vector<engine::Fraction>* weights;
    const std::vector<engine::betting::Range>* ranges;
};
/// Cards hidden: one group for each player's own card. Cards seen: one for each player and possible deal.
std::vector<StrategyGroup> strategy_groups(const Say&, const View&);

} // namespace shell::betting
