#pragma once
// A person's marks on a code puzzle: which symbols may stand where, and how often each occurs. A rule of deduction is a
// sum of contributions, one a symbol or one a position, with a known total; it removes what the total excludes.
#include "engine/codes/diagram.hpp"
#include "engine/puzzle/puzzle.hpp"

namespace engine::puzzle {

/// One mark; its text is a fact as Deduction::gives has it.
struct CodeMark {
    enum class What : std::uint8_t { at, not_at, least, most } what = What::at;
    int a = 0, b = 0; // position and symbol, or symbol and times
    std::string text() const;
    bool operator==(const CodeMark&) const = default;
};

struct CodeState {
    std::array<std::uint16_t, codes::max_positions> may{};        // [position]: symbols, as bits
    std::array<std::uint8_t, codes::max_symbols> least{}, most{}; // [symbol]: times in the code
    bool operator==(const CodeState&) const = default;

    static CodeState of(const codes::Rules&);
    bool solved(const codes::Rules&) const;
    /// Strikes out what the marks themselves exclude; false: contradiction.
    bool tidy(const codes::Rules&);
    void note(const CodeMark&);
    bool shows(const CodeMark&) const;
    /// Marks that `before` lacks.
    std::vector<CodeMark> beyond(const CodeState& before, const codes::Rules&) const;
};

/// A rule applied to certain clues or marks.
struct CodeUse {
    enum class What : std::uint8_t {
        count,            // a: the symbols that clue a's pegs count
        others,           // a: the symbols that they do not count; a = -1: the length of the code
        place,            // a: its fijas
        only_place,       // symbol: its last places
        difference,       // a, b: pegs subtracted
        sum,              // a, b: pegs added, against the length
        place_difference, // a, b: fijas subtracted
        place_sum,        // a, b: fijas added
        not_at,           // symbol at position: supposed and refuted, one of two cases
        not_in,           // symbol in the code: supposed and refuted
        not_out,          // symbol out of the code: supposed and refuted
        not_at_of_many    // symbol at position, one of more cases
    };
    What what = What::count;
    int a = -1, b = -1, position = 0, symbol = 0;
    std::vector<CodeUse> inside{}; // of a supposition: its refutation
};
Rule rule_of(CodeUse::What);

/// Rows of a code game as a person reads them.
class CodeReasoner {
public:
    CodeReasoner(const codes::Rules& r, std::vector<codes::Clue> clues) : rules_(r), clues_(std::move(clues)) {}

    enum class End : std::uint8_t { solved, contradiction, stuck };
    /// Applies rules up to `most`, always the simplest that says something new. Appends to `uses`.
    End run(CodeState&, Rule most, std::vector<CodeUse>& uses) const;
    /// The chain without uses that its end does not need.
    std::vector<CodeUse> needed(const CodeState& from, std::vector<CodeUse> uses) const;
    /// The chain as deductions, one conclusion for one reason, each with its premises. It must not end in a contradiction.
    std::vector<Deduction> told(const std::vector<CodeUse>&, const std::vector<int>& rows) const;

    /// false: contradiction.
    bool apply(const CodeUse&, CodeState&) const;

private:
    bool apply_simple(const CodeUse&, CodeState&) const;
    bool suppose(const CodeUse&, CodeState&) const;
    bool learn(const CodeUse&, CodeState&) const;
    bool next_simple(CodeState&, Rule most, std::vector<CodeUse>&, bool& consistent) const;
    bool next_supposition(CodeState&, Rule, std::vector<CodeUse>&) const;
    End replay(CodeState, const std::vector<CodeUse>&) const;
    std::string text_of(const CodeUse&, const CodeState&) const;
    Deduction reason(const CodeUse&, const CodeState& before, const std::vector<int>& rows) const;
    CodeState state_of(const std::vector<CodeMark>&) const;
    std::vector<CodeMark> marks_of(const CodeUse&, const CodeState& before, const std::vector<CodeMark>& known) const;
    bool concludes(const CodeUse&, const std::vector<CodeMark>& from, const CodeMark&) const;
    int times(int clue, int symbol) const;
    int pegs(int clue) const
    {
        const auto& answer = clues_[static_cast<std::size_t>(clue)].answer;
        return answer.black + answer.white;
    }

    codes::Rules rules_;
    std::vector<codes::Clue> clues_;
};

/// The rows of the clues that these uses need, ascending.
std::vector<int> clues_of(const std::vector<CodeUse>&);

} // namespace engine::puzzle
