// Trees on a phone: zooming, the current node's window, the notes of an exercise, the panel's scrolling, the editor.
#include "shell/kit/tree_picture.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/trees_player.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <cmath>

namespace trees_phone_tests {

using namespace trees_tests;
using shell::kit::Rect;
using wording::en, wording::Text;

namespace {

Rect rect_of(Player& p, const std::string& id)
{
    const auto& rects = p.app().drawn().rects;
    const auto at = rects.find(id);
    return at == rects.end() ? Rect{} : at->second;
}

float between_children(Player& p)
{
    return std::abs(rect_of(p, "node:2").centre().x - rect_of(p, "node:1").centre().x);
}

/// The texts of the tree: between the header and the trace. `ring`: the middle of the current node's.
std::vector<Written> tree_texts(Player& p, shell::kit::Point* ring = nullptr)
{
    p.settles(2000);
    Looks drawn;
    p.frame();
    for (const auto& s : drawn.shapes)
        if (ring && s.what == "ring" && s.numbers[1] > 104 && s.numbers[2] > 16) *ring = {s.numbers[0], s.numbers[1]};
    std::vector<Written> out;
    float foot = 1e9f;
    for (const auto& t : drawn.texts)
        if (t.words == "Predict" || t.words == "Next cut" || t.words == en(Text::trees_rule_said, {{"rule", "α ≥ β"}}))
            foot = std::min(foot, t.place.y);
    for (const auto& t : drawn.texts)
        if (t.place.y > 104 && t.place.bottom() < foot) out.push_back(t);
    return out;
}

} // namespace

TEST_SUITE("trees")
{
    TEST_CASE("each press of + enlarges the tree on a phone until it is grey, wherever the sheet is")
    {
        for (const char* role : {"explore", "practice"})
            for (const char* sheet : {"1", "0"})
                for (const float width : {320.f, 360.f, 390.f}) {
                    INFO(std::string(role) << " " << sheet << " " << width);
                    Player p(config(R"("role":")" + std::string(role) + "\"," + tree(eight_leaves)), width, 640);
                    p.use("sheet", sheet);
                    p.settles(2000);
                    int pressed = 0;
                    for (; p.app().drawn().enabled.at("zoom_in") && pressed < 9; ++pressed) {
                        const float before = between_children(p);
                        p.click_at(p.outline()["rects"]["zoom_in"], shell::app::App::PointerSource::touch);
                        p.settles(2000);
                        if (rect_of(p, "node:1").w == 0 || rect_of(p, "node:2").w == 0) break; // panned out of sight
                        CHECK(between_children(p) > before + 2);
                    }
                    CHECK(pressed > 0);
                }
    }

    TEST_CASE("two fingers zoom the drawn tree as its buttons do, and nothing outside it")
    {
        Player p(config(tree(eight_leaves)), 360, 640);
        p.use("sheet", "1");
        p.settles(2000);
        const auto zooms = [&p](float x, float y) { return p.app().hit(x, y, 0, 0, p.app().now()).zooms; };
        const auto at = rect_of(p, "node:1").centre();
        CHECK(zooms(at.x, at.y));
        CHECK_FALSE(zooms(180, 20));  // the bar
        CHECK_FALSE(zooms(180, 600)); // the sheet
        const float before = between_children(p);
        p.app().zoom(1, at.x, at.y);
        p.settles(2000);
        const float larger = between_children(p);
        CHECK(larger > before + 2);
        CHECK(std::abs(rect_of(p, "node:1").centre().x - at.x) < 40); // what is under the fingers stays there
        p.app().zoom(-1, at.x, at.y);
        p.settles(2000);
        CHECK(std::abs(between_children(p) - before) < 1);
        p.app().zoom(1, 180, 20);
        p.settles(2000);
        CHECK(std::abs(between_children(p) - before) < 1);
        p.use("menu");
        p.settles(2000);
        CHECK_FALSE(zooms(at.x, at.y));
    }

