// Counting without listing: the diagram, its pages and draws; contradictions; partitions. The oracle lists every code.
#include "engine/codes/guesses.hpp"
#include "engine/codes/knowledge.hpp"
#include "engine/codes/partition.hpp"
#include "tests/engine/support.hpp"
#include <bit>
#include <doctest/doctest.h>
#include <set>

using namespace engine;
using namespace engine::codes;

namespace {

void check_against_listing(const Rules& r, const std::vector<Clue>& clues)
{
    const auto left = consistent_codes(r, clues);
    Diagram diagram(r, clues, Diagram::Depth::full);
    run_sliced(diagram, 1 << 20);
    REQUIRE(diagram.count() == left.size());
    CHECK(diagram.list(0, left.size() + 5) == left);
    Marginals marginals{};
    for (const Code& c : left)
        for (int i = 0; i < r.positions; ++i) ++marginals[i][c.symbol[i]];
    CHECK(diagram.marginals() == marginals);
    Diagram quick(r, clues, Diagram::Depth::count);
    run_sliced(quick, 7);
    CHECK(quick.count() == left.size());
    if (left.empty()) return;
    const Count offset = left.size() / 3;
    const auto page = diagram.list(offset, 10);
    for (std::size_t i = 0; i < page.size(); ++i) CHECK(page[i] == left[static_cast<std::size_t>(offset) + i]);
    CHECK(diagram.at(left.size() - 1) == left.back());
}

/// Every subset of rows, smallest first.
std::vector<std::vector<int>> obvious_repairs(const Rules& r, const std::vector<Clue>& clues)
{
    std::vector<std::vector<int>> sets;
    const std::size_t n = clues.size();
    for (int size = 1; size <= static_cast<int>(n) && sets.empty(); ++size)
        for (std::uint32_t removed = 1; removed < 1u << n; ++removed) {
            if (std::popcount(removed) != size) continue;
            std::vector<Clue> kept;
            std::vector<int> rows;
            for (std::size_t i = 0; i < n; ++i)
                if ((removed >> i & 1) != 0) rows.push_back(static_cast<int>(i));
                else kept.push_back(clues[i]);
            if (!consistent_codes(r, kept).empty()) sets.push_back(rows);
        }
    std::sort(sets.begin(), sets.end());
    return sets;
}

} // namespace

