// Requests of the shell: answered at once, by a worker or in slices here; and the JSON that the page receives.
#include "engine/base/rng.hpp"
#include "engine/request/request.hpp"
#include "shell/kit/jobs.hpp"
#include "tests/json.hpp"
#include <doctest/doctest.h>
#include <string>

namespace jobs_tests {

using shell::kit::Effect;
using shell::kit::Jobs;
using shell::kit::RequestDoor;
using shell::kit::RunningRequest;

namespace {

const std::string small = R"({"cmd":"codes.answer","rules":"p4c6r","secret":"0011","guess":"0101"})";
const std::string large =
    R"({"cmd":"codes.tournament","rules":"p4c6r","strategy":"consistent","secrets":20000,"seed":1,"progress":true})";

/// A clock that advances by `step` milliseconds at each reading.
struct Clock {
    double now = 0, step = 0;
    Jobs::Clock function()
    {
        return [this] { return now += step; };
    }
};

} // namespace

TEST_SUITE("jobs")
{
    TEST_CASE("a small question is answered at once")
    {
        Clock clock;
        Jobs jobs(clock.function());
        const int id = jobs.ask(small);
        CHECK(jobs.poll(id).done);
        CHECK(jobs.poll(id).line.find(R"("fijas":2)") != std::string::npos);
        CHECK(jobs.take_effects().empty());
    }
    TEST_CASE("a long one goes to the worker, reports progress and takes its answer; late lines of a forgotten one are "
              "ignored")
    {
        Clock clock{0, 100};
        Jobs jobs(clock.function());
        jobs.set_worker(true);
        const int id = jobs.ask(large);
        CHECK_FALSE(jobs.poll(id).done);
        auto effects = jobs.take_effects();
        REQUIRE(effects.size() == 1);
        CHECK(effects[0].kind == Effect::Kind::request);
        CHECK(effects[0].text == large);
        jobs.deliver(id, R"({"progress":{"done":5,"total":10}})");
        CHECK(jobs.poll(id).progress.done == 5);
        jobs.deliver(id, R"({"progress":"nonsense"})");
        const int other = jobs.ask(large);
        jobs.forget(other);
        effects = jobs.take_effects();
        REQUIRE(effects.size() == 2);
        CHECK(effects[1].kind == Effect::Kind::cancel);
        CHECK(effects[1].id == other);
        jobs.deliver(other, R"({"ok":true})");
        jobs.deliver(777, R"({"ok":true})");
    }
    TEST_CASE("what is long for sure is not begun here where there is a worker, and is where there is none")
    {
        static int opened;
        opened = 0;
        static constexpr auto open = [](const std::string& text) {
            ++opened;
            return shell::kit::requests.open(text);
        };
        const RequestDoor door{open, shell::kit::requests.progress_in};
        Clock clock{0, 1};
        Jobs jobs(clock.function(), &door);
        jobs.set_worker(true);
        const int away = jobs.ask(large, true);
        CHECK(opened == 0);
        const auto effects = jobs.take_effects();
        REQUIRE(effects.size() == 1);
        CHECK(effects[0].text == large);
        jobs.deliver(away, R"({"ok":true})");
        CHECK(jobs.poll(away).done);
        jobs.ask(large);
        CHECK(opened == 1);
        jobs.forget(away + 1);
        jobs.set_worker(false);
        jobs.ask(large, true);
        CHECK(opened == 2);
        CHECK(jobs.busy_here());
        CHECK(jobs.poll(jobs.ask(small, true)).done);
    }
    TEST_CASE("the questions of one frame are tried here for 4 ms in all, and the others are the worker's")
    {
        static int opened;
        opened = 0;
        static constexpr auto open = [](const std::string& text) {
            ++opened;
            return shell::kit::requests.open(text);
        };
        const RequestDoor door{open, shell::kit::requests.progress_in};
        Clock clock{0, 0.5};
        Jobs jobs(clock.function(), &door);
        jobs.set_worker(true);
        for (int frame = 0; frame < 2; ++frame) {
            opened = 0;
            for (int i = 0; i < 20; ++i) jobs.ask(small);
            CHECK(opened >= 1);
            CHECK(opened <= 4); // a question reads the clock at least twice
            CHECK(jobs.take_effects().size() == static_cast<std::size_t>(20 - opened));
            jobs.tick(6);
        }
    }
    TEST_CASE("without a worker it goes on here, a slice at a time, to the same answer")
    {
        Clock clock{0, 3};
        Jobs jobs(clock.function());
        const int id = jobs.ask(large);
        CHECK_FALSE(jobs.poll(id).done);
        CHECK(jobs.busy_here());
        int ticks = 0;
        while (!jobs.poll(id).done && ++ticks < 1'000'000) jobs.tick(6);
        CHECK(ticks > 1);
        CHECK(jobs.poll(id).line == engine::request::answer(large));
    }
    TEST_CASE("a worker that fails hands its questions back")
    {
        Clock clock{0, 100};
        Jobs jobs(clock.function());
        jobs.set_worker(true);
        const int id = jobs.ask(large);
        jobs.set_worker(false);
        clock.step = 0;
        while (!jobs.poll(id).done) jobs.tick(6);
        CHECK(jobs.poll(id).line.starts_with(R"({"ok":true)"));
    }
}

TEST_SUITE("texts for the page")
{
    TEST_CASE("a quoted text is what a JSON library writes, and anything else still reads as JSON")
    {
        for (const std::string s : {"", "plain", "\"quotes\" and \\", "tab\t line\n return\r bell\x07 \x1f",
                                    "ñ ¿é? ≤ ✓ 🂡", "\xf4\x8f\xbf\xbf", "\xee\x80\x80"})
            CHECK(nlohmann::json::parse(shell::kit::json_string(s)) == nlohmann::json(s));
        engine::Rng draw(7);
        for (int n = 0; n < 5000; ++n) {
            std::string s;
            for (std::size_t i = draw.index(12); i > 0; --i) s += static_cast<char>(draw.below(256));
            const auto read = nlohmann::json::parse(shell::kit::json_string(s), nullptr, false);
            REQUIRE(read.is_string());
            if (s.find_first_of("\x7f\x80") == std::string::npos &&
                read.get<std::string>().find("\xEF\xBF\xBD") == std::string::npos)
                CHECK(read.get<std::string>() == s);
        }
        for (const std::string bad :
             {"\xff", "\xc0\xaf", "\xe0\x80\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xc3", "\xe2\x82"})
            CHECK(nlohmann::json::parse(shell::kit::json_string(bad)).get<std::string>().starts_with("\xEF\xBF\xBD"));
    }
    TEST_CASE("a lesson's step is asked for with its number, its seed and its language")
    {
        const auto read = nlohmann::json::parse(
            shell::kit::effects_json({{Effect::Kind::lesson, 3, "mine/\"cut\".json", "9007199254740991 pt"},
                                      {Effect::Kind::cancel, 4, {}, {}}}));
        CHECK(read.at(0) == nlohmann::json{{"type", "lesson"},
                                           {"lesson", "mine/\"cut\".json"},
                                           {"step", 3},
                                           {"seed", 9007199254740991},
                                           {"language", "pt"}});
        CHECK(read.at(1).at("type") == "cancel");
    }
}

} // namespace jobs_tests
