#include "engine/cluedo/game.hpp"
#include "engine/cluedo/match.hpp"
#include "engine/session/link.hpp"
#include "tests/engine/cluedo_support.hpp"
#include "tests/engine/golden_links.hpp"
#include <doctest/doctest.h>

using namespace engine;
using namespace engine::cluedo;

namespace {

using Log = session::Log<Game>;

Setup notebook_setup()
{
    Setup s;
    s.mode = Mode::notebook;
    s.table = dealt(classic, 4, 0);
    s.hand = bit(0) | bit(6) | bit(12) | bit(13) | bit(14);
    return s;
}

Setup game_setup(int players, std::uint64_t seed)
{
    Setup s;
    s.table = dealt(classic, players, 0);
    s.bots = {BotLevel::easy, BotLevel::medium, BotLevel::hard, BotLevel::medium, BotLevel::easy, BotLevel::hard};
    std::fill(s.bots.begin() + players, s.bots.end(), BotLevel{}); // a line stores the bots of the seats only
    s.seed = seed;
    return s;
}

void push(Log& log, const Event& e)
{
    const auto pushed = log.push(e);
    REQUIRE_MESSAGE(pushed, cluedo::name(pushed.error().kind));
}

/// Plays to the end; the user shows the first card allowed, asks at random and accuses when certain.
Log whole_game(const Setup& setup)
{
    Log log(setup);
    Rng rng(setup.seed);
    while (!log.now().over()) {
        const Game& g = log.now();
        if (g.i_must_show()) push(log, Show{first_of(g.play->showable())});
        else if (g.bot_to_move()) push(log, event_of(run(bot_of(g))));
        else
            push(log, event_of(run(BotJob(BotLevel::medium, g.view(), g.notes(), g.play->phase == Play::Phase::asked,
                                          rng.next()))));
    }
    return log;
}

std::string message(const Setup& s)
{
    const auto p = problem(s);
    return p ? std::string(name(*p)) : "";
}

/// Its line has the length that the model says, and opens the same game.
void check_line(const Log& log)
{
    const std::string line = to_line(log);
    CHECK(line.size() == log.now().length);
    const auto again = from_line(line);
    REQUIRE(again);
    CHECK(again->now() == log.now());
    CHECK(to_line(*again) == line);
}

} // namespace

