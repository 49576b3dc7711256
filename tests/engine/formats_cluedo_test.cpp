// Cluedo's notebook as CNF: its models, counted by plain search, are the deals, listed by their definition.
#include "engine/formats/convert.hpp"
#include "engine/formats/csv.hpp"
#include "engine/formats/dimacs.hpp"
#include "tests/engine/cluedo_support.hpp"
#include <cstdlib>
#include <doctest/doctest.h>
#include <set>
#include <sstream>

using namespace engine;
using namespace engine::cluedo;
using formats::Cnf;

namespace {

/// Lists all models by setting variable after variable, with unit propagation over the clauses of each.
class Models {
public:
    explicit Models(const Cnf& cnf)
        : cnf_(cnf), value_(static_cast<std::size_t>(cnf.variables) + 1), in_(2 * value_.size())
    {
        for (std::size_t i = 0; i < cnf.clauses.size(); ++i)
            for (const int l : cnf.clauses[i]) in_[place(l)].push_back(i);
    }
    /// The true variables up to `shown`, of each model.
    std::vector<std::vector<int>> all(int shown)
    {
        shown_ = shown;
        for (const auto& clause : cnf_.clauses) {
            if (clause.empty()) return {};
            if (clause.size() == 1 && !set(clause[0])) return {};
        }
        search(1);
        return found_;
    }

private:
    static std::size_t place(int l) { return static_cast<std::size_t>(2 * std::abs(l) + (l < 0 ? 1 : 0)); }
    int of(int l) const { return l > 0 ? value_[l] : -value_[-l]; }
    /// Sets a literal true, and what follows; false: a contradiction.
    bool set(int literal)
    {
        std::vector<int> open{literal};
        while (!open.empty()) {
            const int l = open.back();
            open.pop_back();
            if (of(l) < 0) return false;
            if (of(l) > 0) continue;
            value_[std::abs(l)] = l > 0 ? 1 : -1;
            trail_.push_back(std::abs(l));
            for (const std::size_t c : in_[place(-l)]) {
                int unknown = 0, last = 0;
                bool satisfied = false;
                for (const int other : cnf_.clauses[c]) {
                    satisfied = satisfied || of(other) > 0;
                    if (of(other) == 0) {
                        ++unknown;
                        last = other;
                    }
                }
                if (satisfied || unknown > 1) continue;
                if (unknown == 0) return false;
                open.push_back(last);
            }
        }
        return true;
    }
    void search(int variable)
    {
        while (variable <= cnf_.variables && value_[variable] != 0) ++variable;
        if (variable > cnf_.variables) {
            found_.emplace_back();
            for (int v = 1; v <= shown_; ++v)
                if (value_[v] > 0) found_.back().push_back(v);
            return;
        }
        for (const int l : {variable, -variable}) {
            const std::size_t before = trail_.size();
            if (set(l)) search(variable + 1);
            while (trail_.size() > before) {
                value_[trail_.back()] = 0;
                trail_.pop_back();
            }
        }
    }

    const Cnf& cnf_;
    std::vector<int> value_, trail_;
    std::vector<std::vector<std::size_t>> in_;
    std::vector<std::vector<int>> found_;
    int shown_ = 0;
};

/// A random notebook; every third one has an entry changed, and may have no deal.
Notebook drawn(const Table& table, int i, Rng& rng)
{
    const Holder me = i % 5 == 4 ? nobody : static_cast<Holder>(rng.below(table.players));
    Notebook book = random_notebook(table, me, 3 + i % 6, rng);
    for (Entry& e : book.entries)
        if (i % 3 == 2 && e.kind == Entry::Kind::suggest && e.shower != nobody && e.card == no_card &&
            rng.below(2) == 0)
            e.shower = nobody;
    return book;
}

} // namespace

