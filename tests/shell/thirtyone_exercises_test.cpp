// The 31 game: exercises on a board of their own, players that may err, large numbers, steppers and sliders.
#include "engine/session/link.hpp"
#include "shell/kit/ids.hpp"
#include "shell/thirtyone/phrases.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <doctest/doctest.h>
#include <map>

using wording::en, wording::Text;

namespace {

using nlohmann::json;

std::string exercise_config(const std::string& more)
{
    return R"({"language":"en","motion":"reduce","game":"thirtyone",)" + more + "}";
}
std::string said(Player& p, std::string_view id)
{
    const auto c = p.control(id);
    return c.is_null() ? std::string() : c.value("text", "");
}
std::string game_of(const std::string& line) { return R"("link":")" + engine::session::to_link(line) + "\""; }

} // namespace

TEST_SUITE("thirtyone")
{
    TEST_CASE("an exercise has the board: the game beside it waits, is not played by digits, and comes back")
    {
        for (const auto& [w, h] : {std::pair{1280.f, 800.f}, {360.f, 640.f}}) {
            Player p(exercise_config(game_of("thirtyone 1 4 6 31 mover_loses person person 0 4 2")), w, h);
            p.use("analysis", "1");
            p.settles(2000);
            CHECK(p.has("value:1"));
            p.use("exercises");
            p.use("tab", "3");
            p.use("exercise", "2");
            p.settles(2000);
            CHECK_FALSE(p.has("value:1"));
            CHECK_FALSE(p.has("board"));
            CHECK(p.control("exercise_board")["rows"][5][1] == "A, B"); // after 2, 5, 6, 6, 4
            CHECK(p.status() == "Exercise 3 of 9");
            const auto rects = p.outline()["rects"];
            CHECK_FALSE(rects.contains("value:1"));
            CHECK_FALSE(rects.contains("new_game"));
            p.use("back_to_game");
            p.settles(2000);
            CHECK(said(p, "sum").find("6") != std::string::npos);
            CHECK(p.has("value:1"));
        }
    }

    TEST_CASE("undo in an exercise goes back to the game, where what it took back is seen")
    {
        Player p(exercise_config(game_of("thirtyone 1 4 6 31 mover_loses person person 0 4 2")));
        p.use("analysis", "1");
        p.use("tab", "3");
        p.settles(2000);
        REQUIRE(p.has("exercise_board"));
        p.use("undo");
        p.settles(2000);
        CHECK_FALSE(p.has("exercise_board"));
        CHECK(p.has("value:1"));
        CHECK(said(p, "sum").find("4") != std::string::npos);
    }

    TEST_CASE("after three right answers an exercise's button is Next, and checking moves no control")
    {
        for (const auto& size : {std::pair{360.f, 800.f}, std::pair{1280.f, 900.f}}) {
            const float w = size.first, h = size.second; // clang 14 captures no structured binding
            INFO(w << " x " << h);
            Player p(exercise_config(R"("theme":"light")"), w, h);
            p.use("exercises");
            p.use("exercise", "1"); // 5, 6, 6
            p.settles();
            const auto places = [&] {
                std::map<std::string, float> all;
                for (const auto& [id, r] : p.app().drawn().rects)
                    if (std::string_view(id).starts_with("exercise:")) all[id] = r.y;
                return all;
            };
            p.use("exercise:sum", "17");
            p.use("exercise:mover", "1");
            p.settles();
            const auto before = places();
            p.use("exercise:check");
            p.settles();
            CHECK(places() == before);
            CHECK(p.has("exercise:check"));
            bool solved = false;
            for (int set = 1; set < 64 && !solved; ++set) {
                for (int v = 1; v <= 6; ++v)
                    p.use("exercise:value:" + std::to_string(v), set >> (v - 1) & 1 ? "1" : "0");
                p.use("exercise:check");
                solved = !p.has("exercise:check");
            }
            if (!solved) p.use("exercise:none", "1"), p.use("exercise:check");
            p.settles();
            CHECK_FALSE(p.has("exercise:check"));
            const auto after = places();
            REQUIRE(after.contains("exercise:next@below"));
            CHECK(after.at("exercise:next@below") == before.at("exercise:check"));
            REQUIRE(p.click("exercise:next"));
            CHECK(p.control("exercise")["value"] == "2");
        }
    }

    TEST_CASE("an emptied sum is no answer, and each changed answer takes the check back")
    {
        Player p(exercise_config(R"("theme":"light")"));
        p.use("exercises");
        p.use("exercise", "1"); // 5, 6, 6
        for (const auto& [id, value] : {std::pair{"exercise:sum", "17"},
                                        {"exercise:mover", "1"},
                                        {"exercise:value:3", "1"},
                                        {"exercise:none", "1"},
                                        {"exercise:sum", ""}}) {
            p.use("exercise:check");
            p.settles();
            CHECK(p.has("exercise_result"));
            p.use(id, value);
            p.settles();
            CHECK_MESSAGE(!p.has("exercise_result"), id);
        }
        CHECK(p.control("exercise:value:3")["checked"] == false); // none of them wins
        p.use("exercise:check");
        p.settles();
        const auto verdicts = p.control("exercise_verdicts")["items"];
        CHECK(verdicts[0] == en(Text::thirtyone_ask_sum) + " " + en(Text::thirtyone_unanswered));
    }

    TEST_CASE("a field that takes a number asks a phone for its keyboard of numbers")
    {
        Player p(exercise_config(R"("theme":"light")"), 360, 800);
        p.use("exercises");
        p.settles();
        REQUIRE(p.click("exercise:sum"));
        p.frames(3);
        CHECK(p.last().wants_text);
        CHECK(p.last().wants_figures);
        p.use("rules_dialog");
        p.settles();
        REQUIRE(p.click("seed"));
        p.frames(3);
        CHECK(p.last().wants_text);
        CHECK(p.last().wants_figures);
    }

    TEST_CASE("a player that may err says how often, the perfect one does not")
    {
        Player p(exercise_config(R"("theme":"light")"));
        p.use("rules_dialog");
        p.use("player_b", "1");
        CHECK(said(p, "errs") == en(Text::thirtyone_errs, "Easy", "60"));
        p.use("player_b", "3");
        CHECK(said(p, "errs").starts_with(en(Text::thirtyone_errs, {{"level", "Hard"}, {"times", 10}})));
        p.use("player_b", "4");
        CHECK_FALSE(p.has("errs"));
    }

    TEST_CASE("the nodes of the largest board are written with a power of ten, small numbers whole")
    {
        using shell::text::Language;
        const auto nodes = [](std::uint8_t rows, std::uint8_t max, std::uint8_t limit) {
            engine::thirtyone::Rules r;
            r.rows = rows;
            r.max = max;
            r.limit = limit;
            return shell::thirtyone::large_number(Language::spanish,
                                                  engine::thirtyone::growth(r).nodes_with_utterances());
        };
        CHECK(nodes(8, 9, 99) == "1,27 · 10²⁶");
        CHECK(nodes(4, 6, 31).find("10") == std::string::npos);
    }

    TEST_CASE("solving large rules can be stopped: the rules solved last come back")
    {
        Player p(exercise_config(R"("theme":"light")"), 360, 640);
        p.use("analysis", "1");
        p.use("tab", "1");
        p.settles(2000);
        CHECK(p.has("solved"));
        p.use("trial_rows", "8");
        p.use("trial_max", "9");
        p.use("trial_limit", "99");
        REQUIRE(p.has("trial_cancel"));
        p.use("trial_cancel");
        p.settles(2000);
        CHECK(p.has("solved"));
        CHECK_FALSE(p.has("trial_cancel"));
    }

    TEST_CASE("a stepper goes on while it is held, and a short press is one step")
    {
        Player p(exercise_config(R"("theme":"light")"), 360, 640);
        p.use("rules_dialog");
        p.frames(3);
        const auto rects = p.outline()["rects"];
        REQUIRE(rects.contains("limit+"));
        p.click_at(rects["limit+"]);
        CHECK(p.control("limit")["value"] == "32");
        using Event = shell::app::App::PointerEvent;
        const auto source = shell::app::App::PointerSource::mouse;
        const float x = rects["limit+"][0].get<float>() + 20, y = rects["limit+"][1].get<float>() + 20;
        p.app().pointer(Event::move, x, y, 0, source);
        p.frames(2);
        p.app().pointer(Event::down, x, y, 0, source);
        p.frames(120);
        const int held = std::stoi(p.control("limit")["value"].get<std::string>());
        CHECK(held > 40);
        p.app().pointer(Event::up, x, y, 0, source);
        p.frames(3);
        CHECK(p.control("limit")["value"] == std::to_string(held)); // letting go is no step of its own
    }

    TEST_CASE("a finger that goes up over a slider scrolls and leaves its value; aside, or by a tap, it moves the knob")
    {
        using Event = shell::app::App::PointerEvent;
        Player p(exercise_config(R"("theme":"light","touch":true)"), 360, 480); // low: the sheet scrolls
        p.use("analysis", "1");
        p.use("tab", "1");
        p.use("sheet", "2");
        p.settles(2000);
        REQUIRE(p.app().drawn().rects.contains("trial_limit"));
        const auto place = [&] { return p.app().drawn().rects.find("trial_limit")->second; };
        const auto value = [&] { return p.control("trial_limit")["value"].get<std::string>(); };
        const auto swipe = [&](float dx, float dy) {
            const shell::kit::Rect r = place();
            const float x = r.centre().x, y = r.bottom() - 16;
            constexpr auto touch = shell::app::App::PointerSource::touch;
            p.app().pointer(Event::move, x, y, 0, touch);
            p.frame();
            p.app().pointer(Event::down, x, y, 0, touch);
            for (int i = 1; i <= 10; ++i) {
                p.app().pointer(Event::move, x + dx * static_cast<float>(i) / 10, y + dy * static_cast<float>(i) / 10,
                                0, touch);
                p.frame();
            }
            p.app().pointer(Event::up, x + dx, y + dy, 0, touch);
            p.frames(3);
        };
        REQUIRE(value() == "31");
        for (const float dy : {-40.f, 40.f}) {
            const float before = place().y;
            swipe(3, dy);
            CHECK((place().y - before) * dy > 0);
            CHECK(value() == "31");
        }
        swipe(40, 2);
        const std::string moved = value();
        CHECK(moved != "31");
        swipe(0, 0);
        CHECK(value() != moved);
        CHECK(value() != "31");
    }

    TEST_CASE("on a phone the sliders of what if are as high as a finger, and their knobs leave the figures free")
    {
        for (const char* finger : {"false", "true"}) { // the knobs are larger for a finger
            Player p(exercise_config(std::string(R"("theme":"light","touch":)") + finger), 360, 640);
            p.use("analysis", "1");
            p.use("tab", "1");
            p.use("sheet", "2");
            p.settles(2000);
            for (const char* limit : {"31", "99"}) { // at the end of its track the knob is under the figure
                p.use("trial_limit", limit);
                p.settles(2000);
                Looks drawn;
                p.frame();
                for (const char* id : {"trial_rows", "trial_max", "trial_limit"}) {
                    INFO(id << ", " << limit << ", finger: " << finger);
                    const auto slider = p.app().drawn().rects.find(id);
                    REQUIRE(slider != p.app().drawn().rects.end());
                    const shell::kit::Rect place = slider->second;
                    CHECK(place.h >= 44);
                    int knobs = 0;
                    for (const auto& s : drawn.shapes) {
                        if (s.what != "disc" || !place.contains({s.numbers[0], s.numbers[1]})) continue;
                        ++knobs;
                        const float r = s.numbers[2];
                        const shell::kit::Rect knob{s.numbers[0] - r, s.numbers[1] - r, 2 * r, 2 * r};
                        for (const auto& t : drawn.texts) CHECK_MESSAGE(!meet(knob, t.place), t.words);
                    }
                    CHECK(knobs == 1);
                }
            }
        }
    }
}
