// Bit-sliced candidates: their part sizes equal those by the definition of feedback.
#include "engine/codes/candidates.hpp"
#include "engine/codes/criterion.hpp"
#include "engine/codes/entropy.hpp"
#include "engine/codes/guesses.hpp"
#include "engine/codes/partition.hpp"
#include "engine/codes/sliced.hpp"
#include "tests/engine/support.hpp"
#include <doctest/doctest.h>
#include <set>

using namespace engine;
using namespace engine::codes;

namespace sliced {
namespace {

/// By the definition, candidate by candidate.
PartSizes obvious(const Rules& r, std::span<const Packed> candidates, const Code& guess)
{
    PartSizes sizes{};
    for (const Packed& c : candidates) {
        const Feedback f = feedback(r, guess, unpack(r, c));
        ++sizes[part_index(f.black, f.white)];
    }
    return sizes;
}

bool same(const Rules& r, const PartSizes& a, const PartSizes& b)
{
    return std::equal(a.begin(), a.begin() + static_cast<std::ptrdiff_t>(part_count(r)), b.begin());
}

} // namespace

TEST_SUITE("codes")
{
    TEST_CASE("a part's place names its answer, one for each")
    {
        for (int positions = min_positions; positions <= max_positions; ++positions) {
            const Rules r{static_cast<std::uint8_t>(positions), 16, true};
            std::set<std::size_t> places;
            for (int black = 0; black <= positions; ++black)
                for (int white = 0; black + white <= positions; ++white) places.insert(part_index(black, white));
            CHECK(places.size() == part_count(r));
            CHECK(*places.rbegin() + 1 == part_count(r));
            CHECK(part_index(positions, 0) + 1 == part_count(r));
        }
    }
    TEST_CASE("a key below a limit is the key of the definition's parts; any other is not below it")
    {
        Rng draw(32);
        for (const char* rules : {"p2c3r", "p2c9n", "p3c6r", "p3c10n", "p4c6r", "p4c10n", "p4c9r", "p4c2r"}) {
            CAPTURE(rules);
            const Rules r = parse_rules(rules).value();
            for (const int size : {1, 2, 13, 63, 64, 65, 200, 1024}) {
                Candidates candidates;
                for (int i = 0; i < size; ++i) candidates.push_back(pack(r, random_code(r, draw)));
                Sliced sliced(r, candidates);
                for (int i = 0; i < 80; ++i) {
                    const Criterion by = i / 2 % 2 == 0 ? Criterion::entropy : Criterion::worst;
                    REQUIRE(sliced.has_keys());
                    const Code guess = random_code(r, draw);
                    const PartSizes sizes = obvious(r, candidates, guess);
                    const auto key = order_key(by, std::span(sizes).first(part_count(r)));
                    const std::int64_t near = key + static_cast<std::int64_t>(draw.below(5)) - 2;
                    const std::int64_t limit = i % 2 == 0 ? near : key / 2;
                    const std::int64_t found =
                        by == Criterion::worst ? sliced.worst_key(guess, limit) : sliced.entropy_key(guess, limit);
                    if (key < limit) CHECK(found == key);
                    else CHECK(found >= limit);
                    CHECK(found <= key);                                        // a bound, or the key
                    if (i % 3 == 0) CHECK(same(r, sliced.count(guess), sizes)); // both share the sums of a prefix
                }
            }
            CHECK_FALSE(Sliced(r, Candidates(1025, pack(r, random_code(r, draw)))).has_keys());
        }
        CHECK_FALSE(Sliced(parse_rules("p5c3r").value(), Candidates(1)).has_keys());
        const NLogN& key = small_n_log_n(); // the bound rests on this
        for (std::size_t n = 1; n + 1 < key.size(); ++n) REQUIRE(key[n + 1] - key[n] >= key[n] - key[n - 1]);
    }
    TEST_CASE("of all rules, of sets of any size, and in any order of guesses, the parts are those of the definition")
    {
        Rng draw(31);
        int compared = 0;
        for (std::uint8_t positions = min_positions; positions <= max_positions; ++positions)
            for (std::uint8_t symbols = min_symbols; symbols <= max_symbols; ++symbols)
                for (const bool repeats : {true, false}) {
                    const Rules r{positions, symbols, repeats};
                    if (!legal(r)) continue;
                    for (const int size : {1, 2, 63, 64, 65, 200}) {
                        Candidates candidates;
                        for (int i = 0; i < size; ++i) candidates.push_back(pack(r, random_code(r, draw)));
                        Sliced sliced(r, candidates);
                        Code guess = random_code(r, draw);
                        for (int i = 0; i < 6; ++i, ++compared) {
                            if (!same(r, sliced.count(guess), obvious(r, candidates, guess)))
                                FAIL(to_text(r), ": ", to_text(r, guess), " of ", size);
                            // the next guess shares a prefix, or nothing; then the same guess again
                            const Code other = random_code(r, draw);
                            const auto kept = draw.index(static_cast<std::size_t>(positions) + 1);
                            if (r.repeats)
                                for (std::size_t p = kept; p < positions; ++p) guess.symbol[p] = other.symbol[p];
                            else if (kept == 0) guess = other;
                        }
                    }
                }
        CHECK(compared > 6000);
    }
    TEST_CASE("walked in order, all guesses divide all codes as counted one by one")
    {
        for (const Rules r : {Rules{3, 4, true}, Rules{3, 6, false}, Rules{5, 3, true}}) {
            Candidates all;
            for (const Code& c : all_codes(r)) all.push_back(pack(r, c));
            Sliced sliced(r, all);
            for (const Code& guess : all_codes(r))
                if (!same(r, sliced.count(guess), obvious(r, all, guess))) FAIL(to_text(r, guess));
        }
    }
}

} // namespace sliced
