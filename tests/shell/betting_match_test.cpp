// The betting variants through the shell: a match by the outline's controls, my strategy, the equilibrium, the rules.
#include "engine/betting/book.hpp"
#include "engine/betting/match.hpp"
#include "engine/session/link.hpp"
#include "tests/shell/lesson_support.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <doctest/doctest.h>

namespace betting_match_tests {

namespace {

std::string kuhn(const std::string& more = {})
{
    return R"({"language":"en","motion":"reduce","game":"betting","rules":"kuhn","seed":"42")" + more + "}";
}

/// The game's line.
std::string line_of(Player& p) { return engine::session::from_link(p.app().state()).value_or(""); }

std::string text_of(Player& p, std::string_view id) { return p.control(id)["text"].get<std::string>(); }

/// The slide's strategy: jack 1/2, queen 0, king 1; after a check jack 0, queen 1/2, king 1. A step is 1/12.
void set_slide(Player& p)
{
    p.use("analysis", "1");
    p.use("tab", "1");
    const engine::betting::Book book = engine::betting::Book::of(
        engine::betting::match_from_line("betting 1 kuhn 1 1 1,1,1 max 20 42")->setup().rules);
    for (int s = 0; s < 6; ++s) {
        const std::string& name = book.set(0, s).name;
        const int step = name == "J" || name == "Q check bet" ? 6 : name[0] == 'K' ? 12 : 0;
        p.use("plan:" + std::to_string(s), std::to_string(step));
    }
    p.frames(2);
}

} // namespace

TEST_SUITE("betting")
{
    TEST_CASE("a new game of Kuhn's poker keeps the tab of the own strategy")
    {
        for (const float width : {1280.f, 360.f}) {
            INFO(width);
            Player p(kuhn(), width, width > 400 ? 800 : 640);
            p.use("analysis", "1");
            p.use("tab", "1");
            const auto tab = p.control("tab")["value"];
            p.use("new_game");
            p.frames(4);
            CHECK(p.control("tab")["value"] == tab);
            CHECK(p.has("twenty")); // of that tab
        }
    }
    TEST_CASE("the tabs stay in place, whichever is pressed")
    {
        for (const char* rules : {"kuhn", "one_card", "2,4,6"}) {
            Player p(R"({"language":"en","motion":"reduce","game":"betting","seed":"42","rules":")" +
                     std::string(rules) + "\"}");
            p.use("analysis", "1");
            p.use("tab", "0");
            const auto tabs = [&] {
                std::vector<shell::kit::Rect> out;
                for (const auto& [id, rect] : p.app().drawn().rects)
                    if (id.starts_with("tab:")) out.push_back(rect);
                return out;
            };
            const auto at_first = tabs();
            REQUIRE(at_first.size() >= 3);
            for (std::size_t i = 0; i < at_first.size(); ++i) {
                INFO(rules << ", tab " << i);
                p.click_at(p.outline()["rects"]["tab:" + std::to_string(i)]);
                p.settles();
                CHECK(tabs() == at_first);
            }
        }
    }
    TEST_CASE("Kuhn's three cards: twenty rounds by the outline's buttons, with the engine's cards and moves")
    {
        Player p(kuhn());
        auto log = *engine::betting::match_from_line("betting 1 kuhn 1 1 1,1,1 max 20 42");
        for (int i = 0; !log.now().over(); ++i) {
            if (log.now().shown()) {
                REQUIRE(log.push(engine::betting::Deals{}));
                p.use("next");
                continue;
            }
            const int action = i % 3 == 0 ? 0 : 1;
            REQUIRE(log.push(engine::betting::Act{action}));
            p.use("act:" + std::to_string(action));
        }
        const auto rows = p.control("rounds")["rows"];
        REQUIRE(rows.size() == 20);
        for (std::size_t i = 0; i < 20; ++i) {
            const int payoff = *log.now().rounds[i].payoff;
            CHECK(rows[i][4] == (payoff > 0 ? "+" : "−") + std::to_string(std::abs(payoff)));
        }
        CHECK(p.has("new_game"));
    }
    TEST_CASE("my strategy: the slide's is exploitable by 1/9, by two moves that win 1/18 each, until it is mended")
    {
        Player p(kuhn());
        set_slide(p);
        CHECK(text_of(p, "exploitable").find("1/9 ≈ 0.111") != std::string::npos);
        CHECK(text_of(p, "holds").ends_with("−1/6"));
        CHECK(text_of(p, "safe").ends_with("−1/18"));
        const auto rows = p.control("takes")["rows"];
        REQUIRE(rows.size() == 2);
        for (const auto& row : rows) CHECK(row[1] == "1/18");
        p.use("twenty");
        CHECK(p.has("twenty_told"));
        const std::string first = text_of(p, "twenty_told");
        p.use("twenty");
        CHECK(text_of(p, "twenty_told") != first);
        p.use("mend");
        CHECK(text_of(p, "exploitable").ends_with(": 0"));
        CHECK(text_of(p, "optimal").find("−1/18") != std::string::npos);
        CHECK(p.control("mend").value("disabled", false));
    }
    TEST_CASE("my strategy stays with its game, over home, another room and a reload; another game has its own")
    {
        using Kind = shell::kit::Effect::Kind;
        for (const bool mended : {false, true}) {
            CAPTURE(mended);
            std::string loss, game, prefs, untouched;
            {
                Player p(kuhn());
                p.use("analysis", "1");
                p.use("tab", "1");
                untouched = text_of(p, "exploitable");
                set_slide(p);
                if (mended) p.use("mend");
                loss = text_of(p, "exploitable");
                REQUIRE(loss != untouched);
                prefs = p.effect(Kind::save, "prefs"); // written at once
                p.use("home");
                p.use("open:trees");
                REQUIRE_FALSE(p.has("plan:0"));
                p.use("open:betting");
                p.use("tab", "1");
                CHECK(text_of(p, "exploitable") == loss);
                p.use("tab", "2"); // the reload finds another tab
                p.settles();
                game = p.effect(Kind::save, "game");
            }
            const auto reloaded = [&](std::string_view before, std::string_view now) {
                auto kept = prefs;
                if (const auto at = kept.find(before); at != kept.npos) kept.replace(at, before.size(), now);
                Player p({{"language", "en"}, {"motion", "reduce"}, {"saved", game}, {"prefs", kept}}, 1280, 800);
                p.settles();
                p.use("tab", "1");
                return text_of(p, "exploitable");
            };
            CHECK(reloaded("", "") == loss);
            const std::string_view at = "betting.plan=betting 1 kuhn 1 1 1,1,1 max 20 42:";
            REQUIRE(prefs.find(at) != prefs.npos);
            for (const char* other : {"betting.plan=betting 1 kuhn 1 1 1,1,1 max 20 43:", "betting.plan=:",
                                      "betting.plan=betting 1 kuhn 1 1 1,1,1 max 20 42:99,",
                                      "betting.plan=betting 1 kuhn 1 1 1,1,1 max 20 42:1,",
                                      "betting.plan=betting 1 kuhn 1 1 1,1,1 max 20 42"})
                CHECK(reloaded(at, other) == untouched);
        }
    }
    TEST_CASE("what twenty rounds gave is written once, in sight below their button, and is the status")
    {
        for (const auto& size : {std::pair{1280.f, 800.f}, std::pair{640.f, 360.f}, std::pair{360.f, 640.f}}) {
            Player p(kuhn(), size.first, size.second);
            set_slide(p);
            for (int press = 0; press < 2; ++press) {
                INFO(size.first << " press " << press);
                p.use("plan:0", press == 0 ? "3" : "4"); // the result goes, and its count begins again
                CHECK_FALSE(p.has("twenty_told"));
                p.app().outline_action("twenty", "view");
                p.settles(60);
                p.use("twenty");
                p.settles(60);
                CHECK(p.status() == text_of(p, "twenty_told"));
                Looks looks;
                p.frame();
                const std::string begins = p.status().substr(0, 12);
                const auto told = [&](const Written& w) {
                    return w.words.starts_with(begins) && w.place.y < size.second - 8;
                };
                CHECK(std::count_if(looks.texts.begin(), looks.texts.end(), told) == 1);
                CHECK(p.app().drawn().rects.count("toast_close") == 0);
                p.use("twenty");
                CHECK(p.status().starts_with(text_of(p, "twenty_told")));
                CHECK(p.status() != text_of(p, "twenty_told")); // another text, so that the same gain is announced too
                p.use("act:0");
                CHECK(p.has("twenty_told"));
                CHECK_FALSE(p.status().starts_with(text_of(p, "twenty_told")));
                p.use("undo");
            }
        }
    }
    TEST_CASE("a lesson begins at one half, and leaves my strategy as it was, even of the same game")
    {
        Player p(
            R"({"language":"en","motion":"reduce","saved":"at=betting\nbetting=betting 1 kuhn 1 1 1,1,1 max 3 5\n"})");
        p.use("analysis", "1");
        p.use("tab", "1");
        const std::string untouched = text_of(p, "exploitable");
        set_slide(p);
        const std::string mine = text_of(p, "exploitable");
        p.app().set("lesson", lesson_support::opened("kuhn", "en", 0, 11));
        p.settles(60);
        p.use("act:0"); // what the step waits for
        p.use("analysis", "1");
        p.use("tab", "1");
        CHECK(text_of(p, "exploitable") == untouched);
        p.use("mend");
        CHECK(text_of(p, "exploitable") != untouched);
        p.use("lesson_close");
        p.use("tab", "1");
        CHECK(text_of(p, "exploitable") == mine);
    }
    TEST_CASE("the equilibrium's ranges and its one parameter are said, and the tree has a row for each decision")
    {
        Player p(kuhn());
        p.use("analysis", "1");
        p.use("tab", "2");
        CHECK(text_of(p, "value").find("−1/18") != std::string::npos);
        CHECK(p.control("strategy:0")["rows"][0][2] == "≤ 1/3");
        CHECK(text_of(p, "family").find("3α") != std::string::npos);
        p.use("tab", "3");
        CHECK(p.control("tree")["rows"].size() == 24);
        p.use("set", "1");
        CHECK(p.has("set"));
    }
    TEST_CASE("no note that comes or goes moves a slider while it is dragged")
    {
        Player p(kuhn());
        p.use("analysis", "1");
        p.use("tab", "1");
        p.use("mend"); // the equilibrium
        p.frames(2);
        const float y = p.app().drawn().rects.find("plan:0")->second.y;
        CHECK(p.has("optimal"));
        bool together = false, loses = false;
        for (int step = 0; step <= 12; ++step) {
            p.use("plan:0", std::to_string(step));
            p.frames(2);
            together = together || p.has("together");
            loses = loses || !p.has("optimal");
            CHECK(p.app().drawn().rects.find("plan:0")->second.y == y);
        }
        CHECK(together);
        CHECK(loses);
    }
    TEST_CASE("with the tree on screen the round, the turn and the balance are still written")
    {
        for (const auto& size : {std::pair{1280.f, 800.f}, std::pair{360.f, 640.f}}) {
            Player p(kuhn(), size.first, size.second);
            p.use("analysis", "1");
            for (const char* tab : {"0", "3"}) {
                p.use("tab", tab);
                p.settles(60);
                Looks looks;
                p.frame();
                std::string all;
                for (const auto& t : looks.texts) all += t.words + "\n";
                INFO(size.first << " tab " << tab);
                CHECK(all.find(wording::en(wording::Text::betting_capital)) != std::string::npos);
                CHECK(all.find(wording::en(wording::Text::betting_round_of, {{"round", 1}, {"rounds", 20}})) !=
                      std::string::npos);
            }
        }
    }
    TEST_CASE("a court card is called in words as it is drawn: its letter stands with its name in every language")
    {
        for (const char* language : {"es", "it", "pt"})
            for (const char* seed : {"1", "2", "3", "4", "5", "6", "7", "8"}) {
                Player p(R"({"motion":"reduce","game":"betting","rules":"kuhn","language":")" + std::string(language) +
                         R"(","seed":")" + seed + "\"}");
                p.settles(60);
                Looks looks;
                p.frame();
                std::string letter;
                for (const auto& t : looks.texts)
                    if (t.words == "J" || t.words == "Q" || t.words == "K") letter = t.words;
                INFO(language << " " << letter);
                REQUIRE_FALSE(letter.empty());
                CHECK(p.control("card_max")["text"].get<std::string>().find("(" + letter + ")") != std::string::npos);
            }
    }
    TEST_CASE("the room's first screen leads to its other games, in every layout")
    {
        for (const auto& size : {std::pair{1280.f, 800.f}, std::pair{844.f, 390.f}, std::pair{640.f, 360.f},
                                 std::pair{412.f, 915.f}, std::pair{360.f, 640.f}, std::pair{320.f, 568.f}})
            for (const char* rules : {"2,4,6", "one_card", "kuhn"}) {
                INFO(size.first << " x " << size.second << " " << rules);
                Player p(R"({"language":"en","motion":"reduce","game":"betting","rules":")" + std::string(rules) +
                             "\"}",
                         size.first, size.second);
                p.settles(60);
                const auto found = p.app().drawn().rects.find("rules_dialog");
                REQUIRE(found != p.app().drawn().rects.end());
                CHECK(found->second.h >= 36);
                const auto name = p.control("rules_dialog")["text"].get<std::string>();
                CHECK((name.find("Kuhn") != std::string::npos) == (rules != std::string("kuhn")));
                REQUIRE(p.click("rules_dialog"));
                CHECK(p.has("game_kind"));
            }
    }
    TEST_CASE("the rules' dialog leads from A/K to Kuhn's cards with a deck of one's own, and back to one card")
    {
        Player p(R"({"language":"en","motion":"reduce","game":"betting","seed":"1"})");
        p.use("rules_dialog");
        p.use("game_kind", "2");
        p.use("ranks_line", "1,x");
        CHECK(p.control("start").value("disabled", false));
        p.use("ranks_line", "2,1,1,1");
        p.use("ante", "2");
        p.use("seed", "5");
        p.use("start");
        CHECK(line_of(p) == "betting 1 kuhn 2 1 2,1,1,1 max 20 5");
        p.use("rules_dialog");
        p.use("game_kind", "1");
        p.use("aces", "1");
        p.use("kings", "3");
        p.use("seed", "6");
        p.use("start");
        CHECK(line_of(p) == "betting 1 one_card 2 1 a1k3f max 20 6");
    }
    TEST_CASE("my strategy: all values that tie are between two triangles, and are said to be equally good")
    {
        Player p(kuhn());
        p.use("analysis", "1");
        p.use("tab", "1");
        p.settles(2000);
        const engine::betting::Book book = engine::betting::Book::of(
            engine::betting::match_from_line("betting 1 kuhn 1 1 1,1,1 max 20 42")->setup().rules);
        const engine::extensive::Behaviour half(
            6, {engine::Fraction(1) / engine::Fraction(2), engine::Fraction(1) / engine::Fraction(2)});
        int ties = 0;
        for (int s = 0; s < 6; ++s) {
            const auto best = best_at(book, 0, half, s);
            const auto said = p.control("plan:" + std::to_string(s)).dump();
            INFO(said);
            CHECK((said.find("equally good: ") != std::string::npos) == !best.is_fixed());
            ties += best.is_fixed() ? 0 : 1;
        }
        CHECK(ties > 0);
        CHECK(ties < 6);
        int seen = 0;
        Looks looks;
        p.frames(2);
        for (const auto& [id, rect] : p.app().drawn().rects) {
            if (!id.starts_with("plan:")) continue;
            std::vector<float> xs;
            for (const auto& shape : looks.shapes) // triangles below the track
                if (shape.what == "polygon" && shape.numbers[1] > rect.bottom() - 8 &&
                    shape.numbers[1] < rect.bottom() + 8 && shape.numbers[0] > rect.x)
                    if (std::find(xs.begin(), xs.end(), shape.numbers[0]) == xs.end()) xs.push_back(shape.numbers[0]);
            const auto best = best_at(book, 0, half, id.back() - '0');
            INFO(id << " " << xs.size());
            if (xs.empty()) continue; // scrolled out of sight
            CHECK(xs.size() == (best.is_fixed() ? 1 : 2));
            ++seen;
        }
        CHECK(seen > 1);
    }
    TEST_CASE("a double press on the last move begins no new game: its button stands elsewhere")
    {
        for (const char* rules : {"kuhn", "one_card", "2,4,6"})
            for (const auto& [w, h] : {std::pair{360.f, 640.f}, {640.f, 360.f}, {1280.f, 800.f}}) {
                Player p(R"({"language":"en","motion":"reduce","game":"betting","role":"both","seed":"42","rules":")" +
                             std::string(rules) + "\"}",
                         w, h);
                std::vector<shell::kit::Rect> last;
                for (int i = 0; i < 200; ++i) {
                    const auto& rects = p.app().drawn().rects;
                    last.clear();
                    for (const auto& [id, rect] : rects)
                        for (const char* begin : {"act:", "bet:", "call", "fold", "next"})
                            if (id.starts_with(begin)) last.push_back(rect);
                    if (last.empty()) break;
                    for (const char* id : {"next", "act:0", "bet:0", "call"})
                        if (p.has(id)) {
                            p.use(id);
                            break;
                        }
                    if (p.app().drawn().rects.contains("new_game")) break;
                }
                INFO(rules << " " << p.width());
                REQUIRE(p.app().drawn().rects.contains("new_game"));
                REQUIRE_FALSE(last.empty());
                for (const auto& rect : last) CHECK_FALSE(meet(rect, p.app().drawn().rects.at("new_game")));
            }
    }
    TEST_CASE(
        "in a room's large letters the whole of Kuhn's tree is in sight on a wide screen, and nothing covers a figure")
    {
        for (const auto& [w, h] : {std::pair{1280.f, 800.f}, {1920.f, 1080.f}}) {
            Player p(kuhn(R"(,"theme":"projector")"), w, h);
            p.use("analysis", "1");
            p.use("tab", "3");
            p.use("sheet", "0");
            p.settles(2000);
            REQUIRE(p.app().drawn().board.has_value());
            const auto board = *p.app().drawn().board;
            Looks looks;
            p.frame();
            INFO(p.width());
            int nodes = 0, figures = 0;
            for (const auto& [id, rect] : p.app().drawn().rects) {
                if (!id.starts_with("node:")) continue;
                ++nodes;
                CHECK(rect.x >= board.x - 1);
                CHECK(rect.right() <= board.right() + 1);
            }
            CHECK(nodes == 24);
            std::vector<Written> ends;
            for (const auto& t : looks.texts)
                if (t.words == "+1" || t.words == "+2" || t.words == "−1" || t.words == "−2") ends.push_back(t);
            for (std::size_t i = 0; i < ends.size(); ++i) {
                ++figures;
                for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(meet(ends[i].place, ends[j].place));
            }
            CHECK(figures == 30);
        }
    }
}

} // namespace betting_match_tests
