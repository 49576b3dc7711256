#include "engine/cluedo/show_order.hpp"
#include "engine/base/sort.hpp"

namespace engine::cluedo {

std::vector<Card> cards_to_show(const View& v, std::span<const Entry> entries, Holder asker, const Trio& cards)
{
    struct Choice {
        bool unseen;
        int others, narrows;
        Card card;
    };
    std::vector<Choice> choices;
    for (const Card c : cards) {
        if ((v.hand & bit(c)) == 0) continue;
        const std::uint32_t seen = seen_by(v, entries, c);
        choices.push_back({(seen >> asker & 1) == 0, std::popcount(seen),
                           v.table.deck.sizes[static_cast<std::size_t>(v.table.deck.kind(c))], c});
    }
    // Unseen cards first, then those seen by fewer, then those of a smaller kind: each narrows more.
    sort_by_key(choices, [](const Choice& c) {
        const auto field = [](int n, int shift) { return static_cast<std::uint64_t>(n) << shift; };
        return field(c.unseen ? 1 : 0, 48) + field(max_players - c.others, 32) + field(max_cards - c.narrows, 16) +
               field(c.card, 0);
    });
    std::vector<Card> order;
    for (const Choice& c : choices) order.push_back(c.card);
    return order;
}

} // namespace engine::cluedo
