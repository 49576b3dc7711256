// The languages of version spaces: order, bounds, candidate elimination; and the box form against the explicit sets.
#include "engine/codes/version_space/spaces.hpp"
#include "tests/engine/support.hpp"
#include <doctest/doctest.h>
#include <set>

using namespace engine;
using namespace engine::codes;
using namespace engine::codes::version_space;

namespace {

Concept c(const Rules& r, std::string_view text) { return parse_concept(r, text).value(); }

std::vector<Concept> all_tuples(const Rules& r)
{
    std::vector<Concept> all{Concept{}};
    for (int i = 0; i < r.positions; ++i) {
        std::vector<Concept> longer;
        for (Concept x : all) {
            longer.push_back(x);
            for (std::uint8_t v = 0; v < r.symbols; ++v) {
                x.slot[i] = v;
                longer.push_back(x);
            }
            x.slot[i] = any;
            longer.push_back(x);
        }
        all = longer;
    }
    return all;
}

std::set<std::string> texts(const Rules& r, const std::vector<Concept>& list)
{
    std::set<std::string> set;
    for (const Concept& x : list) set.insert(to_text(r, x));
    return set;
}

/// Applies the same compound example to the explicit sets.
Sets elimination(const Rules& r, Sets s, const Hypotheses& all, const Hypothesis& h)
{
    if (asserts(r, h)) s = with_positive(s, h.positive);
    for (const Literal& l : all.negatives(h)) s = with_negative(r, s, concept_of(r, l));
    return s;
}

} // namespace

