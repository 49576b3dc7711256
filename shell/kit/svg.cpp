#include "shell/kit/svg.hpp"
#include "imgui.h"
#include "shell/kit/left_out.hpp"
#include "shell/kit/listening.hpp"
#include <algorithm>
#include <cmath>

namespace shell::kit {
namespace {

int controls = 0; // being drawn, one inside the other

std::string attribute(std::string_view name, double v) { return ' ' + std::string(name) + "=\"" + svg_number(v) + '"'; }

std::string rectangle(Rect r, float radius)
{
    std::string out =
        "<rect" + attribute("x", r.x) + attribute("y", r.y) + attribute("width", r.w) + attribute("height", r.h);
    if (radius > 0) out += attribute("rx", std::min(radius, std::min(r.w, r.h) / 2));
    return out;
}

Rect common(Rect a, Rect b)
{
    const float x = std::max(a.x, b.x), y = std::max(a.y, b.y);
    return {x, y, std::min(a.right(), b.right()) - x, std::min(a.bottom(), b.bottom()) - y};
}

bool is_inside(Rect inner, Rect outer)
{
    return inner.x >= outer.x && inner.y >= outer.y && inner.right() <= outer.right() &&
           inner.bottom() <= outer.bottom();
}

/// The pane's own background, or the screen's.
bool covers(Rect box, Rect part)
{
    const Rect both = common(box, part);
    return both.w > 0.97f * part.w && both.h > 0.97f * part.h;
}

Rect box_of(std::span<const float> points, float width)
{
    Point low{points[0], points[1]}, high = low;
    for (std::size_t i = 0; i + 1 < points.size(); i += 2) {
        low = {std::min(low.x, points[i]), std::min(low.y, points[i + 1])};
        high = {std::max(high.x, points[i]), std::max(high.y, points[i + 1])};
    }
    return Rect{low.x, low.y, high.x - low.x, high.y - low.y}.inset(-width / 2);
}

std::string points_of(std::span<const float> numbers)
{
    std::string out = " points=\"";
    for (std::size_t i = 0; i + 1 < numbers.size(); i += 2)
        out += (i > 0 ? " " : "") + svg_number(numbers[i]) + ',' + svg_number(numbers[i + 1]);
    return out + '"';
}

} // namespace

LeftOut::LeftOut() { ++controls; }
LeftOut::~LeftOut() { --controls; }
bool LeftOut::now() { return controls > 0; }

SvgPicture::SvgPicture(const Theme& t, std::string name, bool print)
    : before_(paint_listener()), ink_of_text_(t.text), ink_(std::move(name), print)
{
    set_paint_listener(this);
}
SvgPicture::~SvgPicture() { set_paint_listener(before_); }

void SvgPicture::add(std::string element, Rect box)
{
    const ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImVec2 low = list.GetClipRectMin(), high = list.GetClipRectMax();
    pieces_.push_back({std::move(element), box, {low.x, low.y, high.x - low.x, high.y - low.y}});
}

void SvgPicture::shape(std::string_view what, std::span<const float> n, Colour c)
{
    if (LeftOut::now() || SvgInk::is_faint(c) || n.size() < 2) return;
    if (what == "fill") {
        const Rect r{n[0], n[1], n[2], n[3]};
        return add(rectangle(r, n[4]) + ink_.fill(c) + "/>", r);
    }
    if (what == "stroke") {
        const Rect r{n[0], n[1], n[2], n[3]};
        return add(rectangle(r.inset(n[5] / 2), n[4]) + " fill=\"none\"" + ink_.stroke(c, n[5]) + "/>", r);
    }
    if (what == "disc" || what == "ring") {
        const std::string circle = "<circle" + attribute("cx", n[0]) + attribute("cy", n[1]) + attribute("r", n[2]);
        const std::string paint = what == "disc" ? ink_.fill(c) : " fill=\"none\"" + ink_.stroke(c, n[3]);
        return add(circle + paint + "/>", {n[0] - n[2], n[1] - n[2], 2 * n[2], 2 * n[2]});
    }
    if (what == "polygon") return add("<polygon" + points_of(n) + ink_.fill(c) + "/>", box_of(n, 0));
    const float width = told_line_width();
    const std::string ends = width < 1.8f ? "" : R"( stroke-linecap="round" stroke-linejoin="round")";
    const Rect box = box_of(n, width);
    add("<polyline" + points_of(n) + " fill=\"none\"" + ink_.stroke(c, width, std::max(box.w, box.h)) + ends + "/>",
        box);
}

void SvgPicture::text(Point at, float width, std::string_view words, const TextStyle& s)
{
    if (LeftOut::now()) return;
    const float left = s.align == Align::left ? at.x : s.align == Align::middle ? at.x - width / 2 : at.x - width;
    std::string out = "<text" + attribute("x", at.x) + attribute("y", at.y) + attribute("font-size", s.size);
    if (s.weight == Weight::bold) out += " font-weight=\"bold\"";
    if (s.align != Align::left)
        out += std::string(" text-anchor=\"") + (s.align == Align::middle ? "middle" : "end") + '"';
    // with another font, the words still keep to their place
    out += attribute("textLength", width) + " lengthAdjust=\"spacingAndGlyphs\"";
    out += ink_.text(s.colour ? s.colour : ink_of_text_) + '>' + svg_escaped(words) + "</text>";
    add(std::move(out), {left, at.y - s.size, width, s.size * 1.3f});
}

std::string SvgPicture::file(Rect part, const Paper& paper, std::string_view title, std::string_view description) const
{
    constexpr float margin = 8;
    std::vector<const Piece*> shown;
    Rect all{};
    for (const Piece& p : pieces_) {
        const Rect seen = common(common(p.box, p.clip), part);
        if (seen.w < 0 || seen.h < 0 || covers(p.box, part)) continue;
        if (shown.empty()) all = seen;
        const float right = std::max(all.right(), seen.right()), bottom = std::max(all.bottom(), seen.bottom());
        all = {std::min(all.x, seen.x), std::min(all.y, seen.y), 0, 0};
        all = {all.x, all.y, right - all.x, bottom - all.y};
        shown.push_back(&p);
    }
    if (shown.empty()) return {};
    all = all.inset(-margin);
    constexpr double millimetres_per_pixel = 25.4 / 96;
    const double wide = paper.millimetres > 0 ? paper.millimetres : all.w * millimetres_per_pixel * paper.times,
                 high = wide * all.h / all.w;

    std::string clips, body;
    std::vector<Rect> known;
    const auto id_of = [&](std::size_t i) { return ink_.name() + "-clip" + std::to_string(i + 1); };
    std::size_t open = 0; // the clip of the open group, from 1; 0 = no group is open
    for (const Piece* p : shown) {
        const Rect clip = common(p->clip, part);
        std::size_t needed = 0;
        if (!is_inside(p->box, clip)) {
            const auto same = [&](const Rect& r) {
                return r.x == clip.x && r.y == clip.y && r.w == clip.w && r.h == clip.h;
            };
            const auto found = std::find_if(known.begin(), known.end(), same);
            needed = static_cast<std::size_t>(found - known.begin()) + 1;
            if (found == known.end()) {
                clips += "<clipPath id=\"" + id_of(known.size()) + "\">" + rectangle(clip, 0) + "/></clipPath>\n";
                known.push_back(clip);
            }
        }
        if (needed != open && open != 0) body += "</g>\n";
        if (needed != open && needed != 0) body += "<g clip-path=\"url(#" + id_of(needed - 1) + ")\">\n";
        open = needed;
        body += p->element + '\n';
    }
    if (open != 0) body += "</g>\n";

    const std::string definitions = clips + ink_.definitions();
    std::string out = R"(<svg xmlns="http://www.w3.org/2000/svg" role="img" width=")" + svg_number(wide) +
                      "mm\" height=\"" + svg_number(high) + "mm\" viewBox=\"" + svg_number(all.x) + ' ' +
                      svg_number(all.y) + ' ' + svg_number(all.w) + ' ' + svg_number(all.h) +
                      R"(" font-family="'Noto Sans', 'DejaVu Sans', sans-serif">)" + '\n';
    out += "<title>" + svg_escaped(title) + "</title>\n";
    if (!description.empty()) out += "<desc>" + svg_escaped(description) + "</desc>\n";
    if (!definitions.empty()) out += "<defs>\n" + definitions + "</defs>\n";
    if (paper.ground) out += rectangle(all, 0) + SvgInk(ink_.name(), ink_.prints()).fill(*paper.ground) + "/>\n";
    return out + body + "</svg>\n";
}

} // namespace shell::kit
