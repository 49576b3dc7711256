// Draws suppositions unlike facts: hatched paper under the cells, dashed cells with the share among the facts, and a
// ribbon with the button that takes the supposition back. Cells that follow from facts look as usual.
#include "shell/cluedo/canvas.hpp"
#include "shell/cluedo/ids.hpp"
#include <algorithm>

namespace shell::cluedo {

using namespace engine::cluedo;

float CluedoCanvas::supposition_ribbon(Rect area)
{
    if (view_.supposition() < 0 || !knows()) return 0;
    const bool beside = ui_.view.layout == Layout::desktop; // else the button is in the sheet
    const float h = beside ? 44 : 32;
    const Rect ribbon{area.x, area.y, area.w, h};
    p_.fill(ribbon, t_.warn, beside ? 8.f : 0.f);
    float room = area.w - 24;
    if (beside) {
        const float w = p_.width(say_(Text::cluedo_take_back), 15, Weight::bold) + 32;
        ui_.button("take_back"_id, {ribbon.right() - w - 4, ribbon.y + 4, w, 36}, Text::cluedo_take_back,
                   ButtonKind::primary);
        room -= w + 8;
    }
    const std::string words = say_(Text::cluedo_supposing, cluedo_literal(say_, setup_, view_.supposed()));
    float size = 14;
    while (size > 12 && p_.width(words, size, Weight::bold) > room) size -= 0.5f;
    p_.text({ribbon.x + 12, ribbon.centre().y + 5}, p_.fitted(words, room, size, Weight::bold),
            {size, t_.surface, Weight::bold});
    return h;
}

/// The hatched background.
void CluedoCanvas::supposition_paper(Rect r)
{
    if (view_.supposition() < 0 || !knows()) return;
    p_.fill(r, t_.warn_soft);
    constexpr float pitch = 12;
    const Colour ink = faded(t_.warn, 0.16f);
    for (float x = r.x + pitch; x < r.right() + r.h; x += pitch) { // from the top or right edge down to the left
        const float over = std::max(0.f, x - r.right()), under = std::max(0.f, r.x - (x - r.h));
        p_.line({x - over, r.y + over}, {x - r.h + under, r.bottom() - under}, ink, 1.2f);
    }
}

bool CluedoCanvas::fiction(Card c, Holder h) const
{
    const Shares* facts = view_.analysis().facts();
    if (view_.supposition() < 0 || !facts || !facts->consistent || !knows()) return false;
    const auto kind = view_.cell(c, h).kind;
    return facts->certain.at(c, h) == Domain::both && (kind == Cell::Kind::yes || kind == Cell::Kind::no);
}

void CluedoCanvas::dashed(Rect r, Colour ink, float width)
{
    constexpr float on = 5, step = 9;
    for (float x = r.x; x < r.right(); x += step) {
        const float to = std::min(x + on, r.right());
        p_.line({x, r.y}, {to, r.y}, ink, width);
        p_.line({x, r.bottom()}, {to, r.bottom()}, ink, width);
    }
    for (float y = r.y; y < r.bottom(); y += step) {
        const float to = std::min(y + on, r.bottom());
        p_.line({r.x, y}, {r.x, to}, ink, width);
        p_.line({r.right(), y}, {r.right(), to}, ink, width);
    }
}

/// A mark in the warning colour. If there is room, its probability without the supposition stands below.
void CluedoCanvas::supposed_cell(Card c, Holder h, Rect r)
{
    const bool yes = view_.cell(c, h).kind == Cell::Kind::yes;
    p_.fill(r, t_.warn_soft, 5);
    dashed(r.inset(1), t_.warn, yes ? 2.f : 1.4f);
    const Shares& facts = *view_.analysis().facts();
    const auto n = facts.deals_with[static_cast<std::size_t>(c)][static_cast<std::size_t>(h)];
    const std::string share = say_(Text::percent, Say::count(cluedo_percent(n, facts.total)));
    const bool both = r.h >= 34 && p_.width(share, 12) <= r.w - 4;
    const float small = std::min(1.f, r.w / 40);
    const Point m{r.centre().x, both ? r.y + r.h * 0.34f : r.centre().y};
    if (yes) draw_tick(p_, m, 6 * small, t_.warn, 2.6f);
    else draw_cross(p_, m, 4.4f * small, t_.warn, 1.8f);
    if (both) p_.text({r.centre().x, r.bottom() - 5}, share, {12, t_.text, Weight::regular, Align::middle});
}

/// What would be left under the supposition; returns the y below.
float CluedoCanvas::supposition_brief(Point at, float width)
{
    const std::string title = say_(Text::cluedo_supposed) + " " + cluedo_literal(say_, setup_, view_.supposed());
    float y = p_.paragraph({at.x, at.y + 18}, title, width, {15, t_.text, Weight::bold}, 20);
    const Shares *now = view_.analysis().shares(), *facts = view_.analysis().facts();
    if (now && facts && now->exact && facts->exact && facts->total > 0) {
        const std::string left = say_(Text::cluedo_suppose_left, Say::count(now->total), Say::count(facts->total)) +
                                 " (" + say_(Text::percent, Say::count(cluedo_percent(now->total, facts->total))) +
                                 ").";
        y = p_.paragraph({at.x, y}, left, width, {13.5f, t_.text}, 19);
    }
    return y;
}

} // namespace shell::cluedo
