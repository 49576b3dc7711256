// The list of candidates: the first few as chips, or all of them page by page.
#include "shell/codes/canvas.hpp"
#include "shell/codes/ids.hpp"
#include <algorithm>

namespace shell::codes {

using engine::codes::Code;

namespace {

constexpr std::int64_t most_listed = 10'000; // listed candidates; the rest is only counted
constexpr int page_size = 240;

} // namespace

void CodesCanvas::chip(Id id, Rect r, const Code& code)
{
    const Press press = ui_.item(id, r, 24, view_.entering_code());
    p_.fill(r, ui_.reactive(t_.bg, press, id), r.h / 2);
    p_.stroke(r, t_.line_strong, r.h / 2);
    const float pitch = (r.w - 17) / static_cast<float>(rules_.positions);
    draw_code(p_, face_, rules_, code, {r.x + 8.5f + pitch / 2, r.centre().y}, pitch, std::min(10.f, pitch / 2 - 1.5f),
              view_.mark());
    if (press.clicked) ui_.act("use"_id, engine::codes::to_text(rules_, code));
}

float CodesCanvas::possible(Point at, float width)
{
    const auto& known = view_.analysis().knowledge.value;
    if (!known || known->codes.empty()) return at.y;
    ui_.text({at.x, at.y + 20}, Text::possible_codes, {13, t_.muted, Weight::bold});
    const std::string all = say_(Text::see_all_n, say_.count(known->consistent), short_count(say_, known->consistent));
    const float w = p_.width(all, 13, Weight::bold);
    const Rect link{at.x + width - w - 8, at.y + 2, w + 16, 28};
    const Press press = ui_.item("see_all"_id, link, 6);
    if (const Colour back = ui_.reactive(0, press, "see_all"_id); back >> 24) p_.fill(link, back, 6);
    p_.text({at.x + width, at.y + 20}, all, {13, t_.accent, Weight::bold, Align::right});
    if (press.clicked) ui_.act("tab"_id, std::to_string(static_cast<int>(MindTab::list)));
    const float chip_w = static_cast<float>(rules_.positions) * 25 + 17, pitch = chip_w + 8;
    const int fit = std::max(1, static_cast<int>((width + 8) / pitch));
    for (int i = 0; i < std::min(fit, static_cast<int>(known->codes.size())); ++i)
        chip(make_id("chip"_id, i), {at.x + pitch * static_cast<float>(i), at.y + 38, chip_w, 48},
             known->codes[static_cast<std::size_t>(i)]);
    return at.y + 96;
}

void CodesCanvas::list_tab(Rect r)
{
    const auto& known = view_.analysis().knowledge.value;
    if (!known) return;
    const float chip_w = static_cast<float>(rules_.positions) * 25 + 17, pitch = chip_w + 8;
    const int columns = std::max(1, static_cast<int>((r.w + 2) / pitch));
    const std::int64_t listed = std::min(known->consistent, most_listed);
    float top = r.y;
    if (known->consistent > most_listed) {
        p_.text({r.x, r.y + 14}, say_(Text::first_n_possible, say_.count(most_listed)), {13, t_.muted});
        top += 24;
    }
    const Rect region{r.x, top, r.w, r.bottom() - top};
    ScrollArea area(ui_, "list", region);
    const std::int64_t lines = (listed + columns - 1) / columns;
    area.content_height(static_cast<float>(lines) * 56);
    const auto first_line = static_cast<std::int64_t>(area.offset() / 56);
    const std::int64_t first = first_line * columns;
    const std::int64_t wanted = static_cast<std::int64_t>(region.h / 56 + 2) * columns;
    const auto& analysis = view_.analysis();
    const bool have = analysis.page.value && first >= analysis.page_offset &&
                      first + std::min(wanted, listed - first) <= analysis.page_offset + page_size;
    if (!have) ui_.act("list_from"_id, std::to_string(std::max<std::int64_t>(0, first - page_size / 4)));
    if (!analysis.page.value) return;
    for (std::int64_t i = first; i < std::min(listed, first + wanted); ++i) {
        const std::int64_t at = i - analysis.page_offset;
        if (at < 0 || at >= static_cast<std::int64_t>(analysis.page.value->size())) continue;
        const float x = region.x + pitch * static_cast<float>(i % columns);
        const float y = region.y - area.offset() + 56 * static_cast<float>(i / columns);
        chip(make_id("listed"_id, i), {x, y, chip_w, 48}, (*analysis.page.value)[static_cast<std::size_t>(at)]);
    }
}

/// The first of them in words.
void describe_possible(const View& v, Outline& o)
{
    const Say& say = o.say;
    const auto& known = v.analysis().knowledge.value;
    if (!known) return;
    std::vector<std::string> some;
    for (const auto& c : known->codes) some.push_back(code_in_words(say, v.game().setup.face, v.rules(), c));
    if (some.empty()) return;
    // Computed before `some` is moved: the evaluation order of a call's arguments is unspecified.
    const auto label = known->consistent > static_cast<std::int64_t>(some.size())
                           ? say(Text::first_n_possible, say.count(static_cast<std::int64_t>(some.size())))
                           : say(Text::possible_codes);
    o.list("some"_id, label, std::move(some));
}

} // namespace shell::codes
