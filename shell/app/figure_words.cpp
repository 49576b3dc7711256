// The words of figures, from the tables of texts.
#include "shell/app/figure.hpp"
#include <array>

namespace shell::app {
namespace {

using text::Text;

constexpr std::array texts{
#define FIGURE_WORD(name, english) Text::in_figure_##name,
#include "engine/figures/words.def"
#undef FIGURE_WORD
};
// In the order of concepts::Gallery.
constexpr std::array tables{Text::concepts_words_sport, Text::concepts_words_tennis,     Text::concepts_words_animals,
                            Text::concepts_words_books, Text::concepts_words_restaurant, Text::concepts_words_code};
constexpr int usual_cards = 21;

} // namespace

engine::figures::Words figure_words(const kit::Say& say)
{
    engine::figures::Words out;
    for (const Text t : texts) out.said.emplace_back(text::pattern(say.language(), t));
    for (const Text t : tables) out.tables.push_back(say(t)); // "" in a program without these games
    for (int i = 0; i < usual_cards; ++i)
        out.cards.push_back(say(static_cast<Text>(static_cast<int>(Text::cluedo_card_0) + i)));
    if (out.cards.front().empty()) out.cards.clear();
    return out;
}

} // namespace shell::app
