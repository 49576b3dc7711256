// Draws the heat map (the probability of each value in each position) and the most probable codes.
#include "shell/pegs/heat_block.hpp"
#include "shell/pegs/phrases.hpp"
#include "shell/spaces/canvas.hpp"
#include "shell/spaces/ids.hpp"
#include "shell/spaces/review.hpp"
#include <algorithm>

namespace shell::spaces {

void add_map(Panel& p, const View& v)
{
    const auto& g = v.analysis().now();
    const auto& rules = v.rules();
    const std::string title = p.say(Text::spaces_map_title);
    auto& map = p.block(
        std::make_shared<HeatBlock>(CodeLook{v.game().face(), rules, v.mark()}, title, title, std::string(), p.say));
    if (!v.game().noisy()) map.why("why:map"_id);
    for (int i = 0; i < rules.positions; ++i) {
        std::vector<HeatCell> cells;
        for (int s = 0; s < rules.symbols; ++s) {
            Count there = 0;
            for (const auto& m : g.marginals) there += m[static_cast<std::size_t>(i)][static_cast<std::size_t>(s)];
            const double share = v.analysis().probability(g, i, s), percent = share * 100;
            HeatCell cell{"–", {}, {}, std::min<std::size_t>(3, heat_step(share, rules.symbols))};
            cell.certain = there == g.codes();
            if (cell.certain) cell.heat = 4;
            if (there > 0) {
                cell.figure = percent < 0.5 ? "<1" : percent > 99.4 ? ">99" : decimal(p.say.language(), percent, 0);
                cell.spoken = cell.certain ? p.say(Text::spaces_certain) : percent_in_words(p.say, share);
            }
            cells.push_back(std::move(cell));
        }
        map.row(std::move(cells));
    }
}

float SpacesCanvas::map_tab(Point at, float width)
{
    const auto& g = analysis_.now();
    if (g.codes() == 0)
        return p_.paragraph({at.x, at.y + 20}, collapse_in_words(say_, game_, analysis_), width, {14, t_.text}, 20);
    Panel map(say_);
    add_map(map, view_);
    draw_fields(ui_, at, width, map);
    float y = at.y + fields_height(ui_, map, width);
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

void View::describe_map(Outline& o) const
{
    const Say& say = o.say;
    const auto& g = analysis_.now();
    if (g.codes() == 0) return;
    Panel map(say);
    add_map(map, *this);
    describe_fields(o, map);
    const auto b = analysis_.belief(g);
    if (analysis_.options().noise.kind == vs::Noise::Kind::odds)
        o.text("highest"_id,
               percent_in_words(say, b.highest) +
                   (believed_wrongly(*this) ? ". " + say(Text::spaces_sure_wrong)
                    : b.highest > spaces_sure
                        ? ". " + say(Text::spaces_sure)
                        : " " + say(Text::spaces_not_sure, Say::count(static_cast<std::int64_t>(b.best)))));
    if (game_.noisy())
        for (std::size_t l = 0; l < g.by_lies.size(); ++l)
            o.text(
                make_id("lies"_id, static_cast<std::int64_t>(l)),
                say(Text::spaces_with_lies, say.count(static_cast<std::int64_t>(l)), figure_text(say, g.by_lies[l])));
    std::vector<std::string> codes;
    for (const auto& c : analysis_.best(g, most_listed)) codes.push_back(code_in_words(say, game_.face(), rules(), c));
    o.list("best"_id, best_in_words(say, game_, b), std::move(codes));
}

} // namespace shell::spaces
