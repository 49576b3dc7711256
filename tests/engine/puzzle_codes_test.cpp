// Puzzles of code games, against the list of all codes and the definition of an answer.
#include "engine/codes/game.hpp"
#include "tests/engine/puzzle_support.hpp"
#include "tests/engine/support.hpp"
#include <algorithm>
#include <numeric>

using namespace engine;
using namespace engine::puzzle;

namespace {

struct Board {
    codes::Rules rules;
    std::vector<codes::Clue> clues;
    std::vector<codes::Code> codes;
    std::vector<unsigned> against; // of each code: the rows that it contradicts, as bits
    explicit Board(const std::string& line)
    {
        const auto log = codes::from_line(line);
        REQUIRE(log);
        CHECK(to_line(*log) == line);
        rules = log->setup().rules;
        for (const codes::Row& row : log->now().rows) clues.push_back({row.guess, *row.answer});
        codes = codes::all_codes(rules);
        for (const codes::Code& code : codes) {
            against.push_back(0);
            for (std::size_t row = 0; row < clues.size(); ++row)
                against.back() |= static_cast<unsigned>(!fits(code, row)) << row;
        }
    }
    bool fits(const codes::Code& code, std::size_t row) const
    {
        return feedback(rules, clues[row].guess, code) == clues[row].answer;
    }
    /// Indices of the codes that contradict this many rows, without one of the rows.
    std::vector<std::size_t> contradicting(int rows, std::size_t without) const
    {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < codes.size(); ++i)
            if (__builtin_popcount(against[i] & ~(1u << without)) == rows) found.push_back(i);
        return found;
    }
    bool fits_all(std::size_t code, const std::vector<int>& rows) const
    {
        return std::none_of(rows.begin(), rows.end(), [&](int row) { return (against[code] >> row & 1) != 0; });
    }
};
constexpr std::size_t no_row = 31;

/// A fact about the code, read once: it is compared with every code.
struct Fact {
    enum class What : std::uint8_t { at, not_at, least, most } what = What::at;
    int a = 0, b = 0;
    explicit Fact(const std::string& text)
    {
        const auto part = split(text, ':');
        REQUIRE(part.size() == 3);
        what = part[0] == "at"      ? What::at
               : part[0] == "not"   ? What::not_at
               : part[0] == "least" ? What::least
                                    : What::most;
        CHECK((what != What::most || part[0] == "most"));
        a = std::stoi(part[1]), b = std::stoi(part[2]);
    }
    bool holds(const codes::Rules& r, const codes::Code& code) const
    {
        if (what == What::at) return code.symbol[static_cast<std::size_t>(a)] == b;
        if (what == What::not_at) return code.symbol[static_cast<std::size_t>(a)] != b;
        const auto times = std::count(code.symbol.begin(), code.symbol.begin() + r.positions, a);
        return what == What::least ? times >= b : times <= b;
    }
};

/// Whether a step follows from the rows and the conclusions that it names, and from nothing else.
bool alone_follows(const Board& board, const Deduction& d, const std::vector<std::string>& told,
                   const std::vector<Fact>& facts)
{
    std::vector<Fact> from;
    for (const std::string& fact : d.from) {
        CHECK(std::find(told.begin(), told.end(), fact) != told.end());
        from.emplace_back(fact);
    }
    for (std::size_t i = 0; i < board.codes.size(); ++i) {
        const auto holds = [&](const Fact& fact) { return fact.holds(board.rules, board.codes[i]); };
        if (board.fits_all(i, d.clues) && std::all_of(from.begin(), from.end(), holds) &&
            !std::all_of(facts.begin(), facts.end(), holds))
            return false;
    }
    return true;
}

