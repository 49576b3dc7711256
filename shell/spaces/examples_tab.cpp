// Draws the source's examples: their list, and the numbers, text and tuples of the selected one.
#include "shell/spaces/canvas.hpp"
#include "shell/spaces/examples.hpp"
#include "shell/spaces/ids.hpp"
#include <algorithm>
#include <cmath>

namespace shell::spaces {

float SpacesCanvas::examples_tab(Point at, float width)
{
    const auto all = spaces_examples();
    const int chosen = view_.ui().example;
    const auto& e = all[static_cast<std::size_t>(chosen)];
    const auto& result = view_.example();
    float y = p_.paragraph({at.x, at.y + 14}, say_(Text::spaces_examples_intro), width, {12, t_.muted}, 16) - 4;
    // The list of examples, in two columns if there is room.
    const int columns = width >= 480 ? 2 : 1;
    const float h = desktop() ? 36.f : 44.f,
                w = (width - 8 * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Rect r{at.x + (w + 8) * static_cast<float>(static_cast<int>(i) % columns),
                     y + (h + 2) * static_cast<float>(static_cast<int>(i) / columns), w, h};
        const OwnedId id = make_id("example"_id, static_cast<std::int64_t>(i));
        const Press press = ui_.item(id, r, 8);
        const bool on = static_cast<int>(i) == chosen;
        if (on) p_.fill(r, t_.accent_soft, 8);
        else if (const Colour back = ui_.reactive(0, press, id); back >> 24) p_.fill(r, back, 8);
        if (all[i].erratum) draw_cross(p_, {r.x + 14, r.centre().y}, 4, t_.bad, 2.2f);
        else draw_tick(p_, {r.x + 14, r.centre().y}, 5, t_.good, 2.2f);
        const Weight weight = on ? Weight::bold : Weight::regular;
        const auto lines = p_.two_lines(say_(all[i].title), w - 36, 13, weight);
        float line = r.centre().y + (lines.size() > 1 ? -3.f : 5.f);
        for (const auto& words : lines) {
            p_.text({r.x + 28, line}, words, {13, t_.text, weight});
            line += 15;
        }
        if (press.clicked) ui_.act("example"_id, std::to_string(i));
    }
    y += (h + 2) * std::ceil(static_cast<float>(all.size()) / static_cast<float>(columns)) + 8;
    p_.divider({at.x, y}, width);
    y = p_.paragraph({at.x, y + 26}, say_(e.title), width, {16, t_.text, Weight::bold}, 20) - 2;
    for (const auto& f : result.figures) {
        // What is counted, the printed number, the computed one.
        const std::string ours = figure_value(say_, f.ours);
        p_.text({at.x + width, y + 18}, ours, {18, f.is_erratum() ? t_.good : t_.text, Weight::bold, Align::right});
        float right = at.x + width - std::max(52.f, p_.width(ours, 18, Weight::bold)) - 12;
        if (f.is_erratum()) {
            const std::string printed = figure_value(say_, *f.printed);
            const float printed_w = p_.width(printed, 16, Weight::bold);
            p_.text({right, y + 18}, printed, {16, t_.bad, Weight::bold, Align::right});
            p_.line({right - printed_w - 2, y + 12.5f}, {right + 2, y + 12.5f}, t_.bad, 2);
            right -= printed_w + 8;
            const std::string word = say_(Text::spaces_printed);
            p_.text({right, y + 18}, word, {12, t_.muted, Weight::regular, Align::right});
            right -= p_.width(word, 12) + 12;
        } else if (f.printed) {
            draw_tick(p_, {right - 8, y + 12}, 5, t_.good, 2.2f);
            right -= 28;
        }
        y = p_.paragraph({at.x, y + 18}, figure_in_words(say_, f), right - at.x, {13, t_.text}, 17) - 7;
        p_.divider({at.x, y}, width);
    }
    if (!result.figures.empty()) y += 8;
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
    if (!result.line.empty()) {
        ui_.button("load_example"_id, {at.x, y + 4, std::min(width, 260.f), 44}, Text::spaces_load, ButtonKind::primary,
                   Icon::play);
        y += 54;
    }
    return y;
}

} // namespace shell::spaces
