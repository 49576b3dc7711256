// Exercises on trees: the sheet is filled in by outline and canvas, and checked; a check names the first wrong step.
#include "tests/shell/looks.hpp"
#include "tests/shell/trees_player.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>

namespace trees_tests {

using wording::en, wording::Text;

namespace {

/// Fills in the right answers of the exercise, with or without the struck edges.
void answer(Player& p, const engine::trees::Game& game, bool strikes)
{
    engine::search::SearchTrace trace;
    REQUIRE(engine::trees::searched(game, &trace));
    const auto sheet = engine::search::solution(game.tree, trace.events, game.setup.exercise.asked);
    for (int i = 0; i < game.tree.size(); ++i) {
        const auto& a = sheet[static_cast<std::size_t>(i)];
        const std::string n = std::to_string(i);
        if (a.window) {
            p.use("alpha_of:" + n, a.window->alpha ? engine::to_text(*a.window->alpha) : "-inf");
            p.use("beta_of:" + n, a.window->beta ? engine::to_text(*a.window->beta) : "inf");
        }
        if (a.value) p.use("value_of:" + n, engine::to_text(*a.value));
        if (a.is_pruned && strikes) p.use("strike:" + n, "1");
    }
}

} // namespace

TEST_SUITE("trees")
{
    TEST_CASE("a check of an empty sheet gives nothing away: it asks for a first answer, and counts for none")
    {
        Player p(config(link(exercise)));
        const std::string before = p.app().state();
        p.use("check");
        CHECK(p.outline().dump().find(en(Text::trees_empty_sheet)) != std::string::npos);
        CHECK(p.outline().dump().find("prune") == std::string::npos);
        CHECK(p.app().state() == before);
    }
    TEST_CASE(
        "what is typed at a node is noted when another is chosen, kept when a branch is struck, or refused and kept")
    {
        Player p(config(link(exercise)));
        p.use("node:1");
        p.use("alpha", "-inf");
        p.use("beta", "+inf");
        p.use("written", "3");
        p.use("strike:6"); // another note: the fields stay
        p.use("node:2");
        CHECK(p.control("nodes")["rows"][1][2] == "3");
        p.use("written", "three");
        p.use("node:1");
        CHECK(p.status().find(en(Text::trees_error_number)) != std::string::npos);
        p.use("written", "2"); // node 2 is still chosen
        p.use("write");
        CHECK(p.control("nodes")["rows"][2][2] == "2");
    }
    TEST_CASE("an empty node's sign is said in the outline and, under the pointer, on the canvas")
    {
        Player p(config(link(exercise)));
        const auto value = [&](std::size_t node) { return p.control("nodes")["rows"][node][2].get<std::string>(); };
        const std::string missing = en(Text::trees_missing_value, {{"node", en(Text::trees_the_root)}});
        CHECK(value(0) == missing);
        CHECK(value(4) == ""); // a leaf has its number
        const auto& root = p.app().drawn().rects.find("node:0")->second;
        Looks looks;
        p.app().pointer(shell::app::App::PointerEvent::move, root.centre().x, root.centre().y, 0,
                        shell::app::App::PointerSource::mouse);
        p.frames(3);
        CHECK(std::any_of(looks.texts.begin(), looks.texts.end(), [&](const auto& t) { return t.words == missing; }));
        p.use("value_of:0", "3");
        CHECK(value(0) == "3");
        CHECK(value(1).ends_with("is missing."));
    }
    TEST_CASE("where something written has no room a pencil stands; what it means is said beside the tree and in words")
    {
        const std::string own = tree("((3 5)(9 2))((4 1)(8 6))");
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, {640.f, 360.f}, {900.f, 640.f}}) {
            Player p(config(R"("role":"practice",)" + own), w, h);
            const auto said = [&] {
                p.settles(2000);
                Looks looks;
                p.frame();
                return std::count_if(looks.texts.begin(), looks.texts.end(),
                                     [](const auto& t) { return t.words == en(Text::trees_legend_pencil); });
            };
            CHECK(said() == 0);
            CHECK_FALSE(p.has("pencil"));
            for (const char* node : {"3", "4", "5", "6"}) {
                p.use("alpha_of:" + std::string(node), "-1000/7");
                p.use("beta_of:" + std::string(node), "1000/7");
            }
            INFO(p.width());
            CHECK(said() == 1);
            CHECK(p.control("pencil")["text"] == en(Text::trees_pencil));
        }
    }
    TEST_CASE("practising from the full sheet lowers it to its half, so that the tree is seen")
    {
        Player p(config(tree("((3 5)(9 2))((4 1)(8 6))")), 360, 640);
        p.use("edit", "1");
        p.use("sheet", "2");
        p.settles(2000);
        CHECK_FALSE(p.app().drawn().rects.contains("node:0"));
        p.use("practise_own");
        p.settles(2000);
        CHECK(p.app().drawn().rects.contains("node:0"));
        CHECK(p.app().drawn().rects.contains("node:14"));
    }
    TEST_CASE("an exercise without values has no sign for them")
    {
        Player p(config(link("trees 1 practice max alphabeta left_to_right 0 u3x2:0..20:42:w")));
        CHECK(p.control("nodes")["rows"][0][2] == "");
        Looks looks;
        p.frame();
        CHECK(std::none_of(looks.texts.begin(), looks.texts.end(), [&](const auto& t) {
            return t.words == "?" && p.app().drawn().board->contains(t.place.centre());
        }));
    }
    TEST_CASE("an exercise flags a missing and a superfluous prune, says the first wrong step, and is solved at last")
    {
        std::string shared;
        const auto log = engine::trees::from_line(exercise);
        REQUIRE(log);
        const auto& game = log->now();
        const auto found = engine::trees::searched(game);
        REQUIRE(found);
        REQUIRE(found->leaves_visited < 9); // there is something to prune
        {
            Player p(config(link(exercise)));
            answer(p, game, false);
            p.use("strike:4", "1"); // the first leaf is never pruned
            p.use("check");
            std::string flags;
            const json rows = p.control("nodes")["rows"];
            for (const auto& row : rows) flags += row[4].get<std::string>() + ";";
            CHECK(flags.find(en(Text::trees_flag_missing)) != std::string::npos);
            CHECK(flags.find(en(Text::trees_flag_superfluous)) != std::string::npos);
            CHECK(text(p, "first_wrong") ==
                  en(Text::trees_first_wrong) + ": " +
                      en(Text::trees_wrong_superfluous,
                         {{"node", en(Text::trees_leaf_named, {{"leaf", "1.1"}})}, {"window", "α = −∞, β = +∞"}}));
            p.use("see_step");
            CHECK(p.control("solution")["checked"] == true);
            CHECK(text(p, "step_words").find("leaf") != std::string::npos);
            p.use("solution", "0");
            p.use("strike:4", "0");
            answer(p, game, true);
            CHECK(p.effect(shell::kit::Effect::Kind::event, "complete").empty());
            p.use("check");
            CHECK(text(p, "verdict") == en(Text::trees_solved));
            const auto told = p.effect(shell::kit::Effect::Kind::event, "complete");
            CHECK(told.find(R"("success":true)") != std::string::npos);
            CHECK(told.find(R"("helped":true)") != std::string::npos); // a step of the solution was seen
            shared = line(p);
        }
        CHECK(shared.starts_with(exercise));
        Player again(config(link(shared)));
        CHECK(text(again, "verdict") == en(Text::trees_solved));
    }

    TEST_CASE("an exercise done without its solution has had no help: the form beside the tree is none")
    {
        const auto log = engine::trees::from_line(exercise);
        REQUIRE(log);
        Player p(config(link(exercise)));
        answer(p, log->now(), true);
        p.use("check");
        CHECK(p.effect(shell::kit::Effect::Kind::event, "complete").find(R"("helped":false)") != std::string::npos);
    }
    TEST_CASE("an exercise is answered on the canvas: edges struck, a wrong value and half a window refused or flagged")
    {
        Player p(config(link(exercise)));
        const auto rects = p.outline()["rects"];
        REQUIRE(rects.contains("strike:12"));
        p.click_at(rects["strike:12"]);
        CHECK(p.control("strike:12")["checked"] == true);
        p.click_at(rects["strike:12"]);
        CHECK(p.control("strike:12")["checked"] == false);
        p.click_at(rects["node:1"]);
        p.use("alpha", "3");
        p.use("write");
        CHECK(p.status().find(en(Text::trees_error_half_window)) != std::string::npos);
        p.use("beta", "−∞"); // the other side's end
        p.use("write");
        CHECK(p.status().find(en(Text::trees_error_infinite)) != std::string::npos);
        p.use("alpha", "+∞");
        p.use("beta", "5");
        p.use("write");
        CHECK(p.status().find(en(Text::trees_error_infinite)) != std::string::npos);
        p.use("alpha", "3");
        p.use("beta", "∞");
        p.use("written", "99");
        p.click_at(p.outline()["rects"]["write"]);
        CHECK(p.control("nodes")["rows"][1][3] == "α = 3, β = +∞");
        CHECK(p.click("check"));
        CHECK(p.control("nodes")["rows"][1][4].get<std::string>().find(en(Text::trees_flag_wrong)) !=
              std::string::npos);
        p.use("undo");
        CHECK_FALSE(p.has("verdict"));
    }

    TEST_CASE("a node's form does not move when its window is noted, so that the next press meets what was there")
    {
        Player p(config(R"j("role":"practice","tree":"(3 12 8)(2 4 6)(14 5 2)")j"), 360, 640);
        p.settles();
        p.click_at(p.outline()["rects"]["node:1"]);
        p.settles();
        const json before = p.outline()["rects"];
        REQUIRE(before.contains("written"));
        p.use("alpha_infinite");
        p.use("beta_infinite");
        p.settles();
        const json after = p.outline()["rects"];
        for (const char* id : {"alpha_infinite", "written", "write", "check"})
            if (before.contains(id)) CHECK(after[id] == before[id]);
    }
    TEST_CASE("zoomed, the centres of the zoom buttons are theirs, whatever node is under them")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, std::pair{1280.f, 800.f}}) {
            CAPTURE(size.first);
            Player p(config(R"j("role":"practice","tree":"(((5 2)(7 3))((4 1)(8 6)))")j"), size.first, size.second);
            p.settles();
            const json whole = p.outline()["rects"];
            if (!p.outline()["rects"].contains("zoom_in")) continue;
            int pressed = 0;
            for (; p.outline()["rects"].contains("zoom_in") && pressed < 9; ++pressed) {
                p.click_at(p.outline()["rects"]["zoom_in"]);
                p.settles();
            }
            for (; pressed > 0; --pressed) {
                p.click_at(p.outline()["rects"]["zoom_out"]);
                p.settles();
                CHECK_FALSE(p.outline()["rects"].contains("written")); // no node was chosen
            }
            for (const char* id : {"node:0", "node:1", "zoom_in"}) CHECK(p.outline()["rects"][id] == whole[id]);
        }
    }
    TEST_CASE("a cut is blank until an edge further on is struck out or all else is written: a check does not name it")
    {
        Player p(config(R"j("role":"practice","tree":"(3 12 8)(2 4 6)(14 5 2)")j"));
        p.use("value_of:1", "3");
        p.use("check");
        const std::string all = p.outline().dump();
        CHECK(all.find(en(Text::trees_first_wrong)) == std::string::npos);
        CHECK(all.find(en(Text::trees_flag_missing)) == std::string::npos);
        CHECK(text(p, "first_wrong").find(en(Text::trees_nothing_cut)) != std::string::npos);
        for (const char* last : {"value_of:2=2", "value_of:0=3"}) { // of nodes that the search leaves after the cuts
            const std::string_view use = last;
            p.use(use.substr(0, 10), use.substr(11));
            p.use("check");
            CHECK(p.outline().dump().find(en(Text::trees_first_wrong)) == std::string::npos);
            CHECK(p.outline().dump().find(en(Text::trees_flag_missing)) == std::string::npos);
        }
        p.use("strike:9"); // the leaf beside the one that is cut too
        p.use("check");
        CHECK(p.outline().dump().find(en(Text::trees_flag_missing)) != std::string::npos);
        CHECK(text(p, "first_wrong").find(en(Text::trees_nothing_cut)) == std::string::npos);
    }
    TEST_CASE("on a phone the instruction stands above the form, and nothing moves when a value is written")
    {
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, {1280.f, 800.f}}) {
            Player p(config(R"j("role":"practice","tree":"(3 12 8)(2 4 6)(14 5 2)")j"), w, h);
            p.use("sheet", "2");
            p.use("node:1");
            p.settles(2000);
            const auto top = [&](std::string_view begins) {
                Looks drawn;
                p.frame();
                for (const auto& t : drawn.texts)
                    if (begins.starts_with(t.words) && t.words.size() > 8) return t.place.y;
                return 1e9f;
            };
            const auto form = [&] { return p.outline()["rects"]["written"][1].get<float>(); };
            REQUIRE(p.outline()["rects"].contains("written"));
            for (const Text t : {Text::trees_practice_task, Text::trees_practice_press}) CHECK(top(en(t)) < form());
            const float before = form();
            p.use("written", "3");
            p.use("write");
            p.settles(2000);
            CHECK(form() == before);
        }
    }
    TEST_CASE("an exercise counts what is blank apart: it is not wrong yet, and one is told that nodes can be pressed")
    {
        const auto log = engine::trees::from_line(exercise);
        REQUIRE(log);
        Player p(config(link(exercise)));
        CHECK(text(p, "task_press") == en(Text::trees_practice_press));
        answer(p, log->now(), true);
        p.use("value_of:1", ""); // erased
        p.use("check");
        const std::string blank = en(Text::trees_count_blank, {{"count", 1}}) + ".";
        CHECK(text(p, "first_wrong") == en(Text::trees_nothing_wrong) + ". " + blank);
        CHECK(p.status().find(en(Text::trees_nothing_wrong)) != std::string::npos);
        CHECK_FALSE(p.has("see_step"));
        CHECK(p.control("nodes")["rows"][1][4] == "");
        p.use("value_of:0", "77");
        p.use("check");
        CHECK(text(p, "first_wrong")
                  .starts_with(en(Text::trees_first_wrong) + ": " +
                               en(Text::trees_wrong_value, {{"node", en(Text::trees_the_root)}})));
        CHECK(text(p, "first_wrong").ends_with(blank));
    }
}

} // namespace trees_tests