/// How often a symbol is in the code at least, and where it may stand, by the facts alone.
struct Named {
    int least = 0, most = 0;
    std::vector<bool> may; // [position]
    Named(const codes::Rules& r, const std::vector<Fact>& facts, int symbol)
        : most(r.repeats ? r.positions : 1), may(static_cast<std::size_t>(r.positions), true)
    {
        int stands = 0, bound = 0;
        for (const Fact& f : facts) {
            const auto p = static_cast<std::size_t>(f.a);
            if (f.what == Fact::What::at) {
                stands += f.b == symbol;
                if (f.b != symbol) may[p] = false;
            } else if (f.what == Fact::What::not_at) {
                if (f.b == symbol) may[p] = false;
            } else if (f.a == symbol && f.what == Fact::What::least) {
                bound = std::max(bound, f.b);
            } else if (f.a == symbol) {
                most = std::min(most, f.b);
            }
        }
        least = std::max(bound, stands);
        if (stands >= most) // all of them are found
            for (std::size_t p = 0; p < may.size(); ++p)
                may[p] = std::any_of(facts.begin(), facts.end(), [&](const Fact& f) {
                    return f.what == Fact::What::at && f.b == symbol && static_cast<std::size_t>(f.a) == p;
                });
        most = std::min<int>(most, static_cast<int>(std::count(may.begin(), may.end(), true)));
    }
};

/// What the reason's words say is so by the facts that the step names: those "known already" are all there, the symbol
/// that is "left" is the only one, each other being struck out by itself.
void check_reason(const Board& board, const Deduction& d, const std::vector<Fact>& from, const Fact& given)
{
    INFO(d.text);
    const codes::Rules& r = board.rules;
    std::vector<Named> symbol;
    for (int i = 0; i < r.symbols; ++i) symbol.emplace_back(r, from, i);
    const auto times = [&](const codes::Code& guess, int i) {
        return static_cast<int>(std::count(guess.symbol.begin(), guess.symbol.begin() + r.positions, i));
    };
    int least = 0, most = 0, in = 0, can = 0, stand = 0, may_stand = 0, pegs = 0, black = 0;
    for (int i = 0; i < r.symbols; ++i)
        if (i != given.a)
            in += symbol[static_cast<std::size_t>(i)].least, can += symbol[static_cast<std::size_t>(i)].most;
    if (d.clues.size() == 1) {
        const codes::Clue& clue = board.clues[static_cast<std::size_t>(d.clues[0])];
        pegs = clue.answer.black + clue.answer.white, black = clue.answer.black;
        for (int i = 0; i < r.symbols; ++i) {
            least += std::min(times(clue.guess, i), symbol[static_cast<std::size_t>(i)].least);
            most += std::min(times(clue.guess, i), symbol[static_cast<std::size_t>(i)].most);
        }
        for (std::size_t p = 0; p < static_cast<std::size_t>(r.positions); ++p) {
            const int guessed = clue.guess.symbol[p];
            may_stand += symbol[static_cast<std::size_t>(guessed)].may[p];
            stand += std::any_of(from.begin(), from.end(), [&](const Fact& f) {
                return f.what == Fact::What::at && static_cast<std::size_t>(f.a) == p && f.b == guessed;
            });
        }
    }
    if (d.text == "puzzle_code_nothing") CHECK(pegs == 0);
    if (d.text == "puzzle_code_no_more") CHECK(least == pegs);
    if (d.text == "puzzle_code_all_in") CHECK(most == pegs);
    if (d.text == "puzzle_code_length") CHECK((given.what == Fact::What::most && r.positions - in == given.b));
    if (d.text == "puzzle_code_fill") CHECK((given.what == Fact::What::least && r.positions - can == given.b));
    if (d.text == "puzzle_code_only_these") CHECK(pegs == r.positions);
    if (d.text == "puzzle_code_none_there") CHECK(black == 0);
    if (d.text == "puzzle_code_no_more_there") CHECK(stand == black);
    if (d.text == "puzzle_code_all_there") CHECK(may_stand == black);
    if (d.text == "puzzle_code_only_place") {
        const Named& one = symbol[static_cast<std::size_t>(given.b)];
        CHECK(std::count(one.may.begin(), one.may.end(), true) == one.least);
    }
    if (d.text == "puzzle_code_last_symbol")
        for (int i = 0; i < r.symbols; ++i)
            CHECK(symbol[static_cast<std::size_t>(i)].may[static_cast<std::size_t>(given.a)] ==
                  (i == given.b && symbol[static_cast<std::size_t>(i)].most > 0));
}

