#include "shell/cluedo/dialogs.hpp"
#include "shell/cluedo/phrases.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/howto.hpp"
#include <array>

namespace shell::cluedo {

using namespace engine::cluedo;

namespace {

/// Leo showed Verde, Tubo or Cocina, and the last two are elsewhere, so Leo holds Verde.
void draw_example(const Ui& ui, Rect box)
{
    const Say& say = ui.say;
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    Setup plain;
    plain.me = 2;
    constexpr std::array<Card, 3> cards{3, 8, 15};
    for (Holder h = 0; h < 2; ++h)
        p.text({box.x + 152 + 52 * static_cast<float>(h), box.y + 22}, cluedo_default_name(plain, h),
               {13, t.text, Weight::bold, Align::middle});
    for (std::size_t c = 0; c < cards.size(); ++c) {
        const float line = box.y + 32 + 32 * static_cast<float>(c);
        p.text({box.x + 16, line + 19}, cluedo_card(say, plain, cards[c]), {14.5f, t.text});
        for (int h = 0; h < 2; ++h) {
            const Rect cell{box.x + 130 + 52 * static_cast<float>(h), line, 44, 28};
            const bool yes = (c == 0 && h == 1) || (c > 0 && h == 0);
            p.fill(cell, yes ? t.good_soft : t.surface, 5);
            if (yes) draw_tick(p, cell.centre(), 6, t.good, 2.6f);
            else p.stroke(cell, t.line, 5), draw_cross(p, cell.centre(), 4, t.unknown, 1.6f);
        }
    }
}

} // namespace

std::unique_ptr<Dialog> how_to_play()
{
    return how_to_dialog({{Text::cluedo_goal, Text::cluedo_how_ask, Text::cluedo_how_accuse, Text::cluedo_how_notes,
                           Text::cluedo_how_cells, Text::cluedo_how_why, Text::cluedo_how_mend, Text::cluedo_how_levels,
                           Text::cluedo_how_advice, Text::cluedo_how_play},
                          4,
                          132,
                          draw_example,
                          Text::cluedo_how_example});
}

} // namespace shell::cluedo
