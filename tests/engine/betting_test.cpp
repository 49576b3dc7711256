// The A/K game: all published values, solutions against best replies and against the normal form, play and lines.
#include "engine/betting/game.hpp"
#include "engine/betting/given.hpp"
#include "engine/betting/match.hpp"
#include "engine/search/simplex.hpp"
#include "engine/session/link.hpp"
#include "tests/engine/golden_links.hpp"
#include <algorithm>
#include <doctest/doctest.h>

using namespace engine;
using namespace engine::betting;
using Kind = Error::Kind;
using GameLog = session::Log<Game>;

namespace {

Rules rules_of(std::string_view bets, std::string_view deck)
{
    return {parse_bets(bets).value(), parse_deck(deck).value()};
}
Rules random_rules(Rng& rng)
{
    Rules r;
    const auto bets = 1 + rng.below(max_bets);
    while (r.bets.size() < static_cast<int>(bets)) {
        const auto bet = static_cast<std::int16_t>(1 + rng.below(9));
        if (std::find(r.bets.begin(), r.bets.end(), bet) == r.bets.end()) r.bets.push_back(bet);
    }
    r.deck.aces = static_cast<std::uint8_t>(1 + rng.below(5));
    r.deck.kings = static_cast<std::uint8_t>(1 + rng.below(5));
    r.deck.replacement = rng.below(2) == 0;
    return r;
}
const Play& in(const Solution& s, Card max, Card min) { return s.deals[index(Deal{max, min})]; }
Fraction half() { return {Integer(1), Integer(2)}; }

/// MAX's guaranteed payoff with these bets, MIN replying optimally to each card and bet; and vice versa.
Fraction secured_by_max(const Rules& r, const Solution& s)
{
    Fraction sum;
    for (const Card min : cards)
        for (int b = 0; b < r.bets.size(); ++b) {
            Fraction call, fold;
            for (const Card max : cards) {
                const Deal d{max, min};
                const Fraction weight = Fraction(probability(r.deck, d)) * in(s, max, min).bet[b];
                call += weight * payoff_of_call(d, r.bets[b]);
                fold += weight * payoff_of_fold();
            }
            sum += std::min(call, fold);
        }
    return sum;
}
Fraction conceded_by_min(const Rules& r, const Solution& s)
{
    Fraction sum;
    for (const Card max : cards) {
        std::vector<Fraction> worth(r.bets.size());
        for (int b = 0; b < r.bets.size(); ++b)
            for (const Card min : cards) {
                const Deal d{max, min};
                const Fraction call = in(s, max, min).call[b];
                worth[b] += Fraction(probability(r.deck, d)) *
                            (call * payoff_of_call(d, r.bets[b]) + (Fraction(1) - call) * payoff_of_fold());
            }
        sum += *std::max_element(worth.begin(), worth.end());
    }
    return sum;
}
/// The value by the normal form: every betting plan by card against every calling plan by card and bet.
Fraction value_of_normal_form(const Rules& r)
{
    const int bets = r.bets.size();
    const std::int64_t shift = 2000,
                       ways = (r.deck.aces + r.deck.kings) * (r.deck.aces + r.deck.kings - !r.deck.replacement);
    std::vector<search::Simplex::Row> a;
    for (int max = 0; max < bets * bets; ++max) {
        search::Simplex::Row row;
        for (int min = 0; min < 1 << (2 * bets); ++min) {
            std::int64_t sum = shift * ways;
            for (const Deal& d : deals) {
                const Rational p = probability(r.deck, d);
                const int b = d.max == Card::ace ? max / bets : max % bets;
                const bool calls = (min >> (static_cast<int>(d.min) * bets + b) & 1) != 0;
                sum += p.num() * (ways / p.den()) * (calls ? payoff_of_call(d, r.bets[b]) : payoff_of_fold());
            }
            row.emplace_back(sum);
        }
        a.push_back(row);
    }
    const auto rows = a.size();
    search::Simplex s(1 << (2 * bets), std::move(a), search::Simplex::Row(rows, Integer(1)));
    REQUIRE(s.maximise(search::Simplex::Row(1u << (2 * bets), Integer(1))));
    return Fraction(1) / s.value() / ways - Fraction(shift);
}

std::optional<Error> refused(GameLog& log, const Event& e)
{
    const auto done = log.push(e);
    return done ? std::nullopt : std::optional(done.error());
}
Error refused(std::string_view line)
{
    const auto log = from_line(line);
    REQUIRE_FALSE(log);
    return log.error();
}

} // namespace

