// Plots the sets answer by answer: spaces, memory in both languages, updates with and without early detection.
#include "shell/kit/line_chart.hpp"
#include "shell/spaces/canvas.hpp"
#include "shell/spaces/ids.hpp"
#include <algorithm>
#include <array>

namespace shell::spaces {
namespace {

double stored(const vs::Storage& s, Unit unit)
{
    const std::array<Count, 3> figures{s.concepts, s.literals, s.words};
    return static_cast<double>(figures[static_cast<std::size_t>(unit)]);
}

} // namespace

float SpacesCanvas::plot_tab(Point at, float width)
{
    const auto& g = analysis_.generations();
    if (g.size() < 2) return p_.paragraph({at.x, at.y + 20}, say_(Text::spaces_no_plot), width, {14, t_.muted}, 20);
    std::array<ChartLine, 3> spaces{ChartLine{say_(Text::spaces_unpruned), {}, 2},
                                    {say_(Text::spaces_generated), {}, 1},
                                    {say_(Text::spaces_live), {}, 0}};
    std::array<ChartLine, 2> memory{ChartLine{say_(Text::spaces_in_l), {}, 1}, {say_(Text::spaces_in_l2), {}, 0}};
    double product = 1;
    Count early = 0, late = 0;
    for (std::size_t k = 1; k < g.size(); ++k) {
        const auto& e = *g[k].effort();
        product *= static_cast<double>(e.hypotheses);
        spaces[0].values.push_back(product);
        spaces[1].values.push_back(static_cast<double>(e.generated));
        spaces[2].values.push_back(static_cast<double>(e.live));
        memory[0].values.push_back(stored(g[k].l, view_.ui().unit));
        memory[1].values.push_back(stored(g[k].l2, view_.ui().unit));
        early += e.updates;
        late += g[k].updates_late;
    }
    float y = title(at, width, say_(Text::spaces_plot_title)) + 2;
    const float h = desktop() ? 190.f : 180.f;
    draw_lines(p_, {at.x, y, width, h}, spaces, say_(Text::spaces_answers));
    y += h + 12;
    y = title({at.x, y}, width, say_(Text::spaces_memory_title)) + 4;
    ui_.segmented("unit"_id, {at.x, y, width, control()}, spaces_unit_names, static_cast<int>(view_.ui().unit));
    y += control() + 4;
    draw_lines(p_, {at.x, y, width, h - 10}, memory, say_(Text::spaces_answers));
    y += h + 2;
    y = title({at.x, y}, width, say_(Text::spaces_early_title)) + 2;
    ui_.toggle("early"_id, {at.x - 8, y, width + 8, desktop() ? 36.f : 44.f}, Text::spaces_early, view_.early());
    y += desktop() ? 40.f : 48.f;
    const Count now = view_.early() ? early : late;
    const std::string figure = number(say_.language(), static_cast<std::int64_t>(now));
    p_.text({at.x, y + 24}, figure, {24, t_.text, Weight::bold});
    p_.text({at.x + p_.width(figure, 24, Weight::bold) + 10, y + 24},
            p_.fitted(say_(Text::spaces_updates, say_.count(static_cast<std::int64_t>(now))),
                      width - p_.width(figure, 24, Weight::bold) - 10, 13),
            {13, t_.muted});
    y += 34;
    const double most = std::max(1.0, static_cast<double>(late));
    const std::array<std::pair<Text, Count>, 2> bars{
        {{Text::spaces_with_early, early}, {Text::spaces_without_early, late}}};
    for (const auto& [name, value] : bars) {
        const bool on = (value == early) == view_.early();
        p_.text({at.x, y + 14}, say_(name), {13, t_.text});
        p_.text({at.x + width, y + 14}, number(say_.language(), static_cast<std::int64_t>(value)),
                {13, t_.text, Weight::bold, Align::right});
        p_.fill({at.x, y + 20, width, 10}, t_.sunken, 3);
        p_.fill({at.x, y + 20, std::max(3.f, width * static_cast<float>(static_cast<double>(value) / most)), 10},
                on ? t_.accent : t_.heat[2], 3);
        y += 38;
    }
    const double saved = late > 0 ? 1 - static_cast<double>(early) / static_cast<double>(late) : 0;
    return p_.paragraph({at.x, y + 12}, say_(Text::spaces_saved, percent_in_words(say_, saved)), width, {13, t_.muted},
                        17);
}

} // namespace shell::spaces
