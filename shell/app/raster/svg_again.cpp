#include "shell/app/raster/svg_again.hpp"
#include "imgui.h"
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

namespace shell::app {
using namespace kit;
namespace {

struct Element {
    std::string_view name, text; // text: up to the next element
    std::map<std::string_view, std::string_view> attributes;

    std::string_view word(std::string_view key) const
    {
        const auto at = attributes.find(key);
        return at == attributes.end() ? std::string_view() : at->second;
    }
    float number(std::string_view key) const { return std::strtof(std::string(word(key)).c_str(), nullptr); }
};

/// The elements in order; one that closes is named "/g".
std::vector<Element> elements_of(std::string_view svg)
{
    std::vector<Element> out;
    for (std::size_t at = svg.find('<'); at != svg.npos; at = svg.find('<', at)) {
        const std::size_t end = svg.find('>', at);
        std::string_view inside = svg.substr(at + 1, end - at - 1);
        Element e;
        e.name = inside.substr(0, inside.find_first_of(" />", 1));
        for (std::size_t from = e.name.size(); (from = inside.find("=\"", from)) != inside.npos;) {
            const std::size_t key = inside.rfind(' ', from) + 1, close = inside.find('"', from + 2);
            e.attributes[inside.substr(key, from - key)] = inside.substr(from + 2, close - from - 2);
            from = close + 1;
        }
        at = end + 1;
        e.text = svg.substr(at, svg.find('<', at) - at);
        out.push_back(std::move(e));
    }
    return out;
}

std::string plain(std::string_view escaped)
{
    std::string out;
    for (std::size_t i = 0; i < escaped.size(); ++i) {
        const std::string_view rest = escaped.substr(i);
        bool found = false;
        for (const auto& [name, c] :
             {std::pair<std::string_view, char>{"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}})
            if (!found && rest.starts_with(name)) out += c, i += name.size() - 1, found = true;
        if (!found) out += rest.front();
    }
    return out;
}

std::vector<float> numbers_in(std::string_view list)
{
    std::vector<float> out;
    const std::string text(list);
    for (const char* at = text.c_str(); *at != 0;) {
        char* end = nullptr;
        out.push_back(std::strtof(at, &end));
        if (end == at) break;
        at = *end == ',' || *end == ' ' ? end + 1 : end;
    }
    return out;
}

Colour colour_of(const Element& e, std::string_view key)
{
    const std::string_view word = e.word(key);
    if (!word.starts_with('#')) return 0;
    const auto rgb = static_cast<std::uint32_t>(std::strtoul(std::string(word.substr(1)).c_str(), nullptr, 16));
    const std::string opacity = std::string(key) + "-opacity";
    return faded(hex(rgb), e.attributes.count(opacity) != 0 ? e.number(opacity) : 1.f);
}

/// The straight lines of a hatching across a convex shape: x + y, or x - y, is a multiple of the pitch.
void hatch(const Painter& p, const std::vector<Point>& shape, float pitch, float sign)
{
    const auto along = [sign](Point at) { return at.x + sign * at.y; };
    float low = 1e9f, high = -1e9f;
    for (const Point at : shape) low = std::min(low, along(at)), high = std::max(high, along(at));
    for (float k = std::ceil(low / pitch) * pitch; k < high; k += pitch) {
        std::vector<Point> ends;
        for (std::size_t i = 0; i < shape.size(); ++i) {
            const Point a = shape[i], b = shape[(i + 1) % shape.size()];
            const float from = along(a), to = along(b);
            if ((from < k) == (to < k)) continue;
            const float share = (k - from) / (to - from);
            ends.push_back({a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)});
        }
        if (ends.size() == 2) p.line(ends[0], ends[1], hex(0), 0.5f);
    }
}

/// A pattern's fill: white, with the lines of SvgInk::definitions().
void hatched(const Painter& p, std::string_view pattern, const std::vector<Point>& shape)
{
    const auto is = [pattern](std::string_view name) {
        return pattern.find("-" + std::string(name) + ")") != pattern.npos;
    };
    hatch(p, shape, is("wide") ? 6.f : is("dense") ? 3.f : 4.f, 1);
    if (is("crossed")) hatch(p, shape, 4, -1);
}

void dashed(const Painter& p, const std::vector<Point>& points, Colour c, float width)
{
    constexpr float dash = 4, pitch = 7;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const Point a = points[i], b = points[i + 1];
        const float length = std::hypot(b.x - a.x, b.y - a.y);
        const auto at = [&](float s) { return Point{a.x + (b.x - a.x) * s / length, a.y + (b.y - a.y) * s / length}; };
        for (float s = 0; s < length; s += pitch) p.line(at(s), at(std::min(s + dash, length)), c, width);
    }
}

void draw_text(const Painter& p, const Element& e)
{
    const std::string_view anchor = e.word("text-anchor");
    const TextStyle style{e.number("font-size"), colour_of(e, "fill"),
                          e.word("font-weight") == "bold" ? Weight::bold : Weight::regular,
                          anchor == "middle" ? Align::middle
                          : anchor == "end"  ? Align::right
                                             : Align::left};
    const std::string words = plain(e.text);
    const Point at{e.number("x"), e.number("y")};
    if (TextStyle edge = style; const Colour c = colour_of(e, "stroke")) { // apart from hatching
        edge.colour = c;
        for (int i = 0; i < 8; ++i) {
            const float angle = static_cast<float>(i) * 0.785398f;
            p.text({at.x + 1.5f * std::cos(angle), at.y + 1.5f * std::sin(angle)}, words, edge);
        }
    }
    p.text(at, words, style);
}

void draw_shape(const Painter& p, const Element& e)
{
    const Colour fill = colour_of(e, "fill"), stroke = colour_of(e, "stroke");
    const float width = e.number("stroke-width");
    const std::string_view pattern = e.word("fill").starts_with("url(") ? e.word("fill") : std::string_view();
    std::vector<Point> outline;
    if (e.name == "rect") {
        const Rect r{e.number("x"), e.number("y"), e.number("width"), e.number("height")};
        const float radius = e.number("rx");
        if (fill != 0 || !pattern.empty()) p.fill(r, pattern.empty() ? fill : hex(0xffffff), radius);
        if (stroke != 0) p.stroke(r.inset(-width / 2), stroke, radius, width);
        const Rect in = r.inset(radius * 0.3f); // the hatching keeps off round corners
        outline = {{in.x, in.y}, {in.right(), in.y}, {in.right(), in.bottom()}, {in.x, in.bottom()}};
    } else if (e.name == "circle") {
        const Point centre{e.number("cx"), e.number("cy")};
        const float radius = e.number("r");
        if (fill != 0 || !pattern.empty()) p.disc(centre, radius, pattern.empty() ? fill : hex(0xffffff));
        if (stroke != 0) p.ring(centre, radius, stroke, width);
        for (int i = 0; i < 32; ++i) {
            const float angle = static_cast<float>(i) * 0.19635f;
            outline.push_back({centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)});
        }
    } else {
        const auto n = numbers_in(e.word("points"));
        for (std::size_t i = 0; i + 1 < n.size(); i += 2) outline.push_back({n[i], n[i + 1]});
        if (e.name == "polygon") p.polygon(outline, pattern.empty() ? fill : hex(0xffffff));
        else if (e.word("stroke-dasharray").empty()) p.polyline(outline, stroke, width);
        else dashed(p, outline, stroke, width);
    }
    if (!pattern.empty()) hatched(p, pattern, outline);
}

} // namespace

Rect box_of_svg(const std::string& svg)
{
    const auto all = elements_of(std::string_view(svg).substr(0, svg.find('>') + 1));
    const auto n = all.empty() ? std::vector<float>() : numbers_in(all.front().word("viewBox"));
    return n.size() == 4 ? Rect{n[0], n[1], n[2], n[3]} : Rect{};
}

void draw_svg(const Painter& p, const std::string& svg)
{
    std::map<std::string_view, Rect> clips;
    std::string_view clip;
    bool defines = false;
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const Rect all = box_of_svg(svg);
    list.PushClipRect({all.x, all.y}, {all.right(), all.bottom()});
    for (const Element& e : elements_of(svg)) {
        const std::string_view name = e.name;
        if (name == "defs" || name == "/defs") defines = name == "defs";
        if (name == "clipPath") clip = e.word("id");
        if (name == "/clipPath") clip = {};
        if (name == "rect" && !clip.empty())
            clips[clip] = {e.number("x"), e.number("y"), e.number("width"), e.number("height")};
        if (defines) continue;
        if (name == "g") {
            const std::string_view of = e.word("clip-path"); // url(#name)
            const Rect r = clips[of.substr(5, of.size() - 6)];
            list.PushClipRect({r.x, r.y}, {r.right(), r.bottom()}, true);
        } else if (name == "/g") list.PopClipRect();
        else if (name == "text") draw_text(p, e);
        else if (name == "rect" || name == "circle" || name == "polygon" || name == "polyline") draw_shape(p, e);
    }
    list.PopClipRect();
}

} // namespace shell::app
