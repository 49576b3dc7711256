#include "engine/cluedo/repairs.hpp"
#include "engine/cluedo/why.hpp"
#include "tests/engine/cluedo_support.hpp"
#include <doctest/doctest.h>

using namespace engine;
using namespace engine::cluedo;

namespace {

Domain at(const View& v, const std::vector<Entry>& entries, Level level, Card c, Holder h)
{
    Domains d = Domains::of(v.table);
    CHECK(decide(v.table, constraints_of(v, entries), d, level));
    return d.at(c, h);
}

bool sees_contradiction(const View& v, const std::vector<Entry>& entries, Level level)
{
    Domains d = Domains::of(v.table);
    return !decide(v.table, constraints_of(v, entries), d, level);
}

/// The lowest level that decides the literal.
std::optional<Level> decided_by(const View& v, const std::vector<Entry>& entries, Card c, Holder h)
{
    for (const Level level : levels)
        if (at(v, entries, level, c, h) != Domain::both) return level;
    return std::nullopt;
}

Entry reveal(Holder h, Card c) { return Entry::fact(Entry::Kind::reveal, h, c); }
Entry lacks(Holder h, Card c) { return Entry::fact(Entry::Kind::lacks, h, c); }

} // namespace

TEST_SUITE("cluedo")
{
    TEST_CASE("V_n up and down reach exactly what enumeration supports: 27,882 states, and the empty domain")
    {
        int states = 0, empty = 0, wrong = 0;
        for (int m = 0; m <= 6; ++m)
            for (int n = -1; n <= m + 1; ++n) {
                int partial_assignments = 1;
                for (int i = 0; i < m; ++i) partial_assignments *= 3;
                for (int code = 0; code < partial_assignments; ++code) {
                    std::array<unsigned, 6> arguments{}; // domains as bits: 1 false, 2 true
                    Arguments a;
                    for (int i = 0, rest = code; i < m; ++i, rest /= 3) {
                        arguments[static_cast<std::size_t>(i)] = static_cast<unsigned>(rest % 3 + 1);
                        ++(rest % 3 == 0 ? a.f : rest % 3 == 1 ? a.t : a.u);
                    }
                    for (const unsigned value : {0u, 1u, 2u, 3u}) {
                        ++(value == 0 ? empty : states);
                        unsigned expression = 0; // supported values of V_n, whatever its domain
                        std::array<unsigned, 6> supported{};
                        for (unsigned chosen = 0; chosen < 1u << m; ++chosen) {
                            bool allowed = true;
                            for (unsigned i = 0; i < static_cast<unsigned>(m); ++i)
                                allowed = allowed && (arguments[i] & (1 + (chosen >> i & 1))) != 0;
                            const unsigned is = std::popcount(chosen) == n ? 2 : 1;
                            if (!allowed) continue;
                            expression |= is;
                            if ((value & is) == 0) continue;
                            for (unsigned i = 0; i < static_cast<unsigned>(m); ++i)
                                supported[i] |= 1 + (chosen >> i & 1);
                        }
                        const Domain left = down(n, a, static_cast<Domain>(value));
                        wrong += up(n, a) != static_cast<Domain>(expression);
                        wrong += (left == Domain::none) != ((value & expression) == 0);
                        for (unsigned i = 0; i < static_cast<unsigned>(m); ++i) {
                            const unsigned open = arguments[i] == 3 ? static_cast<unsigned>(left) : arguments[i];
                            wrong += supported[i] != (left == Domain::none ? 0 : open);
                        }
                    }
                }
            }
        CHECK(wrong == 0);
        CHECK(states == 27'882);
        CHECK(empty == 27'882 / 3);
    }
    TEST_CASE("negation: a value of a is supported when the opposite one of not-a is there, and the other way round")
    {
        int swaps = 0;
        for (const unsigned a : {0u, 1u, 2u, 3u})
            for (const unsigned not_a : {0u, 1u, 2u, 3u}) {
                unsigned left_a = 0, left_not_a = 0;
                for (const unsigned value : {1u, 2u}) { // 1 false, 2 true
                    if ((a & value) == 0 || (not_a & (3 - value)) == 0) continue;
                    left_a |= value;
                    left_not_a |= 3 - value;
                }
                CHECK((not_a & static_cast<unsigned>(negated(static_cast<Domain>(a)))) == left_not_a); // upward
                CHECK((a & static_cast<unsigned>(negated(static_cast<Domain>(not_a)))) == left_a);     // downward
                swaps += (a == 3 && left_a != 3 && left_a != 0) + (not_a == 3 && left_not_a != 3 && left_not_a != 0);
            }
        CHECK(swaps == 4); // true and false, upward and downward
    }
    TEST_CASE("a constraint's propagation removes no value some satisfying deal needs")
    {
        Rng rng(11);
        for (const Table& t : small_tables()) {
            std::vector<Deal> deals;
            for_each_deal(t, [&](const Deal& deal) { deals.push_back(deal); });
            for (int round = 0; round < 2; ++round) {
                const Notebook book = random_notebook(t, round == 0 ? Holder{0} : nobody, 4, rng);
                for (const Constraint& k : constraints_of(book.view, book.entries)) {
                    Domains d = Domains::of(t);
                    REQUIRE(propagate(t, std::span(&k, 1), d));
                    int lost = 0;
                    for (const Deal& deal : deals)
                        if (k.satisfied(t, deal))
                            for (Card c = 0; c < t.deck.cards(); ++c)
                                lost += (d.may(deal[static_cast<std::size_t>(c)]) & bit(c)) == 0;
                    REQUIRE(lost == 0);
                }
            }
        }
    }
    TEST_CASE("the order of the constraints does not change the fixpoint")
    {
        Rng rng(12);
        for (int round = 0; round < 40; ++round) {
            const Table t = dealt(classic, 3 + round % 4, 0);
            const Notebook book = random_notebook(t, 1, 3 + round, rng);
            auto constraints = constraints_of(book.view, book.entries);
            Domains first = Domains::of(t), second = first;
            REQUIRE(propagate(t, constraints, first));
            rng.shuffle(std::span(constraints));
            REQUIRE(propagate(t, constraints, second));
            CHECK(first == second);
        }
    }
    TEST_CASE("levels: each knows what the one before knows, and the complete one is what all deals agree on")
    {
        Rng rng(13);
        int more_by_probing = 0, more_by_search = 0;
        for (const Table& t : small_tables())
            for (int round = 0; round < 30; ++round) {
                const Notebook book = random_notebook(t, round % 3 == 0 ? nobody : Holder{0}, round % 8, rng);
                const auto constraints = constraints_of(book.view, book.entries);
                Domains a = Domains::of(t), b = a, c = a;
                REQUIRE(propagate(t, constraints, a));
                REQUIRE(probe(t, constraints, b));
                REQUIRE(complete(t, constraints, c));
                REQUIRE(c == agreement(t, all_deals(t, constraints)));
                for (std::size_t h = 0; h < max_holders; ++h) {
                    REQUIRE((b.can_hold[h] & ~a.can_hold[h]) == 0);
                    REQUIRE((c.can_hold[h] & ~b.can_hold[h]) == 0);
                }
                more_by_probing += b.decided(t) > a.decided(t);
                more_by_search += c.decided(t) > b.decided(t);
            }
        CHECK(more_by_probing > 0);
        CHECK(more_by_search > 0);
    }
    TEST_CASE("A: one place left and two showings with one card in common is probing's")
    {
        const View v = six(bit(5) | bit(11) | bit(20));
        std::vector<Entry> log{reveal(2, 13), reveal(2, 14), shows(1, {1, 7, 20}, 2), shows(1, {2, 7, 20}, 2)};
        CHECK(decided_by(v, log, 7, 2) == Level::probing);
        CHECK(at(v, log, Level::probing, 7, 2) == Domain::only_true);
    }
    TEST_CASE("D: two places left and two disjoint showings exclude all else, which only search sees")
    {
        const View v = six(bit(5) | bit(11) | bit(20));
        std::vector<Entry> log{reveal(2, 13), shows(1, {1, 7, 20}, 2), shows(1, {2, 8, 20}, 2)};
        CHECK(decided_by(v, log, 3, 2) == Level::complete);
        CHECK(at(v, log, Level::complete, 3, 2) == Domain::only_false);
        const Why why = run(WhyJob(v, log, 3, 2));
        CHECK(why.reason == Why::Reason::slots);
        CHECK(why.rows == std::vector{0, 1, 2});
        log.push_back(shows(1, {3, 9, 20}, 2)); // C: three disjoint showings by a hand of two places
        CHECK_FALSE(sees_contradiction(v, log, Level::propagation));
        CHECK_FALSE(sees_contradiction(v, log, Level::probing));
        CHECK(sees_contradiction(v, log, Level::complete));
    }
    TEST_CASE("E: two places left and three showings with one card in common is search's")
    {
        const View v = six(bit(5) | bit(11) | bit(20));
        const std::vector<Entry> log{reveal(2, 13), shows(1, {1, 6, 14}, 2), shows(1, {1, 7, 15}, 2),
                                     shows(1, {1, 8, 16}, 2)};
        CHECK(decided_by(v, log, 1, 2) == Level::complete);
        CHECK(at(v, log, Level::complete, 1, 2) == Domain::only_true);
    }
    TEST_CASE("F: three players who each showed one of the same three cards clear the envelope, by search")
    {
        const View v = six(bit(5) | bit(11) | bit(20));
        const std::vector<Entry> log{shows(1, {1, 7, 13}, 2), shows(2, {1, 7, 13}, 3), shows(3, {1, 7, 13}, 4)};
        CHECK(decided_by(v, log, 7, 6) == Level::complete);
        CHECK(at(v, log, Level::complete, 7, 6) == Domain::only_false);
        const Why why = run(WhyJob(v, log, 7, 6));
        CHECK(why.reason == Why::Reason::pigeonhole);
        CHECK(why.rows == std::vector{0, 1, 2});
        const std::vector<Entry> two{shows(1, {1, 7, 20}, 2), shows(2, {1, 7, 20}, 3)}; // two hands: by probing
        CHECK(decided_by(v, two, 7, 6) == Level::probing);
    }
    TEST_CASE("G: two failed accusations that leave two weapons settle the suspect, by probing")
    {
        const View v = six(bit(5) | bit(11) | bit(20));
        std::vector<Entry> log;
        for (const int c : {2, 3, 4, 8, 9, 10, 13, 14, 15, 16, 17, 18, 19})
            log.push_back(lacks(6, static_cast<Card>(c)));
        log.push_back(Entry::accusation(3, {0, 6, 12}, false));
        log.push_back(Entry::accusation(4, {0, 7, 12}, false));
        CHECK(decided_by(v, log, 1, 6) == Level::probing);
        CHECK(at(v, log, Level::probing, 1, 6) == Domain::only_true);
    }
    TEST_CASE("the trace replays: what was learnt, in order, leads to the fixpoint")
    {
        Rng rng(14);
        const Table t = dealt(classic, 5, 0);
        const Notebook book = random_notebook(t, 2, 25, rng);
        const auto constraints = constraints_of(book.view, book.entries);
        Recorder<Move> moves{};
        Domains d = Domains::of(t), replayed = d;
        REQUIRE(propagate(t, constraints, d, moves));
        for (const Move& m : moves.events) {
            REQUIRE(m.kind == Move::Kind::learnt);
            REQUIRE(replayed.at(m.literal.card, m.literal.holder) == Domain::both);
            const auto& k = constraints[static_cast<std::size_t>(m.constraint)];
            const Domain value = k.value ? Domain::only_true : Domain::only_false;
            CHECK(up(k.n, k.arguments(t, replayed)) != negated(value));
            REQUIRE(assume(replayed, m.literal));
        }
        CHECK(replayed == d);
    }
    TEST_CASE("why: the entries entail the literal, none of them can be left out, and the steps end with it")
    {
        Rng rng(15);
        int by_search = 0;
        for (int round = 0; round < 12; ++round) {
            const Table t = dealt(classic, 4 + round % 3, 0);
            const Notebook book = random_notebook(t, 0, 12, rng);
            Domains d = Domains::of(t);
            REQUIRE(complete(t, constraints_of(book.view, book.entries), d));
            for (int tries = 0; tries < 12; ++tries) {
                const auto c = static_cast<Card>(rng.below(21));
                const auto h = static_cast<Holder>(rng.below(static_cast<std::uint64_t>(t.holders())));
                const Why why = run(WhyJob(book.view, book.entries, c, h));
                if (d.at(c, h) == Domain::both) {
                    CHECK_FALSE(why.holds);
                    CHECK(why.reason == Why::Reason::undecided);
                    continue;
                }
                REQUIRE(why.holds == (d.at(c, h) == Domain::only_true));
                for (std::size_t left_out = 0; left_out <= why.rows.size(); ++left_out) {
                    std::vector<Entry> some;
                    for (std::size_t i = 0; i < why.rows.size(); ++i)
                        if (i != left_out) some.push_back(book.entries[static_cast<std::size_t>(why.rows[i])]);
                    Domains known = Domains::of(t);
                    REQUIRE(complete(t, constraints_of(book.view, some), known));
                    CHECK((known.at(c, h) != Domain::both) == (left_out == why.rows.size()));
                }
                if (why.reason == Why::Reason::propagation || why.reason == Why::Reason::rules)
                    CHECK(why.steps.back().literal == Literal{c, h, *why.holds});
                else ++by_search;
            }
        }
        CHECK(by_search > 0);
    }
    TEST_CASE("why: the steps that are kept are enough, each following from those before")
    {
        Rng rng(17);
        int conflicts = 0, learnt = 0;
        for (int round = 0; round < 30; ++round) {
            const Table t = dealt(classic, 3 + round % 4, 0);
            const Notebook book = random_notebook(t, 0, 14, rng);
            const auto constraints = constraints_of(book.view, book.entries);
            Domains plain = Domains::of(t), probed = plain;
            REQUIRE(propagate(t, constraints, plain));
            REQUIRE(probe(t, constraints, probed));
            for (Card c = 0; c < 21; ++c)
                for (Holder h = 0; h < t.holders(); ++h) {
                    if (probed.at(c, h) == Domain::both) continue;
                    if (plain.at(c, h) != Domain::both && rng.below(10) != 0) continue; // a tenth of the easy ones
                    const Why why = run(WhyJob(book.view, book.entries, c, h));
                    Domains d = Domains::of(t);
                    for (const Move& m : why.steps) {
                        if (m.kind == Move::Kind::trial) {
                            REQUIRE(assume(d, m.literal));
                            continue;
                        }
                        const Constraint& k = why.constraints[static_cast<std::size_t>(m.constraint)];
                        const Domain left =
                            down(k.n, k.arguments(t, d), k.value ? Domain::only_true : Domain::only_false);
                        if (m.kind == Move::Kind::conflict) {
                            CHECK(left == Domain::none);
                            ++conflicts;
                        } else {
                            CHECK(left == (m.literal.holds ? Domain::only_true : Domain::only_false));
                            REQUIRE(assume(d, m.literal));
                            ++learnt;
                        }
                    }
                }
        }
        CHECK(conflicts > 20);
        CHECK(learnt > 200);
    }
    TEST_CASE("repairs: the hand is to blame if other cards in it leave a deal")
    {
        const Table t = dealt(classic, 3, 0);
        const View v{t, 0, bit(0) | bit(1) | bit(6) | bit(7) | bit(12) | bit(13)};
        std::vector<Entry> entries{shows(1, {2, 8, 14}, 2), Entry::fact(Entry::Kind::reveal, 1, 13)};
        CHECK(run(RepairsJob(v, entries)).hand);
        entries[1] = Entry::fact(Entry::Kind::lacks, 2, 2); // the hand has no part in it
        entries.push_back(Entry::fact(Entry::Kind::lacks, 2, 8));
        entries.push_back(Entry::fact(Entry::Kind::lacks, 2, 14));
        CHECK_FALSE(run(RepairsJob(v, entries)).hand);
    }
    TEST_CASE("repairs: prefix, removals and the least clash agree with trying everything, on falsified notebooks")
    {
        Rng rng(16);
        int found = 0, ties = 0, several = 0;
        for (int round = 0; round < 400 && found < 25; ++round) {
            const Table t = dealt(Deck{{3, 3, 4}}, 3, 0);
            Notebook book = random_notebook(t, 0, 9, rng);
            Entry& e = book.entries[rng.index(book.entries.size())];
            if (e.kind != Entry::Kind::suggest || e.by == 0 || e.shower == 0) continue;
            e.shower = e.shower == nobody ? t.next(e.by) : nobody;
            if (e.shower == 0) continue;
            const auto consistent = [&](const std::vector<Entry>& some) {
                return !all_deals(t, constraints_of(book.view, some)).empty();
            };
            if (consistent(book.entries)) continue;
            ++found;
            const Repairs repairs = run(RepairsJob(book.view, book.entries));
            std::vector<int> single;
            for (std::size_t i = 0; i < book.entries.size(); ++i) {
                auto rest = book.entries;
                rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
                if (consistent(rest)) single.push_back(static_cast<int>(i));
            }
            CHECK(repairs.single == single);
            const auto clash = [&](int left_out) {
                std::vector<Entry> some;
                for (const int row : repairs.clash)
                    if (row != left_out) some.push_back(book.entries[static_cast<std::size_t>(row)]);
                return some;
            };
            CHECK_FALSE(consistent(clash(-1)));
            for (const int row : repairs.clash) CHECK(consistent(clash(row)));
            several += repairs.clash.size() > 2;
            const auto bad = static_cast<std::size_t>(repairs.first_bad_prefix);
            CHECK_FALSE(consistent({book.entries.begin(), book.entries.begin() + static_cast<std::ptrdiff_t>(bad)}));
            CHECK(consistent({book.entries.begin(), book.entries.begin() + static_cast<std::ptrdiff_t>(bad) - 1}));
            CHECK(std::is_sorted(repairs.deals.rbegin(), repairs.deals.rend()));
            for (std::size_t i = 1; i < repairs.deals.size(); ++i)
                if (repairs.deals[i] == repairs.deals[i - 1]) { // among equals the newest row comes first
                    CHECK(repairs.ranked[i] < repairs.ranked[i - 1]);
                    ++ties;
                }
            auto ranked = repairs.ranked;
            std::sort(ranked.begin(), ranked.end());
            CHECK(ranked == repairs.single);
        }
        CHECK(found == 25);
        CHECK(ties > 0);
        CHECK(several > 5);
    }
    TEST_CASE("a hand and rules that contradict by themselves have the empty prefix to blame")
    {
        View v = six(bit(0) | bit(1) | bit(2));
        v.table.deck = {{3, 6, 12}}; // the user holds every suspect: none is left for the envelope
        CHECK(run(RepairsJob(v, {})).first_bad_prefix == 0);
        CHECK(run(RepairsJob(v, {})).clash.empty());
        CHECK(run(RepairsJob(v, {shows(1, {0, 4, 10}, 2)})).first_bad_prefix == 0);
    }
    TEST_CASE("entries that cannot be meant are refused with their kind")
    {
        using EK = Error::Kind;
        const View v = six(bit(5) | bit(11) | bit(20));
        const auto kind = [&](const Entry& e) {
            return problem(v, e) ? std::optional(problem(v, e)->kind) : std::nullopt;
        };
        CHECK(kind(shows(1, {1, 7, 13}, 2)) == std::nullopt);
        CHECK(kind(shows(6, {1, 7, 13}, 2)) == EK::seat_out_of_range);
        CHECK(kind(shows(1, {1, 7, 13}, 1)) == EK::not_asked);
        CHECK(kind(shows(1, {7, 1, 13}, 2)) == EK::wrong_kind);
        CHECK(kind(shows(1, {1, 7, 21}, 2)) == EK::card_out_of_range);
        CHECK(kind(shows(1, {1, 7, 13}, 2, 7)) == EK::card_known);
        CHECK(kind(shows(0, {1, 7, 13}, 2)) == EK::card_unknown);
        CHECK(kind(shows(0, {1, 7, 13}, 2, 8)) == EK::not_asked);
        CHECK(kind(shows(0, {1, 7, 13}, nobody, 7)) == EK::not_asked);
        CHECK(kind(reveal(7, 1)) == EK::seat_out_of_range);
        CHECK(kind(reveal(6, 1)) == std::nullopt);
        CHECK(implausible(v, {}, shows(5, {5, 7, 13}, 1))->kind == EK::own_card);
        CHECK(implausible(v, {}, shows(5, {1, 7, 13}, 0, 7))->kind == EK::own_card);
        const std::vector<Entry> wrong_one{Entry::accusation(1, {1, 7, 13}, false)};
        CHECK(implausible(v, wrong_one, shows(1, {1, 7, 13}, 2))->kind == EK::eliminated);
        CHECK_FALSE(implausible(v, wrong_one, shows(5, {1, 7, 13}, 1)));
        const std::vector<Entry> right_one{Entry::accusation(1, {1, 7, 13}, true)};
        CHECK(implausible(v, right_one, shows(2, {1, 7, 13}, 3))->kind == EK::already_over);
    }
}
