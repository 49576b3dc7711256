// The day of puzzles on the model: midnight, clocks put back, leap days, two tabs; and what results say about a player.
#include "shell/app/puzzle_record.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/player.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <array>
#include <bit>
#include <doctest/doctest.h>
#include <string>
#include <utility>

namespace {

using namespace shell::app;
using engine::puzzle::Kind;
using shell::kit::Effect, shell::kit::Prefs;
using wording::en, wording::Text;

/// Home on this day, with these preferences.
class Home : public Player {
public:
    explicit Home(const std::string& date, const std::string& prefs = {})
        : Player(R"({"language":"en","prefs":)" + nlohmann::json(prefs).dump() + "}", 360, 640)
    {
        day(date);
    }
    void day(const std::string& date)
    {
        app().set("date", date);
        frames(2);
    }
    std::string prefs() { return effect(Effect::Kind::save, "prefs"); }
    std::string asked()
    {
        use("puzzle_next");
        std::string name;
        for (const auto& e : effects())
            if (e.kind == Effect::Kind::lesson) name = e.name;
        return name;
    }
    /// Solves the day's next puzzle as if it were one of codes.
    void solve()
    {
        app().set("lesson", "lesson\t" + asked() +
                                "\ngame\tmastermind\ntitle\tCrack\nminutes\t2\nstep\t0\t1\nseed\t1\nsay\tOne fits.\n"
                                "at\tcodes 1 p4c6r 12 assistant letters consistent 0 g3443 a02\nask\tcode\tThe code?\n"
                                "answer\t0304\nright\tYes.\n");
        settles();
        use("lesson_answer", "ADAE");
        use("lesson_check");
        use("lesson_close");
    }
    /// Opens each open puzzle of the day that home shows and solves it; the last one's Finish is pressed.
    void solve_all()
    {
        while (has("puzzle_next")) {
            app().set("lesson", "lesson\t" + asked() +
                                    "\ngame\tmastermind\ntitle\tCrack\nminutes\t2\nstep\t0\t1\nseed\t1\nsay\tOne.\n"
                                    "at\tcodes 1 p4c6r 12 assistant letters consistent 0 g3443 a02\nask\tcode\t?\n"
                                    "answer\t0304\nright\tYes.\n");
            settles();
            use("lesson_answer", "ADAE");
            use("lesson_check");
            use(control("puzzle_on")["text"] == en(Text::lesson_finish) ? "puzzle_on" : "lesson_close");
        }
    }
    std::string words() { return control("puzzle_day")["text"]; }
    bool says_days(int n) { return words().find(en(Text::puzzle_days, {{"days", n}})) != std::string::npos; }
};

/// The preferences after one puzzle of the day is solved.
std::string after_one(const std::string& date)
{
    Home p(date);
    p.solve();
    return p.prefs();
}

} // namespace

TEST_SUITE_BEGIN("puzzles");

TEST_CASE("at midnight home shows the new day's five, and the row goes on")
{
    Home p("2027-02-15");
    const std::string monday = p.asked();
    p.solve();
    CHECK(p.says_days(1));
    p.day("2027-02-16");
    CHECK(p.says_days(1)); // today is still open
    CHECK(p.words().find(en(Text::of_total, {{"done", 0}, {"total", 5}})) != std::string::npos);
    CHECK(p.asked() != monday);
    p.solve();
    CHECK(p.says_days(2));
}

TEST_CASE("a puzzle opened before midnight and solved after it is the day's on which it was opened")
{
    Home p("2027-02-15");
    const std::string lesson = p.asked();
    p.app().set("lesson", "lesson\t" + lesson +
                              "\ngame\tmastermind\ntitle\tCrack\nminutes\t2\nstep\t0\t1\nseed\t1\nsay\tOne fits.\n"
                              "at\tcodes 1 p4c6r 12 assistant letters consistent 0 g3443 a02\nask\tcode\tThe code?\n"
                              "answer\t0304\nright\tYes.\n");
    p.settles();
    p.day("2027-02-16"); // 23:59 to 00:00
    p.use("lesson_answer", "ADAE");
    p.use("lesson_check");
    p.use("lesson_close");
    CHECK(p.says_days(1));
    p.solve();
    CHECK(p.says_days(2));
}

