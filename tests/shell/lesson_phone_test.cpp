// Lessons on a phone of 360 x 640: the controls of a step are in sight, a sign announces content below the card's edge,
// and no text lies on that edge.
#include "shell/text/text.hpp"
#include "tests/shell/lesson_phone.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <doctest/doctest.h>

namespace lesson_phone_tests {

using wording::Text;

using namespace lesson_phone;

TEST_SUITE("lessons")
{
    TEST_CASE("on a telephone a card offers to show the analysis only where the step does not hide it")
    {
        int offered = 0;
        for (const auto place : {shell::kit::Place::concepts, shell::kit::Place::spaces, shell::kit::Place::thirtyone})
            each_step(place, [&](Player& p, const shell::lesson::Step& step, const std::string& which) {
                INFO(which);
                const bool hidden = std::find(step.hide.begin(), step.hide.end(), "analysis") != step.hide.end();
                if (!drawn(p, "lesson_look") || !step.ask) return;
                ++offered;
                CHECK_FALSE(hidden);
            });
        CHECK(offered > 0);
    }
    TEST_CASE(
        "on a telephone what a step points at or asks for is in sight, and what is under the card's edge has a sign")
    {
        int signs = 0, asked = 0, again = 0;
        for (const auto& e : shell::lesson::all_lessons()) {
            const std::string id(e.id);
            const auto lesson = file(id + "/lesson.json");
            const nlohmann::json texts{{"es", file(id + "/es.json")}};
            Player p(R"({"game": ")" + std::string(name(e.place)) + R"(", "language": "es"})", 360, 640);
            for (int i = 0; i < static_cast<int>(lesson["steps"].size()); ++i) {
                CAPTURE(id);
                CAPTURE(i + 1);
                const auto flat = flat_step(lesson, texts, "es", i, 11);
                p.app().set("lesson", flat);
                p.settles(60);
                const auto step = shell::lesson::read_step(flat);
                const auto& seen = p.app().drawn();
                const auto in_sight = [&](const std::string& what) {
                    const auto it = seen.rects.find(what);
                    return it != seen.rects.end() && it->second.h >= 12 && it->second.w >= 12 &&
                           it->second.bottom() <= seen.lesson.place.y + 1;
                };
                int pointed = 0;
                for (const auto& what : step->point) pointed += in_sight(what) ? 1 : 0;
                const int wanted = id == "propagate" && i < 3 ? static_cast<int>(step->point.size())
                                                              : 1; // else the cells of a notebook may be far apart
                if (!step->point.empty() && !drawn(p, "lesson_look"))
                    CHECK(pointed >= wanted); // else lesson_look uncovers the board
                if (const auto scrolls = seen.scrolls.find("lesson " + std::to_string(i));
                    scrolls != seen.scrolls.end())
                    CHECK(scrolls->second.y >= seen.lesson.place.y + 8); // the rounded edge
                if (!step->ask) continue;
                ++asked;
                for (const auto& o : step->ask->options)
                    if (!o.id.empty() && e.place != shell::kit::Place::cluedo) // a notebook scrolls
                        CHECK_MESSAGE(in_sight(o.id), o.id);
                const auto last = last_control(*step->ask);
                const auto whole = [&] { return drawn(p, last) && p.app().drawn().rects.at(last).h >= 40; };
                if (whole()) continue;
                ++signs;
                REQUIRE(drawn(p, "lesson_more"));
                click(p, "lesson_more");
                CHECK(whole());
                if (!step->fresh) continue;
                p.app().set("lesson", flat_step(lesson, texts, "es", i, 12)); // another case of the same step
                p.settles(60);
                if (whole() || !drawn(p, "lesson_more")) continue;
                ++again;
                click(p, "lesson_more");
                CHECK(whole());
            }
        }
        CHECK(asked > 90);
        CHECK(signs > 5);
        CHECK(again > 0);
        CHECK(signs < asked * 2 / 3);
    }
    TEST_CASE("on a telephone many short options stand in two columns, the whole question in sight over them")
    {
        const auto lesson = file("answer/lesson.json");
        for (const std::string& language : every_language) {
            CAPTURE(language);
            const nlohmann::json texts{{language, file("answer/" + language + ".json")}};
            Player p(R"({"game": "mastermind", "language": ")" + language + R"("})", 360, 640);
            p.app().set("lesson", flat_step(lesson, texts, language, 6, 11));
            p.settles(120);
            const auto& rects = p.app().drawn().rects;
            const auto option = [&](int i) { return rects.at("lesson_choice:" + std::to_string(i)); };
            CHECK(option(0).y == option(4).y);
            CHECK(option(0).right() < option(4).x);
            CHECK(option(0).h >= 44);
            Looks looks;
            p.frame();
            const auto asked = std::find_if(looks.texts.begin(), looks.texts.end(), [&](const Written& t) {
                return t.place.bottom() < option(0).y && t.style.weight == shell::kit::Weight::bold &&
                       t.place.y > p.app().drawn().lesson.place.y + 40;
            });
            CHECK(asked != looks.texts.end()); // the question, above the options
            if (drawn(p, "lesson_more")) click(p, "lesson_more");
            CHECK(option(3).y == option(7).y);
            CHECK(option(7).h >= 44);
        }
    }
    TEST_CASE("on a telephone a question about what the step has opened leads to it under the card, and back")
    {
        Player p(R"({"game": "thirtyone", "language": "es", "motion": "reduce"})", 360, 640);
        p.app().set("lesson", opened("play-31", "es", 4, 11));
        p.settles(120);
        CHECK_FALSE(drawn(p, "trial_rows"));
        REQUIRE(drawn(p, "lesson_look"));
        click(p, "lesson_look");
        CHECK(drawn(p, "trial_rows"));
        click(p, "lesson_fold");
        CHECK(drawn(p, "lesson_check"));
    }
    TEST_CASE("on a telephone the card leads to the analysis that an answer has opened under it")
    {
        const auto flat = opened("filter", "es", 5, 11);
        const auto step = shell::lesson::read_step(flat);
        Player p(R"({"game": "mastermind", "language": "es", "motion": "reduce"})", 360, 640);
        p.app().set("lesson", flat);
        p.settles(120);
        CHECK_FALSE(drawn(p, "lesson_look"));
        put_down(p, *step->ask, step->ask->answer.front());
        p.use("lesson_check");
        p.settles(120);
        const auto panel_in_sight = [&] { return p.app().drawn().panel && p.app().drawn().panel->y < 640; };
        CHECK_FALSE(panel_in_sight());
        while (!drawn(p, "lesson_look") && drawn(p, "lesson_more")) click(p, "lesson_more");
        REQUIRE(drawn(p, "lesson_look"));
        click(p, "lesson_look");
        CHECK(panel_in_sight());
    }
    TEST_CASE(
        "on a telephone the card takes the room that the board of guesses leaves empty, and keeps its head in sight")
    {
        int seen = 0;
        each_step(shell::kit::Place::mastermind,
                  [&](Player& p, const shell::lesson::Step& step, const std::string& which) {
                      if (!step.ask) return;
                      put_down(p, *step.ask, engine::lesson::joined(step.ask->answer, ", "));
                      p.use("lesson_check");
                      p.settles(200);
                      INFO(which);
                      const auto& drawn = p.app().drawn();
                      float rows = 56; // below the bar
                      for (const auto& [id, r] : drawn.rects)
                          if (std::string_view(id).starts_with("row:") || std::string_view(id).starts_with("hole:"))
                              rows = std::max(rows, r.bottom());
                      const float whole = drawn.lesson.height, free = 640 - std::max(rows, 48 + 120.f) - 40;
                      CHECK(drawn.lesson.place.h >= std::min(whole, free) - 1);
                      if (drawn.lesson.place.h < whole - 1) return; // scrolled to the feedback
                      ++seen;
                      REQUIRE(drawn.rects.contains("lesson_close"));
                      CHECK(drawn.rects.at("lesson_close").y >= drawn.lesson.place.y);
                  });
        CHECK(seen > 0);
    }
    TEST_CASE("on a telephone the card leaves the board half the height once the question is answered")
    {
        Player p(R"({"game": "betting", "language": "es", "motion": "reduce"})", 360, 640);
        p.app().set("lesson", opened("hidden", "es", 2, 11));
        p.settles(120);
        const float asking = p.app().drawn().board->h;
        p.use("lesson_answer", "-1/2");
        p.use("lesson_check");
        p.settles(120);
        CHECK(p.app().drawn().board->h > asking + 40);
        CHECK(p.app().drawn().board->h >= 0.5f * (640 - 56) - 1);
    }
    TEST_CASE("on a telephone it is in sight, under the field, that what is typed is no number")
    {
        const auto lesson = file("criteria/lesson.json");
        const nlohmann::json texts{{"es", file("criteria/es.json")}};
        Player p(R"({"game": "mastermind", "language": "es"})", 360, 640);
        p.app().set("lesson", flat_step(lesson, texts, "es", static_cast<int>(lesson["steps"].size()) - 1, 11));
        p.settles(120);
        Looks looks;
        p.use("lesson_answer", "tres");
        p.settles(60);
        looks.forget();
        p.frame();
        const auto& drawn = p.app().drawn().rects;
        const auto field = drawn.find("lesson_answer"), check = drawn.find("lesson_check");
        REQUIRE(field != drawn.end());
        REQUIRE(check != drawn.end());
        const std::string says = wording::beginning(Text::lesson_no_number, {}, shell::text::Language::spanish);
        int told = 0;
        for (const Written& text : looks.texts) {
            const auto length = std::min(text.words.size(), says.size()); // a line may hold only part of it
            if (length < 10 || text.words.substr(0, length) != says.substr(0, length)) continue;
            ++told;
            CHECK(text.place.y >= field->second.bottom());
            CHECK(text.place.bottom() <= check->second.y);
        }
        CHECK(told == 1);
    }
}

} // namespace lesson_phone_tests
