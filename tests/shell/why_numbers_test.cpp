// The numbers in the reasons of "Why?", against independent counts, optimal mixtures and searches.
#include "engine/matrix/dominance.hpp"
#include "engine/matrix/pure.hpp"
#include "engine/tictactoe/solved.hpp"
#include "shell/kit/fractions.hpp"
#include "shell/pegs/phrases.hpp"
#include "shell/tictactoe/phrases.hpp"
#include "tests/engine/support.hpp"
#include "tests/shell/every_screen.hpp"
#include "tests/shell/why_support.hpp"
#include "tests/shell/wording.hpp"
#include <cmath>

namespace why_tests {

using wording::beginning, wording::en, wording::says, wording::Text, wording::value_in;

namespace {

using engine::codes::Clue;

/// The clues as in a game's line: " g0011 a10…"
std::string written(const engine::codes::Rules& rules, const std::vector<Clue>& clues)
{
    std::string out;
    for (const auto& c : clues)
        out += " g" + engine::codes::to_text(rules, c.guess) + " a" + std::to_string(c.answer.black) +
               std::to_string(c.answer.white);
    return out;
}

engine::Fraction fraction(std::string text)
{
    for (const char c : {'(', ')'}) std::erase(text, c);
    if (text.starts_with("−")) text.replace(0, std::string("−").size(), "-");
    return engine::Fraction(engine::Rational::parse(text).value());
}

} // namespace

TEST_SUITE("why")
{
    TEST_CASE("so many codes are left, one answer after the other, as counting all codes gives")
    {
        engine::Rng rng(12);
        const auto& rules = engine::codes::mastermind;
        for (int round = 0; round < 6; ++round) {
            const auto clues = engine::codes::random_history(rules, rng, 3);
            const std::string line = "codes 1 p4c6r 12 assistant colours knuth 0" + written(rules, clues);
            INFO(line);
            Player p(opening(line));
            p.use("mind", "1");
            rest(p);
            std::string counts = "1296";
            for (std::size_t n = 1; n <= clues.size(); ++n)
                counts += " → " + std::to_string(consistent_codes(rules, std::span(clues).first(n)).size());
            const auto left = consistent_codes(rules, clues);
            const auto numbers = asked(p, "why:left");
            std::string plain;
            for (const char c : numbers) plain += c == ',' ? "" : std::string(1, c); // without the comma of 1,296
            CHECK(plain.find(counts) != std::string::npos);
            // the likeliest symbol and position among the codes that fit
            std::ptrdiff_t most = 0;
            for (std::size_t i = 0; i < 4; ++i)
                for (int s = 0; s < 6; ++s)
                    most = std::max(
                        most, std::count_if(left.begin(), left.end(), [&](const auto& c) { return c.symbol[i] == s; }));
            CHECK(says(asked(p, "why:map"), Text::why_most, {{"count", most}}));
            // a contradicting guess: the feedback that the first contradicted row would have had
            auto wrong = engine::codes::random_code(rules, rng);
            std::size_t row = 0;
            const auto misses = [&] {
                for (row = 0; row < clues.size(); ++row)
                    if (!(engine::codes::feedback(rules, clues[row].guess, wrong) == clues[row].answer)) return true;
                return false;
            };
            while (!misses()) wrong = engine::codes::random_code(rules, rng);
            p.enter(engine::codes::to_text(rules, wrong));
            rest(p);
            const auto would = engine::codes::feedback(rules, clues[row].guess, wrong);
            const auto say = shell::text::Say(shell::text::Language::english);
            CHECK(asked(p, "why:draft") ==
                  en(Text::why_impossible, {{"row", row + 1}, {"answer", shell::pegs::answer_in_words(say, would)}}));
        }
    }

    TEST_CASE("the squares of tic-tac-toe are worth what the line leads to that is told")
    {
        engine::Rng rng(3);
        const engine::tictactoe::Solved solved;
        const auto say = shell::text::Say(shell::text::Language::english);
        int told = 0;
        for (int round = 0; round < 20; ++round) {
            engine::tictactoe::State s;
            std::string line = "tictactoe 1 person person 7";
            for (int i = 0, n = static_cast<int>(rng.below(6)); i < n; ++i) {
                const auto moves = solved.moves(s);
                if (moves.empty()) break;
                const auto cell = moves[static_cast<int>(rng.below(static_cast<std::uint64_t>(moves.size())))].cell;
                s = engine::tictactoe::TicTacToe{}.after(s, cell);
                line += " " + std::to_string(cell);
            }
            if (solved.moves(s).empty()) continue;
            Player p(opening(line));
            p.use("analysis", "1");
            for (const auto& m : solved.moves(s)) {
                p.use("look:" + std::to_string(m.cell));
                const auto words = asked(p, "why:moves");
                INFO(line << " " << int{m.cell} << ": " << words);
                auto at = s;
                const std::string line_told = value_in(words, Text::tictactoe_why, "moves");
                REQUIRE_FALSE(line_told.empty());
                for (std::size_t from = 0, end = 0; end < line_told.size(); from = end + 2, ++told) {
                    end = std::min(line_told.find(", ", from), line_told.size());
                    const std::string move = line_told.substr(from, end - from);
                    const bool x = engine::tictactoe::TicTacToe{}.seat(at) == engine::search::Seat::max;
                    CHECK(move.substr(0, 2) == (x ? "X " : "O "));
                    int cell = -1;
                    for (int c = 0; c < 9; ++c)
                        if (move.substr(2) == say(shell::tictactoe::cell_name(c))) cell = c;
                    REQUIRE(cell >= 0);
                    if (at == s) CHECK(cell == m.cell);
                    const int value = solved.at(at).value;
                    at = engine::tictactoe::TicTacToe{}.after(at, static_cast<std::int8_t>(cell));
                    if (!(at == engine::tictactoe::TicTacToe{}.after(s, m.cell))) CHECK(solved.at(at).value == value);
                }
                CHECK(solved.moves(at).empty()); // the game's end
                CHECK(solved.at(at).value == m.value);
                const std::string ends = m.value == 0
                                             ? en(Text::tictactoe_draw)
                                             : en(Text::tictactoe_who_won, {{"player", m.value > 0 ? "X" : "O"}});
                CHECK(value_in(words, Text::tictactoe_why, "outcome") == ends);
            }
        }
        CHECK(told > 100);
    }

    TEST_CASE("of random matrices the reasons give what each choice is worth against the optimal mixtures")
    {
        engine::Rng rng(5);
        for (int round = 0; round < 12; ++round) {
            const int rows = 2 + static_cast<int>(rng.below(3)), columns = 2 + static_cast<int>(rng.below(3));
            std::string text;
            for (int r = 0; r < rows; ++r)
                for (int c = 0; c < columns; ++c)
                    text += (c > 0 ? " " : r > 0 ? " / " : "") + std::to_string(static_cast<int>(rng.below(19)) - 9);
            INFO(text);
            const auto m = *engine::matrix::parse_matrix(text);
            const auto solution = engine::matrix::solve(m);
            Player p(R"({"language":"en","motion":"reduce","game":"matrix","matrix":")" + text + "\"}");
            p.use("analysis", "1");
            p.use("tab", "3");
            const auto v = shell::kit::written(solution.value);
            CHECK(asked(p, "why:value") == en(Text::matrix_why_value, {{"value", v}}));
            std::string given, got;
            for (int c = 0; c < columns; ++c) {
                engine::Fraction sum(0);
                for (int r = 0; r < rows; ++r)
                    sum = sum + solution.row[static_cast<std::size_t>(r)] * engine::Fraction(m.at(r, c));
                CHECK_FALSE(sum < solution.value);
                given +=
                    (c > 0 ? ", " : "") + std::string(1, static_cast<char>('A' + c)) + " " + shell::kit::written(sum);
            }
            for (int r = 0; r < rows; ++r) {
                engine::Fraction sum(0);
                for (int c = 0; c < columns; ++c)
                    sum = sum + solution.column[static_cast<std::size_t>(c)] * engine::Fraction(m.at(r, c));
                CHECK_FALSE(solution.value < sum);
                got +=
                    (r > 0 ? ", " : "") + std::string(1, static_cast<char>('A' + r)) + " " + shell::kit::written(sum);
            }
            CHECK(asked(p, "why:p") == en(Text::matrix_why_p, {{"payments", given}, {"value", v}}));
            CHECK(asked(p, "why:q") == en(Text::matrix_why_q, {{"gains", got}, {"value", v}}));
            p.use("tab", "1");
            const auto pure = engine::matrix::pure(m);
            CHECK(asked(p, "why:maximin").find(shell::kit::written(engine::Fraction(pure.row_minima[0]))) !=
                  std::string::npos);
            CHECK(asked(p, "why:saddles")
                      .starts_with(pure.saddle_points.empty() ? beginning(Text::matrix_why_no_saddle) : "("));
            p.use("tab", "2");
            const auto steps = engine::matrix::eliminate(m).steps;
            if (steps.empty()) continue;
            p.use("step", "1");
            const auto& first = steps[0];
            const bool row = first.side == engine::matrix::Side::row;
            std::string goes, stays;
            for (int other = 0; other < m.choices(engine::matrix::other(first.side)); ++other) {
                const auto entry = [&](int mine) {
                    return engine::Fraction(row ? m.at(mine, other) : m.at(other, mine));
                };
                engine::Fraction sum(0);
                for (const auto& part : first.by) sum = sum + part.weight * entry(part.choice);
                goes += (other > 0 ? ", " : "") + shell::kit::written(entry(first.choice));
                stays += (other > 0 ? ", " : "") + shell::kit::written(sum);
                CHECK_FALSE((row ? sum < entry(first.choice) : entry(first.choice) < sum)); // it is dominated
            }
            const auto words = asked(p, "why:step");
            CHECK(says(words, row ? Text::matrix_why_row_goes : Text::matrix_why_column_goes,
                       {{"dominant", std::string(1, static_cast<char>('A' + first.choice)) + ": " + goes}}));
            CHECK(words.find(": " + stays + ".") != std::string::npos);
        }
    }

