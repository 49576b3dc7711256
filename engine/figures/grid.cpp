#include "engine/cluedo/game.hpp"
#include "engine/cluedo/propagate.hpp"
#include "engine/cluedo/seat_names.hpp"
#include "engine/figures/games.hpp"
#include <array>

namespace engine::figures {
namespace {

using namespace cluedo;

std::string card_name(const Setup& s, Card c, const Words& say)
{
    const auto& deck = s.table.deck;
    if (!s.card_names.empty()) return s.card_names[static_cast<std::size_t>(c)];
    const bool usual = deck.sizes == Deck{}.sizes && say.cards.size() == static_cast<std::size_t>(deck.cards());
    if (usual) return say.cards[static_cast<std::size_t>(c)];
    constexpr std::array<Word, kinds> words{Word::suspect, Word::weapon, Word::room};
    int before = 0;
    const auto kind = static_cast<std::size_t>(deck.kind(c));
    for (std::size_t k = 0; k < kind; ++k) before += deck.sizes[k];
    return say(words[kind]) + ' ' + std::to_string(c - before + 1);
}

std::string holder_name(const Setup& s, Holder h, const Words& say)
{
    if (h == s.table.envelope()) return say(Word::envelope);
    if (h == s.table.pile_holder()) return say(Word::pile);
    if (h == s.me) return say(Word::me);
    return s.seat_names.empty() ? seat_name(s, h) : s.seat_names[static_cast<std::size_t>(h)];
}

std::string sign(Domain d, const Style& style)
{
    const bool latex = style.is_latex();
    if (style.format == Format::csv || style.format == Format::json)
        return d == Domain::only_true ? style.words(Word::yes) : d == Domain::only_false ? style.words(Word::no) : "";
    if (d == Domain::only_true) return latex ? "$\\checkmark$" : "✓";
    if (d == Domain::only_false) return latex ? "$\\times$" : "✗";
    return "?";
}

} // namespace

std::string grid(std::string_view line, const Style& style)
{
    const Words& say = style.words;
    const auto log = cluedo::from_line(line);
    if (!log) return {};
    const Game& g = log->now();
    const Setup& setup = g.setup;
    const View view = g.view();
    const auto notes = g.notes();
    Domains domains = Domains::of(setup.table);
    const auto constraints = constraints_of(view, notes);
    const bool consistent = probe(setup.table, constraints, domains);
    Table t;
    t.columns.push_back(say(Word::card));
    for (Holder h = 0; h < setup.table.holders(); ++h) t.columns.push_back(holder_name(setup, h, say));
    for (Card c = 0; c < setup.table.deck.cards(); ++c) {
        const std::string name = card_name(setup, c, say);
        std::vector<std::string> row{style.is_latex() ? to_latex(name) : name};
        for (Holder h = 0; h < setup.table.holders(); ++h)
            row.push_back(sign(consistent ? domains.at(c, h) : Domain::both, style));
        t.rows.push_back(std::move(row));
    }
    if (style.format == Format::txt)
        return to_text(t) + say(consistent ? Word::grid_signs : Word::contradiction) + '\n';
    if (!style.is_latex()) return written(t, style.format);
    std::string body = to_tabular(t, true);
    if (!consistent)
        body = "\\begin{tabular}{c}\n" + body + "\\\\\\noalign{\\vskip2mm}\n" + to_latex(say(Word::contradiction)) +
               "\n\\end{tabular}\n";
    return document(body, "");
}

} // namespace engine::figures
