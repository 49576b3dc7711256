// The player's record: what a finished game adds, where home tells it, and what is not counted.
#include "shell/app/records.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <doctest/doctest.h>

namespace records_tests {

using namespace shell::app;
using wording::en, wording::Text;

namespace {

Record of(std::initializer_list<Ended> games)
{
    Record r;
    for (const Ended& g : games) r = with(r, g);
    return r;
}

constexpr const char* secret = "2450"; // of seed 42

/// The record that the app saved last.
Record saved(Player& p, const std::string& game = "mastermind")
{
    const std::string prefs = p.effect(shell::kit::Effect::Kind::save, "prefs"), key = "record." + game + "=";
    const auto at = prefs.find(key);
    if (at == prefs.npos) return {};
    return record_from(prefs.substr(at + key.size(), prefs.find('\n', at) - at - key.size()));
}

} // namespace

TEST_SUITE("records")
{
    TEST_CASE("a record counts games, wins, the fewest guesses, the row of wins and wins without help")
    {
        const Record r =
            of({{true, false, 6, false}, {true, false, 4, true}, {false, false, 12, false}, {true, false, 5, false}});
        CHECK(r == Record{4, 3, 4, 15, 1, 2});
        CHECK(of({{true, false, 0, false}, {false, true, 0, false}}).streak == 1); // an even game ends no row
        CHECK(is_new_best(r, {true, false, 3, false}));
        CHECK_FALSE(is_new_best(r, {true, false, 4, false}));
        CHECK_FALSE(is_new_best({}, {true, false, 3, false}));
    }
    TEST_CASE("a record is read back as it was written, and anything else is an empty record")
    {
        const Record r = of({{true, false, 6, false}, {true, false, 4, true}});
        CHECK(record_from(record_text(r)) == r);
        for (const char* bad :
             {"", "1", "1 2 3 4 5", "1 2 3 4 5 6", "-1 0 0 0 0 0", "a b c d e f", "3 2 4 7 1 1 ", "3 2 4 7 3 1"})
            CHECK(record_from(bad) == Record{});
    }
    TEST_CASE("a game won is in the record once, home tells it, and the next one in fewer guesses is the best so far")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"mastermind","seed":"42"})");
        p.guess("0011");
        p.guess(secret);
        REQUIRE(p.settles(2000));
        CHECK(saved(p) == Record{1, 1, 2, 2, 1, 1});
        p.use("same_secret");
        p.guess(secret); // a repeat
        REQUIRE(p.settles(2000));
        CHECK(saved(p).played == 1);
        p.use("home");
        const shell::text::Say say(*shell::text::language_from("en"));
        CHECK(p.control("open:mastermind")["text"] ==
              en(Text::game_mastermind) + ": " + record_in_words(say, {1, 1, 2, 2, 1, 1}));
    }
    TEST_CASE("what is played again from a finished game's middle is no other game, and no best one")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"mastermind","seed":"42"})");
        p.guess("0011");
        p.guess(secret);
        REQUIRE(p.settles(2000));
        const Record once{1, 1, 2, 2, 1, 1};
        CHECK(saved(p) == once);
        p.use("undo");
        p.guess(secret);
        REQUIRE(p.settles(2000));
        CHECK(saved(p) == once);
        p.use("see_review");
        REQUIRE(p.settles(2000));
        REQUIRE(p.has("try_again:0"));
        p.use("try_again:0");
        p.guess(secret); // in one guess
        REQUIRE(p.settles(2000));
        CHECK(saved(p) == once);
        CHECK(p.status().find(en(Text::new_best, {{"count", 1}})) == std::string::npos);
        p.use("new_game");
        CHECK(saved(p) == once);
    }
    TEST_CASE("after a reload too, a finished game taken back is not counted twice")
    {
        std::string prefs, game;
        {
            Player p(R"({"language":"en","motion":"reduce","game":"mastermind","seed":"42"})");
            p.guess("0011");
            p.guess(secret);
            REQUIRE(p.settles(2000));
            p.use("undo");
            prefs = p.effect(shell::kit::Effect::Kind::save, "prefs");
            game = p.effect(shell::kit::Effect::Kind::save, "game");
        }
        const nlohmann::json config{{"motion", "reduce"}, {"prefs", prefs}, {"saved", game}};
        Player p(config.dump());
        p.guess(secret);
        REQUIRE(p.settles(2000));
        p.use("new_game"); // saves the preferences again at the latest
        const Record now = saved(p);
        CHECK((now == Record{1, 1, 2, 2, 1, 1} || now == Record{})); // the old one, or nothing new to save
    }
    TEST_CASE("duels have records of their own, one for each level, which home tells")
    {
        CHECK(record_from("3 1 0 0 1 1 1") == Record{3, 1, 0, 0, 1, 1, 1});
        CHECK(record_from("3 1 0 0 1 1") == Record{3, 1, 0, 0, 1, 1, 0}); // as it was written before
        CHECK(record_from("3 1 0 0 1 1 3") == Record{});
        std::string prefs;
        {
            Player p(
                R"({"language":"en","motion":"reduce","game":"picas-fijas","role":"duel","strategy":"hard","seed":"5"})");
            p.guess("0123");
            p.use("giveup");
            REQUIRE(p.settles(2000));
            CHECK(saved(p, "picas-fijas.duel.hard") == Record{1, 0, 0, 0, 0, 0, 0});
            CHECK(p.status().find(en(Text::record_duels_hard, {{"won", 0}, {"lost", 1}, {"drawn", 0}})) !=
                  std::string::npos);
            prefs = p.effect(shell::kit::Effect::Kind::save, "prefs");
            CHECK(prefs.find("record.picas-fijas=") == std::string::npos);
        }
        Player p(nlohmann::json{{"language", "en"}, {"motion", "reduce"}, {"prefs", prefs}}.dump());
        CHECK(p.control("open:picas-fijas")["text"] ==
              en(Text::game_picas_fijas) + ": " + en(Text::record_duels_hard, {{"won", 0}, {"lost", 1}, {"drawn", 0}}));
    }
    TEST_CASE("a duel of two people, or on another board, is in no record")
    {
        for (const char* more : {R"("strategy":"person")", R"("strategy":"easy","rules":"p3c10n")"}) {
            Player p(R"({"language":"en","motion":"reduce","game":"picas-fijas","role":"duel","seed":"5",)" +
                     std::string(more) + "}");
            const std::string code = std::string(more).find("p3") == std::string::npos ? "0123" : "012";
            p.guess(code);
            if (p.has("ready")) p.use("ready"), p.guess("4567");
            p.use("giveup");
            REQUIRE(p.settles(2000));
            CHECK(p.effect(shell::kit::Effect::Kind::save, "prefs").find(".duel.") == std::string::npos);
        }
    }
    TEST_CASE("a game against Sagaz that was taken back after its end counts once")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"tictactoe","seed":"42"})");
        const auto play = [&p] {
            for (int round = 0; round < 9; ++round)
                for (int cell = 0; cell < 9; ++cell) {
                    p.use("cell:" + std::to_string(cell));
                    p.settles(600);
                }
        };
        play();
        REQUIRE(saved(p, "tictactoe").played == 1);
        p.use("undo");
        play();
        CHECK(saved(p, "tictactoe").played == 1);
    }
    TEST_CASE("a win with a hint counts, but not as one without help")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"mastermind","seed":"42"})");
        p.use("hint");
        p.guess(secret);
        REQUIRE(p.settles(2000));
        CHECK(saved(p).won == 1);
        CHECK(saved(p).unaided == 0);
    }
    TEST_CASE("games with other rules, of another role and in lessons are not in the record")
    {
        for (const char* settings : {R"("rules":"p2c2r")", R"("role":"keeper")"}) {
            Player p(R"({"language":"en","motion":"reduce","game":"mastermind","seed":"42",)" + std::string(settings) +
                     "}");
            for (const char* code : {"00", "01", "10", "11"})
                if (p.has("submit")) p.guess(code);
            p.settles(2000);
            CHECK(saved(p) == Record{});
        }
    }
    TEST_CASE("help in an earlier game is not told of the one that a page or a link opens next")
    {
        Player p(
            R"({"language":"en","motion":"reduce","game":"mastermind","seed":"42","prefs":"helped.mastermind=on\n"})");
        p.guess("2450");
        CHECK(p.effect(shell::kit::Effect::Kind::event, "complete") ==
              R"({"success":true,"guesses":1,"helped":false})");
    }
}

} // namespace records_tests
