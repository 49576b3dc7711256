#pragma once
// The 31 game's setup, position and analysis in words.
#include "shell/thirtyone/view.hpp"

namespace shell::thirtyone {

inline constexpr std::array thirtyone_player_names{Text::person, Text::thirtyone_perfect_short,
                                                   Text::thirtyone_fallible1_short, Text::thirtyone_fallible2_short,
                                                   Text::thirtyone_fallible3_short};

std::string side_letter(engine::thirtyone::Side);
std::string thirtyone_rules_in_words(const Say&, const engine::thirtyone::Rules&);
/// "person", "Sagaz, perfect"
std::string seat_in_words(const Say&, engine::thirtyone::Player);
/// "two people", "against Sagaz, perfect"
std::string seats_in_words(const Say&, const engine::thirtyone::Setup&);
std::string thirtyone_error(const Say&, const engine::thirtyone::Error&);

/// How the answers to the exercise shown are, once they are checked: how many are right, the first that is not.
std::string check_in_words(const View&, const Say&);

/// The end: who wins, and why. The game must be over.
std::string result_in_words(const View&, const Say&);
std::string reason_in_words(const View&, const Say&);

/// "Where did I go wrong?", of one who lost; else "Where was it decided?"
Text review_title(const View&);
/// The move that decided a finished game, what answered it, and what would have been better. The game must be solved.
std::string decided_in_words(const View&, const Say&);

/// What a move leads to, for the one who makes it.
struct WeighedMove {
    int value = 0, says = 0;
    bool beyond = false;
    engine::thirtyone::Outcome outcome = engine::thirtyone::Outcome::loss;
    int moves = 0; // until the loser is stuck, this one included; 0 = no end in sight (draw)
};
/// Every value with a free square; none when over.
std::vector<WeighedMove> weighed_moves(const engine::thirtyone::Solution&, const engine::thirtyone::Position&);
/// "you win", "loses", "too much"…
std::string outcome_in_words(const Say&, const WeighedMove&, bool mine);

/// "The mover wins: A"
std::string verdict_in_words(const Say&, const engine::thirtyone::Solution&, const engine::thirtyone::Position&);
/// "with 2 or 4; the fastest, 4"
std::string verdict_how(const Say&, const engine::thirtyone::Solution&, const engine::thirtyone::Position&);
/// "From A's side, status +1: A wins."
std::string status_in_words(const Say&, const engine::thirtyone::Solution&, const engine::thirtyone::Position&);
/// Who wins for a status from A's side.
std::string winner_in_words(const Say&, int status);

struct Why {
    std::string words, end;
    std::vector<std::string> replies; // "after 2 → 5, 6", where no one idea says it
    std::string idea;                 // then: the replies from which one does, after their answer
    std::vector<std::uint8_t> line;   // the move itself first
};
Why why_in_words(const Say&, const engine::thirtyone::Solution&, const engine::thirtyone::Position&, int value);

/// "[0 1 2]" tokens by value
std::string tokens_in_words(const engine::thirtyone::Rules&, const engine::thirtyone::Position&);
/// The lines that tell about a node of the exploration.
std::vector<std::string> node_in_words(const View&, const Say&, int node);
/// The growth of the tree in two sentences.
std::vector<std::string> growth_in_words(const Say&, const engine::thirtyone::Growth&);
/// A number too large for 64 bits too, in the language's groups.
std::string large_number(Language, const engine::thirtyone::Large&);

inline constexpr std::array thirtyone_notes{Text::thirtyone_note_status, Text::thirtyone_note_scenario,
                                            Text::thirtyone_note_what, Text::thirtyone_note_figure};
inline constexpr std::array thirtyone_tab_names{Text::thirtyone_tab_position, Text::thirtyone_tab_rules,
                                                Text::thirtyone_tab_explorer, Text::thirtyone_tab_exercises};

} // namespace shell::thirtyone
