#pragma once
// The 31 game's phrases: setup, position and analysis in words.
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

/// The result of the checked exercise: the number of right answers, and the first wrong one. "" = not checked.
std::string check_in_words(const View&, const Say&);

/// The winner, and the reason. Precondition: the game is over.
std::string result_in_words(const View&, const Say&);
std::string reason_in_words(const View&, const Say&);

/// "Where did I go wrong?" if the only person lost; otherwise "Where was it decided?"
Text review_title(const View&);
/// The move that decided a finished game, the reply, and the better moves. Precondition: the game is solved.
std::string decided_in_words(const View&, const Say&);
/// The moves that the last undo took back, "A 3, B 5"; "" if the last action was no undo.
std::string taken_back_in_words(const View&);

/// The value of a move for the player who makes it.
struct WeighedMove {
    int value = 0, says = 0;
    bool beyond = false;
    engine::thirtyone::Outcome outcome = engine::thirtyone::Outcome::loss;
    int moves = 0; // plies until the loser is stuck, this move included; 0 = draw
};
/// All legal moves; none when the game is over.
std::vector<WeighedMove> weighed_moves(const engine::thirtyone::Solution&, const engine::thirtyone::Position&);
/// "you win", "loses", "too much"…
std::string outcome_in_words(const Say&, const WeighedMove&, bool mine);

/// "The mover wins: A"
std::string verdict_in_words(const Say&, const engine::thirtyone::Solution&, const engine::thirtyone::Position&);
/// "with 2 or 4; the fastest, 4"
std::string verdict_how(const Say&, const engine::thirtyone::Solution&, const engine::thirtyone::Position&);
/// "From A's side, status +1: A wins."
std::string status_in_words(const Say&, const engine::thirtyone::Solution&, const engine::thirtyone::Position&);
/// The winner by the status from A's side.
std::string winner_in_words(const Say&, int status);

struct Why {
    std::string words, end;
    std::vector<std::string> replies; // "after 2 → 5, 6", if the move wins without a pairing
    std::string idea;                 // then: the replies after whose answer a pairing wins
    std::vector<std::uint8_t> line;   // best play, from the move itself on
};
Why why_in_words(const Say&, const engine::thirtyone::Solution&, const engine::thirtyone::Position&, int value);

/// "[0 1 2]" tokens by value
std::string tokens_in_words(const engine::thirtyone::Rules&, const engine::thirtyone::Position&);
/// The text of a node of the exploration, in lines.
std::vector<std::string> node_in_words(const View&, const Say&, int node);
/// The tree's size against the number of positions, in one or two sentences.
std::vector<std::string> growth_in_words(const Say&, const engine::thirtyone::Growth&);
/// The number with the language's grouping; beyond 64 bits as a power of ten.
std::string large_number(Language, const engine::thirtyone::Large&);

inline constexpr std::array thirtyone_notes{Text::thirtyone_note_status, Text::thirtyone_note_scenario,
                                            Text::thirtyone_note_what, Text::thirtyone_note_figure};

} // namespace shell::thirtyone