    TEST_CASE("the bets that MAX plays are those that give it most, and the deals sum up to the value")
    {
        engine::Rng rng(9);
        for (int round = 0; round < 10; ++round) {
            const int first = 1 + static_cast<int>(rng.below(6));
            const std::string bets =
                std::to_string(first) + "," + std::to_string(first + 1 + static_cast<int>(rng.below(5)));
            Player p(opening("betting 1 " + bets + " a" + std::to_string(1 + rng.below(3)) + "k" +
                             std::to_string(1 + rng.below(3)) + "r hidden max 10 7"));
            p.use("analysis", "1");
            p.use("tab", "1");
            p.use("view", "1");
            const auto words = asked(p, "why:strategy");
            INFO(bets << ": " << words);
            for (int card = 0; card < 2; ++card) {
                const auto part = value_in(words, Text::betting_why_strategy, card == 0 ? "ace" : "king");
                std::vector<engine::Fraction> worth;
                for (std::size_t at = part.find(": "); at != part.npos; at = part.find(": ", at + 2))
                    worth.push_back(fraction(part.substr(at + 2, part.find(',', at) - at - 2)));
                const auto rows = p.control("strategy:" + std::to_string(card))["rows"];
                REQUIRE(worth.size() == rows.size());
                for (std::size_t i = 0; i < rows.size(); ++i)
                    if (rows[i][1] != "0") CHECK(worth[i] == *std::max_element(worth.begin(), worth.end()));
            }
            const auto sum = asked(p, "why:value");
            engine::Fraction total(0);
            for (std::size_t at = sum.find(": ") + 2; at < sum.find(" = ");) {
                const auto end = std::min(sum.find(" + ", at), sum.find(" = ", at)), dot = sum.find(" · ", at);
                total =
                    total + fraction(sum.substr(at + 3, dot - at - 3)) * fraction(sum.substr(dot + 4, end - dot - 4));
                at = end + 3;
            }
            INFO(sum);
            CHECK(total == fraction(sum.substr(sum.find(" = ") + 3, sum.rfind('.') - sum.find(" = ") - 3)));
        }
    }

