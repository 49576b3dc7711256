// The source's examples: which one, what is printed and what is right, and the list.
#include "shell/views/spaces_examples.hpp"
#include "shell/views/spaces_picture.hpp"
#include <algorithm>
#include <cmath>

namespace shell {

float SpacesPicture::examples_tab(Point at, float width)
{
    const auto all = spaces_examples();
    const int chosen = view_.ui().example;
    const auto& e = all[static_cast<std::size_t>(chosen)];
    const auto result = spaces_example_result(chosen, say_);
    float y = p_.paragraph({at.x, at.y + 14}, say_(Text::spaces_examples_intro), width, {12, t_.muted}, 16) - 4;
    // the list of them, two columns where there is room
    const int columns = width >= 480 ? 2 : 1;
    const float h = desktop() ? 36.f : 44.f,
                w = (width - 8 * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Rect r{at.x + (w + 8) * static_cast<float>(static_cast<int>(i) % columns),
                     y + (h + 2) * static_cast<float>(static_cast<int>(i) / columns), w, h};
        const std::string id = numbered("example:", static_cast<std::int64_t>(i));
        const Press press = ui_.item(id, r, 8);
        const bool on = static_cast<int>(i) == chosen;
        if (on) p_.fill(r, t_.accent_soft, 8);
        else if (const Colour back = ui_.reactive(0, press, id); back >> 24) p_.fill(r, back, 8);
        if (all[i].erratum) draw_cross(p_, {r.x + 14, r.centre().y}, 4, t_.bad, 2.2f);
        else draw_tick(p_, {r.x + 14, r.centre().y}, 5, t_.good, 2.2f);
        p_.text({r.x + 28, r.centre().y + 5},
                p_.fitted(say_(all[i].title), w - 36, 13, on ? Weight::bold : Weight::regular),
                {13, t_.text, on ? Weight::bold : Weight::regular});
        if (press.clicked) ui_.act("example", std::to_string(i));
    }
    y += (h + 2) * std::ceil(static_cast<float>(all.size()) / static_cast<float>(columns)) + 8;
    p_.divider({at.x, y}, width);
    y = p_.paragraph({at.x, y + 26}, say_(e.title), width, {16, t_.text, Weight::bold}, 20) - 2;
    if (!result.figure.empty()) {
        float x = at.x;
        if (!e.printed.empty()) {
            const std::string printed = spaces_printed(e, say_);
            p_.text({x, y + 22}, printed, {24, t_.bad, Weight::bold});
            const float figure_w = p_.width(printed, 24, Weight::bold);
            p_.line({x - 2, y + 14}, {x + figure_w + 2, y + 14}, t_.bad, 2);
            p_.text({x + figure_w + 10, y + 22}, say_(Text::spaces_printed), {13, t_.muted});
            x += figure_w + 10 + p_.width(say_(Text::spaces_printed), 13) + 28;
        }
        const float size = p_.width(result.figure, 24, Weight::bold) < at.x + width - x - 90 ? 24.f : 16.f;
        p_.text({x, y + 22}, result.figure, {size, t_.good, Weight::bold});
        p_.text({x + p_.width(result.figure, size, Weight::bold) + 10, y + 22},
                say_(!e.erratum ? Text::spaces_agrees : Text::spaces_correct), {13, t_.muted});
        y += 34;
    }
    y = p_.paragraph({at.x, y + 14}, say_(e.about), width, {14, t_.text}, 20);
    float cell = 0;
    for (const auto& item : result.list) cell = std::max(cell, p_.width(item, 14) + 18);
    const int across = result.list.empty() ? 1 : std::max(1, static_cast<int>(width / cell));
    for (std::size_t i = 0; i < result.list.size(); ++i)
        p_.text({at.x + cell * static_cast<float>(static_cast<int>(i) % across),
                 y + 8 + 22 * static_cast<float>(static_cast<int>(i) / across)},
                result.list[i], {14, t_.text});
    if (!result.list.empty())
        y += 22 * std::ceil(static_cast<float>(result.list.size()) / static_cast<float>(across)) + 6;
    if (!e.line.empty()) {
        ui_.button("load_example", {at.x, y + 4, std::min(width, 260.f), 44}, Text::spaces_load, ButtonKind::primary,
                   Icon::play);
        y += 54;
    }
    return y;
}

} // namespace shell