TEST_SUITE("cluedo")
{
    TEST_CASE("a notebook takes entries, changes and removes them, and undo brings them back")
    {
        Log log(notebook_setup());
        push(log, Add{shows(1, {1, 7, 15}, 2)});
        push(log, Add{shows(2, {2, 7, 15}, nobody)});
        push(log, Change{0, shows(1, {1, 7, 15}, 3)});
        CHECK(log.now().notes()[0].shower == 3);
        push(log, Remove{1});
        CHECK(log.now().rows.size() == 1);
        push(log, Hold{bit(1) | bit(6) | bit(12) | bit(13) | bit(14)});
        push(log, Note{3, 4, Mark::maybe});
        CHECK(log.now().mark(3, 4) == Mark::maybe);
        CHECK(log.now().mark(3, 3) == Mark::none);
        CHECK((log.now().view().hand & bit(1)) != 0);
        check_line(log);
        for (int i = 0; i < 4; ++i) log.undo();
        CHECK(log.now().rows[0].shower == 2);
    }
    TEST_CASE("an ignored row stays, says nothing, and can be counted again")
    {
        Log log(notebook_setup());
        push(log, Add{shows(1, {1, 7, 15}, nobody)});
        push(log, Add{Entry::accusation(2, {1, 7, 15}, false)});
        const auto said = [&] { return constraints_of(log.now().view(), log.now().notes()).size(); };
        const std::size_t both = said();
        push(log, Ignore{0, true});
        CHECK(log.now().rows.size() == 2);
        CHECK(said() < both);
        push(log, Ignore{1, true});
        push(log, Add{shows(2, {1, 7, 15}, 3)}); // a wrong accuser asks no more, unless the accusation's row is ignored
        const std::string line = to_line(log);
        CHECK(line.size() == log.now().length);
        const auto again = from_line(line);
        REQUIRE(again);
        CHECK(again->now() == log.now());
        push(log, Remove{2});
        push(log, Ignore{1, false});
        push(log, Ignore{0, false});
        CHECK(said() == both);
        CHECK_FALSE(log.push(Ignore{2, true}));
    }
    TEST_CASE("a notebook may begin before my hand is told: it takes entries after that")
    {
        Setup s = notebook_setup();
        const Cards mine = s.hand;
        s.hand = 0;
        REQUIRE_FALSE(problem(s));
        Log log(s);
        CHECK(log.now().hand_missing());
        CHECK_FALSE(problem(log.now().view()));
        CHECK_FALSE(log.push(Add{shows(1, {1, 7, 15}, 2)}));
        push(log, Hold{mine});
        CHECK_FALSE(log.now().hand_missing());
        push(log, Add{shows(1, {1, 7, 15}, 2)});
        REQUIRE(from_line(to_line(log)));
        CHECK(from_line(to_line(log))->now() == log.now());
        s.me = 7;
        CHECK(message(s) == "seat_out_of_range");
    }
    TEST_CASE("a corrected table keeps the notes, which follow the players to their seats; its line brings it back")
    {
        Log log(notebook_setup());
        push(log, Add{shows(1, {1, 7, 15}, 3)});
        push(log, Add{shows(0, {0, 7, 15}, 2, 15)});
        push(log, Note{3, 2, Mark::maybe});
        const Cards hand = log.now().hand;
        push(log, Arrange{{5, 4, 5, 4}, {1, 0, 2, 3}, {"Bea", "Me", "Leo", "Mary Ann"}});
        const Game& g = log.now();
        CHECK(g.setup.me == 1);
        CHECK(g.hand_missing()); // four of the five cards: which?
        CHECK_FALSE(problem(g.view()));
        CHECK(g.rows[0].by == 0);
        CHECK(g.rows[0].shower == 3);
        CHECK(g.rows[1].by == 1);
        CHECK(g.rows[1].shower == 2);
        CHECK(g.mark(3, 2) == Mark::maybe);
        CHECK_FALSE(log.push(Add{shows(0, {1, 7, 15}, 2)}));
        push(log, Hold{hand & ~bit(0)});
        push(log, Add{shows(0, {1, 7, 15}, 2)});
        CHECK(log.now().setup.seat_names[3] == "Mary Ann");
        check_line(log);
    }
    TEST_CASE("a corrected table refuses a seat twice, too many cards, and a note about the pile that it takes away")
    {
        Setup s = notebook_setup();
        s.table.hand = {5, 4, 4, 4};
        s.table.pile = 1;
        Log log(s);
        push(log, Add{shows(1, {1, 7, 15}, 3)});
        push(log, Add{Entry::fact(Entry::Kind::reveal, s.table.pile_holder(), 20)});
        const auto refused = [&](const Arrange& e) {
            const auto pushed = log.push(e);
            return pushed ? Error{} : pushed.error();
        };
        CHECK(refused({{5, 5, 4, 4}, {0, 1, 2, 3}, {}}) == Error{Error::Kind::row_does_not_fit, 1});
        CHECK(refused({{5, 5, 5, 4}, {0, 1, 2, 3}, {}}).kind == Error::Kind::hand_sizes);
        CHECK(refused({{5, 4, 4, 4}, {0, 1, 1, 3}, {}}).kind == Error::Kind::seat_out_of_range);
        CHECK(refused({{5, 4, 4, 4}, {0, 1, 2}, {}}).kind == Error::Kind::seat_out_of_range);
        CHECK(refused({{5, 4, 4, 4}, {0, 1, 2, 3}, {"Ana"}}).kind == Error::Kind::bad_name);
        push(log, Remove{1});
        push(log, Arrange{{5, 5, 4, 4}, {0, 1, 2, 3}, {}});
        CHECK(log.now().setup.table.pile == 0);
        Log game(game_setup(4, 1));
        CHECK_FALSE(game.push(Arrange{{5, 5, 4, 4}, {0, 1, 2, 3}, {}}));
    }
    TEST_CASE("an entry is inserted before another, as if it had been noted then")
    {
        Log log(notebook_setup());
        CHECK_FALSE(log.push(Insert{0, shows(1, {1, 7, 15}, 3)}));
        push(log, Add{shows(1, {1, 7, 15}, 3)});
        push(log, Add{Entry::accusation(2, {1, 7, 15}, false)});
        CHECK_FALSE(log.push(Insert{2, shows(3, {1, 7, 15}, nobody)}));
        push(log, Insert{1, shows(2, {2, 7, 15}, nobody)}); // before the accusation this player could ask
        CHECK(log.now().rows.size() == 3);
        CHECK(log.now().rows[1].by == 2);
        CHECK(log.now().rows[2].kind == Entry::Kind::accuse);
        const auto again = from_line(to_line(log));
        REQUIRE(again);
        CHECK(again->now() == log.now());
    }
    TEST_CASE("a notebook refuses what cannot be meant, and the events of the other mode")
    {
        Log log(notebook_setup());
        const auto refused = [&](const Event& e) {
            const auto pushed = log.push(e);
            return pushed ? std::string() : std::string(cluedo::name(pushed.error().kind));
        };
        CHECK(refused(Add{shows(3, {0, 7, 15}, 1)}) == "own_card"); // the user passed while holding card 0
        CHECK(refused(Change{0, shows(1, {1, 7, 15}, 2)}) == "row_out_of_range");
        CHECK(refused(Remove{0}) == "row_out_of_range");
        CHECK(refused(Hold{1}) == "own_hand");
        CHECK(refused(Ask{{1, 7, 15}}) == "wrong_mode");
        CHECK(refused(Show{1}) == "wrong_mode");
        CHECK(refused(Pass{}) == "wrong_mode");
        CHECK(refused(GiveUp{}) == "wrong_mode");
        CHECK(refused(Note{21, 0, Mark::yes}) == "card_out_of_range");
        CHECK(refused(Note{0, 5, Mark::yes}) == "seat_out_of_range");
        CHECK(log.event_count() == 0);
    }
    TEST_CASE("games against computer players end, tell me nothing I may not see, and their line brings them back")
    {
        for (const int players : {3, 6}) {
            for (std::uint64_t seed = 0; seed < 3; ++seed) {
                const Log log = whole_game(game_setup(players, seed));
                const Game& g = log.now();
                CHECK(g.play->phase == Play::Phase::over);
                CHECK(g.play->winner != nobody); // an accuser here is certain
                CHECK(g.play->record.back().cards == g.play->envelope());
                for (const Entry& e : g.notes())
                    if (e.kind == Entry::Kind::suggest && e.card != no_card) CHECK((e.by == 0 || e.shower == 0));
                const auto constraints = constraints_of(g.view(), g.notes());
                CHECK(satisfies(g.setup.table, constraints, g.play->deal)); // every observation is true
                const auto again = from_line(to_line(log));
                REQUIRE(again);
                CHECK(again->now() == g);
            }
        }
    }
    TEST_CASE("in a game I act on my turn only, show what I hold and was asked for, and a wrong accuser is out")
    {
        Setup s = game_setup(3, 4);
        Log log(s);
        const auto refused = [&](const Event& e) {
            const auto pushed = log.push(e);
            return pushed ? std::string() : std::string(cluedo::name(pushed.error().kind));
        };
        CHECK(log.now().my_turn());
        CHECK(refused(Add{shows(1, {1, 7, 15}, 2)}) == "wrong_mode");
        CHECK(refused(Ask{{7, 1, 15}}) == "wrong_kind");
        CHECK(refused(Show{1}) == "cannot_show");
        push(log, Ask{{1, 7, 15}});
        CHECK(refused(Ask{{1, 7, 15}}) == "not_your_turn"); // one question per turn
        const Trio hidden = log.now().play->envelope();
        push(log, Accuse{{hidden[0], hidden[1], static_cast<Card>(hidden[2] == 12 ? 13 : 12)}});
        CHECK(log.now().notes().back().seen == hidden); // the user has seen the envelope
        CHECK(log.now().bot_to_move());
        while (!log.now().over()) {
            CHECK_FALSE(log.now().my_turn());
            if (log.now().i_must_show()) push(log, Show{first_of(log.now().play->showable())});
            else push(log, event_of(run(bot_of(log.now()))));
        }
        CHECK(log.now().play->winner != 0);
        CHECK(refused(Pass{}) == "already_over");
        CHECK(refused(Note{0, 0, Mark::yes}).empty());
    }
    TEST_CASE("the longest games fit a line: the event that would not is refused")
    {
        Setup s = notebook_setup();
        s.table = dealt(master_detective, 8, 0);
        s.hand = 0;
        for (int c = 0; c < s.table.hand[0]; ++c) s.hand |= bit(static_cast<Card>(c));
        for (int c = 0; c < 30; ++c) s.card_names.push_back("card number " + std::to_string(100 + c));
        for (int p = 0; p < 8; ++p) s.seat_names.push_back("seat number   " + std::to_string(10 + p));
        REQUIRE_FALSE(problem(s));
        Log log(s);
        push(log, Add{shows(1, {9, 17, 29}, 2)});
        int events = 1;
        while (log.push(Change{0, shows(1, {9, 17, 29}, 2)})) ++events;
        CHECK(events > 150); // corrections, the longest events
        CHECK(log.push(Change{0, shows(1, {9, 17, 29}, 2)}).error().kind == Error::Kind::too_many_events);
        const std::string line = to_line(log);
        CHECK(line.size() <= session::max_line_length);
        CHECK(line.size() > session::max_line_length - 12);
        CHECK(from_line(session::from_link(session::to_link(line)).value())->now() == log.now());
    }
    TEST_CASE("setups that cannot be played are refused with their kind")
    {
        Setup s = game_setup(3, 1);
        CHECK(message(s).empty());
        s.table.hand[0] = 5;
        CHECK(message(s) == "hand_sizes");
        s = game_setup(3, 1);
        s.me = nobody;
        CHECK(message(s) == "seat_out_of_range");
        s = game_setup(3, 1);
        s.hand = 1;
        CHECK(message(s) == "own_hand");
        s = game_setup(3, 1);
        s.seat_names = {"Ana", "Luis", "a,b"};
        CHECK(message(s) == "bad_name");
        s.seat_names = {"Ana", "Luis", "Eva María"};
        CHECK(message(s).empty());
        s.table.deck = {{0, 6, 9}};
        CHECK(message(s) == "deck_out_of_range");
    }
    TEST_CASE("lines that are no games say where")
    {
        const auto error = [](std::string_view line) {
            const auto log = from_line(line);
            return log ? "ok" : std::string(cluedo::name(log.error().kind)) + " " + std::to_string(log.error().at);
        };
        const std::string head = "cluedo 1 notebook 6-6-9 ggg 0 0 0 eee 0 - - abcdef";
        CHECK(error(head) == "ok");
        CHECK(error(head + " s1gmt20") == "syntax 57");
        CHECK(error(head + " s1bht2-") == "ok");
        CHECK(error(head + " s1bht2") == "syntax 57");
        CHECK(error(head + " s1bht2--") == "syntax 58");
        CHECK(error(head + " z") == "unknown_event 51");
        CHECK(error(head + " s3bht2-") == "seat_out_of_range 51");
        CHECK(error("cluedo 2") == "unknown_version 7");
        CHECK(error("cluedo 1 notebook 6-6-9 ggf 0 0 0 eee 0 - - -") == "hand_sizes 28");
        CHECK(error("cluedo 1 notebook 6-6-9 ggg 0 0 0 eeq 0 - - -") == "unknown_level 36");
        CHECK(error("codes 1 p4c6r") == "unknown_game 0");
    }
    TEST_CASE("golden links open for ever and mean what they meant")
    {
        const auto words = [](const Game& g) { // envelope (- in a notebook), rows or questions, winner or -
            std::string envelope = "-", winner = "-";
            if (g.play) {
                const Trio e = g.play->envelope();
                envelope = std::to_string(e[0]) + ',' + std::to_string(e[1]) + ',' + std::to_string(e[2]);
                if (g.play->winner != nobody) winner = std::to_string(g.play->winner);
            }
            return envelope + ' ' + std::to_string(g.notes().size()) + ' ' + winner;
        };
        CHECK(open_golden_links("cluedo", from_line, words) >= 4);
    }
    TEST_CASE("a match is the same however it is sliced, and better levels win more")
    {
        const MatchQuery query{{BotLevel::easy, BotLevel::medium, BotLevel::easy, BotLevel::medium}, classic, 150, 5};
        const MatchResult whole = run(MatchJob(query));
        MatchJob job(query);
        while (job.step(Budget{3}) == Step::more) {}
        CHECK(job.result() == whole);
        CHECK(whole.wins[0] + whole.wins[1] + whole.wins[2] + whole.wins[3] + whole.drawn == 150);
        CHECK(whole.wins[1] + whole.wins[3] > 110);
        const MatchResult hard = run(MatchJob({{BotLevel::hard, BotLevel::medium, BotLevel::medium}, classic, 25, 6}));
        CHECK(hard.games == 25);
        CHECK(hard.mean_turns() > 5);
        CHECK(hard.mean_turns() < 30);
    }
    TEST_CASE("the paper sheet crosses out what was shown and reads an unanswered question of its own")
    {
        const View v = six(bit(0) | bit(6) | bit(12));
        std::vector<Entry> log{shows(0, {1, 7, 13}, 2, 7), shows(0, {0, 8, 14}, nobody)};
        const auto sets = suspected(BotLevel::easy, v, log);
        CHECK(sets[0] == (classic.of(Kind::suspect) & ~bit(0))); // 0 is the user's own
        CHECK(sets[1] == bit(8));
        CHECK(sets[2] == bit(14));
        View pile = v; // then the card may be in the pile as well
        pile.table.hand = {3, 3, 3, 3, 2, 2};
        pile.table.pile = 2;
        const auto open = suspected(BotLevel::easy, pile, log);
        CHECK(open[1] == (classic.of(Kind::weapon) & ~bit(6) & ~bit(7)));
        CHECK(open[2] == (classic.of(Kind::room) & ~bit(12)));
    }
    TEST_CASE("the levels of computer players suspect what their level of deduction leaves")
    {
        const View v = six(bit(5) | bit(11) | bit(20));
        // Three players each showed one of the same three cards: only search finds the consequence.
        const std::vector<Entry> log{shows(1, {1, 7, 13}, 2), shows(2, {1, 7, 13}, 3), shows(3, {1, 7, 13}, 4)};
        const Cards weapons = classic.of(Kind::weapon) & ~bit(11);
        CHECK(suspected(BotLevel::medium, v, log)[1] == weapons);
        CHECK(suspected(BotLevel::hard, v, log)[1] == (weapons & ~bit(7)));
        CHECK(suspected(BotLevel::easy, v, log)[1] == weapons);
    }
}
