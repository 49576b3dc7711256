// Tic-tac-toe through the shell: play by canvas, keys and outline, the analysis, the tree opened row by row.
#include "engine/search/minimax.hpp"
#include "engine/session/link.hpp"
#include "engine/tictactoe/analyse.hpp"
#include "engine/tictactoe/board.hpp"
#include "engine/tictactoe/game.hpp"
#include "shell/kit/paint.hpp"
#include "shell/tictactoe/tree.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/layout_checks.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <doctest/doctest.h>

namespace tictactoe_tests {

using wording::beginning, wording::en, wording::Text;

using engine::tictactoe::Solved;
using engine::tictactoe::State;
using shell::tictactoe::Tree;

namespace {

std::string config(const std::string& more)
{
    return R"({"language":"en","motion":"reduce","game":"tictactoe","seed":"5",)" + more + "}";
}
const char* const two_people = R"("role":"two")";
const char* const against_full = R"("role":"x","strategy":"full")";

std::string board_of(Player& p)
{
    std::string out;
    const auto board = p.control("board");
    for (const auto& row : board["rows"])
        for (std::size_t i = 1; i < row.size(); ++i) {
            const auto cell = row[i].get<std::string>();
            out += cell.size() == 1 ? cell : ".";
        }
    return out;
}

bool click_rect(Player& p, const std::string& id)
{
    const auto rects = p.outline()["rects"];
    if (!rects.contains(id)) return false;
    p.click_at(rects[id]);
    return true;
}

/// Records the strokes in the colour of edges of controls.
class StrongEdges final : public shell::kit::PaintListener {
public:
    StrongEdges() { shell::kit::set_paint_listener(this); }
    ~StrongEdges() override { shell::kit::set_paint_listener(nullptr); }
    void shape(std::string_view what, std::span<const float> n, shell::kit::Colour c) override
    {
        if (what == "stroke" && c == shell::kit::theme(shell::kit::ThemeName::light).line_strong)
            edges_.push_back({n[0], n[1], n[2], n[3]});
    }
    void text(shell::kit::Point, float, std::string_view, const shell::kit::TextStyle&) override {}
    bool any_in(const shell::kit::Rect& r) const
    {
        return std::any_of(edges_.begin(), edges_.end(), [&](const auto& e) { return r.contains(e.centre()); });
    }

private:
    std::vector<shell::kit::Rect> edges_;
};

/// Numbers of a tree's nodes: all, visited by alpha-beta, leaves, visited leaves.
struct Counts {
    int nodes = 0, visited = 0, leaves = 0, leaves_visited = 0;
};
Counts counted(const Tree& tree)
{
    Counts c;
    for (int i = 0; i < tree.size(); ++i) {
        const auto& n = tree.at(i);
        ++c.nodes;
        c.visited += !n.skipped;
        c.leaves += n.count == 0;
        c.leaves_visited += n.count == 0 && !n.skipped;
    }
    return c;
}

} // namespace

TEST_SUITE("tictactoe")
{
    TEST_CASE("tic-tac-toe begins with a rival that can be beaten, and calls rivals by their strength")
    {
        {
            Player full(config(against_full));
            CHECK(engine::session::from_link(full.app().state())->find(" person full ") != std::string::npos);
        }
        Player p(R"({"language":"en","motion":"reduce","game":"tictactoe","seed":"5"})");
        CHECK(engine::session::from_link(p.app().state())->find(" person random ") != std::string::npos);
        p.use("rules_dialog");
        const auto options = p.control("o_player")["options"];
        REQUIRE(options.size() == 4);
        for (const auto& [at, name] :
             {std::pair{1, Text::tictactoe_easy}, {2, Text::tictactoe_medium}, {3, Text::tictactoe_perfect}})
            CHECK(options[at].dump().find(en(name)) != std::string::npos);
    }
    TEST_CASE("two people play on the canvas, and the winning line ends the game")
    {
        Player p(config(two_people));
        for (const int cell : {0, 3, 1, 4, 2}) REQUIRE(click_rect(p, "cell:" + std::to_string(cell)));
        CHECK(board_of(p) == "XXXOO....");
        CHECK(p.status().find("X wins") != std::string::npos);
        CHECK(p.effect(shell::kit::Effect::Kind::event, "complete").find("true") != std::string::npos);
        CHECK(p.has("new_game"));
        CHECK_FALSE(p.has("cell:5"));
        p.use("cell:5");
        CHECK(p.status().find(en(Text::error_game_over)) != std::string::npos);
    }
    TEST_CASE("a drawn game is told as neither won nor lost")
    {
        Player p(config(two_people));
        for (const int cell : {0, 1, 2, 4, 3, 5, 7, 6, 8}) REQUIRE(click_rect(p, "cell:" + std::to_string(cell)));
        CHECK(p.effect(shell::kit::Effect::Kind::event, "complete") ==
              R"({"success":null,"guesses":9,"helped":false})");
    }
    TEST_CASE("digits play as they lie on a number pad, and the arrows walk from the centre")
    {
        Player p(config(two_people));
        p.type("73");
        CHECK(board_of(p) == "X.......O");
        p.key(ImGuiKey_LeftArrow);
        p.key(ImGuiKey_UpArrow);
        p.key(ImGuiKey_Enter);
        CHECK(board_of(p) == "XX......O");
    }
    TEST_CASE("the full search answers at once, never loses, and undo takes its reply back too")
    {
        Player p(config(against_full));
        CHECK(p.control("undo")["disabled"] == true);
        p.use("cell:4");
        p.frames(2);
        const std::string answered = board_of(p);
        CHECK(std::count(answered.begin(), answered.end(), 'O') == 1);
        p.use("undo");
        p.frames(2);
        CHECK(board_of(p) == ".........");
        CHECK(p.control("undo")["disabled"] == true);
        p.use("redo");
        CHECK(board_of(p) == answered);
        p.use("cell:" + std::to_string(answered.find('O')));
        CHECK(p.status().find(en(Text::tictactoe_taken)) != std::string::npos);
    }
    TEST_CASE("Sagaz begins when the person plays O, and its first move is not mine to undo")
    {
        Player p(config(R"("role":"o","strategy":"depth2")"));
        p.frames(3);
        CHECK(board_of(p) == "....X...."); // the slide's best move at depth 2
        CHECK(p.control("undo")["disabled"] == true);
        p.use("cell:0");
        p.frames(3);
        p.use("undo");
        CHECK(board_of(p) == "....X....");
    }
    TEST_CASE("two computers play a game to be watched; undo holds it until it may go on")
    {
        Player p(config(R"("rules":"full,full")"));
        for (int i = 0; i < 60 && board_of(p) == "........."; ++i) p.frame();
        CHECK(board_of(p) != ".........");
        p.use("undo");
        p.frames(100);
        CHECK(board_of(p) == ".........");
        p.use("go_on");
        for (int i = 0; i < 900 && !p.has("new_game:over") && p.status().find("Draw") == std::string::npos; ++i)
            p.frame();
        CHECK(p.status().find("Draw") != std::string::npos);
    }
    TEST_CASE("a saved line opens again with its players, and options that ask for others begin anew")
    {
        {
            Player p(config(R"("rules":"person,random")"));
            p.use("cell:4");
            p.frames(3);
            const std::string saved = p.effect(shell::kit::Effect::Kind::save, "game");
            CHECK(saved.find("tictactoe 1 person random 5 4 ") != std::string::npos);
        }
        Player bad(config(R"("strategy":"genius")"));
        CHECK(bad.status().find("genius") != std::string::npos);
        CHECK(board_of(bad) == ".........");
    }
    TEST_CASE("the analysis is off until asked for; a full search says who wins, and in how many moves")
    {
        Player p(config(two_people));
        CHECK_FALSE(p.has("verdict"));
        for (const int cell : {0, 1}) p.use("cell:" + std::to_string(cell));
        CHECK(p.click("analysis"));
        const auto history = p.control("history")["items"];
        CHECK(history[0] ==
              en(Text::tictactoe_played, {{"player", "X"}, {"cell", "top left"}}) + " " + en(Text::tictactoe_draw));
        CHECK(history[1] == en(Text::tictactoe_played, {{"player", "O"}, {"cell", "top middle"}}) + " " +
                                en(Text::tictactoe_who_wins_in, {{"player", "X"}, {"moves", 5}}) + " (" +
                                en(Text::tictactoe_mistake) + ")");
        CHECK(p.control("verdict")["text"] == en(Text::tictactoe_verdict_wins, "X"));
        const Solved solved;
        const State s = *engine::tictactoe::parse_board("XO.......");
        const auto rows = p.control("moves")["rows"];
        const auto moves = solved.moves(s);
        REQUIRE(static_cast<int>(rows.size()) == moves.size());
        for (int i = 0; i < moves.size(); ++i) {
            const auto text = rows[static_cast<std::size_t>(i)][1].get<std::string>();
            const int in = solved.at(engine::tictactoe::TicTacToe{}.after(s, moves[i].cell)).remoteness + 1;
            CHECK(text.starts_with(moves[i].value > 0   ? en(Text::tictactoe_wins_in, {{"moves", in}})
                                   : moves[i].value < 0 ? en(Text::tictactoe_loses_in, {{"moves", in}})
                                                        : en(Text::tictactoe_draw)));
        }
    }
    TEST_CASE("at depth 2 the centre is worth +1, the corners -1, the edges -2, and alpha-beta sees 26 of 72 leaves")
    {
        Player p(config(two_people));
        p.use("analysis", "1");
        CHECK(p.control("effort")["rows"][0][1] == "549,946");
        CHECK(p.control("effort")["rows"][0][2] == "255,168");
        CHECK(p.control("effort")["rows"][1][1] == "18,297");
        REQUIRE(click_rect(p, "search:1"));
        CHECK(p.control("depth")["value"] == "2");
        const auto rows = p.control("moves")["rows"];
        REQUIRE(rows.size() == 9);
        CHECK(rows[0][1] == "−1");
        CHECK(rows[1][1] == "−2");
        CHECK(rows[4][1] == "+1, best");
        CHECK(rows[4][2] == en(Text::tictactoe_f_lines, {{"x", 8}, {"o", 4}}));
        CHECK(p.control("effort")["rows"][0][2] == "72");
        CHECK(p.control("effort")["rows"][1][2] == "26");
        p.use("depth", "9");
        CHECK(p.control("moves")["rows"][0][1].get<std::string>().starts_with("0"));
        p.use("depth", "77"); // out of range: refused
        CHECK(p.control("depth")["value"] == "9");
    }
    TEST_CASE("all 765 positions up to symmetry are what the analysis says they are")
    {
        std::vector<State> seen;
        std::vector<State> left{{}};
        const auto known = [&](const State& s) {
            return std::any_of(seen.begin(), seen.end(), [&](const State& t) { return t == s; });
        };
        while (!left.empty()) {
            const State s = engine::tictactoe::canonical(left.back());
            left.pop_back();
            if (known(s)) continue;
            seen.push_back(s);
            if (engine::tictactoe::TicTacToe{}.seat(s) == engine::search::Seat::nobody) continue;
            for (const auto cell : engine::tictactoe::TicTacToe{}.moves(s))
                left.push_back(engine::tictactoe::TicTacToe{}.after(s, cell));
        }
        CHECK(seen.size() == 765);
    }
    TEST_CASE("the whole tree opened has 549,946 nodes, and the cuts drawn leave alpha-beta's 18,297")
    {
        const Solved solved;
        Tree tree(solved, {}, std::nullopt);
        CHECK(tree.size() == 1);
        tree.open_to(9);
        CHECK(tree.rows() == 549'946);
        const Counts c = counted(tree);
        const auto searched = engine::search::alpha_beta(engine::tictactoe::TicTacToe{}, State{});
        CHECK(c.nodes == 549'946);
        CHECK(c.leaves == 255'168);
        CHECK(c.visited == searched.nodes);
        CHECK(c.leaves_visited == searched.leaves);
        CHECK(tree.visited_rows() == c.visited);
        for (const int row : {0, 1, 2, 77'777, 300'000, 549'945}) CHECK(tree.row_of(tree.node_at_row(row)) == row);
        for (int i = 0; i < tree.size(); ++i)
            if (!tree.at(i).skipped && tree.at(i).found != tree.at(i).value) { // then a correct bound
                const auto& n = tree.at(i);
                CHECK((n.found <= n.alpha || n.found >= n.beta));
                CHECK((n.found <= n.alpha ? n.value <= n.found : n.value >= n.found));
            }
    }
    TEST_CASE("the tree of a limited search has f at its leaves and the slide's 26 of 72")
    {
        const Solved solved;
        for (int depth = 1; depth <= 4; ++depth) {
            Tree tree(solved, {}, depth);
            tree.open_to(9);
            CHECK(tree.rows() == tree.size());
            const auto a = engine::tictactoe::analyse({}, {engine::tictactoe::Algorithm::alphabeta, depth});
            const Counts c = counted(tree);
            CHECK(tree.at(0).value == a.value);
            CHECK(c.visited == a.nodes);
            CHECK(c.leaves_visited == a.leaves);
            CHECK(c.leaves == a.all_leaves);
            for (int i = 0; i < tree.size(); ++i)
                if (tree.at(i).count == 0) CHECK(tree.at(i).value == engine::tictactoe::OpenLines{}(tree.at(i).board));
        }
    }
    TEST_CASE("nodes open and close in any order without losing a row")
    {
        const Solved solved;
        Tree tree(solved, {}, std::nullopt);
        tree.open(0, true);
        CHECK(tree.rows() == 10);
        const int third = tree.node_at_row(3);
        tree.open(third, true);
        CHECK(tree.rows() == 18);
        const int inner = tree.node_at_row(5);
        tree.open(inner, true);
        CHECK(tree.rows() == 25);
        tree.open(third, false);
        CHECK(tree.rows() == 10);
        tree.open(inner, false); // it is hidden now
        CHECK(tree.rows() == 10);
        tree.open(third, true);
        CHECK(tree.rows() == 18);
        tree.open_to(4);
        CHECK(tree.rows() == 1 + 9 + 72 + 504 + 3024);
        tree.open_to(1);
        CHECK(tree.rows() == 10);
    }
    TEST_CASE("the tree is opened and closed from canvas and outline, and cut-off nodes are named")
    {
        Player p(config(two_people));
        CHECK(p.click("show_tree"));
        CHECK(p.has("tree"));
        CHECK(p.control("tree_size")["text"] == en(Text::tictactoe_rows_open, "10", "549,946"));
        REQUIRE(click_rect(p, "node:1"));
        CHECK(p.control("tree_size")["text"] == en(Text::tictactoe_rows_open, "18", "549,946"));
        p.use("node:1");
        CHECK(p.control("tree_size")["text"] == en(Text::tictactoe_rows_open, "10", "549,946"));
        REQUIRE(click_rect(p, "open_to:3"));
        CHECK(p.control("tree_size")["text"] == en(Text::tictactoe_rows_open, "3610", "549,946"));
        CHECK(p.control("tree_page")["max"] == 60);
        p.use("tree_page", "60");
        CHECK(p.control("tree")["label"] == en(Text::tictactoe_page, "3601", "3610"));
        p.use("open_to", "4");
        CHECK(p.control("tree_size")["text"] == en(Text::tictactoe_rows_open, "549,946", "549,946"));
        p.use("tab", "0");
        p.use("search", "1");
        p.use("tab", "1");
        p.use("open_to", "1");
        p.use("cuts", "1");
        CHECK(p.control("tree_visited")["text"].get<std::string>().starts_with(
            beginning(Text::tictactoe_visited_open, {{"visited", 36}})));
        p.use("node:999999"); // no such node: ignored
        p.use("cell:4");
        CHECK(p.has("tree"));
    }
    TEST_CASE("the tree of a limited search counts the nodes open in it, not those of the whole game")
    {
        Player p(config(two_people));
        p.use("analysis", "1");
        p.use("search", "1");
        p.use("tab", "1");
        CHECK(p.control("tree_size")["text"] == en(Text::tictactoe_nodes, {{"count", 10}}));
        p.use("open_to", "4");
        CHECK(p.control("tree_size")["text"] == en(Text::tictactoe_nodes, {{"count", 82}})); // 1 + 9 + 9 · 8
    }
    TEST_CASE("where two computers play, nobody is told to press a square")
    {
        for (const auto& [w, h] : screen_sizes) {
            Player p(config(R"("rules":"full,full")"), w, h);
            const auto told = [&] {
                Looks looks;
                p.frame();
                return std::any_of(looks.texts.begin(), looks.texts.end(), [](const auto& t) {
                    return t.words == en(Text::tictactoe_press) || t.words == en(Text::tictactoe_press_only);
                });
            };
            CHECK_FALSE(told());
            p.use("undo");
            CHECK_FALSE(told());
        }
    }
    TEST_CASE("of a tree of half a million nodes a frame draws those in sight, wherever one has scrolled to")
    {
        for (const std::string level : {"3", "4"}) { // four levels; all 549,946 nodes
            Player p(config(two_people));
            p.use("show_tree");
            p.use("cuts", "1");
            p.use("open_to", level);
            p.frames(3);
            const auto area = p.outline()["rects"]["node:0"];
            p.app().pointer(shell::app::App::PointerEvent::move, area[0].get<float>() + 40, area[1].get<float>() + 10,
                            0, shell::app::App::PointerSource::mouse);
            for (int i = 0; i < 200; ++i) {
                ImGui::GetIO().AddMouseWheelEvent(0, -2);
                p.frame();
                if (i % 20 != 0) continue;
                const auto rects = p.outline()["rects"];
                CHECK(std::count_if(rects.items().begin(), rects.items().end(),
                                    [](const auto& r) { return r.key().starts_with("node:"); }) <= 40);
            }
            CHECK_FALSE(p.outline()["rects"].contains("node:0")); // it did scroll
            StrongEdges drawn; // the boards of the path back to the root have visible edges
            p.frame();
            int way = 0;
            for (const auto& control : p.app().drawn().rects) {
                if (!control.first.starts_with("crumb:")) continue;
                ++way;
                CHECK(drawn.any_in(control.second));
            }
            CHECK(way > 1);
        }
    }
    TEST_CASE("a new game begins with the players of the rules dialog")
    {
        Player p(config(two_people));
        p.use("rules_dialog");
        p.use("o_player", "2");
        CHECK(p.has("o_depth"));
        CHECK_FALSE(p.has("x_depth"));
        p.use("o_depth", "3");
        p.use("o_depth", "99");
        p.use("seed", "x");
        CHECK(p.control("start")["disabled"] == true);
        p.use("seed", "8");
        p.use("start");
        p.use("cell:4");
        p.frames(3);
        CHECK(p.effect(shell::kit::Effect::Kind::save, "game").find("tictactoe 1 person depth3 8 4 ") !=
              std::string::npos);
    }
    TEST_CASE("everything is drawn in every layout, language and theme, and how to play is told")
    {
        struct Size {
            float w, h;
        };
        for (const std::string& language : every_language)
            for (const Size size : {Size{360, 640}, Size{640, 360}, Size{1280, 800}, Size{700, 900}}) {
                Player p(std::string(R"({"game":"tictactoe","role":"two","motion":"reduce","language":")") + language +
                             R"(","theme":"dark"})",
                         size.w, size.h);
                REQUIRE(click_rect(p, "cell:4"));
                REQUIRE(click_rect(p, "analysis"));
                for (const char* id : {"search", "depth", "tab", "open_to", "cuts", "sheet"}) {
                    p.use(id, "1");
                    CHECK(p.outline()["rects"].contains("tab:1"));
                }
                p.use("howto");
                for (int i = 0; i < 4; ++i)
                    CHECK(p.control("how" + std::to_string(i))["text"].get<std::string>().size() > 60);
                p.use("close");
                p.use("analysis", "0");
                REQUIRE(click_rect(p, "cell:0"));
                CHECK(board_of(p)[0] == 'O');
            }
    }
}

} // namespace tictactoe_tests
