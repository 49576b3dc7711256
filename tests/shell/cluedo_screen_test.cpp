// The Cluedo screen: advice, the grid by keyboard and touch, the set-up of a table, every layout.
#include "engine/cluedo/advice.hpp"
#include "tests/shell/cluedo_support.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/every_screen.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>

namespace cluedo_tests {

using wording::en, wording::Text;

using shell::kit::Rect;

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
            const auto rooms = p.control("room"); // the chosen value is the one beside this room's name
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
        CHECK(p.control("cell_title")["text"] == en(Text::cluedo_not_with, "Spanner", "Ana"));
        CHECK(p.has("why_rows"));
        for (int i = 0; i < 9; ++i) p.key(ImGuiKey_RightArrow); // stops at the envelope
        p.key(ImGuiKey_Space);
        CHECK(p.settles());
        CHECK(p.control("look_holder")["value"] == "4");
    }
    TEST_CASE("noted by hand, a cell of up to four players is a fingertip on a phone; where Sagaz notes, all cards fit")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, {640.f, 360.f}})
            for (const int players : {3, 4, 5, 6})
                for (const bool by_hand : {false, true}) {
                    INFO(size.first << ", " << players << " players, by hand: " << by_hand);
                    Player p(config(R"(,"role":"play","seed":"7","rules":"p)" + std::to_string(players) +
                                    R"(","prefs":"cluedo.mind=)" + (by_hand ? "off" : "on") + "\\n\""),
                             size.first, size.second);
                    CHECK(p.settles(2000));
                    const auto rects = p.outline()["rects"];
                    const int least = size.first < 400 && (players >= 5 || !by_hand) ? 24 : 44;
                    for (Holder h = 0; h <= players; ++h) {
                        REQUIRE(rects.contains("cell:" + std::to_string(h)));
                        CHECK(rects["cell:" + std::to_string(h)][2].get<int>() >= least);
                        CHECK(rects["cell:" + std::to_string(h)][3].get<int>() >= least);
                    }
                }
    }
    TEST_CASE("my cards are tapped on a phone without scrolling")
    {
        for (const int players : {3, 4, 5, 6}) {
            Player p(config(R"(,"rules":"p)" + std::to_string(players) + "\""), 360, 640);
            Cards hand = 0;
            const auto rects = p.outline()["rects"];
            for (Card c = 0; size_of(hand) < dealt(classic, players, 0).size(0); c += 3) {
                hand |= bit(c);
                REQUIRE(rects["mine:" + std::to_string(c)][3].get<int>() >= 44);
                p.click_at(rects["mine:" + std::to_string(c)]);
            }
            p.use("hand_done");
            CHECK(p.settles());
            CHECK(p.has("grid"));
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
        CHECK(p.control("rules_problem")["text"] == en(Text::cluedo_cards_over, {{"count", 1}}));
        p.use("seat_cards:1", "5");
        p.use("start");
        CHECK(p.control("grid").is_null());
        choose_hand(p, bit(0) | bit(1) | bit(2) | bit(6) | bit(7) | bit(12) | bit(13));
        p.settles();
        CHECK(p.control("grid")["head"].size() == 5);
        CHECK(p.control("grid")["head"][2] == "Olga");
        p.use("rules_dialog");
        p.use("seat_name:2", "Ugo"); // a new name keeps the notebook
        p.use("start");
        p.settles();
        CHECK(p.control("grid")["head"][3] == "Ugo");
        CHECK(cell(p, 0, 0) == "yes");
        p.use("rules_dialog");
        p.use("edition", "4");
        for (int kind = 0; kind < 3; ++kind) p.use("own_count:" + std::to_string(kind), "2");
        p.use("own:0", "Rosa");
        p.use("own:41", "");
        CHECK(p.control("rules_problem")["text"] == en(Text::cluedo_bad_names));
        p.use("own:41", "Qua");
        p.use("start");
        CHECK(p.control("mine:0")["label"] == "Rosa");
    }
    TEST_CASE("every layout draws each stage in every language; how to play is complete")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, {640.f, 360.f}, {1280.f, 800.f}})
            for (const std::string& language : every_language) {
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
    TEST_CASE("cluedo: in a window 360 wide the tick of a chosen card stands beside its name, in every language")
    {
        for (const std::string& language : every_language) {
            Player p(R"({"motion":"reduce","game":"cluedo","role":"notebook","language":")" + language + "\"}", 360,
                     640);
            Looks looks;
            int ticks = 0;
            for (int card = 0; card < 21; ++card) {
                p.use("mine", std::to_string(card));
                p.frames(3);
                looks.forget();
                p.frame();
                const std::string id = "mine:" + std::to_string(card);
                REQUIRE(p.app().drawn().enabled.contains(id));
                if (!p.app().drawn().rects.contains(id)) continue;
                const Rect box = p.app().drawn().rects.find(id)->second;
                for (const auto& s : looks.shapes) {
                    if (s.what != "polyline" && s.what != "line") continue;
                    Rect tick{s.numbers[0], s.numbers[1], 0, 0};
                    for (std::size_t i = 2; i + 1 < s.numbers.size() && i < 6; i += 2) {
                        const float right = std::max(tick.right(), s.numbers[i]);
                        const float low = std::max(tick.bottom(), s.numbers[i + 1]);
                        tick.x = std::min(tick.x, s.numbers[i]), tick.y = std::min(tick.y, s.numbers[i + 1]);
                        tick.w = right - tick.x, tick.h = low - tick.y;
                    }
                    if (tick.w > 20 || tick.h > 20 || !box.contains(tick.centre())) continue;
                    ++ticks;
                    for (const auto& t : looks.texts) {
                        INFO(t.words);
                        CHECK_FALSE(meet(tick, t.place));
                    }
                }
                p.use("mine", std::to_string(card)); // unticks it: a hand is soon full
            }
            CHECK(ticks > 0);
        }
    }
    TEST_CASE("cluedo: when the sheet with the steps is folded the grid shows what is known now")
    {
        for (const std::string fold : {"sheet", "sheet_close"}) {
            Player p(config_of(screen_named("cluedo")), 768, 1024);
            p.settles(300);
            const auto known = p.control("grid")["rows"];
            p.use("story", "1");
            p.use("step:first");
            p.frames(3);
            CHECK(p.control("grid")["rows"] != known);
            p.use(fold, "0");
            p.settles(300);
            CHECK(p.control("grid")["rows"] == known);
        }
    }
    TEST_CASE("cluedo: I pass in another grammatical person than others do")
    {
        constexpr std::pair<const char*, const char*> words[] = {
            {"en", "you pass"}, {"es", "pasas tú"}, {"it", "passi tu"}, {"pt", "passa você"}};
        for (const auto& [language, mine] : words) {
            const std::string i_pass = mine;
            Player p(config_of(screen_named("cluedo"), language), 768, 1024);
            p.settles(300);
            p.use("note");
            for (const auto& [id, value] : {std::pair{"by", "3"}, std::pair{"suspect", "4"}, std::pair{"weapon", "8"},
                                            std::pair{"room_asked", "14"}})
                p.use(id, value);
            Looks looks;
            p.frames(2);
            const auto says = [&](std::string_view what) {
                return std::any_of(looks.texts.begin(), looks.texts.end(),
                                   [&](const Written& t) { return t.words == what; });
            };
            INFO(i_pass);
            CHECK(says(i_pass));
        }
    }
}

} // namespace cluedo_tests