    TEST_CASE("beside the rounds played, the reason of what was to be expected ends with the figure of its row")
    {
        for (const char* line : {"betting 1 kuhn 1 1 1,1,1 max 20 42", "betting 1 kuhn 1 1 1,1,1 min 20 42",
                                 "betting 1 kuhn 1 2 2,1,1,1 both 20 42", "betting 1 2,4,6 a1k1r hidden max 10 7",
                                 "betting 1 2,4,6 a1k1r hidden min 10 7", "betting 1 2,4 a1k2r seen both 10 7"}) {
            INFO(line);
            Player p(opening(line));
            p.use("analysis", "1");
            p.use("tab", "0");
            for (int played = 0, moves = 0; played < 2 && moves < 20; ++moves)
                for (const char* move : {"next", "act:0", "bet:0", "call"})
                    if (p.has(move)) {
                        p.use(move);
                        played += std::string(move) == "next" ? 1 : 0;
                        break;
                    }
            REQUIRE(p.control("rounds")["rows"].size() >= 2);
            const auto row = p.control("expected")["text"].get<std::string>();
            const auto exact = row.substr(row.rfind(": ") + 2); // "−1/18 ≈ −0.056"
            const auto figure = exact.substr(0, exact.find(' '));
            const auto words = asked(p, "why:value");
            INFO(row << " / " << words);
            CHECK(words.ends_with(" = " + figure + "."));
        }
    }

