// The three roles, and a game as one line of text.
#include "engine/codes/duel.hpp"
#include "engine/session/link.hpp"
#include "tests/engine/golden_links.hpp"
#include "tests/engine/support.hpp"
#include <cstdio>
#include <doctest/doctest.h>

using namespace engine;
using namespace engine::codes;
using Kind = Error::Kind;
using GameLog = session::Log<Game>;

namespace {

Setup setup_of(Role role, int guesses = 12)
{
    Setup s;
    s.role = role;
    s.max_guesses = static_cast<std::uint8_t>(guesses);
    s.seed = 42;
    return s;
}
Code mm(std::string_view text) { return code_of(mastermind, text); }
std::optional<Error> refused(GameLog& log, const Event& e)
{
    const auto done = log.push(e);
    return done ? std::nullopt : std::optional(done.error());
}
/// A random event, legal or not.
Event random_event(const Rules& r, Rng& rng, int rows)
{
    const auto answer = [&] {
        const auto black = static_cast<std::uint8_t>(rng.below(r.positions + 1));
        const auto white = static_cast<std::uint8_t>(rng.below(r.positions + 1));
        return Feedback{black, white};
    };
    const auto row = static_cast<int>(rng.below(static_cast<std::uint64_t>(rows) + 2)) - 1;
    switch (rng.below(12)) {
    case 0: {
        const Code code = random_code(r, rng);
        return Amend{row, code, answer()};
    }
    case 1:
        return Ignore{row, rng.below(2) == 0};
    case 2:
        return rng.below(4) == 0 ? Event(GiveUp{}) : Event(Secret{random_code(r, rng)});
    case 3:
    case 4:
    case 5:
    case 6:
        return Answer{answer()};
    default:
        return Guess{random_code(r, rng)};
    }
}

} // namespace

