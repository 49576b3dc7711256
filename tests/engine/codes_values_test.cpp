// Rules, codes, answers: texts and definitions.
#include "tests/engine/support.hpp"
#include <doctest/doctest.h>
#include <set>

using namespace engine;
using namespace engine::codes;
using Kind = Error::Kind;

TEST_SUITE("codes")
{
    TEST_CASE("all legal rules go through their text and back")
    {
        int legal_ones = 0;
        for (std::uint8_t p = 0; p <= 10; ++p)
            for (std::uint8_t c = 0; c <= 18; ++c)
                for (const bool repeats : {true, false}) {
                    const Rules rules{p, c, repeats};
                    const auto parsed = parse_rules(to_text(rules));
                    CHECK(parsed.has_value() == legal(rules));
                    if (parsed) CHECK(*parsed == rules);
                    legal_ones += parsed ? 1 : 0;
                }
        CHECK(legal_ones == 7 * 15 + 84); // 2..8 × 2..16, and without repeats symbols >= positions
    }
    TEST_CASE("bad rules say what and where")
    {
        const auto wrong_at = [](std::string_view text, Kind kind, int at) {
            const auto r = parse_rules(text);
            return !r && r.error() == Error{kind, at};
        };
        CHECK(wrong_at("", Kind::syntax, 0));
        CHECK(wrong_at("c6p4", Kind::syntax, 0));
        CHECK(wrong_at("p1c6r", Kind::positions_out_of_range, 1));
        CHECK(wrong_at("p9c6r", Kind::positions_out_of_range, 1));
        CHECK(wrong_at("p999999999999c6r", Kind::positions_out_of_range, 1));
        CHECK(wrong_at("p4c17r", Kind::symbols_out_of_range, 3));
        CHECK(wrong_at("p4c1r", Kind::symbols_out_of_range, 3));
        CHECK(wrong_at("p4c3n", Kind::too_few_symbols, 3));
        CHECK(wrong_at("p4c6x", Kind::syntax, 4));
        CHECK(wrong_at("p4c6", Kind::syntax, 4));
        CHECK(wrong_at("p4c6r ", Kind::syntax, 5));
        CHECK(wrong_at("p04c6r", Kind::positions_out_of_range, 1));
    }
    TEST_CASE("every code goes through its text and back, in order, and nothing else is a code")
    {
        for (const Rules& r : small_boards()) {
            const auto all = all_codes(r);
            REQUIRE(all.size() == code_count(r));
            std::string before;
            for (const Code& c : all) {
                const std::string text = to_text(r, c);
                REQUIRE(parse_code(r, text).value() == c);
                REQUIRE(before < text);
                before = text;
            }
        }
        CHECK(parse_code(mastermind, "00").error() == Error{Kind::code_length, 2});
        CHECK(parse_code(mastermind, "00000").error() == Error{Kind::code_length, 4});
        CHECK(parse_code(mastermind, "0068").error() == Error{Kind::bad_symbol, 2});
        CHECK(parse_code(mastermind, "00A1").error() == Error{Kind::bad_symbol, 2});
        CHECK(parse_code(picas_fijas, "0120").error() == Error{Kind::repeated_symbol, 3});
        CHECK(to_text({4, 16, true}, code_of({4, 16, true}, "f0a9")) == "f0a9");
    }
    TEST_CASE("answers as the rules of both games tell them")
    {
        const auto answer = [](const Rules& r, const char* guess, const char* secret) {
            return feedback(r, code_of(r, guess), code_of(r, secret));
        };
        CHECK(answer(mastermind, "0011", "0123") == Feedback{1, 1});
        CHECK(answer(mastermind, "0011", "1100") == Feedback{0, 4});
        CHECK(answer(mastermind, "0000", "0120") == Feedback{2, 0});
        CHECK(answer(mastermind, "2345", "0001") == Feedback{0, 0});
        CHECK(answer(picas_fijas, "0123", "3210") == Feedback{0, 4});
        CHECK(answer(picas_fijas, "0123", "0132") == Feedback{2, 2});
    }
    TEST_CASE("packed feedback is the definition: every pair of (4,6), random pairs of all other rules")
    {
        const auto agree = [](const Rules& r, const Code& a, const Code& b) {
            const Slots slots(r);
            const Packed pa = pack(r, a), pb = pack(r, b);
            const Feedback f = feedback(r, a, b);
            return slots.feedback(slots.slot(pa, pb)) == f && slots.of(f) == slots.slot(pa, pb) &&
                   (is_wide(r) || slots.slot<false>(pa, pb) == slots.slot(pa, pb)) && unpack(r, pa) == a;
        };
        const auto all = all_codes(mastermind);
        bool all_agree = true;
        for (const Code& a : all)
            for (const Code& b : all) all_agree = all_agree && agree(mastermind, a, b);
        CHECK(all_agree);
        Rng rng(11);
        for (const Rules& r : all_rules())
            for (int i = 0; i < 500; ++i) {
                const Code a = random_code(r, rng);
                const Code b = random_code(r, rng);
                REQUIRE(agree(r, a, b));
            }
    }
    TEST_CASE("possible answers are exactly those some pair of codes gives")
    {
        for (const Rules& r : all_rules()) {
            if (code_count(r) > 1300) continue;
            const auto all = all_codes(r);
            std::set<std::pair<int, int>> seen;
            for (const Code& a : all)
                for (const Code& b : all) {
                    const Feedback f = feedback(r, a, b);
                    seen.insert({f.black, f.white});
                }
            for (std::uint8_t f = 0; f <= 9; ++f)
                for (std::uint8_t p = 0; p <= 9; ++p) CHECK(possible(r, {f, p}) == (seen.count({f, p}) > 0));
            CHECK(answer_count(r) == seen.size());
        }
        CHECK(answer_count(mastermind) == 14);
        CHECK(answer_count(picas_fijas) == 14);
    }
    TEST_CASE("renaming symbols or moving positions in both codes changes no answer")
    {
        Rng rng(12);
        for (const Rules& r : {mastermind, picas_fijas, Rules{8, 16, true}})
            for (int i = 0; i < 300; ++i) {
                const Code a = random_code(r, rng), b = random_code(r, rng);
                std::array<std::uint8_t, max_symbols> name{};
                std::array<int, max_positions> place{};
                for (int s = 0; s < r.symbols; ++s) name[s] = static_cast<std::uint8_t>(s);
                for (int p = 0; p < r.positions; ++p) place[p] = p;
                rng.shuffle(std::span(name).first(r.symbols));
                rng.shuffle(std::span(place).first(r.positions));
                const auto moved = [&](const Code& c) {
                    Code m;
                    for (int p = 0; p < r.positions; ++p) m.symbol[place[p]] = name[c.symbol[p]];
                    return m;
                };
                REQUIRE(feedback(r, moved(a), moved(b)) == feedback(r, a, b));
                REQUIRE(feedback(r, a, b) == feedback(r, b, a));
            }
    }
    TEST_CASE("random codes are legal and uniform")
    {
        Rng rng(13);
        for (const Rules& r : small_boards())
            for (int i = 0; i < 100; ++i) CHECK(legal(r, random_code(r, rng)));
        std::vector<int> seen(60);
        const Rules r{3, 5, false};
        const auto all = all_codes(r);
        for (int i = 0; i < 60'000; ++i)
            ++seen[std::lower_bound(all.begin(), all.end(), random_code(r, rng)) - all.begin()];
        for (const int n : seen) CHECK(std::abs(n - 1000) < 200);
    }
}