TEST_CASE("a clock put back takes nothing away and counts nothing twice")
{
    Home p("2027-02-16");
    p.solve();
    p.day("2027-02-15");
    p.solve();
    p.day("2027-02-16");
    CHECK(p.says_days(1));
    p.solve();
    CHECK(p.says_days(1));
    p.day("2027-02-17");
    p.solve();
    CHECK(p.says_days(2));
}

TEST_CASE("the row goes over leap days and year ends, and a missed day starts at 1 without a word")
{
    using Pair = std::pair<const char*, const char*>;
    for (const auto& [first, second] : std::array{Pair{"2028-02-28", "2028-02-29"}, Pair{"2028-02-29", "2028-03-01"},
                                                  Pair{"2027-02-28", "2027-03-01"}, Pair{"2027-12-31", "2028-01-01"}}) {
        Home p(first);
        p.solve();
        p.day(second);
        p.solve();
        CHECK(p.says_days(2));
    }
    Home p("2028-02-28");
    p.solve();
    p.day("2028-03-01"); // the 29th was missed
    CHECK(!p.says_days(1));
    p.solve();
    CHECK(p.says_days(1));
}

TEST_CASE("without a date from the host, as without a network, the days that were kept are shown once it comes")
{
    Home offline("nonsense", after_one("2027-02-15"));
    CHECK(!offline.has("puzzle_day"));
    offline.day("2027-02-15");
    CHECK(offline.says_days(1));
}

TEST_CASE("two tabs: the second one that reads what the first one kept counts the day once")
{
    Home second("2027-02-15", after_one("2027-02-15"));
    second.solve();
    CHECK(second.says_days(1));
    CHECK(second.words().find(en(Text::of_total, {{"done", 2}, {"total", 5}})) != std::string::npos);
}

TEST_CASE("after the five of an earlier day home shows that day, done, and not today's")
{
    Home p("2027-02-16");
    p.use("puzzles");
    p.use("puzzle_before");
    p.use("puzzle_look");
    p.solve();
    CHECK(p.has("puzzle_back")); // closed before the end: that day's list
    p.solve_all();
    CHECK(p.control("puzzle_feat")["text"].get<std::string>().starts_with(en(Text::puzzle_feat_first, {{"n", 5}})));
    CHECK(!p.has("puzzle_row")); // no row: nothing was solved today
    p.use("close");
    CHECK(p.has("puzzle_back"));
    CHECK(p.words().find(en(Text::of_total, {{"done", 5}, {"total", 5}})) != std::string::npos);
}

TEST_CASE("home in another program shows the day that a preference names, once")
{
    std::string prefs;
    {
        Home p("2027-02-15", "puzzles.shown=2027-02-14\n");
        CHECK(p.has("puzzle_back"));
        prefs = p.prefs();
    }
    CHECK(prefs.find("puzzles.shown") == std::string::npos);
    for (const char* bad : {"puzzles.shown=2027-02-30\n", "puzzles.shown=2027-02-17 done\n", "puzzles.shown=x\n"}) {
        Home p("2027-02-15", bad);
        CHECK(!p.has("puzzle_back"));
        CHECK(!p.has("puzzle_feat"));
    }
}

TEST_CASE("once all five are done: how each went, the row with this week's days, the text that is shared")
{
    Home p("2027-02-15", "puzzles.2027-02=" + std::string(13 * 5, '.') + "a....\npuzzles.row=11 2027-02-14\n");
    p.solve_all();
    CHECK(p.control("puzzle_feat")["text"].get<std::string>().starts_with(en(Text::puzzle_feat_first, {{"n", 5}})));
    const std::string row = p.control("puzzle_row")["text"];
    CHECK(row == en(Text::puzzle_days, {{"days", 12}}) + ". " + en(Text::puzzle_this_week, {{"days", "Monday"}}));
    const std::string preview = p.control("puzzle_preview")["text"];
    p.use("puzzle_share");
    std::string told;
    for (const auto& e : p.effects())
        if (e.kind == Effect::Kind::tell) told = e.text;
    CHECK(told == "15 February 2027\n●●●●● · " + en(Text::puzzle_days, {{"days", 12}}));
    CHECK(preview.find(told) != std::string::npos);
    p.use("puzzles"); // more of them
    CHECK(p.has("puzzle_kind"));
}

