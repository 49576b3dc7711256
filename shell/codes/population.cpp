// The genetic algorithm's population: how many of its codes fit how many answers, and its best codes.
#include "shell/pegs/population.hpp"
#include "shell/codes/canvas.hpp"
#include "shell/codes/ids.hpp"
#include <algorithm>

namespace shell::codes {

void add_population(Panel& p, const View& v)
{
    if (const std::string words = population_in_words(v, p.say); !words.empty())
        pegs::add_population(p, "population"_id, words, *v.analysis().population.value);
}

float CodesCanvas::population(Point at, float width)
{
    Panel list(say_);
    add_population(list, view_);
    if (list.items().empty()) return at.y;
    const pegs::Population& bred = *view_.analysis().population.value;
    p_.divider(at, width);
    draw_fields(ui_, {at.x, at.y + 10}, width, list);
    const float y = at.y + 18 + fields_height(ui_, list, width);
    const float chip_w = static_cast<float>(rules_.positions) * 25 + 17, pitch = chip_w + 8;
    const int fit = std::max(1, static_cast<int>((width + 8) / pitch));
    for (int i = 0; i < std::min(fit, static_cast<int>(bred.best.size())); ++i)
        chip(make_id("chip"_id, i), {at.x + pitch * static_cast<float>(i), y, chip_w, 44},
             bred.best[static_cast<std::size_t>(i)]);
    if (ui_.is_new("codes population", view_.answered(), 2)) ScrollArea::show(at.y, y + 50); // after each answer
    return y + 58;
}

} // namespace shell::codes
