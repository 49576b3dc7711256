// Strategies and sets of guesses that somebody gives: both notations, every fault with its place, and the definition as
// oracle. Optimal play among consistent guesses.
#include "engine/codes/fixed_guesses.hpp"
#include "engine/codes/optimal/job.hpp"
#include "engine/codes/optimal/value.hpp"
#include "tests/engine/request_support.hpp"
#include "tests/engine/support.hpp"
#include <cstdlib>
#include <doctest/doctest.h>
#include <map>
#include <set>

namespace codes_given_tests {

using namespace engine;
using namespace engine::codes;
using namespace request_support;
using optimal::TreeFault;

const std::string field_case = "{AB:{10:{AC:{10:AA,01:CB,00:BB}},02:BA,01:{BC:{01:CA}},00:CC}}";

Rules board(std::string_view rules) { return parse_rules(rules).value(); }

/// "" or "kind at character".
std::string fault_of(std::string_view text, const std::optional<Rules>& rules)
{
    const auto told = [](const TreeFault& f) { return std::string(name(f.kind)) + ' ' + std::to_string(f.at); };
    const auto written = optimal::read_written(text, rules);
    if (!written) return told(written.error());
    const optimal::TreeValue value = run(optimal::ValueJob(*written));
    return value.fault ? told(*value.fault) : "";
}

/// The definition: each secret alone walks the tree. Nothing if it is lost.
std::optional<std::vector<Count>> walked(const Rules& r, const optimal::Tree& tree)
{
    std::vector<Count> histogram;
    for (const Code& secret : all_codes(r)) {
        std::size_t at = 0, guesses = 1;
        while (tree[at].guess != secret) {
            const Feedback answer = feedback(r, tree[at].guess, secret);
            std::size_t child = at + 1;
            while (child < tree[at].end && tree[child].answer != answer) child = tree[child].end;
            if (child >= tree[at].end) return std::nullopt;
            at = child;
            ++guesses;
        }
        if (histogram.size() < guesses) histogram.resize(guesses);
        ++histogram[guesses - 1];
    }
    return histogram;
}

std::string in_braces(const Rules& r, const optimal::Tree& tree, std::size_t at)
{
    const auto letters = [&](const Code& code) {
        std::string text;
        for (int i = 0; i < r.positions; ++i) text += static_cast<char>('A' + code.symbol[static_cast<std::size_t>(i)]);
        return text;
    };
    if (tree[at].end == at + 1) return letters(tree[at].guess);
    std::string text = "{ " + letters(tree[at].guess) + ":\n{";
    for (std::size_t child = at + 1; child < tree[at].end; child = tree[child].end) {
        if (child > at + 1) text += ", ";
        text += std::to_string(tree[child].answer.black) + std::to_string(tree[child].answer.white) + " : ";
        text += in_braces(r, tree, child);
    }
    return text + "} }";
}

/// The least total among consistent guesses, by trying every member of every set.
class ObviousConsistent {
public:
    static constexpr Count none = 1'000'000;
    explicit ObviousConsistent(const Rules& r) : rules_(r) {}
    Count least(const std::vector<Code>& set, int guesses)
    {
        if (set.empty()) return 0;
        if (guesses == 0) return none;
        const auto known = known_.find({set, guesses});
        if (known != known_.end()) return known->second;
        Count best = none;
        for (const Code& guess : set) {
            std::map<int, std::vector<Code>> parts;
            for (const Code& secret : set)
                if (secret != guess) parts[Slots(rules_).of(feedback(rules_, guess, secret))].push_back(secret);
            Count sum = set.size();
            for (const auto& [answer, part] : parts) sum = std::min(none, sum + least(part, guesses - 1));
            best = std::min(best, sum);
        }
        return known_[{set, guesses}] = best;
    }

private:
    Rules rules_;
    std::map<std::pair<std::vector<Code>, int>, Count> known_;
};

OptimalResult prove(std::string_view rules, bool consistent, int max_guesses = 0)
{
    OptimalQuery query;
    query.rules = board(rules);
    query.consistent = consistent;
    query.max_guesses = max_guesses;
    return run(OptimalJob(query));
}

TEST_SUITE("codes")
{
    TEST_CASE("optimal play among consistent guesses: 455 for three of five, 5660 for Mastermind, published totals")
    {
        Json r = base("codes.optimal", "p3c5r");
        r["consistent"] = true;
        r["tree"] = true;
        Json o = good(r);
        CHECK(o["total"] == 455);
        CHECK(o["max"] == 5);
        CHECK(o["proven"] == true);
        CHECK(o["tree"]["guess"] == "012");
        r["rules"] = "p4c6r";
        o = good(r);
        CHECK(o["total"] == 5660);
        CHECK(o["lower"] == 5660);
        CHECK(o["max"] == 6);
        CHECK(o["nodes"] == 941);
        CHECK(o["tree"]["guess"] == "0012");
        r["max_guesses"] = 4;
        CHECK(bad(r.dump()) == "too_few_guesses max_guesses");
        CHECK(bad(R"({"cmd":"codes.optimal","rules":"p4c6r","consistent":1})") == "wrong_type consistent");
    }
    TEST_CASE("optimal play among consistent guesses is what trying every candidate gives, and every guess is one")
    {
        for (const char* rules : {"p2c2r", "p2c3r", "p2c4r", "p2c5r", "p2c6n", "p3c3r", "p3c4n", "p4c2r", "p4c4n"}) {
            CAPTURE(rules);
            const Rules r = board(rules);
            ObviousConsistent obvious(r);
            for (int guesses = 2; guesses <= 7; ++guesses) {
                CAPTURE(guesses);
                const OptimalResult found = prove(rules, true, guesses);
                const Count least = obvious.least(all_codes(r), guesses);
                CHECK(found.proven);
                REQUIRE(found.possible == (least < ObviousConsistent::none));
                if (!found.possible) continue;
                CHECK(found.total == least);
                CHECK(found.total >= prove(rules, false, guesses).total);
                for (const Code& secret : all_codes(r)) {
                    std::vector<Clue> history;
                    for (const std::size_t node : optimal::path_to(r, found.tree, secret)) {
                        const Code& guess = found.tree[node].guess;
                        CHECK(conflicts(r, history, guess).empty());
                        history.push_back({guess, feedback(r, guess, secret)});
                    }
                }
            }
        }
    }
    TEST_CASE("codes.value_tree: the field's strategy of nine secrets takes 21 guesses, in letters or digits")
    {
        Json r = base("codes.value_tree", "p2c3r");
        r["tree"] = field_case;
        Json o = good(r);
        CHECK(o["total"] == 21);
        CHECK(o["max"] == 3);
        CHECK(o["games"] == 9);
        CHECK(o["histogram"] == Json::parse("[1,4,4]"));
        CHECK(o["guesses"] == 9);
        r["tree"] = " {01:{10:{02:{10:00, 01:21, 00:11}},\n02:10, 01:{12:{01:20}}, 00:22}} \n";
        CHECK(good(r) == o);
        r["rules"] = "p2c2n";
        r["tree"] = "sagaz optimal 1 p2c2n 3\n01\n 02 10\n";
        CHECK(good(r)["histogram"] == Json::parse("[1,1]"));
    }
    TEST_CASE("codes.value_tree names a fault with its character, line and remedy")
    {
        const auto told = [](const char* rules, const std::string& tree) {
            Json r = base("codes.value_tree", rules);
            r["tree"] = tree;
            const Json reply = ask(r.dump());
            REQUIRE(reply["ok"] == false);
            const Json& e = reply["error"];
            CHECK(e["field"] == "tree");
            return e["kind"].get<std::string>() + ' ' + std::to_string(e["at"].get<int>()) + ": " +
                   e["message"].get<std::string>();
        };
        std::string missed = field_case;
        missed.replace(missed.find(",00:BB"), 6, "");
        CHECK(told("p2c3r", missed) ==
              "missed_secret 9: tree, line 1, character 10: the secret 11 is never found: after "
              "02, 00 has no branch, and one secret gives it.");
        CHECK(told("p2c3r", "AB") == "missed_secret 0: tree, line 1, character 1: the secret 22 is never found: after "
                                     "01, 00 has no branch, and one secret gives it.");
        std::string useless = field_case;
        useless.replace(useless.find("CC"), 2, "{AB:{00:CC}}");
        CHECK(told("p2c3r", useless) ==
              "tells_nothing 59: tree, line 1, character 60: 01 tells nothing: the one secret "
              "left gives the answer 00; make another guess.");
        CHECK(
            told("p2c3r", "{AB:{\n11:CC}}") ==
            "impossible_answer 6: tree, line 2, character 1: an answer that needs another guess has two digits, fijas "
            "and picas, that some secret of p2c3r gives; the winning answer is left out.");
        CHECK(told("p2c3r", field_case + " x") ==
              "trailing_text 63: tree, line 1, character 64: the strategy ends before this; delete the rest.");
        CHECK(told("p2c3r", "{ABC:{}}") == "code_length 1: tree, line 1, character 2: a guess of p2c3r has 2 symbols; "
                                           "correct its length.");
        CHECK(told("p2c3r", "{AD:{}}") ==
              "bad_symbol 1: tree, line 1, character 2: symbols go from 0 to 2, or from A to C, in p2c3r.");
        CHECK(told("p2c2n", "sagaz optimal 1 p2c2n 4\n01\n 02 10\n") ==
              "wrong_total 0: tree, line 1, character 1: all secrets take 3 guesses together; correct the total in the "
              "first line.");
        CHECK(told("p2c3n", "sagaz optimal 1 p2c2n 3\n01\n 02 10\n").starts_with("wrong_board 0: "));
        CHECK(bad(R"({"cmd":"codes.value_tree","rules":"p5c10r","tree":"{AB}"})") == "too_large rules");
        CHECK(bad(R"({"cmd":"codes.value_tree","rules":"p2c3r","tree":[]})") == "wrong_type tree");
        CHECK(bad(R"({"cmd":"codes.value_tree","rules":"p2c3r"})") == "missing_field tree");
    }
    TEST_CASE("a written strategy: every other fault has its place too")
    {
        const Rules r = board("p2c3r");
        CHECK(fault_of(field_case, r) == "");
        CHECK(fault_of("", r) == "bad_syntax 0");
        CHECK(fault_of("{", r) == "bad_syntax 1");
        CHECK(fault_of("{AB", r) == "bad_syntax 3");
        CHECK(fault_of("{AB:10}", r) == "bad_syntax 4");
        CHECK(fault_of("{AB:{10}}", r) == "bad_syntax 7");
        CHECK(fault_of("{AB:{10:}}", r) == "bad_syntax 8");
        CHECK(fault_of("{AB:{10:AC,}}", r) == "bad_syntax 11");
        CHECK(fault_of("{AB:{10:AC", r) == "bad_syntax 10");
        CHECK(fault_of("{AB:{10:AC}", r) == "bad_syntax 11");
        CHECK(fault_of("{AB:{20:AB}}", r) == "impossible_answer 5"); // the winning answer
        CHECK(fault_of("{AB:{100:AB}}", r) == "impossible_answer 5");
        CHECK(fault_of("{AB:{X0:AB}}", r) == "impossible_answer 5");
        CHECK(fault_of("{AB:{10:AC,10:AA}}", r) == "repeated_answer 14");
        CHECK(fault_of("{AA:{01:AB}}", r) == "unreached 8");
        CHECK(fault_of("{AZ:{}}", r) == "bad_guess 1");
        CHECK(fault_of("{ab:{}}", r) == "bad_guess 1"); // a is the symbol 10 everywhere
        CHECK(fault_of("{AA:{}}", board("p2c3n")) == "bad_guess 1");
        CHECK(fault_of(field_case, std::nullopt) == "bad_header 0");
        CHECK(fault_of("sagaz", r) == "bad_header 0");
        CHECK(fault_of("sagaz optimal 1 p2c3r 21\n", r) == "bad_syntax 25");
        const std::string head = "sagaz optimal 1 p2c2n 3\n";
        CHECK(fault_of(head + "01\n 02 10\n", std::nullopt) == "");
        CHECK(fault_of(head + "01\n  02 10\n", {}) == "too_deep 27");
        CHECK(fault_of(head + " 02 10\n", {}) == "too_deep 24");
        CHECK(fault_of(head + "01\n 02 1\n", {}) == "bad_guess 31");
        CHECK(fault_of(head + "01\n 20 10\n", {}) == "impossible_answer 28");
        CHECK(fault_of(head + "01\n 02 10\n01\n", {}) == "trailing_text 34");
        CHECK(fault_of(head + "01\n 02 10\n 02 10\n", {}) == "repeated_answer 38");
        CHECK(fault_of(head + "01\n 02 10\n  02 01\n", {}) == "unreached 39");
        CHECK(fault_of(head + "01\n", {}) == "missed_secret 24");
        CHECK(fault_of(std::string(optimal::max_written + 1, ' '), r) == "too_long 2097152");
        std::string deep = "AB";
        for (int i = 0; i < 200; ++i) deep = "{AB:{10:" + deep + "}}";
        CHECK(fault_of(deep, r).starts_with("too_long ")); // 18 guesses at most
        CHECK(fault_of(deep, board("p4c4r")).starts_with("bad_guess "));
        deep = "ABCD";
        for (int i = 0; i < 200; ++i) deep = "{ABCD:{10:" + deep + "}}";
        CHECK(fault_of(deep, board("p4c4r")).starts_with("too_deep "));
    }
    TEST_CASE("a written strategy in both notations is worth what each secret's own walk finds")
    {
        for (const char* rules : {"p2c3r", "p3c4r", "p3c6n", "p4c4r", "p4c6r"}) {
            CAPTURE(rules);
            const Rules r = board(rules);
            const OptimalResult found = prove(rules, false);
            const std::string lines = optimal::to_text(r, found.tree, found.total);
            for (const std::string& text : {lines, in_braces(r, found.tree, 0)}) {
                const auto written = optimal::read_written(text, r);
                REQUIRE(written);
                CHECK(written->tree == found.tree);
                CHECK(run(optimal::ValueJob(*written)).histogram == found.histogram);
            }
            Rng draw(5); // trees that lose a branch: the valuation agrees with the walk whether a secret is lost
            for (int i = 0; i < 20; ++i) {
                optimal::Tree tree = found.tree;
                const std::size_t from = draw.below(tree.size());
                if (from > 0 && i % 2 == 0)
                    tree.erase(tree.begin() + static_cast<std::ptrdiff_t>(from),
                               tree.begin() + static_cast<std::ptrdiff_t>(tree[from].end));
                else tree[from].guess = tree[draw.below(tree.size())].guess;
                optimal::set_ends(tree);
                const auto written = optimal::read_written(in_braces(r, tree, 0), r);
                REQUIRE(written);
                const optimal::TreeValue value = run(optimal::ValueJob(*written));
                const auto histogram = walked(r, tree);
                if (!histogram) CHECK(value.fault);
                if (!value.fault) CHECK(value.histogram == histogram);
            }
        }
    }
    TEST_CASE("codes.static: six guesses said to decide Mastermind give 1230 vectors of answers, not 1296")
    {
        Json r = base("codes.static", "p4c6r");
        r["guesses"] = {"0001", "0123", "2414", "4502", "1453", "0115"};
        Json o = good(r);
        CHECK(o["vectors"] == 1230);
        CHECK(o["of"] == 1296);
        CHECK(o["decides"] == false);
        CHECK(o["largest"] == 3);
        REQUIRE(o["alike"].size() == 2);
        for (const Json& guess : r["guesses"]) {
            Json one = base("codes.answer", "p4c6r"), other = one;
            one["guess"] = other["guess"] = guess;
            one["secret"] = o["alike"][0];
            other["secret"] = o["alike"][1];
            CHECK(good(one) == good(other));
        }
        r = base("codes.static", "p2c3r");
        r["guesses"] = {"01", "02", "12"};
        o = good(r);
        CHECK(o["decides"] == (o["vectors"] == 9));
        const std::string start = R"({"cmd":"codes.static","rules":"p4c6r")";
        CHECK(bad(start + "}") == "missing_field guesses");
        CHECK(bad(start + R"(,"guesses":[]})") == "missing_field guesses");
        CHECK(bad(start + R"(,"guesses":"0001"})") == "wrong_type guesses");
        CHECK(bad(start + R"(,"guesses":["0006"]})") == "bad_symbol guesses[0]");
        CHECK(bad(start + R"(,"guesses":["0001","000"]})") == "code_length guesses[1]");
        r = base("codes.static", "p4c6r");
        for (int i = 0; i < 65; ++i) r["guesses"].push_back("0001");
        CHECK(bad(r.dump()) == "too_large guesses");
        CHECK(bad(R"({"cmd":"codes.static","rules":"p8c16r","guesses":[]})") == "missing_field guesses");
        CHECK(bad(R"({"cmd":"codes.static","rules":"p8c16r","guesses":["00000000"]})") == "too_large rules");
    }
    TEST_CASE("fixed guesses: vectors, largest class and the first pair alike are those of the definition")
    {
        Rng draw(7);
        for (int i = 0; i < 60; ++i) {
            const Rules r = board(std::array{"p2c2r", "p3c5r", "p4c4r", "p4c5n", "p5c3r", "p2c16n"}[i % 6]);
            std::vector<Code> guesses;
            for (std::size_t n = 1 + draw.index(7); n > 0; --n) guesses.push_back(random_code(r, draw));
            std::map<std::vector<int>, std::vector<Code>> classes;
            for (const Code& code : all_codes(r)) {
                std::vector<int> vector;
                for (const Code& guess : guesses) vector.push_back(Slots(r).of(feedback(r, guess, code)));
                classes[vector].push_back(code);
            }
            std::size_t largest = 0;
            std::set<Code> alike;
            for (const auto& [vector, its] : classes) {
                largest = std::max(largest, its.size());
                if (its.size() > 1) alike.insert(its[0]);
            }
            const FixedGuesses found = run(FixedGuessesJob(r, guesses));
            CHECK(found.vectors == classes.size());
            CHECK(found.of == code_count(r));
            CHECK(found.largest == largest);
            CHECK(found.decides() == alike.empty());
            if (!alike.empty()) CHECK(found.first == *alike.begin());
            FixedGuessesJob sliced(r, guesses);
            while (sliced.step(Budget{1}) == Step::more) {}
            CHECK(sliced.result() == found);
        }
    }
}

} // namespace codes_given_tests
