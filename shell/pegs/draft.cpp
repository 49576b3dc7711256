#include "shell/pegs/draft.hpp"
#include "imgui.h"
#include "shell/kit/figures.hpp"
#include "shell/kit/left_out.hpp"
#include "shell/pegs/ids.hpp"
#include "shell/pegs/phrases.hpp"
#include <algorithm>

namespace shell::pegs {

using engine::codes::Code;
using engine::codes::Face;

bool Draft::complete(int positions) const
{
    return std::all_of(symbol.begin(), symbol.begin() + positions, [](int s) { return s >= 0; });
}
bool Draft::empty(int positions) const
{
    return std::all_of(symbol.begin(), symbol.begin() + positions, [](int s) { return s < 0; });
}
bool Draft::uses(int wanted, int positions) const
{
    return std::find(symbol.begin(), symbol.begin() + positions, wanted) != symbol.begin() + positions;
}

std::optional<Code> Draft::code(const engine::codes::Rules& r) const
{
    if (!complete(r.positions)) return std::nullopt;
    Code c;
    for (int i = 0; i < r.positions; ++i)
        c.symbol[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(symbol[static_cast<std::size_t>(i)]);
    return engine::codes::legal(r, c) ? std::optional(c) : std::nullopt;
}

void Draft::set(const Code& c, int positions)
{
    for (int i = 0; i < positions; ++i) symbol[static_cast<std::size_t>(i)] = c.symbol[static_cast<std::size_t>(i)];
    focus = positions - 1;
}

void Draft::place(int at, int s, int positions)
{
    const bool over = symbol[static_cast<std::size_t>(at)] >= 0;
    symbol[static_cast<std::size_t>(at)] = s;
    focus = at;
    if (over && at + 1 < positions) { // who types over a row goes on with the next hole
        ++focus;
        return;
    }
    for (int step = 1; step <= positions; ++step) {
        const int next = (at + step) % positions;
        if (symbol[static_cast<std::size_t>(next)] < 0) {
            focus = next;
            return;
        }
    }
}

void Draft::erase(int positions)
{
    focus = std::clamp(focus, 0, positions - 1);
    if (symbol[static_cast<std::size_t>(focus)] < 0)
        for (int step = 1; step < positions; ++step) { // the nearest filled hole to the left, wrapping around
            const int before = (focus + positions - step) % positions;
            if (symbol[static_cast<std::size_t>(before)] >= 0) {
                focus = before;
                break;
            }
        }
    symbol[static_cast<std::size_t>(focus)] = -1;
}

void Draft::add_on_screen(std::string& shown) const
{
    for (std::size_t i = 0; i < symbol.size(); ++i)
        if (symbol[i] >= 0) add_use(shown, "place"_id, static_cast<int>(i), symbol[i]);
    if (focus > 0) add_use(shown, "hole"_id, focus, 1);
}

Draft::Taken Draft::act(const Action& a, const engine::codes::Rules& r, const Say& say)
{
    using Outcome = Screen::Outcome;
    switch (change(a, r)) {
    case Change::none:
        break;
    case Change::shown:
        return {Outcome::shown(), false};
    case Change::changed:
        return {Outcome::shown(), true};
    case Change::moved:
        return {Outcome::told(say(Text::error_repeated_symbol)), true};
    case Change::repeated:
        return {Outcome::refused(say(Text::error_repeated_symbol)), false};
    }
    return {{}, false};
}

Draft::Change Draft::change(const Action& a, const engine::codes::Rules& r)
{
    const int n = r.positions, k = r.symbols;
    if (const auto s = suffix_index(a.id, "symbol"_id, k - 1)) {
        focus = std::clamp(focus, 0, n - 1);
        if (!r.repeats && uses(*s, n) && symbol[static_cast<std::size_t>(focus)] != *s) return Change::repeated;
        placed = focus;
        place(focus, *s, n);
        return Change::changed;
    }
    if (const auto at = suffix_index(a.id, "place"_id, n - 1)) {
        const auto s = parse_int(a.value, -1, k - 1);
        if (!s) return Change::shown;
        const bool moves = *s >= 0 && !r.repeats && uses(*s, n) && symbol[static_cast<std::size_t>(*at)] != *s;
        if (moves) std::replace(symbol.begin(), symbol.begin() + n, *s, -1);
        placed = *at;
        if (*s < 0) symbol[static_cast<std::size_t>(*at)] = -1;
        else place(*at, *s, n);
        return moves ? Change::moved : Change::changed;
    }
    if (const auto at = suffix_index(a.id, "hole"_id, n - 1)) {
        if (focus == *at && a.value.empty()) symbol[static_cast<std::size_t>(*at)] = -1; // a second tap empties it
        focus = *at;
        return Change::shown;
    }
    if (a.id == "erase"_id) erase(n);
    else if (a.id == "clear"_id) *this = {};
    else if (a.id == "use"_id) {
        if (const auto code = engine::codes::parse_code(r, a.value)) set(*code, n);
    } else return Change::none;
    return Change::changed;
}

PaletteMetrics palette_metrics(const Viewport& view, Face face, int symbols, float width)
{
    PaletteMetrics m;
    const bool desktop = view.layout == Layout::desktop;
    m.gap = desktop ? 10.f : 4.f;
    const float least = desktop ? 52.f : view.layout == Layout::phone ? 46.f : 40.f;
    const int fit = std::max(1, static_cast<int>((width + m.gap) / (least + m.gap)));
    m.rows = (symbols + fit - 1) / fit;
    m.per_row = (symbols + m.rows - 1) / m.rows;
    m.width = std::min(96.f, (width + m.gap) / static_cast<float>(m.per_row) - m.gap);
    m.height = desktop ? (m.rows == 1 && face == Face::colours ? 76.f : 56.f)
               : view.layout == Layout::phone && (view.height >= 400 || face == Face::colours) ? 52.f
                                                                                               : 44.f;
    if (desktop && m.rows > 1)
        m.gap = 8, m.width = std::min(96.f, (width + m.gap) / static_cast<float>(m.per_row) - m.gap);
    return m;
}

void draw_palette(Ui& ui, Rect r, const PaletteMetrics& m, Face face, const engine::codes::Rules& rules,
                  const Draft& draft, PegMark mark)
{
    const LeftOut in_figures;
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const bool desktop = ui.view.layout == Layout::desktop;
    int& hand = ui.memory().hand.what;
    for (int s = 0; s < rules.symbols; ++s) {
        const auto column = static_cast<float>(s % m.per_row), line = static_cast<float>(s / m.per_row);
        const Rect key{r.x + column * (m.width + m.gap), r.y + line * (m.height + m.gap), m.width, m.height};
        const OwnedId id = make_id("symbol"_id, s);
        const bool used = !rules.repeats && draft.uses(s, rules.positions);
        const Press press = ui.item(id, key, 10, !used);
        if (used) ui.reason(id, key, Text::error_repeated_symbol);
        p.fill(key, ui.reactive(used ? t.sunken : t.bg, press, id), 10);
        p.stroke(key, used ? t.line : t.line_strong, 10);
        const float sink = press.held ? 1.f : 0.f;
        const char letter = symbol_key(face, s);
        if (face == Face::colours && s < peg_colours) {
            const bool low = m.height < 50;
            const float radius = low ? 13.f : desktop ? std::min(20.f, m.height * 0.27f) : 14.f;
            const Point c{key.centre().x,
                          low ? key.centre().y + sink : key.y + (desktop ? m.height * 0.38f : 20.f) + sink};
            draw_symbol(p, face, s, c, radius, low ? PegMark::letter : mark, used ? 0.35f : 1.f);
            if (!low)
                p.text({key.centre().x, key.bottom() - (desktop ? 7.f : 4.f)}, std::string_view(&letter, 1),
                       {12, t.muted, Weight::regular, Align::middle});
        } else
            p.text({key.centre().x, key.centre().y + 8 + sink}, std::string_view(&letter, 1),
                   {22, used ? t.unknown : t.text, Weight::bold, Align::middle});
        if (press.held && ImGui::IsMouseDragging(0, 6) && hand < 0) hand = s;
        if (press.clicked && hand < 0) ui.act(id);
        ui.memory().handles.insert_or_assign(id.text(), key);
    }
}

void draw_holes(Ui& ui, Rect row, Point first, float pitch, float radius, Face face, int positions, const Draft& draft,
                PegMark mark)
{
    const Painter& p = ui.paint;
    int& hand = ui.memory().hand.what;
    const int focus = std::clamp(draft.focus, 0, positions - 1);
    for (int i = 0; i < positions; ++i) {
        const Point c{first.x + pitch * static_cast<float>(i), first.y};
        const OwnedId id = make_id("hole"_id, i);
        const float half = std::max(pitch / 2, radius);
        const Rect hole{c.x - half, row.y + 2, 2 * half, row.h - 4};
        const Press press = ui.item(id, hole, 10);
        const int symbol = draft.symbol[static_cast<std::size_t>(i)];
        if (press.held && symbol >= 0 && ImGui::IsMouseDragging(0, 6) && hand < 0) {
            hand = symbol;
            ui.act(make_id("place"_id, i), "-1");
        }
        if (symbol < 0) draw_hole(p, face, c, radius * 0.94f);
        else {
            const float grow = draft.placed == i ? ui.eased(make_id("peg ", i) + make_id(" ", symbol), 1, 180) : 1;
            draw_symbol(p, face, symbol, c, radius * (0.8f + 0.2f * grow), mark);
        }
        if (i == focus) {
            const float r = radius + 4;
            if (face == Face::colours) p.ring(c, r, ui.theme().focus, 2);
            else p.stroke({c.x - r, c.y - r, 2 * r, 2 * r}, ui.theme().focus, radius * 0.38f + 4, 2);
        }
        if (press.clicked && hand < 0) ui.act(id);
        ui.memory().handles.insert_or_assign(id.text(), hole);
    }
}

void describe_places(Outline& o, Face face, const engine::codes::Rules& rules, const Draft& draft)
{
    for (int i = 0; i < rules.positions; ++i) {
        std::vector<OutlineOption> options;
        for (int s = 0; s < rules.symbols; ++s) options.push_back({std::to_string(s), symbol_name(o.say, face, s)});
        o.radios(make_id("place"_id, i), o.say(Text::position_n, Say::count(i + 1)),
                 draft.symbol[static_cast<std::size_t>(i)], std::move(options))
            .drawn = make_id("hole"_id, i).text();
    }
}

void draw_hand(Ui& ui, Face face, int positions, PegMark mark)
{
    auto& hand = ui.memory().hand;
    if (hand.what < 0) return;
    const ImGuiIO& io = ImGui::GetIO();
    if (io.MousePos.x > -1e6f) hand.at = {io.MousePos.x, io.MousePos.y};
    const Point tip{hand.at.x, hand.at.y - (ui.view.touch ? 28.f : 0.f)}; // above the finger
    if (!ImGui::IsMouseDown(0)) {
        for (int i = 0; i < positions; ++i) {
            const auto it = ui.memory().rects.find(make_id("hole"_id, i).text());
            if (it != ui.memory().rects.end() && (it->second.contains(tip) || it->second.contains(hand.at)))
                ui.act(make_id("place"_id, i), std::to_string(hand.what));
        }
        hand.what = -1;
        return;
    }
    // A window of its own: the board's rows are an ImGui window, which would cover the screen's draw list.
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({ui.view.width, ui.view.height});
    ImGui::Begin("hand", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoInputs | ImGuiWindowFlags_NoBackground |
                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoFocusOnAppearing);
    draw_symbol(ui.paint, face, hand.what, tip, 20, mark);
    ImGui::End();
    ui.memory().animating = true;
}

} // namespace shell::pegs
