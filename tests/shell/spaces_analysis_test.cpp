// Version spaces beside the tree: an update step by step, the map, the plot, the paper's examples.
#include "shell/spaces/game.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/looks.hpp"
#include "tests/shell/spaces_player.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <set>
#include <tuple>

namespace spaces_tests {

using wording::en, wording::says, wording::Text;

namespace {

/// The outline's box and the step's words, to compare a step back with the step forward.
std::string box(Player& p) { return p.control("box").dump() + text(p, "step_words"); }

} // namespace

TEST_SUITE("spaces")
{
    TEST_CASE("version spaces: one update is stepped forwards and back, and ends where the space is")
    {
        Player p(link(by_hand));
        p.guess("1234");
        p.answer(1, 1);
        settle(p);
        CHECK(text(p, "left") ==
              en(Text::codes_left, {{"count", 720}}) + " " + en(Text::spaces_live_n, {{"count", 24}}));
        p.use("see_update");
        CHECK(p.control("step")["max"] == 15); // not the 11 that the paper prints
        const std::string before = box(p);
        std::vector<std::string> seen{before};
        for (int i = 0; i < 15; ++i) {
            p.use("step:next");
            seen.push_back(box(p));
        }
        CHECK(text(p, "step_codes") == en(Text::spaces_n_codes, {{"count", 30}}));
        CHECK(text(p, "step_g") == "|G| = " + std::to_string(vs::storage(
                                                                 engine::codes::picas_fijas,
                                                                 [] {
                                                                     vs::SpaceSet set(engine::codes::picas_fijas, {});
                                                                     set.update({digits("1234"), {1, 1}});
                                                                     return set.live()[0].space;
                                                                 }(),
                                                                 vs::Language::l)
                                                                 .concepts -
                                                             1));
        int whys = 0; // each negative says why
        for (int i = 1; i <= 15; ++i) {
            p.use("step", std::to_string(i));
            const bool negative = text(p, "step_words").find("negative") != std::string::npos;
            const std::string why = text(p, "step_why");
            CHECK(negative == (why != "none"));
            if (negative)
                whys += says(why, Text::spaces_why_absent) || says(why, Text::spaces_why_repeats) ||
                        says(why, Text::spaces_why_pica);
        }
        CHECK(whys == 14);
        CHECK(p.control("step:next")["disabled"] == true);
        for (int i = 14; i >= 0; --i) {
            p.use("step:back");
            CHECK(box(p) == seen[static_cast<std::size_t>(i)]);
        }
        p.use("hypothesis:next");
        CHECK(p.control("hypothesis")["value"] == "2");
        p.use("step:last");
        CHECK(text(p, "step_codes") == en(Text::spaces_n_codes, {{"count", 30}}));
    }

    TEST_CASE("version spaces: with colours E and G are pegs in both languages, and have the colours' names in words")
    {
        Player p(link("spaces 1 me hand true b uniform_code never codes 1 p4c6r 12 assistant colours consistent 0 "
                      "g0012 a11 g1134 a02"));
        settle(p);
        const auto lower = [](const std::string& words) {
            return std::none_of(words.begin() + 1, words.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
        };
        for (const char* language : {"0", "1"}) {
            INFO("language " << std::string(language));
            p.use("l_or_l2", language);
            settle(p);
            const std::string e = text(p, "space_e"), g = text(p, "space_g");
            REQUIRE(e.starts_with("E: ("));
            REQUIRE(g.starts_with("G: ("));
            CHECK(lower(e));
            CHECK(lower(g));
            CHECK(e.find("red") != std::string::npos);
            const auto spaces = p.control("spaces")["rows"];
            for (const auto& row : spaces) CHECK(lower(" " + row[1].get<std::string>() + row[2].get<std::string>()));
            Looks looks;
            p.frame();
            CHECK(std::none_of(looks.texts.begin(), looks.texts.end(),
                               [](const Written& t) { return t.words.starts_with("("); }));
            CHECK(std::any_of(looks.texts.begin(), looks.texts.end(),
                              [](const Written& t) { return t.words == "¬"; }) == (std::string(language) == "1"));
            CHECK((g.find("¬ ") != std::string::npos) == (std::string(language) == "1"));
        }
    }

    TEST_CASE("version spaces: a space's values keep their place at every step of an update, whatever is said of it")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, {1280.f, 800.f}, {900.f, 700.f}})
            for (const std::string& language : every_language) {
                Player p(link(game_5290), size.first, size.second);
                p.use("language", language);
                p.use("sheet", "2");
                settle(p);
                int deaths = 0;
                for (int answer = 1; answer <= 2; ++answer) { // updates the spaces after this answer
                    p.use("tab", "0");
                    p.use("generation", std::to_string(answer));
                    p.use("see_update");
                    const int hypotheses = std::min(8, p.control("hypothesis")["max"].get<int>());
                    for (int one = 1; one <= hypotheses; ++one) {
                        p.use("hypothesis", std::to_string(one));
                        std::set<int> tops;
                        const int steps = p.control("step")["max"].get<int>();
                        for (int step = 0; step <= steps; ++step) {
                            p.use("step", std::to_string(step));
                            deaths += p.has("step_death") ? 1 : 0;
                            Looks looks;
                            p.frame();
                            const auto heading = p.control("box")["caption"].get<std::string>();
                            for (const auto& t : looks.texts)
                                if (t.words == heading) tops.insert(static_cast<int>(t.place.y));
                        }
                        INFO(language << " " << size.first << ", hypothesis " << one);
                        CHECK(tops.size() == 1);
                    }
                }
                CHECK(deaths > 0);
            }
    }

    TEST_CASE("version spaces: the map's certain values, and both covers of Mastermind with the same codes")
    {
        Player p(
            link("spaces 1 me hand true b uniform_code never codes 1 p4c6r 12 assistant colours consistent 0 g0012 "
                 "a02 g3145 a30"));
        settle(p);
        const std::string codes = text(p, "left").substr(0, text(p, "left").find(' '));
        const auto live = p.control("spaces")["rows"].size();
        p.use("cover", "0");
        settle(p);
        CHECK(text(p, "left").starts_with(codes + " "));
        CHECK(p.control("spaces")["rows"].size() >= live);
        p.use("tab", "2");
        REQUIRE(p.control("map")["rows"].size() == 4);
        double sum = 0;
        for (std::size_t s = 1; s <= 6; ++s) {
            const auto cell = p.control("map")["rows"][0][s].get<std::string>();
            if (cell == "certain") sum += 100;
            else if (cell != "–") sum += std::stod(cell);
        }
        CHECK(sum == doctest::Approx(100).epsilon(0.02));
    }

    TEST_CASE("version spaces: the plot's table counts what the engine counts, in L and L2, early and late")
    {
        Player p(link(game_5290));
        settle(p);
        p.use("tab", "3");
        vs::SpaceSet set(engine::codes::picas_fijas, {});
        set.update({digits("1234"), {1, 0}});
        const auto row = p.control("plot")["rows"][0];
        CHECK(row[2] == "4");
        CHECK(row[3] == "4");
        vs::Storage l;
        for (const auto& one : set.live()) l += vs::storage(set.rules(), one.space, vs::Language::l);
        CHECK(p.control("memory")["rows"][0][1] == std::to_string(l.concepts));
        CHECK(p.control("memory")["rows"][0][4] == "8");
        const std::string early = text(p, "updates");
        p.use("early", "0");
        CHECK(text(p, "updates") != early);
        CHECK(p.control("early")["checked"] == false);
    }

    TEST_CASE("version spaces: the paper's examples come out as corrected")
    {
        Player p(config(""));
        p.use("tab", "4");
        // example, the figure as printed, the computed figure
        const std::vector<std::tuple<int, std::string, std::string>> errata{
            {3, "9", "12"}, {4, "2", "8"}, {8, "11", "15"}, {9, "3.5", "4"}, {11, "81", "18"}, {12, "6561", "36"}};
        std::size_t found = 0;
        for (int example = 0; example < 15; ++example) {
            p.use("example", std::to_string(example));
            CHECK(text(p, "example_about") != "none");
            const auto figures = p.control("figures");
            if (figures.is_null()) continue;
            for (const auto& row : figures["rows"])
                if (row[1] != "–" && row[1] != row[2]) {
                    REQUIRE(found < errata.size());
                    CHECK(example == std::get<0>(errata[found]));
                    CHECK(row[1] == std::get<1>(errata[found]));
                    CHECK(row[2] == std::get<2>(errata[found]));
                    ++found;
                }
        }
        CHECK(found == errata.size());
        p.use("example", "8");
        CHECK(p.control("example_list")["items"].size() == 15);
        p.use("load_example");
        REQUIRE(p.has("dialog"));
        p.use("start");
        settle(p);
        CHECK(text(p, "left") ==
              en(Text::codes_left, {{"count", 720}}) + " " + en(Text::spaces_live_n, {{"count", 24}}));
    }
}

} // namespace spaces_tests