TEST_SUITE("codes")
{
    TEST_CASE("the diagram counts, lists and divides by symbols as listing all codes does")
    {
        Rng rng(21);
        for (const Rules& r : small_boards())
            for (int rows = 0; rows <= 6; ++rows) check_against_listing(r, random_history(r, rng, rows));
    }
    TEST_CASE("the diagram agrees with listing when answers are nonsense, and with more than 16 rows")
    {
        Rng rng(22);
        for (int round = 0; round < 60; ++round) {
            const Rules r = round % 2 == 0 ? mastermind : picas_fijas;
            auto clues = random_history(r, rng, 1 + static_cast<int>(rng.below(5)));
            for (Clue& clue : clues)
                if (rng.below(3) == 0) clue.answer = feedback(r, random_code(r, rng), clue.guess);
            check_against_listing(r, clues);
        }
        for (const int rows : {15, 16, 17, 20, max_clues})
            check_against_listing(mastermind, random_history(mastermind, rng, rows));
    }
    TEST_CASE("big boards: all codes counted, pages in order, every code consistent")
    {
        for (const Rules& r : {Rules{8, 16, true}, Rules{8, 16, false}, Rules{8, 10, true}, Rules{8, 2, true}}) {
            Rng rng(23);
            Diagram none(r, {}, Diagram::Depth::full);
            run_sliced(none, 1000);
            CHECK(none.count() == code_count(r));
            for (int rows = 1; rows <= 6; ++rows) {
                const auto clues = random_history(r, rng, rows);
                Diagram d(r, clues, Diagram::Depth::full);
                run_sliced(d, 100'000);
                REQUIRE(d.count() > 0);
                Count sum = 0;
                for (int s = 0; s < r.symbols; ++s) sum += d.marginals()[3 % r.positions][s];
                CHECK((r.positions <= 3 || sum == d.count()));
                const auto page = d.list(d.count() / 2, 50);
                for (std::size_t i = 0; i < page.size(); ++i) {
                    CHECK(conflicts(r, clues, page[i]).empty());
                    CHECK((i == 0 || page[i - 1] < page[i]));
                    if (i < 3) CHECK(d.at(d.count() / 2 + i) == page[i]);
                }
            }
        }
    }
    TEST_CASE("a diagram beyond its limit says so and nothing else")
    {
        Rng rng(24);
        const Rules r{8, 16, true};
        const auto clues = random_history(r, rng, 4);
        Diagram d(r, clues, Diagram::Depth::full, nullptr, 1000);
        run_sliced(d, 100);
        CHECK(d.too_large());
        CHECK(d.nodes() < 1100);
    }
    TEST_CASE("a probed diagram divides the candidates as answering each of them does")
    {
        Rng rng(25);
        for (const Rules& r : small_boards())
            for (int rows = 0; rows <= 4; ++rows) {
                const auto clues = random_history(r, rng, rows);
                const Code guess = random_code(r, rng);
                Candidates left;
                for (const Code& c : consistent_codes(r, clues)) left.push_back(pack(r, c));
                Diagram d(r, clues, Diagram::Depth::count, &guess);
                run_sliced(d, 1 << 20);
                CHECK(partition_of(r, d.cells()) == partition_of(r, left, guess));
            }
    }
    TEST_CASE("partitions: worst part, expected size, bits")
    {
        const Code guess = code_of(mastermind, "0011");
        Diagram d(mastermind, {}, Diagram::Depth::count, &guess);
        run_sliced(d, 1000);
        const Partition p = partition_of(mastermind, d.cells());
        CHECK(p.total() == 1296);
        CHECK(p.worst() == 256);
        CHECK(p.parts.size() == 13);
        CHECK(p.expected_size() == doctest::Approx(204.5355).epsilon(1e-6));
        CHECK(p.bits() == doctest::Approx(2.885102).epsilon(1e-6));
    }
    TEST_CASE("repairs are all smallest sets of rows whose removal leaves a code")
    {
        Rng rng(26);
        int contradictions = 0;
        for (int round = 0; round < 60; ++round) {
            const Rules r = round % 3 == 0 ? picas_fijas : Rules{3, 6, true};
            auto clues = random_history(r, rng, 3 + static_cast<int>(rng.below(4)));
            for (Clue& clue : clues)
                if (rng.below(2) == 0) clue.answer = feedback(r, random_code(r, rng), clue.guess);
            if (!consistent_codes(r, clues).empty()) continue;
            ++contradictions;
            const Knowledge k = run(KnowledgeJob(r, clues, {}));
            CHECK(k.consistent == 0);
            CHECK(k.repairs.sets == obvious_repairs(r, clues));
            const auto first = static_cast<std::size_t>(k.first_bad_prefix.value());
            CHECK(consistent_codes(r, std::span(clues).first(first)).empty());
            CHECK_FALSE(consistent_codes(r, std::span(clues).first(first - 1)).empty());
        }
        CHECK(contradictions > 15);
    }
    TEST_CASE("repairs on a board too large to list")
    {
        const Rules r{8, 10, true};
        Rng rng(27);
        auto clues = random_history(r, rng, 12);
        clues[4].answer = {clues[4].answer.black == 0 ? std::uint8_t{1} : std::uint8_t{0}, clues[4].answer.white};
        const Knowledge k = run(KnowledgeJob(r, clues, {}));
        CHECK(k.consistent == 0);
        CHECK(k.repairs.complete);
        REQUIRE(k.repairs.size == 1);
        CHECK(std::find(k.repairs.sets.begin(), k.repairs.sets.end(), std::vector<int>{4}) != k.repairs.sets.end());
        for (const auto& set : k.repairs.sets) {
            auto kept = clues;
            kept.erase(kept.begin() + set[0]);
            Diagram d(r, kept, Diagram::Depth::count);
            run_sliced(d, 1 << 20);
            CHECK(d.count() > 0);
        }
    }
    TEST_CASE("repairs that would take too long are said to be incomplete")
    {
        // Of 21 rows with the same guess at most seven can be right, on a board too large to list: fourteen must go.
        const Rules r{8, 10, true};
        std::vector<Clue> clues;
        for (int i = 0; i < 21; ++i)
            clues.push_back({code_of(r, "00000000"), {static_cast<std::uint8_t>(1 + i % 3), 0}});
        const Repairs repairs = run(RepairsJob(r, clues));
        CHECK_FALSE(repairs.complete);
        CHECK(repairs.sets.empty());
        CHECK(repairs.size == 4); // none of the 21 + 210 + 1330 smaller sets suffices
        clues.resize(3);
        const Repairs few = run(RepairsJob(r, clues));
        CHECK(few.complete);
        CHECK(few.sets == std::vector<std::vector<int>>{{0, 1}, {0, 2}, {1, 2}});
    }
    TEST_CASE("on the largest board a contradiction is told before the rows to blame, whose search ends at its limit")
    {
        const Rules r{8, 16, true};
        std::vector<Clue> clues;
        for (int i = 0; i < 16; ++i) {
            Clue clue{{}, {1, static_cast<std::uint8_t>(i % 3 + 1)}};
            for (int j = 0; j < 8; ++j)
                clue.guess.symbol[static_cast<std::size_t>(j)] = static_cast<std::uint8_t>((7 * i + 3 * j) % 16);
            clues.push_back(clue);
        }
        const auto steps = [](auto job) {
            int n = 1;
            while (job.step(Budget{100'000}) == Step::more) ++n;
            return std::pair(n, job.result());
        };
        const auto [first, told] = steps(KnowledgeJob(r, clues, {0, 0, true, false}));
        CHECK(told.consistent == 0);
        REQUIRE(told.first_bad_prefix);
        CHECK(told.repairs.sets.empty());
        CHECK(first < 40);
        const auto [n, repairs] = steps(RepairsJob(r, clues));
        CHECK_FALSE(repairs.complete);
        CHECK(n < 300);
    }
    TEST_CASE("counts after each row never grow and end with the whole")
    {
        Rng rng(28);
        const auto clues = random_history(picas_fijas, rng, 6);
        const Knowledge k = run(KnowledgeJob(picas_fijas, clues, {0, 0, true}));
        REQUIRE(k.prefix_counts.size() == 7);
        CHECK(k.prefix_counts[0] == 5040);
        CHECK(k.prefix_counts[6] == k.consistent);
        for (std::size_t i = 0; i <= 6; ++i)
            CHECK(k.prefix_counts[i] == consistent_codes(picas_fijas, std::span(clues).first(i)).size());
    }
    TEST_CASE("representatives: each class of guesses once, its first member")
    {
        Rng rng(29);
        for (const Rules& r : small_boards()) {
            if (code_count(r) > 6000) continue;
            for (int rows = 0; rows <= 3; ++rows) {
                const Symbols known = symbols_of(r, random_history(r, rng, rows));
                std::set<std::string> representatives;
                for (const Code& c : all_codes(r)) {
                    const Code first = canonical(r, known, c);
                    REQUIRE(is_canonical(r, known, first));
                    REQUIRE(is_canonical(r, known, c) == (first == c));
                    REQUIRE(!(c < first));
                    representatives.insert(to_text(r, first));
                }
                Count walked = 0, members = 0;
                CanonicalGuesses guesses(r, known);
                CHECK(guesses.count() == representatives.size());
                for (; guesses.more(); guesses.next(), ++walked) {
                    REQUIRE(representatives.count(to_text(r, guesses.now())) == 1);
                    const auto all = class_members(r, known, guesses.now(), 10'000);
                    REQUIRE(all.size() == class_size(r, known, guesses.now()));
                    REQUIRE(all[0] == guesses.now());
                    REQUIRE(std::is_sorted(all.begin(), all.end()));
                    members += all.size();
                }
                CHECK(walked == representatives.size());
                CHECK(members == code_count(r));
            }
        }
    }
    TEST_CASE("rows hold the guesses one by one, and may end as those that no swap of like positions precedes")
    {
        Rng rng(31);
        int first = 0, later = 0;
        for (const Rules& r : small_boards()) {
            if (code_count(r) > 6000) continue;
            for (int rows = 0; rows <= 3; ++rows) {
                const Symmetry symmetry = symmetry_of(r, random_history(r, rng, rows));
                const auto is_first = [&](const Code& code) {
                    for (int i = 0; i < r.positions; ++i)
                        for (int j = i + 1; j < r.positions; ++j) {
                            if (symmetry.kind[i] != symmetry.kind[j]) continue;
                            Code swapped = code;
                            std::swap(swapped.symbol[i], swapped.symbol[j]);
                            if (canonical(r, symmetry.known, swapped) < code) return false;
                            break; // neighbours of a kind only
                        }
                    return true;
                };
                CanonicalGuesses one(r, symmetry.known), row(r, symmetry.known);
                while (row.more()) {
                    const Symbols last = rng.below(2) == 0 ? row.row() : row.row() & -row.row();
                    Symbols firsts = 0;
                    for (Symbols left = last; left != 0; left &= left - 1, one.next()) {
                        Code guess = row.now();
                        guess.symbol[r.positions - 1] = static_cast<std::uint8_t>(std::countr_zero(left));
                        REQUIRE(one.more());
                        REQUIRE(one.now() == guess);
                        if (is_first(guess)) firsts |= left & -left;
                    }
                    REQUIRE(symmetry.may_end(r, row.now(), last) == firsts);
                    first += std::popcount(firsts);
                    later += std::popcount(last ^ firsts);
                    row.skip(last);
                }
                CHECK_FALSE(one.more());
            }
        }
        CHECK(first > 1000);
        CHECK(later > 1000);
    }
    TEST_CASE("a job's result does not depend on how it is sliced: knowledge")
    {
        Rng rng(30);
        auto clues = random_history(mastermind, rng, 5);
        clues[2].answer = {0, 0};
        for (const std::size_t rows : {2u, 5u}) {
            const std::vector<Clue> some(clues.begin(), clues.begin() + static_cast<std::ptrdiff_t>(rows));
            const Knowledge whole = run(KnowledgeJob(mastermind, some, {3, 5, true}));
            KnowledgeJob job(mastermind, some, {3, 5, true});
            CHECK(run_sliced(job, 1) > 20);
            CHECK(job.result().consistent == whole.consistent);
            CHECK(job.result().marginals == whole.marginals);
            CHECK(job.result().codes == whole.codes);
            CHECK(job.result().prefix_counts == whole.prefix_counts);
            CHECK(job.result().repairs == whole.repairs);
        }
    }
}