TEST_SUITE("betting")
{
    TEST_CASE("the seed's tree: 41 nodes, 24 payoffs, four deals of 1/4")
    {
        const auto nodes = tree(seed_rules());
        REQUIRE(nodes.size() == 41);
        std::array<std::vector<int>, 4> called;
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            const Node& n = nodes[i];
            CHECK((i == 0 ? n.parent == -1 : n.parent < static_cast<int>(i)));
            if (n.kind == NodeKind::max) CHECK(n.probability == *Rational::of(1, 4));
            if (n.kind != NodeKind::leaf) continue;
            if (n.reply == Reply::fold) CHECK(n.payoff == 1);
            else called[n.deal].push_back(n.payoff);
        }
        CHECK(called[0] == std::vector{0, 0, 0});
        CHECK(called[1] == std::vector{3, 5, 7});
        CHECK(called[2] == std::vector{-3, -5, -7});
        CHECK(called[3] == std::vector{0, 0, 0});
        int sets = 0;
        for (const Node& n : nodes) sets = std::max(sets, n.set + 1);
        CHECK(sets == 2 + 6);
    }
    TEST_CASE("cards seen: -1/2, and with (K,A) MAX bets 2 and loses 3")
    {
        const Solution s = solve(seed_rules(), Cards::seen);
        CHECK(to_text(s.value) == "-1/2");
        const Play& ka = in(s, Card::king, Card::ace);
        CHECK(ka.value == -3);
        CHECK(ka.bet == std::vector<Fraction>{1, 0, 0});
        CHECK(ka.bet_ranges[0].is_fixed());
        CHECK(in(s, Card::ace, Card::king).value == 1);
        CHECK(in(s, Card::ace, Card::ace).value == 0);
        CHECK(in(s, Card::king, Card::king).value == 0);
    }
    TEST_CASE("cards hidden: -1/4; 2 with a king, 2 with probability 1/2 or more with an ace; call with A, fold with K")
    {
        const Solution s = solve(seed_rules(), Cards::hidden);
        CHECK(to_text(s.value) == "-1/4");
        const Play &ace = in(s, Card::ace, Card::ace), &king = in(s, Card::king, Card::king);
        CHECK(ace.bet_ranges[0] == Range{half(), 1});
        CHECK(king.bet_ranges[0] == Range{1, 1});
        for (int b = 0; b < 3; ++b) {
            CHECK(ace.call_ranges[b] == Range{1, 1});
            CHECK(king.call_ranges[b] == Range{0, 0});
        }
    }
    TEST_CASE("n aces and n kings without replacement: -n/(2n-1) seen, -(n+1)/(2(2n-1)) hidden")
    {
        for (int n = 1; n <= 8; ++n) {
            Rules r = seed_rules();
            r.deck = {static_cast<std::uint8_t>(n), static_cast<std::uint8_t>(n), false};
            CHECK(solve(r, Cards::seen).value == Fraction(Integer(-n), Integer(2 * n - 1)));
            CHECK(solve(r, Cards::hidden).value == Fraction(Integer(-n - 1), Integer(2 * (2 * n - 1))));
        }
    }
    TEST_CASE("an equilibrium: neither player can do better, on 200 random rules; the normal form agrees")
    {
        Rng rng(41);
        for (int i = 0; i < 200; ++i) {
            const Rules r = random_rules(rng);
            INFO(bets_text(r), " ", to_text(r.deck));
            const Solution hidden = solve(r, Cards::hidden), seen = solve(r, Cards::seen);
            CHECK(secured_by_max(r, hidden) == hidden.value);
            CHECK(conceded_by_min(r, hidden) == hidden.value);
            if (r.bets.size() <= 2 || (r.bets.size() == 3 && i % 8 == 0))
                CHECK(value_of_normal_form(r) == hidden.value);
            for (const Solution* s : {&hidden, &seen})
                for (const Play& p : s->deals) {
                    Fraction sum;
                    for (int b = 0; b < r.bets.size(); ++b) {
                        sum += p.bet[b];
                        CHECK(p.bet_ranges[b].least <= p.bet[b]);
                        CHECK(p.bet[b] <= p.bet_ranges[b].most);
                        CHECK(p.call_ranges[b].least <= p.call[b]);
                        CHECK(p.call[b] <= p.call_ranges[b].most);
                    }
                    CHECK(sum == 1);
                }
            Fraction total;
            for (const Deal& d : deals) total += Fraction(probability(r.deck, d)) * seen.deals[index(d)].value;
            CHECK(total == seen.value);
            CHECK(hidden.node_values[0] == hidden.value);
        }
    }
    TEST_CASE("the order of the bets does not change the value, and a larger bet more never harms MAX")
    {
        for (const char* deck : {"a1k1r", "a3k2n", "a2k5r"}) {
            const Fraction value = solve(rules_of("2,4,6", deck), Cards::hidden).value;
            CHECK(solve(rules_of("6,2,4", deck), Cards::hidden).value == value);
            CHECK(solve(rules_of("2,4,6,8", deck), Cards::hidden).value >= value);
            CHECK(solve(rules_of("4,6", deck), Cards::hidden).value <= value);
        }
    }
    TEST_CASE("deals come as often as they should, and as the seed says")
    {
        for (const char* deck : {"a1k1r", "a2k3n"}) {
            const Deck d = parse_deck(deck).value();
            std::array<int, 4> n{};
            Rng rng(3);
            for (int i = 0; i < 20'000; ++i) ++n[index(random_deal(d, rng))];
            for (const Deal& deal : deals) {
                const double expected = 20'000 * to_double(probability(d, deal));
                CHECK(n[index(deal)] == doctest::Approx(expected).epsilon(0.06));
            }
        }
        std::string dealt;
        Game g = Game::start({seed_rules(), Cards::hidden, Human::both, 8, 42});
        for (int i = 0; i < 7; ++i) g = *(*(*g.after(Bet{0})).after(Fold{})).after(Next{});
        for (const Round& r : g.rounds) dealt += to_text(r.deal) + " ";
        CHECK(dealt == "AK AA AK KK AA AK KK AA "); // links depend on it
    }
    TEST_CASE("play: whose turn, payoffs and capital; the computer answers and bets by itself")
    {
        GameLog both(Setup{seed_rules(), Cards::hidden, Human::both, 2, 42});
        CHECK(refused(both, Call{}) == Error{Kind::not_your_turn});
        CHECK(refused(both, Next{}) == Error{Kind::not_your_turn});
        CHECK(refused(both, Bet{3}) == Error{Kind::bet_out_of_range, 3});
        CHECK(refused(both, Bet{-1}) == Error{Kind::bet_out_of_range, -1});
        CHECK(both.now().is_open(Human::max));
        CHECK_FALSE(both.now().is_open(Human::min));
        REQUIRE(both.push(Bet{1}));
        CHECK(refused(both, Bet{1}) == Error{Kind::not_your_turn});
        CHECK(both.now().is_open(Human::min));
        CHECK(both.now().finished() == 0);
        REQUIRE(both.push(Fold{}));
        CHECK(both.now().capital == 1);
        CHECK(both.now().finished() == 1);
        CHECK_FALSE(both.now().is_open(Human::max));
        REQUIRE(both.push(Next{}));
        REQUIRE(both.push(Bet{2}));
        REQUIRE(both.push(Call{}));
        CHECK(both.now().is_open(Human::max));
        CHECK(both.now().phase == Game::Phase::over);
        CHECK(refused(both, Next{}) == Error{Kind::game_over});
        CHECK(to_text(both.now().expected()) == "-1/2");
        for (int i = 0; i < 5; ++i) CHECK(both.undo());
        CHECK(both.now().capital == 0);

        GameLog max(Setup{seed_rules(), Cards::hidden, Human::max, 50, 7});
        for (int i = 0; i < 50; ++i) {
            REQUIRE(max.push(Bet{i % 3}));
            const Round& r = max.now().round();
            CHECK(*r.reply == (r.deal.min == Card::ace ? Reply::call : Reply::fold));
            if (i < 49) REQUIRE(max.push(Next{}));
        }
        CHECK(max.now().phase == Game::Phase::over);
        GameLog min(Setup{seed_rules(), Cards::seen, Human::min, 50, 7});
        int capital = 0;
        for (int i = 0; i < 50; ++i) {
            CHECK(*min.now().round().bet == 0);
            CHECK(min.now().round().deal == max.at(static_cast<std::size_t>(2 * i)).round().deal);
            REQUIRE(min.push(Call{}));
            capital += min.now().round().payoff;
            if (i < 49) REQUIRE(min.push(Next{}));
        }
        CHECK(min.now().capital == capital);
    }
    TEST_CASE("cards seen: both lie open from the deal, whoever is at the table; hidden: one's own, until the call")
    {
        for (const Human human : {Human::max, Human::min, Human::both}) {
            const auto seen = Game::start({seed_rules(), Cards::seen, human, 2, 42});
            CHECK(seen.is_open(Human::max));
            CHECK(seen.is_open(Human::min));
        }
        const auto hidden = Game::start({seed_rules(), Cards::hidden, Human::max, 2, 42});
        CHECK(hidden.is_open(Human::max));
        CHECK_FALSE(hidden.is_open(Human::min));
    }
    TEST_CASE("bets and decks say what is wrong, and where")
    {
        CHECK(parse_bets("2,,4").error() == Error{Kind::bets_out_of_range, 2});
        CHECK(parse_bets("").error() == Error{Kind::bets_out_of_range, 0});
        CHECK(parse_bets("1,2,3,4,5").error() == Error{Kind::bets_out_of_range, 8});
        CHECK(parse_bets("2,4,2").error() == Error{Kind::repeated_bet, 4});
        CHECK(parse_bets("02").error() == Error{Kind::bets_out_of_range, 0});
        CHECK(parse_bets("1000").error() == Error{Kind::syntax, 3});
        CHECK(parse_bets("2;4").error() == Error{Kind::syntax, 1});
        CHECK(parse_deck("a0k1r").error() == Error{Kind::deck_out_of_range, 1});
        CHECK(parse_deck("a1k100r").error() == Error{Kind::deck_out_of_range, 3});
        CHECK(parse_deck("a1k1").error() == Error{Kind::syntax, 4});
        CHECK(parse_deck("a1k1rr").error() == Error{Kind::syntax, 5});
        CHECK(to_text(parse_deck("a12k7n").value()) == "a12k7n");
        Rules twice = seed_rules();
        twice.bets[2] = 4;
        CHECK(problem(twice) == Error{Kind::repeated_bet, 2});
    }
    TEST_CASE("a line is read as it was printed, the longest fits a link, others say what is wrong where")
    {
        Rng rng(43);
        for (int i = 0; i < 200; ++i) {
            const auto human = static_cast<Human>(rng.below(3));
            const auto cards_as = static_cast<Cards>(rng.below(2));
            const Rules rules = random_rules(rng);
            const auto rounds = static_cast<std::uint8_t>(1 + rng.below(6));
            GameLog log(Setup{rules, cards_as, human, rounds, rng.next()});
            for (int tries = 0; tries < 30; ++tries) {
                const auto kind = rng.below(4);
                const Event e = kind == 0   ? Event(Bet{static_cast<int>(rng.below(5)) - 1})
                                : kind == 1 ? Event(Call{})
                                : kind == 2 ? Event(Fold{})
                                            : Event(Next{});
                const Game before = log.now();
                if (!log.push(e)) CHECK(log.now().rounds == before.rounds);
            }
            const std::string line = to_line(log);
            const auto again = from_line(line);
            REQUIRE(again);
            CHECK(to_line(*again) == line);
            CHECK(again->now().rounds == log.now().rounds);
        }
        GameLog longest(Setup{rules_of("996,997,998,999", "a99k99n"), Cards::hidden, Human::both, 50, UINT64_MAX});
        while (longest.now().phase != Game::Phase::over) {
            REQUIRE(longest.push(Bet{3}));
            REQUIRE(longest.push(Call{}));
            (void)longest.push(Next{});
        }
        CHECK(session::to_link(to_line(longest)).size() <= session::max_link_length);
        CHECK(refused("matrix 1 2 row 0") == Error{Kind::unknown_game, 0});
        CHECK(refused("betting 2") == Error{Kind::unknown_version, 8});
        CHECK(refused("betting 1 2,4,x a1k1r seen max 1 0") == Error{Kind::bets_out_of_range, 14});
        CHECK(refused("betting 1 2 a1k1 seen max 1 0") == Error{Kind::syntax, 16});
        CHECK(refused("betting 1 2 a1k1r open max 1 0") == Error{Kind::unknown_cards, 18});
        CHECK(refused("betting 1 2 a1k1r seen me 1 0") == Error{Kind::unknown_players, 23});
        CHECK(refused("betting 1 2 a1k1r seen max 51 0") == Error{Kind::rounds_out_of_range, 27});
        CHECK(refused("betting 1 2 a1k1r seen max 5 x") == Error{Kind::seed_out_of_range, 29});
        CHECK(refused("betting 1 2 a1k1r seen max 5 0 b") == Error{Kind::unknown_event, 31});
        CHECK(refused("betting 1 2 a1k1r seen max 5 0 b1") == Error{Kind::bet_out_of_range, 31});
        CHECK(refused("betting 1 2 a1k1r seen max 5 0 b0 c") == Error{Kind::not_your_turn, 34});
    }
    TEST_CASE("golden links open for ever and mean what they meant")
    {
        const auto words = [](const Game& g) { // rounds, MAX's capital
            return std::to_string(g.rounds.size()) + ' ' + std::to_string(g.capital);
        };
        const auto wanted = [](const std::string& line) {
            return line.starts_with("betting ") && !is_match_line(line) && !is_given_line(line);
        };
        CHECK(open_golden_links_if(wanted, from_line, words) == 4);
    }
}
