#include "engine/formats/notebook.hpp"
#include <array>

namespace engine::formats {

std::string card_name(const Notebook& book, cluedo::Card card)
{
    if (!book.card_names.empty()) return book.card_names[static_cast<std::size_t>(card)];
    constexpr std::array kind_names{"suspect", "weapon", "room"};
    const auto& deck = book.view.table.deck;
    int first = 0;
    const auto kind = static_cast<std::size_t>(deck.kind(card));
    for (std::size_t k = 0; k < kind; ++k) first += deck.sizes[k];
    return kind_names[kind] + (" " + std::to_string(card - first + 1));
}

std::string holder_name(const Notebook& book, cluedo::Holder holder)
{
    if (holder == book.view.table.envelope()) return "the envelope";
    if (holder == book.view.table.pile_holder()) return "the pile";
    return book.seat_names.empty() ? "player " + std::to_string(holder + 1)
                                   : book.seat_names[static_cast<std::size_t>(holder)];
}

} // namespace engine::formats
