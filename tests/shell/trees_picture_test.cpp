// Place and size of drawn trees: phones, low windows, the usual projector.
#include "tests/shell/every_language.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/trees_player.hpp"
#include <algorithm>
#include <cctype>
#include <cmath>

namespace trees_tests {

using shell::kit::Rect;

namespace {

/// Records the triangles that frames draw and the sizes of the leaves' values.
class Shapes final : public shell::kit::PaintListener {
public:
    Shapes() { shell::kit::set_paint_listener(this); }
    ~Shapes() override { shell::kit::set_paint_listener(nullptr); }
    void shape(std::string_view what, std::span<const float>, shell::kit::Colour) override
    {
        triangles += what == "polygon";
    }
    void text(shell::kit::Point, float, std::string_view text, const shell::kit::TextStyle& style) override
    {
        if (text.size() == 1 && text[0] >= '0' && text[0] <= '9' && style.weight == shell::kit::Weight::bold &&
            style.align == shell::kit::Align::middle)
            numbers.push_back(style.size);
    }

    int triangles = 0;
    std::vector<float> numbers; // sizes of the leaves' values
};

/// Records the texts that frames draw, a line each.
class Said final : public shell::kit::PaintListener {
public:
    Said() { shell::kit::set_paint_listener(this); }
    ~Said() override { shell::kit::set_paint_listener(nullptr); }
    void shape(std::string_view, std::span<const float>, shell::kit::Colour) override {}
    void text(shell::kit::Point, float, std::string_view text, const shell::kit::TextStyle&) override
    {
        texts.append(text).append("\n");
    }

