// Search by widths: whole trees, never below the proven total, equal in any slicing.
#include "engine/codes/optimal/answers.hpp"
#include "engine/codes/optimal/tree_text.hpp"
#include "engine/codes/optimal/wide.hpp"
#include "engine/codes/tournament.hpp"
#include "tests/engine/support.hpp"
#include <algorithm>
#include <cstdlib>
#include <doctest/doctest.h>

using namespace engine;
using namespace engine::codes;

namespace {

WideResult widened(std::string_view rules, std::vector<int> widths, std::string_view first = {})
{
    WideQuery query{parse_rules(rules).value(), std::move(widths), {}};
    if (!first.empty()) query.first = parse_code(query.rules, first).value();
    return run(WideJob(query));
}

/// The total over all secrets, played from the strategy's text alone, with feedback by the definition.
Count recounted(const Rules& r, const WideResult& found)
{
    std::string text = optimal::to_text(r, found.tree, found.total);
    const auto read = optimal::parse_strategy(text);
    REQUIRE(read);
    CHECK(read->tree == found.tree);
    CHECK(read->histogram == found.histogram);
    std::vector<std::string_view> lines;
    for (std::string_view left = std::string_view(text).substr(text.find('\n') + 1); !left.empty();) {
        lines.push_back(left.substr(0, left.find('\n')));
        left.remove_prefix(lines.back().size() + 1);
    }
    const auto depth = [](std::string_view line) { return line.find_first_not_of(' '); };
    Count sum = 0, named = 0;
    for (const Code& secret : all_codes(r)) {
        std::size_t at = 0;
        for (;;) {
            const std::size_t here = depth(lines[at]);
            const std::string_view word = lines[at].substr(here == 0 ? 0 : here + 3);
            const Feedback answer = feedback(r, parse_code(r, word).value(), secret);
            ++sum;
            if (answer == all_black(r)) break;
            const std::string next =
                std::string(here + 1, ' ') + std::to_string(answer.black) + std::to_string(answer.white) + ' ';
            do ++at;
            while (at < lines.size() && depth(lines[at]) > here && !lines[at].starts_with(next));
            if (at == lines.size() || depth(lines[at]) <= here) return 0; // the tree ends without finding the secret
        }
        ++named;
    }
    CHECK(named == code_count(r));
    return sum;
}

} // namespace

