// The duel: answers, turns and who wins, the computer's levels, its line.
#include "engine/codes/candidates.hpp"
#include "engine/codes/duel.hpp"
#include "engine/codes/partition.hpp"
#include "engine/lesson/line.hpp"
#include "tests/engine/golden_links.hpp"
#include "tests/engine/support.hpp"
#include <algorithm>
#include <cmath>
#include <doctest/doctest.h>

using namespace engine;
using namespace engine::codes;

namespace codes_duel_tests {

using Kind = Error::Kind;
using Duels = session::Log<Duel>;
using Status = Duel::Status;

/// A duel of two people in Picas & Fijas, A's code 0123 and B's 4567, after these guesses in turn.
Duels played(const std::vector<std::string>& guesses)
{
    Duels log({picas_fijas, Face::digits, Rival::person, 1});
    for (const char* secret : {"0123", "4567"}) REQUIRE(log.push(Secret{code_of(picas_fijas, secret)}));
    for (const auto& guess : guesses) REQUIRE(log.push(Guess{code_of(picas_fijas, guess)}));
    return log;
}

struct Mean {
    double value, error;
};
/// The mean number of guesses that a level needs for drawn secrets.
Mean mean_guesses(const Rules& r, Rival level, int games)
{
    double sum = 0, squares = 0;
    for (int i = 0; i < games; ++i) {
        Rng rng = Rng(static_cast<std::uint64_t>(i)).fork(99);
        const Code secret = random_code(r, rng);
        const DuelSetup setup{r, Face::digits, level, rng.next()};
        std::vector<Clue> rows;
        do {
            const Code guess = rival_guess(setup, rows);
            rows.push_back({guess, feedback(r, guess, secret)});
        } while (rows.back().answer != all_black(r) && rows.size() < 31);
        sum += static_cast<double>(rows.size());
        squares += static_cast<double>(rows.size() * rows.size());
    }
    const double mean = sum / games;
    return {mean, std::sqrt((squares / games - mean * mean) / games)};
}

} // namespace codes_duel_tests

