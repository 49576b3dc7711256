// Guesses graded against optimal play: the obvious recursion as oracle, stored strategies, whole games, limits.
#include "engine/codes/optimal/grade.hpp"
#include "engine/codes/optimal/job.hpp"
#include "engine/codes/optimal/known.hpp"
#include "tests/engine/support.hpp"
#include <bit>
#include <doctest/doctest.h>
#include <map>

namespace codes_grade_tests {

using namespace engine;
using namespace engine::codes;

namespace {

/// The least total for a set of candidates, by trying every guess.
class Obvious {
public:
    explicit Obvious(const Rules& r) : rules_(r), codes_(all_codes(r)) {}

    Count least(const std::vector<Code>& set)
    {
        if (set.size() <= 1) return set.size();
        const auto known = known_.find(set);
        if (known != known_.end()) return known->second;
        Count best = ~Count{0};
        for (const Code& guess : codes_)
            if (const auto its = with(set, guess, best)) best = std::min(best, *its);
        return known_[set] = best;
    }
    /// With this guess first; nothing if it tells nothing, or needs `enough` or more.
    std::optional<Count> with(const std::vector<Code>& set, const Code& guess, Count enough = ~Count{0})
    {
        std::map<int, std::vector<Code>> parts;
        for (const Code& c : set) parts[Slots(rules_).of(feedback(rules_, guess, c))].push_back(c);
        parts.erase(Slots(rules_).all_black());
        Count sum = set.size();
        for (const auto& part : parts) sum += 2 * part.second.size() - 1; // no set needs less
        for (const auto& part : parts) {
            if (part.second.size() == set.size() || sum >= enough) return std::nullopt;
            sum += least(part.second) - (2 * part.second.size() - 1);
        }
        return sum < enough ? std::optional(sum) : std::nullopt;
    }

private:
    Rules rules_;
    std::vector<Code> codes_;
    std::map<std::vector<Code>, Count> known_;
};

GradeResult grade(const Rules& r, const std::vector<Clue>& history, const Code& guess, Count max_nodes = 0)
{
    return run(GradeJob({r, history, guess, max_nodes}));
}
GradeResult grade(const Rules& r, const std::vector<Clue>& history, std::string_view guess)
{
    return grade(r, history, code_of(r, guess));
}

void check_against(Obvious& obvious, const Rules& r, const std::vector<Clue>& history, const Code& guess)
{
    CAPTURE(to_text(r));
    CAPTURE(to_text(r, guess));
    const auto set = consistent_codes(r, history);
    const GradeResult found = grade(r, history, guess);
    CHECK(found.proven);
    REQUIRE(found.candidates == set.size());
    if (set.empty()) return;
    CHECK(found.before == obvious.least(set));
    CHECK(found.after == obvious.with(set, guess).value_or(set.size() + found.before));
    CHECK(found.after >= found.before);
    REQUIRE(found.best);
    CHECK(obvious.with(set, *found.best) == found.before);
}

} // namespace

TEST_SUITE("codes")
{
    TEST_CASE("what a guess loses against optimal play is what trying everything gives, for every first guess")
    {
        for (const char* rules : {"p2c3r", "p2c6r", "p2c5n", "p3c3r", "p3c4r", "p3c5n", "p4c2r"}) {
            const Rules r = parse_rules(rules).value();
            Obvious obvious(r);
            for (const Code& guess : all_codes(r)) check_against(obvious, r, {}, guess);
            Rng rng(3);
            for (int round = 0; round < 60; ++round)
                check_against(obvious, r, random_history(r, rng, 1 + round % 3), random_code(r, rng));
        }
    }
    TEST_CASE("what a guess loses is what trying everything gives in the middle of a game too, on boards of all widths")
    {
        for (const char* rules : {"p3c6n", "p3c6r", "p4c4r", "p5c3r", "p7c2r"}) {
            const Rules r = parse_rules(rules).value();
            Obvious obvious(r);
            Rng rng(4);
            for (int round = 0; round < 12; ++round) {
                const auto history = random_history(r, rng, 2);
                check_against(obvious, r, history, random_code(r, rng));
                check_against(obvious, r, history, history.front().guess); // once more: it tells nothing
            }
        }
    }
    TEST_CASE("optimal play loses nothing at any guess; what another player's guesses lose is its total less the least")
    {
        const Rules r = parse_rules("p3c5r").value();
        const OptimalResult best = run(OptimalJob({r, 0, 0, {}}));
        Rng rng(6);
        for (int round = 0; round < 20; ++round) {
            const Code secret = random_code(r, rng);
            std::vector<Clue> history;
            for (const std::size_t at : path_to(r, best.tree, secret)) {
                const GradeResult found = grade(r, history, best.tree[at].guess);
                CHECK(found.after == found.before);
                CHECK(found.best == best.tree[at].guess);
                history.push_back({best.tree[at].guess, feedback(r, best.tree[at].guess, secret)});
            }
        }
        // A player that always tries the first candidate: its tree's total, guess by guess.
        Count total = 0, lost = 0;
        const auto play = [&](const auto& again, const std::vector<Clue>& history) -> void {
            const auto set = consistent_codes(r, history);
            if (set.empty()) return;
            total += set.size();
            const GradeResult found = grade(r, history, set.front());
            REQUIRE(found.proven);
            lost += found.after - found.before;
            std::map<int, std::vector<Clue>> then;
            for (const Code& c : set) {
                const Feedback f = feedback(r, set.front(), c);
                if (f == all_black(r)) continue;
                auto& next = then[Slots(r).of(f)];
                next = history;
                next.push_back({set.front(), f});
            }
            for (const auto& next : then) again(again, next.second);
        };
        play(play, {});
        CHECK(total > best.total);
        CHECK(lost == total - best.total);
    }
    TEST_CASE("the stored strategies tell at once what their own guesses lose, whatever they are called: nothing")
    {
        for (const char* guess : {"0123", "9504", "3210"}) { // all first guesses are alike
            const GradeResult first = grade(picas_fijas, {}, guess);
            CHECK(first == GradeResult{true, 5040, 26274, 26274, code_of(picas_fijas, guess), 0});
        }
        CHECK(grade(mastermind, {}, "3545").after == 5625); // 0012 with its places and colours changed
        CHECK(grade(mastermind, {}, "3545").nodes == 0);
        // a game of Picas & Fijas by the stored strategy, begun with another first guess
        const Code secret = code_of(picas_fijas, "7312");
        std::vector<Clue> history{{code_of(picas_fijas, "9504"), {0, 0}}};
        history.front().answer = feedback(picas_fijas, history.front().guess, secret);
        while (history.back().guess != secret) {
            const auto move = optimal::known_move(picas_fijas, history);
            REQUIRE(move);
            const GradeResult found = grade(picas_fijas, history, *move);
            CHECK(found.proven);
            CHECK(found.before == found.after);
            CHECK(found.nodes == 0);
            history.push_back({*move, feedback(picas_fijas, *move, secret)});
        }
    }
    TEST_CASE("totals of the stored strategies are what a search finds, in the middle of the game too")
    {
        const auto tree = optimal::KnownTree::of(mastermind);
        REQUIRE(tree);
        Rng rng(8);
        for (int round = 0; round < 12; ++round) {
            std::vector<Clue> history;
            const Code secret = random_code(mastermind, rng);
            std::array<std::uint8_t, 6> to{3, 5, 0, 1, 4, 2}; // other names, other places
            const auto image = [&](const Code& c) {
                Code moved;
                for (int i = 0; i < 4; ++i) moved.symbol[i] = to[c.symbol[3 - i]];
                return moved;
            };
            for (int rows = 0; rows < 3; ++rows) {
                const auto move = optimal::known_move(mastermind, history);
                if (!move) break;
                const Code guess = rows == 0 ? image(*move) : *move;
                history.push_back({guess, feedback(mastermind, guess, secret)});
                const auto place = tree->follow(history);
                if (!place) break; // found
                const OptimalResult proven = run(OptimalJob({mastermind, 0, 0, history}));
                CHECK(proven.proven);
                CHECK(tree->total(*place) == proven.total);
            }
        }
    }
    TEST_CASE("the five first guesses of Mastermind: 0012 is the best, and what the others lose is proven")
    {
        const auto lost = [](const char* guess) {
            const GradeResult found = grade(mastermind, {}, guess);
            CHECK(found.proven);
            CHECK(found.before == 5625);
            return found.after - found.before;
        };
        CHECK(lost("0012") == 0);
        CHECK(lost("0123") == 48);
        CHECK(lost("0011") == 77);
        CHECK(lost("0001") == 166);
        CHECK(lost("0000") == 693);
    }
    TEST_CASE("a grade does not depend on how it is sliced, and stops at its limit without a claim")
    {
        const GradeQuery query{mastermind, {{code_of(mastermind, "0123"), {0, 2}}}, code_of(mastermind, "0000"), 0};
        const GradeResult whole = run(GradeJob(query));
        CHECK(whole.proven);
        CHECK(whole.nodes > 50);
        for (const std::int64_t units : {1, 5, 300}) {
            GradeJob job(query);
            std::int64_t before = 0;
            while (job.step(Budget{units}) == Step::more) {
                CHECK(job.progress().done >= before);
                CHECK(job.progress().total >= job.progress().done);
                before = job.progress().done;
            }
            CHECK(job.result() == whole);
        }
        const GradeResult cut = grade(mastermind, query.history, query.guess, 10);
        CHECK_FALSE(cut.proven);
        CHECK(cut.candidates == whole.candidates);
        CHECK(cut.before == 0);
        CHECK_FALSE(cut.best);
    }
    TEST_CASE("after answers that contradict each other there is nothing to be graded")
    {
        const std::vector<Clue> history{{code_of(mastermind, "0000"), {2, 0}}, {code_of(mastermind, "0000"), {1, 0}}};
        const GradeResult found = grade(mastermind, history, "0123");
        CHECK(found.candidates == 0);
        CHECK(found.after == 0);
    }
}

} // namespace codes_grade_tests