    TEST_CASE("the bold window stands next to its node and covers no other word, whatever the sheet's height")
    {
        for (const char* one : {eight_leaves, nine_leaves})
            for (const char* sheet : {"1", "0"})
                for (const float height : {568.f, 640.f, 720.f, 844.f}) {
                    Player p(config(tree(one)), 360, height);
                    p.use("sheet", sheet);
                    for (int step = 1; step <= 29; ++step) {
                        p.use("step", std::to_string(step));
                        INFO(std::string(one) << " sheet " << sheet << " height " << height << " step " << step);
                        shell::kit::Point node{};
                        const auto texts = tree_texts(p, &node);
                        for (const auto& t : texts) {
                            if (!t.words.starts_with("α = ") && !t.words.starts_with("β = ")) continue;
                            for (const auto& other : texts)
                                if (&other != &t)
                                    CHECK_MESSAGE(!meet(t.place, other.place), t.words << " on " << other.words);
                            if (t.style.weight != shell::kit::Weight::bold || node.x == 0) continue;
                            CHECK(std::hypot(t.place.centre().x - node.x, t.place.centre().y - node.y) < 70);
                        }
                    }
                }
    }

    TEST_CASE("no stroke runs through a window: not a cut's, the path's, or the current node's ring")
    {
        const std::string ranks[] = {tree(eight_leaves), tree(nine_leaves),
                                     tree("(((2 5)(1 2))((7 3)(6 4)))(((0 3)(5 1))((9 6)(2 8)))"),
                                     link("trees 1 explore max alphabeta:0..10 left_to_right 0 "
                                          "[1/2:(9,10),1/2:(9,7)][1/2:(2,10),1/2:(5,8)]"),
                                     link("trees 1 explore max alphabeta:0..10:probe left_to_right 0 "
                                          "([1/2:9,1/2:10][1/3:9,2/3:7])([1/2:2,1/2:10][1/2:5,1/2:8])")};
        int strokes = 0, windows = 0;
        for (const auto& one : ranks)
            for (const char* sheet : {"1", "0"}) {
                Player p(config(one), 360, 640);
                p.use("sheet", sheet);
                for (int step = 0; step <= 60; ++step) {
                    p.use("step", std::to_string(step));
                    p.settles(2000);
                    Looks drawn;
                    p.frame();
                    const auto texts = [&] {
                        std::vector<Written> out;
                        for (const auto& t : drawn.texts)
                            if (t.place.y > 104 && t.place.y < 560 &&
                                (t.words.starts_with("α = ") || t.words.starts_with("β = ")))
                                out.push_back(t);
                        return out;
                    }();
                    windows += static_cast<int>(texts.size());
                    for (const auto& s : drawn.shapes) {
                        INFO(one << " sheet " << sheet << " step " << step);
                        if (s.what == "line" && s.width > 3.2f && s.width < 8 && s.numbers[1] > 104 &&
                            s.numbers[1] != s.numbers[3]) { // cuts and paths; the track is level
                            ++strokes;
                            const shell::kit::TreeStroke line{
                                {s.numbers[0], s.numbers[1]}, {s.numbers[2], s.numbers[3]}, s.width / 2 - 1};
                            for (const auto& t : texts) CHECK_FALSE_MESSAGE(line.meets(t.place), t.words);
                        }
                        if (s.what == "ring" && s.numbers[1] > 104 && s.numbers[2] > 16)
                            for (const auto& t : texts) {
                                const float dx =
                                    std::max({0.f, t.place.x - s.numbers[0], s.numbers[0] - t.place.right()});
                                const float dy =
                                    std::max({0.f, t.place.y - s.numbers[1], s.numbers[1] - t.place.bottom()});
                                CHECK_MESSAGE(std::hypot(dx, dy) >= s.numbers[2], t.words);
                            }
                    }
                }
            }
        CHECK(strokes > 100);
        CHECK(windows > 100);
    }

    TEST_CASE("the root's window is written once at the end of the run, also while one edits")
    {
        for (const char* one : {eight_leaves, nine_leaves})
            for (const char* edits : {"0", "1"}) {
                Player p(config(tree(one)), 360, 640);
                p.use("step:last");
                p.use("edit", edits);
                std::vector<std::string> windows;
                for (const auto& t : tree_texts(p))
                    if (t.words.find("β = +∞") != std::string::npos) windows.push_back(t.words);
                CHECK(windows.size() == 1);
            }
    }