TEST_SUITE("codes")
{
    TEST_CASE("a search of some widths finds whole trees, none below the proven totals, and wider ones better")
    {
        struct Case {
            const char* rules;
            std::vector<int> widths;
            Count proven, found;
        };
        for (const Case& c :
             {Case{"p4c6r", {1}, 5625, 5705}, Case{"p4c6r", {5, 8, 4}, 5625, 5634}, Case{"p3c10n", {1, 4}, 3575, 0},
              Case{"p3c6r", {4, 6}, 854, 0}, Case{"p4c5r", {5, 6}, 2463, 0}, Case{"p2c5r", {}, 0, 0}}) {
            CAPTURE(c.rules);
            const WideResult found = widened(c.rules, c.widths);
            CHECK(recounted(parse_rules(c.rules).value(), found) == found.total);
            CHECK(found.total >= c.proven);
            if (c.found > 0) CHECK(found.total == c.found);
            else if (c.proven > 0) CHECK(found.total * 100 <= c.proven * 101);
        }
    }
    // Native release, 2.5 GHz: 46 s.
    TEST_CASE("a strategy of (5,8) with fewer guesses than the best published one's 179274 (SAGAZ_LONG)")
    {
        if (std::getenv("SAGAZ_LONG") == nullptr) return;
        const WideResult found = widened("p5c8r", {1, 8, 6}, "00112");
        CHECK(found.total == 178'852);
        CHECK(found.nodes == 72'176);
        CHECK(found.histogram == std::vector<Count>{1, 13, 129, 2013, 14356, 15190, 1062, 4});
        CHECK(recounted({5, 8, true}, found) == found.total);
    }
    // Native release, 2.5 GHz: 8 s, 90 s.
    TEST_CASE("strategies of (5,7) and (6,6) with fewer guesses than one-step entropy's (SAGAZ_LONG)")
    {
        if (std::getenv("SAGAZ_LONG") == nullptr) return;
        const Rules r{5, 7, true};
        const TournamentQuery entropy{Strategy{StrategyKind::entropy, parse_code(r, "00112").value()}, {}, 0};
        CHECK(run(TournamentJob(r, entropy)).total == 86'379);
        const WideResult five = widened("p5c7r", {1, 8, 6}, "00112");
        CHECK(five.total == 85'803);
        CHECK(five.histogram.size() == 7);
        CHECK(recounted(r, five) == five.total);
        const WideResult six = widened("p6c6r", {1, 8, 6});
        CHECK(six.total == 241'323);
        CHECK(six.histogram.size() == 8);
        CHECK(recounted({6, 6, true}, six) == six.total);
    }
    TEST_CASE("a search of some widths does not depend on how it is sliced, and its progress only grows")
    {
        const WideQuery query{parse_rules("p4c5r").value(), {3, 3, 2}, {}};
        const WideResult whole = run(WideJob(query));
        for (const std::int64_t units : {1, 7, 100}) {
            WideJob job(query);
            Progress before{};
            Count best = 0;
            while (job.step(Budget{units}) == Step::more) {
                const Progress now = job.progress();
                CHECK(now.done >= before.done);
                CHECK(now.done <= now.total);
                CHECK((best == 0 || (job.total() > 0 && job.total() <= best)));
                before = now;
                best = job.total();
            }
            CHECK(job.result() == whole);
            CHECK(job.progress().done == job.progress().total);
            CHECK(job.total() == whole.total);
        }
    }
    TEST_CASE("the first guess of a search of some widths may be given, a bad one too")
    {
        const Rules r = parse_rules("p3c6r").value();
        for (const char* first : {"012", "001", "555", "210"}) {
            CAPTURE(first);
            const WideResult found = widened("p3c6r", {4, 4}, first);
            CHECK(found.tree.front().guess == parse_code(r, first).value());
            CHECK(recounted(r, found) == found.total);
            CHECK(found.total >= 854);
        }
    }
    TEST_CASE("a table with the rows of some secrets has the answers of the whole one, also after others made room")
    {
        const Rules r = parse_rules("p3c5r").value();
        optimal::AnswerTable<std::uint16_t> whole(r), some(r, 0);
        while (whole.fill()) {}
        std::vector<optimal::Index> all;
        for (int i = 0; i < whole.codes(); ++i) {
            all.push_back(static_cast<optimal::Index>(i));
            CHECK(some.index_of(whole.code(all.back())) == all.back());
        }
        std::vector<std::uint8_t> expected(all.size()), found(all.size());
        for (std::size_t begin = 0; begin + 40 <= all.size(); begin += 20) {
            const auto held = std::span(all).subspan(begin, 40);
            some.hold(held);
            for (const optimal::Index i : held)
                CHECK(std::equal(some.row(i), some.row(i) + some.stride(), whole.row(i)));
            whole.answers_to(all[begin], all, expected.data());
            some.answers_to(all[begin], all, found.data());
            CHECK(found == expected);
        }
    }
    TEST_CASE("which boards may be searched in some widths")
    {
        for (const char* rules : {"p4c6r", "p5c8r", "p4c10r", "p6c6r", "p4c16n"})
            CHECK(can_be_widened(parse_rules(rules).value()) == (std::string_view(rules) != "p4c16n"));
        CHECK_FALSE(can_be_widened(parse_rules("p5c10r").value()));
        CHECK_FALSE(can_be_widened(parse_rules("p4c11r").value()));
    }
}
