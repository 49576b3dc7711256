// Key moments of Cluedo: a card is shown, the envelope is solved, a note adds deductions, a supposition is made.
#include "tests/shell/cluedo_support.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <optional>

namespace cluedo_tests {

using wording::beginning, wording::en, wording::says, wording::Text;

using namespace engine::cluedo;

namespace {

/// Plays with Sagaz's notes and always asks the advised question, until `stop` returns true or the review is shown.
template <class Stop>
void play_on(Player& p, Stop stop)
{
    p.use("mind", "1");
    for (int turn = 0; turn < 200 && !p.has("review_lines"); ++turn) {
        p.settles(2000);
        if (stop()) return;
        const auto outline = p.outline();
        const auto show = std::find_if(outline["nodes"].begin(), outline["nodes"].end(), [](const nlohmann::json& n) {
            return n["id"].get<std::string>().starts_with("show:");
        });
        if (show != outline["nodes"].end()) p.use(show->at("id").template get<std::string>());
        else if (p.has("ask_this")) p.use("ask_this");
        else if (p.has("ask") && p.has("advice")) p.use("advice"); // a phone shows advice on demand
        else if (p.has("go_on")) p.use("go_on");
        else if (p.has("pass")) p.use("pass");
    }
}
const std::string easy = R"(,"role":"play","seed":"7","strategy":"easy")";

std::size_t moves(Player& p) { return p.control("notes_list")["items"].size(); }

/// The control's height on the canvas.
int height_of(Player& p, const std::string& id) { return p.outline()["rects"][id][3].get<int>(); }

} // namespace

TEST_SUITE("cluedo")
{
    TEST_CASE("my own question settles the envelope: the accusation is offered at once, first and filled in")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, {640.f, 360.f}, {1280.f, 800.f}}) {
            Player p(config(easy), size.first, size.second);
            const auto solved = [&] { return p.has("accuse") && says(p.status(), Text::cluedo_accuse_now); };
            play_on(p, solved);
            REQUIRE(solved());
            CHECK(moves(p) == 14);
            CHECK(p.status().find("Scarlett, Revolver, Billiard room") != std::string::npos);
            const auto rects = p.outline()["rects"];
            REQUIRE(rects.contains("accuse"));
            CHECK(rects["accuse"][0].get<int>() < rects["go_on"][0].get<int>()); // in the primary button's place
            CHECK(p.click("accuse"));
            p.frames(2);
            CHECK_FALSE(p.has("accuse")); // only the form's button accuses now
            CHECK(p.control("entry_save").value("disabled", false) == false);
            CHECK(p.control("suspect")["value"] == "0");
            CHECK(p.control("weapon")["value"] == "9");
            CHECK(p.control("room_asked")["value"] == "18");
            p.use("entry_save");
            p.settles(2000);
            CHECK(p.status().find(en(Text::cluedo_you_won)) != std::string::npos);
            p.use("menu"); // the next level
            CHECK(p.control("harder")["text"] == en(Text::next_level, {{"level", en(Text::cluedo_medium)}}));
            const std::string prefs = p.effect(shell::kit::Effect::Kind::save, "prefs");
            CHECK(prefs.find("beaten.cluedo=1") != std::string::npos);
            const std::string won = p.app().state();
            p.use("harder");
            p.settles(2000);
            CHECK(p.app().state() != won);
            CHECK(moves(p) <= 1); // another game
        }
    }
    TEST_CASE("who lets the moment pass is told afterwards when the accusation was possible")
    {
        Player p(config(easy));
        play_on(p, [] { return false; });
        p.settles(2000);
        REQUIRE(p.status().find(en(Text::cluedo_you_won)) == std::string::npos);
        const auto lines = p.control("review_lines")["items"];
        CHECK(std::find(lines.begin(), lines.end(), en(Text::cluedo_could_accuse, {{"move", 14}})) != lines.end());
    }
    TEST_CASE("the card that I am shown stands in the middle of the screen until I go on")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, {320.f, 320.f}, {500.f, 300.f}, {1280.f, 800.f}}) {
            Player p(config(easy), size.first, size.second);
            play_on(p, [&] { return p.has("shown") && p.has("accuse"); });
            REQUIRE(p.has("go_on"));
            const std::string told = p.control("shown")["text"];
            CHECK(told.find("shows you") != std::string::npos);
            CHECK_FALSE(p.outline()["rects"].contains("cell:0")); // the card takes the grid's place
            p.frames(200);
            CHECK(p.has("go_on")); // it waits
            CHECK(p.click("go_on"));
            CHECK_FALSE(p.has("shown"));
            CHECK(p.has("pass"));
            p.use("pass"); // the next message replaces it
            CHECK(p.status().find(told) == std::string::npos);
        }
    }
    TEST_CASE("“Go on” keeps its place while somebody thinks, and a card to show hears no tap meant for it")
    {
        Player p(config(R"(,"role":"play","seed":"7","strategy":"expert")"), 360, 640);
        p.use("mind", "1");
        int thinking = 0, shown = 0;
        std::optional<float> place;
        for (int i = 0; i < 3000 && shown < 2 && !p.has("review_lines"); ++i) {
            p.frame();
            const auto& rects = p.app().drawn().rects;
            if (p.has("turn")) { // another's
                REQUIRE(rects.count("go_on") == 1);
                const auto at = rects.find("go_on")->second;
                if (place) CHECK(at.y == *place);
                place = at.y;
                thinking += !p.has("go_on");
                if (p.has("go_on")) p.click("go_on");
            } else if (p.has("entry_save")) {
                for (const auto& [id, card] : {std::pair{"suspect", 0}, {"weapon", 8}, {"room_asked", 14}})
                    choose(p, id, card);
                p.use("entry_save");
            } else if (p.has("go_on")) p.use("go_on");
            else if (p.has("ask")) p.use("ask");
            else if (p.has("pass")) p.use("pass");
            else if (const auto show = std::find_if(rects.begin(), rects.end(),
                                                    [](const auto& r) { return r.first.starts_with("show:"); });
                     show != rects.end()) {
                const std::string id(show->first);
                const bool only = p.has("show_tie") && p.control("show_tie")["text"] == en(Text::cluedo_show_only);
                std::size_t cards = 0;
                for (const auto& r : rects) cards += r.first.starts_with("show:");
                CHECK(only == (cards == 1));
                CHECK(p.click(id)); // at once: it was meant for “Go on”
                REQUIRE(p.has(id));
                p.rests(500);
                p.frame();
                CHECK(p.click(id));
                CHECK_FALSE(p.has(id));
                ++shown;
            }
        }
        CHECK(thinking > 0);
        CHECK(shown > 0);
    }
    TEST_CASE("where another seat begins, the game waits until I have seen my cards")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, {640.f, 360.f}, {1280.f, 800.f}}) {
            Player p(config(R"(,"role":"play","seed":"3","rules":"p4","strategy":"easy","motion":"full")"), size.first,
                     size.second);
            p.frames(300);
            const std::string told = p.control("turn")["text"];
            CHECK((says(told, Text::cluedo_your_cards) && says(told, Text::cluedo_begins)));
            CHECK(moves(p) == 0);
            REQUIRE(p.click("go_on"));
            for (int i = 0; i < 300 && moves(p) == 0; ++i) p.frames(10); // it moves slowly
            CHECK(moves(p) > 0);
        }
    }
    TEST_CASE("what I show stands in the middle of the screen too, with who passed before me and what it has taught")
    {
        Player p(config(easy), 360, 640);
        std::string show;
        play_on(p, [&] {
            for (Card c = 0; c < 21; ++c)
                if (p.has("show:" + std::to_string(c))) show = "show:" + std::to_string(c);
            return !show.empty();
        });
        REQUIRE_FALSE(show.empty());
        p.use(show);
        p.frames(3);
        REQUIRE(p.has("shown"));
        const std::string told = p.control("shown")["text"];
        CHECK(told.find("you show") != std::string::npos);
        CHECK_FALSE(p.outline()["rects"].contains("cell:0"));
        CHECK(p.has("go_on"));
        CHECK(p.click("go_on"));
        CHECK((!p.has("shown") || p.control("shown")["text"] != told)); // another card may have been shown meanwhile
    }
    TEST_CASE("my accusation that failed stands in the middle of the screen, with what it was, until I go on")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, {320.f, 320.f}, {640.f, 360.f}, {1280.f, 800.f}}) {
            Player p(config(easy), size.first, size.second);
            play_on(p, [&] { return p.has("accuse"); });
            p.use("accuse");
            for (const auto& [kind, card] : {std::pair{"suspect", "1"}, {"weapon", "6"}, {"room_asked", "12"}})
                p.use(kind, card);
            p.use("entry_save");
            p.settles(2000);
            REQUIRE(p.has("shown"));
            const std::string told = p.control("shown")["text"];
            CHECK(told.find("It was: Scarlett, Revolver, Billiard room") != std::string::npos);
            CHECK_FALSE(p.outline()["rects"].contains("cell:0"));
            p.frames(200);
            CHECK(p.click("go_on")); // the game waits for this click
            CHECK_FALSE(p.has("shown"));
        }
    }
    TEST_CASE("who takes notes by hand has time: each move of the others waits, unless switched off")
    {
        {
            Player p(R"({"language":"en","game":"cluedo","role":"play","seed":"1","strategy":"easy"})", 360, 640);
            CHECK(p.control("waits")["checked"] == true);
            p.use("go_on"); // the cards have been seen
            for (int i = 0; i < 300 && !p.has("shown"); ++i) p.frame();
            REQUIRE(p.has("shown"));
            const auto told = p.control("shown")["text"];
            p.frames(1000); // 16 s
            REQUIRE(p.has("shown"));
            CHECK(p.control("shown")["text"] == told);
            p.use("waits", "0");
            p.frames(400);
            CHECK((!p.has("shown") || p.control("shown")["text"] != told));
        }
        Player helped(R"({"language":"en","game":"cluedo","role":"play","seed":"1","strategy":"easy"})", 360, 640);
        helped.use("mind", "1");
        CHECK(helped.control("waits")["checked"] == true); // a switch that nobody touched stays
    }
    TEST_CASE("what the others ask is seen for a moment, or until a tap; with reduced motion nothing moves by itself")
    {
        {
            Player p(R"({"language":"en","game":"cluedo","role":"play","seed":"1","strategy":"easy"})", 360, 640);
            p.use("waits", "0");
            p.use("go_on");
            int seen = 0, frames = 0;
            for (; frames < 1500 && !p.has("ask") && p.outline().dump().find("show:") == std::string::npos; ++frames) {
                p.frame();
                if (!p.has("shown")) continue;
                ++seen;
                CHECK_FALSE(p.control("go_on").is_null());
            }
            CHECK(seen >= 190); // 3 s of 16 ms frames: time to read a sentence
        }
        Player quiet(config(R"(,"role":"play","seed":"1","strategy":"easy")"), 360, 640);
        int answers = 0;
        for (; answers < 20 && !quiet.has("ask") && quiet.outline().dump().find("show:") == std::string::npos;
             ++answers) {
            REQUIRE(quiet.settles(1000)); // nothing animates
            if (!quiet.has("go_on")) continue;
            const auto told = quiet.control("shown")["text"];
            quiet.frames(600);
            CHECK(quiet.control("shown")["text"] == told);
            CHECK(quiet.click("go_on"));
        }
        CHECK(answers > 0);
    }
    TEST_CASE("who has accused wrongly is told which cards were right, and never to accuse again")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, {640.f, 360.f}, {1280.f, 800.f}}) {
            Player p(config(easy), size.first, size.second);
            p.use("mind", "1");
            for (int i = 0; i < 20 && !p.has("accuse"); ++i) {
                p.settles(2000);
                for (Card c = 0; c < 21; ++c)
                    if (p.has("show:" + std::to_string(c))) p.use("show:" + std::to_string(c));
                if (p.has("go_on")) p.use("go_on");
            }
            REQUIRE(p.has("accuse"));
            p.use("accuse");
            for (const auto& [kind, card] : {std::pair{"suspect", "0"}, {"weapon", "6"}, {"room_asked", "12"}})
                p.use(kind, card);
            p.use("entry_save");
            p.settles(2000);
            CHECK(p.control("shown")["text"].get<std::string>().ends_with(
                en(Text::cluedo_guessed_right, {{"cards", "Scarlett"}}) + " " +
                en(Text::cluedo_guessed_wrong, {{"cards", "Candlestick, Hall"}})));
            const auto lost = moves(p);
            for (int i = 0; i < 60 && !p.has("review_lines"); ++i) { // I have seen the envelope: no advice
                CHECK_FALSE(says(p.outline().dump(), Text::cluedo_accuse_now));
                CHECK_FALSE(p.has("ask_this"));
                if (p.has("go_on")) p.use("go_on");
                p.settles(2000); // at the end the review is worked out
                Card c = 0;
                while (c < 21 && !p.has("show:" + std::to_string(c))) ++c;
                if (c < 21) p.use("show:" + std::to_string(c));
                else if (!p.has("review_lines")) CHECK(p.has("out"));
                p.settles(2000);
            }
            p.settles(2000);
            CHECK(says(p.control("review_lines")["items"].dump(), Text::cluedo_lost_by,
                       {{"move", lost}, {"accused", "Scarlett, Candlestick, Hall"}}));
        }
    }
    TEST_CASE("on a phone a game begins with the switch for Sagaz's notes in sight, and it can be switched off again")
    {
        for (const char* players : {"p4", "p6"}) {
            Player p(config(easy + R"(,"rules":")" + players + "\""), 360, 640);
            for (int i = 0; i < 20 && p.has("go_on"); ++i) p.use("go_on");
            p.settles(2000);
            REQUIRE(p.outline()["rects"].contains("mind"));
            REQUIRE(p.click("mind"));
            CHECK(p.settles(2000));
            CHECK(p.has("deals"));
            CHECK_FALSE(p.outline()["rects"].contains("mind")); // the grid takes its place
            p.use("why");
            CHECK(p.settles(2000));
            REQUIRE(p.outline()["rects"].contains("mind"));
            p.use("mind", "0");
            CHECK_FALSE(p.has("deals"));
        }
    }
    TEST_CASE("what a note has taught is said in a line that leads to why, until the next note")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, {1280.f, 800.f}}) {
            Player p(config(), size.first, size.second);
            open_line(p, "cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - bgknp s1ain3- s2dkt0k s3fjo2-");
            CHECK_FALSE(p.has("news"));
            note(p, Entry::suggestion(0, {0, 11, 12}, 3, 0), 4);
            p.settles();
            const std::string words = p.control("news")["text"];
            CHECK(words.starts_with(en(
                Text::cluedo_news, {{"news", en(Text::cluedo_is_with, {{"card", "Scarlett"}, {"holder", "Eva"}})}})));
            CHECK(p.status().find(en(Text::cluedo_is_with, "Scarlett", "Eva")) != std::string::npos);
            REQUIRE(p.click("news"));
            CHECK(p.settles());
            CHECK(p.control("cell_title")["text"] == en(Text::cluedo_is_with, "Scarlett", "Eva"));
            p.use("undo");
            p.settles();
            CHECK_FALSE(p.has("news"));
        }
    }
    TEST_CASE("the choosers of what is asked say whose a card is, of an open one only where they cover the grid")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, {640.f, 360.f}, {1280.f, 800.f}}) {
            Player p(config(), size.first, size.second);
            open_line(p, "cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - bgknp s1ain3- s2dkt0k s3fjo2-");
            note(p, Entry::suggestion(0, {0, 11, 12}, 3, 0), 4); // Eva shows Scarlett
            p.settles();
            const auto heads = p.control("grid")["head"];
            p.use("note");
            p.use("by", "1");
            p.settles();
            Looks looks;
            p.frame();
            const auto in_box = [&](const std::string& id) {
                std::vector<std::string> words;
                const auto box = p.app().drawn().rects.find(id);
                REQUIRE(box != p.app().drawn().rects.end());
                for (const Written& t : looks.texts)
                    if (box->second.contains(t.place.centre())) words.push_back(t.words);
                return words;
            };
            const auto mine = in_box("suspect:1"), hers = in_box("suspect:0"), anyones = in_box("suspect:2");
            REQUIRE(mine.size() == 2);
            CHECK(mine[1] == heads[1].get<std::string>());
            REQUIRE(hers.size() == 2);
            CHECK(hers[1] == heads[4].get<std::string>());
            CHECK(hers[1] == "Eva");
            CHECK(anyones.size() == (size.first < size.second ? 2 : 1));
        }
    }
    TEST_CASE("in a game on a phone the line of what is new leads to why, too, when a card is shown to me or to others")
    {
        for (const bool to_me : {true, false}) {
            INFO((to_me ? "shown to me" : "shown to others"));
            Player p(config(easy), 360, 640);
            play_on(p, [&] { return p.has("shown") && p.has("news") && p.has("accuse") == to_me; });
            REQUIRE(p.has("news"));
            const std::string words = p.control("news")["text"];
            CHECK(words.starts_with(beginning(to_me ? Text::cluedo_news : Text::cluedo_news_since)));
            p.use("sheet", "0"); // play_on opened it for the advice
            p.frames(20);
            CHECK(overlap(p) == "");
            REQUIRE(p.click("news"));
            p.settles(2000);
            CHECK_FALSE(p.control("cell_title").is_null());
            CHECK(p.outline()["rects"].contains("sheet_close")); // the panel with the reasons is open
        }
    }
    TEST_CASE("while an answer is seen it is said who has asked, and the only card that I may show is named at once")
    {
        int asked = 0, only = 0;
        for (const int seed : {7, 8, 9}) {
            Player p(config(R"(,"role":"play","strategy":"easy","seed":")" + std::to_string(seed) + '"'));
            play_on(p, [&] {
                const auto outline = p.outline();
                std::vector<std::string> shows;
                for (const auto& n : outline["nodes"])
                    if (n["id"].get<std::string>().starts_with("show:")) shows.push_back(n["text"]);
                if (shows.size() == 1) {
                    ++only;
                    CHECK(p.status().find("asks. Show " + shows[0].substr(0, shows[0].find_first_of("(:"))) !=
                          std::string::npos);
                } else if (!shows.empty()) CHECK(says(p.status(), Text::cluedo_show_which));
                else if (p.has("turn") && p.has("shown") &&
                         p.control("shown")["text"].get<std::string>().find(" asks") != std::string::npos) {
                    const std::string words = p.control("turn")["text"], shown = p.control("shown")["text"];
                    CHECK(words == en(Text::cluedo_has_asked, {{"holder", shown.substr(0, shown.find(' '))}}));
                    ++asked;
                }
                return false;
            });
        }
        CHECK(asked > 0);
        CHECK(only > 0);
    }
    TEST_CASE("what is supposed is said to be, nothing is noted on top of it, and one tap takes it back")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, {640.f, 360.f}, {1280.f, 800.f}}) {
            Player p(config(), size.first, size.second);
            open_line(p, drawn);
            const std::string deals = p.control("deals")["text"];
            look(p, 12, 3);
            p.use("if_has");
            CHECK(p.settles());
            CHECK(p.control("supposing")["text"] ==
                  en(Text::cluedo_supposing,
                     {{"supposed", en(Text::cluedo_is_with, {{"card", "Hall"}, {"holder", "Eva"}})}}));
            CHECK(p.control("note")["disabled"] == true);
            CHECK_FALSE(p.has("news"));
            p.use("note");
            CHECK_FALSE(p.has("entry_save"));
            CHECK(p.status().find(en(Text::cluedo_note_off)) != std::string::npos);
            p.use("if_lacks");
            CHECK(p.settles());
            CHECK(p.control("supposing")["text"] ==
                  en(Text::cluedo_supposing,
                     {{"supposed", en(Text::cluedo_not_with, {{"card", "Hall"}, {"holder", "Eva"}})}}));
            REQUIRE(p.click("take_back"));
            CHECK(p.settles());
            CHECK_FALSE(p.has("supposing"));
            CHECK(p.control("deals")["text"] == deals);
            CHECK(p.control("note").value("disabled", false) == false);
        }
    }
    TEST_CASE("with five to eight players all 21 cards of a phone's grid are on the screen at once")
    {
        for (const int players : {5, 6, 7, 8}) {
            Player p(config(R"(,"rules":"p)" + std::to_string(players) + "\""), 360, 640);
            Cards hand = 0;
            for (Card c = 0; size_of(hand) < dealt(classic, players, 0).size(0); ++c) hand |= bit(c);
            choose_hand(p, hand);
            REQUIRE(p.settles(2000));
            const auto rects = p.outline()["rects"];
            for (Card c = 0; c < 21; ++c)
                for (Holder h = 0; h <= players; ++h) {
                    INFO(players << " players, card " << c << ", holder " << h);
                    REQUIRE(rects.contains("cell:" + std::to_string(c * max_holders + h)));
                    CHECK(height_of(p, "cell:" + std::to_string(c * max_holders + h)) >= 23);
                }
            CHECK(rects["note"][3].get<int>() >= 44);
        }
    }
}

} // namespace cluedo_tests
