// liar: guesses with answers, exactly one of them false; one code contradicts exactly one of them.
#include "engine/codes/candidates.hpp"
#include "engine/puzzle/code_clues.hpp"
#include "engine/puzzle/code_state.hpp"
#include "engine/puzzle/kinds.hpp"
#include <algorithm>
#include <bit>
#include <optional>
#include <tuple>

namespace engine::puzzle {
namespace {

using namespace engine::codes;

constexpr int tries_for_guesses = 20;

/// The clues without one, and their rows.
struct Others {
    std::vector<Clue> clues;
    std::vector<int> rows;
    Others(const std::vector<Clue>& all, std::size_t without)
    {
        for (std::size_t i = 0; i < all.size(); ++i)
            if (i != without) {
                clues.push_back(all[i]);
                rows.push_back(static_cast<int>(i));
            }
    }
};

constexpr auto last_rule = [](const std::vector<CodeUse>& uses) {
    Rule last = Rule::count;
    for (const CodeUse& use : uses) last = std::max(last, rule_of(use.what));
    return last;
};

/// The uses that refute these clues, as told.
std::vector<CodeUse> refuted_by(const Rules& r, const Others& rest, Rule most)
{
    const CodeReasoner reasoner(r, rest.clues);
    const CodeState from = CodeState::of(r);
    CodeState s = from;
    std::vector<CodeUse> uses;
    if (reasoner.run(s, most, uses) != CodeReasoner::End::contradiction) return {};
    return reasoner.needed(from, std::move(uses));
}

/// Why rows contradict each other: a text's key, the values after the row that is cleared, and codes that are tried.
struct Figure {
    std::string text;
    std::vector<std::string> values;
    std::vector<std::string> cases;
};

std::string number(std::int64_t n) { return std::to_string(n); }

/// By the counts of two rows alone; nothing if these do not contradict each other. No symbol occurs twice.
std::optional<Figure> figure_of_counts(const Rules& r, const std::vector<Clue>& clues, const std::vector<int>& rows)
{
    if (rows.size() != 2 || r.repeats) return std::nullopt;
    const auto at = [&](int i) -> const Clue& { return clues[static_cast<std::size_t>(rows[i])]; };
    const auto pegs = [&](int i) { return at(i).answer.black + at(i).answer.white; };
    const auto symbols = [&](int i) {
        unsigned set = 0;
        for (int p = 0; p < r.positions; ++p) set |= 1u << at(i).guess.symbol[static_cast<std::size_t>(p)];
        return set;
    };
    const auto a = number(rows[0] + 1), b = number(rows[1] + 1), places = number(r.positions);
    const int shared = std::popcount(symbols(0) & symbols(1));
    const int others = r.symbols - std::popcount(symbols(0) | symbols(1));
    if (const int least = pegs(0) + pegs(1) - shared; least > r.positions)
        return Figure{
            "puzzle_liar_many", {a, number(pegs(0)), b, number(pegs(1)), number(shared), number(least), places}, {}};
    if (const int most = pegs(0) + pegs(1) + others; most < r.positions)
        return Figure{
            "puzzle_liar_few", {a, number(pegs(0)), b, number(pegs(1)), number(others), number(most), places}, {}};
    for (const int more : {0, 1}) {
        const int own = r.positions - shared, difference = pegs(more) - pegs(1 - more);
        if (difference > own)
            return Figure{
                "puzzle_liar_more",
                {more == 0 ? a : b, number(pegs(more)), more == 0 ? b : a, number(pegs(1 - more)), number(own)},
                {}};
    }
    return std::nullopt;
}

/// Rows that contradict each other, none of them superfluous.
struct Against {
    std::vector<int> rows;
    std::optional<Rule> rule; // that refutes them; none: it takes a harder one than the level's
    std::optional<Figure> counted;
    std::uint32_t codes = 0; // if not counted: that fit all rows but `last`, the fewest that there are
    int last = 0;
    auto rank() const { return std::tuple(!rule, rows.size(), rule, codes); }
};

/// By the codes that fit all of the rows but one, which they contradict; a few are listed.
Figure figure_of_codes(const Rules& r, const std::vector<Clue>& clues, const Against& against)
{
    Figure figure{"puzzle_liar_codes", {}, {}};
    std::string others;
    for (const int row : against.rows)
        if (row != against.last) others += (others.empty() ? "" : ", ") + number(row + 1);
    if (others.empty()) return {"puzzle_liar_alone", {number(against.last + 1)}, {}};
    if (against.rows.size() == 2) figure.text = "puzzle_liar_codes_one";
    figure.values = {others, number(against.codes), number(against.last + 1)};
    if (against.codes > most_cases) return figure;
    for (const Code& code : all_codes(r))
        if (std::all_of(against.rows.begin(), against.rows.end(), [&](int row) {
                const Clue& c = clues[static_cast<std::size_t>(row)];
                return row == against.last || feedback(r, c.guess, code) == c.answer;
            }))
            figure.cases.push_back(to_text(r, code));
    return figure;
}

/// The best without this row, which must leave a contradiction.
Against fewest_against(const Rules& r, const std::vector<Clue>& clues, std::size_t without, Rule most)
{
    const auto counts = contradicting(r, clues);
    std::optional<Against> best;
    for (unsigned set = 0; set < counts.size(); ++set) {
        if ((set >> without & 1) != 0 || allowed(counts, set) != 0) continue;
        Others some({}, 0);
        std::uint32_t fewest = ~0u;
        int last = 0;
        for (std::size_t i = 0; i < clues.size(); ++i) {
            if ((set >> i & 1) == 0) continue;
            if (const auto n = allowed(counts, set & ~(1u << i)); n < fewest) fewest = n, last = static_cast<int>(i);
            some.clues.push_back(clues[i]);
            some.rows.push_back(static_cast<int>(i));
        }
        if (fewest == 0) continue; // one is superfluous
        Against found{some.rows, {}, figure_of_counts(r, clues, some.rows), fewest, last};
        if (found.counted) found.codes = 0;
        if (const auto uses = refuted_by(r, some, most); !uses.empty()) found.rule = last_rule(uses);
        if (!best || found.rank() < best->rank()) best = std::move(found);
    }
    ENGINE_CHECK(best);
    return *std::move(best);
}

/// Suppose each other row lied: the rest contradicts itself. Then the code follows from the true rows.
/// `fewest`: with the rows that contradict each other, which takes longer.
bool prove(const Rules& r, const std::vector<Clue>& clues, std::size_t liar, Rule most, bool fewest, Puzzle& p)
{
    std::vector<Deduction> cleared;
    const CodeState from = CodeState::of(r);
    for (std::size_t row = 0; row < clues.size(); ++row) {
        if (row == liar) continue;
        const Others rest(clues, row);
        const std::vector<CodeUse> uses = refuted_by(r, rest, most);
        if (uses.empty()) return false;
        Deduction d{last_rule(uses), {}, {number(static_cast<std::int64_t>(row) + 1)}, {}, {}, {}};
        if (fewest) {
            Against against = fewest_against(r, clues, row, most);
            Figure figure = against.counted ? *std::move(against.counted) : figure_of_codes(r, clues, against);
            d.clues = std::move(against.rows);
            d.rule = against.rule.value_or(d.rule); // all other rows together are refuted by d.rule
            d.text = std::move(figure.text);
            d.values.insert(d.values.end(), figure.values.begin(), figure.values.end());
            d.cases = std::move(figure.cases);
        }
        for (const int clue : d.clues) d.point.push_back("row:" + std::to_string(clue));
        d.gives.push_back("true:" + std::to_string(row));
        cleared.push_back(std::move(d));
    }
    std::stable_sort(cleared.begin(), cleared.end(), [](const Deduction& a, const Deduction& b) {
        return std::pair(a.rule, a.clues.size()) < std::pair(b.rule, b.clues.size());
    });
    const std::string name = std::to_string(liar);
    cleared.push_back(Deduction{Rule::count,
                                "puzzle_liar_lied",
                                {std::to_string(liar + 1)},
                                {static_cast<int>(liar)},
                                {"row:" + name},
                                {"lied:" + name}});
    for (std::size_t row = 0; row < clues.size(); ++row)
        if (row != liar) cleared.back().from.push_back("true:" + std::to_string(row));
    const Others rest(clues, liar);
    const CodeReasoner reasoner(r, rest.clues);
    CodeState s = from;
    std::vector<CodeUse> uses;
    if (reasoner.run(s, most, uses) != CodeReasoner::End::solved) return false;
    uses = reasoner.needed(from, std::move(uses));
    auto found = reasoner.told(uses, rest.rows);
    p.proof = std::move(cleared);
    p.proof.insert(p.proof.end(), std::make_move_iterator(found.begin()), std::make_move_iterator(found.end()));
    return true;
}

} // namespace

bool try_liar(int level, Rng& rng, Puzzle& p)
{
    const Rules r = liar_rules(level);
    const Code secret = random_code(r, rng);
    const int n = 4 + static_cast<int>(rng.below(3));
    const std::vector<Clue> truth = drawn_clues(r, secret, n, rng);
    std::vector<Code> guesses;
    std::vector<Feedback> answers;
    for (const Clue& c : truth) {
        guesses.push_back(c.guess);
        answers.push_back(c.answer);
    }
    const CodeTable table(r, guesses);
    for (int tries = 0; tries < tries_for_guesses; ++tries) {
        const auto liar = rng.index(truth.size());
        const Code other = random_code(r, rng); // the false answer is that of another secret
        const Feedback lie = feedback(r, truth[liar].guess, other);
        if (lie == truth[liar].answer || lie == all_black(r)) continue;
        auto said = answers;
        said[liar] = lie;
        const auto counts = table.contradicting(said);
        const auto all = static_cast<unsigned>(counts.size()) - 1;
        if (allowed(counts, all) != 0 || allowed_but_one(counts, all) != 1) continue;
        bool superfluous = false;
        for (std::size_t i = 0; i < truth.size(); ++i)
            superfluous = superfluous || allowed_but_one(counts, all & ~(1u << i)) == 1;
        if (superfluous) continue;
        auto clues = truth;
        clues[liar].answer = lie;
        p.proof.clear();
        const Rule most = level == 3 ? Rule::deep : Rule::pair;
        if (!prove(r, clues, liar, most, false, p)) continue;
        if (level == 3 && hardest(p) < Rule::split) continue;
        prove(r, clues, liar, most, true, p);
        p.line = line_of(r, clues);
        p.ask = {AskKind::code, "row", {}};
        p.answer = {to_text(r, secret)};
        p.proof.back().gives.push_back("answer:" + p.answer[0]);
        return true;
    }
    return false;
}

namespace {

/// The first row up to which the rows but `without` allow no code; -1: they allow one.
int first_contradiction(const CodeBoard& board, std::size_t without)
{
    const auto counts = contradicting(board.rules, board.clues);
    unsigned set = 0;
    for (std::size_t row = 0; row < board.clues.size(); ++row) {
        if (row != without) set |= 1u << row;
        if (allowed(counts, set) == 0) return static_cast<int>(row);
    }
    return -1;
}

} // namespace

Expected<Verdict, Error> check_liar(const Puzzle& p, const Answer& answer)
{
    if (answer.size() == 2 && answer[0].starts_with("row:") && !answer[1].starts_with("row:")) {
        const auto row = check_liar(p, {answer[0]}), code = check_liar(p, {answer[1]});
        return row && (!code || row->right) ? code : row;
    }
    const CodeBoard board = board_of(p.line);
    const auto name = [](std::size_t row) { return "row:" + std::to_string(row); };
    for (std::size_t row = 0; row < board.clues.size(); ++row)
        if (answer == Answer{name(row)}) {
            const int at = first_contradiction(board, row);
            if (at < 0) return Verdict{true, {}};
            return Verdict{false, {name(static_cast<std::size_t>(at))}};
        }
    const auto code = answer.size() == 1 ? parse_code(board.rules, answer[0]) : wrong(codes::ErrorKind::syntax);
    if (!code) return Unexpected<Error>(Error{ErrorKind::bad_answer, code.error().at});
    std::vector<std::string> against;
    for (std::size_t row = 0; row < board.clues.size(); ++row)
        if (feedback(board.rules, board.clues[row].guess, *code) != board.clues[row].answer)
            against.push_back(name(row));
    if (against.size() == 1) return Verdict{true, {}};
    if (against.size() > 2) against.resize(2); // one may lie, two may not
    return Verdict{false, std::move(against)};
}

} // namespace engine::puzzle