TEST_SUITE("codes")
{
    TEST_CASE("version spaces: concepts are a lattice, and print what is read")
    {
        const Rules r{2, 3, true};
        const auto all = all_tuples(r);
        CHECK(all.size() == 25);
        for (const Concept& a : all) {
            CHECK(parse_concept(r, to_text(r, a)) == a);
            CHECK(below(most_specific(), a));
            CHECK(below(a, most_general(r)));
            for (const Concept& b : all) {
                const Concept up = lub(a, b), down = glb(a, b);
                REQUIRE((below(a, up) && below(b, up) && below(down, a) && below(down, b)));
                for (const Concept& x : all) {
                    if (below(a, x) && below(b, x)) REQUIRE(below(up, x));
                    if (below(x, a) && below(x, b)) REQUIRE(below(x, down));
                }
            }
        }
        CHECK(parse_concept(r, "1").error() == Error{Error::Kind::code_length, 1});
        CHECK(parse_concept(r, "13").error() == Error{Error::Kind::bad_symbol, 1});
        CHECK(parse_concept(r, "1*?").error() == Error{Error::Kind::code_length, 2});
    }
    TEST_CASE("version spaces: minimal specialisations as corrected: 9, 18 and 36, not 81 and 6561")
    {
        const Rules r = picas_fijas;
        CHECK(with_negative(r, all_concepts(r), c(r, "1***")).general.size() == 9);
        CHECK(with_negative(r, all_concepts(r), c(r, "12**")).general.size() == 18);
        CHECK(with_negative(r, all_concepts(r), c(r, "1234")).general.size() == 36);
        // 81 is |G| after two negatives, one for each slot, 73 of them without repeats
        Sets s = with_negative(r, with_negative(r, all_concepts(r), c(r, "1***")), c(r, "*2**"));
        CHECK(s.general.size() == 81);
        CHECK(std::count_if(s.general.begin(), s.general.end(),
                            [&](const Concept& g) { return has_instances(r, g); }) == 73);
        // 6561 after four, 3333 without repeats
        Space box;
        for (std::uint8_t i = 0; i < 4; ++i)
            CHECK(reject(r, box, {i, static_cast<std::uint8_t>(i + 1)}) == Death::none);
        CHECK(storage(r, box, Language::l).concepts == 1 + 6561);
        CHECK(storage(r, box, Language::l).concepts_without_repeats == 1 + 3333);
        CHECK(storage(r, box, Language::l2) == Storage{2, 4, 8, 2, 4});
    }
    TEST_CASE("version spaces: boxes are a lattice of inclusion too")
    {
        const Rules r{2, 3, true};
        std::vector<Space> all;
        for (Mask a = 1; a < 8; ++a)
            for (Mask b = 1; b < 8; ++b) {
                Space s;
                s.rejected[0] = static_cast<Mask>(7 & ~a);
                s.rejected[1] = static_cast<Mask>(7 & ~b);
                all.push_back(s);
            }
        for (const Space& a : all)
            for (const Space& b : all) {
                const Space up = lub(r, a, b), down = glb(r, a, b);
                REQUIRE((below(r, a, up) && below(r, b, up) && below(r, down, a) && below(r, down, b)));
                for (const Code& x : all_codes(r)) {
                    REQUIRE(holds(r, down, x) == (holds(r, a, x) && holds(r, b, x)));
                    if (holds(r, a, x)) REQUIRE(holds(r, up, x));
                }
            }
    }
    TEST_CASE("version spaces: a box counts, orders and tests its members as listing all codes does")
    {
        Rng rng(5);
        for (const Rules& r : small_boards()) {
            if (code_count(r) > 5040) continue;
            for (int k = 0; k < 20; ++k) {
                Space s;
                for (int i = 0; i < r.positions; ++i) {
                    const auto some = static_cast<Mask>(rng.below(1u << r.symbols));
                    const auto more = static_cast<Mask>(rng.below(1u << r.symbols));
                    s.rejected[i] = some & more;
                    const auto v = static_cast<std::uint8_t>(rng.below(4u * r.symbols));
                    if (v < r.symbols) s.asserted[i] = v;
                }
                Count rank = 0;
                for (const Code& code : all_codes(r))
                    if (holds(r, s, code)) REQUIRE(member(r, s, rank++) == code);
                CHECK(members(r, s) == rank);
                CHECK(has_member(r, s) == (rank > 0));
            }
        }
    }
    TEST_CASE("version spaces: each test of collapse has its case")
    {
        const Rules r{3, 4, false}, mm{3, 4, true};
        Space s;
        CHECK(assert_values(mm, s, c(mm, "1??")) == Death::none);
        CHECK(assert_values(mm, s, c(mm, "2??")) == Death::two_values);
        s = {};
        CHECK(reject(r, s, {0, 1}) == Death::none);
        CHECK(assert_values(r, s, c(r, "1??")) == Death::rejected_value);
        s = {};
        CHECK(assert_values(r, s, c(r, "1??")) == Death::none);
        CHECK(reject(r, s, {0, 1}) == Death::rejected_value);
        s = {};
        for (std::uint8_t v = 0; v < 3; ++v) CHECK(reject(r, s, {2, v}) == Death::none);
        CHECK(reject(r, s, {2, 3}) == Death::empty_slot);
        // Mitchell's collapse misses both cases: G is not empty, yet no code is left.
        s = {};
        for (std::uint8_t i = 0; i < 3; ++i)
            for (std::uint8_t v = 0; v < 2; ++v) CHECK(reject(r, s, {i, v}) == Death::none);
        CHECK(matching_test(r, s) == Death::no_distinct_choice); // three slots, two values
        CHECK(matching_test(mm, s) == Death::none);
        CHECK(members(r, s) == 0);
        CHECK(sets_of(r, s, 100).general.size() == 8);
        Sets two = with_positive(with_positive(all_concepts(mm), c(mm, "1??")), c(mm, "2??"));
        CHECK(!two.collapsed());
        CHECK(two.specific[0] == c(mm, "*??"));
        for (const Code& code : all_codes(mm)) REQUIRE(!holds(mm, two, code));
    }
    TEST_CASE("version spaces: explicit candidate elimination gives the box's G, E, size and members")
    {
        Rng rng(11);
        for (const Rules& r : {picas_fijas, mastermind, Rules{3, 6, true}, Rules{3, 5, false}}) {
            for (int game = 0; game < (r == picas_fijas ? 1 : 3); ++game) {
                // one path of hypotheses through a game's answers, kept alive by the secret
                const Code secret = random_code(r, rng);
                Sets sets = all_concepts(r);
                Space box;
                for (int row = 0; row < 4; ++row) {
                    const Code guess = random_code(r, rng);
                    const Hypotheses all = hypotheses_of(r, guess, feedback(r, guess, secret), Cover::b);
                    int homes = 0;
                    Sets kept_sets = sets;
                    Space kept = box;
                    for (const Hypothesis& h : all.all) {
                        Space next = box;
                        Death death = assert_values(r, next, h.positive);
                        for (const Literal& l : all.negatives(h))
                            if (death == Death::none) death = reject(r, next, l);
                        if (death == Death::none) death = matching_test(r, next);
                        if (death != Death::none || !holds(r, next, secret)) continue;
                        ++homes;
                        kept_sets = elimination(r, sets, all, h);
                        kept = next;
                    }
                    REQUIRE(homes == 1);
                    sets = kept_sets;
                    box = kept;
                    const Sets listed = sets_of(r, box, 100'000);
                    CHECK(sets.specific == listed.specific);
                    CHECK(texts(r, sets.general) == texts(r, listed.general));
                    const Storage x = storage(r, box, Language::l);
                    CHECK(x.concepts == 1 + sets.general.size());
                    Count literals = 0;
                    for (const auto* list : {&sets.specific, &sets.general})
                        for (const Concept& g : *list)
                            literals += static_cast<Count>(std::count_if(g.slot.begin(), g.slot.end(), is_value));
                    CHECK(x.literals == literals);
                    for (int k = 0; k < 50; ++k) {
                        const Code code = random_code(r, rng);
                        REQUIRE(holds(r, sets, code) == holds(r, box, code));
                    }
                }
            }
        }
    }
}
