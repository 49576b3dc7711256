// crack: guesses with answers that allow one code, none of them superfluous.
#include "engine/puzzle/code_clues.hpp"
#include "engine/puzzle/code_state.hpp"
#include "engine/puzzle/kinds.hpp"
#include <numeric>

namespace engine::puzzle {
namespace {

using namespace engine::codes;

constexpr std::size_t least_clues = 3, most_clues = 6;

/// Level 1: no rule beyond `place`; 2: `pair` is needed; 3: a case split is.
bool is_level(int level, Rule rule)
{
    return level == 1 ? rule <= Rule::place : level == 2 ? rule == Rule::pair : rule >= Rule::split;
}

bool grade(int level, const Rules& r, const std::vector<Clue>& clues, Puzzle& p)
{
    const CodeReasoner reasoner(r, clues);
    const CodeState from = CodeState::of(r);
    CodeState s = from;
    std::vector<CodeUse> uses;
    constexpr std::array<Rule, 3> below{Rule::count, Rule::place, Rule::pair},
        most{Rule::place, Rule::pair, Rule::deep};
    if (level > 1 && reasoner.run(s, below[static_cast<std::size_t>(level - 1)], uses) != CodeReasoner::End::stuck)
        return false;
    if (reasoner.run(s, most[static_cast<std::size_t>(level - 1)], uses) != CodeReasoner::End::solved) return false;
    uses = reasoner.needed(from, std::move(uses));
    std::vector<int> rows(clues.size());
    std::iota(rows.begin(), rows.end(), 0);
    p.proof = reasoner.told(uses, rows);
    return true;
}

} // namespace

bool try_crack(int level, Rng& rng, Puzzle& p)
{
    const Rules r = crack_rules(level);
    const Code secret = random_code(r, rng);
    const std::vector<Clue> drawn = drawn_clues(r, secret, level == 1 ? 8 : 7, rng);
    const auto counts = contradicting(r, drawn);
    unsigned set = static_cast<unsigned>(counts.size()) - 1;
    if (allowed(counts, set) != 1) return false;
    std::vector<int> order(drawn.size());
    std::iota(order.begin(), order.end(), 0);
    rng.shuffle(std::span(order));
    for (const int i : order)
        if (allowed(counts, set & ~(1u << i)) == 1) set &= ~(1u << i);
    std::vector<Clue> clues;
    for (std::size_t i = 0; i < drawn.size(); ++i)
        if ((set >> i & 1) != 0) clues.push_back(drawn[i]);
    if (clues.size() < least_clues || clues.size() > most_clues || !grade(level, r, clues, p)) return false;
    p.line = line_of(r, clues);
    p.ask = {AskKind::code, {}, {}};
    p.answer = {to_text(r, secret)};
    p.proof.back().gives.push_back("answer:" + p.answer[0]);
    return is_level(level, hardest(p));
}

Expected<Verdict, Error> check_crack(const Puzzle& p, const Answer& answer)
{
    const CodeBoard board = board_of(p.line);
    const auto code = answer.size() == 1 ? parse_code(board.rules, answer[0]) : wrong(codes::ErrorKind::syntax);
    if (!code) return Unexpected<Error>(Error{ErrorKind::bad_answer, code.error().at});
    for (std::size_t row = 0; row < board.clues.size(); ++row)
        if (feedback(board.rules, board.clues[row].guess, *code) != board.clues[row].answer)
            return Verdict{false, {"row:" + std::to_string(row)}};
    return Verdict{true, {}};
}

} // namespace engine::puzzle
