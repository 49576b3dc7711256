// Frames as small as a column of a web page: every screen is whole, and the controls of play can be pressed.
#include "tests/shell/every_language.hpp"
#include "tests/shell/every_screen.hpp"
#include "tests/shell/layout_checks.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <doctest/doctest.h>

namespace small_frames_tests {

using wording::en, wording::Text;

using namespace shell::kit;

namespace {

/// The controls of play of each screen: the first and the last of a row, or single ones.
struct Played {
    std::string_view screen, ids;
};
constexpr std::array<Played, 25> played{{
    {"mastermind", "symbol:0 symbol:5 submit hole:0"},
    {"keeper", "mark:0 mark:3 fijas+ picas+"},
    {"assistant", "symbol:0 symbol:5 submit hole:0"},
    {"picas-fijas", "symbol:0 symbol:9 submit hole:0"},
    {"thirtyone", "value:1 value:6"},
    {"thirtyone-large", "value:1 value:9"},
    {"trees", "node:0 node:1 node:4 step:next step:back"},
    {"trees-binary", "node:0 step:next step:back"},
    {"tictactoe", "cell:0 cell:8"},
    {"matrix", "choose:0 choose:1"},
    {"matrix-wide", "choose:0"},
    {"betting", "next"},
    {"kuhn", "next"},
    {"one-card", "act:0"},
    {"given", "zoom_in zoom_out"},
    {"concepts", "analysis"},
    {"concepts-guess", "analysis"},
    {"concepts-keeper", "analysis"},
    {"cluedo", "cell:0 cell:34 note"},
    {"spaces", "symbol:0 symbol:9 submit hole:0"},
    {"lab", "run"},
    {"cluedo-others", "eyes_back"},
    {"duel", "symbol:0 symbol:9 submit"},
    {"duel-two", "symbol:0 symbol:5 submit"},
    {"own-notes", "notes puzzle_out:0"},
}};

std::vector<std::string> words_of(std::string_view line)
{
    std::vector<std::string> out;
    while (!line.empty()) {
        const auto end = std::min(line.find(' '), line.size());
        out.emplace_back(line.substr(0, end));
        line.remove_prefix(std::min(line.size(), end + 1));
    }
    return out;
}

bool is_written(Player& p, std::string_view words)
{
    Looks looks;
    p.frame();
    return std::any_of(looks.texts.begin(), looks.texts.end(), [&](const Written& w) { return w.words == words; });
}

} // namespace

TEST_SUITE("sweep")
{
    TEST_CASE("in frames of 320 x 320 and 500 x 300 every screen is whole: no control lies on another, and what one "
              "plays with is there to be pressed")
    {
        for (const auto& frame : {std::pair{320.f, 320.f}, {500.f, 300.f}})
            for (const std::string& language : every_language)
                for (std::size_t i = 0; i < every_game.size(); ++i) {
                    const auto& screen = every_game[i];
                    const float w = frame.first, h = frame.second; // INFO cannot see structured bindings under clang
                    Player p(config_of(screen, language), w, h);
                    make_first_move(p, screen);
                    const std::string at = std::string(screen.name) + " in " + language;
                    INFO(at << ", " << w << " x " << h);
                    CHECK(overlapping(p) == "");
                    REQUIRE(played[i].screen == screen.name);
                    for (const std::string& id : words_of(played[i].ids)) {
                        INFO(id);
                        const auto found = p.app().drawn().rects.find(id);
                        const bool there = found != p.app().drawn().rects.end();
                        CHECK(there);
                        if (!there) continue;
                        CHECK(found->second.h >= 22); // a row of Cluedo is 24, all else larger
                        CHECK(found->second.w >= 12);
                    }
                    if (const auto board = p.app().drawn().board) CHECK(board->w * board->h >= 0.4f * 320 * 240);
                }
    }
    TEST_CASE("below that no control lies on another either, on any screen")
    {
        for (const auto& frame : {std::pair{300.f, 300.f},
                                  {294.f, 260.f},
                                  {260.f, 300.f},
                                  {240.f, 300.f},
                                  {294.f, 362.f},
                                  {240.f, 346.f},
                                  {300.f, 420.f},
                                  {240.f, 420.f}})
            for (const std::string& language : every_language)
                for (const auto& screen : every_game) {
                    Player p(config_of(screen, language), frame.first, frame.second);
                    make_first_move(p, screen);
                    INFO(std::string(screen.name)
                         << " in " << language << ", " << frame.first << " x " << frame.second);
                    CHECK(overlapping(p) == "");
                }
    }
    TEST_CASE(
        "a frame in which nothing could be played says so: all under 240 x 300, and the keys of version spaces in a "
        "narrow one")
    {
        struct Frame {
            std::string config;
            float width, height;
            bool poster;
        };
        constexpr const char* spaces = R"({"game":"spaces","language":"en","seed":"42"})";
        const std::string told = engine::session::to_link(
            "spaces 1 me seed odds14 b uniform_code never codes 1 p4c10n 12 assistant digits consistent 5 g0123 a11");
        const std::string lies = R"({"game":"spaces","language":"en","link":")" + told + "\"}";
        constexpr const char* trees = R"({"game":"trees","language":"en"})";
        for (const Frame& f : {Frame{spaces, 294, 260, true},
                               {spaces, 300, 300, false},
                               {spaces, 299, 361, true},
                               {spaces, 299, 362, false},
                               {spaces, 240, 433, true},
                               {spaces, 240, 434, false},
                               {lies, 240, 483, true},
                               {lies, 240, 484, false},
                               {R"({"game":"spaces","language":"en","role":"keeper","seed":"42"})", 240, 300, false},
                               {trees, 294, 260, true},
                               {trees, 239, 400, true},
                               {trees, 240, 300, false}}) {
            Player p(f.config, f.width, f.height);
            rest(p);
            INFO(f.config << ", " << f.width << " x " << f.height);
            CHECK(is_written(p, en(Text::open_larger)) == f.poster);
            if (f.poster) continue;
            CHECK(overlapping(p) == "");
            if (!p.has("submit")) continue;
            for (const char* id : {"hole:0", "erase", "submit", "symbol:0", "symbol:9"}) {
                const auto found = p.app().drawn().rects.find(id);
                INFO(std::string(id));
                REQUIRE(found != p.app().drawn().rects.end());
                CHECK(found->second.h >= 22);
            }
        }
    }
    TEST_CASE("where a message of the page leaves too little room to play, closing it is what is said, if that helps")
    {
        Player p(R"({"game":"trees","language":"en"})", 320, 150);
        CHECK(is_written(p, en(Text::open_larger)));
        p.app().set("notices", "170");
        CHECK(is_written(p, en(Text::close_notices)));
        p.app().set("notices", "10");
        CHECK(is_written(p, en(Text::open_larger)));
        p.resize(320, 320);
        CHECK_FALSE(is_written(p, en(Text::open_larger)));
    }
}

} // namespace small_frames_tests