/// Every hint follows from its clues and the facts before it, of one kind and for one reason; the last gives the answer. `from`: the first about codes.
void check_chain(const Board& board, const Puzzle& p, std::size_t from)
{
    std::vector<std::size_t> left(board.codes.size()); // allowed by the facts so far
    std::vector<std::string> told;
    std::iota(left.begin(), left.end(), std::size_t{0});
    for (std::size_t i = from; i < p.proof.size(); ++i) {
        const Deduction& d = p.proof[i];
        if (d.rule <= Rule::place) CHECK(d.clues.size() <= 1);
        if (d.rule == Rule::pair) CHECK(d.clues.size() == 2);
        std::vector<std::size_t> next;
        std::vector<Fact> facts;
        for (const std::string& fact : d.gives)
            if (!fact.starts_with("answer:")) facts.emplace_back(fact);
        CHECK(alone_follows(board, d, told, facts));
        std::vector<Fact> cited;
        for (const std::string& fact : d.from) cited.emplace_back(fact);
        for (const Fact& given : facts) check_reason(board, d, cited, given);
        for (const std::string& fact : d.gives) {
            told.push_back(fact);
            if (!fact.starts_with("answer:")) CHECK(split(fact, ':')[0] == split(d.gives[0], ':')[0]);
        }
        bool follows = true;
        for (const std::size_t code : left) {
            const bool all = std::all_of(facts.begin(), facts.end(),
                                         [&](const Fact& fact) { return fact.holds(board.rules, board.codes[code]); });
            if (all) next.push_back(code);
            else follows = follows && !board.fits_all(code, d.clues);
        }
        CHECK(follows);
        left = std::move(next);
    }
    REQUIRE(left.size() == 1);
    CHECK(to_text(board.rules, board.codes[left[0]]) == p.answer[0]);
    CHECK(p.proof.back().gives.back() == "answer:" + p.answer[0]);
}

/// Of a guess's symbols how many a code has, wherever they stand; no symbol occurs twice.
int counted(const Board& board, const codes::Code& a, const codes::Code& b)
{
    int n = 0;
    for (int i = 0; i < board.rules.positions; ++i)
        n += static_cast<int>(std::count(b.symbol.begin(), b.symbol.begin() + board.rules.positions,
                                         a.symbol[static_cast<std::size_t>(i)]));
    return n;
}

