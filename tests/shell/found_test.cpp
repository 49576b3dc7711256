// What people stumbled over who had not seen the app before: each once a fault of one screen, kept from all of them.
#include "imgui.h"
#include "tests/shell/every_screen.hpp"
#include "tests/shell/layout_checks.hpp"
#include <algorithm>
#include <cmath>
#include <doctest/doctest.h>
#include <set>

namespace found_tests {

using nlohmann::json;
using shell::kit::Point;
using shell::kit::Rect;

/// A text as it was drawn.
struct Written {
    std::string words;
    Rect place; // of its letters, about
    shell::kit::TextStyle style;
};

/// Every text of a frame and every shape's name with its numbers.
class Looks : public shell::kit::PaintListener {
public:
    struct Shape {
        std::string what;
        std::vector<float> numbers;
    };
    Looks() { shell::kit::set_paint_listener(this); }
    ~Looks() override { shell::kit::set_paint_listener(nullptr); }
    void shape(std::string_view what, std::span<const float> numbers, shell::kit::Colour) override
    {
        shapes.push_back({std::string(what), {numbers.begin(), numbers.end()}});
    }
    void text(Point at, float width, std::string_view words, const shell::kit::TextStyle& s) override
    {
        const float x = s.align == shell::kit::Align::left     ? at.x
                        : s.align == shell::kit::Align::middle ? at.x - width / 2
                                                               : at.x - width;
        texts.push_back({std::string(words), {x, at.y - 0.72f * s.size, width, 0.72f * s.size}, s});
    }
    void forget() { texts.clear(), shapes.clear(); }
    std::vector<Written> texts;
    std::vector<Shape> shapes;
};

bool meet(const Rect& a, const Rect& b)
{
    const Rect both = a.clipped(b);
    return both.w > 0.5f && both.h > 0.5f;
}

/// What can be used in the outline, whatever group it stands in.
void collect_controls(const json& nodes, std::vector<json>& into)
{
    for (const auto& n : nodes) {
        const auto kind = n.value("kind", "");
        for (const char* used : {"button", "radios", "number", "field", "checkbox"})
            if (kind == used) into.push_back(n);
        if (n.contains("nodes")) collect_controls(n["nodes"], into);
    }
}

/// Drawn, if need be outside of what is scrolled to: by its own name, or by one of its choices.
bool on_screen(Player& p, const json& control)
{
    const auto id = control.value("id", "");
    const auto& drawn = p.app().drawn().enabled;
    if (drawn.contains(id)) return true;
    const auto next = drawn.lower_bound(id + ':');
    if (next != drawn.end() && next->first.starts_with(id + ':')) return true;
    const auto at = drawn.lower_bound(id + '@');
    return at != drawn.end() && at->first.starts_with(id + '@');
}

TEST_SUITE("found")
{
    TEST_CASE("trees: after the last step of 31 nodes every inner node has its number, in every theme")
    {
        int windows_light = -1;
        for (const char* theme : {"light", "dark", "projector"}) {
            const std::string named = theme; // INFO's
            INFO(named);
            Player p(std::string(R"j({"motion":"reduce","language":"pt","game":"trees",)j"
                                 R"j("tree":"(((3 5)(6 9))((1 2)(0 -1)))(((7 4)(8 2))((5 6)(3 10)))","theme":")j") +
                     theme + "\"}");
            p.use("step:last");
            p.frames(30);
            Looks looks;
            p.frame();
            const auto numbered_nodes = std::count_if(looks.texts.begin(), looks.texts.end(), [&](const Written& t) {
                const bool value = t.words.starts_with("= ") || t.words.starts_with("≤ ") || t.words.starts_with("≥ ");
                if (value) CHECK(t.style.size * p.app().scale() >= (p.app().scale() > 1 ? 15 : 12));
                return value;
            });
            // 15 inner nodes, less those that alpha-beta never sees
            const auto nodes = p.app().drawn().rects;
            int inner = 0;
            for (int i = 0; i < 15; ++i) inner += nodes.contains("node:" + std::to_string(i));
            CHECK(inner == 15);
            CHECK(numbered_nodes >= 13);
            // while the search is in one, its window stands beside it: looked for about the ring of the node it is at
            p.use("step:first");
            int windows = 0;
            for (int step = 0; step < 30; ++step) {
                p.use("step:next");
                p.frames(4);
                looks.forget();
                p.frame();
                for (const auto& s : looks.shapes) {
                    if (s.what != "ring" || s.numbers[2] < 10) continue;
                    const Rect near{s.numbers[0] - 60, s.numbers[1] - 50, 120, 100};
                    windows += std::any_of(looks.texts.begin(), looks.texts.end(), [&](const Written& t) {
                        return t.words.starts_with("α = ") && meet(t.place, near);
                    });
                }
            }
            if (windows_light < 0) windows_light = windows;
            CHECK(windows_light > 8);
            CHECK(windows == windows_light);
        }
    }
    TEST_CASE("what the outline offers is on the screen too: on a desktop, in every game, tab and theme")
    {
        // in the menu, in the dialog of a row, or by another hand on the canvas: the holes, the tree's rows, the cards
        const std::set<std::string> elsewhere{
            "rules_dialog", "giveup",     "learner",   "place", "edit",     "ignore",    "remove",
            "room",         "hand_edit",  "look_card", "space", "question", "l_or_l2",   "answer",
            "look_holder",  "generation", "fijas",     "picas", "exercise", "shortcuts", "cases"};
        std::set<std::string> missing;
        for (const char* theme : {"projector", "light"}) // 1024 x 640 and 1280 x 800 of layout
            for (const auto& screen : every_game) {
                Player p(config_of(screen, "en", std::string(R"(,"theme":")") + theme + '"'));
                make_first_move(p, screen);
                for (const char* shown : {"analysis", "mind"}) p.use(shown, "1");
                const auto tabs = p.control("tab");
                std::vector<std::string> values{""};
                if (!tabs.is_null())
                    for (const auto& o : tabs["options"]) values.push_back(o["value"].get<std::string>());
                for (const auto& value : values) {
                    if (!value.empty()) p.use("tab", value);
                    rest(p);
                    std::vector<json> controls;
                    collect_controls(p.outline()["nodes"], controls);
                    for (const auto& c : controls) {
                        const auto id = c.value("id", "");
                        const auto name = id.substr(0, id.find(':'));
                        if (elsewhere.contains(name) || c.value("disabled", false) || on_screen(p, c)) continue;
                        missing.insert(std::string(screen.name) + " " + id + " in tab " + value);
                    }
                }
            }
        for (const auto& m : missing) MESSAGE(m);
        CHECK(missing.empty());
    }
    TEST_CASE("betting: with the tree shown the round can be played on, in every layout")
    {
        for (const auto& size : screen_sizes) {
            const float w = size.first, h = size.second;
            INFO(w << " x " << h);
            Player p(R"({"motion":"reduce","game":"betting","seed":"42"})", w, h);
            p.use("analysis", "1");
            for (const char* tab : {"0", "1", "2"}) {
                p.use("tab", tab);
                p.frames(20);
                std::set<std::string> plays;
                for (const auto& control : p.app().drawn().rects)
                    for (const char* id : {"bet:0", "call", "next", "new_game"})
                        if (control.first == id) plays.insert(id);
                CHECK_FALSE(plays.empty());
            }
        }
    }
    TEST_CASE("codes: the row being filled is wholly in sight after every move and every new size")
    {
        const std::array<std::pair<float, float>, 6> sizes{
            {{800, 600}, {640, 480}, {240, 640}, {360, 640}, {1280, 800}, {640, 360}}};
        for (const std::string game : {"mastermind", "picas-fijas", "spaces"})
            for (const char* theme : {"light", "projector"})
                for (const bool analysis : {false, true}) {
                    Player p(std::string(R"({"motion":"reduce","seed":"42","language":"pt","game":")") + game +
                             R"(","theme":")" + theme + "\"}");
                    for (const char* id : {"analysis", "mind"}) p.use(id, analysis ? "1" : "0");
                    for (const std::string code : {"", "0123", "1234", "2345", "3450", "4501"}) {
                        if (!code.empty()) p.guess(code);
                        for (const auto& size : sizes) {
                            p.resize(size.first, size.second);
                            rest(p);
                            p.frames(30);
                            const float w = size.first, h = size.second;
                            INFO(std::string(game) << " " << std::string(theme) << (analysis ? " analysis" : "")
                                                   << " at " << w << " x " << h << " after " << std::string(code));
                            const auto& drawn = p.app().drawn().rects;
                            for (const char* hole : {"hole:0", "hole:3"}) {
                                const Rect seen = drawn.contains(hole) ? drawn.find(hole)->second : Rect{};
                                CHECK(seen.h >= 50); // of 50 and more
                                REQUIRE(drawn.contains("symbol:0"));
                                CHECK_FALSE(meet(seen, drawn.find("symbol:0")->second));
                            }
                        }
                    }
                }
    }
    TEST_CASE("codes: in a window 240 wide pegs are 12 px and more, with and without the analysis")
    {
        for (const std::string rules : {"p4c6r", "p5c8r", "p8c12n"})
            for (const bool analysis : {false, true}) {
                Player p(R"({"motion":"reduce","seed":"42","game":"mastermind","rules":")" + rules + "\"}", 240, 640);
                p.use("analysis", analysis ? "1" : "0");
                const auto n = static_cast<std::size_t>(rules[1] - '0');
                p.guess(std::string("01234567").substr(0, n));
                rest(p);
                Looks looks;
                p.frame();
                INFO(rules << (analysis ? " with the analysis" : ""));
                REQUIRE(p.app().drawn().rects.contains("row:0"));
                const Rect row = p.app().drawn().rects.find("row:0")->second;
                const auto pegs = std::count_if(looks.shapes.begin(), looks.shapes.end(), [&](const Looks::Shape& s) {
                    return s.what == "disc" && s.numbers[2] >= 6 && row.contains({s.numbers[0], s.numbers[1]});
                });
                CHECK(pegs >= static_cast<std::ptrdiff_t>(n));
                const auto erase = p.app().drawn().rects.find("erase"), submit = p.app().drawn().rects.find("submit");
                REQUIRE(erase != p.app().drawn().rects.end());
                REQUIRE(submit != p.app().drawn().rects.end());
                CHECK_FALSE(meet(erase->second, submit->second));
            }
    }
    TEST_CASE("cluedo: in a window 360 wide the tick of a chosen card stands beside its name, in every language")
    {
        for (const std::string language : {"es", "it", "en", "pt"}) {
            Player p(R"({"motion":"reduce","game":"cluedo","language":")" + language + "\"}", 360, 640);
            Looks looks;
            int ticks = 0;
            for (int card = 0; card < 21; ++card) {
                p.use("mine", std::to_string(card));
                p.frames(3);
                looks.forget();
                p.frame();
                const std::string id = "mine:" + std::to_string(card);
                REQUIRE(p.app().drawn().enabled.contains(id));
                if (!p.app().drawn().rects.contains(id)) continue;
                const Rect box = p.app().drawn().rects.find(id)->second;
                for (const auto& s : looks.shapes) {
                    if (s.what != "polyline" && s.what != "line") continue;
                    Rect tick{s.numbers[0], s.numbers[1], 0, 0};
                    for (std::size_t i = 2; i + 1 < s.numbers.size() && i < 6; i += 2) {
                        const float right = std::max(tick.right(), s.numbers[i]);
                        const float low = std::max(tick.bottom(), s.numbers[i + 1]);
                        tick.x = std::min(tick.x, s.numbers[i]), tick.y = std::min(tick.y, s.numbers[i + 1]);
                        tick.w = right - tick.x, tick.h = low - tick.y;
                    }
                    if (tick.w > 20 || tick.h > 20 || !box.contains(tick.centre())) continue;
                    ++ticks;
                    for (const auto& t : looks.texts) {
                        INFO(t.words);
                        CHECK_FALSE(meet(tick, t.place));
                    }
                }
                p.use("mine", std::to_string(card)); // a hand is soon full
            }
            CHECK(ticks > 0);
        }
    }
    TEST_CASE("cluedo: when the sheet with the steps is folded the grid shows what is known now")
    {
        for (const std::string fold : {"sheet", "sheet_close"}) {
            Player p(config_of(screen_named("cluedo")), 768, 1024);
            p.settles(300);
            const auto known = p.control("grid")["rows"];
            p.use("story", "1");
            p.use("step:first");
            p.frames(3);
            CHECK(p.control("grid")["rows"] != known);
            p.use(fold, "0");
            p.settles(300);
            CHECK(p.control("grid")["rows"] == known);
        }
    }
    TEST_CASE("cluedo: I pass in another grammatical person than others do")
    {
        constexpr std::pair<const char*, const char*> words[] = {
            {"en", "you pass"}, {"es", "pasas tú"}, {"it", "passi tu"}, {"pt", "passa você"}};
        for (const auto& [language, mine] : words) {
            const std::string i_pass = mine;
            Player p(config_of(screen_named("cluedo"), language), 768, 1024);
            p.settles(300);
            p.use("note");
            for (const auto& [id, value] : {std::pair{"by", "3"}, std::pair{"suspect", "5"}, std::pair{"weapon", "9"},
                                            std::pair{"room_asked", "14"}})
                p.use(id, value);
            Looks looks;
            p.frames(2);
            const auto says = [&](std::string_view what) {
                return std::any_of(looks.texts.begin(), looks.texts.end(),
                                   [&](const Written& t) { return t.words == what; });
            };
            INFO(i_pass);
            CHECK(says(i_pass));
        }
    }
    TEST_CASE("in a window 240 wide no text lies under an icon's button, and no button says but three dots")
    {
        const std::set<std::string> icons{"home", "undo", "menu", "notes", "hint", "erase", "sheet_close"};
        for (const std::string language : {"es", "it", "en", "pt"})
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
                        // with its word on it in a notebook
                        if (icons.contains(control.first) && (control.first != "hint" || screen.name != "assistant")) {
                            const std::string id = control.first;
                            INFO(id);
                            CHECK_FALSE(meet(control.second.inset(4), t.place));
                        }
                }
            }
    }
    TEST_CASE("matrix: in a window 360 wide every word of the analysis is inside, in every language")
    {
        for (const std::string language : {"es", "it", "en", "pt"}) {
            Player p(R"({"motion":"reduce","game":"matrix","language":")" + language + "\"}", 360, 640);
            p.use("analysis", "1");
            const auto tabs = p.control("tab")["options"];
            for (const auto& tab : tabs) {
                p.use("tab", tab["value"].get<std::string>());
                p.use("sheet", "2");
                p.frames(30);
                Looks looks;
                p.frame();
                for (const auto& t : looks.texts) {
                    INFO(language << " " << t.words);
                    CHECK(t.place.right() <= 361);
                }
            }
        }
    }
    TEST_CASE("when a game is over the next one is offered on the screen, with the analysis open too")
    {
        constexpr std::pair<const char*, const char*> over[] = {
            {"tictactoe", "tictactoe 1 person person 7 0 3 1 4 2"},
            {"thirtyone", "thirtyone 1 4 6 31 mover_loses perfect perfect 1 5 3 1 5 5 1 4 3 4 1"}};
        for (const auto& [name, line] : over)
            for (const auto& [width, height] :
                 {std::pair{360.f, 640.f}, std::pair{640.f, 360.f}, std::pair{1280.f, 800.f}}) {
                Player p(std::string(R"({"language":"en","motion":"reduce","game":")") + name + R"(","link":")" +
                             engine::session::to_link(line) + "\"}",
                         width, height);
                p.use("analysis", "1");
                p.settles(300);
                const auto rects = p.outline()["rects"];
                const std::string where = name + (" " + p.status());
                INFO(where);
                REQUIRE(rects.contains("new_game"));
                CHECK(rects["new_game"][1].get<float>() + rects["new_game"][3].get<float>() <= height);
            }
    }
    TEST_CASE("31: when a game is over the status has one mark between its sentences, in every language")
    {
        for (const std::string language : {"es", "it", "en", "pt"}) {
            int won = 0;
            for (int seed = 0; seed < 30 && won == 0; ++seed) {
                Player p(R"({"motion":"reduce","game":"thirtyone","role":"a","strategy":"fallible3","seed":")" +
                         std::to_string(seed) + R"(","language":")" + language + "\"}");
                for (int move = 0; move < 40; ++move) {
                    std::string value;
                    for (const char* id : {"value:1", "value:2", "value:3", "value:4", "value:5", "value:6"})
                        if (value.empty() && p.has(id) && !p.control(id).value("disabled", false)) value = id;
                    if (value.empty()) break;
                    p.use(value);
                    rest(p);
                }
                const std::string status = p.status();
                won += status.find('!') != std::string::npos;
                INFO(language << " " << status);
                for (const char* twice : {"!.", "?.", "..", "! .", ". ."})
                    CHECK(status.find(twice) == std::string::npos);
            }
            CHECK(won == 1);
        }
    }
    TEST_CASE("the menu opens at its first item, wherever it was scrolled to before")
    {
        Player p(R"({"motion":"reduce","game":"mastermind","language":"en"})", 360, 400);
        p.use("menu");
        p.frames(10);
        REQUIRE(p.app().drawn().rects.contains("new_game"));
        const Rect first = p.app().drawn().rects.find("new_game")->second;
        for (int i = 0; i < 20; ++i) {
            ImGui::GetIO().AddMousePosEvent(180, 250);
            ImGui::GetIO().AddMouseWheelEvent(0, -2);
            p.frames(2);
        }
        const auto scrolled = p.app().drawn().rects.find("new_game");
        CHECK((scrolled == p.app().drawn().rects.end() || scrolled->second.y != first.y));
        p.use("close");
        p.frames(5);
        p.use("menu");
        p.frames(5);
        REQUIRE(p.app().drawn().rects.contains("new_game"));
        CHECK(p.app().drawn().rects.find("new_game")->second.y == first.y);
    }
    TEST_CASE("on a phone each game says whole what it is about, in every language")
    {
        for (const char* language : {"es", "it", "en", "pt"}) {
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
    TEST_CASE("what a dialog's choice adds moves nothing above it")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"thirtyone","seed":"1"})", 1280, 800);
        p.use("rules_dialog");
        p.frames(3);
        const auto top = [&] { return p.app().drawn().rects.find("close")->second.y; };
        const float before = top();
        p.use("player_b", "2");
        p.frames(3);
        CHECK(top() == before);
    }
    TEST_CASE("a message of before waits behind a dialog, and does not cover its buttons")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"mastermind","seed":"1"})", 360, 640);
        p.guess("0011");
        p.use("new_game");
        p.frames(2);
        REQUIRE(p.app().message());
        p.use("rules_dialog");
        p.frames(2);
        CHECK_FALSE(p.app().message());
    }
    TEST_CASE("an example that is open is in sight when the gallery of trees opens")
    {
        Player p(R"j({"language":"en","motion":"reduce","game":"trees","tree":"[9/10:20 1/10:30] [9/10:1 1/10:400]"})j",
                 1280, 800);
        p.use("rules_dialog");
        p.frames(4);
        CHECK(p.app().drawn().rects.contains("preset:15"));
        p.use("preset", "0"); // by the keyboard it may be far away
        p.frames(4);
        CHECK(p.app().drawn().rects.contains("preset:0"));
    }
    TEST_CASE("turning the analysis on is said, with what it finds first")
    {
        for (const auto& one : {std::pair{"thirtyone", "A winning position"},
                                {"tictactoe", "raw"},
                                {"matrix", "4/7"},
                                {"betting", "value for MAX"},
                                {"mastermind", "1296"}}) {
            const std::string game = one.first, said = one.second;
            Player p(R"({"language":"en","motion":"reduce","seed":"1","game":")" + game + "\"}");
            const char* toggle = p.has("analysis") ? "analysis" : "mind";
            p.use(toggle, "0");
            const std::string before = p.status();
            p.use(toggle, "1");
            p.settles();
            INFO(game << ": " << p.status());
            CHECK(p.status() != before);
            CHECK(p.status().find(said) != std::string::npos);
        }
    }
    TEST_CASE("a control's name appears where the pointer rests, and not after it has been pressed")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"mastermind","seed":"1"})", 1280, 800);
        const Rect r = p.app().drawn().rects.find("theme")->second;
        const auto rest = [&] {
            ImGui::GetIO().AddMousePosEvent(r.centre().x, r.centre().y);
            p.frames(60);
            return p.app().drawn().named;
        };
        CHECK(rest() == "theme");
        for (const bool down : {true, false}) {
            ImGui::GetIO().AddMouseButtonEvent(0, down);
            p.frames(2);
        }
        CHECK(rest().empty());
        ImGui::GetIO().AddMousePosEvent(600, 500);
        p.frames(3);
        CHECK(rest() == "theme");
    }
}

} // namespace found_tests
