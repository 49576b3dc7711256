#pragma once
// Clues for code puzzles: drawn, and counted by the clues that each code contradicts.
#include "engine/codes/diagram.hpp"
#include "engine/codes/feedback.hpp"
#include "engine/puzzle/puzzle.hpp"
#include <optional>

namespace engine::puzzle {

inline constexpr int max_code_clues = 8;

/// Every code's answers to some guesses, at most max_code_clues.
class CodeTable {
public:
    /// O(codes · guesses).
    CodeTable(const codes::Rules&, const std::vector<codes::Code>& guesses);
    /// [set of clues, as bits] = codes that contradict exactly these, if the guesses got these answers.
    std::vector<std::uint32_t> contradicting(const std::vector<codes::Feedback>& answers) const;

private:
    codes::Slots slots_;
    std::size_t guesses_;
    std::vector<std::uint8_t> answers_; // code by code: the slots of its answers
};
std::vector<std::uint32_t> contradicting(const codes::Rules&, const std::vector<codes::Clue>&);

/// Codes that contradict no clue of the set, from contradicting().
std::uint32_t allowed(const std::vector<std::uint32_t>& counts, unsigned set);
/// Codes that contradict exactly one.
std::uint32_t allowed_but_one(const std::vector<std::uint32_t>& counts, unsigned set);

/// The assistant's game with these answers, as a line; and back.
std::string line_of(const codes::Rules&, const std::vector<codes::Clue>&);
struct CodeBoard {
    codes::Rules rules;
    std::vector<codes::Clue> clues;
};
CodeBoard board_of(const std::string& line);

/// `n` different random guesses, none of them the secret, with their answers.
std::vector<codes::Clue> drawn_clues(const codes::Rules&, const codes::Code& secret, int n, Rng&);

/// crack: by level.
codes::Rules crack_rules(int level);
/// liar: by level.
codes::Rules liar_rules(int level);

} // namespace engine::puzzle
