#include "engine/cluedo/game.hpp"
#include "engine/cluedo/propagate.hpp"
#include "engine/figures/games.hpp"
#include <array>

namespace engine::figures {
namespace {

using namespace cluedo;

std::string card_name(const Setup& s, Card c)
{
    const auto& deck = s.table.deck;
    if (!s.card_names.empty()) return s.card_names[static_cast<std::size_t>(c)];
    constexpr std::array<std::string_view, kinds> words{"suspect ", "weapon ", "room "};
    int before = 0;
    const auto kind = static_cast<std::size_t>(deck.kind(c));
    for (std::size_t k = 0; k < kind; ++k) before += deck.sizes[k];
    return std::string(words[kind]) + std::to_string(c - before + 1);
}

std::string holder_name(const Setup& s, Holder h)
{
    if (h == s.table.envelope()) return "envelope";
    if (h == s.table.pile_holder()) return "pile";
    if (!s.seat_names.empty()) return s.seat_names[static_cast<std::size_t>(h)];
    return h == s.me ? "me" : "player " + std::to_string(h + 1);
}

std::string sign(Domain d, Format format)
{
    const bool latex = format == Format::tex;
    if (format == Format::csv) return d == Domain::only_true ? "yes" : d == Domain::only_false ? "no" : "";
    if (d == Domain::only_true) return latex ? "$\\checkmark$" : "x";
    if (d == Domain::only_false) return latex ? "$\\cdot$" : ".";
    return latex ? "?" : "?";
}

} // namespace

std::string grid(std::string_view line, Format format)
{
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
    t.columns.emplace_back("card");
    for (Holder h = 0; h < setup.table.holders(); ++h) t.columns.push_back(holder_name(setup, h));
    for (Card c = 0; c < setup.table.deck.cards(); ++c) {
        const std::string name = card_name(setup, c);
        std::vector<std::string> row{format == Format::tex ? to_latex(name) : name};
        for (Holder h = 0; h < setup.table.holders(); ++h)
            row.push_back(sign(consistent ? domains.at(c, h) : Domain::both, format));
        t.rows.push_back(std::move(row));
    }
    if (format == Format::csv) return to_csv(t);
    if (format == Format::txt)
        return to_text(t) + (consistent ? "x: has it, .: does not have it, ?: open\n"
                                        : "The notes contradict each other, so nothing is deduced.\n");
    std::string body = to_tabular(t, true);
    if (!consistent)
        body = "\\begin{tabular}{c}\n" + body +
               "\\\\\\noalign{\\vskip2mm}\nThe notes contradict each other, so nothing is deduced.\n\\end{tabular}\n";
    return document(body, "");
}

} // namespace engine::figures
