// Version spaces with lies: the posterior comes first and at once; the review of a finished game.
#include "engine/codes/feedback.hpp"
#include "engine/codes/partition.hpp"
#include "shell/spaces/posterior.hpp"
#include "shell/spaces/review.hpp"
#include "shell/text/text.hpp"
#include "tests/shell/every_language.hpp"
#include "tests/shell/layout_checks.hpp"
#include "tests/shell/spaces_player.hpp"
#include "tests/shell/wording.hpp"
#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <tuple>

namespace spaces_tests {

using wording::en, wording::says, wording::Text;

namespace {

const std::string lying =
    "spaces 1 me hand odds14 b uniform_code never codes 1 p4c10n 12 assistant digits consistent 0 g0123 a11 g1085 a02 "
    "g0691 a03";

/// The posterior's entropy in bits and its highest probability, code by code from the definition.
std::pair<double, double> believed(const std::vector<Clue>& clues, double eps)
{
    const auto& r = engine::codes::picas_fijas;
    const double others = static_cast<double>(engine::codes::answer_count(r)) - 1;
    std::vector<double> weights;
    double sum = 0;
    for (const auto& code : engine::codes::all_codes(r)) {
        double w = 1;
        for (const auto& c : clues) w *= engine::codes::feedback(r, c.guess, code) == c.answer ? 1 - eps : eps / others;
        weights.push_back(w);
        sum += w;
    }
    double bits = 0, highest = 0;
    for (const double w : weights) {
        bits -= w / sum * std::log2(w / sum);
        highest = std::max(highest, w / sum);
    }
    return {bits, highest};
}

} // namespace

TEST_SUITE("spaces")
{
    TEST_CASE("version spaces: after the fourth answer that may be a lie the posterior is there before the spaces are")
    {
        Player p(link(lying));
        settle(p);
        const std::string before = text(p, "bits");
        p.guess("2960");
        p.use("fijas", "1");
        const auto begun = std::chrono::steady_clock::now();
        p.use("answer");
        const std::string bits = text(p, "bits");
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begun;
        MESSAGE("from the fourth answer to the posterior, two frames and the outline: " << took.count() << " ms");
        CHECK(p.has("working"));
        CHECK(bits != before);
        std::vector<Clue> clues;
        for (const auto& [guess, answer] : {std::pair<const char*, std::pair<int, int>>{"0123", {1, 1}},
                                            {"1085", {0, 2}},
                                            {"0691", {0, 3}},
                                            {"2960", {1, 0}}})
            clues.push_back(
                {digits(guess), {static_cast<std::uint8_t>(answer.first), static_cast<std::uint8_t>(answer.second)}});
        const auto [entropy, highest] = believed(clues, 0.14);
        char wanted[64];
        std::snprintf(wanted, sizeof wanted, "%.2f", entropy);
        CHECK(bits == en(Text::spaces_bits_of, {{"left", wanted}, {"total", "12.30"}}));
        std::snprintf(wanted, sizeof wanted, "%.1f%% ", highest * 100);
        CHECK(text(p, "believed:0").starts_with(wanted));
        CHECK(text(p, "blind") == en(Text::spaces_blind_none, "4"));
        const auto rows = p.control("rows")["rows"];
        CHECK(rows[3].back() != "–"); // the probability of a lie is there too
        p.use("believed:0");
        CHECK(p.has("submit"));
        CHECK(p.control("submit").value("disabled", false) == false);
    }

    TEST_CASE("version spaces: the posterior is the definition's, after every answer")
    {
        const auto game = shell::spaces::Game::from_line(lying);
        REQUIRE(game);
        const auto clues = game->clues();
        const auto all = shell::spaces::posterior_of(game->rules(), clues, game->noise());
        REQUIRE(all.after.size() == clues.size() + 1);
        for (std::size_t k = 0; k <= clues.size(); ++k) {
            const auto [bits, highest] =
                believed({clues.begin(), clues.begin() + static_cast<std::ptrdiff_t>(k)}, 0.14);
            CHECK(all.after[k].bits == doctest::Approx(bits));
            CHECK(all.after[k].belief.highest == doctest::Approx(highest));
            engine::Count trusting = 0;
            for (const auto& code : engine::codes::all_codes(game->rules())) {
                bool fits = true;
                for (std::size_t i = 0; i < k; ++i)
                    fits = fits && engine::codes::feedback(game->rules(), clues[i].guess, code) == clues[i].answer;
                trusting += fits ? 1 : 0;
            }
            CHECK(all.after[k].trusting == trusting);
        }
    }

    TEST_CASE("version spaces: a finished game is graded guess by guess against the most telling one")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, {1280.f, 800.f}}) {
            Player p(link(game_5290 + " g5290 a40"), size.first, size.second);
            REQUIRE(p.settles(6000));
            REQUIRE(p.control("tab")["value"] == "5");
            const auto rows = p.control("review")["rows"];
            REQUIRE(rows.size() == 5);
            CHECK(rows[0][2].get<std::string>().starts_with("best")); // all first guesses are alike
            CHECK(rows[4][2].get<std::string>().starts_with("best"));
            // the third guess by hand: its bits among the 42 codes, and the best of all 5040 guesses
            std::vector<engine::codes::Code> left;
            const auto& r = engine::codes::picas_fijas;
            for (const auto& c : engine::codes::all_codes(r))
                if (engine::codes::feedback(r, digits("1234"), c) == engine::codes::Feedback{1, 0} &&
                    engine::codes::feedback(r, digits("1798"), c) == engine::codes::Feedback{1, 0})
                    left.push_back(c);
            REQUIRE(left.size() == 42);
            const auto bits_of = [&](const engine::codes::Code& guess) {
                std::map<std::pair<int, int>, int> parts;
                for (const auto& c : left) {
                    const auto f = engine::codes::feedback(r, guess, c);
                    ++parts[{f.black, f.white}];
                }
                double bits = 0;
                for (const auto& part : parts) bits += part.second / 42.0 * std::log2(42.0 / part.second);
                return bits;
            };
            double best = 0;
            for (const auto& c : engine::codes::all_codes(r)) best = std::max(best, bits_of(c));
            const auto written = [](double n) { return shell::text::decimal(wording::Language::english, n, 2); };
            const double share = bits_of(digits("1056")) / best;
            const std::string per_cent = en(Text::percent, {{"percent", static_cast<int>(std::lround(100 * share))}});
            CHECK(rows[2][2] ==
                  en(Text::grade_weak) + ", " +
                      en(Text::bits_against, {{"bits", written(bits_of(digits("1056")))}, {"best", written(best)}}) +
                      " · " + per_cent);
            CHECK(text(p, "costliest") ==
                  en(Text::review_furthest, {{"count", 1}, {"moves", "3"}, {"share", per_cent}}) + " " +
                      en(Text::spaces_review_possible));
            CHECK(bits_of(digits("0259")) == doctest::Approx(best));
            p.use("undo"); // playing again, there is nothing to review
            CHECK(p.control("tab")["value"] != "5");
        }
    }

    TEST_CASE("version spaces: the review says what the learner would have played: what its hint was at that row")
    {
        const std::string lies = "spaces 1 me seed odds14 b uniform_code never codes 1 p4c10n 12 assistant digits "
                                 "consistent 5 g0123 a11 g1085 a02";
        for (const auto& [game, end, rows] : {std::tuple{game_5290, " g5290 a40", 5}, std::tuple{lies, " x", 2}}) {
            nlohmann::json review;
            std::ptrdiff_t drawn = 0;
            {
                Player p(link(game + end));
                REQUIRE(p.settles(6000));
                review = p.control("review");
                Looks looks; // a desktop shows the review beside the game
                p.frame();
                drawn = std::count_if(looks.texts.begin(), looks.texts.end(),
                                      [](const Written& t) { return t.words == en(Text::spaces_would_play); });
            }
            REQUIRE(review["rows"].size() == static_cast<std::size_t>(rows));
            CHECK(review["head"][5] == en(Text::spaces_would_play));
            std::size_t cut = game.find(" g");
            int others = 0;
            for (int row = 0; row < rows; ++row) {
                Player q(link(game.substr(0, cut)));
                settle(q);
                q.use("hint");
                settle(q);
                std::string hinted;
                for (int i = 0; i < 4; ++i)
                    hinted += (i > 0 ? " " : "") + q.control("place:" + std::to_string(i))["value"].get<std::string>();
                const auto cells = review["rows"][static_cast<std::size_t>(row)];
                INFO("row " << row + 1 << ", hint " << hinted);
                CHECK(cells[5] == (hinted == cells[1] ? "–" : hinted));
                others += hinted != cells[1] ? 1 : 0;
                if (row + 1 < rows) cut = std::min(game.find(" g", cut + 1), game.size());
            }
            CHECK(others > 0);
            CHECK(drawn == others);
        }
    }
    TEST_CASE("version spaces: one code alone is not said to be as probable as each of several")
    {
        int one = 0, several = 0;
        for (int seed = 1; seed <= 6; ++seed) {
            Player p(
                link("spaces 1 me seed odds20 b uniform_code never codes 1 p3c6r 12 assistant colours consistent " +
                     std::to_string(seed)));
            settle(p);
            for (int guess = 0; guess < 8 && p.has("hint"); ++guess) {
                p.use("hint");
                settle(p);
                p.use("submit");
                settle(p);
                p.use("tab", "2");
                const std::string words = text(p, "highest");
                INFO(words);
                if (!says(words, Text::spaces_not_sure)) continue;
                const bool alone = p.control("best")["items"].size() == 1;
                CHECK(words.find("% " + en(Text::spaces_not_sure, {{"count", alone ? 1 : 2}})) != std::string::npos);
                (alone ? one : several) += 1;
            }
        }
        CHECK(one > 0);
        CHECK(several > 0);
    }

    TEST_CASE("version spaces: with lies the review says what each answer taught, and which misled most")
    {
        Player p(link("spaces 1 me seed odds14 b uniform_code never codes 1 p4c10n 12 assistant digits consistent 5 "
                      "g0123 a11 g1085 a02 g0691 a03 x"));
        REQUIRE(p.settles(6000));
        const auto rows = p.control("review")["rows"];
        REQUIRE(rows.size() == 3);
        for (const auto& row : rows) CHECK(says(row[3].get<std::string>(), Text::spaces_learnt));
        CHECK(rows[1][2] == "lie");
        CHECK(text(p, "costliest").starts_with(en(Text::spaces_review_worst, "2")));
    }
    TEST_CASE(
        "version spaces: a code declared without anybody's knowing the secret is no win, and is told how probable")
    {
        Player p(link(lying));
        settle(p);
        p.enter("2684");
        p.use("declare");
        settle(p);
        CHECK(says(p.status(), Text::spaces_declared_odds));
        CHECK(text(p, "costliest").starts_with(en(Text::spaces_lies_if, "2 6 8 4", "1, 2, 3")));
    }
    TEST_CASE("version spaces: a declared code that is not the secret has a cross, and its probability is no good sign")
    {
        // The oracle lies in 14 of 100; the secret is that of seed 5.
        const std::string played = "spaces 1 me seed odds14 b uniform_code never codes 1 p4c10n 12 assistant digits "
                                   "consistent 5 g0123 a11 g1085 a02 g0691 a03";
        const auto secret = engine::codes::to_text(engine::codes::picas_fijas,
                                                   shell::spaces::Game::from_line(played)->secret().value());
        REQUIRE(secret != "1960");
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, std::pair{1280.f, 800.f}})
            for (const bool good : {false, true}) {
                Player p(link(played), w, h);
                settle(p);
                p.enter(good ? secret : "1960");
                p.use("declare");
                settle(p);
                const std::string told = en(good ? Text::spaces_declared_row_right : Text::spaces_declared_row_wrong);
                CHECK(p.control("rows")["rows"][3][2] == en(Text::spaces_declared_short) + ": " + told);
                Looks seen;
                p.frame();
                const auto has = [&](std::string_view words) {
                    return std::any_of(seen.texts.begin(), seen.texts.end(),
                                       [&](const Written& t) { return t.words == words; });
                };
                CHECK(has(told));
                CHECK_FALSE(has(en(Text::spaces_most_probable)));
            }
    }
    TEST_CASE("version spaces: with lies the question mark of the counts lies on no figure, in any theme and language")
    {
        int marks = 0;
        for (const char* noise : {"odds14", "lies1"})
            for (const char* theme : {"light", "projector"})
                for (const std::string& language : every_language)
                    for (const float w : {360.f, 640.f, 1280.f, 1600.f}) {
                        const std::string where = std::string(noise) + " " + theme + " " + language;
                        INFO(where << " " << w);
                        Player p(link(std::string("spaces 1 me hand ") + noise +
                                      " b uniform_code never codes 1 p4c10n 12 assistant digits consistent 0 "
                                      "g3021 a02 g6724 a11 g9461 a10 g7561 a11"),
                                 w, 800);
                        p.use("language", language);
                        p.app().set("theme", theme);
                        settle(p);
                        WrittenTexts written;
                        p.frame();
                        const auto mark = p.app().drawn().rects.find("why:left");
                        if (mark == p.app().drawn().rects.end()) continue;
                        ++marks;
                        const shell::kit::Rect sign = mark->second;
                        const shell::kit::Rect disc{sign.centre().x - 9, sign.centre().y - 9, 18, 18};
                        CHECK((written.on(disc) == "" || written.on(disc) == "\"?\""));
                        CHECK(written.two_on_each_other() == "");
                    }
        CHECK(marks > 20);
    }
    TEST_CASE("version spaces: what Declare waits for is on screen, in the outline and by the pointer")
    {
        for (const auto& [w, h] : {std::pair{360.f, 640.f}, std::pair{1280.f, 800.f}})
            for (const std::string& language : every_language) {
                const std::string where = std::to_string(w) + " " + language;
                INFO(where);
                Player p(link(lying), w, h);
                p.use("language", language);
                settle(p);
                const std::string reason(shell::text::pattern(*shell::text::language_from(language),
                                                              shell::text::Text::spaces_declare_wait));
                CHECK(p.control("declare")["disabled"] == true);
                CHECK(p.control("declare")["why"] == reason);
                WrittenTexts written;
                p.frame();
                CHECK(written.has(reason));
                CHECK(written.two_on_each_other() == "");
                const shell::kit::Rect button = p.app().drawn().rects.find("declare")->second;
                ImGui::GetIO().AddMousePosEvent(button.centre().x, button.centre().y);
                p.frames(60);
                CHECK(p.app().drawn().named == "declare");
                p.enter("2684");
                written.forget();
                p.frame();
                CHECK_FALSE(written.has(reason));
            }
    }
    TEST_CASE("version spaces: of a row that may be the lie one may ask what the truth was then, most probably")
    {
        for (const auto& size : {std::pair{360.f, 640.f}, std::pair{1280.f, 800.f}}) {
            const float w = size.first;
            INFO(w);
            Player p(link("spaces 1 me hand odds14 b uniform_code never codes 1 p3c6n 12 assistant digits consistent 0 "
                          "g012 a20 g345 a20"),
                     w, size.second);
            settle(p);
            for (const char* id : {"why:lie:0", "why:lie:1"}) {
                REQUIRE(p.has(id));
                REQUIRE(p.app().drawn().rects.contains(id));
                CHECK(p.app().drawn().rects.find(id)->second.w >= 24);
            }
            CHECK_FALSE(p.has("why:lie:2"));
            CHECK(overlapping(p) == "");
            REQUIRE(p.click("why:lie:1"));
            // the code has one symbol of 345, misplaced in six of nine codes
            CHECK(
                says(text(p, "because"), Text::spaces_why_lie, {{"answer", 2}, {"truth", "0 in place, 1 misplaced"}}));
            p.guess("012"); // the first guess and answer again
            p.answer(2, 0);
            settle(p);
            CHECK_FALSE(p.has("why:lie:0")); // two equal answers
            CHECK(p.has("why:lie:1"));
            p.use("giveup");
            CHECK_FALSE(p.has("why:lie:1"));
        }
        Player sure(link(
            "spaces 1 me hand odds14 b uniform_code never codes 1 p3c6n 12 assistant digits consistent 0 g012 a01"));
        settle(sure);
        CHECK_FALSE(sure.has("why:lie:0")); // no other answer contradicts it
    }
    TEST_CASE("version spaces: where only the number of lies is bounded, the codes that lead are those with the fewest")
    {
        Player p(link(
            "spaces 1 me hand lies1 b uniform_code never codes 1 p4c10n 12 assistant digits consistent 0 g0123 a12"));
        settle(p);
        p.use("tab", "2");
        CHECK(p.control("best")["label"] == en(Text::spaces_best_fewest, {{"count", 216}}));
    }
}

} // namespace spaces_tests
