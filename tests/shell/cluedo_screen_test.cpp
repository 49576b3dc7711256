// What stands on the screen: advice, the grid under keyboard and finger, the setting up of a table, every layout.
#include "engine/cluedo/advice.hpp"
#include "tests/shell/cluedo_support.hpp"
#include <algorithm>

namespace cluedo_tests {

using namespace engine::cluedo;

TEST_SUITE("cluedo")
{
    TEST_CASE("advice is the engine's best question, in any room or in one, and starts a note")
    {
        Player p(config());
        open_line(p, drawn);
        const auto log = from_line(drawn);
        AdviceQuery query;
        query.top = 6;
        for (const Card room : {no_card, 12}) {
            query.room = room;
            const Advice a = engine::run(AdviceJob(log->now().view(), log->now().notes(), query));
            p.use("room", std::to_string(room == no_card ? 0 : room - 11));
            const auto rooms = p.control("room"); // the value chosen is the one that stands by that room's name
            const auto& chosen = rooms["options"][room == no_card ? 0 : static_cast<std::size_t>(room - 11)];
            CHECK(chosen["value"] == rooms["value"]);
            p.settles(2000);
            const auto answers = p.control("answers")["rows"];
            CHECK(answers.size() == a.questions[0].answers.size());
        }
        p.use("ask_this");
        CHECK(p.control("by")["value"] == "0");
        CHECK(p.control("room_asked")["value"] == "12");
    }
    TEST_CASE("arrow keys walk in the grid, and Enter says why")
    {
        Player p(config(), 360, 640);
        open_line(p, drawn);
        p.key(ImGuiKey_DownArrow); // to the first cell
        p.key(ImGuiKey_RightArrow);
        for (int i = 0; i < 11; ++i) p.key(ImGuiKey_DownArrow); // scrolls
        p.key(ImGuiKey_Enter);
        CHECK(p.settles());
        CHECK(p.control("look_card")["value"] == "11");
        CHECK(p.control("look_holder")["value"] == "1");
        CHECK(p.control("cell_title")["text"] == "Wrench: Ana does not have it");
        CHECK(p.has("why_rows"));
        for (int i = 0; i < 9; ++i) p.key(ImGuiKey_RightArrow); // no further than the envelope
        p.key(ImGuiKey_Space);
        CHECK(p.settles());
        CHECK(p.control("look_holder")["value"] == "4");
    }
    TEST_CASE(
        "up to four players on a phone every cell is as large as a fingertip; my cards are tapped without scrolling")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, {640.f, 360.f}})
            for (const int players : {3, 4, 5, 6}) {
                Player p(config(R"(,"rules":"p)" + std::to_string(players) + "\""), size.first, size.second);
                Cards hand = 0;
                auto rects = p.outline()["rects"];
                for (Card c = 0; size_of(hand) < dealt(classic, players, 0).size(0); c += 3) {
                    hand |= bit(c);
                    if (size.first < 400) {
                        REQUIRE(rects["mine:" + std::to_string(c)][3].get<int>() >= 44);
                        p.click_at(rects["mine:" + std::to_string(c)]);
                    } else p.use("mine:" + std::to_string(c), "1");
                }
                p.use("hand_done");
                CHECK(p.settles());
                rects = p.outline()["rects"];
                for (Holder h = 0; h <= players; ++h) {
                    INFO(size.first << ", " << players << " players");
                    REQUIRE(rects.contains("cell:" + std::to_string(h)));
                    const bool low = players >= 5 && size.first < 400; // all cards at once, then
                    CHECK(rects["cell:" + std::to_string(h)][2].get<int>() >= (low ? 24 : 44));
                    CHECK(rects["cell:" + std::to_string(h)][3].get<int>() >= (low ? 24 : 44));
                }
            }
    }
    TEST_CASE("a table is set up: players, names, hands, other cards; what does not add up cannot start")
    {
        Player p(config());
        p.use("rules_dialog");
        p.use("players", "3");
        p.use("seat_name:1", "Olga");
        p.use("seat_cards:0", "7");
        CHECK(p.control("start")["disabled"] == true);
        CHECK(p.control("rules_problem")["text"] == "The hands have 1 card too many.");
        p.use("seat_cards:1", "5");
        p.use("start");
        CHECK(p.control("grid").is_null());
        choose_hand(p, bit(0) | bit(1) | bit(2) | bit(6) | bit(7) | bit(12) | bit(13));
        p.settles();
        CHECK(p.control("grid")["head"].size() == 5);
        CHECK(p.control("grid")["head"][2] == "Olga");
        p.use("rules_dialog");
        p.use("seat_name:2", "Ugo"); // only a name: the notebook goes on
        p.use("start");
        p.settles();
        CHECK(p.control("grid")["head"][3] == "Ugo");
        CHECK(cell(p, 0, 0) == "yes");
        p.use("rules_dialog");
        p.use("edition", "4");
        for (int kind = 0; kind < 3; ++kind) p.use("own_count:" + std::to_string(kind), "2");
        p.use("own:0", "Rosa");
        p.use("own:41", "");
        CHECK(p.control("rules_problem")["text"] == "Each name: 1 to 16 letters, no commas or underscores.");
        p.use("own:41", "Qua");
        p.use("start");
        CHECK(p.control("mine:0")["label"] == "Rosa");
    }
    TEST_CASE("every layout draws each stage in every language; how to play is complete")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, {640.f, 360.f}, {1280.f, 800.f}})
            for (const char* language : {"es", "it", "en", "pt"}) {
                Player p(config(), size.first, size.second);
                p.use("language", language);
                open_line(p, drawn);
                for (const char* id :
                     {"cell:114", "why", "notes", "row:2", "advice", "more", "story", "step:last", "next_trial", "note",
                      "edit:3", "entry_close", "howto", "close", "rules_dialog", "close", "hand_edit", "hand_cancel"}) {
                    p.use(id);
                    CHECK(p.settles(2000));
                    INFO(size.first << " " << language << " after " << id);
                    CHECK(overlap(p) == "");
                }
                p.use("howto");
                for (int i = 0; i < 10; ++i)
                    CHECK(p.control("how" + std::to_string(i))["text"].get<std::string>().size() > 40);
                CHECK(p.control("how_example")["text"].get<std::string>().size() > 40);
            }
    }
}

} // namespace cluedo_tests