    TEST_CASE("a node of a tree is worth the greatest, or the least, of what its reason names")
    {
        engine::Rng rng(21);
        int named = 0;
        for (int round = 0; round < 8; ++round) {
            std::string tree;
            for (int i = 0; i < 3; ++i) {
                tree += "(";
                for (int j = 0; j < 3; ++j) tree += (j > 0 ? "," : "") + std::to_string(rng.below(30));
                tree += ")";
            }
            Player p(opening("trees 1 explore max minimax left_to_right 0 " + tree));
            const int last = p.control("step")["max"];
            for (int step = 1; step <= last; ++step) {
                p.use("step", std::to_string(step));
                if (!p.has("why:node")) continue;
                const auto words = asked(p, "why:node");
                const bool max = says(words, Text::trees_why_max);
                std::vector<int> values;
                for (std::size_t at = words.find("= "); at != words.npos; at = words.find("= ", at + 2))
                    values.push_back(std::stoi(words.substr(at + 2)));
                const auto name = value_in(words, max ? Text::trees_why_max : Text::trees_why_min, "node");
                INFO(tree << " step " << step << ": " << words);
                const auto nodes = p.control("nodes"); // outlives the loop
                for (const auto& row : nodes["rows"])
                    if (values.size() == 3 && row[0] == name && row[4] == en(Text::trees_state_done)) {
                        const int best = max ? *std::max_element(values.begin(), values.end())
                                             : *std::min_element(values.begin(), values.end());
                        CHECK(row[2] == "= " + std::to_string(best));
                        ++named;
                    }
            }
            CHECK(asked(p, "why:fewest").find("3 + 3 − 1 = 5") != std::string::npos);
        }
        CHECK(named > 10);
    }

    TEST_CASE("the window's ends are those that the board has, and who holds them holds as much")
    {
        Player p(opening("trees 1 explore max alphabeta left_to_right 0 (3,12,8)(2,4,6)(14,5,2)"));
        int windows = 0;
        for (int step = 1; step < 40; ++step) {
            p.use("step", std::to_string(step));
            if (has(p.control("step_words")["text"], en(Text::trees_mark_leave))) continue; // of a node already left
            const auto words = asked(p, "why:window");
            std::string here;                      // of the deepest open node
            const auto nodes = p.control("nodes"); // outlives the loop
            for (const auto& row : nodes["rows"])
                if (row[4] == en(Text::trees_state_open) && row[3] != "") here = row[3];
            INFO(words << " " << here);
            const auto alpha = std::string("α = ").size(), comma = here.find(", β = ");
            REQUIRE(comma != std::string::npos);
            CHECK(value_in(words, Text::trees_why_window, "alpha").starts_with(here.substr(alpha, comma - alpha)));
            CHECK(value_in(words, Text::trees_why_window, "beta")
                      .starts_with(here.substr(comma + std::string(", β = ").size())));
            ++windows;
        }
        CHECK(windows > 10);
        p.use("step", "14");
        CHECK(value_in(asked(p, "why:window"), Text::trees_why_window, "alpha") ==
              "3 (" + en(Text::trees_the_root) + ")");
    }

    TEST_CASE("the version spaces' reasons count the codes that fit")
    {
        engine::Rng rng(31);
        const engine::codes::Rules rules{3, 6, true};
        for (int round = 0; round < 4; ++round) {
            const auto clues = engine::codes::random_history(rules, rng, 2);
            const std::string line =
                "spaces 1 me hand true b uniform_code never codes 1 p3c6r 12 assistant colours consistent 0" +
                written(rules, clues);
            INFO(line);
            Player p(opening(line));
            REQUIRE(p.settles(2000));
            CHECK(asked(p, "why:left")
                      .find("216 → " + std::to_string(consistent_codes(rules, std::span(clues).first(1)).size()) +
                            " → " + std::to_string(consistent_codes(rules, clues).size())) != std::string::npos);
            const auto size = p.control("space_size")["text"].get<std::string>();
            const auto words = asked(p, "why:space");
            CHECK(words == en(Text::spaces_why_share, {{"codes", size.substr(0, size.find(' '))},
                                                       {"possible", consistent_codes(rules, clues).size()},
                                                       {"share", size.substr(size.find(" · ") + 4)}}));
        }
    }

    TEST_CASE("the laboratory's error is the deviation over the root of the games")
    {
        Player p(opening("lab 1 p4c6r consistent,knuth 1000 7 go"));
        p.use("tab", "1");
        REQUIRE(p.settles(5000));
        const auto words = asked(p, "why:results");
        INFO(words);
        const auto slash = words.find(" / √");
        REQUIRE(slash != std::string::npos);
        const double sd = std::stod(words.substr(words.rfind(' ', slash - 1))),
                     games = std::stod(words.substr(slash + std::string(" / √").size()));
        const auto shown = p.control("results")["rows"][0][2].get<std::string>(); // "± 0.020"
        CHECK(std::stod(shown.substr(shown.find(' '))) == doctest::Approx(sd / std::sqrt(games)).epsilon(0.02));
    }
}

} // namespace why_tests
