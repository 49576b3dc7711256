#include "engine/puzzle/hints.hpp"
#include "engine/puzzle/kinds.hpp"
#include "engine/puzzle/notebook.hpp"
#include <algorithm>
#include <bit>
#include <optional>
#include <set>

namespace engine::puzzle {
namespace {

/// Answers that are open, as bits: of one choice, or of each part of an envelope.
using Open = std::vector<std::uint32_t>;

constexpr std::uint32_t first_bits(std::size_t n) { return (std::uint32_t{1} << n) - 1; }

bool several(const Open& open)
{
    return std::none_of(open.begin(), open.end(), [](auto part) { return part == 0; }) &&
           std::any_of(open.begin(), open.end(), [](auto part) { return std::popcount(part) > 1; });
}

/// Of a choice whose options are refuted in turn, from this step on; `options` of them.
Open without_one(Open open, std::size_t step, std::size_t from, std::size_t options)
{
    if (step >= from && step - from < options) open[0] &= ~(std::uint32_t{1} << (step - from));
    return open;
}

/// The other players that need not know the envelope. From "left:H" on all steps are about the player that knows it.
Open without_players(const Puzzle& p, Open open, const Deduction& d)
{
    const std::string& fact = d.gives[0];
    if (!fact.starts_with("open:")) return {0};
    const int option = option_of(p, {fact.substr(std::string_view("open:").size())});
    open[0] &= ~(std::uint32_t{1} << option);
    return open;
}

/// Cards of a notebook: who has the card asked for, or which are in the envelope.
class Cards {
public:
    explicit Cards(const Puzzle& p) : p_(p), book_(notebook_of(p.line)) {}

    Open at_start() const
    {
        const cluedo::Table& t = book_.view.table;
        if (p_.key.kind == Kind::hand) return {first_bits(p_.ask.options.size())};
        Open open(p_.answer.size(), 0);
        for (cluedo::Card c = 0; c < t.deck.cards(); ++c)
            if (!is_shown(book_, {c, t.envelope(), false})) open[part_of(c)] |= std::uint32_t{1} << c;
        return open;
    }

    Open without(Open open, const Deduction& d) const
    {
        for (const auto* facts : {&d.from, &d.gives})
            for (const std::string& fact : *facts)
                if (fact.starts_with("has:") || fact.starts_with("lacks:")) strike(literal_in(fact), open);
        return open;
    }

private:
    std::size_t part_of(cluedo::Card c) const { return static_cast<std::size_t>(book_.view.table.deck.kind(c)); }

    void strike(const cluedo::Literal& l, Open& open) const
    {
        if (p_.key.kind == Kind::hand) {
            const int option = option_of(p_, {std::to_string(l.holder)});
            if (std::to_string(l.card) != p_.ask.about || option < 0) return;
            const auto bit = std::uint32_t{1} << option;
            open[0] &= l.holds ? bit : ~bit;
            return;
        }
        const auto bit = std::uint32_t{1} << l.card;
        const bool inside = l.holder == book_.view.table.envelope();
        if (inside && l.holds) open[part_of(l.card)] &= bit;
        else if (inside || l.holds) open[part_of(l.card)] &= ~bit;
    }

    const Puzzle& p_;
    Notebook book_;
};

} // namespace

std::vector<std::size_t> hinted_steps(const Puzzle& p)
{
    std::vector<std::size_t> all, some;
    for (std::size_t i = 0; i < p.proof.size(); ++i) all.push_back(i);
    const bool of_cards = p.key.kind == Kind::hand || p.key.kind == Kind::whodunit;
    const bool means = p.key.kind == Kind::caught; // the second mean refutes the first bet
    const bool in_turn = p.ask.kind == AskKind::move || p.key.kind == Kind::order || means;
    if (!of_cards && !in_turn && p.key.kind != Kind::who_knows) return all;
    const auto cards = of_cards ? std::optional<Cards>(p) : std::nullopt;
    const std::size_t options = means ? all.size() - 1 : in_turn ? all.size() : p.ask.options.size();
    Open open = cards ? cards->at_start() : Open{first_bits(options)};
    std::set<std::string> unsaid;
    for (const std::size_t i : all) {
        const Deduction& d = p.proof[i];
        const Open left = cards     ? cards->without(open, d)
                          : in_turn ? without_one(open, i, means ? 1 : 0, options)
                                    : without_players(p, open, d);
        const bool follows =
            std::none_of(d.from.begin(), d.from.end(), [&](const std::string& fact) { return unsaid.contains(fact); });
        if (i + 1 == all.size() || (several(left) && follows)) {
            some.push_back(i);
            open = left;
            for (const std::string& fact : d.gives) unsaid.erase(fact);
        } else {
            unsaid.insert(d.gives.begin(), d.gives.end());
        }
    }
    return some;
}

} // namespace engine::puzzle
