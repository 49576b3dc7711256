// Optimal play: published totals, a naive recursion as oracle, bounds against their definition, slices, trees.
#include "engine/codes/optimal/alike.hpp"
#include "engine/codes/optimal/bounds.hpp"
#include "engine/codes/optimal/job.hpp"
#include "engine/codes/optimal/known.hpp"
#include "engine/codes/optimal/memo.hpp"
#include "engine/codes/optimal/tree_text.hpp"
#include "tests/engine/support.hpp"
#include <cstdlib>
#include <doctest/doctest.h>
#include <fstream>
#include <iterator>
#include <map>
#include <numeric>
#include <set>

using namespace engine;
using namespace engine::codes;

namespace {

OptimalResult prove(std::string_view rules, int max_guesses = 0)
{
    return run(OptimalJob({parse_rules(rules).value(), max_guesses, 0}));
}

/// The published total, by search and in the stored table, with its node count.
void check_proven(std::string_view rules, Count total)
{
    CAPTURE(rules);
    const OptimalResult found = prove(rules);
    CHECK(found.total == total);
    const auto known = optimal::proven(parse_rules(rules).value());
    REQUIRE(known);
    CHECK(known->total == total);
    CHECK(known->nodes == found.nodes);
}

/// The least total by trying every guess; a set of at most 27 codes fits a word.
class Obvious {
public:
    static constexpr Count none = 1'000'000;
    explicit Obvious(const Rules& r) : rules_(r), codes_(all_codes(r)) {}
    Count least(int guesses) { return least((1u << codes_.size()) - 1, guesses); }

private:
    Count least(std::uint32_t set, int guesses)
    {
        if (set == 0) return 0;
        if (guesses == 0) return none;
        const auto known = known_.find({set, guesses});
        if (known != known_.end()) return known->second;
        Count best = none;
        for (const Code& guess : codes_) {
            std::map<int, std::uint32_t> parts;
            for (std::size_t i = 0; i < codes_.size(); ++i)
                if ((set >> i & 1) != 0) parts[Slots(rules_).of(feedback(rules_, guess, codes_[i]))] |= 1u << i;
            Count sum = static_cast<Count>(std::popcount(set));
            for (const auto& [answer, part] : parts)
                if (answer != Slots(rules_).all_black()) sum += part == set ? none : least(part, guesses - 1);
            best = std::min(best, sum);
        }
        return known_[{set, guesses}] = best;
    }

    Rules rules_;
    std::vector<Code> codes_;
    std::map<std::pair<std::uint32_t, int>, Count> known_;
};

/// Plays every secret; the tree must agree with the result.
void check_tree(const Rules& r, const OptimalResult& found)
{
    const auto histogram = optimal::play_all(r, found.tree);
    REQUIRE(histogram);
    CHECK(*histogram == found.histogram);
    CHECK(optimal::total(*histogram) == found.total);
    Count games = 0;
    for (const Count n : *histogram) games += n;
    CHECK(games == code_count(r));
    std::set<std::size_t> named; // the leaves, each reached once
    for (const Code& secret : all_codes(r)) {
        const auto path = optimal::path_to(r, found.tree, secret);
        REQUIRE(found.tree[path.back()].guess == secret);
        CHECK(named.insert(path.back()).second);
    }
}

/// A file written by `sagaz optimal … --tree`. The tests run in the project's root.
std::string stored(const Rules& r)
{
    std::ifstream file("assets/optimal/" + to_text(r) + ".txt", std::ios::binary);
    REQUIRE_MESSAGE(file, "run from the project's root");
    return {std::istreambuf_iterator<char>(file), {}};
}
bool is_stored(const Rules& r, const OptimalResult& found)
{
    return optimal::to_text(r, found.tree, found.total) == stored(r);
}

} // namespace

