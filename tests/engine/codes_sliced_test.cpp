// Candidates as bits: the parts they count are those that the definition of the answer gives.
#include "engine/codes/candidates.hpp"
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
                            // the next one shares its beginning, or nothing; the same once more
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