/// The figure of a contradiction: counts of two rows that no set of symbols has, or the codes that fit all rows but one.
void check_figure(const Board& board, const Deduction& d)
{
    INFO(d.text);
    std::vector<int> n;
    for (const std::string& value : d.values)
        for (const std::string& word : split(value, ',')) n.push_back(std::stoi(word));
    const auto row = [](int name) { return static_cast<std::size_t>(name - 1); };
    const auto& places = board.rules.positions;
    if (d.text == "puzzle_liar_many" || d.text == "puzzle_liar_few" || d.text == "puzzle_liar_more") {
        REQUIRE(n.size() >= 6);
        std::vector<int> rows{n[1] - 1, n[3] - 1};
        std::sort(rows.begin(), rows.end());
        CHECK(rows == d.clues);
        const auto& a = board.clues[row(n[1])];
        const auto& b = board.clues[row(n[3])];
        CHECK(n[2] == a.answer.black + a.answer.white);
        CHECK(n[4] == b.answer.black + b.answer.white);
        for (const codes::Code& code : board.codes) // whatever stands where
            CHECK((counted(board, a.guess, code) != n[2] || counted(board, b.guess, code) != n[4]));
        const int both = counted(board, a.guess, b.guess);
        if (d.text == "puzzle_liar_more") {
            CHECK(n[5] == places - both);
            CHECK(n[2] - n[4] > n[5]);
            return;
        }
        REQUIRE(n.size() == 8);
        const bool many = d.text == "puzzle_liar_many";
        CHECK(n[5] == (many ? both : board.rules.symbols - (2 * places - both)));
        CHECK(n[6] == (many ? n[2] + n[4] - n[5] : n[2] + n[4] + n[5]));
        CHECK(n[7] == places);
        CHECK((many ? n[6] > places : n[6] < places));
        return;
    }
    if (d.text == "puzzle_liar_alone") {
        CHECK(d.clues == std::vector<int>{n[1] - 1});
        return;
    }
    CHECK(d.text == (d.clues.size() == 2 ? "puzzle_liar_codes_one" : "puzzle_liar_codes"));
    REQUIRE(n.size() == d.clues.size() + 2); // the row cleared, the others, how many codes, the last row
    std::vector<int> others(n.begin() + 1, n.end() - 2), rows;
    for (int& other : others) --other;
    rows = others;
    rows.push_back(n.back() - 1);
    std::sort(rows.begin(), rows.end());
    CHECK(rows == d.clues);
    std::vector<std::string> fit;
    for (std::size_t code = 0; code < board.codes.size(); ++code)
        if (board.fits_all(code, others)) fit.push_back(to_text(board.rules, board.codes[code]));
    CHECK(static_cast<int>(fit.size()) == n[n.size() - 2]);
    std::vector<std::string> told = d.cases;
    std::sort(told.begin(), told.end());
    std::sort(fit.begin(), fit.end());
    CHECK(told == (fit.size() <= most_cases ? fit : std::vector<std::string>()));
}

} // namespace

