// The canvas as text against tests/golden/picture: every shape, with its colour's name in the theme and its place to
// 4 px. Renew with SAGAZ_UPDATE_GOLDENS=1 and read the difference.
// Places depend on the widths of texts: another version of the fonts may change them.
#include "shell/kit/picture_words.hpp"
#include "tests/shell/every_screen.hpp"
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace picture_tests {

using namespace shell::kit;

namespace {

using Trace = PictureWords;

/// The next frame as text, after jobs and animations have ended.
std::string picture(Player& p, Trace& trace)
{
    rest(p);
    p.frames(30); // easing has ended
    trace.take();
    p.frame();
    return trace.take();
}

struct Form {
    const char* name;
    float w, h;
    const char* theme;
};
constexpr Form forms[] = {{"phone", 360, 640, "light"},
                          {"landscape", 640, 360, "light"},
                          {"desktop", 1280, 800, "light"},
                          {"projector", 1280, 800, "projector"}};

std::vector<std::string> lines_of(const std::string& text)
{
    std::istringstream in(text);
    std::vector<std::string> out;
    for (std::string line; std::getline(in, line);) out.push_back(line);
    return out;
}

/// The lines that only one of the two texts has, as `diff` finds them: "- " of the first, "+ " of the second.
std::string difference(const std::string& first, const std::string& second)
{
    const auto a = lines_of(first), b = lines_of(second);
    std::vector<std::vector<int>> common(a.size() + 1, std::vector<int>(b.size() + 1)); // shared lines from (i, j) on
    for (std::size_t i = a.size(); i-- > 0;)
        for (std::size_t j = b.size(); j-- > 0;)
            common[i][j] = a[i] == b[j] ? common[i + 1][j + 1] + 1 : std::max(common[i + 1][j], common[i][j + 1]);
    std::string out;
    for (std::size_t i = 0, j = 0; i < a.size() || j < b.size();) {
        if (i < a.size() && j < b.size() && a[i] == b[j]) {
            ++i, ++j;
        } else if (j == b.size() || (i < a.size() && common[i + 1][j] >= common[i][j + 1])) {
            out += "- " + a[i++] + '\n';
        } else {
            out += "+ " + b[j++] + '\n';
        }
    }
    return out;
}

const std::filesystem::path folder = "tests/golden/picture";

void compare(const std::string& name, const std::string& layout, const std::string& state, const std::string& seen)
{
    const auto path = folder / name / (layout + "-" + state + ".txt");
    if (std::getenv("SAGAZ_UPDATE_GOLDENS")) {
        std::filesystem::create_directories(path.parent_path());
        std::ofstream(path) << seen;
        return;
    }
    std::ifstream file(path);
    INFO(path.string());
    REQUIRE(file.good());
    std::istringstream now(seen);
    std::string expected, got;
    for (int line = 1; std::getline(file, expected); ++line) {
        got.clear();
        std::getline(now, got);
        INFO("line " << line);
        REQUIRE(got == expected); // stops at the first difference
    }
    CHECK_FALSE(std::getline(now, got));
}

} // namespace

TEST_SUITE("picture")
{
    TEST_CASE(
        "every screen looks as it did, in every layout: at the start, after a move with its analysis, in New game")
    {
        for (const Form& form : forms)
            for (const auto& screen : every_game) {
                Player p(config_of(screen, "en", std::string(R"(,"theme":")") + form.theme + "\""), form.w, form.h);
                Trace trace(theme(*theme_from(form.theme)));
                const auto look = [&](const char* state) {
                    compare(std::string(screen.name), form.name, state, picture(p, trace));
                };
                look("start");
                make_first_move(p, screen);
                for (const char* shown : {"analysis", "mind"}) p.use(shown, "1");
                look("moved");
                if (form.theme != std::string_view("light")) continue; // dialogs have no colours of their own
                p.use("rules_dialog");
                look("rules");
            }
    }
    TEST_CASE("the first page looks as it did, in every layout")
    {
        for (const Form& form : forms) {
            Player p(std::string(R"({"motion":"reduce","language":"en","theme":")") + form.theme + "\"}", form.w,
                     form.h);
            Trace trace(theme(*theme_from(form.theme)));
            compare("home", form.name, "start", picture(p, trace));
        }
    }
    TEST_CASE("the dark theme draws what the light one draws; where a colour has another name, it is known")
    {
        for (const Form& form : forms) {
            if (form.theme != std::string_view("light") || form.name == std::string_view("landscape")) continue;
            for (const auto& screen : every_game) {
                std::array<std::string, 2> seen;
                for (const auto& [name, into] : {std::pair{"light", &seen[0]}, std::pair{"dark", &seen[1]}}) {
                    Player p(config_of(screen, "en", std::string(R"(,"theme":")") + name + "\""), form.w, form.h);
                    Trace trace(theme(*theme_from(name)));
                    make_first_move(p, screen);
                    for (const char* shown : {"analysis", "mind"}) p.use(shown, "1");
                    *into = picture(p, trace);
                }
                compare(std::string(screen.name), form.name, "moved-dark", difference(seen[0], seen[1]));
            }
        }
    }
    TEST_CASE("of two people at the betting table only who is to move has an open card on it")
    {
        Player p(R"({"language":"en","motion":"reduce","theme":"light","game":"betting","role":"both","seed":"42"})");
        Trace trace(theme(*theme_from("light")));
        const auto open_cards = [&] { // recognised by the large letter in their middle
            std::istringstream lines(picture(p, trace));
            int n = 0;
            for (std::string line; std::getline(lines, line);)
                n += line.find(" bold middle ") != line.npos && (line.ends_with(" \"A\"") || line.ends_with(" \"K\""));
            return n;
        };
        CHECK(open_cards() == 1);
        p.use("bet:0");
        CHECK(open_cards() == 1);
    }
    TEST_CASE("a message of something wrong bears a cross, one of something done a tick, a hint neither")
    {
        Player p(R"({"language":"en","motion":"reduce","theme":"light","game":"mastermind","seed":"42"})");
        p.guess("0012");
        Trace trace(theme(*theme_from("light")));
        const auto signs = [&] { // number of strokes of crosses and of ticks
            std::istringstream lines(picture(p, trace));
            std::pair<int, int> n;
            for (std::string line; std::getline(lines, line);)
                if (line.starts_with("line")) n.first += line.ends_with(" bad"), n.second += line.ends_with(" good");
            return n;
        };
        CHECK(signs() == std::pair(0, 0));
        p.app().set_state("broken");
        CHECK(signs() == std::pair(2, 0));
        p.use("new_game");
        CHECK(signs() == std::pair(0, 1));
        p.resize(360, 640);
        p.use("hint");
        p.settles();
        p.use("hint");
        p.settles();
        REQUIRE(p.app().message());
        CHECK(signs() == std::pair(0, 0));
    }
}

} // namespace picture_tests