TEST_SUITE("codes")
{
    TEST_CASE("optimal play on tiny boards is what trying everything gives, with any number of guesses")
    {
        for (const char* rules : {"p2c2r", "p2c2n", "p2c3r", "p2c3n", "p2c4n", "p2c4r", "p2c5r", "p2c5n", "p3c3n",
                                  "p3c3r", "p3c4n", "p4c2r", "p4c4n"}) {
            CAPTURE(rules);
            const Rules r = parse_rules(rules).value();
            Obvious obvious(r);
            for (int guesses = 1; guesses <= 4; ++guesses) {
                CAPTURE(guesses);
                const OptimalResult found = prove(rules, guesses);
                const Count least = obvious.least(guesses);
                CHECK(found.proven);
                REQUIRE(found.possible == (least < Obvious::none));
                if (!found.possible) continue;
                CHECK(found.total == least);
                CHECK(found.histogram.size() <= static_cast<std::size_t>(guesses));
                check_tree(r, found);
            }
            CHECK(prove(rules).total == obvious.least(6));
        }
    }
    TEST_CASE("Koyama and Lai (1993): 5625 guesses for all secrets of Mastermind, 5626 if none may take more than 5")
    {
        const OptimalResult any = prove("p4c6r");
        CHECK(any.proven);
        CHECK(any.total == 5625);
        CHECK(any.lower == 5625);
        CHECK(any.histogram.size() == 6);
        CHECK(any.nodes == 2077); // equal in every build
        CHECK(optimal::proven(mastermind)->nodes == 2077);
        check_tree(mastermind, any);
        CHECK(is_stored(mastermind, any));
        const OptimalResult five = prove("p4c6r", 5);
        CHECK(five.proven);
        CHECK(five.total == 5626);
        CHECK(five.histogram.size() == 5);
        CHECK(five.nodes == 5726);
        check_tree(mastermind, five);
        const OptimalResult four = prove("p4c6r", 4);
        CHECK(four.proven);
        CHECK_FALSE(four.possible);
    }
    TEST_CASE("the strategies kept in assets/optimal are whole: 5625 and 26274")
    {
        const auto mm = optimal::parse_strategy(stored(mastermind));
        REQUIRE(mm);
        CHECK(optimal::total(mm->histogram) == 5625);
        const auto pf = optimal::parse_strategy(stored(picas_fijas));
        REQUIRE(pf);
        CHECK(optimal::total(pf->histogram) == 26274);
        CHECK(optimal::proven_total(picas_fijas) == 26274);
        CHECK(optimal::proven_total(mastermind) == 5625);
        CHECK_FALSE(optimal::proven_total({5, 8, true}).has_value());
        CHECK(optimal::proven_total({4, 9, true}) == 34666); // proven in shards: its table is too large here
        CHECK(optimal::proven_total({5, 6, true}) == 36721);
        CHECK_FALSE(can_be_proven({4, 9, true}));
        CHECK_FALSE(can_be_proven({5, 6, true}));
        CHECK(pf->histogram == std::vector<Count>{1, 7, 63, 716, 2404, 1757, 92});
    }
    TEST_CASE("optimal play on small boards: 3575 for three of ten without repeats, 2463 for p4c5r, 854 for p3c6r")
    {
        check_proven("p3c10n", 3575);
        check_proven("p4c5r", 2463);
        check_proven("p3c6r", 854);
    }
    // Native release on a busy machine: 9.7 s, 1.2 s, 1.0 s, 0.6 s, 9.5 s; on an idle one about half (README,
    // Performance).
    TEST_CASE("optimal play on larger boards: 26274 for Picas & Fijas, 11228, 13496, 14914, 20471 (SAGAZ_LONG)")
    {
        if (std::getenv("SAGAZ_LONG") == nullptr) return;
        const OptimalResult pf = prove("p4c10n");
        CHECK(pf.total == 26274);
        CHECK(pf.nodes == 255'490);
        CHECK(optimal::proven(picas_fijas)->nodes == pf.nodes);
        CHECK(pf.histogram.size() == 7);
        check_tree(picas_fijas, pf);
        CHECK(is_stored(picas_fijas, pf));
        check_proven("p4c7r", 11228);
        check_proven("p5c5r", 13496);
        check_proven("p4c9n", 14914);
        check_proven("p4c8r", 20471);
    }
    TEST_CASE("the least average of 4 by 8 codes with at most 6 guesses is 20473 of 4096 (SAGAZ_LONG)") // 7 s
    {
        if (std::getenv("SAGAZ_LONG") == nullptr) return;
        const OptimalResult six = prove("p4c8r", 6);
        CHECK(six.total == 20473);
        CHECK(six.proven);
        CHECK(six.histogram.size() == 6);
        check_tree(parse_rules("p4c8r").value(), six);
    }
    TEST_CASE("a proof does not depend on how it is sliced, its bounds never part, and both end at the total")
    {
        const OptimalQuery query{parse_rules("p3c5r").value(), 0, 0};
        const OptimalResult whole = run(OptimalJob(query));
        for (const std::int64_t units : {1, 7, 100}) {
            OptimalJob job(query);
            Progress before{};
            while (job.step(Budget{units}) == Step::more) {
                const Progress now = job.progress();
                CHECK(now.done >= before.done);
                CHECK((now.total >= static_cast<std::int64_t>(whole.total) || now.total == 0));
                if (before.total != 0) CHECK(now.total <= before.total);
                CHECK(now.done <= static_cast<std::int64_t>(whole.total));
                before = now;
            }
            CHECK(job.result() == whole);
            CHECK(job.progress().done == static_cast<std::int64_t>(whole.total));
            CHECK(job.progress().total == static_cast<std::int64_t>(whole.total));
        }
    }
    TEST_CASE("a strategy's text is read as it was printed, and says what is wrong with another")
    {
        for (const char* rules : {"p2c2n", "p2c3r", "p3c4n", "p3c5r", "p2c16r"}) {
            CAPTURE(rules);
            const OptimalResult found = prove(rules);
            const Rules r = parse_rules(rules).value();
            const auto read = optimal::parse_strategy(optimal::to_text(r, found.tree, found.total));
            REQUIRE(read);
            CHECK(read->rules == r);
            CHECK(read->tree == found.tree);
            CHECK(read->histogram == found.histogram);
        }
        using Kind = optimal::TreeErrorKind;
        const auto refused = [](std::string_view text) {
            const auto read = optimal::parse_strategy(text);
            REQUIRE_FALSE(read);
            return read.error();
        };
        using E = optimal::TreeError;
        CHECK(optimal::parse_strategy("sagaz optimal 1 p2c2n 3\n01\n 02 10\n"));
        CHECK(refused("") == E{Kind::header, 0});
        CHECK(refused("sagaz optimal 2 p2c2n 3\n01\n 02 10\n") == E{Kind::header, 0});
        CHECK(refused("sagaz optimal 1 p8c16r 3\n") == E{Kind::header, 0});
        CHECK(refused("sagaz optimal 1 p2c2n 3x\n01\n 02 10\n") == E{Kind::header, 0});
        CHECK(refused("sagaz optimal 1 p2c2n 3\n02\n 02 10\n") == E{Kind::guess, 1});
        CHECK(refused("sagaz optimal 1 p2c2n 3\n 02 01\n") == E{Kind::depth, 1});
        CHECK(refused("sagaz optimal 1 p2c2n 3\n01\n  02 10\n") == E{Kind::depth, 2});
        CHECK(refused("sagaz optimal 1 p2c2n 3\n01\n10\n") == E{Kind::depth, 2});
        CHECK(refused("sagaz optimal 1 p2c2n 3\n01\n 11 10\n") == E{Kind::answer, 2});
        CHECK(refused("sagaz optimal 1 p2c2n 3\n01\n 20 10\n") == E{Kind::answer, 2});
        CHECK(refused("sagaz optimal 1 p2c2n 3\n01\n 0 10\n") == E{Kind::answer, 2});
        CHECK(refused("sagaz optimal 1 p2c2n 3\n01\n 02 10\n 02 10\n") == E{Kind::answer, 3});
        CHECK(refused("sagaz optimal 1 p2c2n 3\n01\n 02 10\n  02 01\n") == E{Kind::unreachable, 3});
        CHECK(refused("sagaz optimal 1 p2c2n 3\n01\n 02 01\n") == E{Kind::incomplete, -1});
        CHECK(refused("sagaz optimal 1 p2c2n 3\n01\n") == E{Kind::incomplete, -1});
        CHECK(refused("sagaz optimal 1 p2c2n 3\n") == E{Kind::incomplete, -1});
        CHECK(refused("sagaz optimal 1 p2c2n 4\n01\n 02 10\n") == E{Kind::total, 0});
        std::string many = "sagaz optimal 1 p2c2n 3\n01\n";
        for (int i = 0; i < 4; ++i) many += std::string(static_cast<std::size_t>(i) + 1, ' ') + "02 10\n";
        CHECK(refused(many) == E{Kind::too_many, 5});
    }
    TEST_CASE("a proof that is cut short has a whole tree and a lower bound")
    {
        const OptimalResult cut = run(OptimalJob({mastermind, 0, 100}));
        CHECK_FALSE(cut.proven);
        CHECK(cut.nodes >= 100);
        CHECK(cut.nodes < 200);
        CHECK(cut.lower <= 5625);
        CHECK(cut.lower > 5100);
        CHECK(cut.total >= 5625);
        CHECK(cut.total < 5801); // still better than Knuth's
        check_tree(mastermind, cut);
    }
    TEST_CASE("bounds of all guesses at once are those of their parts' sizes, in lanes of every width")
    {
        const auto compare = [](auto lane, const Rules& r) {
            using Lane = decltype(lane);
            CAPTURE(to_text(r));
            REQUIRE(optimal::lane_bits(r) == 8 * sizeof(Lane));
            optimal::AnswerTable<Lane> table(r);
            while (table.fill()) {}
            const optimal::Shortest shortest(table.codes(), table.answers());
            Rng rng(5);
            for (const int size : {1, 2, 5, 6, 7, 8, 13, 14, 15, 16, 60, 255, 256, 300, 10'000}) {
                std::vector<optimal::Index> set;
                for (int i = 0; i < table.codes(); ++i)
                    if (rng.below(static_cast<std::uint64_t>(table.codes())) < static_cast<std::uint64_t>(size))
                        set.push_back(static_cast<optimal::Index>(i));
                std::vector<Lane> bounds;
                optimal::bound_guesses(table, shortest, set, bounds);
                const int stride = 1 + table.codes() / 60;
                for (int g = 0; g < table.codes(); g += stride) {
                    std::map<std::pair<int, int>, std::size_t> parts;
                    const Code& guess = table.code(static_cast<optimal::Index>(g));
                    for (const auto c : set) {
                        const Feedback f = feedback(r, guess, table.code(c));
                        if (f != all_black(r)) ++parts[{f.black, f.white}];
                    }
                    Count sum = set.size();
                    for (const auto& part : parts) sum += shortest(part.second);
                    REQUIRE(bounds[static_cast<std::size_t>(g)] == sum);
                }
            }
        };
        compare(std::uint16_t{}, mastermind);
        compare(std::uint16_t{}, Rules{2, 3, false});
        compare(std::uint16_t{}, Rules{4, 7, false});
        compare(std::uint32_t{}, Rules{5, 4, true});
        compare(std::uint64_t{}, Rules{7, 3, true});
    }
    TEST_CASE("sets met before are known by all their members and by the guesses left, not by their key")
    {
        for (const std::size_t size :
             {std::size_t{5}, optimal::Memo::small, optimal::Memo::small + 1, std::size_t{90}}) {
            CAPTURE(size);
            optimal::Memo memo(100);
            std::vector<optimal::Index> set(size);
            std::iota(set.begin(), set.end(), optimal::Index{7});
            CHECK(memo.find(set, 5).lower == 0);
            memo.store(set, 5, {300, 9, true, true});
            CHECK(memo.find(set, 5).lower == 300);
            CHECK(memo.find(set, 5).exact);
            CHECK(memo.find(set, 4).lower == 0);
            memo.store(set, 5, {301, 9, false, true});
            CHECK(memo.find(set, 5).lower == 301);
            std::swap(set[0], set[1]); // a different set with the same key
            CHECK(memo.find(set, 5).lower == 0);
            std::swap(set[0], set[1]);
            set.pop_back();
            CHECK(memo.find(set, 5).lower == 0);
        }
    }
    TEST_CASE("the fullest tree: one candidate, then as many as there are answers but one, and so on")
    {
        const optimal::Shortest shortest(1296, 14);
        CHECK(shortest(0) == 0);
        CHECK(shortest(1) == 1);
        CHECK(shortest(14) == 27);
        CHECK(shortest(15) == 30);
        CHECK(shortest(183) == 27 + 3 * 169);
        CHECK(shortest(184) == 27 + 3 * 169 + 4);
        CHECK(shortest.most(1) == 1);
        CHECK(shortest.most(2) == 14);
        CHECK(shortest.most(3) == 183);
    }
    TEST_CASE("of guesses that a history cannot tell apart exactly one is the first")
    {
        const auto firsts = [](const Rules& r, const std::vector<const char*>& history) {
            optimal::Alike alike(r);
            for (const char* guess : history) alike = alike.after(code_of(r, guess));
            int n = 0;
            for (const Code& c : all_codes(r)) n += alike.is_first(c) ? 1 : 0;
            return n;
        };
        CHECK(firsts(mastermind, {}) == 5);
        CHECK(firsts(picas_fijas, {}) == 1);
        CHECK(firsts({2, 3, true}, {"00"}) == 4); // 00, 01, 11, 12
        // Against all renamings and permutations, tried one by one.
        const Rules r{3, 4, true};
        for (const char* first : {"000", "001", "012"})
            for (const char* second : {"001", "123", "331"}) {
                CAPTURE(first);
                CAPTURE(second);
                std::set<Code> left;
                for (const Code& c : all_codes(r)) left.insert(c);
                int classes = 0;
                while (!left.empty()) {
                    const Code one = *left.begin();
                    ++classes;
                    std::array<std::uint8_t, 4> to{0, 1, 2, 3};
                    do {
                        std::array<int, 3> from{0, 1, 2};
                        do {
                            const auto image = [&](const Code& c) {
                                Code moved;
                                for (int i = 0; i < 3; ++i) moved.symbol[i] = to[c.symbol[from[i]]];
                                return moved;
                            };
                            if (image(code_of(r, first)) == code_of(r, first) &&
                                image(code_of(r, second)) == code_of(r, second))
                                left.erase(image(one));
                        } while (std::next_permutation(from.begin(), from.end()));
                    } while (std::next_permutation(to.begin(), to.end()));
                }
                CHECK(firsts(r, {first, second}) == classes);
            }
    }
}
