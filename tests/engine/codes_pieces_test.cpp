// A proof in pieces finds what the whole proof finds, in any order, division and slicing; some of the pieces give
// bounds.
#include "engine/codes/optimal/job.hpp"
#include "engine/codes/optimal/memo.hpp"
#include "engine/codes/optimal/pieces.hpp"
#include "tests/engine/support.hpp"
#include <cstdlib>
#include <doctest/doctest.h>
#include <set>

using namespace engine;
using namespace engine::codes;

namespace {

using optimal::PieceResult;
using optimal::Plan;
using optimal::ProofInPieces;
using optimal::WholeProof;

std::unique_ptr<ProofInPieces> in_pieces(std::string_view rules, int max_guesses = 0)
{
    auto proof = ProofInPieces::of(parse_rules(rules).value(), max_guesses);
    while (proof->step(Budget{1000}) == Step::more) {}
    return proof;
}
PieceResult searched(ProofInPieces& proof, std::size_t piece)
{
    proof.begin(piece);
    while (proof.step(Budget{1000}) == Step::more) {}
    return proof.result();
}
std::vector<PieceResult> all_searched(ProofInPieces& proof)
{
    std::vector<PieceResult> results;
    for (std::size_t i = 0; i < proof.plan().pieces.size(); ++i) results.push_back(searched(proof, i));
    return results;
}
Count games_of(const std::vector<Count>& histogram)
{
    Count games = 0;
    for (const Count n : histogram) games += n;
    return games;
}

} // namespace

