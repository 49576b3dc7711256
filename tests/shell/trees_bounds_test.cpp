// Bounds of the leaves at chance nodes: chosen on the screen, told step by step, and what they save.
#include "tests/shell/layout_checks.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/trees_player.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <cmath>

namespace trees_bounds_tests {

using namespace trees_tests;
using wording::en, wording::Text;

namespace {

/// MAX chooses between .7·min(9,10)+.3·min(9,7) = 8.4 and .7·min(2,10)+.3·min(5,8), with leaves from 0 to 10.
constexpr const char* two_chances = "[7/10:v(9,10),3/10:v(9,7)][7/10:v(2,10),3/10:v(5,8)]";

/// The words of every step that is a cut.
std::vector<std::string> cuts(Player& p)
{
    std::vector<std::string> out;
    p.use("step:first");
    for (int i = 0; i < 9 && p.control("next_cut").value("disabled", false) == false; ++i) {
        p.use("next_cut");
        out.push_back(text(p, "why"));
    }
    return out;
}

bool has(const std::string& words, std::string_view part) { return words.find(part) != std::string::npos; }

} // namespace

TEST_SUITE("trees")
{
    TEST_CASE("with leaves from 0 to 10 the leaf 2 bounds the second move by 4.4, which cuts 10, 5 and 8")
    {
        Player p(config(tree(two_chances)));
        CHECK_FALSE(p.has("bounds_save"));
        p.use("leaf_low", "0");
        p.use("leaf_high", "10");
        p.use("chance_cuts", "1");
        CHECK(line(p).find("calphabeta:0..10") != std::string::npos);
        CHECK(text(p, "bounds_save") ==
              en(Text::trees_bounds_save,
                 {{"plain", "8"}, {"leaves", "8"}, {"low", "0"}, {"high", "10"}, {"bounded", "5"}}));
        const auto told = cuts(p);
        REQUIRE(told.size() == 2);
        CHECK(has(told[0], en(Text::trees_cut_title, {{"nodes", "10"}})));
        CHECK(has(told[0], en(Text::trees_cut_not_above, {{"value", "54/7"}, {"node", "node 2"}})));
        CHECK(has(told[1], en(Text::trees_cut_title, {{"nodes", "5 and 8"}})));
        CHECK(has(told[1], en(Text::trees_cut_mean_most, {{"leaf", "10"}, {"value", "22/5"}})));
        CHECK(has(told[1], en(Text::trees_cut_max_root, {{"value", "42/5"}})));
        p.use("step:last");
        CHECK(has(p.status(), "42/5"));
        p.use("chance_cuts", "0");
        CHECK_FALSE(p.has("bounds_save"));
        CHECK(p.control("next_cut").is_null());
    }

    TEST_CASE("the probabilities keep clear of every ring on three levels of chance, on a phone and on a desktop")
    {
        const std::string three =
            "[1/2:[1/2:[1/2:3,1/2:5],1/2:[1/2:9,1/2:2]],1/2:[1/2:[1/2:4,1/2:1],1/2:[1/2:8,1/2:6]]]";
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, {1280.f, 800.f}}) {
            Player p(config(tree(three)), w, h);
            int labels = 0, rings = 0;
            for (const char* sheet : {"0", "1"}) {
                p.use("sheet", sheet);
                for (int step = 0; step <= 15; ++step) {
                    p.use("step", std::to_string(step));
                    p.settles(2000);
                    Looks looks;
                    p.frame();
                    for (const Written& t : looks.texts) {
                        if (t.words != "1/2") continue;
                        ++labels;
                        for (const auto& s : looks.shapes) {
                            if (s.what != "ring" || s.numbers[2] < 10) continue;
                            ++rings;
                            const float x = s.numbers[0], y = s.numbers[1];
                            const float dx = std::max({t.place.x - x, 0.f, x - t.place.right()}),
                                        dy = std::max({t.place.y - y, 0.f, y - t.place.bottom()});
                            INFO(w << " sheet " << sheet << " step " << step << " label at " << t.place.x << " "
                                   << t.place.y);
                            CHECK(std::hypot(dx, dy) >= s.numbers[2] + s.numbers[3] / 2);
                        }
                    }
                }
            }
            CHECK(labels > 100);
            CHECK(rings > 100);
        }
    }
    TEST_CASE("the window that a chance node hands to its child is told, and how its mean narrows")
    {
        Player p(config(tree(two_chances)));
        p.use("leaf_low", "0");
        p.use("leaf_high", "10");
        p.use("chance_cuts", "1");
        std::string all;
        for (int step = 1; step < 40; ++step) {
            p.use("step", std::to_string(step));
            all += text(p, "why") + "\n";
        }
        CHECK(has(all, en(Text::trees_hands_down, {{"node", "node 2"}, {"low", "54/7"}, {"high", "10"}})));
        CHECK(has(all, en(Text::trees_mean_between, {{"least", "0"}, {"most", "10"}})));
        CHECK(has(all, en(Text::trees_mean_now, {{"least", "0"}, {"most", "22/5"}})));
    }

    TEST_CASE("probing shows its own steps, and what a probe leaves unseen counts as cut")
    {
        Player p(config(tree("[1/2:v(9,10),1/2:v(9,7)][1/2:v(8,10,9),1/2:v(2,8)]")));
        p.use("leaf_low", "0");
        p.use("leaf_high", "10");
        p.use("chance_cuts", "2");
        CHECK(line(p).find(":0..10:probe") != std::string::npos);
        p.use("step:last");
        const auto rows = p.control("counts")["rows"];
        const int visited = std::stoi(rows[0][1].get<std::string>()), cut = std::stoi(rows[1][1].get<std::string>());
        CHECK(visited + cut == 9);
        CHECK(cut == 3);
    }

    TEST_CASE("bounds that do not hold are refused with their reason, and trees without chance have none")
    {
        Player p(config(tree(two_chances)));
        const std::string before = line(p);
        p.use("leaf_low", "3");
        p.use("chance_cuts", "1");
        CHECK(has(p.status(), en(Text::trees_error_outside)));
        p.use("leaf_low", "12");
        p.use("chance_cuts", "1");
        CHECK(has(p.status(), en(Text::trees_error_reversed)));
        p.use("leaf_low", "low");
        p.use("apply_bounds");
        CHECK(has(p.status(), en(Text::trees_error_number)));
        CHECK(line(p) == before);
    }

    TEST_CASE("the bounds go with the last chance node, so that no later leaf lies outside them")
    {
        Player p(config(tree(two_chances)));
        p.use("leaf_low", "2");
        p.use("leaf_high", "10");
        p.use("chance_cuts", "1");
        p.use("edit", "1");
        p.use("tree_text", "(1 8)(9 4)");
        p.use("apply_text");
        CHECK(line(p).find(" r(1,8)(9,4)") != std::string::npos);
        CHECK_FALSE(has(p.outline().dump(), en(Text::trees_error_outside)));
        p.use("edit", "0");
        CHECK_FALSE(has(p.outline().dump(), en(Text::trees_error_outside)));
        p.use("step:last");
        CHECK(has(p.status(), en(Text::trees_done_title, {{"value", "4"}})));
        p.use("undo"); // the chance nodes come back with their bounds
        CHECK(p.has("bounds_save"));
    }

    TEST_CASE("the fields of the bounds have their own places at every size and in every language")
    {
        for (const char* language : {"es", "it", "en", "pt"})
            for (const auto& [w, h] : screen_sizes) {
                Player p(config(tree(two_chances), language), w, h);
                p.use("tab", "2");
                p.use("chance_cuts", "2");
                p.use("leaf_high", "11");
                p.use("sheet", "2");
                p.settles(2000);
                INFO(std::string(language) << " " << w);
                CHECK(overlapping(p).empty());
                WrittenTexts drawn;
                p.frame();
                CHECK(drawn.two_on_each_other().empty());
            }
    }

    TEST_CASE("choosing bounds says that alpha-beta searches now, and without them expectiminimax again")
    {
        Player p(config(tree(two_chances) + R"(,"strategy":"expectiminimax")"));
        Looks drawn;
        p.use("chance_cuts", "1");
        CHECK(has(p.status(), en(Text::trees_bounds_cut)));
        CHECK(p.app().message().has_value());
        p.use("chance_cuts", "2");
        p.use("step:first");
        CHECK_FALSE(has(p.status(), en(Text::trees_bounds_cut)));
        p.use("chance_cuts", "0");
        CHECK(has(p.status(), en(Text::trees_bounds_whole)));
    }

    TEST_CASE("the sentence on bounds names those that count, and Enter in a field makes the typed ones count")
    {
        Player p(config(tree(two_chances) + R"(,"strategy":"expectiminimax")"), 1280, 1400);
        p.use("leaf_low", "0");
        p.use("leaf_high", "10");
        p.use("chance_cuts", "1");
        p.settles(2000);
        CHECK_FALSE(p.has("bounds_wait"));
        REQUIRE(p.click("leaf_low"));
        p.settles(2000);
        p.key(ImGuiKey_Home);
        p.type("-");
        CHECK(text(p, "bounds_wait") == en(Text::trees_bounds_wait));
        CHECK(has(text(p, "bounds_save"), "below 0 "));
        p.key(ImGuiKey_Enter);
        p.use("leaf_low", "-5");
        CHECK(has(text(p, "bounds_save"), "below 0 "));
        p.click("leaf_low");
        p.key(ImGuiKey_Enter);
        CHECK_FALSE(p.has("bounds_wait"));
        CHECK(line(p).find("calphabeta:-5..10") != std::string::npos);
    }

    TEST_CASE("a tree without chance nodes is offered no bounds")
    {
        Player p(config(tree("(3 5)(2 9)")));
        CHECK_FALSE(p.has("chance_cuts"));
    }
    TEST_CASE("before the first step the words are about the bounds, and the window has its reason at every step")
    {
        Player p(config(link("trees 1 explore max alphabeta:0..10 left_to_right 0 "
                             "[7/10:(9,10),3/10:(9,7)][7/10:(2,10),3/10:(5,8)]")));
        REQUIRE(p.has("chance_cuts"));
        const std::string start = en(Text::trees_start_bounds, {{"low", "0"}, {"high", "10"}});
        CHECK(p.outline().dump().find(start) != std::string::npos);
        const int steps = 12;
        const std::string reason = en(Text::trees_why_window_bounds,
                                      {{"alpha", "0"}, {"beta", "#"}, {"low", "0"}, {"high", "10"}}); // from # on
        for (int step = 0; step <= steps; ++step) {
            p.use("step", std::to_string(step));
            p.use("why:window");
            if (step > 0) p.use("why:window"); // the first press closed the reason of the step before
            INFO("step " << step << " " << p.outline()["status"].dump());
            CHECK(has(p.outline().dump(), reason.substr(reason.find('#') + 1)));
        }
    }
    TEST_CASE("while one predicts, no mark of a cut stands on the track before the cut, also at chance nodes")
    {
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, {1280.f, 800.f}}) {
            Player p(config(link("trees 1 explore max alphabeta:0..10 left_to_right 0 "
                                 "[7/10:(9,10),3/10:(9,7)][7/10:(2,10),3/10:(5,8)]")),
                     w, h);
            const auto strokes = [&p] { // of four pixels, as a cut has them
                p.settles(2000);
                Looks drawn;
                p.frame();
                return std::count_if(drawn.shapes.begin(), drawn.shapes.end(), [&](const Looks::Shape& s) {
                    const auto& track = p.app().drawn().rects.at("step");
                    return s.what == "line" && std::abs((s.numbers[1] + s.numbers[3]) / 2 - track.centre().y) < 1 &&
                           s.numbers[1] != s.numbers[3] && s.numbers[0] > track.x + 30 && s.numbers[0] < track.right();
                });
            };
            const auto open = strokes();
            p.use("predict", "1");
            p.use("step", "0");
            CHECK(strokes() == 0);
            CHECK(open > 0);
        }
    }
    TEST_CASE("one who predicts is asked at chance nodes too whether the bounds cut")
    {
        Player p(config(link("trees 1 explore max alphabeta:0..10 left_to_right 0 "
                             "[7/10:(9,10),3/10:(9,7)][7/10:(2,10),3/10:(5,8)]")));
        p.use("predict", "1");
        int asked = 0, cuts = 0;
        for (int i = 0; i < 60; ++i) {
            if (p.has("foretell:1")) {
                ++asked;
                p.use("foretell:1");
                cuts += p.control("foretold").dump().find(en(Text::lesson_right)) != std::string::npos ? 1 : 0;
            } else p.use("step:next");
        }
        CHECK(asked >= 3);
        CHECK(cuts >= 1);
    }
}

} // namespace trees_bounds_tests
