#include "shell/betting/pot.hpp"
#include <algorithm>
#include <string>

namespace shell::betting {

void draw_pot(Ui& ui, Point m, int pot, bool low)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const std::string figure = std::to_string(pot);
    if (low) {
        const float w = std::max(p.width(ui.say(Text::betting_pot), 12), p.width(figure, 16, Weight::bold)) + 20;
        p.fill({m.x - w / 2, m.y - 21, w, 42}, t.sunken, 10);
        p.stroke({m.x - w / 2, m.y - 21, w, 42}, t.line, 10, 1.5f);
        ui.text({m.x, m.y - 5}, Text::betting_pot, {12, t.muted, Weight::regular, Align::middle});
        return p.text({m.x, m.y + 14}, figure, {16, t.text, Weight::bold, Align::middle});
    }
    p.disc({m.x, m.y - 6}, 30, t.sunken);
    p.ring({m.x, m.y - 6}, 30, t.line, 1.5f);
    p.text({m.x, m.y + 2}, figure, {figure.size() > 3 ? 16.f : 22.f, t.text, Weight::bold, Align::middle});
    ui.text({m.x, m.y + 40}, Text::betting_pot, {12, t.muted, Weight::regular, Align::middle});
}

} // namespace shell::betting
