#pragma once
// What the betting game says that needs more than one text.
#include "shell/betting/view.hpp"

namespace shell::betting {

std::string card_in_words(const Say&, engine::betting::Card);
/// Bet by its index: "4".
std::string bet_text(const engine::betting::Rules&, int bet);
/// What is asked of whom now.
std::string prompt_in_words(const Say&, const View&);
/// "MAX bet 4 and MIN called: ace against king. You win 5."; for a finished round.
/// The cards that lie open in the round that is played, a sentence each with a space before it.
std::string cards_in_words(const Say&, const engine::betting::Game&);
std::string round_in_words(const Say&, const View&, const engine::betting::Round&);
/// "≥ 1/2", "1/4 to 1/2", "any will do"; "" if it is fixed.
std::string range_in_words(const Say&, const engine::betting::Range&);
/// "1: MAX holds ace", "4: MIN holds king, bet of 2"
std::string set_in_words(const Say&, const View&, int set);
std::string betting_error_in_words(const Say&, const engine::betting::Error&);
/// A whole number with its sign where it is a gain: "+5", "−3", "0".
std::string gain_text(int);

/// One line of the equilibrium: what it is about, and a number for each bet.
struct StrategyGroup {
    std::string title;
    bool max; // whose
    const std::vector<engine::Fraction>* weights;
    const std::vector<engine::betting::Range>* ranges;
};
/// Hidden: by one's own card; seen: by the deal, leaving out deals that cannot be.
std::vector<StrategyGroup> strategy_groups(const Say&, const View&);

} // namespace shell::betting
