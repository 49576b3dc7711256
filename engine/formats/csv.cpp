#include "engine/formats/csv.hpp"
#include "engine/cluedo/search.hpp"

namespace engine::formats {
namespace {

/// A cell; in quotes where a comma, a quote or a line end would break it.
std::string cell(std::string_view text)
{
    if (text.find_first_of(",\"\r\n;") == std::string_view::npos) return std::string(text);
    std::string out = "\"";
    for (const char c : text) out.append(c == '"' ? 2 : 1, c);
    return out + '"';
}

std::string name_or(const std::string& name, int player)
{
    return name.empty() ? "player " + std::to_string(player + 1) : name;
}

} // namespace

std::string to_csv(const matrix::Matrix& m)
{
    std::string out;
    for (int i = 0; i < m.rows; ++i)
        for (int j = 0; j < m.columns; ++j) out += to_text(m.at(i, j)) + (j + 1 < m.columns ? "," : "\n");
    return out;
}

std::string to_csv(const StrategicForm& g)
{
    std::string out;
    for (int player = 0; player < g.count(); ++player) out += cell(name_or(g.players[player], player)) + ",";
    for (int player = 0; player < g.count(); ++player)
        out += cell("payoff of " + name_or(g.players[player], player)) + (player + 1 < g.count() ? "," : "\n");
    for (int c = 0; c < g.cells(); ++c) {
        for (int player = 0; player < g.count(); ++player) out += cell(g.name_of(player, g.strategy(c, player))) + ",";
        for (int player = 0; player < g.count(); ++player)
            out += to_text(g.payoff(c, player)) + (player + 1 < g.count() ? "," : "\n");
    }
    return out;
}

Expected<std::string, Error> to_csv(const Notebook& book)
{
    const cluedo::Table& table = book.view.table;
    auto certain = cluedo::Domains::of(table);
    if (!complete(table, constraints_of(book.view, book.entries), certain))
        return Unexpected<Error>(Error{ErrorKind::no_deal});
    std::string out = "card";
    for (cluedo::Holder h = 0; h < table.holders(); ++h) out += "," + cell(holder_name(book, h));
    out += "\n";
    for (cluedo::Card c = 0; c < table.deck.cards(); ++c) {
        out += cell(card_name(book, c));
        for (cluedo::Holder h = 0; h < table.holders(); ++h) {
            const auto domain = certain.at(c, h);
            out += domain == cluedo::Domain::only_true ? ",yes" : domain == cluedo::Domain::only_false ? ",no" : ",";
        }
        out += "\n";
    }
    return out;
}

std::string to_csv(const extensive::Tree& t)
{
    const auto payoffs = payoffs_so_far(t);
    std::vector<std::string> moves(t.nodes.size());
    std::vector<Fraction> chance(t.nodes.size(), Fraction(1));
    std::string out = "moves,probability of chance";
    for (int player = 0; player < t.count(); ++player)
        out += "," + cell("payoff of " + name_or(t.players[player], player));
    out += "\n";
    for (std::size_t i = 0; i < t.nodes.size(); ++i) {
        const extensive::Node& n = t.nodes[i];
        if (n.parent >= 0) {
            const extensive::Set& set = t.sets[t.nodes[n.parent].set];
            const std::string& before = moves[n.parent];
            moves[i] = before + (before.empty() ? "" : " / ") + label_of(set, n.action);
            chance[i] = chance[n.parent];
            if (set.player < 0) chance[i] = chance[i] * Fraction(set.probabilities[n.action]);
        }
        if (n.kind != extensive::NodeKind::leaf) continue;
        out += cell(moves[i]) + "," + to_text(chance[i]);
        for (const Fraction& payoff : payoffs[i]) out += "," + to_text(payoff);
        out += "\n";
    }
    return out;
}

} // namespace engine::formats
