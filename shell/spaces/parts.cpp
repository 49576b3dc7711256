// Draws the panel's frame and the parts that its tabs share: a concept, a space's E and G, its box of values, figures.
#include "shell/spaces/canvas.hpp"
#include <algorithm>

namespace shell::spaces {

using engine::codes::Face;

void SpacesCanvas::panel(Rect r, const Panel& blocks)
{
    if (r.h < 24) return;
    if (!view_.analysis_shown()) {
        const Text off = ui_.memory().no_help ? Text::no_help : Text::spaces_off;
        p_.paragraph({r.x, r.y + 20}, say_(off), r.w, {14, t_.muted}, 20);
        return;
    }
    const Tab tab = view_.ui().tab;
    const float tabs_h = draw_some_tabs(ui_, {r.x, r.y, r.w, desktop() ? 36.f : 44.f}, spaces_tab_names, view_.tabs(),
                                        static_cast<int>(tab));
    r = {r.x, r.y + tabs_h + 6, r.w, r.h - tabs_h - 6};
    if (r.h < 24) return;
    if (analysis_.too_large()) {
        p_.paragraph({r.x, r.y + 20}, say_(Text::spaces_too_large), r.w, {14, t_.muted}, 20);
        return;
    }
    if (tab == Tab::tree && game_.noisy() && !analysis_.settled() && analysis_.posterior().after.size() > 1) {
        const float y = believed({r.x, r.y + 2}, r.w);
        p_.paragraph({r.x, y + 16}, say_(Text::spaces_working), r.w, {13, t_.muted}, 18);
        return;
    }
    if (tab == Tab::tree) return tree_tab(r);
    scrolled(ui_, "spaces panel ", static_cast<int>(tab), {r.x - 8, r.y, r.w + 18, r.h}, [&](float top) {
        const Point at{r.x, top};
        if (tab == Tab::step) return step_tab(at, r.w);
        if (tab == Tab::map) return map_tab(at, r.w);
        draw_fields(ui_, {at.x, at.y + 4}, r.w, blocks);
        return at.y + 4 + fields_height(ui_, blocks, r.w);
    });
}

/// A peg; or a legible digit or letter, on a tile if `framed`.
void SpacesCanvas::symbol(int value, Point at, float radius, bool framed, float opacity)
{
    if (game_.face() == Face::colours) return draw_symbol(p_, game_.face(), value, at, radius, view_.mark(), opacity);
    if (framed) {
        const Rect tile{at.x - radius, at.y - radius, 2 * radius, 2 * radius};
        p_.fill(tile, faded(t_.raised, opacity), radius * 0.38f);
        p_.stroke(tile, faded(t_.line_strong, opacity), radius * 0.38f);
    }
    const float size = std::max(13.f, radius * 1.2f);
    const char letter = symbol_key(game_.face(), value);
    p_.text({at.x, at.y + size * 0.36f}, std::string_view(&letter, 1),
            {size, faded(t_.text, opacity), Weight::bold, Align::middle});
}

/// Values as pegs or tiles, `?` as a ring, `*` as a star. With `black`, a pin below each value: filled if black (fija),
/// a ring if white (pica). Returns the right edge.
float SpacesCanvas::draw_concept(Point first, const vs::Concept& c, const vs::Concept* black, float pitch, float radius)
{
    for (std::size_t i = 0; i < rules_.positions; ++i) {
        const Point at{first.x + pitch * static_cast<float>(i), first.y};
        const auto slot = c.slot[i];
        if (vs::is_value(slot)) {
            symbol(slot, at, radius, true);
            if (!black) continue;
            const Point pin{at.x, at.y + radius + 6};
            if (vs::is_value(black->slot[i])) p_.disc(pin, 3, t_.text);
            else p_.ring(pin, 2.6f, t_.text, 1.6f);
        } else if (slot == vs::any) {
            p_.text({at.x, at.y + radius * 1.05f}, "*",
                    {std::max(14.f, radius * 2), t_.muted, Weight::bold, Align::middle});
        } else {
            p_.ring(at, radius * 0.86f, t_.line_strong, 1);
            p_.text({at.x, at.y + radius * 0.42f}, "?",
                    {std::max(12.f, radius * 1.2f), t_.muted, Weight::regular, Align::middle});
        }
    }
    return first.x + pitch * static_cast<float>(rules_.positions - 1) + radius;
}

/// A space's E and, if `general`, its G (at most `limit` concepts): pegs for colours, else text. Returns the y below.
float SpacesCanvas::boundaries(Point at, float width, const vs::Space& s, std::size_t limit, bool general)
{
    const bool pegs = game_.face() == Face::colours, l2 = view_.language() == vs::Language::l2;
    const float left = at.x + 26, right = at.x + width, radius = 8, pitch = 18;
    float y = at.y;
    const auto label = [&](std::string_view name) { p_.text({at.x, y + 16}, name, {14, t_.accent, Weight::bold}); };
    const auto words = [&](const std::string& text) {
        y = p_.paragraph({left, y + 16}, text, right - left, {14, t_.text}, 19) - 12;
    };
    const auto drawn = [&](std::span<const vs::Concept> all, Count more) {
        const float each = pitch * static_cast<float>(rules_.positions) + 14;
        float x = left;
        for (const auto& c : all) {
            if (x + each > right && x > left) x = left, y += 24;
            draw_concept({x + radius, y + 11}, c, nullptr, pitch, radius);
            x += each;
        }
        y += 24;
        if (more > 0) {
            const std::string rest = say_(Text::spaces_and_more, say_.count(static_cast<std::int64_t>(more)));
            if (x + p_.width(rest, 12) > right) x = left, y += 18;
            p_.text({x, y - 9}, rest, {12, t_.muted});
        }
    };
    const auto masks = [&](bool rejected) { // L2: for each position, the asserted value or the rejected ones
        float x = left;
        for (std::size_t i = 0; i < rules_.positions; ++i) {
            std::vector<int> values;
            for (int v = 0; v < rules_.symbols; ++v)
                if (rejected ? (s.rejected[i] >> v & 1u) != 0 : s.asserted[i] == v) values.push_back(v);
            const std::string_view sign = values.empty() ? (rejected ? "*" : "?") : rejected ? "¬" : "=";
            const float sign_w = p_.width(sign, 14) + 4, w = sign_w + pitch * static_cast<float>(values.size()) +
                                                             (i + 1 < rules_.positions ? 12.f : 0.f);
            if (x + w > right && x > left) x = left, y += 24;
            p_.text({x, y + 16}, sign, {14, t_.text});
            float peg = x + sign_w + radius;
            for (const int v : values) {
                symbol(v, {peg, y + 11}, radius, false);
                peg += pitch;
            }
            x += w;
        }
        y += 24;
    };
    label("E");
    if (pegs && l2) masks(false);
    else if (pegs) {
        vs::Concept asserted;
        asserted.slot = s.asserted;
        drawn({&asserted, 1}, 0);
    } else words(specific_in_words(say_, game_, s, view_.language()));
    if (!general) return y;
    label("G");
    if (pegs && l2) masks(true);
    else if (!pegs) words(general_in_words(say_, game_, s, view_.language(), limit));
    else {
        const auto shown = vs::sets_of(rules_, s, limit).general;
        drawn(shown, general_count(game_, s, view_.language()) - static_cast<Count>(shown.size()));
    }
    return y;
}

/// The values of each position: rejected ones struck out (in red if `before` had them), the asserted one framed.
/// Returns the y below.
float SpacesCanvas::box(Rect r, const vs::Space& now, const vs::Space* before)
{
    const float label = 24, gap = 3;
    const float cell_w = std::min(56.f, (r.w - label + gap) / static_cast<float>(rules_.symbols) - gap);
    const float cell_h = std::min(r.h / static_cast<float>(rules_.positions) - gap, 34.f);
    const float radius = std::min(cell_w, cell_h) / 2 - 3;
    float y = r.y;
    for (int i = 0; i < rules_.positions; ++i) {
        const auto slot = static_cast<std::size_t>(i);
        p_.text({r.x + 8, y + cell_h / 2 + 5}, std::to_string(i + 1), {13, t_.muted, Weight::bold, Align::middle});
        const vs::Mask open = vs::allowed(rules_, now, i);
        for (int v = 0; v < rules_.symbols; ++v) {
            const Rect cell{r.x + label + (cell_w + gap) * static_cast<float>(v), y, cell_w, cell_h};
            const bool rejected = now.rejected[slot] >> v & 1u, asserted = now.asserted[slot] == v;
            const bool fresh = before && rejected && !(before->rejected[slot] >> v & 1u);
            const bool asserted_now = before && asserted && before->asserted[slot] != v;
            const bool left = open >> v & 1u;
            p_.fill(cell, rejected ? (fresh ? t_.bad_soft : t_.sunken) : asserted ? t_.accent_soft : t_.surface, 5);
            if (asserted) p_.stroke(cell, t_.accent, 5, asserted_now ? 3.f : 2.f);
            else if (!rejected) p_.stroke(cell, t_.line, 5);
            symbol(v, cell.centre(), radius, false, left ? 1.f : 0.3f);
            if (rejected)
                p_.line({cell.x + 5, cell.bottom() - 5}, {cell.right() - 5, cell.y + 5},
                        fresh ? t_.bad : t_.line_strong, fresh ? 2.6f : 1.6f);
        }
        y += cell_h + gap;
    }
    return y;
}

float SpacesCanvas::title(Point at, float width, const std::string& words)
{
    return p_.paragraph({at.x, at.y + 14}, words, width, {13, t_.muted, Weight::bold}, 17) - 8;
}

} // namespace shell::spaces
