// Code games while a computation runs or is impossible: canvas and outline say so, and both offer the way out.
#include "shell/app/games.hpp"
#include "shell/kit/commands.hpp"
#include "tests/shell/codes_support.hpp"
#include "tests/shell/every_screen.hpp"
#include "tests/shell/wording.hpp"
#include "tests/shell/worker.hpp"
#include <algorithm>
#include <chrono>
#include <doctest/doctest.h>
#include <set>
#include <thread>

namespace codes_waiting_tests {

namespace {

using nlohmann::json;
using shell::kit::Effect;
using wording::en, wording::says, wording::Text, wording::value_in;

std::string config(const std::string& more) { return R"({"language":"en","motion":"reduce",)" + more + "}"; }

/// The texts that the next frame draws, a line each.
class Drawn : public shell::kit::PaintListener {
public:
    explicit Drawn(Player& p)
    {
        shell::kit::set_paint_listener(this);
        p.frame();
        shell::kit::set_paint_listener(nullptr);
    }
    void shape(std::string_view, std::span<const float>, shell::kit::Colour) override {}
    void text(shell::kit::Point, float, std::string_view w, const shell::kit::TextStyle&) override
    {
        all += std::string(w) + '\n';
    }
    bool has(std::string_view words) const { return all.find(words) != std::string::npos; }
    std::string in_one_line() const
    {
        std::string out = all;
        std::replace(out.begin(), out.end(), '\n', ' ');
        return out;
    }
    std::string all;
};

constexpr std::pair<float, float> sizes[]{{360, 640}, {240, 640}, {640, 360}, {1280, 800}};

/// A board so large that this strategy takes longer than a frame after the first answer.
std::string large_board(const std::string& more = "")
{
    return config(R"("game":"picas-fijas","rules":"p8c16r","strategy":"sampled_entropy","seed":"3")" + more);
}

void pause() { std::this_thread::sleep_for(std::chrono::milliseconds(170)); }

} // namespace

TEST_SUITE("codes")
{
    TEST_CASE("a strategy that cannot play says so in the picture and in words, and both offer the one that can")
    {
        for (const auto& [rules, strategy, name] : {std::tuple{"p5c8r", "optimal", en(Text::strategy_optimal)},
                                                    {"p8c16r", "knuth", en(Text::strategy_knuth)}})
            for (const auto& size : sizes) {
                const float w = size.first, h = size.second; // INFO cannot see structured bindings under clang
                const std::string who = name, board = rules;
                INFO(who << " on " << board << " at " << w << " x " << h);
                Player p(config(R"("game":"mastermind","role":"keeper","seed":"1","rules":")" + board +
                                R"(","strategy":")" + strategy + '"'),
                         w, h);
                p.settles();
                const std::string why = en(Text::too_large_to_play, who);
                CHECK(p.control("thinking")["text"] == why);
                CHECK(p.status() == why);
                const Drawn drawn(p);
                CHECK(drawn.has(why.substr(0, why.find(' ', 12))));
                CHECK_FALSE(drawn.has("Thinking…"));
                REQUIRE(p.click("use_consistent"));
                p.settles();
                CHECK(p.control("rows")["rows"].size() == 1);
            }
    }
    TEST_CASE("a strategy that stops with an error says so in words too, and the other one plays")
    {
        static constexpr auto open = [](const std::string& text) -> std::unique_ptr<shell::kit::RunningRequest> {
            class Refused final : public shell::kit::RunningRequest {
            public:
                engine::Step step(engine::Budget) override { return engine::Step::done; }
                engine::Progress progress() const override { return {}; }
                std::string result() const override { return R"({"ok":false,"error":{"kind":"crash"}})"; }
            };
            if (text.find("genetic") == std::string::npos) return shell::kit::requests.open(text);
            return std::make_unique<Refused>();
        };
        const shell::kit::RequestDoor door{open, shell::kit::requests.progress_in};
        shell::kit::Jobs jobs([] { return 0.0; }, &door);
        constexpr std::string_view line = "codes 1 p4c6r 12 keeper colours genetic 42";
        shell::kit::Prefs prefs;
        const auto screen = shell::app::game_of(line)->open(line, prefs);
        REQUIRE(screen);
        auto& view = *screen;
        const shell::text::Say say(shell::text::Language::english);
        const shell::kit::Screen::Moment moment{shell::kit::Layout::phone, 0};
        const auto words = [&] {
            shell::kit::Commands list(say);
            (void)view.commands(list);
            shell::kit::Outline o(say);
            o.commands = &list;
            view.describe(o, say);
            return shell::kit::outline_json(o, {}, std::nullopt, 1);
        };
        while (view.tick(jobs, say, moment).news) {}
        CHECK(words().find("Thinking") == std::string::npos);
        CHECK(words().find(en(Text::strategy_stopped, "Genetic")) != std::string::npos);
        CHECK(words().find("use_consistent") != std::string::npos);
        CHECK(view.act({"use_consistent", ""}, say, jobs).played);
        while (view.tick(jobs, say, moment).news) {}
        CHECK(view.line().starts_with("codes 1 p4c6r 12 keeper colours consistent 42 g"));
        CHECK(view.progress().turn == 1);
    }
    TEST_CASE(
        "a hint that takes its time says that it is thought over, and can be cancelled, at every size and in words")
    {
        for (const char* analysis : {"0", "1"})
            for (const auto& size : sizes) {
                const float w = size.first, h = size.second;
                INFO(w << " x " << h << ", what is known: " << std::string(analysis));
                Player p(large_board(), w, h);
                Worker worker(p);
                p.use("mind", analysis);
                p.guess("01234567");
                worker.work();
                worker.keep("codes.choose");
                codes_support::hint(p);
                worker.work();
                REQUIRE(worker.kept.size() == 1);
                pause();
                const Drawn drawn(p);
                CHECK(drawn.has("Thinking…"));
                CHECK(p.control("thinking")["text"] == "Thinking…");
                CHECK(p.status() == "Thinking…");
                CHECK_FALSE(p.has("hint"));
                CHECK_FALSE(p.app().drawn().rects.contains("hint"));
                REQUIRE(p.click("cancel_hint"));
                worker.work();
                CHECK_FALSE(p.has("thinking"));
                CHECK(p.has("hint"));
                CHECK(p.status().find("Thinking") == std::string::npos);
            }
    }
    TEST_CASE("a hint of optimal play that is not proven within its nodes is the consistent strategy's, and says so")
    {
        Player p(config(R"("game":"mastermind","rules":"p3c16r","strategy":"optimal","seed":"3")"));
        Worker worker(p);
        worker.keep("codes.choose");
        codes_support::hint(p);
        worker.work();
        REQUIRE(worker.kept.size() == 1);
        const int asked = *worker.kept.begin();
        CHECK(std::any_of(p.effects().begin(), p.effects().end(), [&](const Effect& e) {
            return e.id == asked && e.text.find("\"max_nodes\":60000") != std::string::npos;
        }));
        worker.keep("");
        p.app().deliver(asked, R"({"ok":false,"error":{"kind":"too_large"}})");
        worker.work();
        CHECK(p.control("place:2")["value"] != "");
        CHECK(p.control("hint_why")["text"] == en(Text::hint_instead, "Optimal", en(Text::hint_any, "Consistent")));
    }
    TEST_CASE("another strategy chosen while a hint is thought over gives the hint")
    {
        Player p(large_board(R"(,"prefs":"mind=on")"));
        Worker worker(p);
        p.guess("01234567");
        worker.work();
        worker.keep("sampled_entropy");
        codes_support::hint(p);
        worker.work();
        REQUIRE(worker.kept.size() == 1);
        p.use("tab", "3");
        p.use("strategy", "0");
        worker.work();
        REQUIRE(p.has("hint_why"));
        CHECK(p.control("hint_why")["text"] == en(Text::hint_consistent, "Consistent"));
        CHECK(p.control("place:7")["value"] != "");
    }
    TEST_CASE("after undo nothing is said of how many codes were left, however long the count takes")
    {
        Player p(large_board(R"(,"prefs":"mind=on")"));
        Worker worker(p);
        for (const char* code : {"01234567", "89abcdef"}) {
            p.guess(code);
            worker.work();
        }
        const auto left = [&] { // with the counts in the table of guesses
            return p.has("left") ? p.control("left")["text"].get<std::string>() + p.control("rows").dump() : "";
        };
        const std::string after = left(), heard = p.status();
        p.use("undo");
        worker.work();
        const std::string before = left(), heard_before = p.status();
        p.use("redo");
        worker.work();
        REQUIRE(left() == after);
        worker.keep("codes.knowledge");
        p.app().outline_action("undo", "");
        for (int i = 0; i < 3; ++i) { // from before the next frame on
            CHECK((left().empty() || left() == before));
            CHECK((heard_before.starts_with(p.status()) || p.status() == heard_before));
            worker.work(1);
        }
    }
    TEST_CASE("what a finished game's guesses lost is being reckoned until it is known, at every size and in words")
    {
        for (const auto& size : sizes) {
            const float w = size.first, h = size.second;
            INFO(w << " x " << h);
            Player p(config(R"("game":"picas-fijas","seed":"1","strategy":"knuth")"), w, h);
            Worker worker(p);
            worker.keep("codes.grade");
            p.guess("0123");
            worker.work();
            p.use("giveup");
            p.use("see_review");
            worker.work(20);
            if (worker.kept.empty()) continue; // so few codes are left that it was graded within the frame
            CHECK(p.control("costliest")["text"] == en(Text::losses_reckoning));
            CHECK(p.control("review")["rows"][0][2] == en(Text::lost_reckoning)); // no word yet
            CHECK_FALSE(p.has("losses"));
            p.app().deliver(*worker.kept.begin(), R"({"ok":false,"error":{"kind":"crash","message":"503"}})");
            worker.work();
            CHECK(p.control("losses")["text"] == en(Text::losses_stopped));
            CHECK(says(p.control("review")["rows"][0][2].get<std::string>(), Text::worst_against)); // by the criterion
        }
    }
    TEST_CASE("a genetic hint that contradicts answers names their rows and gives no other reason")
    {
        int found = 0;
        for (int seed = 1; seed <= 12; ++seed)
            for (const auto& [w, h] : {std::pair{360.f, 640.f}, std::pair{1280.f, 800.f}}) {
                Player p(config(R"("game":"mastermind","strategy":"genetic","prefs":"mind=on","seed":")" +
                                std::to_string(seed) + '"'),
                         w, h);
                for (const char* code : {"0011", "2233", "4455"})
                    if (p.has("submit")) p.guess(code);
                p.settles();
                codes_support::hint(p);
                p.settles();
                if (!p.has("hint_why")) continue;
                const auto why = p.control("hint_why")["text"].get<std::string>();
                const auto state = p.control("draft_state")["text"].get<std::string>();
                INFO(why << " / " << state);
                CHECK(why.find(" 1 group") == std::string::npos);
                const std::string rows = value_in(state, Text::guess_contradicts, "rows");
                const bool wrong = !rows.empty();
                CHECK(wrong == why.starts_with(en(Text::hint_contradicts, {{"code", "Genetic"}, {"rows", rows}})));
                if (!wrong) continue;
                ++found;
                if (w > 1000) CHECK(says(Drawn(p).in_one_line(), Text::hint_contradicts)); // beside its row
                else CHECK(p.app().message());
            }
        CHECK(found > 4);
    }
}

} // namespace codes_waiting_tests
