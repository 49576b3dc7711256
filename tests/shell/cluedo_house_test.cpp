// House rules of a notebook on screen: everyone who holds one shows, a player who leaves, a game joined late.
#include "engine/request/request.hpp"
#include "tests/shell/cluedo_support.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/layout_checks.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>

namespace cluedo_tests {

using wording::en, wording::in, wording::says, wording::Text;

using namespace engine::cluedo;
using nlohmann::json;

namespace {

/// Four players, everyone who holds one shows; I hold a, b, g, m and n.
const std::string everyone_table = "cluedo 1 notebook+all 6-6-9 ffee 0 0 0 eeee 0 - - abgmn";

void ask_all(Player& p, Holder by, const Trio& cards)
{
    p.use("note");
    choose(p, "by", by);
    choose(p, "suspect", cards[0]);
    choose(p, "weapon", cards[1]);
    choose(p, "room_asked", cards[2]);
}

void tap(Player& p, const char* id)
{
    const auto rects = p.outline()["rects"];
    REQUIRE_MESSAGE(rects.contains(id), id);
    p.click_at(rects[id]);
}

} // namespace

TEST_SUITE("cluedo")
{
    TEST_CASE("where everyone who holds one shows, a note names them all, and each card that I see")
    {
        Player p(config());
        open_line(p, everyone_table);
        ask_all(p, 0, {2, 7, 14});
        CHECK_FALSE(p.has("shower"));
        CHECK_FALSE(p.has("mark_shower:0")); // I ask
        p.use("mark_shower:1", "1");
        p.use("mark_shower:3", "1");
        p.use("showers_done");
        p.use("shown_by:1", "7");
        p.use("shown_by:3", "2");
        p.use("entry_save");
        REQUIRE(p.settles(3000));
        CHECK(line_of(p) == everyone_table + " e0cho1h3c");
        const std::string told = p.control("notes_list")["items"][0];
        CHECK(told.find(en(Text::cluedo_shows_you, "Ana",
                           en(static_cast<Text>(static_cast<int>(Text::cluedo_card_0) + 7)))) != std::string::npos);
        CHECK(cell(p, 7, 1) == en(Text::cluedo_yes));
        CHECK(cell(p, 2, 3) == en(Text::cluedo_yes));
        CHECK(cell(p, 14, 2) == en(Text::cluedo_no));  // Leo passed
        CHECK(cell(p, 14, 4) != en(Text::cluedo_yes)); // Ana or Eva may hold it too
        ask_all(p, 2, {0, 8, 15});                     // I hold the first: I show, as it follows from my hand
        CHECK(p.control("mark_shower:0")["checked"] == true);
        CHECK(p.control("mark_shower:0")["disabled"] == true);
        p.use("mark_shower:1", "1");
        p.use("showers_done");
        p.use("entry_save");
        REQUIRE(p.settles(3000));
        CHECK(line_of(p) == everyone_table + " e0cho1h3c e2aip0a1-");
        CHECK(p.control("notes_list")["items"][1].get<std::string>().find(
                  en(Text::cluedo_each_shows, shell::text::Argument(1, "Ana"))) != std::string::npos);
        const std::string line = line_of(p);
        p.use("edit:1");
        p.use("mark_shower:3", "1");
        p.use("entry_save");
        REQUIRE(p.settles(3000));
        CHECK(line_of(p).ends_with(" c001e2aip0a1-3-"));
        p.use("undo");
        REQUIRE(p.settles(3000));
        CHECK(line_of(p) == line);
        CHECK(says(p.control("advice_text")["text"].get<std::string>(), Text::cluedo_advice_first));
    }
    TEST_CASE("on a phone and a desk the seats are tapped, and the last tap saves the note")
    {
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, std::pair{1280.f, 800.f}}) {
            Player p(config(), w, h);
            open_line(p, everyone_table);
            ask_all(p, 0, {2, 7, 14});
            REQUIRE(p.settles());
            CHECK(overlap(p) == "");
            tap(p, "mark_shower:2");
            REQUIRE(p.settles());
            tap(p, "showers_done");
            REQUIRE(p.settles());
            tap(p, "shown_by:2:14");
            REQUIRE(p.settles(3000));
            CHECK(line_of(p) == everyone_table + " e0cho2o");
            ask_all(p, 1, {3, 8, 15});
            REQUIRE(p.settles());
            tap(p, "showers_done"); // nobody
            REQUIRE(p.settles(3000));
            CHECK(line_of(p) == everyone_table + " e0cho2o e1dip");
        }
    }
    TEST_CASE("where everyone shows, no two seats can have shown the same card")
    {
        Player p(config());
        open_line(p, everyone_table);
        ask_all(p, 0, {2, 7, 14});
        p.use("mark_shower:1", "1");
        p.use("mark_shower:3", "1");
        p.use("showers_done");
        p.use("shown_by:1", "7");
        CHECK(p.control("shown_by:1")["value"] == "7");
        CHECK(p.control("shown_by:3")["options"].size() == 2); // no two show the same card
    }
    TEST_CASE("a player leaves: the hand laid open is noted, and the next question passes by")
    {
        Player p(config());
        open_line(p, drawn);
        p.use("note");
        p.use("entry_kind", "4");
        choose(p, "by", 3);
        CHECK(p.control("left_done")["disabled"] != true); // it may stay hidden
        for (const int c : {5, 14, 20}) p.use("left:" + std::to_string(c), "1");
        CHECK(p.control("left_done")["disabled"] == true); // Eva has four cards
        p.use("left:0", "1");
        p.use("left_done");
        p.use("entry_save");
        REQUIRE(p.settles(3000));
        CHECK(line_of(p) == drawn + " f3afou");
        CHECK(p.control("notes_list")["items"][5].get<std::string>().find(en(Text::cluedo_leaves)) !=
              std::string::npos);
        for (const Card c : {0, 5, 14, 20}) CHECK(cell(p, c, 3) == en(Text::cluedo_yes));
        p.use("note");
        CHECK(p.control("by")["value"] == "2"); // the next in turn
        const auto options = p.control("by")["options"];
        const auto eva = std::find_if(options.begin(), options.end(), [](const json& o) { return o["value"] == "3"; });
        REQUIRE(eva != options.end());
        CHECK((*eva)["disabled"] == true);
        p.use("entry_close");
        p.use("undo");
        REQUIRE(p.settles(3000));
        CHECK(line_of(p) == drawn);
    }
    TEST_CASE("of a player who leaves all cards are asked for, and a number of them that cannot be is named")
    {
        for (const auto& language : every_language) {
            std::string how = config();
            how.replace(how.find(R"("en")"), 4, '"' + language + '"');
            Player p(how, 360, 640);
            open_line(p, drawn);
            p.use("note");
            p.use("entry_kind", "4");
            choose(p, "by", 3);
            const auto tells = [&](Text text, int chosen) {
                Looks looks;
                p.settles();
                p.frame();
                const std::string words =
                    in(*shell::text::language_from(language), text, shell::text::Say::count(chosen), "4");
                return std::any_of(looks.texts.begin(), looks.texts.end(),
                                   [&](const Written& t) { return t.words == words; });
            };
            {
                WrittenTexts written;
                p.settles();
                p.frame();
                CHECK(
                    written.has(in(*shell::text::language_from(language), Text::cluedo_which_left, "Eva"))); // not cut
            }
            for (const int c : {5, 14}) p.use("left:" + std::to_string(c), "1");
            CHECK(tells(Text::cluedo_left_few, 2));
            for (const int c : {0, 20}) p.use("left:" + std::to_string(c), "1");
            CHECK_FALSE(tells(Text::cluedo_left_few, 4));
            CHECK(p.control("left_done")["disabled"] != true);
            p.use("left:2", "1");
            CHECK(tells(Text::cluedo_left_many, 5));
            CHECK(p.control("left_done")["disabled"] == true);
        }
    }
    TEST_CASE("the button that says that nobody shows is plain until somebody is marked")
    {
        Player p(config(), 360, 640);
        open_line(p, everyone_table);
        ask_all(p, 0, {2, 7, 14});
        const auto ink_of = [&](Text label) {
            Looks looks;
            p.settles();
            p.frame();
            for (const Written& t : looks.texts)
                if (t.words == en(label)) return t.style.colour;
            return shell::kit::Colour{0};
        };
        const auto plain = ink_of(Text::cluedo_nobody);
        p.use("mark_shower:1", "1");
        const auto primary = ink_of(Text::cluedo_done);
        CHECK(plain != 0);
        CHECK(primary != 0);
        CHECK(plain != primary);
    }
    TEST_CASE("while the race is counted again no wrong reason is given for a player who came back")
    {
        Player p(config(), 360, 640);
        open_line(p, drawn + " f2-");
        p.use("others", "1");
        REQUIRE(p.settles(3000));
        REQUIRE(p.control("race")["rows"].back()[4] == en(Text::cluedo_has_left));
        WrittenTexts written;
        p.use("undo");
        p.settles(3000);
        CHECK_FALSE(written.has(en(Text::cluedo_is_out)));
    }
    TEST_CASE("a player who leaves is tapped on a phone, and the cards may stay hidden")
    {
        Player p(config(), 360, 640);
        open_line(p, drawn);
        REQUIRE(p.click("note"));
        p.use("entry_kind", "4");
        REQUIRE(p.settles());
        tap(p, "by:2");
        REQUIRE(p.settles());
        CHECK(overlap(p) == "");
        tap(p, "left_done");
        REQUIRE(p.settles(3000));
        CHECK(line_of(p) == drawn + " f2-");
        p.use("others", "1");
        REQUIRE(p.settles(3000));
        const json last = p.control("race")["rows"].back(); // no rival any more, but it has accused nobody
        CHECK(last[0] == "Leo");
        CHECK(last[4] == en(Text::cluedo_has_left));
    }
    TEST_CASE("who joined late reads that the others may know more")
    {
        for (const bool late : {false, true}) {
            Player p(config());
            std::string line = drawn;
            if (late) line.replace(line.find("notebook"), 8, "notebook+late");
            open_line(p, line);
            p.use("others", "1");
            REQUIRE(p.settles(3000));
            CHECK(says(p.control("race_note")["text"].get<std::string>(), Text::cluedo_late_note) == late);
        }
    }
    TEST_CASE("both rules are chosen in the new table's dialog, and a game has neither")
    {
        for (const std::string& language : every_language) {
            Player p(config(), 360, 640);
            p.use("language", language);
            p.use("rules_dialog");
            p.use("who_shows", "1");
            p.use("late", "1");
            p.use("start");
            REQUIRE(p.settles());
            CHECK(line_of(p).starts_with("cluedo 1 notebook+all+late "));
            p.use("rules_dialog");
            CHECK(p.control("who_shows")["value"] == "1");
            p.use("mode", "1");
            CHECK_FALSE(p.has("who_shows"));
            p.use("start");
            REQUIRE(p.settles());
            CHECK(line_of(p).starts_with("cluedo 1 game 6-6-9 "));
        }
    }
    TEST_CASE("what a question gives away is asked for by the rule that everyone shows")
    {
        Player p(config());
        std::string line = everyone_table + " e1cio2-3-";
        open_line(p, line);
        p.use("others", "1");
        REQUIRE(p.settles(6000));
        CHECK(p.control("gives")["rows"].size() > 0);
    }
}

} // namespace cluedo_tests