TEST_SUITE("puzzle")
{
    TEST_CASE("crack: one code fits, no clue is superfluous, every hint follows, each from what it names alone")
    {
        each(Kind::crack, how_many(50), [](const Puzzle& p) {
            const Board board(p.line);
            CHECK(to_text(board.rules) == (p.key.level == 1 ? "p4c6r" : p.key.level == 2 ? "p4c10n" : "p5c8r"));
            const auto fitting = board.contradicting(0, no_row);
            REQUIRE(fitting.size() == 1);
            CHECK(to_text(board.rules, board.codes[fitting[0]]) == p.answer[0]);
            CHECK(board.clues.size() >= 3);
            CHECK(board.clues.size() <= 6);
            for (std::size_t row = 0; row < board.clues.size(); ++row) CHECK(board.contradicting(0, row).size() > 1);
            check_chain(board, p, 0);
            const Rule rule = hardest(p);
            CHECK((rule <= Rule::place ? 1 : rule == Rule::pair ? 2 : 3) == p.key.level);
        });
    }
    TEST_CASE(
        "liar: one code contradicts exactly one answer, no clue is superfluous, each true row is cleared with a figure")
    {
        each(Kind::liar, how_many(50), [](const Puzzle& p) {
            const Board board(p.line);
            CHECK(to_text(board.rules) == (p.key.level == 1 ? "p3c6n" : "p4c10n"));
            CHECK(board.clues.size() >= 4);
            CHECK(board.clues.size() <= 6);
            CHECK(board.contradicting(0, no_row).empty());
            const auto fitting = board.contradicting(1, no_row);
            REQUIRE(fitting.size() == 1);
            CHECK(to_text(board.rules, board.codes[fitting[0]]) == p.answer[0]);
            std::size_t liar = no_row, repairs = 0;
            for (std::size_t row = 0; row < board.clues.size(); ++row) {
                CHECK(board.contradicting(1, row).size() != 1);
                if ((board.against[fitting[0]] >> row & 1) != 0) liar = row;
                repairs += !board.contradicting(0, row).empty();
            }
            CHECK(repairs == 1);
            CHECK(board.contradicting(0, liar).size() == 1);
            std::size_t i = 0;
            for (; p.proof[i].gives[0].starts_with("true:"); ++i) { // its clues contradict each other
                const auto row = std::stoi(split(p.proof[i].gives[0], ':')[1]);
                CHECK(std::find(p.proof[i].clues.begin(), p.proof[i].clues.end(), row) == p.proof[i].clues.end());
                std::size_t fitting_those = 0;
                for (std::size_t code = 0; code < board.codes.size(); ++code)
                    fitting_those += board.fits_all(code, p.proof[i].clues);
                CHECK(fitting_those == 0);
                CHECK(p.proof[i].values[0] == std::to_string(row + 1));
                check_figure(board, p.proof[i]);
                for (const int without : p.proof[i].clues) { // and any of them left out, no longer
                    std::vector<int> fewer = p.proof[i].clues;
                    std::erase(fewer, without);
                    bool some_fit = false;
                    for (std::size_t code = 0; code < board.codes.size(); ++code)
                        some_fit = some_fit || board.fits_all(code, fewer);
                    CHECK(some_fit);
                }
            }
            CHECK(i + 1 == board.clues.size());
            CHECK(p.proof[i].gives[0] == "lied:" + std::to_string(liar));
            check_chain(board, p, i + 1);
            CHECK((hardest(p) >= Rule::split) == (p.key.level == 3));
            for (std::size_t row = 0; row < board.clues.size(); ++row) {
                const auto verdict = check(p, {"row:" + std::to_string(row)});
                REQUIRE(verdict);
                CHECK(verdict->right == (row == liar));
            }
        });
    }
    TEST_CASE("crack: a position's last symbol comes after the symbols elsewhere that it rests on")
    {
        const Puzzle p = made(Kind::crack, 1, 17);
        std::vector<std::string> found;
        for (const Deduction& d : p.proof)
            for (const std::string& fact : d.gives) {
                if (fact == "at:0:3") CHECK(std::find(d.from.begin(), d.from.end(), "at:3:1") != d.from.end());
                if (fact == "most:0:1") CHECK(d.from == std::vector<std::string>{"at:3:1", "at:2:0"});
                found.push_back(fact);
            }
        CHECK(std::find(found.begin(), found.end(), "at:3:1") < std::find(found.begin(), found.end(), "at:0:3"));
        check_chain(Board(p.line), p, 0);
    }
    TEST_CASE("check names the first clue that a code contradicts, for a liar the first two")
    {
        const Puzzle p = made(Kind::crack, 1, 7), liar = made(Kind::liar, 2, 7);
        const Board board(p.line), false_board(liar.line);
        Rng rng(1);
        for (int i = 0; i < 50; ++i) {
            const codes::Code code = random_code(board.rules, rng);
            const auto verdict = check(p, {to_text(board.rules, code)});
            REQUIRE(verdict);
            std::size_t row = 0;
            while (row < board.clues.size() && board.fits(code, row)) ++row;
            CHECK(verdict->right == (row == board.clues.size()));
            if (!verdict->right) CHECK(verdict->contradicts == Answer{"row:" + std::to_string(row)});
            const codes::Code other = random_code(false_board.rules, rng);
            const auto second = check(liar, {to_text(false_board.rules, other)});
            REQUIRE(second);
            Answer against;
            for (std::size_t at = 0; at < false_board.clues.size() && against.size() < 2; ++at)
                if (!false_board.fits(other, at)) against.push_back("row:" + std::to_string(at));
            if (!second->right) CHECK(second->contradicts == against);
        }
        for (const char* bad : {"", "012", "01234", "0162", "001x", "row:9"}) refused(p, {bad});
        refused(p, {});
        refused(p, {"0000", "0001"});
        refused(liar, {"0012"});
    }
}
