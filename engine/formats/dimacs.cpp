#include "engine/formats/dimacs.hpp"
#include "engine/base/check.hpp"

namespace engine::formats {
namespace {

using cluedo::Card, cluedo::Constraint, cluedo::Entry, cluedo::Holder, cluedo::Table, cluedo::View;

class Encoder {
public:
    explicit Encoder(const Table& table) : table_(table) { out.variables = table.deck.cards() * table.holders(); }
    Cnf out;

    int variable(Card c, Holder h) const { return 1 + c * table_.holders() + h; }

    void add(const Constraint& k)
    {
        std::vector<int> literals;
        if (k.form == Constraint::Form::holders_of_card) {
            for (Holder h = 0; h < table_.holders(); ++h) literals.push_back(variable(k.card, h));
        } else {
            for (const Card c : cluedo::list_of(k.cards)) literals.push_back(variable(c, k.holder));
        }
        const int size = static_cast<int>(literals.size());
        if (k.value) return between(literals, k.n, std::min(size, k.n + k.extra));
        // "not none" and "not all" are a clause; the notebook has no other negation
        ENGINE_CHECK(k.n == 0 || k.n == size);
        if (k.n > 0)
            for (int& l : literals) l = -l;
        clause(std::move(literals));
    }

private:
    void clause(std::vector<int> literals) { out.clauses.push_back(std::move(literals)); }

    /// At least `least` and at most `most` of the literals are true.
    void between(const std::vector<int>& literals, int least, int most)
    {
        const int size = static_cast<int>(literals.size());
        if (least > size || most < 0) return clause({});
        if (most == 0 || least == size) {
            for (const int l : literals) clause({most == 0 ? -l : l});
            return;
        }
        if (least == 1 && most == 1) {
            clause(literals);
            for (int i = 0; i < size; ++i)
                for (int j = i + 1; j < size; ++j) clause({-literals[i], -literals[j]});
            return;
        }
        count(literals, least, most);
    }

    /// now[j]: at least j + 1 of the literals so far are true, as an equivalence. At most `most` of them are counted.
    void count(const std::vector<int>& literals, int least, int most)
    {
        std::vector<int> before;
        for (const int l : literals) {
            if (static_cast<int>(before.size()) == most) clause({-l, -before.back()});
            std::vector<int> now;
            const int counted = std::min<int>(most, static_cast<int>(before.size()) + 1);
            for (int j = 0; j < counted; ++j) {
                const int x = ++out.variables;
                now.push_back(x);
                const bool can_be_same = j < static_cast<int>(before.size());
                // x needs the same number before, or this literal and one fewer before
                std::vector<int> by_literal{-x, l}, from_literal{-l, x};
                if (can_be_same) {
                    clause({-before[j], x});
                    by_literal.push_back(before[j]);
                }
                if (j > 0) {
                    clause({-x, before[j - 1]});
                    from_literal.push_back(-before[j - 1]);
                }
                clause(std::move(by_literal));
                clause(std::move(from_literal));
            }
            before = std::move(now);
        }
        if (least > 0) clause({before[least - 1]});
    }

    const Table& table_;
};

} // namespace

Cnf cnf_of(const View& view, std::span<const Entry> entries)
{
    Encoder encoder(view.table);
    for (const Constraint& k : constraints_of(view, entries)) {
        // one card of each kind makes the envelope's three, and the own hand's cards are listed below
        const bool whole = k.form == Constraint::Form::cards_of_holder && k.cards == view.table.deck.all();
        if (whole && k.source == cluedo::from_rules && k.holder == view.table.envelope()) continue;
        if (whole && k.source == cluedo::from_rules && k.holder == view.me) continue;
        encoder.add(k);
    }
    if (view.me != cluedo::nobody)
        for (const Card c : cluedo::list_of(view.table.deck.all() & ~view.hand))
            encoder.out.clauses.push_back({-encoder.variable(c, view.me)});
    return std::move(encoder.out);
}

std::string to_dimacs(const Cnf& cnf, const Notebook& book)
{
    const Table& t = book.view.table;
    std::string out = "c A notebook of Cluedo: each model is a deal that it allows, and each deal is one model.\n"
                      "c A variable of this list is true where the holder has the card; the others count the cards\n"
                      "c of a hand, and follow from these.\n";
    for (Card c = 0; c < t.deck.cards(); ++c)
        for (Holder h = 0; h < t.holders(); ++h)
            out += "c " + std::to_string(1 + c * t.holders() + h) + " = " + card_name(book, c) + ": " +
                   holder_name(book, h) + "\n";
    out += "p cnf " + std::to_string(cnf.variables) + " " + std::to_string(cnf.clauses.size()) + "\n";
    for (const auto& clause : cnf.clauses) {
        for (const int literal : clause) out += std::to_string(literal) + " ";
        out += "0\n";
    }
    return out;
}

} // namespace engine::formats
