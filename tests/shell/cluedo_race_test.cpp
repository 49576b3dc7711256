// The strip of the race, the news and the grid of a phone while something is asked; a game against five experts.
#include "tests/shell/cluedo_support.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/layout_checks.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <cstdlib>
#include <ctime>

namespace cluedo_tests {

using wording::en, wording::Text;

using namespace engine::cluedo;
using shell::text::Say;

namespace {

/// The visible cells of a card's row.
int cells_of(Player& p, Card c)
{
    int n = 0;
    for (Holder h = 0; h < max_holders; ++h)
        n += p.app().drawn().rects.contains("cell:" + std::to_string(c * max_holders + h));
    return n;
}

/// What a whole game with the switch on shows.
struct Watched {
    int questions = 0, told = 0, shows = 0, reasoned = 0;
    double slowest = 0; // s of processor time until all that the questions give away is known
};

/// My turn in a game: the advice's first question, once the second column says what each gives away.
void ask_with_the_column(Player& p, Watched& seen)
{
    p.use("others", "0");
    p.use("others", "1"); // from the beginning
    const auto begun = std::clock();
    p.settles(20'000);
    seen.slowest = std::max(seen.slowest, static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC);
    ++seen.questions;
    const auto gives = p.control("gives");
    bool whole = !gives.is_null() && !gives["rows"].empty();
    for (std::size_t i = 0; whole && i < gives["rows"].size(); ++i)
        for (const auto& words : gives["rows"][i]) whole = whole && words != "";
    seen.told += whole;
    p.use("ask_this");
}

/// The first card that I may show, with its reason: one tells least, or that they tie, or it was shown before.
void show_with_the_reason(Player& p, Watched& seen)
{
    p.settles(20'000);
    std::vector<nlohmann::json> cards;
    for (const auto& n : p.outline()["nodes"])
        if (n["id"].get<std::string>().starts_with("show:")) cards.push_back(n);
    REQUIRE_FALSE(cards.empty());
    if (cards.size() > 1) {
        ++seen.shows;
        const bool figures = std::all_of(cards.begin(), cards.end(), [](const auto& n) {
            return n["text"].template get<std::string>().find("→") != std::string::npos;
        });
        seen.reasoned += figures && (p.has("why:show") || p.has("show_tie"));
    }
    p.use(cards.front()["id"].get<std::string>());
}

/// A game against five experts on a phone; not `whole`: until three questions.
void play_against_experts(int seed, bool whole, Watched& seen)
{
    Player p(config(R"(,"role":"play","rules":"p6","strategy":"expert","seed":")" + std::to_string(seed) + '"'), 360,
             640);
    p.use("mind", "1");
    p.use("others", "1");
    p.use("tab", "2");
    for (int i = 0; i < 400 && !p.has("review_lines") && (whole || seen.questions < 3); ++i) {
        p.settles(20'000);
        const auto advice = p.control("advice_text");
        if (p.outline().dump().find(R"("id":"show:)") != std::string::npos) show_with_the_reason(p, seen);
        else if (p.has("accuse") && !advice.is_null() && p.has("entry_save") == false &&
                 advice["text"].get<std::string>().find("Accuse!") != std::string::npos) {
            p.use("accuse");
            p.use("entry_save");
        } else if (p.has("ask") && p.has("ask_this")) ask_with_the_column(p, seen);
        else if (p.has("entry_save") && p.control("entry_save").value("disabled", false) == false) p.use("entry_save");
        else if (p.has("go_on")) p.use("go_on");
        else if (p.has("pass")) p.use("pass");
    }
}

} // namespace

TEST_SUITE("cluedo")
{
    TEST_CASE("estimated figures of the race are marked as such, on a phone and on a desktop, and exact ones are not")
    {
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, std::pair{1280.f, 800.f}}) {
            Player p(config(), w, h);
            open_line(p, drawn);
            p.use("others", "1");
            REQUIRE(p.settles(3000));
            const auto result = drawn_result({{"cmd", "cluedo.others"}});
            REQUIRE(result["exact"] == false);
            WrittenTexts written;
            p.frame();
            for (const auto& r : result["rivals"]) CHECK(written.has("≈" + std::to_string(r["median"].get<int>())));
            CHECK(written.has(std::to_string(result["mine"].get<int>()))); // is counted
            CHECK(written.has(en(Text::cluedo_others_drawn_short, Say::count(result["samples"].get<int>()))));
        }
    }
    TEST_CASE("the race says what its figures count, on every screen, in every language")
    {
        int brief = 0, flagged = 0;
        for (const std::string& language : every_language)
            for (const auto& [w, h] : {std::pair{360.f, 640.f}, {360.f, 740.f}, {640.f, 360.f}, {1280.f, 800.f}})
                for (const char* line :
                     {"cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - bgknp s1ain3- s2dkt0k s3fjo2- s0alm3a s1els--",
                      "cluedo 1 notebook 3-3-4 dcc 0 0 0 eee 0 - - adg s1beh2- s2cfi1- s1cei2-"}) {
                    std::string in = config();
                    in.replace(in.find("en"), 2, language);
                    Player p(in, w, h);
                    open_line(p, line);
                    p.use("others", "1");
                    REQUIRE(p.settles(3000));
                    const Say say(*shell::text::language_from(language));
                    const std::string whole = say(Text::cluedo_others_unit),
                                      word = say(Text::cluedo_possible_envelopes, Say::count(2)),
                                      one = say(Text::cluedo_possible_envelopes, Say::count(1));
                    INFO(language << " " << w << "x" << h);
                    CHECK(p.control("race")["caption"] == whole);
                    WrittenTexts written;
                    p.frame();
                    if (!written.has(say(Text::cluedo_others_title))) continue; // the strip is not in sight
                    CHECK((written.has(whole) || written.has(word) || written.has(one)));
                    CHECK(written.two_on_each_other() == "");
                    brief += written.has(word) || written.has(one);
                    flagged += written.has(say(Text::cluedo_others_may_know));
                }
        CHECK(brief > 0);
        CHECK(flagged > 0);
    }
    TEST_CASE("the race says why a figure may rise after a note")
    {
        Player p(config(), 360, 640);
        open_line(p, drawn);
        p.use("others", "1");
        REQUIRE(p.settles(3000));
        p.use("why:race");
        REQUIRE(p.settles());
        const std::string told = p.control("because")["text"];
        CHECK(told.find("may rise") != std::string::npos);
    }
    TEST_CASE("the race of a small table is exact: no figure is marked")
    {
        Player p(config(), 360, 640);
        open_line(p, "cluedo 1 notebook 3-3-4 dcc 0 0 0 eee 0 - - adg s1beh2- s2cfi1- s1cei2-");
        p.use("others", "1");
        REQUIRE(p.settles(3000));
        REQUIRE(p.has("race"));
        Looks looks;
        p.frame();
        CHECK(std::none_of(looks.texts.begin(), looks.texts.end(),
                           [](const Written& t) { return t.words.find("≈") != std::string::npos; }));
    }
    TEST_CASE("on a phone the strip of the race leaves half of the rows or more, with four players and with eight")
    {
        for (const char* line : {"cluedo 1 notebook 6-6-9 ffee 0 0 0 eeee 0 - - bgknp s1ain3-",
                                 "cluedo 1 notebook 6-6-9 ddcccccc 0 0 0 eeeeeeee 0 - - bgk s1ain3-"}) {
            Player p(config(), 360, 640);
            open_line(p, line);
            p.use("others", "1");
            REQUIRE(p.settles(6000));
            int rows = 0;
            for (Card c = 0; c < 21; ++c) rows += cells_of(p, c) > 0;
            INFO(std::string(line));
            CHECK(rows >= 10);
        }
    }
    TEST_CASE("on a phone the rows of the cards asked for stay in sight while it is noted who shows")
    {
        for (const Trio asked : {Trio{5, 11, 20}, Trio{2, 7, 12}, Trio{0, 6, 13}}) {
            Player p(config(), 360, 640);
            open_line(p, drawn);
            p.use("note");
            choose(p, "by", 3);
            choose(p, "suspect", asked[0]);
            choose(p, "weapon", asked[1]);
            choose(p, "room_asked", asked[2]);
            REQUIRE(p.settles());
            for (const Card c : asked) CHECK(cells_of(p, c) == 5);
            p.use("entry_close");
            REQUIRE(p.settles());
            CHECK(cells_of(p, 0) == 5); // in their order again
        }
    }
    TEST_CASE("the cards to choose from say what is known of each, for they cover the grid of a phone")
    {
        Player p(config(), 360, 640);
        open_line(p, drawn);
        p.use("note");
        choose(p, "by", 3);
        REQUIRE(p.settles());
        WrittenTexts written;
        p.frame();
        CHECK(written.has("Env.: no"));  // the dagger is with Ana, Leo or Eva
        CHECK(written.has("Env.: 17%")); // White
    }
    TEST_CASE("what is new is told whole in two lines on a phone, in every language")
    {
        for (const std::string& language : every_language) {
            Player p(config(), 360, 640);
            open_line(p, drawn);
            p.use("language", language);
            note(p, Entry::suggestion(2, {2, 9, 14}, nobody), 4);
            REQUIRE(p.settles());
            const auto words = p.control("news")["text"].get<std::string>();
            INFO(language << ": " << words);
            WrittenTexts written;
            p.frame();
            CHECK(written.has_in_two_lines(words));
            CHECK(written.two_on_each_other() == "");
        }
    }
    TEST_CASE("against five experts on a phone: every question says what it gives away, every card to show why")
    {
        const bool whole = std::getenv("SAGAZ_LONG") != nullptr; // else the beginning of the first
        Watched seen;
        for (const int seed : {7, 8, 9, 10})
            if (whole || seen.questions == 0) play_against_experts(seed, whole, seen);
        MESSAGE("questions " << seen.questions << ", told " << seen.told << ", cards to show " << seen.shows
                             << ", with a reason " << seen.reasoned << ", slowest " << seen.slowest << " s");
        CHECK(seen.questions >= 3);
        CHECK(seen.told == seen.questions);
        CHECK(seen.reasoned == seen.shows);
        CHECK(seen.slowest < 10);
    }
}

} // namespace cluedo_tests
