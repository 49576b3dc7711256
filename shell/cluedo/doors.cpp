#include "shell/cluedo/doors.hpp"
#include "shell/cluedo/ids.hpp"
#include <algorithm>
#include <array>

namespace shell::cluedo {

using namespace kit;
using text::Text;

namespace {

struct Door {
    Id id;
    Icon icon;
    Text title, about;
};
constexpr std::array doors{
    Door{"play_computer"_id, Icon::play, Text::cluedo_door_play, Text::cluedo_door_play_about},
    Door{"own_table"_id, Icon::edit, Text::cluedo_door_table, Text::cluedo_door_table_about},
    Door{"cases"_id, Icon::text, Text::cluedo_door_case, Text::cluedo_door_case_about},
};

constexpr float pad = 20, mark = 44, gap = 16, title_size = 18, about_size = 15, leading = 22;

float about_width(float width) { return width - 2 * pad - mark - gap; }

float height(const Ui& ui, const Door& d, float width, bool brief)
{
    if (brief) return mark + 12;
    const auto lines = ui.paint.wrapped(ui.say(d.about), about_width(width), about_size).size();
    return std::max(2 * pad + mark, 2 * pad + 26 + leading * static_cast<float>(lines));
}

void draw(Ui& ui, const Door& d, Rect r, bool brief)
{
    const Theme& t = ui.theme();
    const Press press = ui.item(d.id, r, 12);
    ui.paint.card(r, 12, ui.reactive(t.raised, press, d.id));
    const float edge = brief ? 6.f : pad;
    const Rect sign{r.x + edge, r.y + edge, mark, mark};
    ui.paint.fill(sign, t.accent_soft, 10);
    kit::draw(ui.paint, d.icon, {sign.x + 10, sign.y + 10}, 24, t.accent);
    const float x = sign.right() + gap, base = brief ? r.centre().y + 0.36f * title_size : r.y + pad + 17;
    ui.paint.text({x, base}, ui.say(d.title), {title_size, t.text, Weight::bold});
    if (!brief)
        ui.paint.paragraph({x, r.y + pad + 43}, ui.say(d.about), about_width(r.w), {about_size, t.muted}, leading);
    if (press.clicked) ui.act(d.id);
}

} // namespace

void draw_doors(Ui& ui, Rect area)
{
    const float margin = area.w < 600 ? 16.f : 24.f, width = std::min(640.f, area.w - 2 * margin);
    const Rect window{area.x + (area.w - width) / 2 - 8, area.y, width + 16, area.h};
    const auto lines = ui.paint.balanced(ui.say(Text::cluedo_doors), width, 22, Weight::bold);
    const float above = area.w < 600 || area.h < 420 ? 16.f : 48.f;
    const float head = above + 30 * static_cast<float>(lines.size()) + 12;
    float whole = head;
    for (const Door& d : doors) whole += height(ui, d, width, false) + gap;
    const bool brief = whole > area.h; // what each is about is dropped first; the outline has it
    ScrollArea scroll(ui, "doors", window);
    const float start = window.y - scroll.offset(), x = window.x + 8;
    float y = start + above;
    for (const auto& line : lines) {
        ui.paint.text({x, y + 22}, line, {22, ui.theme().text, Weight::bold});
        y += 30;
    }
    y += 12;
    for (const Door& d : doors) {
        const float h = height(ui, d, width, brief);
        draw(ui, d, {x, y, width, h}, brief);
        y += h + (brief ? 8 : gap);
    }
    scroll.content_height(y - start);
}

void describe_doors(Outline& o, const text::Say& say)
{
    o.heading(2, Text::cluedo_doors);
    for (const Door& d : doors) o.button(d.id, say(d.title) + ": " + say(d.about));
}

} // namespace shell::cluedo
