// Draws the signs around the tree: level names, the text of a node asked about, the legend, the zoom buttons.
#include "shell/trees/canvas.hpp"
#include "shell/trees/ids.hpp"
#include <algorithm>

namespace shell::trees {

using engine::search::NodeKind;
using engine::trees::Tree;

/// Names each level on which one player moves, at the left, unless a node is in the way. `taken`: width used above.
void TreesCanvas::level_names(Rect r, const Tree& tree, const std::vector<Point>& at, float scale, float taken)
{
    for (int depth = 0, i = 0; i < tree.size(); ++depth) {
        float y = 0, left = r.right();
        const NodeKind kind = tree[i].kind;
        bool one = kind == NodeKind::max || kind == NodeKind::min;
        for (; i < tree.size() && tree[i].depth == depth; ++i) {
            const Point q = at[static_cast<std::size_t>(i)];
            one = one && (tree[i].kind == kind || tree.is_leaf(i));
            if (q.x > r.x - 25 * scale) left = std::min(left, left_[static_cast<std::size_t>(i)]);
            y = q.y;
        }
        if (gutter_ > 0) {
            if (one && y >= r.y + 8 && y <= r.bottom() - 4) beside_.push_back({y, kind});
            continue;
        }
        const std::string name = kind_name(say_, kind);
        const float size = letters(12), w = p_.width(name, size, Weight::bold);
        const float x = y < r.y + 56 ? r.x + taken : r.x; // beside the zoom buttons
        if (!one || x + 8 + w > left || y < r.y + 8 || y > r.bottom() - 4) continue;
        p_.fill({x, y - 10, w + 8, 20}, t_.surface, 4);
        write({x + 4, y + 4.5f}, name,
              {size, node_colour(t_, kind == NodeKind::max ? NodeShape::max : NodeShape::min), Weight::bold});
    }
}

/// What is known of the node: above it, or below it at the top.
void TreesCanvas::tell(Rect r, int node, Point at, float scale)
{
    const auto lines = node_in_words(view_, say_, node);
    float w = 0;
    for (std::size_t i = 0; i < lines.size(); ++i)
        w = std::max(w, p_.width(lines[i], 14, i == 0 ? Weight::bold : Weight::regular));
    Rect box{at.x - w / 2 - 10, 0, w + 20, 14 + 20 * static_cast<float>(lines.size())};
    box.x = std::clamp(box.x, r.x + 2, std::max(r.x + 2, r.right() - box.w - 2));
    box.y = at.y - 36 * scale - box.h - 4;
    if (box.y < r.y + 2) box.y = at.y + 30 * scale + 6;
    p_.fill(box, t_.raised, 8);
    p_.stroke(box, t_.line_strong, 8);
    float y = box.y + 21;
    for (std::size_t i = 0; i < lines.size(); ++i, y += 20)
        p_.text({box.x + 10, y}, lines[i], {14, t_.text, i == 0 ? Weight::bold : Weight::regular});
}

/// Zoom buttons. -1, the whole tree, is available only if it is not legible at once.
void TreesCanvas::zoom_buttons(float right, float top, float scale, bool all_legible)
{
    const float side = desktop_layout() ? 34.f : 40.f;
    const int zoom = view_.ui().zoom;
    const auto one = [&](Id id, float x, const char* sign, Text label, int to, bool enabled) {
        const Rect box{x, top + 2, side, side};
        const Press press = ui_.item(id, box, 8, enabled);
        p_.fill(box, ui_.reactive(enabled ? t_.raised : t_.sunken, press, id), 8);
        p_.stroke(box, t_.line_strong, 8);
        const Point m = box.centre();
        p_.line({m.x - 6, m.y}, {m.x + 6, m.y}, enabled ? t_.text : t_.unknown, 2);
        if (*sign == '+') p_.line({m.x, m.y - 6}, {m.x, m.y + 6}, enabled ? t_.text : t_.unknown, 2);
        if (press.hovered) ui_.tooltip(id, box, say_(label));
        if (press.clicked) ui_.act("zoom"_id, std::to_string(to));
    };
    one("zoom_out"_id, right - 2 * side - 8, "-", Text::trees_zoom_out, zoom - 1, zoom > (all_legible ? 0 : -1));
    one("zoom_in"_id, right - side, "+", Text::trees_zoom_in, zoom + 1, scale < 0.999f);
}

void TreesCanvas::legend(Rect r)
{
    if (view_.differ()) return rule_legend(r);
    enum class Picture : std::uint8_t { words, cut, pencil };
    struct Entry {
        std::string sign;
        Text text;
        Picture picture = Picture::words;
    };
    std::vector<Entry> entries;
    if (view_.search_shown()) {
        entries = {{"=", Text::trees_legend_exact}, {"≤ ≥", Text::trees_legend_bound}};
        for (const auto& n : view_.search().now().nodes) // only if a node has one
            if (entries.size() == 2 && sign_of(n.known) == Sign::between)
                entries.push_back({knowledge_text(say_, n.known), Text::trees_legend_between});
        entries.push_back({"?", Text::trees_legend_unknown});
    }
    entries.push_back({"", Text::trees_legend_cut, Picture::cut});
    if (pencils_) entries.push_back({"", Text::trees_legend_pencil, Picture::pencil});
    const float size = letters(13), sign_size = letters(14);
    const auto sign_width = [&](const Entry& e) {
        return e.picture == Picture::words ? p_.width(e.sign, sign_size, Weight::bold) : 24.f;
    };
    const auto width = [&] {
        float all = 0;
        for (const auto& e : entries) all += sign_width(e) + 8 + p_.width(say_(e.text), size);
        return all;
    };
    float all = width();
    for (const Text least :
         {Text::trees_legend_unknown, Text::trees_legend_between}) { // the most obvious ones go first
        if (all + 8 * static_cast<float>(entries.size() - 1) <= r.w) break;
        std::erase_if(entries, [&](const Entry& e) { return e.text == least; });
        all = width();
    }
    const float gap =
        std::clamp((r.w - all) / static_cast<float>(std::max<std::size_t>(2, entries.size()) - 1), 8.f, 32.f);
    float x = r.x;
    const float y = r.y + 16;
    for (const auto& e : entries) {
        const float w = sign_width(e);
        if (e.picture == Picture::cut) p_.line({x, y + 1}, {x + 22, y - 11}, t_.bad, 4);
        else if (e.picture == Picture::pencil) draw(p_, Icon::edit, {x + 4, y - 13}, 16, t_.accent);
        else p_.text({x, y}, e.sign, {sign_size, t_.accent, Weight::bold});
        ui_.text({x + w + 8, y}, e.text, {size, t_.muted});
        x += w + 8 + p_.width(say_(e.text), size) + gap;
    }
}

} // namespace shell::trees