    std::string texts;
};

} // namespace

TEST_SUITE("trees")
{
    TEST_CASE("on a phone and in a strip every control has its own place")
    {
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, {640.f, 360.f}, {320.f, 320.f}, {900.f, 700.f}}) {
            Player p(config(), w, h);
            for (const char* page : {"0", "1", "2"}) {
                p.use("page", page);
                for (const char* tab : {"0", "1", "2", "3"}) {
                    p.use("tab", tab);
                    p.settles(2000);
                    const auto rects = p.outline()["rects"];
                    std::vector<std::pair<std::string, json>> all;
                    for (const auto& [id, r] : rects.items())
                        if (!id.starts_with("node:") && !id.starts_with("strike:")) all.emplace_back(id, r);
                    for (std::size_t i = 0; i < all.size(); ++i)
                        for (std::size_t j = i + 1; j < all.size(); ++j) {
                            const auto &a = all[i].second, &b = all[j].second;
                            const double x = std::min(a[0].get<double>() + a[2].get<double>(),
                                                      b[0].get<double>() + b[2].get<double>()) -
                                             std::max(a[0].get<double>(), b[0].get<double>());
                            const double y = std::min(a[1].get<double>() + a[3].get<double>(),
                                                      b[1].get<double>() + b[3].get<double>()) -
                                             std::max(a[1].get<double>(), b[1].get<double>());
                            const int wide = static_cast<int>(w);
                            CAPTURE(wide);
                            CAPTURE(page);
                            CAPTURE(tab);
                            CAPTURE(all[i].first);
                            CAPTURE(all[j].first);
                            CHECK((x <= 1.5 || y <= 1.5));
                        }
                }
            }
        }
    }

    TEST_CASE("a small tree with chance on a phone: no probability on another, no leaf's value on another leaf")
    {
        for (const char* one : {"[1/2:^(3,5),1/2:4]", "[1/10:^(3,5),9/10:4]", "[1/3:2,1/3:v(3,5),1/3:4]"}) {
            Player p(config(tree(one) + R"(,"strategy":"expectiminimax")"), 360, 640);
            p.settles(500);
            Looks drawn;
            p.frame();
            std::vector<Rect> seen;
            int shares = 0;
            for (const auto& t : drawn.texts) {
                const bool share = t.words.find('/') != std::string::npos && t.style.size == 12.f;
                const bool node = t.words == "?" || (t.words.size() == 1 && std::isdigit(t.words[0]) != 0);
                if (t.style.align != shell::kit::Align::middle || (!share && !node)) continue;
                shares += share;
                // A leaf is larger than its value.
                const Rect whole = share ? t.place : t.place.inset(-11, -6);
                for (const Rect& other : seen) CHECK_FALSE(meet(whole, other));
                seen.push_back(whole);
            }
            CHECK(shares >= 2);
            CHECK(seen.size() >= 5);
        }
    }

    TEST_CASE("trees: on the usual projector the slides' binary tree shows each of its 31 nodes with shape and number")
    {
        Player p(
            config(R"("theme":"projector",)" + tree("(((2 5)(1 2))((7 3)(6 4)))(((0 3)(5 1))((9 6)(2 8)))"), "it"));
        p.frames(3);
        Shapes drawn;
        p.frame();
        int nodes = 0;
        const auto rects = p.outline()["rects"];
        for (const auto& [id, rect] : rects.items()) nodes += id.starts_with("node:");
        CHECK(nodes == 31);
        CHECK(drawn.triangles == 15 + 1); // and that of the play button
        CHECK(drawn.numbers.size() == 16);
        for (const float size : drawn.numbers) CHECK(size * 1.25f >= 15); // pixels of the window
    }

    TEST_CASE("trees: on a phone the root's level has its name, also where the buttons that zoom stand over it")
    {
        for (const char* one : {"(3 12 8)(2 4 6)(14 5 2)", "(((2 5)(1 2))((7 3)(6 4)))(((0 3)(5 1))((9 6)(2 8)))"})
            for (const float width : {320.f, 360.f, 420.f}) {
                INFO(std::string(one) << " " << width);
                Player p(config(tree(one)), width, 640);
                p.use("step", "9");
                p.settles(2000);
                Looks drawn;
                p.frame();
                const auto& rects = p.app().drawn().rects;
                REQUIRE(rects.contains("node:0"));
                const float middle = rects.find("node:0")->second.centre().y;
                int names = 0;
                for (const auto& t : drawn.texts) {
                    if (t.words != "MAX" || std::abs(t.place.y + t.place.h / 2 - middle) > 14) continue;
                    ++names;
                    for (const char* zoom : {"zoom_out", "zoom_in"})
                        if (rects.contains(zoom)) CHECK_FALSE(meet(t.place, rects.find(zoom)->second));
                }
                CHECK(names == 1);
            }
    }

    TEST_CASE("trees: what is too large to be read at once is panned to, and seen whole from further away")
    {
        std::string wide;
        for (int i = 0; i < 12; ++i) wide += "(1 2 3 4 5 6)";
        Player p(config(tree(wide)));
        p.frames(3);
        CHECK(p.outline()["rects"].contains("node:0")); // the root is in the window
        CHECK(!p.outline()["rects"].contains("node:84"));
        const auto press = [&p](const char* id) {
            const auto rects = p.outline()["rects"];
            REQUIRE(rects.contains(id));
            p.click_at(rects[id]);
            p.frames(3);
        };
        press("zoom_out");
        CHECK(p.app().drawn().scrolls.count("tree_area") == 0); // nothing is hidden
        CHECK(!p.app().drawn().enabled.at("zoom_out"));
        press("zoom_in");
        CHECK(p.app().drawn().scrolls.count("tree_area") == 1);
    }

    TEST_CASE("trees: what there is no room for is told of the node that is pressed, and of none after the next step")
    {
        Player p(config(tree("(((2 5)(1 2))((7 3)(6 4)))(((0 3)(5 1))((9 6)(2 8)))")), 360, 640);
        p.use("step:last");
        p.frames(30);
        const auto rects = p.outline()["rects"];
        std::string node; // one of the lowest inner nodes, in the window
        for (int i = 7; i < 15 && node.empty(); ++i)
            if (rects.contains("node:" + std::to_string(i))) node = "node:" + std::to_string(i);
        REQUIRE(!node.empty());
        const auto told = [&p] {
            p.frames(3);
            Said frame;
            p.frame();
            return frame.texts.find("node 1.") != std::string::npos || frame.texts.find("node 2.") != std::string::npos;
        };
        CHECK_FALSE(told());
        p.click_at(rects[node]);
        CHECK(told());
        p.use("step:first");
        CHECK_FALSE(told());
    }

    TEST_CASE("trees: where values have no room the levels still say who moves")
    {
        Player p(
            config(R"("theme":"projector",)" + tree("(((2 5)(1 2))((7 3)(6 4)))(((0 3)(5 1))((9 6)(2 8)))"), "it"));
        p.frames(3);
        Said drawn;
        p.frame();
        for (const char* who : {"MAX\n", "MIN\n"}) CHECK(drawn.texts.find(who) != std::string::npos);
    }

    TEST_CASE("trees: the effort lab names its axis, and a mean only once there is one")
    {
        Player p(config());
        p.use("page", "2");
        p.frames(3);
        const auto drawn = [&p] {
            Said frame;
            p.frame();
            return frame.texts;
        };
        CHECK(drawn().find("Leaves visited\n") != std::string::npos);
        CHECK(drawn().find("Measured mean\n") == std::string::npos);
        p.use("lab_d", "2");
        p.use("lab_trees", "10");
        p.use("lab_start");
        p.settles(3000);
        CHECK(drawn().find("Measured mean\n") != std::string::npos);
    }
    TEST_CASE("trees: after the last step of 31 nodes every inner node has its number, in every theme")
    {
        int windows_light = -1;
        for (const char* theme : {"light", "dark", "projector"}) {
            const std::string named = theme; // for INFO
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
            // all 15 inner nodes have a value, but those that alpha-beta never visits
            const auto nodes = p.app().drawn().rects;
            int inner = 0;
            for (int i = 0; i < 15; ++i) inner += nodes.contains("node:" + std::to_string(i));
            CHECK(inner == 15);
            CHECK(numbered_nodes >= 13);
            // while the search is in a node, its window stands beside it: looked for around the current node's ring
            p.use("step:first");
            int windows = 0, told = 0; // or the step's line has it
            for (int step = 0; step < 30; ++step) {
                p.use("step:next");
                p.frames(4);
                looks.forget();
                p.frame();
                told += std::any_of(looks.texts.begin(), looks.texts.end(),
                                    [](const Written& t) { return t.words.find("; α = ") != t.words.npos; });
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
            if (named != "projector") CHECK(windows == windows_light);
            CHECK(windows + told >= windows_light);
        }
    }
    TEST_CASE("in landscape every step says whole which it is and what it does, in every language, foretold or not")
    {
        for (const std::string& language : every_language)
            for (const bool predicts : {false, true})
                for (const float width : {640.f, 740.f}) {
                    Player p(config({}, language), width, 360);
                    p.settles();
                    if (predicts) p.use("predict", "1");
                    Looks looks;
                    for (int step = 0; step <= 26; ++step) {
                        p.use("step", std::to_string(step));
                        if (p.has("foretell")) continue; // the question takes the room
                        p.frames(3);
                        looks.forget();
                        p.frame();
                        std::string drawn;
                        for (const Written& t : looks.texts)
                            if (t.style.weight == shell::kit::Weight::bold) drawn += t.words + ' ';
                        const std::string words = text(p, "step_words");
                        INFO(language << ", " << width << " wide: " << words);
                        CHECK(drawn.find(words) != std::string::npos);
                    }
                }
    }
    TEST_CASE("on a projector the textbook's tree has nodes as large as its badges need")
    {
        for (const char* role : {"explore", "practice"}) {
            Player p(config(tree("(3 12 8)(2 4 6)(14 5 2)") + R"(,"theme":"projector","role":")" + role + "\""));
            const auto& rects = p.app().drawn().rects;
            REQUIRE(rects.contains("node:4"));
            CHECK(rects.find("node:4")->second.h >= 40);
            CHECK(rects.find("node:12")->second.right() < p.app().drawn().board->right());
        }
    }
}

} // namespace trees_tests
