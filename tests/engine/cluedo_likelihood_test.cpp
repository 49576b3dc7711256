// Deals weighted by the cards shown to the user, against weighting every deal by the definition.
#include "engine/cluedo/likelihood.hpp"
#include "tests/engine/cluedo_support.hpp"
#include <cmath>
#include <doctest/doctest.h>
#include <map>

using namespace engine;
using namespace engine::cluedo;

namespace {

/// By the definition: the likelihood of the showings that the user saw.
double weight_of(const Notebook& book, const Deal& deal)
{
    double weight = 1;
    for (const Entry& e : book.entries) {
        if (e.kind != Entry::Kind::suggest || e.by != book.view.me || e.shower == nobody) continue;
        int could = 0;
        for (const Card c : e.cards) could += deal[static_cast<std::size_t>(c)] == e.shower;
        weight /= could;
    }
    return weight;
}

double most_apart(const DealSpace::Weights& a, const DealSpace::Weights& b)
{
    double most = 0;
    for (std::size_t c = 0; c < a.size(); ++c)
        for (std::size_t h = 0; h < max_holders; ++h) most = std::max(most, std::abs(a[c][h] - b[c][h]));
    return most;
}

} // namespace

TEST_SUITE("cluedo")
{
    TEST_CASE("likelihood: shares and envelopes agree with weighing every deal, on small decks")
    {
        Rng rng(71);
        int differ = 0;
        for (const Table& t : small_tables())
            for (int round = 0; round < 16; ++round) {
                const Notebook book = random_notebook(t, Holder{1}, 2 + round % 8, rng);
                const Likelihood likelihood = run(LikelihoodJob(book.view, book.entries));
                REQUIRE(likelihood.exact);
                double total = 0;
                std::map<Trio, double> envelopes;
                DealSpace::Weights shares(static_cast<std::size_t>(t.deck.cards()));
                for (const Deal& deal : all_deals(t, constraints_of(book.view, book.entries))) {
                    const double weight = weight_of(book, deal);
                    total += weight;
                    envelopes[envelope_in(t, deal)] += weight;
                    for (std::size_t c = 0; c < shares.size(); ++c)
                        shares[c][static_cast<std::size_t>(deal[c])] += weight;
                }
                for (auto& row : shares)
                    for (double& share : row) share /= total;
                REQUIRE(most_apart(shares, likelihood.shares) < 1e-12);
                REQUIRE(likelihood.envelope.size() == envelopes.size());
                std::size_t i = 0;
                for (const auto& [trio, weight] : envelopes) {
                    REQUIRE(likelihood.envelope[i].cards == trio);
                    REQUIRE(likelihood.envelope[i++].weight == doctest::Approx(weight / total));
                }
                const Shares even = run(SharesJob(book.view, book.entries));
                for (std::size_t c = 0; c < shares.size(); ++c)
                    if (std::abs(shares[c][0] -
                                 static_cast<double>(even.deals_with[c][0]) / static_cast<double>(even.total)) > 0.01) {
                        ++differ;
                        break;
                    }
            }
        CHECK(differ > 20); // weights change the result
    }
    TEST_CASE("likelihood: a row that is ignored weighs nothing")
    {
        Rng rng(74);
        int told = 0;
        for (int round = 0; round < 20; ++round) {
            Notebook book = random_notebook(dealt(Deck{{3, 3, 3}}, 3, 0), Holder{1}, 8, rng);
            for (std::size_t i = 0; i < book.entries.size(); ++i) {
                const Entry& e = book.entries[i];
                if (e.kind != Entry::Kind::suggest || e.by != 1 || e.shower == nobody) continue;
                auto without = book.entries, ignored = book.entries;
                without.erase(without.begin() + static_cast<std::ptrdiff_t>(i));
                ignored[i].ignored = true;
                CHECK(showings_of(book.view, ignored).size() == showings_of(book.view, without).size());
                CHECK(run(LikelihoodJob(book.view, ignored)).shares == run(LikelihoodJob(book.view, without)).shares);
                ++told;
            }
        }
        CHECK(told > 10);
    }
    TEST_CASE("likelihood: without a showing to me it is the share of possible deals")
    {
        Rng rng(72);
        const Notebook book = random_notebook(dealt(classic, 4, 0), nobody, 12, rng);
        const Shares even = run(SharesJob(book.view, book.entries));
        const Likelihood likelihood = run(LikelihoodJob(book.view, book.entries));
        for (std::size_t c = 0; c < 21; ++c)
            for (std::size_t h = 0; h < 5; ++h)
                CHECK(likelihood.shares[c][h] ==
                      doctest::Approx(static_cast<double>(even.deals_with[c][h]) / static_cast<double>(even.total)));
    }
    TEST_CASE("likelihood: sliced equals whole, and weighed samples come near where counting is given up")
    {
        Rng rng(73);
        const Notebook book = random_notebook(dealt(classic, 5, 0), 0, 16, rng);
        const Likelihood whole = run(LikelihoodJob(book.view, book.entries));
        LikelihoodJob sliced(book.view, book.entries);
        while (sliced.step(Budget{1}) == Step::more) {}
        CHECK(sliced.result().shares == whole.shares);
        CHECK(whole.exact);
        const Likelihood sampled = run(LikelihoodJob(book.view, book.entries, 10));
        CHECK_FALSE(sampled.exact);
        CHECK(most_apart(sampled.shares, whole.shares) < 0.05);
        LikelihoodJob sliced_samples(book.view, book.entries, 10);
        while (sliced_samples.step(Budget{1}) == Step::more) {}
        CHECK(sliced_samples.result().shares == sampled.shares);
    }
}
