// Hypotheses and the set of version spaces: the source's examples as corrected, the shared cases, and the union of the
// spaces against the consistent codes.
#include "engine/codes/version_space/spaces.hpp"
#include "tests/engine/support.hpp"
#include "tests/json.hpp"
#include <doctest/doctest.h>
#include <fstream>
#include <set>

using namespace engine;
using namespace engine::codes;
using namespace engine::codes::version_space;

namespace {

using Texts = std::set<std::string>;

Concept c(const Rules& r, std::string_view text) { return parse_concept(r, text).value(); }

Texts texts(const Rules& r, const std::vector<Concept>& list)
{
    Texts set;
    for (const Concept& x : list) set.insert(to_text(r, x));
    CHECK(set.size() == list.size());
    return set;
}

Texts negatives(const Rules& r, const Hypotheses& all, const Hypothesis& h)
{
    std::vector<Concept> list;
    for (const Literal& l : all.negatives(h)) list.push_back(concept_of(r, l));
    return texts(r, list);
}

nlohmann::json file(const char* name)
{
    std::ifstream in(name);
    REQUIRE(in);
    return nlohmann::json::parse(in);
}

std::vector<Clue> history_of(const nlohmann::json& rows)
{
    std::vector<Clue> clues;
    for (const auto& row : rows) {
        Clue clue;
        for (std::size_t i = 0; i < row["guess"].size(); ++i) clue.guess.symbol[i] = row["guess"][i];
        clue.answer = {row["fijas"], row["picas"]};
        clues.push_back(clue);
    }
    return clues;
}

/// The members of all spaces; unless the spaces overlap, each code once.
std::set<Code> united(const SpaceSet& s)
{
    std::set<Code> all;
    Count total = 0;
    for (const Live& one : s.live()) {
        const Count n = members(s.rules(), one.space);
        REQUIRE(n > 0);
        total += n;
        for (Count k = 0; k < n; ++k) all.insert(member(s.rules(), one.space, k));
    }
    CHECK(all.size() == total);
    return all;
}

Count total_members(const SpaceSet& s)
{
    Count n = 0;
    for (const Live& one : s.live()) n += members(s.rules(), one.space);
    return n;
}

} // namespace

