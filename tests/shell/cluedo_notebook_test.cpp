// The notebook at a real table: my hand, notes, shares and reasons; by the outline and by mouse.
#include "engine/cluedo/shares.hpp"
#include "engine/cluedo/why.hpp"
#include "shell/text/text.hpp"
#include "tests/shell/cluedo_support.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/layout_checks.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>

namespace cluedo_tests {

using wording::en, wording::Text;

using namespace engine::cluedo;

TEST_SUITE("cluedo")
{
    TEST_CASE("a notebook opens on the question which cards I have, and takes notes after that")
    {
        Player p(config());
        CHECK_FALSE(p.has("note"));
        CHECK(p.control("hand_done")["disabled"] == true);
        for (const int c : {1, 6, 10, 13}) REQUIRE(p.click("mine:" + std::to_string(c)));
        CHECK(p.control("hand_count")["text"] == "4 of 5 chosen");
        p.use("mine:15", "1");
        p.use("mine:16", "1"); // one too many
        CHECK(p.status() == en(Text::cluedo_hand_full, {{"count", 5}}));
        CHECK(p.control("mine:16")["checked"] == false);
        CHECK(p.click("hand_done"));
        CHECK(p.settles());
        CHECK(cell(p, 1, 0) == "yes");
        CHECK(cell(p, 1, 4) == "no");
        p.use("undo");
        CHECK(p.has("hand_done"));
    }
    TEST_CASE("before any note no card is said to be the likeliest in the envelope: they are told to be alike")
    {
        Player p(config());
        choose_hand(p, bit(1) | bit(6) | bit(10) | bit(13) | bit(15));
        REQUIRE(p.settles());
        WrittenTexts written;
        p.frame();
        for (const char* words : {"Suspects: 5 equally likely", "Weapons: 4 equally likely", "Rooms: 7 equally likely"})
            CHECK(written.has(words));
        note(p, Entry::suggestion(1, {0, 8, 14}, 3), 4);
        REQUIRE(p.settles());
        written.forget();
        p.frame();
        CHECK_FALSE(written.has(en(Text::cluedo_n_alike, "Suspects", "5")));
    }
    TEST_CASE("before any note a phone's line of the envelope says so too, in every language")
    {
        for (const std::string& language : every_language) {
            INFO(std::string(language));
            Player p(config(R"(,"rules":"p5")"), 360, 640);
            p.use("language", language);
            for (Card c = 0; c < 21 && p.has("hand_done"); c += 5) p.use("mine:" + std::to_string(c), "1");
            p.use("hand_done");
            REQUIRE(p.settles());
            WrittenTexts written;
            p.frame();
            const auto l = *shell::text::language_from(language);
            CHECK(written.has(shell::text::pattern(l, shell::text::Text::cluedo_all_alike)));
        }
    }
    TEST_CASE("on a phone the likeliest envelope has the share of each card that is not certain, in every language")
    {
        for (const std::string& language : every_language) {
            INFO(std::string(language));
            Player p(config(R"(,"rules":"p6")"), 360, 640);
            p.use("language", language);
            // Lead pipe, Billiard room: the longest names
            open_line(p,
                      "cluedo 1 notebook 6-6-9 dddddd 0 0 0 eeeeee 0 - - ags s1cis0s s2cis0s s3cjt4- s4ckt5- s5bis0s");
            Looks looks;
            p.frame();
            int lines = 0;
            for (const Written& t : looks.texts) {
                std::ptrdiff_t cards = 1;
                for (auto at = t.words.find(" · "); at != t.words.npos; at = t.words.find(" · ", at + 1)) ++cards;
                if (cards != 3) continue;
                ++lines;
                CHECK(std::count(t.words.begin(), t.words.end(), '%') == 3);
            }
            CHECK(lines == 1);
        }
    }
    TEST_CASE("on a phone what is said of a cell is whole, also while there is news and with five players")
    {
        for (const char* rules : {"p4", "p5", "p8"})
            for (const float height : {640.f, 740.f}) {
                INFO(std::string(rules) << " " << height);
                Player p(config(R"(,"rules":")" + std::string(rules) + '"'), 360, height);
                for (Card c = 0; c < 21 && p.has("hand_done"); c += 5) p.use("mine:" + std::to_string(c), "1");
                for (Card c = 1; c < 21 && p.control("hand_done")["disabled"] == true; c += 5)
                    p.use("mine:" + std::to_string(c), "1");
                p.use("hand_done");
                note(p, Entry::suggestion(1, {2, 8, 14}, 3), 99);
                REQUIRE(p.settles());
                p.use("cell:" + std::to_string(2 * max_holders + 1));
                REQUIRE(p.settles());
                const auto more = p.control("cell_more")["text"].get<std::string>();
                REQUIRE(more != "");
                Looks drawn;
                p.frame();
                const auto& rects = p.app().drawn().rects;
                for (const auto& words : {p.control("cell_share")["text"].get<std::string>(), more}) {
                    const auto t = std::find_if(drawn.texts.begin(), drawn.texts.end(),
                                                [&](const Written& one) { return one.words == words; });
                    REQUIRE(t != drawn.texts.end());
                    for (const char* button : {"note", "advice"})
                        if (rects.contains(button)) CHECK_FALSE(meet(t->place, rects.find(button)->second));
                }
            }
    }
    TEST_CASE("a question is noted with taps on the canvas: who, three cards, who shows; those between passed")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, {1280.f, 800.f}}) {
            Player p(config(), size.first, size.second);
            choose_hand(p, bit(1) | bit(6) | bit(10) | bit(13) | bit(15));
            CHECK(p.click("note"));
            for (const char* id : {"by:1", "suspect:0", "weapon:8", "room_asked:14", "shower:3"}) {
                const auto rects = p.outline()["rects"];
                REQUIRE_MESSAGE(rects.contains(id), id);
                p.click_at(rects[id]);
            }
            CHECK(p.settles());
            CHECK(p.control("notes_list")["items"][0] ==
                  "1. Ana asks: Scarlett, Lead piping, Dining room; Eva shows one · " +
                      en(Text::cluedo_pass_n, {{"holders", 1, "Leo"}}));
            CHECK(cell(p, 0, 2) == "no"); // Leo passed
            CHECK(p.has("note"));
        }
    }
    TEST_CASE("the entry knows my hand: I cannot pass with a card, nor show one I do not hold")
    {
        Player p(config());
        choose_hand(p, bit(1) | bit(6) | bit(10) | bit(13) | bit(15));
        p.use("note");
        choose(p, "by", 1);
        choose(p, "suspect", 1);
        choose(p, "weapon", 7);
        choose(p, "room_asked", 14);
        const auto options = p.control("shower")["options"];
        CHECK(options[0]["text"] == "Leo");
        CHECK_FALSE(options[0].contains("disabled"));
        CHECK(options[2]["text"] == "You");
        CHECK_FALSE(options[2].contains("disabled"));
        CHECK(options[3]["disabled"] == true); // nobody: I hold Mustard
        CHECK(options[3]["text"] == en(Text::cluedo_nobody) + " (" + en(Text::cluedo_you_would_show) + ")");
        p.use("shower", "4");
        CHECK(p.status().find(en(Text::cluedo_you_would_show)) != std::string::npos);
        p.use("shower", "0");                     // the only card of mine among the three is filled in
        CHECK(p.control("notes_list").is_null()); // an arrow key on a radio does not save the entry
        p.use("entry_save");
        p.settles();
        CHECK(p.control("notes_list")["items"][0] == "1. Ana " + en(Text::cluedo_asks) +
                                                         " Mustard, Dagger, Dining room; " +
                                                         en(Text::cluedo_you_show_it, {{"card", "Mustard"}}) + " · " +
                                                         en(Text::cluedo_pass_n, {{"holders", 2, "Leo and Eva"}}));
        look(p, 1, 0);
        CHECK(p.control("cell_more")["text"] == en(Text::cluedo_seen_by, "Ana"));
        CHECK(cell(p, 1, 0) == en(Text::cluedo_yes) + ", " + en(Text::cluedo_seen_short, {{"holders", "Ana"}}));
        CHECK(cell(p, 6, 0) == "yes");
    }
    TEST_CASE("which card do I show? the form says which one tells least, and which players have seen it")
    {
        Player p(config());
        choose_hand(p, bit(1) | bit(6) | bit(10) | bit(13) | bit(15));
        note(p, Entry::suggestion(1, {1, 6, 14}, 0, 6), 4); // Ana has seen the candlestick
        p.settles();
        p.use("note");
        choose(p, "by", 1);
        choose(p, "suspect", 1);
        choose(p, "weapon", 6);
        choose(p, "room_asked", 14);
        choose(p, "shower", 0);
        p.settles();
        const auto options = p.control("shown")["options"];
        REQUIRE(options.size() == 2);
        CHECK(options[0]["text"] == "Mustard");
        CHECK(options[1]["text"] == "Candlestick (" + en(Text::cluedo_show_best) + " · " +
                                        en(Text::cluedo_seen_short, {{"holders", "Ana"}}) + ")");
    }
    TEST_CASE("an answer that earlier notes exclude says with which of them it disagrees, and can be chosen")
    {
        Player p(config());
        choose_hand(p, bit(1) | bit(6) | bit(10) | bit(13) | bit(15));
        note(p, Entry::suggestion(1, {0, 8, 14}, 3), 4);    // Leo passes
        note(p, Entry::suggestion(0, {2, 7, 12}, 2, 7), 4); // Leo has the dagger
        REQUIRE(p.settles());
        p.use("note");
        choose(p, "by", 1);
        choose(p, "suspect", 0);
        choose(p, "weapon", 8);
        choose(p, "room_asked", 14);
        REQUIRE(p.settles());
        auto options = p.control("shower")["options"]; // Leo, Eva, I, nobody
        CHECK(options[0]["text"] == "Leo (" + en(Text::cluedo_disagrees, {{"notes", 1, "1"}}) + ")");
        CHECK(options[0].value("disabled", false) == false);
        CHECK(options[1]["text"] == "Eva");
        CHECK(options[3]["text"] ==
              en(Text::cluedo_nobody) + " (" + en(Text::cluedo_disagrees, {{"notes", 1, "1"}}) + ")");
        choose(p, "weapon", 7);
        REQUIRE(p.settles());
        options = p.control("shower")["options"];
        CHECK(options[0]["text"] == "Leo");
        CHECK(options[1]["text"] == "Eva (" + en(Text::cluedo_disagrees, {{"notes", 1, "2"}}) + ")");
        choose(p, "shower", 3);
        p.use("entry_save");
        REQUIRE(p.settles());
        CHECK(p.has("contradiction"));
        p.use("edit:2"); // a note that is edited does not disagree with itself
        REQUIRE(p.settles());
        CHECK(p.control("shower")["options"][0]["text"] == "Leo");
    }
    TEST_CASE("a note that tells nothing says so, and a note made twice names the first; undo takes the words back")
    {
        Player p(config());
        choose_hand(p, bit(1) | bit(6) | bit(10) | bit(13) | bit(15));
        const Entry e = Entry::suggestion(1, {0, 8, 14}, 3);
        note(p, e, 4);
        REQUIRE(p.settles());
        CHECK_FALSE(p.control("news")["text"] == en(Text::cluedo_news_nothing, {{"note", 1}}));
        note(p, e, 4);
        REQUIRE(p.settles());
        CHECK(p.control("news")["text"] == en(Text::cluedo_news_same, {{"note", 2}, {"first", 1}}));
        p.use("undo");
        REQUIRE(p.settles());
        CHECK_FALSE(p.has("news"));
        note(p, Entry::suggestion(1, {1, 6, 13}, 0, 1), 4); // I show one of my cards: I learn nothing
        REQUIRE(p.settles());
        CHECK(p.control("news")["text"] == en(Text::cluedo_news_nothing, {{"note", 2}}));
    }
    TEST_CASE("a notebook that knows the envelope says so in words and on the canvas, whole, on a phone too")
    {
        for (const float width : {1280.f, 360.f}) {
            Player p(config(), width, 640);
            open_line(p, "cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - bgknp r4a r4h r4m");
            const std::string words = en(Text::cluedo_accuse_now, {{"cards", "Scarlett, Dagger, Hall"}});
            CHECK(p.control("solved")["text"] == words);
            WrittenTexts written;
            p.frame();
            CHECK(written.has_in_two_lines(words));
            p.use("undo");
            REQUIRE(p.settles());
            CHECK_FALSE(p.has("solved"));
        }
    }
    TEST_CASE("shares are the engine's, and 0 and 100 stand for certainty only")
    {
        Player p(config());
        open_line(p, drawn);
        const auto log = from_line(drawn);
        REQUIRE(log);
        const Shares s = engine::run(SharesJob(log->now().view(), log->now().notes()));
        const std::string envelopes = en(Text::cluedo_envelopes_n, {{"count", s.envelopes.size()}});
        CHECK(p.control("deals")["text"] == envelopes + " · " + std::to_string(s.total) + " deals");
        for (Card c = 0; c < 21; ++c)
            for (Holder h = 0; h < 5; ++h) {
                const auto n = s.deals_with[static_cast<std::size_t>(c)][static_cast<std::size_t>(h)];
                const std::string shown = cell(p, c, h);
                if (n == 0) CHECK(shown == "no");
                else if (n == s.total) CHECK(shown.starts_with("yes"));
                else
                    CHECK(std::abs(std::stoi(shown) - 100.0 * static_cast<double>(n) / static_cast<double>(s.total)) <
                          1);
            }
        p.use("shares", "0");
        CHECK(cell(p, 2, 1) == "?");
    }
    TEST_CASE("why: the notes behind three cells, the fewest the engine finds, each in words")
    {
        Player p(config());
        open_line(p, drawn);
        const auto log = from_line(drawn);
        struct Case {
            Card card;
            Holder holder;
            std::string rows, line;
        };
        const auto showed = [](int number) {
            return en(Text::cluedo_noted,
                      {{"note", number},
                       {"sentence", en(Text::cluedo_why_showed, {{"holder", "Eva"}, {"card", "Scarlett"}})}});
        };
        for (const Case& c :
             {Case{11, 4, en(Text::cluedo_follows, {{"notes", 2, "4 and 5"}}),
                   en(Text::cluedo_why_only_left, {{"card", "Spanner"}, {"holder", en(Text::cluedo_the_envelope)}})},
              Case{0, 3, en(Text::cluedo_follows, {{"notes", 1, "4"}}), showed(4)},
              Case{1, 0, en(Text::cluedo_follows_rules), en(Text::cluedo_why_hand_has)}}) {
            look(p, c.card, c.holder);
            const Why why = engine::run(WhyJob(log->now().view(), log->now().notes(), c.card, c.holder));
            CHECK(p.control("why_rows")["text"] == c.rows);
            const auto lines = p.control("why_lines")["items"];
            CHECK(std::find(lines.begin(), lines.end(), c.line) != lines.end());
            CHECK((why.rows.empty()) == (c.rows == en(Text::cluedo_follows_rules)));
        }
        open_line(p, "cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - bgknp s0alm3a"); // the first note is a reason too
        look(p, 0, 3);
        CHECK(p.control("why_rows")["text"] == en(Text::cluedo_follows, {{"notes", 1, "1"}}));
        CHECK(p.control("why_lines")["items"] == nlohmann::json{showed(1)});
    }
    TEST_CASE("Cancel closes a note that is edited, by the pointer, and is there once")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, {1280.f, 800.f}}) {
            Player p(config(), size.first, size.second);
            open_line(p, drawn);
            p.use("edit:2");
            p.settles();
            REQUIRE(p.has("entry_close"));
            const auto& now = p.app().drawn();
            CHECK(std::count(now.stops.begin(), now.stops.end(), "entry_close") == 1);
            REQUIRE(now.rects.contains("entry_close"));
            const auto r = now.rects.find("entry_close")->second;
            CHECK(r.y > size.second / 2); // the button at the foot
            p.click_at({r.x, r.y, r.w, r.h});
            CHECK_FALSE(p.has("entry_close"));
        }
    }
    TEST_CASE("a forgotten turn is inserted between two notes, and the next in turn there is taken for its asker")
    {
        for (const float width : {360.f, 1280.f}) {
            Player p(config(), width, 640);
            open_line(p, drawn);
            if (width < 500) p.use("notes");
            p.use("row:2");
            p.use("insert:2"); // Ana and Leo asked before
            CHECK(p.control("by")["value"] == "3");
            {
                WrittenTexts written; // it says where the turn goes
                p.frame();
                CHECK(written.has(en(Text::cluedo_insert_n, {{"note", 3}})));
            }
            choose(p, "suspect", 4);
            choose(p, "weapon", 9);
            choose(p, "room_asked", 18);
            choose(p, "shower", 4);
            p.use("entry_save");
            REQUIRE(p.settles());
            const auto items = p.control("notes_list")["items"];
            REQUIRE(items.size() == 6);
            const std::string third = items[2];
            CHECK(third.starts_with("3. Eva " + en(Text::cluedo_asks)));
            CHECK(third.find("Peacock") != std::string::npos);
            p.use("undo");
            CHECK(p.control("notes_list")["items"].size() == 5);
            p.use("row:0");
            p.use("insert:0");
            WrittenTexts written;
            p.frame();
            CHECK(written.has(en(Text::cluedo_insert_n, {{"note", 1}})));
            CHECK(p.outline().dump().find(en(Text::cluedo_insert_n, {{"note", 1}})) != std::string::npos);
        }
    }
    TEST_CASE("the next in turn is taken for the asker, but not for the accuser")
    {
        Player p(config());
        open_line(p, drawn);
        p.use("note");
        CHECK(p.control("by")["value"] == "2");
        p.use("entry_kind", "2");
        for (const auto& option : p.control("by")["options"]) CHECK(option["value"] != p.control("by")["value"]);
        p.use("entry_kind", "1");
        CHECK(p.control("by")["value"] == "2");
        p.use("by", "3"); // a choice of mine is kept
        p.use("entry_kind", "2");
        CHECK(p.control("by")["value"] == "3");
    }
    TEST_CASE("accusations and other facts are notes too, and a supposition can be taken away again")
    {
        Player p(config());
        open_line(p, drawn);
        p.use("note", "2");
        choose(p, "by", 2);
        choose(p, "suspect", 4);
        choose(p, "weapon", 11);
        choose(p, "room_asked", 12);
        choose(p, "result", 0);
        p.use("entry_save");
        p.settles();
        CHECK(p.control("notes_list")["items"][5] ==
              "6. Leo " + en(Text::cluedo_accuses) + " Peacock, Spanner, Hall; " + en(Text::cluedo_was_wrong));
        look(p, 12, 3);
        CHECK(p.control("cell_title")["text"] == en(Text::cluedo_is_open, "Hall", "Eva"));
        p.use("if_has");
        p.settles();
        CHECK(p.control("notes_list")["items"][6] ==
              "7. " + en(Text::cluedo_supposed) + " " +
                  en(Text::cluedo_is_with, {{"card", "Hall"}, {"holder", "Eva"}}));
        CHECK(cell(p, 12, 3) == "yes");
        p.use("remove:6");
        p.settles();
        CHECK(cell(p, 12, 3) != "yes");
        p.use("note", "3");
        choose(p, "by", 4);
        choose(p, "fact_card", 2);
        choose(p, "result", 1);
        p.use("entry_save");
        p.settles();
        CHECK(p.control("notes_list")["items"][6] ==
              "7. " + en(Text::cluedo_known) + " " + en(Text::cluedo_not_in_envelope, {{"card", "White"}}));
        p.use("note");
        CHECK(p.control("by")["value"] == "3");
        CHECK(p.control("by")["options"][2]["disabled"] == true);
        choose(p, "by", 2); // Leo is out and asks no more
        CHECK(p.status().find(en(Text::cluedo_error_eliminated)) != std::string::npos);
        CHECK(p.control("by")["value"] == "3");
        CHECK(p.has("entry_close"));
    }
}

} // namespace cluedo_tests
