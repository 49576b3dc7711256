#include "shell/kit/paint.hpp"
#include "imgui.h"
#include "shell/kit/listening.hpp"
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace shell::kit {
namespace {

// ImGui's font size is ascent - descent, the design's is the em square. Noto Sans: (1069 + 293) / 1000.
constexpr float line_per_em = 1.362f;
constexpr float ascent_per_em = 1.069f;

float imgui_size(float em) { return std::round(em * line_per_em); }
ImVec2 vec(Point p) { return {p.x, p.y}; }
const char* end_of(std::string_view s) { return s.data() + s.size(); }

PaintListener* listener = nullptr;
float least_text = 0;
float line_width = 1; // of the line that the listener is told of
TextReader* reader = nullptr;

bool seen(const ImDrawList& list, float left, float top, float right, float bottom)
{
    const ImVec2 low = list.GetClipRectMin(), high = list.GetClipRectMax();
    constexpr float hair = 0.37f; // a shape that only touches the edge is invisible, whatever the rounding
    return right > low.x + hair && bottom > low.y + hair && left < high.x - hair && top < high.y - hair;
}

void tell(const ImDrawList& list, std::string_view what, Rect box, std::span<const float> numbers, Colour c)
{
    if (seen(list, box.x, box.y, box.right(), box.bottom())) listener->shape(what, numbers, c);
}

void tell(const ImDrawList& list, std::string_view what, std::span<const Point> points, float width, Colour c)
{
    if (points.empty()) return;
    std::vector<float> numbers;
    Point low = points.front(), high = low;
    for (const Point p : points) {
        numbers.push_back(p.x);
        numbers.push_back(p.y);
        low = {std::min(low.x, p.x), std::min(low.y, p.y)};
        high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    if (seen(list, low.x - width, low.y - width, high.x + width, high.y + width)) listener->shape(what, numbers, c);
}

} // namespace

void set_paint_listener(PaintListener* one) { listener = one; }
PaintListener* paint_listener() { return listener; }
float told_line_width() { return line_width; }
void set_text_reader(TextReader* one) { reader = one; }

ImDrawList& Painter::list() const { return *ImGui::GetWindowDrawList(); }

void Painter::fill(Rect r, Colour c, float radius) const
{
    if (r.w <= 0 || r.h <= 0) return;
    if (listener) tell(list(), "fill", r, std::array{r.x, r.y, r.w, r.h, radius}, c);
    list().AddRectFilled({r.x, r.y}, {r.right(), r.bottom()}, c, std::min(radius, std::min(r.w, r.h) / 2));
}
void Painter::stroke(Rect r, Colour c, float radius, float width) const
{
    if (listener) tell(list(), "stroke", r, std::array{r.x, r.y, r.w, r.h, radius, width}, c);
    // Snapped to whole pixels: otherwise 1 px becomes 2 px at half strength. AddRect itself insets by half a pixel.
    const float scale = std::max(1.f, ImGui::GetIO().DisplayFramebufferScale.x);
    const auto whole = [&](float v) { return std::round(v * scale) / scale; };
    const Rect snapped =
        width <= 1 ? Rect{whole(r.x), whole(r.y), whole(r.right()) - whole(r.x), whole(r.bottom()) - whole(r.y)} : r;
    const Rect inner = snapped.inset(width / 2 - 0.5f);
    list().AddRect({inner.x, inner.y}, {inner.right(), inner.bottom()}, c, radius, ImDrawFlags_None, width);
}
void Painter::disc(Point p, float radius, Colour c) const
{
    if (listener)
        tell(list(), "disc", {p.x - radius, p.y - radius, 2 * radius, 2 * radius}, std::array{p.x, p.y, radius}, c);
    list().AddCircleFilled(vec(p), radius, c);
}
void Painter::ring(Point p, float radius, Colour c, float width) const
{
    if (listener)
        tell(list(), "ring", {p.x - radius, p.y - radius, 2 * radius, 2 * radius}, std::array{p.x, p.y, radius, width},
             c);
    list().AddCircle(vec(p), radius, c, 0, width);
}
void Painter::line(Point a, Point b, Colour c, float width) const
{
    const std::array<Point, 2> ends{a, b};
    polyline(ends, c, width);
}

void Painter::polyline(std::span<const Point> points, Colour c, float width) const
{
    line_width = width;
    if (listener) tell(list(), "line", points, width, c);
    std::vector<ImVec2> v;
    v.reserve(points.size());
    for (const Point p : points) v.push_back(vec(p));
    list().AddPolyline(v.data(), static_cast<int>(v.size()), c, ImDrawFlags_None, width);
    if (width < 1.8f) return;
    for (const ImVec2 p : v) list().AddCircleFilled(p, width / 2, c); // round caps and joins
}

void Painter::polygon(std::span<const Point> points, Colour c) const
{
    if (listener) tell(list(), "polygon", points, 0, c);
    std::vector<ImVec2> v;
    v.reserve(points.size());
    for (const Point p : points) v.push_back(vec(p));
    list().AddConvexPolyFilled(v.data(), static_cast<int>(v.size()), c);
}

void Painter::regular_polygon(Point centre, float radius, int corners, float degrees, Colour c) const
{
    std::vector<Point> v;
    for (int i = 0; i < corners; ++i) {
        const float a =
            (degrees + 360.f * static_cast<float>(i) / static_cast<float>(corners)) * std::numbers::pi_v<float> / 180.f;
        v.push_back({centre.x + radius * std::cos(a), centre.y + radius * std::sin(a)});
    }
    polygon(v, c);
}

/// Five convex kites and a pentagon: ImGui's concave fill would add more code to the page than it saves here.
void Painter::star(Point centre, float radius, Colour c) const
{
    const auto corner = [&](int i) {
        const float a = (-90.f + 36.f * static_cast<float>(i)) * std::numbers::pi_v<float> / 180.f;
        const float r = i % 2 ? radius * 0.48f : radius;
        return Point{centre.x + r * std::cos(a), centre.y + r * std::sin(a)};
    };
    for (int i = 0; i < 10; i += 2) {
        const std::array<Point, 4> kite{corner(i), corner(i + 1), centre, corner(i + 9)};
        polygon(kite, c);
    }
    regular_polygon(centre, radius * 0.48f, 5, -54, c);
}

LeastText::LeastText(float size) : before_(std::exchange(least_text, size)) {}
LeastText::~LeastText() { least_text = before_; }

float Painter::width(std::string_view s, float size, Weight weight) const
{
    ImFont* font = weight == Weight::bold ? fonts_.bold : fonts_.regular;
    if (s.empty() || imgui_size(size) < 1) return 0;
    size = std::max(size, least_text);
    return font->CalcTextSizeA(imgui_size(size), 1e9f, 0.f, s.data(), end_of(s)).x;
}

void Painter::text(Point at, std::string_view s, const TextStyle& wanted) const
{
    if (s.empty() || imgui_size(wanted.size) < 1) return; // ImGui writes out of bounds for glyphs of size 0
    TextStyle style = wanted;
    style.size = std::max(style.size, least_text);
    ImFont* font = style.weight == Weight::bold ? fonts_.bold : fonts_.regular;
    float x = at.x;
    if (style.align != Align::left) {
        const float w = width(s, style.size, style.weight);
        x -= style.align == Align::right ? w : w / 2;
    }
    if (listener) {
        const float w = width(s, style.size, style.weight);
        if (seen(list(), x, at.y - style.size * 0.75f, x + w, at.y)) listener->text(at, w, s, style);
    }
    const float size = imgui_size(style.size), ascent = size * ascent_per_em / line_per_em;
    list().AddText(font, size, {std::round(x), std::round(at.y - ascent)}, style.colour ? style.colour : theme_->text,
                   s.data(), end_of(s));
    if (reader) reader->read({x, at.y}, s, style);
}

/// Whether the space at `at` is inside feedback such as "2 · 0", or a product of numbers: neither is broken.
bool is_inside_answer(std::string_view s, std::size_t at)
{
    constexpr std::string_view dot = "\u00b7";
    const auto digit = [&](std::size_t i) { return i < s.size() && s[i] >= '0' && s[i] <= '9'; };
    if (s.substr(at + 1).starts_with(dot)) return at > 0 && digit(at - 1) && digit(at + 2 + dot.size());
    const std::size_t before = 1 + dot.size(); // a space and the dot
    return at > before && s.substr(0, at).ends_with(dot) && digit(at + 1) && digit(at - before - 1);
}

/// Whether the space is before the last sign of a list such as "⟨Warm, ?⟩", which no line begins with.
bool is_before_last_sign(std::string_view s, std::size_t at)
{
    const std::string_view rest = s.substr(at + 1);
    return rest.starts_with("?\u27e9") || rest.starts_with("*\u27e9") || rest.starts_with("\u2205\u27e9");
}

std::vector<std::string> Painter::wrapped(std::string_view s, float max_width, float size, Weight weight) const
{
    std::vector<std::string> lines;
    std::string current;
    const auto flush = [&] {
        lines.push_back(current);
        current.clear();
    };
    std::size_t i = 0;
    while (i < s.size()) {
        if (s[i] == '\n') {
            flush();
            ++i;
            continue;
        }
        std::size_t j = i;
        while (j < s.size() && s[j] != '\n' && (s[j] != ' ' || is_inside_answer(s, j) || is_before_last_sign(s, j)))
            ++j;
        const std::string_view word = s.substr(i, j - i);
        std::string longer = current;
        if (!longer.empty()) longer += ' ';
        longer += word;
        if (!current.empty() && width(longer, size, weight) > max_width) {
            flush();
            current = word;
        } else current = std::move(longer);
        i = j < s.size() && s[j] == ' ' ? j + 1 : j;
    }
    if (!current.empty() || lines.empty()) flush();
    return lines;
}

std::vector<std::string> Painter::balanced(std::string_view s, float max_width, float size, Weight weight) const
{
    auto lines = wrapped(s, max_width, size, weight);
    constexpr float step = 8;
    for (float narrower = max_width - step; lines.size() > 1 && narrower > max_width / 2; narrower -= step) {
        auto other = wrapped(s, narrower, size, weight);
        if (other.size() > lines.size()) break;
        lines = std::move(other);
    }
    return lines;
}

float Painter::paragraph(Point at, std::string_view s, float max_width, const TextStyle& style, float leading) const
{
    for (const auto& l : wrapped(s, max_width, style.size, style.weight)) {
        text(at, l, style);
        at.y += leading;
    }
    return at.y;
}

std::string Painter::fitted(std::string_view s, float max_width, float size, Weight weight) const
{
    max_width += 0.01f; // (a + b) - b is not always a
    if (width(s, size, weight) <= max_width) return std::string(s);
    std::string out(s);
    while (!out.empty()) {
        while (out.size() > 1 && (static_cast<unsigned char>(out.back()) & 0xc0) == 0x80) out.pop_back();
        out.pop_back(); // the lead byte of the last UTF-8 character
        while (!out.empty() && out.back() == ' ') out.pop_back();
        if (width(out + "…", size, weight) <= max_width) break;
    }
    return out + "…";
}

std::vector<std::string> Painter::two_lines(std::string_view s, float max_width, float size, Weight weight) const
{
    const auto lines = wrapped(s, max_width, size, weight);
    if (lines.size() < 2) return {fitted(s, max_width, size, weight)};
    const std::string_view rest = s.substr(std::min(s.size(), lines.front().size() + 1));
    return {fitted(lines.front(), max_width, size, weight), fitted(rest, max_width, size, weight)};
}

void Painter::lift(Rect r, float radius) const
{
    for (const auto& [grow, down] : {std::pair{3.f, 5.f}, {2.f, 3.f}, {1.f, 1.f}})
        fill(r.inset(-grow).moved(0, down), faded(theme_->shadow, 0.035f), radius + grow);
}
void Painter::card(Rect r, float radius) const { card(r, radius, theme_->surface); }
void Painter::card(Rect r, float radius, Colour c) const
{
    lift(r, radius);
    fill(r, c, radius);
    stroke(r, theme_->line, radius);
}
void Painter::divider(Point from, float w) const { line(from, {from.x + w, from.y}, theme_->line, 1); }
void Painter::focus_ring(Rect r, float radius) const { stroke(r.inset(-4), theme_->focus, radius + 4, 2); }

} // namespace shell::kit