TEST_SUITE("codes")
{
    TEST_CASE("setups at the ends of what is allowed can be played, those beyond cannot")
    {
        const auto kind = [](int positions, int symbols, int guesses) {
            Setup s;
            s.rules = {static_cast<std::uint8_t>(positions), static_cast<std::uint8_t>(symbols), true};
            s.max_guesses = static_cast<std::uint8_t>(guesses);
            const auto wrong = problem(s);
            return wrong ? std::optional(wrong->kind) : std::nullopt;
        };
        for (const int positions : {min_positions, max_positions})
            for (const int symbols : {min_symbols, max_symbols})
                for (const int guesses : {1, max_guesses_limit}) CHECK_FALSE(kind(positions, symbols, guesses));
        for (const int positions : {min_positions - 1, max_positions + 1})
            CHECK(kind(positions, 6, 12) == Error::Kind::positions_out_of_range);
        for (const int symbols : {min_symbols - 1, max_symbols + 1})
            CHECK(kind(4, symbols, 12) == Error::Kind::symbols_out_of_range);
        for (const int guesses : {0, max_guesses_limit + 1})
            CHECK(kind(4, 6, guesses) == Error::Kind::guesses_out_of_range);
        Setup s;
        s.strategy = static_cast<StrategyKind>(every_strategy);
        CHECK(problem(s)->kind == Error::Kind::unknown_strategy);
    }
    TEST_CASE("a strategy confined to possible guesses is named after its own in lines: knuth_consistent")
    {
        Setup s = setup_of(Role::keeper);
        CHECK(to_line(GameLog(s)) == "codes 1 p4c6r 12 keeper colours knuth 42");
        s.strategy = confined(s.strategy);
        CHECK(to_line(GameLog(s)) == "codes 1 p4c6r 12 keeper colours knuth_consistent 42");
        int named = 0;
        for (const StrategyKind kind : strategy_kinds) {
            const StrategyKind its = confined(kind);
            CHECK(in_menu(its) == kind);
            CHECK(confined(its, false) == kind);
            CHECK(is_confined(its) == is_confinable(kind));
            CHECK(is_confinable(kind) == (weighs(kind) || kind == StrategyKind::optimal));
            CHECK(weighs(its) == weighs(kind));
            CHECK(criterion_of(its) == criterion_of(kind));
            CHECK(is_apart(its) == is_apart(kind));
            CHECK(strategy_from(name(its)) == its);
            if (is_confinable(kind)) CHECK(name(its) == std::string(name(kind)) + "_consistent");
            named += its != kind;
        }
        CHECK(named == 5);
        for (const char* no :
             {"consistent_consistent", "genetic_consistent", "knuth_consistent_consistent", "_consistent"})
            CHECK_FALSE(strategy_from(no));
    }
    TEST_CASE("guesser: the secret follows from the seed, guesses are answered, the last one wins")
    {
        GameLog log(setup_of(Role::guesser));
        const Code secret = log.now().secret.value();
        CHECK(to_text(mastermind, secret) == "2450"); // links depend on it
        REQUIRE(log.push(Guess{mm("0011")}));
        CHECK(log.now().rows[0].answer == feedback(mastermind, mm("0011"), secret));
        CHECK(refused(log, Answer{{1, 0}}) == Error{Kind::wrong_role});
        CHECK(refused(log, Amend{0, mm("0011"), {1, 0}}) == Error{Kind::wrong_role});
        CHECK(refused(log, Ignore{0, true}) == Error{Kind::wrong_role});
        CHECK(refused(log, Secret{mm("0011")}) == Error{Kind::wrong_role});
        REQUIRE(log.push(Guess{secret}));
        CHECK(log.now().status == Game::Status::won);
        CHECK(refused(log, Guess{secret}) == Error{Kind::game_over});
        CHECK(refused(log, GiveUp{}) == Error{Kind::game_over});
        CHECK(log.undo());
        CHECK(log.now().status == Game::Status::playing);
    }
    TEST_CASE("guesser: lost after the last guess, or by giving up")
    {
        GameLog log(setup_of(Role::guesser, 2));
        REQUIRE(log.push(Guess{mm("0000")}));
        REQUIRE(log.push(Guess{mm("0000")}));
        CHECK(log.now().status == Game::Status::lost);
        CHECK(log.undo());
        REQUIRE(log.push(GiveUp{}));
        CHECK(log.now().status == Game::Status::gave_up);
    }
    TEST_CASE("keeper: answers come from the player; impossible ones are refused, contradictory ones are not")
    {
        GameLog log(setup_of(Role::keeper));
        CHECK(refused(log, Answer{{1, 0}}) == Error{Kind::already_answered});
        REQUIRE(log.push(Guess{mm("0011")}));
        CHECK(refused(log, Guess{mm("0012")}) == Error{Kind::not_answered, 0});
        CHECK(refused(log, Answer{{3, 1}}) == Error{Kind::impossible_answer});
        CHECK(refused(log, Answer{{3, 3}}) == Error{Kind::impossible_answer});
        REQUIRE(log.push(Answer{{0, 0}}));
        REQUIRE(log.push(Guess{mm("0011")}));
        REQUIRE(log.push(Answer{{1, 0}})); // contradicts the first row
        CHECK(refused(log, Amend{1, mm("0012"), {0, 0}}) == Error{Kind::guess_is_fixed, 1});
        CHECK(refused(log, Amend{2, mm("0011"), {0, 0}}) == Error{Kind::row_out_of_range, 2});
        CHECK(refused(log, Amend{-1, mm("0011"), {0, 0}}) == Error{Kind::row_out_of_range, -1});
        REQUIRE(log.push(Amend{1, mm("0011"), {0, 0}}));
        CHECK(log.now().rows[1].amended);
        REQUIRE(log.push(Ignore{0, true}));
        CHECK(log.now().rows[0].ignored);
        REQUIRE(log.push(Ignore{0, false}));
        CHECK_FALSE(log.now().rows[0].ignored);
    }
    TEST_CASE("keeper: a secret kept in the game refuses false answers and shows earlier ones")
    {
        GameLog log(setup_of(Role::keeper));
        REQUIRE(log.push(Guess{mm("0011")}));
        REQUIRE(log.push(Answer{{2, 0}}));
        REQUIRE(log.push(Secret{mm("0123")}));
        CHECK(log.now().truth(0) == Feedback{1, 1});
        CHECK(log.now().is_false(0));
        CHECK(refused(log, Amend{0, mm("0011"), {0, 1}}) == Error{Kind::false_answer, 0});
        REQUIRE(log.push(Amend{0, mm("0011"), {1, 1}}));
        CHECK_FALSE(log.now().is_false(0));
        REQUIRE(log.push(Guess{mm("0123")}));
        CHECK(refused(log, Answer{{3, 0}}) == Error{Kind::false_answer, 1});
        REQUIRE(log.push(Answer{{4, 0}}));
        CHECK(log.now().status == Game::Status::won);
        REQUIRE(log.push(Secret{mm("5555")})); // allowed after the end
        CHECK(log.now().is_false(1));
    }
    TEST_CASE("amending or ignoring the winning row goes on with the game")
    {
        GameLog log(setup_of(Role::keeper, 2));
        REQUIRE(log.push(Guess{mm("0011")}));
        REQUIRE(log.push(Answer{{4, 0}}));
        CHECK(log.now().status == Game::Status::won);
        CHECK(refused(log, Guess{mm("0012")}) == Error{Kind::game_over});
        REQUIRE(log.push(Ignore{0, true}));
        CHECK(log.now().status == Game::Status::playing);
        REQUIRE(log.push(Guess{mm("0012")}));
        CHECK(refused(log, Ignore{1, true}) == Error{Kind::not_answered, 1});
        REQUIRE(log.push(Answer{{1, 1}}));
        CHECK(log.now().status == Game::Status::lost);
        REQUIRE(log.push(Amend{1, mm("0012"), {4, 0}}));
        CHECK(log.now().status == Game::Status::won);
    }
    TEST_CASE("assistant: any row can be rewritten; twenty rows are the end")
    {
        GameLog log(setup_of(Role::assistant, 1));
        for (int i = 0; i < max_guesses_limit; ++i) {
            REQUIRE(log.push(Guess{mm("0011")}));
            REQUIRE(log.push(Answer{{1, 0}}));
        }
        CHECK(log.now().status == Game::Status::playing);
        CHECK(refused(log, Guess{mm("0011")}) == Error{Kind::too_many_rows, max_guesses_limit});
        REQUIRE(log.push(Amend{3, mm("2345"), {0, 2}}));
        CHECK(log.now().rows[3].guess == mm("2345"));
        CHECK(refused(log, Secret{mm("0011")}) == Error{Kind::wrong_role});
    }
    TEST_CASE("codes that are not of the rules are refused, and so are too many events")
    {
        GameLog log(setup_of(Role::keeper));
        CHECK(refused(log, Guess{Code{{9, 9, 9, 9}}}) == Error{Kind::bad_symbol});
        CHECK(refused(log, Secret{Code{{0, 0, 0, 0, 1}}}) == Error{Kind::bad_symbol});
        REQUIRE(log.push(Guess{mm("0011")}));
        REQUIRE(log.push(Answer{{1, 0}}));
        for (int i = 2; i < max_events; ++i) REQUIRE(log.push(Ignore{0, i % 2 == 0}));
        CHECK(refused(log, Ignore{0, true}) == Error{Kind::too_many_events, max_events});
    }
    TEST_CASE("whatever was played, the line gives back the same game, and the link the same line")
    {
        Rng rng(77);
        for (int round = 0; round < 300; ++round) {
            Setup s;
            s.rules = small_boards()[rng.index(small_boards().size())];
            s.role = static_cast<Role>(rng.below(3));
            s.face = static_cast<Face>(rng.below(3));
            s.strategy = confined(strategy_kinds[rng.index(strategy_kinds.size())], rng.below(2) == 0);
            s.max_guesses = static_cast<std::uint8_t>(1 + rng.below(max_guesses_limit));
            s.seed = rng.next();
            if (s.strategy == StrategyKind::genetic && rng.below(2) == 0)
                s.genetic.population = 1 + static_cast<int>(rng.below(max_population));
            GameLog log(s);
            for (int i = 0; i < 40; ++i)
                (void)log.push(random_event(s.rules, rng, static_cast<int>(log.now().rows.size())));
            for (int i = 0; i < 3 && rng.below(2) == 0; ++i) log.undo();
            const std::string line = to_line(log);
            const auto back = from_line(line);
            REQUIRE(back);
            CHECK(back->now() == log.now());
            CHECK(to_line(*back) == line);
            CHECK(session::from_link(session::to_link(line)).value() == line);
        }
    }
    TEST_CASE("the longest game there can be still fits a link")
    {
        Setup s = setup_of(Role::assistant, 20);
        s.rules = {8, 16, false};
        s.strategy = StrategyKind::genetic;
        s.genetic = {max_population, 1000, 1000, 1000, Breeding::none, true, true};
        s.seed = ~std::uint64_t{0};
        GameLog log(s);
        const Code code = code_of(s.rules, "fedcba98");
        REQUIRE(log.push(Guess{code}));
        while (log.push(Amend{0, code, {0, 0}})) {}
        CHECK(log.events().size() == max_events);
        CHECK(session::to_link(to_line(log)).size() <= session::max_link_length);
    }
    TEST_CASE("a secret shared by a friend keeps the friend's number of guesses in its line")
    {
        for (const char* line :
             {"codes 1 p4c6r 12 guesser colours knuth 42f9", "codes 1 p4c10n 20 guesser digits knuth 7f1r g0123"}) {
            const auto log = from_line(line);
            REQUIRE(log);
            CHECK(to_line(*log) == line);
        }
        CHECK(from_line("codes 1 p4c6r 12 guesser colours knuth 42f9")->setup().friend_guesses == 9);
        for (const char* drawn : {"42f0", "42f", "42f21", "42f9f9", "42fr"}) {
            const auto log = from_line(std::string("codes 1 p4c6r 12 guesser colours knuth ") + drawn);
            REQUIRE_FALSE(log);
            CHECK(log.error() == Error{Kind::guesses_out_of_range, 39});
        }
        CHECK(from_line("codes 1 p4c6r 12 keeper colours knuth 42f9").error().kind == Kind::seed_out_of_range);
    }
    TEST_CASE("a bad line says what and where")
    {
        const auto wrong_at = [](std::string_view line, Kind kind, int at) {
            const auto log = from_line(line);
            REQUIRE_FALSE(log);
            CHECK(log.error() == Error{kind, at});
        };
        wrong_at("codes 1 p4c6r 12 keeper colours knuth/300.50.750.850.2.0.0 7", Kind::unknown_strategy, 32);
        wrong_at("codes 1 p4c6r 12 keeper colours genetic/300 7", Kind::unknown_strategy, 32);
        wrong_at("", Kind::unknown_game, 0);
        wrong_at("cluedo 1", Kind::unknown_game, 0);
        wrong_at("codes 2 p4c6r", Kind::unknown_version, 6);
        wrong_at("codes 1 p4c6", Kind::syntax, 12);
        wrong_at("codes 1 p4c6r 21 guesser colours knuth 42", Kind::guesses_out_of_range, 14);
        wrong_at("codes 1 p4c6r 0 guesser colours knuth 42", Kind::guesses_out_of_range, 14);
        wrong_at("codes 1 p4c6r 99999999999999999999 guesser", Kind::guesses_out_of_range, 14);
        wrong_at("codes 1 p4c6r 12 host colours knuth 42", Kind::unknown_role, 17);
        wrong_at("codes 1 p4c6r 12 guesser sounds knuth 42", Kind::unknown_face, 25);
        wrong_at("codes 1 p4c6r 12 guesser colours guru 42", Kind::unknown_strategy, 33);
        wrong_at("codes 1 p4c6r 12 guesser colours knuth 18446744073709551616", Kind::seed_out_of_range, 39);
        wrong_at("codes 1 p4c6r 12 guesser colours knuth", Kind::seed_out_of_range, 38);
        wrong_at("codes 1 p4c6r 12 guesser colours knuth 42 g00", Kind::code_length, 45);
        wrong_at("codes 1 p4c6r 12 guesser colours knuth 42 q", Kind::unknown_event, 42);
        wrong_at("codes 1 p4c6r 12 guesser colours knuth 42 ", Kind::unknown_event, 42);
        wrong_at("codes 1 p4c6r 12 guesser colours knuth 42  g0012", Kind::unknown_event, 42);
        wrong_at("codes 1 p4c6r 12 keeper colours knuth 42 g0012 a31", Kind::impossible_answer, 47);
        wrong_at("codes 1 p4c6r 12 keeper colours knuth 42 g0012 a3", Kind::syntax, 49);
        wrong_at("codes 1 p4c6r 12 keeper colours knuth 42 g0012 a30 m", Kind::syntax, 52);
        wrong_at("codes 1 p4c6r 12 keeper colours knuth 42 g0012 a30 m00", Kind::code_length, 54);
        wrong_at("codes 1 p4c6r 12 keeper colours knuth 42 g0012 a30 m000012", Kind::syntax, 58);
        wrong_at("codes 1 p4c6r 12 keeper colours knuth 42 g0012 a30 i99", Kind::row_out_of_range, 51);
        wrong_at(std::string(4000, 'x'), Kind::too_long, static_cast<int>(session::max_line_length));
    }
    TEST_CASE("golden links open for ever and mean what they meant")
    {
        const auto words = [](const Game& g) { // status, secret (- if none)
            const char* names[] = {"playing", "won", "lost", "gave_up"};
            return std::string(names[static_cast<int>(g.status)]) + ' ' +
                   (g.secret ? to_text(g.setup.rules, *g.secret) : "-");
        };
        const auto wanted = [](std::string_view line) { return line.starts_with("codes ") && !is_duel_line(line); };
        CHECK(open_golden_links_if(wanted, from_line, words) >= 6);
    }
}