TEST_CASE("on a wide home the days in a row stand large above the way on, without a word where there are none")
{
    for (const std::string language : {"es", "it", "en", "pt"})
        for (const bool streak : {false, true}) {
            INFO(language, " ", streak);
            const std::string prefs =
                "puzzles.2027-02=" + std::string(13 * 5, '.') + "a....\npuzzles.row=11 2027-02-14\n";
            Player p(nlohmann::json{{"language", language}, {"prefs", streak ? prefs : ""}}.dump(), 1280, 800);
            p.app().set("date", "2027-02-15");
            p.settles();
            Looks looks;
            p.frame();
            const nlohmann::json way = p.control("puzzle_next")["rect"];
            std::vector<Written> side; // above the way on
            for (const auto& text : looks.texts)
                if (text.place.right() > way[0].get<float>() && text.place.bottom() < way[1].get<float>() &&
                    text.place.y > way[1].get<float>() - 60)
                    side.push_back(text);
            CHECK(std::count_if(side.begin(), side.end(), [](const auto& text) {
                      return text.words == "11" && text.style.size > 30;
                  }) == (streak ? 1 : 0));
            CHECK(side.empty() != streak);
            for (std::size_t i = 0; i < side.size(); ++i)
                for (std::size_t k = i + 1; k < side.size(); ++k) CHECK_FALSE(meet(side[i].place, side[k].place));
        }
}

