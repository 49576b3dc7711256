// A notebook in which some numbers of cards are not known: in the dialogs, the line, the link, after undo, in words.
#include "shell/cluedo/phrases.hpp"
#include "tests/shell/cluedo_support.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>

namespace cluedo_tests {

using wording::en, wording::says, wording::Text;

using namespace engine::cluedo;
using nlohmann::json;

namespace {

/// `drawn`, but how many cards Ana and Leo have is not known.
const std::string open_drawn =
    "cluedo 1 notebook 6-6-9 f??e 0 0 0 eeee 0 - - bgknp s1ain3- s2dkt0k s3fjo2- s0alm3a s1els--";

json deduced(const json& hand_sizes) { return drawn_result({{"cmd", "cluedo.deduce"}, {"hand_sizes", hand_sizes}}); }

} // namespace

TEST_SUITE("cluedo")
{
    TEST_CASE("in a new table a question mark says that I do not know how many cards somebody has")
    {
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, std::pair{1280.f, 800.f}}) {
            Player p(config(), w, h);
            p.use("rules_dialog");
            CHECK_FALSE(p.has("seat_open:0")); // my own number I know
            p.use("seat_open:1", "1");
            CHECK(p.control("rules_remark")["text"] == en(Text::cluedo_size_follows, {{"count", 5}}));
            REQUIRE(p.settles());
            p.use("seat_open:3", "view"); // the dialog scrolls
            REQUIRE(p.settles());
            REQUIRE(p.click("seat_open:3"));
            REQUIRE(p.settles());
            CHECK(p.control("rules_remark")["text"] == en(Text::cluedo_sizes_open, {{"count", 9}}));
            CHECK_FALSE(p.has("seat_cards:1"));
            CHECK_FALSE(p.has("leftover")); // no pile
            CHECK(overlap(p) == "");
            p.use("start");
            REQUIRE(p.settles());
            choose_hand(p, bit(0) | bit(1) | bit(6) | bit(12) | bit(13));
            note(p, Entry::suggestion(1, {2, 7, 14}, 2), 4);
            CHECK(line_of(p).starts_with("cluedo 1 notebook 6-6-9 f?e? 0 0 0 "));
            p.use("rules_dialog"); // again: the marks are still there
            CHECK(p.control("seat_open:1")["checked"] == true);
            CHECK(p.control("seat_open:2")["checked"] == false);
            p.use("seat_open:1", "0");
            CHECK(p.control("seat_cards:1")["value"] == "5");
        }
    }
    TEST_CASE("with sizes that are not known the notebook deduces what the request deduces with ranges")
    {
        Player p(config());
        open_line(p, open_drawn);
        REQUIRE(p.settles(3000));
        const json result = deduced({5, {0, 9}, {0, 9}, 4});
        const std::string deals = p.control("deals")["text"];
        std::string digits;
        std::copy_if(deals.begin(), deals.end(), std::back_inserter(digits),
                     [](char c) { return c >= '0' && c <= '9'; });
        CHECK(digits.find(result["count"].get<std::string>()) != std::string::npos);
        CHECK(result["count"] != deduced({5, 5, 4, 4})["count"]);
        for (Card c = 0; c < 21; ++c)
            for (Holder h = 0; h < 5; ++h) {
                const auto has = [&](const char* list) {
                    return std::find(result[list].begin(), result[list].end(), json{c, h}) != result[list].end();
                };
                INFO(c << " " << h);
                CHECK(cell(p, c, h).starts_with(en(Text::cluedo_yes)) == has("decided_true"));
                CHECK((cell(p, c, h) == en(Text::cluedo_no)) == has("decided_false"));
            }
        p.use("others", "1");
        REQUIRE(p.settles(3000));
        CHECK(says(p.control("race_note")["text"].get<std::string>(), Text::cluedo_rivals_sizes));
        CHECK(p.control("race")["rows"].size() == 4);
    }
    TEST_CASE("a known size becomes unknown after notes are there, moves with its player, and undo brings it back")
    {
        Player p(config());
        open_line(p, drawn);
        const std::string line = line_of(p);
        const auto notes = p.control("notes_list")["items"];
        p.use("table_dialog");
        p.use("seat_open:1", "1");
        p.use("seat_open:3", "1");
        CHECK(p.control("rules_remark")["text"] == en(Text::cluedo_sizes_open, {{"count", 9}}));
        p.use("seat_swap:1"); // Ana and Leo
        CHECK(p.control("seat_open:1")["checked"] == false);
        CHECK(p.control("seat_open:2")["checked"] == true);
        p.use("table_save");
        REQUIRE(p.settles(3000));
        CHECK(p.control("notes_list")["items"].size() == notes.size());
        const std::string changed = line_of(p);
        const auto log = from_line(changed);
        REQUIRE(log);
        CHECK(log->now().setup.table.extra == std::array<std::uint8_t, max_players>{0, 0, 9, 9});
        CHECK(log->now().setup.table.hand[1] == 4);
        CHECK(to_line(*log) == changed);
        p.use("undo");
        REQUIRE(p.settles(3000));
        CHECK(line_of(p) == line);
        p.use("redo");
        REQUIRE(p.settles(3000));
        CHECK(line_of(p) == changed);
        open_line(p, changed); // as a link, or a saved notebook
        REQUIRE(p.settles(3000));
        p.use("table_dialog");
        p.use("seat_open:2", "0");
        p.use("seat_open:3", "0");
        p.use("table_save");
        REQUIRE(p.settles(3000));
        const auto known = from_line(line_of(p));
        REQUIRE(known);
        CHECK(known->now().setup.table.sizes_known());
    }
    TEST_CASE("hands that are too large are refused also where a size is not known, and my own is always known")
    {
        Player p(config());
        open_line(p, drawn);
        p.use("table_dialog");
        p.use("seat_open:1", "1");
        p.use("seat_cards:2", "15");
        CHECK(p.control("rules_problem")["text"] == en(Text::cluedo_cards_over, {{"count", 6}}));
        CHECK(p.control("table_save")["disabled"] == true);
        p.use("seat_cards:2", "4");
        p.use("my_seat", "2");
        CHECK_FALSE(p.has("seat_open:1"));
        CHECK(p.control("seat_open:0")["checked"] == true); // Ana sits where I sat
        CHECK_FALSE(p.has("rules_problem"));
    }
    TEST_CASE("a game against the computer knows every size")
    {
        Player p(config());
        p.use("rules_dialog");
        p.use("seat_open:1", "1");
        p.use("seat_open:2", "1");
        p.use("mode", "1");
        CHECK_FALSE(p.has("seat_open:1"));
        CHECK_FALSE(p.has("rules_problem"));
        p.use("start");
        REQUIRE(p.settles());
        const auto log = from_line(line_of(p));
        REQUIRE(log);
        CHECK(log->now().setup.table.sizes_known());
    }
    TEST_CASE("the rule of a hand whose size is not known is told with its range, in every language")
    {
        Setup s;
        s.mode = Mode::notebook;
        s.me = 0;
        leave_open(s.table, 0b110);
        const auto rules = rules_of({s.table, 0, 0b111111});
        const auto size = std::find_if(rules.begin(), rules.end(), [](const Constraint& k) { return k.extra > 0; });
        REQUIRE(size != rules.end());
        CHECK(shell::cluedo::cluedo_number(*size) == "0–12");
        for (std::size_t i = 0; i < every_language.size(); ++i) {
            const auto language = static_cast<shell::text::Language>(i);
            const std::string told = shell::cluedo::cluedo_constraint(shell::text::Say(language), s, *size);
            CHECK(told == wording::in(language, Text::cluedo_story_sizes, "Ana", shell::text::Say::count(0),
                                      shell::text::Say::count(12)));
        }
    }
    TEST_CASE("more than 15 cards of a kind are refused, in the dialog and in a line")
    {
        Player p(config());
        p.use("rules_dialog");
        p.use("edition", "4");
        CHECK(p.control("own_count:0")["max"] == 15);
        CHECK_FALSE(from_line("cluedo 1 notebook 16-1-1 ih 0 - 0 ee 0 - - -"));
        CHECK(from_line("cluedo 1 notebook 15-1-1 hh 0 - 0 ee 0 - - -"));
    }
}

} // namespace cluedo_tests
