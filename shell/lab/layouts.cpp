// The laboratory's layouts: on a desktop the settings with the results beside them, on a phone one tab each.
#include "shell/lab/canvas.hpp"
#include "shell/lab/ids.hpp"
#include "shell/lab/panel.hpp"
#include <algorithm>

namespace shell::lab {

void View::draw(Ui& ui, Rect area, const Jobs& jobs) { LabCanvas(*this, ui, jobs).whole(area); }

void LabCanvas::whole(Rect whole)
{
    const Rect area = beside_lesson(ui_, whole);
    if (ui_.view.layout == Layout::desktop) desktop(area);
    else phone(area);
}

/// Returns its height.
float LabCanvas::in_card(Point at, float width, const Panel& list)
{
    const float pad = ui_.view.layout == Layout::desktop ? 24.f : 16.f, inner = width - 2 * pad;
    const float h = fields_height(ui_, list, inner) + 30;
    p_.card({at.x, at.y, width, h});
    draw_fields(ui_, {at.x + pad, at.y + 14}, inner, list);
    return h;
}

float LabCanvas::results(Point at, float width, float height)
{
    const bool wide = ui_.view.layout == Layout::desktop;
    const auto rows = view_.results(false);
    float y = chart_head(at, width) + 12;
    if (view_.racing()) return race({at.x, y}, width);
    if (rows.empty()) {
        const float h = std::max(220.f, at.y + height - y);
        empty({at.x, y, width, h});
        return y + h;
    }
    if (!wide) y = list({at.x, y}, width) + 12;
    const float gap = 16;
    if (view_.ui().chart == Chart::curves) {
        const float table_h = 104 + control_height(ui_) * static_cast<float>(rows.size());
        const float h = wide ? std::max(260.f, height - 64 - table_h) : 300.f;
        curves({at.x, y, width, h});
        y += h + gap;
    } else {
        const auto n = static_cast<int>(rows.size());
        const int columns = width < 560 || n == 1 ? 1 : n > 4 && width >= 860 ? 3 : 2;
        const float w = (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
        const float h = wide ? 198.f : 200.f;
        for (int i = 0; i < n; ++i) {
            const float x = at.x + (w + gap) * static_cast<float>(i % columns);
            histogram({x, y + (h + gap) * static_cast<float>(i / columns), w, h}, *rows[static_cast<std::size_t>(i)]);
        }
        y += (h + gap) * static_cast<float>((n + columns - 1) / columns);
    }
    Panel table(say_), differences(say_);
    if (wide) {
        add_results(table, view_);
        y += in_card({at.x, y}, width, table) + gap;
    }
    add_pairs(differences, view_);
    return differences.items().empty() ? y : y + in_card({at.x, y}, width, differences) + gap;
}

void LabCanvas::desktop(Rect area)
{
    const Rect card{area.x + 24, area.y + 24, 304, area.h - 48};
    p_.card(card);
    constexpr float foot = 68; // the run button stays visible
    scrolled(ui_, "experiment", 0, {card.x + 4, card.y + 4, card.w - 8, card.h - foot - 8}, [&](float top) {
        return settings({card.x + 24, top + 20}, card.w - 48);
    });
    p_.divider({card.x, card.bottom() - foot}, card.w);
    (void)run({card.x + 24, card.bottom() - foot + 12}, card.w - 48);
    const Rect right{card.right() + 16, card.y, area.right() - 6 - card.right() - 16,
                     card.h}; // the scroll bar is beside the cards
    scrolled(ui_, "results", 0, right, [&](float top) { return results({right.x, top}, right.w - 18, right.h - 14); });
}

void LabCanvas::phone(Rect area)
{
    constexpr std::array tabs{Text::lab_experiment, Text::lab_results};
    const Rect column = phone_column(area);
    const Rect below = draw_tabs(ui_, {column.x + 16, column.y + 8, column.w - 32, column.h - 8}, tabs,
                                 static_cast<int>(view_.ui().tab));
    const Rect window{column.x, below.y, column.w, below.h}; // the scroll bar is beside the cards
    scrolled(ui_, "lab", view_.ui().tab == Tab::experiment ? 0 : 1 + view_.ui().runs, window, [&](float top) {
        if (view_.ui().tab == Tab::experiment) return settings({below.x, top + 8}, below.w);
        const float y = view_.racing() ? top + 4 : run({below.x, top + 4}, below.w) + 12;
        return results({below.x, y}, below.w, below.bottom() - y - 16);
    });
}

} // namespace shell::lab
