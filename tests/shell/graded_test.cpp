// graded="on": nothing that a pupil can press gives a grade for another task, nor a second try at a known secret.
#include "engine/base/rng.hpp"
#include "engine/session/link.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <cstdlib>
#include <doctest/doctest.h>
#include <set>

namespace graded_tests {

using namespace shell::kit;
using nlohmann::json;
using wording::en, wording::Text;

namespace {

struct Task {
    const char* game;
    const char* settings;
};
constexpr std::array<Task, 9> tasks{{
    {"mastermind", R"("game":"mastermind","seed":"7")"},
    {"picas-fijas", R"("game":"picas-fijas","rules":"p3c10r","seed":"7")"},
    {"spaces", R"("game":"spaces","rules":"p2c3r","seed":"7")"},
    {"thirtyone", R"("game":"thirtyone","seed":"7")"},
    {"trees", R"("game":"trees","role":"practice","seed":"7")"},
    {"tictactoe", R"("game":"tictactoe","seed":"7")"},
    {"betting", R"("game":"betting","seed":"7")"},
    {"cluedo", R"("game":"cluedo","role":"play","rules":"p3","seed":"7")"},
    {"any mastermind", R"("game":"mastermind","rules":"p2c2r")"},
}};

std::string graded(const std::string& settings, const std::string& more = "")
{
    return R"({"language":"en","motion":"reduce","graded":"on",)" + settings + more + "}";
}

std::string line_of(Player& p)
{
    const auto game = engine::session::linked(p.app().state());
    REQUIRE(game);
    CHECK(game->graded);
    return game->line;
}

int completed(const Player& p)
{
    return static_cast<int>(std::count_if(p.effects().begin(), p.effects().end(), [](const Effect& e) {
        return e.kind == Effect::Kind::event && e.name == "complete";
    }));
}

void collect(const json& nodes, std::vector<json>& into)
{
    for (const auto& n : nodes) {
        if (n.contains("nodes")) collect(n["nodes"], into);
        if (!n.value("id", "").empty()) into.push_back(n);
    }
}

std::string random_value(const json& c, engine::Rng& draw)
{
    if (c.contains("options") && !c["options"].empty())
        return c["options"][draw.index(c["options"].size())].value("value", "");
    if (c.contains("min") && c.contains("max") && c["min"].is_number_integer() && c["max"].is_number_integer()) {
        const int least = c["min"], most = c["max"];
        return std::to_string(least + static_cast<int>(draw.index(static_cast<std::size_t>(most - least) + 1)));
    }
    return draw.index(2) == 0 ? "" : std::to_string(draw.index(4));
}

} // namespace

TEST_SUITE("graded")
{
    TEST_CASE("a graded link whose tree cannot be read is not graded, and the message says both")
    {
        Player p(graded(R"("game":"trees","role":"practice","tree":"(3,12,8)(2,4")"));
        CHECK_FALSE(engine::session::linked(p.app().state())->graded);
        CHECK_FALSE(p.control("new_game").value("disabled", false));
        const std::string told = p.outline().value("status", "");
        CHECK(told.find("“tree” cannot be") != std::string::npos);
        CHECK(told.find("“graded” cannot be") != std::string::npos);
    }
    TEST_CASE("a graded exercise on the teacher's own tree has no other exercise")
    {
        Player p(graded(R"t("game":"trees","role":"practice","tree":"(3,12,8)(2,4,6)")t"));
        const std::string line = line_of(p);
        for (const char* id : {"new_game", "rules_dialog"}) {
            CAPTURE(id);
            if (const auto control = p.control(id); !control.is_null()) CHECK(control.value("disabled", false));
            p.use(id);
            CHECK(line_of(p) == line);
        }
    }
    TEST_CASE("three thousand random presses leave every graded game its task, and end it at most once")
    {
        const int presses = std::getenv("SAGAZ_LONG") != nullptr ? 3000 : 340;
        int ended = 0;
        std::uint64_t seed = 1;
        for (const Task& task : tasks) {
            INFO(std::string(task.game));
            const bool any_seed = std::string_view(task.game).starts_with("any");
            Player p(graded(task.settings));
            const std::string first = line_of(p);
            std::set<std::string> begun;
            engine::Rng draw(seed++);
            for (int i = 0; i < presses; ++i) {
                std::vector<json> all;
                collect(p.outline()["nodes"], all);
                const json& c = all[draw.index(all.size())];
                const std::string id = c["id"];
                if (id == "language" || id == "theme" || id == "textview") continue;
                p.use(id, random_value(c, draw));
                const std::string line = line_of(p);
                if (!any_seed) CHECK_MESSAGE(line.starts_with(first), id);
                begun.insert(line.substr(0, first.size()));
            }
            const int most = any_seed ? static_cast<int>(begun.size()) : 1;
            CHECK(completed(p) <= most);
            ended += completed(p);
            CHECK(p.app().state() != engine::session::to_link(first));
        }
        CHECK(ended >= 1); // the walk has reached an end
    }
    TEST_CASE("a graded game cannot be taken back, begun again, left, or given other rules")
    {
        Player p(graded(R"("game":"mastermind","rules":"p2c2r","seed":"7")"));
        p.guess("00");
        const std::string line = line_of(p);
        for (const char* id : {"undo", "redo", "new_game", "rules_dialog", "home", "lessons", "open:thirtyone",
                               "giveup", "share", "continue", "bring_back", "same_secret", "lesson:cut-1"}) {
            INFO(std::string(id));
            p.use(id);
            CHECK(line_of(p) == line);
            CHECK(p.status().starts_with(en(Text::graded_locked))); // a repeat ends in a no-break space
        }
        CHECK(p.control("undo")["disabled"] == true);
        CHECK(p.control("undo")["why"] == en(Text::graded_locked));
        CHECK_FALSE(p.app().drawn().enabled.at("undo"));
    }
    TEST_CASE("the end of a graded game is its only one: the secret shown then gives no second try")
    {
        Player p(graded(R"("game":"mastermind","rules":"p2c2r","seed":"7")"));
        for (const char* code : {"00", "01", "10", "11"})
            if (completed(p) == 0) p.guess(code);
        REQUIRE(p.settles(2000));
        REQUIRE(completed(p) == 1);
        const std::string line = line_of(p);
        for (const char* id : {"same_secret", "new_game", "undo", "try_again:0", "return:0", "share_secret"}) p.use(id);
        CHECK(line_of(p) == line);
        CHECK_FALSE(p.app().set_state(engine::session::to_link("codes 1 p2c2r 12 guesser colours knuth 7")));
        CHECK(line_of(p) == line);
        CHECK(completed(p) == 1);
    }
    TEST_CASE("a graded exercise on a tree shows no solution and draws no other exercise")
    {
        Player p(graded(R"("game":"trees","role":"practice","seed":"7")"));
        const std::string line = line_of(p);
        p.use("solution", "1");
        CHECK(p.status() == en(Text::graded_locked));
        p.use("new_game");
        CHECK(line_of(p) == line);
    }
    TEST_CASE("without a seed a graded game may begin again with another secret, never with the same")
    {
        Player p(graded(R"("game":"mastermind","rules":"p2c2r")"));
        const std::string first = line_of(p);
        p.guess("00");
        p.use("new_game");
        const std::string second = line_of(p);
        CHECK(second != first);
        CHECK(second.find(" p2c2r ") != std::string::npos);
        p.use("bring_back");
        CHECK(line_of(p) == second);
    }
    TEST_CASE("a graded game goes on where its course left it, and refuses another game's state")
    {
        std::string left, other;
        {
            Player p(graded(R"("game":"mastermind","rules":"p2c2r","seed":"7")"));
            p.guess("00");
            left = p.app().state();
        }
        {
            Player p(R"({"game":"mastermind","rules":"p2c2r","seed":"8"})");
            p.guess("00");
            other = p.app().state();
        }
        Player p(graded(R"("game":"mastermind","rules":"p2c2r","seed":"7")", R"(,"link":")" + left + '"'));
        CHECK(p.app().state() == left);
        CHECK_FALSE(p.app().set_state(other));
        CHECK(p.app().state() == left);
    }
    TEST_CASE("another game's state as the one to go on with starts the task itself, with a message")
    {
        const std::string other = engine::session::to_link("codes 1 p2c2r 12 guesser colours knuth 8");
        Player p(graded(R"("game":"mastermind","rules":"p2c2r","seed":"7")", R"(,"link":")" + other + '"'));
        CHECK(line_of(p).find("knuth 7") != std::string::npos);
        CHECK(p.status() == en(Text::error_link));
    }
    TEST_CASE("a graded game is shared only when it is over, because a link holds its secret")
    {
        for (const float width : {360.f, 1280.f}) {
            Player p(graded(R"("game":"mastermind","rules":"p2c2r","seed":"7")"), width, width < 400 ? 640.f : 800.f);
            p.use("share");
            CHECK(p.effect(Effect::Kind::share).empty());
            CHECK(p.status() == en(Text::graded_locked));
            CHECK(p.control("share")["disabled"] == true);
            CHECK(p.control("share")["why"] == en(Text::graded_locked));
            if (width < 400) p.use("menu");
            REQUIRE(p.app().drawn().enabled.contains("share"));
            CHECK_FALSE(p.app().drawn().enabled.at("share"));
            p.use("close");
            for (const char* code : {"00", "01", "10", "11"})
                if (completed(p) == 0) p.guess(code);
            REQUIRE(completed(p) == 1);
            REQUIRE(p.settles(2000));
            CHECK_FALSE(p.control("share").value("disabled", false));
            p.use("share");
            CHECK(engine::session::linked(p.effect(Effect::Kind::share))->graded);
        }
    }
    TEST_CASE(
        "a link with the lock opens as locked as the activity: nobody leaves it, and nobody gives up to see the end")
    {
        std::string link;
        {
            Player p(graded(R"("game":"mastermind","seed":"7")"));
            link = p.app().state();
        }
        Player p(R"({"language":"en","link":")" + link + "\"}");
        CHECK(p.app().state() == link);
        p.use("hint");
        CHECK(p.status() == en(Text::no_help));
        for (const char* id : {"rules_dialog", "home", "lessons", "games_file", "giveup", "share", "open:mastermind"}) {
            INFO(std::string(id));
            p.use(id);
            CHECK(p.status().starts_with(en(Text::graded_locked)));
            CHECK(p.app().state() == link);
        }
        for (const char* id : {"home", "lessons", "giveup"}) CHECK(p.control(id)["disabled"] == true);
    }
    TEST_CASE("hints=off alone goes with the link too")
    {
        std::string link;
        {
            Player p(R"({"language":"en","game":"mastermind","hints":"off"})");
            link = p.app().state();
        }
        CHECK(engine::session::linked(link)->no_help);
        Player p(R"({"language":"en","link":")" + link + "\"}");
        p.use("hint");
        CHECK(p.status() == en(Text::no_help));
    }
    TEST_CASE("a teacher may grade a game with hints")
    {
        Player p(graded(R"("game":"mastermind","seed":"7","hints":"on")"));
        CHECK_FALSE(p.control("hint").value("disabled", false));
    }
    TEST_CASE("what has no end says that it cannot be graded")
    {
        for (const char* settings : {R"("game":"trees")", R"("game":"lab")", R"("game":"cluedo")", R"("game":"matrix")",
                                     R"("game":"mastermind","role":"keeper")"}) {
            INFO(std::string(settings));
            Player p(graded(settings));
            CHECK(p.effect(Effect::Kind::event, "error").find("graded") != std::string::npos);
            CHECK_FALSE(engine::session::linked(p.app().state())->graded);
        }
    }
    TEST_CASE(
        "a grade by quality tells at the end what the page weighs, and again after a reload, because it may be lost")
    {
        const std::string settings = R"("game":"mastermind","rules":"p2c2r","seed":"7","grade":"quality")";
        const auto end_in = [](const Player& p) {
            for (const Effect& e : p.effects())
                if (e.kind == Effect::Kind::event && e.name == "complete") return json::parse(e.text);
            return json();
        };
        std::string game, line;
        {
            Player p(graded(settings));
            for (const char* code : {"00", "01", "10", "11"})
                if (completed(p) == 0) p.guess(code);
            REQUIRE(p.settles(2000));
            REQUIRE(completed(p) == 1);
            const json end = end_in(p);
            CHECK(end["played"]["rules"] == "p2c2r");
            CHECK(end["played"]["criterion"] == "worst");
            CHECK(end["played"]["rows"].size() == end["guesses"]);
            CHECK(end["played"]["rows"].back() ==
                  json{{"guess", end["played"]["rows"].back()["guess"]}, {"fijas", 2}, {"picas", 0}});
            line = line_of(p);
            game = p.effect(Effect::Kind::save, "game");
        }
        {
            Player again(graded(settings, R"(,"saved":)" + json(game).dump()));
            CHECK(line_of(again) == line);
            CHECK(end_in(again)["played"]["rows"].size() > 0);
            CHECK(completed(again) == 1);
        }
        const auto told = [&](const std::string& more) {
            Player p(R"({"language":"en","game":"mastermind","rules":"p2c2r","seed":"7")" + more + "}");
            for (const char* code : {"00", "01", "10", "11"})
                if (completed(p) == 0) p.guess(code);
            return end_in(p);
        };
        CHECK_FALSE(told("").contains("played"));
        CHECK_FALSE(told(R"(,"grade":"won")").contains("played"));
        CHECK(told(R"(,"grade":"quality")").contains("played"));
    }
    TEST_CASE("a link carries the grade by quality, and what is played after it is another matter")
    {
        std::string link;
        {
            Player p(graded(R"("game":"mastermind","rules":"p2c2r","seed":"7","grade":"quality")"));
            link = p.app().state();
        }
        CHECK(engine::session::linked(link)->quality);
        Player p(R"({"language":"en","game":"tictactoe"})");
        REQUIRE(p.app().set_state(link));
        CHECK(engine::session::linked(p.app().state())->quality);
        REQUIRE(p.app().set_state(engine::session::to_link("codes 1 p2c2r 12 guesser colours knuth 8")));
        CHECK_FALSE(engine::session::linked(p.app().state())->quality);
    }
    TEST_CASE("what knows no quality says so, and its grade stays won or not")
    {
        for (const char* settings :
             {R"("game":"tictactoe")", R"("game":"mastermind","role":"keeper")", R"("game":"mastermind","role":"duel")",
              R"("game":"trees")", R"("game":"cluedo","role":"play","rules":"p3")"}) {
            INFO(std::string(settings));
            Player p(R"({"language":"en",)" + std::string(settings) + R"(,"grade":"quality"})");
            CHECK(p.effect(Effect::Kind::event, "error").find("\"grade\"") != std::string::npos);
            CHECK_FALSE(engine::session::linked(p.app().state())->quality);
        }
    }
}

} // namespace graded_tests