TEST_CASE("the list of a day that is done counts down to the next five by minutes")
{
    Home p("2027-02-15\tMonday 15 February\t3661");
    p.solve_all();
    const auto seen = [&p] {
        Looks looks;
        p.frame();
        std::string out;
        for (const auto& t : looks.texts) out += t.words + "\n";
        return out;
    };
    const auto counts = [&seen](int hours, int minutes) {
        return seen().find(en(Text::puzzle_tomorrow_in, {{"h", hours}, {"m", minutes}})) != std::string::npos;
    };
    p.use("puzzle_tomorrow", "view");
    p.settles();
    CHECK((counts(1, 2) || counts(1, 1)));
    p.rests(30 * 60'000);
    CHECK((counts(0, 32) || counts(0, 31)));
    p.rests(60 * 60'000);
    CHECK(counts(0, 0));
}

TEST_CASE("on home a day that is done is a low card whose signs open its puzzles")
{
    Home p("2027-02-15");
    const auto top = [&p](std::string_view id) { return p.outline()["rects"][std::string(id)][1].get<float>(); };
    const float before = top("open:mastermind");
    p.solve_all();
    p.use("close");
    p.settles();
    CHECK(top("open:mastermind") < before - 100);
    p.click("puzzle:0");
    std::string name;
    for (const auto& e : p.effects())
        if (e.kind == Effect::Kind::lesson) name = e.name;
    CHECK(name.starts_with("puzzle:"));
}

TEST_CASE("the chance of few good results is what all ways to spread them give")
{
    using Case = std::array<int, 3>;
    for (const auto& [of, good, all] :
         std::array{Case{3, 4, 9}, Case{5, 5, 8}, Case{1, 7, 10}, Case{4, 0, 6}, Case{6, 9, 10}})
        for (int seen = 0; seen <= of; ++seen) {
            int fitting = 0, ways = 0; // puzzles 0..of-1 are of this kind
            for (unsigned set = 0; set < 1u << all; ++set) {
                if (std::popcount(set) != good) continue;
                ++ways;
                fitting += std::popcount(set & ((1u << of) - 1)) <= seen ? 1 : 0;
            }
            CHECK(chance_of_at_most(seen, {{of, good, all}}) == doctest::Approx(static_cast<double>(fitting) / ways));
        }
    CHECK(chance_of_at_most(1, {{1, 1, 2}, {1, 1, 2}}) == doctest::Approx(0.75)); // two levels: 1 − ½·½
}

TEST_CASE("only kinds that differ by more than chance are named, by results and by times")
{
    LevelTallies tallies{};
    for (auto& kind : tallies)
        for (auto& level : kind) level = {4, 4, 3};
    CHECK(weak_kinds(tallies).empty());
    tallies[static_cast<std::size_t>(Kind::cut)] = {{{4, 4, 0}, {4, 4, 0}, {4, 4, 0}}};
    const auto weak = weak_kinds(tallies);
    REQUIRE(weak.size() == 1);
    CHECK(weak[0].kind == Kind::cut);
    CHECK(weak[0].good == 0);
    CHECK(weak[0].all == 12);
    CHECK(weak[0].others_all == 12 * static_cast<int>(engine::puzzle::kinds.size() - 1));
    Prefs prefs;
    for (int i = 0; i < 12; ++i) {
        keep_time(prefs, "puzzle:crack:1:" + std::to_string(i), true, 20 + i);
        keep_time(prefs, "puzzle:matrix:1:" + std::to_string(i), false, 200 + i);
        keep_time(prefs, "puzzle:liar:2:" + std::to_string(i), false, 500); // alone at its level
    }
    const auto quick = quick_kinds(solves(prefs));
    REQUIRE(quick.size() == 1);
    CHECK(quick[0].kind == Kind::crack);
    CHECK(median_seconds(solves(prefs), Kind::crack) == 25);
    CHECK(quick_kinds({}).empty());
    for (int i = 0; i < 200; ++i) keep_time(prefs, "puzzle:hand:3:1", true, 99'999);
    CHECK(solves(prefs).size() == 100);
    CHECK(solves(prefs).back().seconds == 99'999);
}

TEST_CASE("statistics are reached from the day's card without a swipe, on every screen")
{
    constexpr std::array<std::pair<float, float>, 4> screens{{{360, 640}, {640, 360}, {600, 1000}, {1280, 800}}};
    for (const auto& [width, height] : screens)
        for (const char* prefs : {"", "puzzles.shown=2027-02-14\n"}) {
            INFO(width << " " << prefs);
            Home p("2027-02-15", prefs);
            p.resize(width, height);
            p.settles();
            CHECK(p.click("puzzle_statistics"));
            CHECK(p.has("puzzle_tally"));
        }
}

TEST_CASE("the dialog says results by kind and level, the usual time, and that nothing differs yet")
{
    Home p("2027-02-15");
    p.use("puzzle_statistics");
    CHECK(p.control("puzzle_tally")["text"] == en(Text::puzzle_no_results));
    p.use("close");
    p.solve();
    p.use("puzzle_statistics");
    const std::string tally = p.control("puzzle_tally")["text"];
    CHECK(tally.find(en(Text::puzzle_tally_level, {{"level", en(Text::puzzle_easy)}, {"solved", 1}, {"all", 1}})) !=
          std::string::npos);
    CHECK(tally.find(en(Text::puzzle_days, {{"days", 1}})) != std::string::npos);
    CHECK(p.control("puzzle_judged")["text"] == en(Text::puzzle_no_difference));
    p.use("close");
    p.use("puzzles");
    p.use("puzzle_statistics"); // from there too
    CHECK(p.control("puzzle_tally")["text"] == tally);
    p.use("close");
    p.use("puzzles");
    CHECK(p.control("puzzle_clock")["checked"] == false);
    p.use("puzzle_clock");
    CHECK(p.control("puzzle_clock")["checked"] == true);
    CHECK(p.prefs().find("puzzles.clock=on") != std::string::npos);
}

TEST_CASE("statistics count one population a paragraph: the days' puzzles, endless ones, times of both")
{
    const shell::app::Today first = puzzles_of("2027-02-14", {}, {});
    const auto number = std::to_string(first.puzzles[0].number);
    const std::string of_day = {static_cast<char>('a' + static_cast<int>(first.puzzles[0].kind)),
                                static_cast<char>('0' + first.puzzles[0].level)};
    Home p("2027-02-15", "puzzles.2027-02=" + std::string(13 * 5, '.') + "abcaa\npuzzles.times=a1f60 a1h120 c2f30\n" +
                             "puzzles.ended=" + of_day + "a60:1:0:" + number +
                             " a1a60:1:0:4711 a1b120:2:1:4712 c2c0:0:0:4713\n");
    p.use("puzzle_statistics");
    const std::string tally = p.control("puzzle_tally")["text"], times = p.control("puzzle_times")["text"];
    INFO(tally << times);
    const std::string given_up = ", " + en(Text::puzzle_feat_shown, {{"n", 1}}) + ".";
    CHECK(tally.starts_with(en(Text::puzzle_tally, {{"solved", 4}, {"all", 5}, {"first", 3}}) + given_up));
    CHECK(p.control("puzzle_endless")["text"] ==
          en(Text::puzzle_others) + ": " + en(Text::puzzle_tally_of, {{"solved", 2}, {"all", 3}, {"first", 1}}) +
              given_up);
    const auto half = [](const char* time) { return "): " + en(Text::puzzle_half, {{"time", time}}); };
    CHECK(times == en(Text::puzzle_crack) + " (2" + half("1 min 0 s") + "\n" + en(Text::puzzle_only_move) + " (1" +
                       half("0 min 30 s"));
}

TEST_SUITE_END();
