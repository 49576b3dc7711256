// What a lesson's board may show: no way to another game, no figure that a later step asks for, a table that stays.
#include "engine/session/link.hpp"
#include "tests/shell/lesson_support.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <array>
#include <doctest/doctest.h>
#include <memory>

namespace lesson_boards_tests {

using namespace lesson_support;

constexpr std::array sizes{std::pair{360.f, 640.f}, std::pair{1280.f, 800.f}, std::pair{1920.f, 1080.f},
                           std::pair{740.f, 360.f}};

std::unique_ptr<Player> lesson_player(const std::string& game, std::pair<float, float> size)
{
    return std::make_unique<Player>(R"({"motion":"reduce","language":"en","game":")" + game + "\"}", size.first,
                                    size.second);
}

/// Opens each step that asks, and calls look(step, answered) before and after its right answer.
template <class Look>
void each_question(Player& p, const std::string& id, Look look)
{
    const auto steps = file(id + "/lesson.json")["steps"].size();
    for (int i = 0; i < static_cast<int>(steps); ++i) {
        const auto flat = opened(id, "en", i, 11);
        p.app().set("lesson", flat);
        p.settles(120);
        const auto step = shell::lesson::read_step(flat);
        if (!step->ask) continue;
        look(i, false);
        put_down(p, *step->ask, engine::lesson::joined(step->ask->answer, ", "));
        p.use("lesson_check");
        p.settles(200);
        look(i, true);
    }
}

TEST_SUITE("lessons")
{
    TEST_CASE("in a lesson the betting table offers no other game, and keeps its place from question to answer")
    {
        for (const auto& size : sizes)
            for (const char* id : {"kuhn", "hidden", "bluff"}) {
                const auto player = lesson_player("betting", size);
                Player& p = *player;
                float pot = 0, name = 0;
                each_question(p, id, [&](int step, bool answered) {
                    INFO(size.first << " " << id << " step " << step << (answered ? " answered" : ""));
                    CHECK(p.app().drawn().rects.count("rules_dialog") == 0);
                    if (std::string_view(id) != "kuhn") return;
                    Looks looks;
                    p.frame();
                    const auto place = [&](std::string_view words) {
                        const auto t = std::find_if(looks.texts.begin(), looks.texts.end(),
                                                    [&](const auto& one) { return one.words.starts_with(words); });
                        return t == looks.texts.end() ? -1.f : t->place.y;
                    };
                    const float now = place("pot"), above = place("▲ MAX");
                    if (answered) {
                        CHECK(now == doctest::Approx(pot));
                        CHECK(above == doctest::Approx(name));
                    }
                    pot = now, name = above;
                    CHECK(above > 0);
                });
            }
    }
    TEST_CASE("the end of Kuhn's lesson leads to Kuhn's game, although the own game was another")
    {
        const auto player = lesson_player("betting", {1280, 800});
        Player& p = *player;
        const int last = static_cast<int>(file("kuhn/lesson.json")["steps"].size()) - 1;
        const auto flat = opened("kuhn", "en", last, 11);
        p.app().set("lesson", flat);
        p.settles(60);
        put_down(p, *shell::lesson::read_step(flat)->ask,
                 engine::lesson::joined(shell::lesson::read_step(flat)->ask->answer, ", "));
        p.use("lesson_check");
        p.use("lesson_next");
        p.settles(60);
        CHECK(engine::session::linked(p.app().state())->line.find(" kuhn ") == std::string::npos);
        CHECK(p.click("play"));
        p.settles(60);
        CHECK(p.control("dialog").is_null());
        CHECK(engine::session::linked(p.app().state())->line.starts_with("betting 1 kuhn "));
    }
    TEST_CASE("the book's version space shows no size of an example that its step has not reached")
    {
        for (const auto& size : sizes) {
            const auto player = lesson_player("concepts", size);
            Player& p = *player;
            int hidden = 0, shown = 0;
            each_question(p, "textbook", [&](int step, bool answered) {
                INFO(size.first << " step " << step << (answered ? " answered" : ""));
                const auto table = p.control("examples");
                if (table.is_null() || table["head"].back() != wording::en(wording::Text::concepts_head_left)) return;
                const auto at = p.control("step");
                REQUIRE_FALSE(at.is_null());
                const auto reached = static_cast<std::size_t>(std::stoi(at["value"].get<std::string>()));
                for (std::size_t i = 0; i < table["rows"].size(); ++i) {
                    CHECK((table["rows"][i].back() == "?") == (i >= reached));
                    ++(i >= reached ? hidden : shown);
                }
            });
            CHECK(hidden > 2);
            CHECK(shown > 5);
        }
    }
    TEST_CASE("after the second day of the book's version space neither 28 nor 6 is drawn")
    {
        const auto player = lesson_player("concepts", {1280, 800});
        Player& p = *player;
        const auto flat = opened("textbook", "en", 2, 11);
        p.app().set("lesson", flat);
        p.settles(60);
        put_down(p, *shell::lesson::read_step(flat)->ask, "32");
        p.use("lesson_check");
        p.settles(200);
        Looks looks;
        p.frame();
        int now = 0;
        for (const auto& t : looks.texts) {
            CHECK(t.words != "28");
            CHECK(t.words != "6");
            now += t.words == "32" ? 1 : 0;
        }
        CHECK(now > 0);
    }
}

} // namespace lesson_boards_tests