TEST_SUITE("codes")
{
    TEST_CASE("version spaces: Combinaciones-F and Permutaciones-P-F give the source's lists")
    {
        const Rules r = picas_fijas;
        const Code guess = code_of(r, "1234");
        CHECK(texts(r, black_choices(r, guess, 1)) == Texts{"1???", "?2??", "??3?", "???4"});
        CHECK(texts(r, black_choices(r, guess, 3)) == Texts{"123?", "12?4", "1?34", "?234"});
        CHECK(texts(r, white_choices(r, guess, c(r, "1???"), 2, 1000)) ==
              Texts{"1?23", "132?", "13?2", "142?", "14?2", "1?42", "14?3", "134?", "1?43"});
        CHECK(texts(r, white_choices(r, guess, c(r, "1???"), 3, 1000)) == Texts{"1423", "1342"});
    }
    TEST_CASE("version spaces: Desaciertos and No-repeticiones as the source lists them, 15 examples for (1,?,2,?)")
    {
        const Rules r = picas_fijas;
        const Hypotheses three = hypotheses_of(r, code_of(r, "1234"), {1, 2}, Cover::b);
        for (const Hypothesis& h : three.all)
            if (h.positive == c(r, "132?")) {
                const Texts all = negatives(r, three, h);
                for (const char* text : {"4***", "*4**", "**4*", "***4"}) CHECK(all.count(text) == 1);
                CHECK(all.size() == 4 + 9);
            }
        const Hypotheses both = hypotheses_of(r, code_of(r, "1234"), {1, 1}, Cover::b);
        CHECK(both.all.size() == 24);
        int found = 0;
        for (const Hypothesis& h : both.all) {
            if (!(h.positive == c(r, "1?2?"))) continue;
            ++found;
            CHECK(to_text(r, h.black) == "1???");
            CHECK(negatives(r, both, h) == Texts{"3***", "*3**", "**3*", "***3", "4***", "*4**", "**4*", "***4", "*1**",
                                                 "**1*", "***1", "2***", "*2**", "***2"});
        }
        CHECK(found == 1);
        const Hypotheses black = hypotheses_of(r, code_of(r, "1234"), {4, 0}, Cover::b);
        CHECK(negatives(r, black, black.all[0]).size() == 12);
    }
    TEST_CASE("version spaces: hypotheses and codes of every answer of Picas & Fijas, 209 in all")
    {
        const std::vector<std::array<int, 4>> table{{0, 0, 1, 360}, {0, 1, 12, 1440}, {0, 2, 42, 1260}, {0, 3, 44, 264},
                                                    {0, 4, 9, 9},   {1, 0, 4, 480},   {1, 1, 24, 720},  {1, 2, 36, 216},
                                                    {1, 3, 8, 8},   {2, 0, 6, 180},   {2, 1, 12, 72},   {2, 2, 6, 6},
                                                    {3, 0, 4, 24},  {4, 0, 1, 1}};
        int sum = 0;
        for (const auto& [black, white, hypotheses, codes] : table) {
            SpaceSet s(picas_fijas, {});
            s.update(
                {code_of(picas_fijas, "8391"), {static_cast<std::uint8_t>(black), static_cast<std::uint8_t>(white)}});
            CHECK(s.rows()[0].hypotheses == hypotheses);
            CHECK(s.live().size() == hypotheses);
            for (const Live& one : s.live()) CHECK(members(picas_fijas, one.space) * hypotheses == codes);
            sum += hypotheses;
        }
        CHECK(sum == 209);
    }
    TEST_CASE("version spaces: repeated colours, cover A has 126 hypotheses where B has 42")
    {
        const Code guess = code_of(mastermind, "0123");
        CHECK(hypotheses_of(mastermind, guess, {0, 2}, Cover::a).all.size() == 126);
        CHECK(hypotheses_of(mastermind, guess, {0, 2}, Cover::b).all.size() == 42);
        CHECK(hypotheses_of(mastermind, guess, {1, 1}, Cover::b).all.size() == 24);
    }
    TEST_CASE("version spaces: both covers part the codes of all 18,144 guesses and answers of Mastermind")
    {
        const Rules r = mastermind;
        const auto all = all_codes(r);
        for (const Cover cover : {Cover::a, Cover::b}) {
            int pairs = 0, wrong = 0;
            for (const Code& guess : all) {
                std::array<Count, max_slots> counts{};
                const Packed packed = pack(r, guess);
                const Slots slots(r);
                for (const Code& x : all) ++counts[static_cast<std::size_t>(slots.slot(packed, pack(r, x)))];
                for (int slot = 0; slot < slots.count(); ++slot) {
                    const Feedback answer = slots.feedback(slot);
                    if (slot / 5 < answer.black || !possible(r, answer)) continue;
                    ++pairs;
                    SpaceSet s(r, {cover, Detection::early, {}});
                    s.update({guess, answer});
                    // Members of different spaces differ, all belong to the answer, and their number is right.
                    Count total = 0;
                    std::vector<bool> seen(6 * 6 * 6 * 6);
                    for (const Live& one : s.live())
                        for (Count k = 0, n = members(r, one.space); k < n; ++k, ++total) {
                            const Code x = member(r, one.space, k);
                            const auto number = static_cast<std::size_t>(
                                ((x.symbol[0] * 6 + x.symbol[1]) * 6 + x.symbol[2]) * 6 + x.symbol[3]);
                            wrong += seen[number] || slots.slot(packed, pack(r, x)) != slot;
                            seen[number] = true;
                        }
                    wrong += total != counts[static_cast<std::size_t>(slot)];
                }
            }
            CHECK(pairs == 18'144);
            CHECK(wrong == 0);
        }
    }
    TEST_CASE("version spaces: after every answer of random games the spaces part the consistent codes")
    {
        Rng rng(31);
        for (const Rules& r : {picas_fijas, mastermind, Rules{3, 16, false}, Rules{5, 4, true}, Rules{5, 7, false},
                               Rules{2, 9, true}, Rules{4, 4, false}}) {
            for (const Cover cover : {Cover::a, Cover::b}) {
                for (int game = 0; game < 6; ++game) {
                    const auto clues = random_history(r, rng, 5);
                    SpaceSet s(r, {cover, Detection::early, {}}), late(r, {cover, Detection::late, {}});
                    for (std::size_t row = 0; row < clues.size(); ++row) {
                        s.update(clues[row]);
                        late.update(clues[row]);
                        const auto left = consistent_codes(r, std::span(clues).first(row + 1));
                        REQUIRE(united(s) == std::set<Code>(left.begin(), left.end()));
                        REQUIRE(late.live().size() == s.live().size());
                        REQUIRE(late.rows()[row].generated == s.rows()[row].generated);
                        REQUIRE(late.rows()[row].updates >= s.rows()[row].updates);
                    }
                }
            }
        }
    }
    TEST_CASE("version spaces: the shared positions have exactly so many live spaces")
    {
        const auto games = file("tests/data/codes.json")["games"];
        int cases = 0;
        for (const auto& [game, rules] : {std::pair{"picas_fijas", picas_fijas}, {"mastermind", mastermind}})
            for (const auto& one : games[game]["cases"]) {
                const auto clues = history_of(one["history"]);
                for (const auto& [cover, live] : one["evp"].items()) {
                    const Options options{cover == "mm_A" ? Cover::a : Cover::b, Detection::early, {}};
                    const SpaceSet s = run(SpacesJob(rules, clues, options));
                    CHECK_MESSAGE(s.live().size() == live.get<Count>(), one["id"].get<std::string>());
                    CHECK(total_members(s) == one["consistent"].get<Count>());
                    ++cases;
                }
            }
        CHECK(cases == 120);
    }
    TEST_CASE("version spaces: contradictory histories collapse after the answer that contradicts")
    {
        const auto extra = file("tests/data/codes_extra.json");
        for (const auto& [game, rules] : {std::pair{"picas_fijas", picas_fijas}, {"mastermind", mastermind}})
            for (const auto& one : extra[game])
                for (const Cover cover : {Cover::a, Cover::b}) {
                    const SpaceSet s = run(SpacesJob(rules, history_of(one["history"]), {cover, Detection::early, {}}));
                    CHECK(s.live().empty());
                    CHECK(collapsed_after(s.rows()) == one["collapses_after_answer"].get<int>());
                }
    }
    TEST_CASE("version spaces: hypotheses worked out in slices are those worked out at once, in order and limited")
    {
        for (const Cover cover : {Cover::a, Cover::b, Cover::c}) {
            HypothesesJob job(mastermind, code_of(mastermind, "0012"), {1, 1}, cover);
            CHECK(run_sliced(job, 1) > 10);
            const Hypotheses whole = hypotheses_of(mastermind, code_of(mastermind, "0012"), {1, 1}, cover);
            REQUIRE(job.result().all.size() == whole.all.size());
            CHECK(job.result().literals == whole.literals);
            for (std::size_t i = 0; i < whole.all.size(); ++i)
                CHECK(job.result().all[i].positive == whole.all[i].positive);
        }
        const Rules large{8, 10, true};
        CHECK(hypotheses_of(large, code_of(large, "01234567"), {0, 5}, Cover::a).all.size() == hypothesis_limit + 1);
        // in lexicographic order, `?` last
        const auto white = white_choices(picas_fijas, code_of(picas_fijas, "1234"), c(picas_fijas, "????"), 2, 1000);
        CHECK(white.size() == 42);
        for (std::size_t i = 1; i < white.size(); ++i) CHECK(white[i - 1].slot < white[i].slot);
        CHECK(white_choices(picas_fijas, code_of(picas_fijas, "1234"), c(picas_fijas, "????"), 2, 10).size() == 11);
    }
    TEST_CASE("version spaces: the result does not depend on the slicing")
    {
        const auto clues = history_of(file("tests/data/codes.json")["games"]["picas_fijas"]["cases"][4]["history"]);
        for (const Noise& noise : {Noise{}, Noise{Noise::Kind::lies, 0, 1}}) {
            SpacesJob sliced(picas_fijas, clues, {Cover::b, Detection::early, noise});
            CHECK(run_sliced(sliced, 1) > 5);
            const SpaceSet whole = run(SpacesJob(picas_fijas, clues, {Cover::b, Detection::early, noise}));
            REQUIRE(sliced.result().live().size() == whole.live().size());
            CHECK(sliced.result().rows() == whole.rows());
            for (std::size_t i = 0; i < whole.live().size(); ++i)
                REQUIRE(sliced.result().live()[i].space == whole.live()[i].space);
        }
    }
    TEST_CASE("version spaces: large boards are refused, not waited for")
    {
        const Rules r{8, 16, false};
        const Clue clue{code_of(r, "01234567"), {0, 4}};
        SpacesJob job(r, {clue, clue}, {});
        run_sliced(job, 1 << 16);
        CHECK(job.too_large());
    }
}
