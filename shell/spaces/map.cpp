// Draws the heat map (the probability of each value in each position) and the most probable codes.
#include "shell/pegs/phrases.hpp"
#include "shell/spaces/canvas.hpp"
#include "shell/spaces/ids.hpp"
#include "shell/spaces/review.hpp"
#include <algorithm>

namespace shell::spaces {

float SpacesCanvas::map_tab(Point at, float width)
{
    const auto& g = analysis_.now();
    if (g.codes() == 0)
        return p_.paragraph({at.x, at.y + 20}, collapse_in_words(say_, game_, analysis_), width, {14, t_.text}, 20);
    const bool asked = !game_.noisy();
    if (asked) ui_.why("why:map"_id, {at.x + width - Ui::why_room / 2, at.y + 10});
    float y = title(at, width - (asked ? Ui::why_room : 0), say_(Text::spaces_map_title)) + 4;
    const bool named = desktop() && width >= 460;
    const float label = named ? 88.f : 24.f, gap = desktop() ? 4.f : 3.f;
    const float pitch = std::min(72.f, (width - label + gap) / static_cast<float>(rules_.symbols));
    const float cell_h = desktop() ? 38.f : 42.f, radius = std::min(12.f, pitch / 2 - 3);
    for (int v = 0; v < rules_.symbols; ++v)
        symbol(v, {at.x + label + pitch * (static_cast<float>(v) + 0.5f) - gap / 2, y + 13}, radius, radius > 10);
    y += 30;
    for (int i = 0; i < rules_.positions; ++i) {
        const std::string name = named ? say_(Text::position_n, say_.count(i + 1)) : std::to_string(i + 1);
        p_.text({at.x, y + cell_h / 2 + 5}, name,
                {13, named ? t_.text : t_.muted, named ? Weight::regular : Weight::bold});
        for (int v = 0; v < rules_.symbols; ++v) {
            const double share = analysis_.probability(g, i, v);
            Count there = 0;
            for (const auto& m : g.marginals) there += m[static_cast<std::size_t>(i)][static_cast<std::size_t>(v)];
            const bool certain = there == g.codes();
            const std::size_t h = certain ? 4 : std::min<std::size_t>(3, heat_step(share, rules_.symbols));
            const Rect cell{at.x + label + pitch * static_cast<float>(v), y, pitch - gap, cell_h};
            p_.fill(cell, t_.heat[h], 5);
            if (certain) {
                p_.stroke(cell.inset(-1), t_.good, 6, 3);
                draw_tick(p_, cell.centre(), 7, t_.heat_ink[4], 2.8f);
                continue;
            }
            const double percent = share * 100;
            std::string text = "–";
            if (there > 0) text = percent < 0.5 ? "<1" : percent > 99.4 ? ">99" : decimal(say_.language(), percent, 0);
            const float size = p_.width(text, 13, Weight::bold) > cell.w - 2 ? 12.f : 13.f;
            p_.text(
                {cell.centre().x, cell.centre().y + 5}, text,
                {size, there > 0 ? t_.heat_ink[h] : t_.muted, h == 4 ? Weight::bold : Weight::regular, Align::middle});
        }
        y += cell_h + gap;
    }
    y = p_.paragraph(
        {at.x, y + 16},
        say_(analysis_.options().noise.kind == vs::Noise::Kind::lies ? Text::spaces_map_lies : Text::spaces_map_legend),
        width, {12, t_.muted}, 16);
    return best_codes({at.x, y + 4}, width);
}

float SpacesCanvas::best_codes(Point at, float width)
{
    const auto& g = analysis_.now();
    const auto b = analysis_.belief(g);
    const bool odds = analysis_.options().noise.kind == vs::Noise::Kind::odds;
    float y = title(at, width, best_in_words(say_, game_, b));
    if (odds) {
        const bool wrong = believed_wrongly(view_), sure = b.highest > spaces_sure, marked = wrong || sure;
        const Colour ink = wrong ? t_.bad : sure ? t_.good : t_.text;
        p_.text({at.x, y + 26}, percent_in_words(say_, b.highest), {22, ink, Weight::bold});
        const float x = at.x + p_.width(percent_in_words(say_, b.highest), 22, Weight::bold) + 10;
        const std::string words = wrong  ? say_(Text::spaces_sure_wrong)
                                  : sure ? say_(Text::spaces_sure)
                                         : say_(Text::spaces_not_sure, Say::count(static_cast<std::int64_t>(b.best)));
        if (wrong) draw_cross(p_, {x + 6, y + 18}, 5, ink, 2.6f);
        else if (sure) draw_tick(p_, {x + 6, y + 18}, 6, ink, 2.6f);
        y = p_.paragraph({x + (marked ? 20.f : 0.f), y + 23}, words, at.x + width - x - (marked ? 20.f : 0.f),
                         {13, t_.muted}, 17) -
            4;
        y = std::max(y, at.y + 50);
    }
    if (game_.noisy() && b.codes > 0) {
        std::string by_lies;
        for (std::size_t l = 0; l < g.by_lies.size(); ++l)
            if (g.by_lies[l] > 0)
                by_lies += (by_lies.empty() ? "" : " · ") +
                           say_(Text::spaces_with_lies, say_.count(static_cast<std::int64_t>(l)),
                                short_count(say_, static_cast<std::int64_t>(g.by_lies[l])));
        y = p_.paragraph({at.x, y + 16}, by_lies, width, {13, t_.text}, 18) - 4;
    }
    const auto codes = analysis_.best(g, 24);
    const float step = desktop() ? 24.f : 22.f, w = step * static_cast<float>(rules_.positions) + 14, h = 44;
    const int columns = std::max(1, static_cast<int>((width + 6) / (w + 6)));
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const Rect chip{at.x + (w + 6) * static_cast<float>(i % static_cast<std::size_t>(columns)),
                        y + 8 + (h + 6) * static_cast<float>(i / static_cast<std::size_t>(columns)), w, h};
        const OwnedId id = make_id("chip"_id, static_cast<std::int64_t>(i));
        const Press press = ui_.item(id, chip, 22, view_.entering_code());
        p_.fill(chip, ui_.reactive(t_.bg, press, id), h / 2);
        p_.stroke(chip, view_.entering_code() ? t_.line_strong : t_.line, h / 2);
        for (std::size_t j = 0; j < rules_.positions; ++j)
            symbol(codes[i].symbol[j], {chip.x + 7 + step * (static_cast<float>(j) + 0.5f), chip.centre().y},
                   step * 0.4f, false);
        if (press.clicked) ui_.act("use"_id, engine::codes::to_text(rules_, codes[i]));
    }
    const auto lines = (codes.size() + static_cast<std::size_t>(columns) - 1) / static_cast<std::size_t>(columns);
    y += 8 + (h + 6) * static_cast<float>(lines);
    if (b.best > codes.size()) {
        p_.text({at.x, y + 12},
                say_(Text::spaces_and_more, say_.count(static_cast<std::int64_t>(b.best - codes.size()))),
                {12, t_.muted});
        y += 18;
    }
    return y;
}

} // namespace shell::spaces
