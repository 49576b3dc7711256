// Cluedo through the shell: a notebook at a real table and games against computer players, by the outline's controls
// and by mouse; what is shown is compared with the engine.
#include "engine/cluedo/advice.hpp"
#include "engine/cluedo/game.hpp"
#include "engine/cluedo/repairs.hpp"
#include "engine/cluedo/story.hpp"
#include "engine/cluedo/why.hpp"
#include "engine/session/link.hpp"
#include "tests/shell/player.hpp"
#include <algorithm>
#include <doctest/doctest.h>

namespace cluedo_tests {

namespace {

using namespace engine::cluedo;

std::string config(const std::string& more = "")
{
    return R"({"language":"en","motion":"reduce","game":"cluedo")" + more + "}";
}

void open_line(Player& p, const std::string& line)
{
    REQUIRE(p.app().set_state(engine::session::to_link(line)));
    REQUIRE(p.settles());
}

/// The notebook of the look's drawings: four players, I hold five cards, five questions.
const std::string drawn = "cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - bgknp s1ain3- s2dkt0k s3fjo2- s0alm3a s1els--";

void choose(Player& p, const char* id, int n) { p.use(id, std::to_string(n)); }

void note(Player& p, const Entry& e, int players)
{
    p.use("note");
    choose(p, "by", e.by);
    choose(p, "suspect", e.cards[0]);
    choose(p, "weapon", e.cards[1]);
    choose(p, "room_asked", e.cards[2]);
    choose(p, "shower", e.shower == nobody ? players : e.shower);
    if (p.has("shown") && e.card != no_card) choose(p, "shown", e.card);
    p.use("entry_save");
}

void choose_hand(Player& p, Cards hand)
{
    for (const Card c : list_of(hand)) p.use("mine:" + std::to_string(c), "1");
    p.use("hand_done");
}

std::string cell(Player& p, Card c, Holder h)
{
    return p.control("grid")["rows"][static_cast<std::size_t>(c)][static_cast<std::size_t>(h) + 1];
}

void look(Player& p, Card c, Holder h)
{
    choose(p, "look_card", c);
    choose(p, "look_holder", h);
    p.settles();
}

/// Two controls one over the other: the one below could not be pressed.
std::string overlap(Player& p)
{
    const auto rects = p.outline()["rects"];
    for (auto a = rects.begin(); a != rects.end(); ++a)
        for (auto b = std::next(a); b != rects.end(); ++b) {
            const auto shared = [&](int at, int size) {
                const int low = std::max((*a)[at].get<int>(), (*b)[at].get<int>());
                return std::min((*a)[at].get<int>() + (*a)[size].get<int>(),
                                (*b)[at].get<int>() + (*b)[size].get<int>()) -
                       low;
            };
            if (shared(0, 2) > 3 && shared(1, 3) > 3) return a.key() + " and " + b.key();
        }
    return {};
}

/// Twenty truthful questions at a table of four as seat 0 sees them, and one of them mistyped so that all together
/// contradict each other.
struct Session {
    Play play;
    std::vector<Entry> entries;
    std::size_t wrong = 0;
};
Session mistyped()
{
    for (std::uint64_t seed = 1;; ++seed) {
        engine::Rng rng(seed);
        Session s;
        s.play.table = dealt(classic, 4, 0);
        s.play.deal = shuffled(s.play.table, rng);
        for (int i = 0; i < 20; ++i) {
            Trio cards{};
            for (const Kind k : {Kind::suspect, Kind::weapon, Kind::room}) {
                const auto list = list_of(classic.of(k));
                cards[static_cast<std::size_t>(k)] = list[rng.index(list.size())];
            }
            s.play.ask(cards);
            if (s.play.phase == Play::Phase::show) s.play.show(first_of(s.play.showable()));
            s.play.pass();
        }
        s.entries = s.play.seen_from(0);
        for (s.wrong = 4; s.wrong < 12; ++s.wrong) { // a shower taken for another
            auto entries = s.entries;
            Entry& e = entries[s.wrong];
            if (e.by == 0 || e.shower <= 0) continue;
            e.shower = e.shower == 3 ? 1 : e.shower + 1;
            const View v = s.play.view(0);
            if (e.shower == e.by || implausible(v, std::span(entries).first(s.wrong), e)) continue;
            if (find_deal(v.table, constraints_of(v, entries), Domains::of(v.table))) continue;
            s.entries = entries;
            return s;
        }
    }
}

} // namespace

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
        p.use("mine:16", "1"); // one too many: nothing happens
        CHECK(p.control("mine:16")["checked"] == false);
        CHECK(p.click("hand_done"));
        CHECK(p.settles());
        CHECK(cell(p, 1, 0) == "yes");
        CHECK(cell(p, 1, 4) == "no");
        p.use("undo");
        CHECK(p.has("hand_done"));
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
                  "1. Ana asks: Scarlett, Lead pipe, Dining room; Eva shows one");
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
        p.use("shower", "4");
        CHECK(p.status().find("answer before") != std::string::npos);
        p.use("shower", "0");                     // the only card of mine among the three is filled in
        CHECK(p.control("notes_list").is_null()); // who walks through radios by arrow keys has not chosen yet
        p.use("entry_save");
        p.settles();
        CHECK(p.control("notes_list")["items"][0] == "1. Ana asks: Mustard, Dagger, Dining room; you show Mustard");
        look(p, 1, 0);
        CHECK(p.control("cell_more")["text"] == "Seen by Ana.");
        CHECK(cell(p, 1, 0) == "yes, seen by Ana");
        CHECK(cell(p, 6, 0) == "yes");
    }
    TEST_CASE("shares are the engine's, and 0 and 100 stand for certainty only")
    {
        Player p(config());
        open_line(p, drawn);
        const auto log = from_line(drawn);
        REQUIRE(log);
        const Shares s = engine::run(SharesJob(log->now().view(), log->now().notes()));
        CHECK(p.control("deals")["text"] == std::to_string(s.total) + " deals");
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
        for (const Case& c :
             {Case{11, 4, "It follows from notes 4 and 5.", "Somebody has Wrench; only the envelope is left."},
              Case{0, 3, "It follows from note 4.", "Note 4: Eva showed Scarlett."},
              Case{1, 0, "It follows from your hand and the rules.", "It is one of your cards."}}) {
            look(p, c.card, c.holder);
            const Why why = engine::run(WhyJob(log->now().view(), log->now().notes(), c.card, c.holder));
            CHECK(p.control("why_rows")["text"] == c.rows);
            const auto lines = p.control("why_lines")["items"];
            CHECK(std::find(lines.begin(), lines.end(), c.line) != lines.end());
            CHECK((why.rows.empty()) == (c.rows.find("hand") != std::string::npos));
        }
        open_line(p, "cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - bgknp s0alm3a"); // the first note is one as well
        look(p, 0, 3);
        CHECK(p.control("why_rows")["text"] == "It follows from note 1.");
        CHECK(p.control("why_lines")["items"] == nlohmann::json{"Note 1: Eva showed Scarlett."});
    }
    TEST_CASE(
        "of twenty notes one is wrong: it is said at once, the culprit is named, one tap repairs, and undo goes back")
    {
        const Session s = mistyped();
        Player p(config());
        choose_hand(p, s.play.hand(0));
        std::size_t told = 0; // after so many notes
        for (std::size_t i = 0; i < s.entries.size(); ++i) {
            note(p, s.entries[i], 4);
            p.settles();
            REQUIRE(p.control("notes_list")["items"].size() == i + 1);
            if (told == 0 && p.has("contradiction")) told = i + 1;
        }
        const Repairs r = engine::run(RepairsJob(s.play.view(0), s.entries));
        CHECK(told == static_cast<std::size_t>(r.first_bad_prefix));
        const std::string words = p.control("contradiction")["text"];
        CHECK(words.find("from note " + std::to_string(r.first_bad_prefix) + " on") != std::string::npos);
        CHECK(words.find("Likeliest: note " + std::to_string(r.ranked[0] + 1)) != std::string::npos);
        const auto culprit = std::find(r.ranked.begin(), r.ranked.end(), static_cast<int>(s.wrong));
        REQUIRE(culprit != r.ranked.end());
        SUBCASE("ignoring it")
        {
            CHECK(p.click("ignore:" + std::to_string(r.ranked[0]))); // the banner's button
            p.use("undo");
            p.use("ignore:" + std::to_string(s.wrong), "1");
            p.settles();
            CHECK_FALSE(p.has("contradiction"));
            const std::string line = p.control("notes_list")["items"][s.wrong];
            CHECK(line.find("ignored") != std::string::npos);
            p.use("undo");
            p.settles();
            CHECK(p.has("contradiction"));
        }
        SUBCASE("mending it")
        {
            p.use("edit:" + std::to_string(s.wrong));
            const Entry truth = s.play.seen_from(0)[s.wrong];
            choose(p, "shower", truth.shower);
            if (truth.card != no_card) choose(p, "shown", truth.card);
            p.use("entry_save");
            p.settles();
            CHECK_FALSE(p.has("contradiction"));
            for (Card c = 0; c < 21; ++c) // what is certain is true
                for (Holder h = 0; h < 5; ++h) {
                    const bool has = s.play.deal[static_cast<std::size_t>(c)] == h;
                    CHECK_FALSE(cell(p, c, h).starts_with(has ? "no" : "yes"));
                }
        }
        SUBCASE("deleting it")
        {
            p.use("remove:" + std::to_string(s.wrong));
            p.settles();
            CHECK_FALSE(p.has("contradiction"));
            CHECK(p.control("notes_list")["items"].size() == 19);
        }
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
        CHECK(p.control("notes_list")["items"][5] == "6. Leo accuses: Peacock, Wrench, Hall; wrong");
        look(p, 12, 3);
        CHECK(p.control("cell_title")["text"] == "Hall, Eva: not known yet");
        p.use("if_has");
        p.settles();
        CHECK(p.control("notes_list")["items"][6] == "7. What if: Hall: Eva has it");
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
        CHECK(p.control("notes_list")["items"][6] == "7. Fact: White: not in the envelope");
        p.use("note");
        choose(p, "by", 2); // out: asks no more
        choose(p, "suspect", 2);
        choose(p, "weapon", 7);
        choose(p, "room_asked", 14);
        choose(p, "shower", 4);
        p.use("entry_save");
        CHECK(p.status().find("accused wrongly") != std::string::npos);
        CHECK(p.has("entry_close"));
    }
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
    TEST_CASE("the machinery is gone through step by step: from nothing known to all that its level knows")
    {
        Player p(config());
        open_line(p, drawn);
        const auto log = from_line(drawn);
        const View view = log->now().view();
        for (const Level level : {Level::propagation, Level::probing}) {
            p.use("level", level == Level::propagation ? "0" : "1");
            p.use("story", "1");
            const Story story = story_of(view, log->now().notes(), level);
            const auto grid_is = [&](const Domains& d) {
                for (Card c = 0; c < 21; ++c)
                    for (Holder h = 0; h < 5; ++h) {
                        const std::string shown = cell(p, c, h);
                        const char* wanted = d.at(c, h) == Domain::both        ? "?"
                                             : d.at(c, h) == Domain::only_true ? "yes"
                                                                               : "no";
                        CHECK(shown.starts_with(wanted));
                    }
            };
            p.use("step:first");
            grid_is(Domains::of(view.table));
            const int count = static_cast<int>(story.moves.size());
            CHECK(p.control("step")["max"] == count);
            for (const int k : {1, 2, count / 2, count}) {
                p.use("step", std::to_string(k));
                CHECK(p.control("step_words")["text"] == "Step " + std::to_string(k) + " of " + std::to_string(count));
                grid_is(domains_after(story, static_cast<std::size_t>(k)));
                const Move& m = story.moves[static_cast<std::size_t>(k) - 1];
                const Constraint& said = story.constraints[static_cast<std::size_t>(m.constraint)];
                CHECK(p.control("story_variables")["items"].size() == arguments(view.table, said).size());
            }
            Domains all = Domains::of(view.table);
            REQUIRE(decide(view.table, constraints_of(view, log->now().notes()), all, level));
            grid_is(all);
            p.use("story", "0");
            CHECK(cell(p, 11, 4) == "yes");
        }
    }
    TEST_CASE(
        "the steps tell constraints in words and in the model's notation; a cell leads to the step that decides it")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, {1280.f, 800.f}}) {
            Player p(config(), size.first, size.second);
            open_line(p, drawn);
            p.use("level", "1");
            p.use("story", "1");
            p.use("cell:" + std::to_string(0 * max_holders + 3)); // Eva showed me Scarlett
            CHECK(p.control("story_move")["text"] == "Scarlett: Eva has it");
            CHECK(p.control("story_constraint")["text"] == "Note 4: Eva has Scarlett.");
            CHECK(p.control("story_notation")["text"] == "V1(c(Scarlett, Eva)) = true");
            CHECK(p.control("story_rule")["text"].get<std::string>().starts_with("Downward: 1 of 1 is"));
            const std::string now = p.control("step_words")["text"];
            CHECK(p.click("step:next"));
            CHECK(p.control("step_words")["text"] != now);
            p.key(ImGuiKey_LeftArrow);
            CHECK(p.control("step_words")["text"] == now);
            CHECK(p.settles());
            const auto rects = p.outline()["rects"];
            CHECK(rects.contains("step"));
            p.use("play", "1");
            p.frames(150); // two seconds and more
            CHECK(p.control("step_words")["text"] != now);
            p.use("play", "0");
            CHECK(p.settles());
        }
    }
    TEST_CASE("notes that contradict each other: the last step is the contradiction")
    {
        const Session s = mistyped();
        Player p(config());
        choose_hand(p, s.play.hand(0));
        for (const Entry& e : s.entries) note(p, e, 4);
        p.settles();
        p.use("level", "1");
        p.use("story", "1");
        p.use("step:last");
        const std::string last = p.control("story_move")["text"];
        CHECK((last == "Contradiction" || last.starts_with("Refuted"))); // if probing sees it at all, as the story says
        CHECK((last == "Contradiction") == !story_of(s.play.view(0), s.entries, Level::probing).consistent);
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
    TEST_CASE("with six players too every cell is as large as a fingertip, and my cards are tapped without scrolling")
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
                    CHECK(rects["cell:" + std::to_string(h)][2].get<int>() >= 44);
                    CHECK(rects["cell:" + std::to_string(h)][3].get<int>() >= 44);
                }
            }
    }
    TEST_CASE("a weaker level of deduction shows less, never more")
    {
        Player p(config());
        open_line(p, drawn);
        const auto known = [&] {
            int n = 0;
            for (Card c = 0; c < 21; ++c)
                for (Holder h = 0; h < 5; ++h) n += cell(p, c, h) == "yes" || cell(p, c, h) == "no" ? 1 : 0;
            return n;
        };
        const int all = known();
        p.use("level", "0");
        CHECK(known() <= all);
        CHECK(cell(p, 2, 1) == "?");
        p.use("level", "2");
        CHECK(known() == all);
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
        p.use("own_cards", "1");
        p.use("own:0", "Rosa, Blu");
        p.use("own:1", "Uno, Due");
        p.use("own:2", "Qui, Qua");
        p.use("start");
        CHECK(p.control("mine:0")["label"] == "Rosa");
    }
    TEST_CASE("a game against three computer players is played to its end with advice, reviewed, and reopened")
    {
        Player p(config(R"(,"role":"play","seed":"7","strategy":"easy")"));
        p.use("mind", "1");
        int turns = 0;
        for (; turns < 200 && !p.has("review_lines"); ++turns) {
            p.settles(2000);
            const auto advice = p.control("advice_text");
            const bool solved =
                !advice.is_null() && advice["text"].get<std::string>().find("Accuse!") != std::string::npos;
            nlohmann::json shown;
            const auto outline = p.outline();
            for (const auto& n : outline["nodes"])
                if (n["id"].get<std::string>().starts_with("show:") && shown.is_null()) shown = n;
            if (!shown.is_null()) p.use(shown["id"].get<std::string>());
            else if (solved && p.has("accuse")) {
                p.use("accuse");
                REQUIRE(p.control("entry_save").value("disabled", false) == false);
                p.use("entry_save");
            } else if (p.has("ask")) {
                REQUIRE(p.has("ask_this"));
                p.use("ask_this");
            } else if (p.has("pass")) p.use("pass");
        }
        CHECK(p.has("review_lines"));
        CHECK(turns < 200);
        CHECK(p.effect(shell::kit::Effect::Kind::event, "complete") != "");
        CHECK(p.status().find("It was:") != std::string::npos);
        const std::string before = p.app().state();
        p.use("undo"); // back to my last decision
        CHECK_FALSE(p.has("review_lines"));
        CHECK((p.has("pass") || p.has("ask") || p.outline().dump().find("show:") != std::string::npos));
        p.use("redo");
        CHECK(p.settles(2000));
        CHECK(p.app().state() == before); // the computer players play the same again
        CHECK(p.app().set_state(before));
        p.use("language", "es");
        CHECK(p.settles(2000));
        CHECK(p.status().find("Era:") != std::string::npos);
        CHECK(p.app().state() == before);
    }
    TEST_CASE("computer players move one after the other, slowly enough to be watched, and then wait for me")
    {
        Player p(R"({"language":"en","game":"cluedo","role":"play","seed":"7"})");
        p.use("giveup");
        p.use("undo");
        p.frames(10);
        CHECK_FALSE(p.has("ask"));
        for (int i = 0; i < 600 && !p.has("ask") && p.outline().dump().find("show:") == std::string::npos; ++i)
            p.frame();
        CHECK((p.has("ask") || p.outline().dump().find("show:") != std::string::npos));
    }
    TEST_CASE("without Sagaz's notes a game shows what a sheet of paper would, and takes my own marks")
    {
        Player p(config(R"(,"role":"play","seed":"7")"));
        p.settles(2000);
        CHECK_FALSE(p.has("deals"));
        int open = 0;
        for (Card c = 0; c < 21; ++c) open += cell(p, c, 4) == "?" ? 1 : 0;
        CHECK(open >= 12);
        Card unknown = 0;
        while (cell(p, unknown, 4) != "?") ++unknown;
        look(p, unknown, 4);
        p.use("my_mark", "3");
        CHECK(cell(p, unknown, 4) == "(maybe)");
        CHECK(p.click("cell:" + std::to_string(unknown * max_holders + 4)) == false); // not a control of the outline
        p.use("cell:" + std::to_string(unknown * max_holders + 4));
        CHECK(cell(p, unknown, 4) == "?");
        p.use("undo");
        CHECK(cell(p, unknown, 4) == "(maybe)");
        p.use("giveup");
        p.settles(2000);
        CHECK(p.status().find("laid open") != std::string::npos);
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
