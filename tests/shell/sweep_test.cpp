// Every screen at many sizes, with random presses of its controls. SAGAZ_LONG=1 takes every size in steps of 40.
#include "imgui.h"
#include "tests/shell/every_language.hpp"
#include "tests/shell/every_screen.hpp"
#include "tests/shell/layout_checks.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <cstdlib>
#include <doctest/doctest.h>
#include <fstream>
#include <set>

namespace sweep_tests {

using wording::es, wording::Text;

using namespace shell::kit;

namespace {

class Dice {
public:
    explicit Dice(std::uint32_t seed) : x_(seed) {}
    std::size_t operator()(std::size_t n)
    {
        x_ = x_ * 1664525u + 1013904223u;
        return (x_ >> 8) % n;
    }

private:
    std::uint32_t x_;
};

/// Uses a random enabled control of the canvas, by its id in the outline.
void press_something(Player& p, Dice& dice)
{
    std::vector<std::string> ids;
    for (const auto& [id, enabled] : p.app().drawn().enabled)
        if (enabled && id != "home" && id != "share" && id != "textview" && id != "theme" &&
            !id.starts_with("language"))
            ids.push_back(id);
    if (ids.empty()) return;
    std::string id = ids[dice(ids.size())], value;
    id = id.substr(0, id.find('@'));
    if (const auto colon = id.find(':'); colon != std::string::npos && dice(2) == 0) { // a segment's action has a value
        value = id.substr(colon + 1);
        id = id.substr(0, colon);
    } else if (dice(2) == 0) value = std::to_string(dice(5));
    p.use(id, value);
}

/// All sizes with SAGAZ_LONG, else the edges of the layouts and a few random sizes.
std::vector<std::pair<float, float>> sizes(Dice& dice)
{
    std::vector<std::pair<float, float>> out;
    if (std::getenv("SAGAZ_LONG")) {
        for (float w = 200; w <= 2600; w += 40)
            for (float h = 240; h <= 1600; h += 40) out.emplace_back(w, h);
        return out;
    }
    out = {{240, 640}, {239, 640}, {240, 300}, {240, 299}, {320, 320}, {500, 300}, {559, 479}, {560, 479}, {860, 480}};
    for (int i = 0; i < 8; ++i)
        out.emplace_back(200.f + 40.f * static_cast<float>(dice(20)), 240.f + 40.f * static_cast<float>(dice(20)));
    out.emplace_back(1280, 800);
    out.emplace_back(2600, 1600);
    return out;
}

/// Screens fuller than those of every_screen.hpp.
constexpr std::array<EveryScreen, 5> crowded{{
    {"p8c16r", R"("game":"mastermind")", "codes 1 p8c16r 12 assistant letters knuth 5 gfffff000 a20 g01234567",
     "mind=1 tab=1"},
    {"spaces with lies", R"("game":"spaces")",
     "spaces 1 me seed odds14 b uniform_code never codes 1 p4c10n 12 assistant digits consistent 5 g0123 a11 g1085 a02",
     "analysis=1"},
    {"six players", R"("game":"cluedo")",
     "cluedo 1 game 6-6-9 dddddd 0 0 0 emhehm 1 - - - qbgt p qdiu p qdgt p qaiu vi p qclq p qcgt p", "mind=1"},
    {"the end of a game", R"("game":"mastermind")", "codes 1 p4c6r 12 guesser colours knuth 42 g0011 g2450", ""},
    {"the end of a game with lies", R"("game":"spaces")",
     "spaces 1 me seed odds14 b uniform_code never codes 1 p4c10n 12 assistant digits consistent 5 g0123 a11 g1085 a02 "
     "x",
     ""},
}};

/// Checks one screen at all sizes. `turn` chooses the theme and the random numbers.
void sweep(const EveryScreen& screen, std::size_t turn, std::size_t language)
{
    Player p(config_of(screen, every_language[language % every_language.size()],
                       turn % 3 == 2 ? R"(,"theme":"projector")" : ""),
             640, 640);
    WrittenTexts texts;
    make_first_move(p, screen);
    const std::string link = p.app().state();
    Dice dice(2026 + static_cast<std::uint32_t>(turn));
    for (const auto& size : sizes(dice)) {
        const float w = size.first, h = size.second; // INFO cannot see structured bindings under clang
        INFO(screen.name << " at " << w << " x " << h);
        if (p.app().state().empty() || dice(3) == 0) p.app().set_state(link);
        p.resize(w, h);
        for (int i = 0; i < 4; ++i) {
            texts.forget();
            p.frame();
            CHECK(texts.count > 0);
            INFO(texts.smallest);
            CHECK(texts.least >= 12);
            CHECK(texts.two_on_each_other() == "");
            const auto& drawn = p.app().drawn();
            const bool too_small = w < 240 || h < 300; // then only the name is drawn
            const bool may_want_more = w < 300 && h < 500 && screen.settings.find("spaces") != std::string_view::npos;
            if (too_small || !may_want_more) CHECK(drawn.enabled.empty() == too_small); // else small_frames_test
            for (const auto& control : drawn.rects) {
                const std::string& id = control.first;
                const Rect& r = control.second;
                INFO(id);
                CHECK(r.x >= 0);
                CHECK(r.y >= 0);
                CHECK(r.right() <= w + 1);
                CHECK(r.bottom() <= h + 1);
            }
            CHECK(hidden_by_message(p).empty());
            press_something(p, dice);
        }
    }
}

} // namespace

TEST_SUITE("sweep")
{
    TEST_CASE("at every size no screen fails, has an id twice, draws small print, two texts on each other, or more "
              "than its name where there is no room")
    {
        for (std::size_t turn = 0; turn < 2 * every_game.size(); ++turn) // each screen in two of the languages
            sweep(every_game[turn % every_game.size()], turn, turn + turn / every_game.size());
    }
    TEST_CASE(
        "nor does a crowded screen: the largest board, answers that may be lies, six players, a game that is over")
    {
        for (std::size_t turn = 0; turn < crowded.size(); ++turn) sweep(crowded[turn], 100 + turn, turn);
    }
    TEST_CASE("a shared game opens without two texts on each other, and no control on what is wrong with it")
    {
        std::ifstream file("tests/golden/links.txt");
        for (std::string line; std::getline(file, line);) {
            if (line.empty() || line[0] == '#') continue;
            const std::string link = line.substr(0, line.find(' '));
            INFO(line.substr(link.size()));
            for (const auto& size : {std::pair(360.f, 640.f), std::pair(320.f, 320.f), std::pair(1280.f, 800.f)}) {
                const float w = size.first, h = size.second;
                INFO(w << " x " << h);
                Player p(R"({"motion":"reduce","link":")" + link + "\"}", w, h);
                rest(p);
                {
                    WrittenTexts texts;
                    p.frame();
                    CHECK(texts.count > 0);
                    CHECK(texts.two_on_each_other() == "");
                }
                if (!p.has("contradiction")) continue;
                Looks drawn;
                p.frame();
                const auto wrong = p.control("contradiction")["text"].get<std::string>();
                for (const auto& t : drawn.texts)
                    if (t.words.size() > 12 && wrong.find(t.words) != std::string::npos)
                        for (const auto& control : p.app().drawn().rects) {
                            if (control.first.starts_with("row:")) continue; // the note itself, which is quoted
                            INFO(control.first << " and \"" << t.words << '"');
                            CHECK_FALSE(meet(t.place, control.second));
                        }
            }
        }
    }
    TEST_CASE("the version spaces of a notebook with one answer open in 240 pixels")
    {
        Player p(
            R"({"link":"c3BhY2VzIDEgbWUgc2VlZCB0cnVlIGIgdW5pZm9ybV9jb2RlIG5ldmVyIGNvZGVzIDEgcDRjMTBuIDEyIGFzc2lzdGFudCBkaWdpdHMgY29uc2lzdGVudCA1OTkwOTE2MTYgZzQ2MzkgYTAwQ8g"})",
            240, 640);
        rest(p);
        CHECK(p.outline()["title"] == es(Text::game_spaces));
        for (const char* tab : {"0", "1", "2", "3", "4", "5"}) {
            p.use("tab", tab);
            for (const char* sheet : {"0", "1", "2"}) {
                p.use("sheet", sheet);
                p.frames(20);
            }
        }
        CHECK_FALSE(p.app().drawn().rects.empty());
    }
    TEST_CASE("in a window 240 wide no text lies under an icon's button, and no button says but three dots")
    {
        const std::set<std::string> icons{"home", "undo", "menu", "notes", "hint", "erase", "sheet_close"};
        for (const std::string& language : every_language)
            for (const auto& screen : every_game) {
                Player p(config_of(screen, language), 240, 640);
                make_first_move(p, screen);
                if (screen.name == "cluedo") p.use("cell:0:0");
                Looks looks;
                p.frame();
                for (const auto& t : looks.texts) {
                    INFO(screen.name << " " << language << " " << t.words << " at " << t.place.x << ", " << t.place.y);
                    CHECK(t.words != "…");
                    for (const auto& control : p.app().drawn().rects)
                        // the assistant's hint button has its text
                        if (icons.contains(control.first) && (control.first != "hint" || screen.name != "assistant")) {
                            const std::string id = control.first;
                            INFO(id);
                            CHECK_FALSE(meet(control.second.inset(4), t.place));
                        }
                }
            }
    }
    TEST_CASE("on a phone each game says whole what it is about, in every language")
    {
        for (const std::string& language : every_language) {
            Player p(R"({"language":")" + std::string(language) + "\"}", 360, 640);
            Looks looks;
            for (int page = 0; page < 4; ++page) {
                looks.forget();
                p.frame();
                for (const auto& text : looks.texts) {
                    INFO(language << ": " << text.words);
                    CHECK(text.words.find("…") == std::string::npos);
                }
                ImGui::GetIO().AddMousePosEvent(180, 400);
                ImGui::GetIO().AddMouseWheelEvent(0, -4);
                p.frames(2);
            }
        }
    }
}

} // namespace sweep_tests