TEST_SUITE("codes")
{
    TEST_CASE("a proof in pieces finds the total that the whole proof finds, in any number of guesses")
    {
        for (const char* rules :
             {"p2c2r", "p2c2n", "p2c5r", "p2c10n", "p3c3r", "p3c4n", "p3c6r", "p3c10n", "p4c4n", "p4c5r"}) {
            CAPTURE(rules);
            const Rules r = parse_rules(rules).value();
            for (const int guesses : {0, 1, 2, 3, 4, 5}) {
                CAPTURE(guesses);
                const OptimalResult whole = run(OptimalJob({r, guesses, 0}));
                const auto proof = in_pieces(rules, guesses);
                const WholeProof found = merged(proof->plan(), all_searched(*proof));
                CHECK(found.proven());
                REQUIRE(found.possible == whole.possible);
                CHECK(found.total == whole.total);
                if (!found.possible) continue;
                CHECK(found.lower == whole.total);
                CHECK(games_of(found.histogram) == code_count(r));
                CHECK(optimal::total(found.histogram) == found.total);
                if (guesses > 0) CHECK(found.histogram.size() <= static_cast<std::size_t>(guesses));
            }
        }
    }
    TEST_CASE("Mastermind in 557 pieces: 5625 guesses and as many nodes on every build")
    {
        const auto proof = in_pieces("p4c6r");
        const WholeProof any = merged(proof->plan(), all_searched(*proof));
        CHECK(any.total == 5625);
        CHECK(any.nodes == 5998);
        CHECK(proof->plan().nodes == 1931);
        CHECK(proof->plan().pieces.size() == 557);
        CHECK(any.histogram.size() == 6);
    }
    TEST_CASE("larger boards in pieces: 26274 for Picas & Fijas, 11228, 13496, 14914, 20471 for p4c8r (SAGAZ_LONG)")
    {
        if (std::getenv("SAGAZ_LONG") == nullptr) return;
        const auto total = [](const char* rules, int max_guesses = 0) {
            const auto proof = in_pieces(rules, max_guesses);
            return merged(proof->plan(), all_searched(*proof)).total;
        };
        CHECK(total("p4c6r", 5) == 5626);
        CHECK(total("p4c10n") == 26274);
        CHECK(total("p4c7r") == 11228);
        CHECK(total("p5c5r") == 13496);
        CHECK(total("p4c9n") == 14914);
        CHECK(total("p4c8r") == 20471);
    }
    TEST_CASE("a piece finds the same whatever was searched before it, and so does another proof of the same rules")
    {
        for (const char* rules : {"p3c6r", "p3c10n", "p4c5r"}) {
            CAPTURE(rules);
            const auto proof = in_pieces(rules), other = in_pieces(rules);
            const std::vector<PieceResult> results = all_searched(*proof);
            CHECK(fingerprint(proof->plan()) == fingerprint(other->plan()));
            for (std::size_t i = results.size(); i-- > 0;) REQUIRE(searched(*other, i) == results[i]);
        }
    }
    TEST_CASE("plan and pieces do not depend on how they are sliced")
    {
        const auto whole = in_pieces("p3c5r");
        const auto sliced = ProofInPieces::of(parse_rules("p3c5r").value(), 0);
        while (sliced->step(Budget{1}) == Step::more) {}
        CHECK(fingerprint(sliced->plan()) == fingerprint(whole->plan()));
        for (std::size_t i = 0; i < whole->plan().pieces.size(); ++i) {
            sliced->begin(i);
            while (sliced->step(Budget{7}) == Step::more) {}
            REQUIRE(sliced->result() == searched(*whole, i));
        }
    }
    TEST_CASE("some of the pieces bound the total from both sides, the closer the more there are")
    {
        for (const char* rules : {"p3c6r", "p3c10n", "p4c5r"}) {
            CAPTURE(rules);
            const auto proof = in_pieces(rules);
            const std::vector<PieceResult> results = all_searched(*proof);
            const Count total = merged(proof->plan(), results).total;
            Rng rng(3);
            std::vector<PieceResult> some;
            WholeProof before = merged(proof->plan(), some);
            CHECK(before.missing.size() == results.size());
            for (std::vector<PieceResult> left = results; !left.empty();) {
                const auto next = left.begin() + static_cast<std::ptrdiff_t>(rng.below(left.size()));
                some.push_back(*next);
                left.erase(next);
                const WholeProof now = merged(proof->plan(), some);
                REQUIRE(now.lower >= before.lower);
                REQUIRE(now.total <= before.total);
                REQUIRE(now.lower <= total);
                REQUIRE(now.total >= total);
                REQUIRE(now.missing.size() == left.size());
                REQUIRE(optimal::total(now.histogram) == now.total);
                before = now;
            }
            some.push_back(some.front()); // a result given twice
            CHECK(merged(proof->plan(), some) == before);
        }
    }
    TEST_CASE("a result that no piece can have is told apart")
    {
        const auto proof = in_pieces("p4c5r");
        const Plan& plan = proof->plan();
        PieceResult found, missed;
        for (const PieceResult& result : all_searched(*proof)) {
            CHECK(is_possible(plan, result));
            (result.found ? found : missed) = result;
        }
        REQUIRE(found.found);
        const auto refused = [&](PieceResult result, auto change) {
            change(result);
            CHECK_FALSE(is_possible(plan, result));
        };
        refused(missed, [&](PieceResult& r) { r.piece = plan.pieces.size(); });
        refused(missed, [](PieceResult& r) { r.lower = 0; });
        refused(missed, [](PieceResult& r) { r.lower = optimal::infeasible + 1; });
        refused(missed, [](PieceResult& r) { r.histogram = {1}; });
        refused(missed, [](PieceResult& r) { r.found = true; });
        refused(found, [](PieceResult& r) { r.found = false; });
        refused(found, [](PieceResult& r) { --r.lower; });
        refused(found, [](PieceResult& r) { r.histogram.push_back(0); });
        refused(found, [](PieceResult& r) { r.histogram[0] += Count{1} << 63; });
        refused(found, [](PieceResult& r) { r.histogram = std::vector<Count>(1000, 1); });
    }
    TEST_CASE("the fingerprint tells plans of other rules and of other numbers of guesses apart")
    {
        std::set<std::string> met;
        for (const char* rules : {"p3c4r", "p3c4n", "p3c5r", "p4c4n"})
            for (const int guesses : {0, 4, 5})
                CHECK(met.insert(fingerprint(in_pieces(rules, guesses)->plan())).second);
        CHECK(met.begin()->size() == 16);
    }
    TEST_CASE("a memo that has forgotten knows nothing, and keeps what it is told then")
    {
        for (const std::size_t size : {std::size_t{5}, optimal::Memo::small + 1}) {
            optimal::Memo memo(100);
            const std::vector<optimal::Index> set(size, 3);
            memo.store(set, 5, {300, 9, true, true});
            memo.forget();
            CHECK(memo.find(set, 5).lower == 0);
            memo.store(set, 5, {400, 9, true, true});
            CHECK(memo.find(set, 5).lower == 400);
        }
    }
    TEST_CASE("what has a plan: tables to 256 MB, p5c6r and p4c10r among them")
    {
        for (const char* rules : {"p4c6r", "p4c10n", "p4c9r", "p4c10r", "p5c6r"})
            CHECK(optimal::can_be_planned(parse_rules(rules).value()));
        for (const char* rules : {"p4c11r", "p5c7r", "p8c16r"})
            CHECK_FALSE(optimal::can_be_planned(parse_rules(rules).value()));
    }
}
