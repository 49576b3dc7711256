// Draws the grid of cards by holders (ticks, crosses and shares), the likeliest envelope, and the legend.
#include "shell/cluedo/canvas.hpp"
#include "shell/cluedo/ids.hpp"
#include <algorithm>
#include <cmath>

namespace shell::cluedo {

using namespace engine::cluedo;

CluedoCanvas::CluedoCanvas(const View& view, Ui& ui)
    : view_(view), ui_(ui), game_(view.game()), setup_(view.game().setup), table_(view.game().setup.table),
      state_(view.ui()), p_(ui.paint), t_(ui.theme()), say_(ui.say)
{}

int CluedoCanvas::rows_of(Kind k) const { return table_.deck.sizes[static_cast<std::size_t>(k)]; }

GridMetrics CluedoCanvas::metrics(float width, float label) const
{
    constexpr float fingertip = 45, name = 24;
    GridMetrics m;
    m.label = label;
    const auto n = static_cast<float>(table_.holders());
    if (phone_like()) m.row = 45, m.cell_h = 42;
    if (phone_like() && (width - label) / n < fingertip) {
        m.label = 0;
        m.above = name;
        m.row += name;
    }
    m.pitch = std::min((width - m.label) / n, 64.f);
    m.cell_w = m.pitch - (m.pitch < 40 ? 2.f : phone_like() ? 3.f : 4.f);
    return m;
}

/// The holders' names, each above its column.
void CluedoCanvas::heads(Point at, const GridMetrics& m, float size)
{
    for (Holder h = 0; h < table_.holders(); ++h)
        head_at({at.x + m.label + m.pitch * (static_cast<float>(h) + 0.5f), at.y}, h, m.pitch - 2, size);
}

void CluedoCanvas::head_at(Point where, Holder h, float room, float size)
{
    const bool envelope = h == table_.envelope();
    const std::string name = envelope ? say_(Text::cluedo_envelope_head) : cluedo_holder(say_, setup_, h);
    float s = size;
    while (s > 12 && p_.width(name, s, Weight::bold) > room) s -= 1;
    if (envelope && p_.width(name, s, Weight::bold) > room + 2) { // the word does not fit
        const Rect r{where.x - 9, where.y - 11, 18, 13};
        const std::array<Point, 3> flap{Point{r.x + 1, r.y + 1}, {r.x + 9, r.y + 8}, {r.right() - 1, r.y + 1}};
        p_.stroke(r, t_.accent, 2, 1.8f);
        p_.polyline(flap, t_.accent, 1.6f);
        return;
    }
    p_.text(where, envelope ? name : head_name(h, room, s),
            {s, envelope ? t_.accent : t_.text, Weight::bold, Align::middle});
}

/// The first that fits: the whole name, a unique cut of three letters or more, initials, or the seat's number.
std::string CluedoCanvas::head_name(Holder h, float room, float size) const
{
    std::string name = cluedo_holder(say_, setup_, h);
    if (p_.width(name, size, Weight::bold) <= room) return name;
    const auto letters = [](const std::string& of, std::size_t n) { // the first n code points
        std::size_t end = 0;
        for (; n > 0 && end < of.size(); --n) do
                ++end;
            while (end < of.size() && (static_cast<unsigned char>(of[end]) & 0xc0) == 0x80);
        return of.substr(0, end);
    };
    const auto own = [&](const std::string& cut, std::size_t n) {
        for (Holder other = 0; other < table_.holders(); ++other)
            if (other != h && letters(cluedo_holder(say_, setup_, other), n) == cut) return false;
        return true;
    };
    for (std::size_t n = 8; n >= 3; --n)
        if (const auto cut = letters(name, n); own(cut, n) && p_.width(cut + "…", size, Weight::bold) <= room)
            return cut + "…";
    if (const auto space = name.find(' '); space != std::string::npos) {
        std::string initials = letters(name, 1) + letters(name.substr(space + 1), 1);
        if (p_.width(initials, size, Weight::bold) <= room) return initials;
    }
    for (std::size_t n = 1; n <= 2; ++n)
        if (auto cut = letters(name, n); own(cut, n) && p_.width(cut, size, Weight::bold) <= room) return cut;
    std::size_t last = name.size() - 1; // names that begin alike: first and last letter
    while (last > 0 && (static_cast<unsigned char>(name[last]) & 0xc0) == 0x80) --last;
    if (auto cut = letters(name, 1) + name.substr(last); p_.width(cut, size, Weight::bold) <= room) return cut;
    return std::to_string(h + 1); // the seat's number
}

bool CluedoCanvas::card_done(Card c) const
{
    for (Holder h = 0; h < table_.holders(); ++h)
        if (view_.cell(c, h).kind == Cell::Kind::yes) return true;
    return false;
}

void CluedoCanvas::cell(Card c, Holder h, Rect r)
{
    using K = Cell::Kind;
    const Cell cell = view_.cell(c, h);
    const OwnedId id = make_id("cell"_id, c * max_holders + h);
    const bool others_eyes = view_.eyes() != nobody; // then the reasons, which are the user's, do not apply
    const Press press = others_eyes ? Press{} : ui_.item(id, r.inset((r.w - (r.w + 2)) / 2, -1), 6);
    const bool low = r.h < 34; // a row of the compact grid
    if (fiction(c, h)) {
        supposed_cell(c, h, r);
        const Literal l = view_.supposed();
        if ((c == l.card && h == l.holder) || (c == state_.card && h == state_.holder))
            p_.stroke(r.inset(-2), t_.accent, 7, 2.5f);
        if (press.clicked) ui_.act(id);
        return;
    }
    Colour back = low && cell.kind == K::no && view_.supposition() < 0 ? 0 : t_.surface;
    std::size_t heat = 1;
    if (cell.kind == K::yes) back = t_.good_soft;
    if (cell.kind == K::share) {
        heat = cell.percent > 60 ? 3 : cell.percent > 30 ? 2 : 1;
        back = t_.heat[heat];
    }
    if (const Colour shown = ui_.reactive(back, press, id); shown >> 24) p_.fill(r, shown, 5);
    if (cell.kind == K::hidden) dashed(r.inset(1), t_.unknown, 1.2f);
    else if (cell.kind != K::yes && cell.kind != K::share && !(low && cell.kind == K::no)) p_.stroke(r, t_.line, 5);
    const bool seen = h == setup_.me && view_.analysis().seen(c) != 0 && !others_eyes;
    const Point m{r.centre().x - (low && seen ? 6.f : 0.f), r.centre().y}; // leaves room for the eye
    const float small = std::min(1.f, r.w / 40);
    if (cell.kind == K::yes) draw_tick(p_, m, 7 * small, t_.good, 2.8f);
    else if (cell.kind == K::hidden) draw_tick(p_, m, 6 * small, t_.unknown, 2);
    else if (cell.kind == K::no && low && card_done(c)) p_.disc(m, 1, t_.line_strong);
    else if (cell.kind == K::no) draw_cross(p_, m, 4.4f * small, t_.unknown, 1.7f);
    else if (cell.kind == K::share) {
        const std::string whole = say_(Text::percent, Say::count(cell.percent));
        float size = low ? 12.f : 14.f;
        while (size > 12 && p_.width(whole, size) > r.w - 4) size -= 0.5f;
        const bool fits = !low && p_.width(whole, size) <= r.w - 4; // else the heading has the %
        p_.text(
            {m.x, m.y + size * 0.36f}, fits ? whole : std::to_string(cell.percent),
            {size, t_.heat_ink[heat], low && h == table_.envelope() ? Weight::bold : Weight::regular, Align::middle});
    } else if (cell.kind == K::open && view_.stepping()) domain(m, Domain::both, 6 * small);
    else if (cell.kind == K::open) p_.text({m.x, m.y + 5}, "?", {14, t_.muted, Weight::regular, Align::middle});
    else if (cell.mark == Mark::yes) draw_tick(p_, m, 6 * small, t_.accent, 2);
    else if (cell.mark == Mark::no) draw_cross(p_, m, 4 * small, t_.accent, 2);
    else p_.text({m.x, m.y + 5}, "?", {15, t_.accent, Weight::bold, Align::middle});
    if (seen) { // an eye: other players have seen it
        eye({r.right() - (low ? 8.f : 9.f), r.bottom() - 7});
        if (press.hovered) ui_.tooltip(id, r, cluedo_cell_more(say_, view_, c, h));
    }
    if (view_.stepping() && view_.analysis().spoken_of(c, h)) p_.stroke(r.inset(-1), t_.accent, 6, 1.5f);
    if ((view_.has_news() && view_.analysis().is_new(c, h)) || view_.decided_then(c, h))
        p_.stroke(r.inset(low ? 0.5f : 0.f), t_.accent, 6, 2);
    if (c == state_.card && h == state_.holder && !others_eyes) p_.stroke(r.inset(-2), t_.focus, 7, 2.5f);
    if (press.clicked) ui_.act(id);
}

/// A cell that a lesson points at has its ring inside: around them, the rings of neighbours would overlap.
void CluedoCanvas::ringed_cell(Card c, Holder h, Rect r)
{
    auto& lesson = ui_.memory().lesson;
    const OwnedId id = make_id("cell"_id, c * max_holders + h);
    if (std::find(lesson.pointed.begin(), lesson.pointed.end(), Id(id).text()) == lesson.pointed.end())
        return cell(c, h, r);
    std::vector<std::string> pointed;
    std::swap(pointed, lesson.pointed); // the control itself then draws none
    cell(c, h, r);
    std::swap(pointed, lesson.pointed);
    const bool low = r.h < 34;                         // of the compact grid
    if (!low) p_.stroke(r.inset(2), t_.surface, 4, 6); // against a share's dark ground
    p_.stroke(r.inset(low ? 1.f : 2.f), ui_.memory().by_keys ? t_.accent : t_.focus, 4, 3);
    if (ui_.is_new("lesson " + std::string(Id(id).text()), lesson.step, 3)) ScrollArea::show(r.y - 8, r.bottom() + 8);
}

/// A small eye: somebody has seen this card of the user.
void CluedoCanvas::eye(Point m)
{
    const std::array<Point, 7> lids{Point{m.x - 6, m.y}, {m.x - 3, m.y - 3}, {m.x, m.y - 4},    {m.x + 3, m.y - 3},
                                    {m.x + 6, m.y},      {m.x + 3, m.y + 3}, {m.x - 3, m.y + 3}};
    for (std::size_t i = 0; i < lids.size(); ++i) p_.line(lids[i], lids[(i + 1) % lids.size()], t_.good, 1.2f);
    p_.disc(m, 1.8f, t_.good);
}

void CluedoCanvas::rows(Point at, const GridMetrics& m, Kind kind)
{
    float y = at.y;
    for (const Card c : list_of(table_.deck.of(kind))) {
        const std::string name = cluedo_card(say_, setup_, c);
        const Weight weight = (game_.hand & bit(c)) != 0 ? Weight::bold : Weight::regular;
        const float room = m.above > 0 ? m.pitch * static_cast<float>(table_.holders()) : m.label - 6;
        float size = 14.5f;
        while (size > 12 && p_.width(name, size, weight) > room) size -= 0.5f;
        p_.text({at.x + (m.above > 0 ? 3.f : 0.f), m.above > 0 ? y + m.above - 5 : y + m.row / 2 + 5},
                p_.fitted(name, room, size, weight), {size, t_.text, weight});
        for (Holder h = 0; h < table_.holders(); ++h)
            ringed_cell(c, h,
                        {at.x + m.label + m.pitch * static_cast<float>(h) + (m.pitch - m.cell_w) / 2,
                         y + m.above + (m.row - m.above - m.cell_h) / 2, m.cell_w, m.cell_h});
        y += m.row;
    }
}

float CluedoCanvas::grid_column(Point at, const GridMetrics& m, float group)
{
    float y = at.y;
    for (const Kind k : {Kind::suspect, Kind::weapon, Kind::room}) {
        ui_.text({at.x, y + group - 9}, cluedo_kind_names[static_cast<std::size_t>(k)], {13, t_.muted, Weight::bold});
        y += group;
        rows({at.x, y}, m, k);
        y += m.row * static_cast<float>(rows_of(k));
    }
    return y;
}

float CluedoCanvas::envelope(Point at, float width)
{
    const Shares* s = view_.analysis().shares();
    const Rect box{at.x, at.y, width, 132};
    p_.fill(box, t_.accent_soft, 10);
    ui_.text({box.x + 20, box.y + 28}, Text::cluedo_envelope_title, {13, t_.muted, Weight::bold});
    if (!s || !s->consistent) return box.bottom();
    float y = box.y + 56;
    for (const Kind k : {Kind::suspect, Kind::weapon, Kind::room}) {
        const auto [best, certain, percent, alike] = likeliest_in_envelope(table_, *s, k);
        const std::string words =
            alike > 0
                ? say_(Text::cluedo_n_alike, say_(cluedo_kind_names[static_cast<std::size_t>(k)]), say_.count(alike))
                : cluedo_card(say_, setup_, best);
        const Weight weight = alike > 0 ? Weight::regular : Weight::bold;
        p_.text({box.x + 20, y}, p_.fitted(words, width - 120, 14.5f, weight), {14.5f, t_.text, weight});
        const std::string share = certain ? say_(Text::cluedo_certain) : say_(Text::percent, Say::count(percent));
        p_.text({box.right() - 20, y}, share,
                {14, certain ? t_.good : t_.muted, certain ? Weight::bold : Weight::regular, Align::right});
        y += 27;
    }
    return box.bottom();
}

/// Above the cards, where the user sees it before the first question. The desktop has it in its heading.
float CluedoCanvas::notes_switch(Point at, float width)
{
    if (!phone_like() || !view_.plays() || view_.analysis_shown() || view_.laid_open()) return at.y;
    ui_.toggle("mind"_id, {at.x, at.y, width, 44}, Text::cluedo_show_mind, false);
    return at.y + 44;
}

void CluedoCanvas::legend(Point at, float width)
{
    float x = at.x;
    const auto part = [&](Text words, Colour back, bool framed) {
        const Rect r{x, at.y, 24, 22};
        p_.fill(r, back, 4);
        if (framed) p_.stroke(r, t_.line, 4);
        ui_.text({x + 31, at.y + 16}, words, {13, t_.muted});
        x += 31 + p_.width(say_(words), 13) + std::min(24.f, width / 18);
        return r.centre();
    };
    draw_tick(p_, part(Text::cluedo_legend_has, t_.good_soft, false), 5, t_.good, 2.4f);
    draw_cross(p_, part(Text::cluedo_legend_lacks, t_.surface, true), 3.5f, t_.unknown, 1.6f);
    const auto fits = [&](Text words) { return x + p_.width(say_(words), 13) + 31 <= at.x + width + 4; };
    const auto two_valued = [&] { domain(part(Text::cluedo_legend_both, t_.surface, true), Domain::both, 5); };
    const bool steps = view_.stepping(), beside = fits(Text::cluedo_legend_both); // stepping shows domains, not shares
    if (steps && beside) two_valued();
    if (!steps && fits(Text::cluedo_legend_share)) {
        const Point m = part(Text::cluedo_legend_share, t_.heat[2], false);
        p_.text({m.x, m.y + 4.5f}, "40", {12, t_.heat_ink[2], Weight::regular, Align::middle});
    }
    x = at.x;
    at.y += 28;
    if (game_.hand != 0) eye(part(Text::cluedo_legend_seen, t_.good_soft, false));
    if (steps && !beside) two_valued();
}

} // namespace shell::cluedo