TEST_SUITE("formats")
{
    TEST_CASE("cnf: of 200 random notebooks the models are the deals, each once")
    {
        Rng rng(74);
        const auto tables = small_tables();
        std::size_t deals_in_all = 0;
        int contradictory = 0;
        for (int i = 0, counted = 0; counted < 200; ++i) {
            const Table& table = tables[static_cast<std::size_t>(i) % tables.size()];
            const Notebook book = drawn(table, i, rng);
            const auto deals = all_deals(table, constraints_of(book.view, book.entries));
            if (deals.size() > 3'000) continue; // too slow to list
            ++counted;
            std::set<std::vector<int>> expected;
            for (const Deal& deal : deals) {
                std::vector<int> model;
                for (Card c = 0; c < table.deck.cards(); ++c)
                    model.push_back(1 + c * table.holders() + deal[static_cast<std::size_t>(c)]);
                expected.insert(model);
            }
            const Cnf cnf = formats::cnf_of(book.view, book.entries);
            const auto models = Models(cnf).all(table.deck.cards() * table.holders());
            CHECK(models.size() == deals.size());
            CHECK(std::set(models.begin(), models.end()) == expected);
            deals_in_all += deals.size();
            contradictory += deals.empty() ? 1 : 0;
        }
        CHECK(deals_in_all > 3'000);
        CHECK(contradictory > 5);
    }
    TEST_CASE("csv: of 100 random notebooks a card is said to be, or not to be, where all deals agree")
    {
        Rng rng(75);
        const auto tables = small_tables();
        int none = 0, certain = 0, open = 0;
        for (int i = 0; i < 100; ++i) {
            const Table& table = tables[static_cast<std::size_t>(i) % tables.size()];
            const Notebook book = drawn(table, i, rng);
            const auto deals = all_deals(table, constraints_of(book.view, book.entries));
            const auto csv = to_csv(formats::Notebook{book.view, book.entries});
            if (deals.empty()) {
                CHECK(csv.error().kind == formats::ErrorKind::no_deal);
                ++none;
                continue;
            }
            std::string expected;
            for (Card c = 0; c < table.deck.cards(); ++c) {
                for (Holder h = 0; h < table.holders(); ++h) {
                    const auto with = std::count_if(deals.begin(), deals.end(), [&](const Deal& deal) {
                        return deal[static_cast<std::size_t>(c)] == h;
                    });
                    const bool all = with == static_cast<std::ptrdiff_t>(deals.size());
                    expected += all ? ",yes" : with == 0 ? ",no" : ",";
                    (all || with == 0 ? certain : open) += 1;
                }
                expected += "\n";
            }
            std::string cells; // without the first line and the cards' names
            std::istringstream in(*csv);
            std::string line;
            std::getline(in, line);
            CHECK(std::count(line.begin(), line.end(), ',') == table.holders());
            while (std::getline(in, line)) cells += line.substr(line.find(',')) + "\n";
            CHECK(cells == expected);
        }
        CHECK(none > 3);
        CHECK(certain > 500);
        CHECK(open > 100);
        const auto game = formats::read("cluedo 1 notebook 1-2-3 bac 0 - 0 mmm 0 Ana,b,c,d,e,f - -");
        REQUIRE(game);
        const auto file = write(*game, formats::Format::csv);
        REQUIRE(file);
        CHECK(file->text.starts_with("card,player 1,player 2,player 3,the envelope\nAna,no,no,no,yes\nb,,no,,\n"));
        const auto wrong = formats::read("cluedo 1 notebook 1-2-3 bac 0 - 0 mmm 0 Ana,b,c,d,e,f - - s0abd2- w1abd");
        REQUIRE(wrong);
        CHECK(write(*wrong, formats::Format::csv).error().kind == formats::ErrorKind::no_deal);
    }
    TEST_CASE("cnf: hand sizes that are not known are ranges")
    {
        View view{dealt(Deck{{2, 2, 3}}, 2, 0), nobody, 0};
        view.table.hand[0] = 1;
        view.table.hand[1] = 1;
        view.table.extra[0] = view.table.extra[1] = 2;
        // the envelope in 2 * 2 * 3 ways, and of four cards 1, 2 or 3 for the first player
        const auto models = Models(formats::cnf_of(view, {})).all(7 * 3);
        CHECK(models.size() == 12 * (4 + 6 + 4));
    }
    TEST_CASE("cnf: the file lists the variables by name, and its header counts them")
    {
        const auto game = formats::read("cluedo 1 notebook 1-2-3 bac 0 - 0 mmm 0 Ana,b,c,d,e,f - - s0abd2- w1abd");
        REQUIRE(game);
        const auto file = write(*game, formats::Format::cnf);
        REQUIRE(file);
        CHECK(file->text.find("c 1 = Ana: player 1\nc 2 = Ana: player 2\n") != std::string::npos);
        CHECK(file->text.find("c 24 = f: the envelope\np cnf ") != std::string::npos);
        std::istringstream in(file->text);
        std::string line, word;
        std::size_t clauses = 0, told = 0;
        int greatest = 0, variables = 0;
        while (std::getline(in, line)) {
            std::istringstream words(line);
            if (line.starts_with("c ")) continue;
            if (line.starts_with("p ")) {
                words >> word >> word >> variables >> told;
                continue;
            }
            ++clauses;
            for (int l = 0; words >> l;) greatest = std::max(greatest, std::abs(l));
            CHECK(line.ends_with("0"));
        }
        CHECK(clauses == told);
        CHECK(greatest == variables);
        CHECK(write(*game, formats::Format::efg).error().kind == formats::ErrorKind::wrong_target);
    }
}