TEST_SUITE("codes")
{
    using namespace codes_duel_tests;

    TEST_CASE("a duel: sides hide a code, then guess in turns, and who needs fewer turns wins")
    {
        Duels log({picas_fijas, Face::digits, Rival::person, 1});
        CHECK(log.push(Guess{code_of(picas_fijas, "0123")}).error().kind == Kind::no_secret);
        CHECK(log.push(GiveUp{}).error().kind == Kind::no_secret);
        CHECK(log.now().mover() == 0);
        CHECK(log.push(Secret{code_of(picas_fijas, "0123")}));
        CHECK(log.now().mover() == 1);
        CHECK(log.now().status == Status::hiding);
        CHECK(log.push(Secret{code_of(picas_fijas, "4567")}));
        CHECK(log.push(Secret{code_of(picas_fijas, "4567")}).error().kind == Kind::secret_is_set);
        CHECK(log.now().turn() == 1);
        CHECK(log.push(Guess{code_of(picas_fijas, "4576")}));
        CHECK(log.now().rows[0].back().answer == Feedback{2, 2}); // to B's code
        CHECK(log.now().mover() == 1);
        CHECK(log.now().turn() == 1);
        CHECK(log.push(Guess{code_of(picas_fijas, "8912")}));
        CHECK(log.now().rows[1].back().answer == Feedback{0, 2}); // to A's code
        CHECK(log.now().turn() == 2);
        CHECK(log.push(Guess{code_of(picas_fijas, "4567")}));
        CHECK(log.now().status == Status::playing); // B still has its guess of this turn
        CHECK(log.push(Guess{code_of(picas_fijas, "8912")}));
        CHECK(log.now().status == Status::a_won);
        CHECK(log.now().turn() == 2);
        CHECK(log.now().mover() == -1);
        CHECK(log.push(GiveUp{}).error().kind == Kind::game_over);
        CHECK(log.undo());
        CHECK(log.now().mover() == 1);
    }
    TEST_CASE("a duel is drawn if both find the code in one turn, or neither in twenty; B wins if it alone finds it")
    {
        CHECK(played({"4567", "0123"}).now().status == Status::drawn);
        CHECK(played({"4576", "0123"}).now().status == Status::b_won);
        std::vector<std::string> none;
        for (int turn = 1; turn < 20; ++turn) none.insert(none.end(), {"8901", "8945"});
        none.push_back("8901");
        CHECK(played(none).now().status == Status::playing);
        CHECK(played(none).now().turn() == 20);
        none.push_back("8945");
        CHECK(played(none).now().status == Status::drawn);
        auto log = played({"8901"});
        CHECK(log.push(GiveUp{}));
        CHECK(log.now().status == Status::a_won);
        CHECK(log.now().gave_up);
        CHECK(to_line(*duel_from_line(to_line(log))) == to_line(log));
    }
    TEST_CASE(
        "duels of random players: every answer is the other's code's, the end follows from the rows, undo is exact")
    {
        Rng rng(40);
        for (int i = 0; i < 60; ++i) {
            const Rival rival = enumerators<Rival>[static_cast<std::size_t>(i % 4)];
            const Rules r = i % 3 == 0 ? mastermind : i % 3 == 1 ? picas_fijas : Rules{3, 5, true};
            Duels log({r, Face::letters, rival, rng.next()});
            std::vector<Duel> states{log.now()};
            while (!log.now().over()) {
                const Duel& d = log.now();
                if (d.status == Status::hiding) REQUIRE(log.push(Secret{random_code(r, rng)}));
                else if (rng.below(40) == 0) REQUIRE(log.push(GiveUp{}));
                else if (rng.below(12) == 0)
                    REQUIRE(log.push(Guess{*d.secrets[static_cast<std::size_t>(1 - d.mover())]}));
                else REQUIRE(log.push(Guess{random_code(r, rng)}));
                states.push_back(log.now());
            }
            const Duel& end = log.now();
            for (const std::size_t side : {0u, 1u})
                for (const Clue& row : end.rows[side])
                    CHECK(row.answer == feedback(r, row.guess, *end.secrets[1 - side]));
            if (rival != Rival::person && !end.gave_up) CHECK(end.rows[0].size() == end.rows[1].size());
            if (!end.gave_up) {
                const int found = end.found(0) + 2 * end.found(1);
                CHECK(end.status == (found == 1 ? Status::a_won : found == 2 ? Status::b_won : Status::drawn));
                CHECK((found != 0 || end.turn() == max_duel_turns));
            }
            const auto again = duel_from_line(to_line(log));
            REQUIRE(again);
            CHECK(again->now() == end);
            CHECK(lesson::problem_of_line(to_line(log)).empty());
            for (std::size_t k = states.size(); k-- > 1;) {
                REQUIRE(log.undo());
                CHECK(log.now() == states[k - 1]);
            }
        }
    }
    TEST_CASE(
        "the computer's guesses: easy contradicts two of its answers at most, medium none, and hard loses no time")
    {
        for (const Rival level : {Rival::easy, Rival::medium, Rival::hard})
            for (std::uint64_t seed = 0; seed < 40; ++seed) {
                Rng rng(seed);
                const Rules r = seed % 2 ? mastermind : picas_fijas;
                const Code secret = random_code(r, rng);
                const DuelSetup setup{r, Face::digits, level, seed};
                std::vector<Clue> rows;
                for (int i = 0; i < 12 && (rows.empty() || rows.back().answer != all_black(r)); ++i) {
                    const Code guess = rival_guess(setup, rows);
                    CHECK(guess == rival_guess(setup, rows));
                    CHECK(legal(r, guess));
                    const auto wrong = conflicts(r, rows, guess).size();
                    if (level == Rival::easy) CHECK(wrong <= 2);
                    if (level == Rival::medium) CHECK(wrong == 0);
                    rows.push_back({guess, feedback(r, guess, secret)});
                }
                if (level == Rival::hard) CHECK(rows.back().answer == all_black(r));
            }
    }
    TEST_CASE("each level of the computer needs clearly fewer guesses than the one below")
    {
        for (const Rules& r : {picas_fijas, mastermind}) {
            const Mean easy = mean_guesses(r, Rival::easy, 400), medium = mean_guesses(r, Rival::medium, 800),
                       hard = mean_guesses(r, Rival::hard, 800);
            CHECK(easy.value - medium.value > 10 * std::hypot(easy.error, medium.error));
            CHECK(medium.value - hard.value > 3 * std::hypot(medium.error, hard.error));
            // The numbers in duel.hpp.
            const bool digits = r == picas_fijas;
            CHECK(std::abs(easy.value - (digits ? 7.42 : 6.55)) < 4 * easy.error);
            CHECK(std::abs(medium.value - (digits ? 5.47 : 4.63)) < 4 * medium.error);
            CHECK(std::abs(hard.value - (digits ? 5.24 : 4.38)) < 4 * hard.error);
        }
    }
    TEST_CASE("golden links of duels open for ever and mean what they meant")
    {
        const auto words = [](const Duel& d) { // status, turn, the last guess of side B (- if none)
            const char* names[] = {"hiding", "playing", "a_won", "b_won", "drawn"};
            return std::string(names[static_cast<int>(d.status)]) + ' ' + std::to_string(d.turn()) + ' ' +
                   (d.rows[1].empty() ? "-" : to_text(d.setup.rules, d.rows[1].back().guess));
        };
        CHECK(open_golden_links_if(is_duel_line, duel_from_line, words) == 6);
    }
    TEST_CASE("a duel's line is refused with kind and place where it is wrong")
    {
        const auto refused = [](std::string_view line) {
            const auto log = duel_from_line(line);
            REQUIRE_FALSE(log.has_value());
            return log.error();
        };
        CHECK(duel_from_line("codes 1 duel p4c10n digits hard 7"));
        CHECK(is_duel_line("codes 1 duel p4c10n digits hard 7"));
        CHECK_FALSE(is_duel_line("codes 1 p4c6r 12 guesser colours knuth 42"));
        CHECK_FALSE(is_duel_line("matrix 1 duel"));
        CHECK(refused("codes 1 p4c6r 12 guesser colours knuth 42") == Error{Kind::syntax, 8});
        CHECK(refused("codes 2 duel p4c10n digits hard 7") == Error{Kind::unknown_version, 6});
        CHECK(refused("codes 1 duel p9c10n digits hard 7") == Error{Kind::positions_out_of_range, 14});
        CHECK(refused("codes 1 duel p5c8r digits hard 7") == Error{Kind::board_too_large, 13});
        CHECK(refused("codes 1 duel p7c2r digits hard 7") == Error{Kind::board_too_large, 13});
        CHECK(refused("codes 1 duel p4c10n runes hard 7") == Error{Kind::unknown_face, 20});
        CHECK(refused("codes 1 duel p4c10n digits friend 7") == Error{Kind::unknown_rival, 27});
        CHECK(refused("codes 1 duel p4c10n digits hard -7") == Error{Kind::seed_out_of_range, 32});
        CHECK(refused("codes 1 duel p4c10n digits hard 7 s0012") == Error{Kind::repeated_symbol, 36});
        CHECK(refused("codes 1 duel p4c10n digits hard 7 s012") == Error{Kind::code_length, 38});
        CHECK(refused("codes 1 duel p4c10n digits hard 7 g0123") == Error{Kind::no_secret, 34});
        CHECK(refused("codes 1 duel p4c10n digits hard 7 s0123 s4567") == Error{Kind::secret_is_set, 40});
        CHECK(refused("codes 1 duel p4c10n digits hard 7 s0123 x x") == Error{Kind::game_over, 42});
        CHECK(refused("codes 1 duel p4c10n digits hard 7 a12") == Error{Kind::unknown_event, 34});
        CHECK(lesson::problem_of_line("codes 1 duel p4c10n digits friend 7") ==
              "unknown rival (easy, medium, hard, person) at character 28, in \"friend\"");
    }
}
