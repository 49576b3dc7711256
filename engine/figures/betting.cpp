#include "engine/betting/given.hpp"
#include "engine/betting/match.hpp"
#include "engine/figures/games.hpp"

namespace engine::figures {
namespace {

Table rounds_of_two_cards(std::string_view line, const Words& say)
{
    const auto log = betting::from_line(line);
    if (!log) return {};
    const auto& g = log->now();
    Table t{{say(Word::round), say(Word::cards_of_both), say(Word::bet), say(Word::reply), say(Word::payoff_to_max)},
            {}};
    int number = 0;
    for (const auto& r : g.rounds) {
        if (!r.reply) continue; // in play: its cards may still be hidden
        const int at = r.bet.value_or(0);
        t.rows.push_back({std::to_string(++number), to_text(r.deal), std::to_string(g.setup.rules.bets[at]),
                          say(*r.reply == betting::Reply::call ? Word::call : Word::fold), std::to_string(r.payoff)});
    }
    return t;
}

Table rounds_of_match(std::string_view line, const Words& say)
{
    const auto log = betting::match_from_line(line);
    if (!log) return {};
    const betting::Book& book = *log->now().book;
    Table t{{say(Word::round), say(Word::cards_of_both), say(Word::moves), say(Word::payoff_to_max)}, {}};
    int number = 0;
    for (const auto& r : log->now().rounds) {
        if (!r.payoff) continue; // in play: its cards may still be hidden
        std::string all;
        for (std::size_t i = 1; i < r.path.size(); ++i) {
            const auto& node = book.tree.nodes[static_cast<std::size_t>(r.path[i])];
            const auto& set =
                book.tree.sets[static_cast<std::size_t>(book.tree.nodes[static_cast<std::size_t>(node.parent)].set)];
            all += (all.empty() ? "" : " ") + set.actions[static_cast<std::size_t>(node.action)];
        }
        t.rows.push_back({std::to_string(++number), book.deal(r.deal), all, std::to_string(*r.payoff)});
    }
    return t;
}

} // namespace

std::string betting_rounds(std::string_view line, const Style& style)
{
    if (betting::is_given_line(line)) return {};
    const Words& say = style.words;
    return written(betting::is_match_line(line) ? rounds_of_match(line, say) : rounds_of_two_cards(line, say),
                   style.format);
}

} // namespace engine::figures