    TEST_CASE("what is written at a node of an exercise stays where its ? was when another node is chosen")
    {
        Player p(config(R"("role":"practice",)" + tree(eight_leaves)), 360, 640);
        p.use("sheet", "1");
        std::vector<Rect> marks;
        for (const auto& t : tree_texts(p))
            if (t.words == "?") marks.push_back(t.place);
        CHECK(marks.size() == 7);
        p.use("node:3");
        p.use("alpha", "∞");
        p.use("beta", "∞");
        p.use("written", "5");
        p.use("write");
        const auto chosen = tree_texts(p);
        CHECK(std::none_of(chosen.begin(), chosen.end(), // the form says it: nothing lies over the parent
                           [](const Written& t) { return t.words.starts_with("node 1.1: "); }));
        p.use("node:1");
        int fives = 0;
        for (const auto& t : tree_texts(p))
            if (t.words == "5" && t.style.size < 14)
                fives += std::any_of(marks.begin(), marks.end(), [&](const Rect& m) {
                    return std::abs(m.centre().x - t.place.centre().x) < 6 &&
                           std::abs(m.centre().y - t.place.centre().y) < 6;
                });
        CHECK(fives == 1);
    }

    TEST_CASE("the chips of an exercise are whole at the right edge")
    {
        for (const float width : {320.f, 360.f, 390.f}) {
            Player p(config(R"("role":"practice",)" + tree(eight_leaves)), width, 640);
            for (const char* sheet : {"1", "0"}) {
                p.use("sheet", sheet);
                for (const auto& t : tree_texts(p))
                    if (t.words == "?") CHECK(t.place.centre().x + 15 <= width);
            }
        }
    }

    TEST_CASE("the mark of a struck edge to a leaf stands under that leaf, and the check says what it counts")
    {
        Player p(config(R"("role":"practice",)" + tree(eight_leaves)), 360, 640);
        p.use("strike:10");
        p.use("check");
        p.settles(2000);
        Looks drawn;
        p.frame();
        const Rect leaf = rect_of(p, "node:10");
        bool under = false;
        for (const auto& s : drawn.shapes)
            if (s.what == "disc" && s.numbers.size() > 2 && s.numbers[2] == 8)
                under |= std::abs(s.numbers[0] - leaf.centre().x) < 1 && s.numbers[1] > leaf.centre().y;
        CHECK(under);
        CHECK(text(p, "verdict").find(en(Text::trees_asked_all)) != std::string::npos);
    }

    TEST_CASE("another tab or page of the panel begins at its top")
    {
        Player p(config(tree(eight_leaves)), 360, 640);
        p.use("sheet", "1");
        p.use("edit", "1");
        p.settles(2000);
        const auto scrolled = [&p] {
            float up = 0;
            for (const auto& [id, area] : p.app().drawn().scrolls)
                if (id.starts_with("trees panel")) up = area.up;
            return up;
        };
        ImGui::GetIO().AddMousePosEvent(180, 560);
        for (int i = 0; i < 12; ++i) {
            ImGui::GetIO().AddMouseWheelEvent(0, -1.f);
            p.frames(3);
        }
        CHECK(scrolled() > 40);
        p.use("practise_own");
        p.settles(2000);
        CHECK(scrolled() == 0);
    }

    TEST_CASE("the editor keeps the step, so that it gives away nothing that has not been looked at")
    {
        for (const bool by_tab : {false, true}) {
            Player p(config(tree(eight_leaves)), 360, 640);
            const auto turn = [&](bool on) { by_tab ? p.use("tab", on ? "3" : "0") : p.use("edit", on ? "1" : "0"); };
            turn(true);
            for (const auto& row : p.control("nodes")["rows"])
                if (row[1].get<std::string>().find("Leaf") == std::string::npos) CHECK(row[2] == "?");
            p.use("node:7");
            p.use("node_value", "4");
            p.use("apply_node");
            turn(false);
            CHECK(p.control("step")["value"] == "0");
            p.use("step", "5");
            turn(true);
            turn(false);
            CHECK(p.control("step")["value"] == "5");
        }
    }
}

} // namespace trees_phone_tests
