// The set-up of a Cluedo table: names, editions, the next asker, the order of the advice.
#include "engine/cluedo/advice.hpp"
#include "tests/shell/cluedo_support.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>

namespace cluedo_tests {

using wording::en, wording::says, wording::Text;

using namespace engine::cluedo;

TEST_SUITE("cluedo")
{
    TEST_CASE("two players or two cards of the same name are refused in a sentence that names them")
    {
        Player p(config());
        p.use("rules_dialog");
        p.use("seat_name:1", "Olga");
        p.use("seat_name:2", "Olga");
        CHECK(p.control("rules_problem")["text"] == en(Text::cluedo_twice_player, "Olga"));
        CHECK(p.control("start")["disabled"] == true);
        p.use("seat_name:2", "Ugo");
        CHECK_FALSE(p.has("rules_problem"));
        p.use("edition", "4");
        p.use("own:0", "Rosa"); // each card has a field
        p.use("own:3", "Rosa");
        CHECK(p.control("rules_problem")["text"] == en(Text::cluedo_twice_card, "Rosa"));
    }
    TEST_CASE("four editions are ready in every language, each with as many cards as it has")
    {
        for (const std::string& language : every_language)
            for (const auto& [edition, cards] : {std::pair{0, 21}, {1, 21}, {2, 24}, {3, 30}}) {
                Player p(config());
                p.use("language", language);
                p.use("rules_dialog");
                p.use("edition", std::to_string(edition));
                const int which = edition; // clang cannot capture a structured binding
                INFO(language << " " << which);
                CHECK_FALSE(p.has("rules_problem"));
                REQUIRE(p.control("start").value("disabled", false) == false);
                p.use("start");
                CHECK(p.has("mine:" + std::to_string(cards - 1)));
                CHECK_FALSE(p.has("mine:" + std::to_string(cards)));
            }
    }
    TEST_CASE("own cards: the new fields come into view, and no name that goes moves the numbers' buttons")
    {
        Player p(config(), 360, 640);
        p.use("rules_dialog");
        p.settles();
        CHECK_FALSE(p.outline()["rects"].contains("own:1"));
        p.use("edition", "4");
        p.settles();
        CHECK(p.outline()["rects"].contains("own:1"));
        const auto before = p.outline()["rects"];
        std::string less;
        for (const auto& [id, box] : before.items())
            if (id.starts_with("own_count:2") && id != "own_count:2" && less.empty()) less = id;
        INFO(before.dump());
        p.use("own_count:2", "7"); // two rooms less: a row of names
        p.settles();
        const auto after = p.outline()["rects"];
        for (const auto& [id, box] : before.items())
            if (id.starts_with("own_count:") && after.contains(id)) CHECK(after[id] == box);
        CHECK_FALSE(less.empty());
    }
    TEST_CASE("cards that no hand has are asked about: a pile, or shared out")
    {
        Player p(config());
        p.use("rules_dialog");
        CHECK_FALSE(p.has("leftover"));
        p.use("seat_cards:0", "3");
        REQUIRE(p.has("leftover"));
        CHECK(p.control("start").value("disabled", false) == false); // the pile is chosen already
        p.use("leftover", "1");
        CHECK_FALSE(p.has("leftover"));
        CHECK(p.control("start").value("disabled", false) == false);
    }
    TEST_CASE("cards left over may lie face up: after my hand I am asked which, and they are noted")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, {640.f, 360.f}, {1280.f, 800.f}})
            for (const bool open : {true, false}) {
                Player p(config(), size.first, size.second);
                // Four players with four cards each: two are left.
                open_line(p, "cluedo 1 notebook 6-6-9 eeee 2 0 0 eeee 0 - - -");
                choose_hand(p, bit(0) | bit(6) | bit(12) | bit(13));
                REQUIRE(p.settles());
                CHECK(p.status() == en(Text::cluedo_which_open));
                CHECK(p.control("mine:0")["disabled"] == true); // it is in my hand
                CHECK(p.control("hand_done")["disabled"] == true);
                if (!open) {
                    REQUIRE(p.click("hand_cancel"));
                    CHECK(p.settles());
                    CHECK(p.has("note"));
                    CHECK(cell(p, 20, 5) != "yes");
                    CHECK_FALSE(p.has("notes_list"));
                    continue;
                }
                for (const int c : {0, 7, 20, 19}) // the first is mine, the last is one too many
                    p.use("mine:" + std::to_string(c), "1");
                CHECK(p.control("mine:0")["checked"] != true);
                CHECK(p.control("mine:19")["checked"] != true);
                REQUIRE(p.click("hand_done"));
                REQUIRE(p.settles(2000));
                CHECK(p.control("notes_list")["items"].size() == 2);
                for (const Card c : {7, 20}) CHECK(cell(p, c, 5) == "yes"); // the pile
                CHECK(overlap(p) == "");
                p.use("undo");
                p.use("undo");
                CHECK(p.settles());
                CHECK(p.status() == en(Text::cluedo_which_open));
            }
    }
    TEST_CASE("hand sizes and names are corrected after notes are there: the notes stay, and undo takes it back")
    {
        Player p(config());
        open_line(p, drawn);
        const auto notes = p.control("notes_list")["items"];
        p.use("table_dialog");
        p.use("seat_name:2", "Olga");
        p.use("seat_cards:1", "4"); // Ana has one less, Leo one more
        CHECK(p.control("rules_remark")["text"] == en(Text::cluedo_cards_left, {{"count", 1}}));
        p.use("seat_cards:3", "6");
        CHECK(p.control("rules_problem")["text"] == en(Text::cluedo_cards_over, {{"count", 1}}));
        CHECK(p.control("table_save")["disabled"] == true);
        p.use("seat_cards:3", "5");
        CHECK_FALSE(p.has("rules_problem"));
        p.use("table_save");
        REQUIRE(p.settles());
        CHECK_FALSE(p.has("table_save"));
        REQUIRE(p.control("notes_list")["items"].size() == notes.size());
        CHECK(p.outline().dump().find("Olga") != std::string::npos);
        const auto link = engine::session::from_link(p.app().state());
        REQUIRE(link);
        const auto log = from_line(*link);
        REQUIRE(log);
        CHECK(log->now().setup.table.hand[1] == 4);
        CHECK(log->now().setup.table.hand[3] == 5);
        p.use("undo");
        REQUIRE(p.settles());
        CHECK(p.control("notes_list")["items"] == notes);
    }
    TEST_CASE("players that sit elsewhere take their notes and names along; my own cards are asked again if need be")
    {
        Player p(config(), 360, 640);
        open_line(p, drawn);
        const std::string first = p.control("notes_list")["items"][0]; // Ana asked, Eva showed
        p.use("table_dialog");
        p.use("seat_swap:2");  // Leo and Eva
        p.use("my_seat", "2"); // Ana moves up to the first
        CHECK(p.control("seat_name:0")["value"] == "Ana");
        CHECK(p.control("seat_name:2")["value"] == "Eva");
        p.use("table_save");
        REQUIRE(p.settles());
        CHECK_FALSE(p.has("hand_done")); // I still have as many cards
        const std::string now = p.control("notes_list")["items"][0];
        CHECK(now.starts_with(first.substr(0, first.find(" · ")))); // but others sit between them and pass
        p.use("table_dialog");
        p.use("seat_cards:1", "4");
        p.use("table_save");
        REQUIRE(p.settles());
        REQUIRE(p.has("hand_done"));
        CHECK(p.control("hand_done")["disabled"] == true);
        CHECK(p.control("mine:1")["checked"] == true);
        p.use("toast_close");
        CHECK(overlap(p) == "");
    }
    TEST_CASE("a note about a pile that a correction takes away is named")
    {
        Player p(config());
        open_line(p, "cluedo 1 notebook 6-6-9 eeee 2 0 0 eeee 0 - - agmn s1bhp2- r5u");
        p.use("table_dialog");
        for (const char* seat : {"seat_cards:1", "seat_cards:2"}) p.use(seat, "5");
        CHECK(p.control("rules_problem")["text"] == en(Text::cluedo_row_unfit, {{"note", 2}}));
    }
    TEST_CASE("sharing a notebook asks about my cards, and can leave them out with those shown to me")
    {
        {
            Player fresh(config());
            fresh.use("share"); // there are no cards to give away
            CHECK_FALSE(fresh.has("share_rest"));
        }
        Player p(config(), 360, 640);
        open_line(p, drawn);
        p.use("share");
        CHECK(p.effect(shell::kit::Effect::Kind::share) == "");
        REQUIRE(p.has("share_rest"));
        p.use("share_rest");
        CHECK_FALSE(p.has("share_rest"));
        const auto line = engine::session::from_link(p.effect(shell::kit::Effect::Kind::share));
        REQUIRE(line);
        const auto shared = from_line(*line);
        REQUIRE(shared);
        const Game& g = shared->now();
        CHECK(g.setup.me == nobody);
        CHECK(g.hand == 0);
        CHECK(g.rows.size() == 5);
        for (const Entry& e : g.rows) CHECK(e.card == no_card);
        CHECK(g.setup.seat_names == std::vector<std::string>{"Max", "Ana", "Leo", "Eva"});
        CHECK(line->find("bgknp") == std::string::npos);
        p.use("share");
        p.use("share_all");
        CHECK(p.effect(shell::kit::Effect::Kind::share) == p.app().state());
    }
    TEST_CASE("another seat of mine in a new table moves the other players on: no name is lost")
    {
        Player p(config());
        p.use("rules_dialog");
        for (const auto& [seat, name] :
             {std::pair{"seat_name:1", "Olga"}, {"seat_name:2", "Ugo"}, {"seat_name:3", "Pia"}})
            p.use(seat, name);
        p.use("my_seat", "3");
        for (const auto& [seat, name] :
             {std::pair{"seat_name:0", "Olga"}, {"seat_name:1", "Ugo"}, {"seat_name:3", "Pia"}})
            CHECK(p.control(seat)["value"] == name);
    }
    TEST_CASE("the room of the advice is chosen in a list")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, {1280.f, 800.f}}) {
            Player p(config(), size.first, size.second);
            open_line(p, drawn);
            p.use("advice");
            REQUIRE(p.settles(2000));
            p.use("rooms");
            REQUIRE(p.settles());
            for (int n = 0; n <= 9; ++n) {
                p.use("room:" + std::to_string(n), "view"); // the list scrolls
                CHECK(p.app().drawn().rects.contains("room:" + std::to_string(n)));
            }
            p.use("room", "4");
            REQUIRE(p.settles(2000));
            CHECK(p.control("room")["value"] == "4");
            CHECK_FALSE(p.app().drawn().rects.contains("room:4"));
        }
    }
    TEST_CASE("in English the cards have their British names")
    {
        Player p(config());
        const auto names = p.outline().dump();
        for (const char* name : {"Spanner", "Lead piping", "Dagger", "Lounge"})
            CHECK(names.find(name) != std::string::npos);
        for (const char* name : {"Wrench", "Lead pipe\"", "Knife"}) CHECK(names.find(name) == std::string::npos);
    }
    TEST_CASE("the next in turn is taken for the asker: a question takes four taps")
    {
        Player p(config(), 360, 640);
        open_line(p, drawn); // Ana asked last
        CHECK(p.click("note"));
        CHECK(p.control("by")["value"] == "2");
        for (const char* id : {"suspect:0", "weapon:8", "room_asked:14", "shower:1"}) {
            const auto rects = p.outline()["rects"];
            REQUIRE_MESSAGE(rects.contains(id), id);
            p.click_at(rects[id]);
        }
        CHECK(p.settles());
        CHECK(p.control("notes_list")["items"].size() == 6);
    }
    TEST_CASE("the list of questions is ordered by the points it shows, and they are said to be about")
    {
        Player p(config());
        open_line(p, drawn);
        p.settles(2000);
        const std::string told = p.control("advice_text")["text"];
        CHECK(says(told, Text::cluedo_solves));
        double before = 1e9;
        for (int i = 0; i < 6; ++i) {
            const std::string words = p.control("question:" + std::to_string(i))["text"];
            const double points = std::stod(words.substr(words.rfind(": ") + 2));
            CHECK(points <= before);
            before = points;
        }
        CHECK(p.has("advice_order"));
    }
}

} // namespace cluedo_tests
