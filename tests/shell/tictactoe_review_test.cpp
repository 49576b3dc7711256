// The review of a game of tic-tac-toe: the decisive move, and trying again from there.
#include "engine/base/rng.hpp"
#include "engine/session/link.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <array>
#include <doctest/doctest.h>
#include <map>
#include <set>

namespace tictactoe_review_tests {

using wording::en, wording::es, wording::Text;

namespace {

std::string opened(const std::string& line, const std::string& language = "en")
{
    return R"({"motion":"reduce","language":")" + language + R"(","link":")" + engine::session::to_link(line) + "\"}";
}
std::string said(Player& p, std::string_view id)
{
    const auto c = p.control(id);
    return c.is_null() ? std::string() : c.value("text", "");
}

/// 'X', 'O' or '.' by cell; plain recursion, which shares no code with the engine.
using Cells = std::array<char, 9>;

char line_of(const Cells& c)
{
    constexpr std::array<std::array<std::size_t, 3>, 8> lines{
        {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}};
    for (const auto& [a, b, d] : lines)
        if (c[a] != '.' && c[a] == c[b] && c[b] == c[d]) return c[a];
    return '.';
}
bool is_full(const Cells& c) { return std::find(c.begin(), c.end(), '.') == c.end(); }

/// What the position is worth to the player whose sign is `me` and whose turn it is.
int worth(const Cells& c, char me, std::map<Cells, int>& known)
{
    if (line_of(c) != '.') return -1; // the other has just made it
    if (is_full(c)) return 0;
    if (const auto at = known.find(c); at != known.end()) return at->second;
    int best = -1;
    for (std::size_t i = 0; i < 9; ++i) {
        if (c[i] != '.') continue;
        Cells next = c;
        next[i] = me;
        best = std::max(best, -worth(next, me == 'X' ? 'O' : 'X', known));
    }
    return known[c] = best;
}

} // namespace

TEST_SUITE("tictactoe")
{
    TEST_CASE("tic-tac-toe: who lost asks where, reads the move and the better ones, and tries again, on canvas")
    {
        // X takes the centre; O takes a side, which loses; X wins.
        const std::string lost = "tictactoe 1 full person 7 4 1 0 8 6 2 3";
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, std::pair{640.f, 360.f}, std::pair{1280.f, 800.f}}) {
            Player p(opened(lost), w, h);
            p.settles(300);
            REQUIRE(said(p, "review") == en(Text::where_wrong));
            REQUIRE(p.click("review"));
            p.settles(100);
            const std::string mistake = en(Text::tictactoe_error_was, {{"move", "2 (O)"}, {"cell", "top middle"}});
            CHECK(said(p, "decided") ==
                  mistake + " " +
                      en(Text::tictactoe_was_drawn, {{"cells", "top left, top right, bottom left, bottom right"}}));
            CHECK(p.outline()["status"].get<std::string>().find(mistake) != std::string::npos); // announced
            REQUIRE(p.click("try_again"));
            p.settles(300);
            CHECK(p.has("review") == false);
            CHECK(p.control("board")["rows"][1][2] == "X"); // before move 2
            CHECK(p.control("board")["rows"][0][2] == "free");
        }
    }
    TEST_CASE(
        "tic-tac-toe: of a game without a mistake nothing is asked, and two people are asked where it was decided")
    {
        {
            Player drawn(opened("tictactoe 1 person person 7 4 0 8 2 1 7 6 5 3"));
            drawn.settles(300);
            REQUIRE(drawn.has("new_game"));
            CHECK_FALSE(drawn.has("review"));
        }
        Player two(opened("tictactoe 1 person person 7 4 1 0 8 6 2 3", "es"));
        two.settles(300);
        CHECK(said(two, "review") == es(Text::where_decided));
    }
    TEST_CASE("where a game was decided, and the better squares, are plain recursion's in 1,000 random games of two")
    {
        constexpr std::array names{Text::tictactoe_cell0, Text::tictactoe_cell1, Text::tictactoe_cell2,
                                   Text::tictactoe_cell3, Text::tictactoe_cell4, Text::tictactoe_cell5,
                                   Text::tictactoe_cell6, Text::tictactoe_cell7, Text::tictactoe_cell8};
        engine::Rng rng(333);
        std::map<Cells, int> known;
        std::set<std::string> told;
        Player p(R"({"language":"en","motion":"reduce","game":"tictactoe","role":"two"})");
        for (int game = 0; game < 1000; ++game) {
            Cells board;
            board.fill('.');
            std::string line = "tictactoe 1 person person 0", expected;
            for (int k = 0; line_of(board) == '.' && !is_full(board); ++k) {
                const char me = k % 2 == 0 ? 'X' : 'O', other = k % 2 == 0 ? 'O' : 'X';
                const int before = worth(board, me, known);
                std::string better;
                std::array<int, 9> after{};
                for (std::size_t i = 0; i < 9; ++i) {
                    if (board[i] != '.') continue;
                    Cells next = board;
                    next[i] = me;
                    after[i] = -worth(next, other, known);
                    if (after[i] == before) better += (better.empty() ? "" : ", ") + en(names[i]);
                }
                std::size_t cell = 0;
                do cell = rng.index(9);
                while (board[cell] != '.');
                board[cell] = me;
                line += " " + std::to_string(cell);
                if (after[cell] == before) continue;
                const std::string move = std::to_string(k + 1) + " (" + me + ")", where = en(names[cell]);
                expected = en(Text::tictactoe_error_was, {{"move", move}, {"cell", where}}) + " " +
                           en(before == 0 ? Text::tictactoe_was_drawn : Text::tictactoe_was_won, {{"cells", better}});
            }
            INFO(line);
            REQUIRE(p.app().set_state(engine::session::to_link(line)));
            REQUIRE(p.settles());
            if (expected.empty()) { // nobody went wrong
                CHECK_FALSE(p.has("review"));
                continue;
            }
            p.use("review");
            CHECK(said(p, "decided") == expected);
            told.insert(expected.substr(expected.rfind(". ")));
        }
        CHECK(told.size() > 20);
    }
}

} // namespace tictactoe_review_tests
