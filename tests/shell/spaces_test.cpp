// The version-space screen: games of every kind, by mouse and by the outline's controls, against the engine's own sets.
#include "shell/spaces/game.hpp"
#include "shell/text/text.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/layout_checks.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/spaces_player.hpp"
#include "tests/shell/wording.hpp"

namespace spaces_tests {

using wording::beginning, wording::en, wording::says, wording::Text;

TEST_SUITE("spaces")
{
    TEST_CASE("version spaces: a guess is answered from the seed's secret and counted in codes and spaces")
    {
        Player p(config(R"("seed":"7","rules":"p4c10n")"));
        p.guess("1234");
        settle(p);
        const auto row = p.control("rows")["rows"][0];
        vs::SpaceSet set(engine::codes::picas_fijas, {});
        engine::codes::Setup setup;
        setup.rules = engine::codes::picas_fijas;
        setup.seed = 7;
        const auto secret = *engine::codes::Game::start(setup).secret; // as the code games draw it
        set.update({digits("1234"), engine::codes::feedback(setup.rules, digits("1234"), secret)});
        CHECK(row[4] == std::to_string(set.live().size()));
        p.guess(engine::codes::to_text(setup.rules, secret));
        CHECK(p.status().find(en(Text::you_won, {{"count", 2}})) != std::string::npos);
        CHECK(p.effect(shell::kit::Effect::Kind::event, "complete") == R"({"success":true,"guesses":2,"helped":true})");
    }

    TEST_CASE("version spaces: the game of 5290 leaves 480, 42, 24 and 1 codes, and undo and redo walk through it")
    {
        Player p(link(game_5290));
        settle(p);
        const auto left = [&] {
            std::string out;
            const auto table = p.control("rows");
            for (const auto& row : table["rows"]) out += row[3].get<std::string>() + " ";
            return out;
        };
        CHECK(left() == "480 42 24 1 ");
        back_two_rows(p);
        CHECK(left() == "480 42 ");
        CHECK(text(p, "left").starts_with(en(Text::codes_left, {{"count", 42}})));
        for (int i = 0; i < 4; ++i) p.use("redo");
        settle(p);
        CHECK(left() == "480 42 24 1 ");
        p.use("hint");
        settle(p);
        CHECK(p.control("place:0")["value"] == "5"); // the only code left
        p.use("submit");
        p.answer(4, 0);
        CHECK(p.status().find(en(Text::you_won, {{"count", 5}})) != std::string::npos);
    }

    TEST_CASE(
        "version spaces: over, the game says which guesses the learner would not have played, and its secret can be "
        "guessed once more")
    {
        {
            Player p(config(R"("seed":"7")"));
            const std::string empty = p.app().state();
            p.guess("0123");
            settle(p);
            p.guess("1085");
            settle(p);
            p.guess("0123");
            settle(p);
            CHECK_FALSE(p.has("same_secret"));
            p.use("giveup");
            settle(p);
            CHECK(text(p, "costliest").ends_with(en(Text::spaces_review_impossible, {{"moves", "2, 3"}})));
            p.use("same_secret");
            settle(p);
            CHECK(p.app().state() == empty);
            CHECK(p.control("redo")["disabled"] != true);
        }
        Player hand(link(by_hand)); // the secret is not known here
        hand.guess("0123");
        hand.answer(1, 1);
        hand.use("giveup");
        settle(hand);
        CHECK(text(hand, "costliest").ends_with(en(Text::spaces_review_possible)));
        CHECK_FALSE(hand.has("same_secret"));
    }
    TEST_CASE("version spaces: what is to be answered is said, on a phone too, in every language")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, std::pair{1280.f, 800.f}})
            for (const std::string& language : every_language) {
                const std::string where = std::to_string(size.first) + " " + language;
                INFO(where);
                Player p(link(by_hand), size.first, size.second);
                p.use("language", language);
                p.guess("1234");
                settle(p);
                WrittenTexts written;
                p.frame();
                CHECK(written.has(
                    shell::text::pattern(*shell::text::language_from(language), shell::text::Text::how_near_short)));
                CHECK(written.two_on_each_other() == "");
            }
    }
    TEST_CASE("version spaces: contradictory answers collapse, which is said, undone, or explained by a lie")
    {
        Player p(link(by_hand));
        p.guess("1234");
        p.answer(0, 0);
        p.guess("1235");
        p.answer(2, 0);
        settle(p);
        CHECK(text(p, "collapsed").find(en(Text::spaces_collapsed, {{"answer", 2}})) != std::string::npos);
        CHECK(p.control("hint").value("disabled", false)); // there is no code to propose
        CHECK(p.control("hint").value("why", "") == en(Text::contradiction));
        CHECK(p.has("allow_lies"));
        SUBCASE("a lie explains them")
        {
            p.use("allow_lies");
            settle(p);
            CHECK_FALSE(p.has("collapsed"));
            CHECK(text(p, "rules").find(en(Text::spaces_lies_most, {{"lies", 1}})) != std::string::npos);
            p.use("tab", "2");
            CHECK(text(p, "lies:0") == en(Text::spaces_with_lies, {{"figure", "0"}, {"lies", 0}}));
        }
        SUBCASE("one lie does not explain all, two do")
        {
            p.use("allow_lies");
            settle(p);
            p.guess("1234"); // nothing fits now with one lie
            p.answer(0, 1);
            settle(p);
            CHECK(text(p, "collapsed").find(en(Text::spaces_collapsed_lies, {{"answer", 3}, {"lies", 1}})) !=
                  std::string::npos);
            const auto rows = p.control("rows")["rows"];
            REQUIRE(rows.size() == 3);
            for (const auto& row : rows) CHECK(row.back() == "–"); // no probability of a lie then
            Looks looks;
            p.frame();
            for (const auto& t : looks.texts) CHECK(t.words.find(beginning(Text::spaces_was_lie)) == std::string::npos);
            p.use("allow_lies");
            settle(p);
            CHECK_FALSE(p.has("collapsed"));
            CHECK(text(p, "rules").find(en(Text::spaces_lies_most, {{"lies", 2}})) != std::string::npos);
        }
        SUBCASE("undone")
        {
            p.use("undo");
            settle(p);
            CHECK_FALSE(p.has("collapsed"));
            CHECK(p.control("rows")["rows"][1][2] == en(Text::no_answer_yet));
        }
    }

    TEST_CASE("version spaces: the learner finds a drawn secret, one guess at a time, and every tie rule does")
    {
        Player p(config(R"("seed":"3","role":"learner","rules":"p4c6r")"));
        settle(p);
        CHECK(text(p, "tie_rule").find(en(Text::spaces_tie_uniform_code)) != std::string::npos);
        p.use("learner");
        p.use("tie", "4");
        p.use("split", "2");
        p.use("close");
        CHECK(text(p, "tie_rule").find(en(Text::spaces_tie_last_space)) != std::string::npos);
        int guesses = 0;
        while (p.has("advance") && guesses < 12) {
            p.use("advance");
            settle(p);
            CHECK(static_cast<int>(p.control("rows")["rows"].size()) == ++guesses);
        }
        CHECK(says(p.status(), Text::solved));
        p.use("undo");
        settle(p);
        CHECK(p.has("advance"));
        CHECK(static_cast<int>(p.control("rows")["rows"].size()) == guesses - 1);
        p.use("redo");
        CHECK(says(p.status(), Text::solved));
    }

    TEST_CASE("version spaces: the learner guesses my secret at once, and undo takes back my answer")
    {
        Player p(config(R"("seed":"3","role":"keeper","rules":"p3c6r")"));
        settle(p);
        CHECK(p.has("answer"));
        CHECK(p.control("undo")["disabled"] == true);
        const std::string first = p.control("rows")["rows"][0][1];
        p.answer(1, 0);
        settle(p);
        CHECK(p.control("rows")["rows"].size() == 2);
        p.use("undo");
        settle(p);
        CHECK(p.control("rows")["rows"].size() == 1);
        CHECK(p.control("rows")["rows"][0][1] == first);
        p.use("redo");
        settle(p);
        CHECK(p.control("rows")["rows"].size() == 2);
    }

    TEST_CASE("version spaces: against an oracle that lies the learner declares when it is sure enough")
    {
        Player p(
            link("spaces 1 learner seed odds10 b uniform_code never codes 1 p3c6r 12 assistant colours consistent 8"));
        settle(p);
        int moves = 0;
        for (; p.has("advance") && moves < 25; ++moves) {
            p.use("advance");
            settle(p);
        }
        CHECK(says(p.status(), Text::spaces_declared));
        CHECK(p.has("secret"));
        const std::string over = p.app().state();
        p.use("undo");
        settle(p);
        CHECK(p.has("advance"));
        p.use("redo");
        CHECK(p.app().state() == over);
    }

    TEST_CASE("version spaces: with noise the posterior sums to one, and I declare")
    {
        Player p(link("spaces 1 me seed odds20 b uniform_code never codes 1 p3c6n 12 assistant digits consistent 5"));
        p.guess("012");
        p.guess("345");
        settle(p);
        p.use("tab", "2");
        CHECK(text(p, "highest").find("%") != std::string::npos);
        double sum = 0;
        for (std::size_t s = 1; s <= 6; ++s) sum += std::stod(p.control("map")["rows"][1][s].get<std::string>());
        CHECK(sum == doctest::Approx(100).epsilon(0.02));
        p.enter("021");
        p.use("declare");
        CHECK(p.status().find("Declared: 0 2 1.") != std::string::npos);
        CHECK(p.control("rows")["rows"].size() == 3);
        p.use("undo");
        settle(p);
        CHECK(p.control("rows")["rows"].size() == 2);
        CHECK(p.has("declare"));
    }

    TEST_CASE("version spaces: an “all in place” that may be a lie does not end the game")
    {
        Player p(link("spaces 1 me hand odds10 b uniform_code never codes 1 p4c10n 12 assistant digits consistent 0"));
        p.guess("1234");
        p.answer(4, 0);
        settle(p);
        CHECK(p.has("submit"));
        CHECK(text(p, "left").starts_with("5040 codes"));
        p.use("undo");
        CHECK(p.has("answer"));
    }

    TEST_CASE("version spaces: a line says everything, and damaged ones are refused")
    {
        using shell::spaces::Game;
        const auto game = Game::from_line(game_5290);
        REQUIRE(game);
        CHECK(game->line() == game_5290);
        for (const std::string line :
             {"spaces 1", "spaces 2 me seed true b uniform_code never codes 1 p4c10n 12 assistant digits consistent 5",
              "spaces 1 you seed true b uniform_code never codes 1 p4c10n 12 assistant digits consistent 5",
              "spaces 1 me seed odds0 b uniform_code never codes 1 p4c10n 12 assistant digits consistent 5",
              "spaces 1 me seed odds51 b uniform_code never codes 1 p4c10n 12 assistant digits consistent 5",
              "spaces 1 me seed lies9 b uniform_code never codes 1 p4c10n 12 assistant digits consistent 5",
              "spaces 1 me seed true c uniform_code never codes 1 p4c10n 12 assistant digits consistent 5",
              "spaces 1 me seed true b anything never codes 1 p4c10n 12 assistant digits consistent 5",
              "spaces 1 me seed true b uniform_code never more codes 1 p4c10n 12 assistant digits consistent 5",
              "spaces 1 me seed true b uniform_code never codes 1 p8c16r 12 assistant digits consistent 5",
              "spaces 1 me seed true b uniform_code never codes 1 p4c10n 12 assistant digits consistent 5 a10"})
            CHECK_FALSE(Game::from_line(line));
        // a line of the code games is accepted with any role
        const auto played = Game::from_line("spaces 1 me seed true b uniform_code never codes 1 p4c10n 12 guesser "
                                            "digits consistent 7 g1234 g5678");
        REQUIRE(played);
        CHECK(played->clues().size() == 2);
        CHECK_FALSE(played->is_lie(0));
        CHECK(Game::from_line(played->line()));
    }

    TEST_CASE("version spaces: rules are changed in the dialog, and too large a board is refused there")
    {
        Player p(config(""));
        p.use("rules_dialog");
        p.use("board", "0");
        p.use("positions", "5");
        p.use("symbols", "8");
        CHECK(p.control("start")["disabled"] == true);
        p.use("positions", "3");
        p.use("who", "1");
        p.use("noise", "2");
        p.use("amount", "2");
        p.use("seed", "11");
        p.use("start");
        settle(p);
        CHECK(p.app().state() != "");
        CHECK(text(p, "rules") == en(Text::n_positions, {{"count", 3}}) + " · " + en(Text::n_colours, {{"count", 8}}) +
                                      " · " + en(Text::with_repeats) + " · " + en(Text::spaces_who_learner) + " · " +
                                      en(Text::spaces_oracle_seed) + " · " + en(Text::spaces_lies_most, {{"lies", 2}}));
    }

    TEST_CASE("version spaces: nothing overlaps at any size, in any tab, playing, answering, over, in all languages")
    {
        const std::string mm =
            "spaces 1 me hand true b uniform_code never codes 1 p4c6r 12 assistant colours consistent 0 "
            "g0012 a11 g1134 a02";
        const std::string noisy =
            "spaces 1 me seed odds10 b uniform_code never codes 1 p3c6n 12 assistant digits consistent 5 g012 a01";
        for (const auto& size : screen_sizes)
            for (const std::string& line : {mm, mm + " g1234", noisy, noisy + " g345 x", game_5290})
                for (const std::string& language : every_language) {
                    Player p(R"({"language":")" + std::string(language) + R"(","motion":"reduce","link":")" +
                                 engine::session::to_link(line) + R"("})",
                             size.first, size.second);
                    settle(p);
                    for (int tab = 0; tab < 5; ++tab) {
                        p.use("tab", std::to_string(tab));
                        p.frames(2);
                        CHECK_MESSAGE(overlapping(p) == "", line, size.first, language, tab);
                    }
                    p.use("sheet", "2");
                    p.frames(2);
                    CHECK(overlapping(p) == "");
                    p.use("howto");
                    p.frames(2);
                    CHECK(overlapping(p) == "");
                    CHECK(p.control("how:5")["text"] != "");
                }
    }
}

} // namespace spaces_tests
