// Draws the last answer in a game: who asked, who passed, who showed, and the card if the user saw it. It covers the
// grid until the user taps, or for a moment if the user is not the asker.
#include "shell/cluedo/canvas.hpp"
#include "shell/cluedo/ids.hpp"
#include <algorithm>

namespace shell::cluedo {

using namespace engine::cluedo;

namespace {

void draw_kind(const Painter& p, Kind kind, Point m)
{
    const Theme& t = p.theme();
    if (kind == Kind::suspect) {
        p.disc({m.x, m.y - 10}, 11, t.accent);
        p.fill({m.x - 19, m.y + 5, 38, 22}, t.accent, 11);
    } else if (kind == Kind::weapon) {
        for (const float side : {-1.f, 1.f}) { // two crossed, because the card's name may be of any weapon
            p.line({m.x - 18 * side, m.y - 22}, {m.x + 14 * side, m.y + 18}, t.accent, 6);
            p.line({m.x + 4 * side, m.y + 18}, {m.x + 18 * side, m.y + 8}, t.accent, 4);
            p.disc({m.x + 18 * side, m.y + 23}, 5, t.accent);
        }
    } else {
        const std::array<Point, 3> roof{Point{m.x, m.y - 24}, {m.x + 28, m.y}, {m.x - 28, m.y}};
        p.polygon(roof, t.accent);
        p.stroke({m.x - 22, m.y + 3, 44, 25}, t.accent, 2, 2.5f);
        p.fill({m.x - 6, m.y + 12, 12, 16}, t.accent, 1);
    }
}

} // namespace

std::string CluedoCanvas::shown_headline(const Entry& e) const
{
    if (e.kind == Entry::Kind::accuse)
        return e.by == setup_.me ? say_(Text::cluedo_you_are_out) + " " +
                                       say_(Text::cluedo_it_was, cluedo_cards(say_, setup_, e.seen)) + "."
                                 : cluedo_holder(say_, setup_, e.by) + " " + say_(Text::cluedo_accuses) + " " +
                                       say_(Text::cluedo_was_wrong);
    if (e.shower == nobody) return say_(Text::cluedo_nobody_has);
    if (e.shower == setup_.me)
        return say_(Text::cluedo_you_show, cluedo_card(say_, setup_, e.card), cluedo_holder(say_, setup_, e.by));
    if (e.by == setup_.me) return say_(Text::cluedo_you_are_shown, cluedo_holder(say_, setup_, e.shower));
    return say_(Text::cluedo_other_shows, cluedo_holder(say_, setup_, e.shower), cluedo_holder(say_, setup_, e.by));
}

/// The three cards asked for, the one shown marked; for an accusation, the right ones. Wraps to more lines as needed.
float CluedoCanvas::asked_chips(Rect r, const Entry& e)
{
    float y = r.y;
    std::vector<std::pair<std::string, bool>> line;
    const bool judged = e.kind == Entry::Kind::accuse && e.has_seen();
    const float sign = judged ? 18.f : 0.f; // room for a tick or a cross
    const auto chip_width = [&](const std::string& name) { return p_.width(name, 13.5f, Weight::bold) + 24 + sign; };
    float used = 0;
    const auto put = [&] {
        float x = r.centre().x - (used - 6) / 2;
        for (const auto& [name, good] : line) {
            const float w = std::min(chip_width(name), r.w);
            const Rect box{x, y, w, 28};
            const bool wrong = judged && !good;
            p_.fill(box, good ? t_.good_soft : wrong ? t_.bad_soft : t_.sunken, 14);
            p_.stroke(box, good ? t_.good : wrong ? t_.bad : t_.line, 14, good ? 2.f : 1.f);
            p_.text({box.centre().x + sign / 2, box.centre().y + 5},
                    p_.fitted(name, w - 16 - sign, 13.5f, Weight::bold),
                    {13.5f, t_.text, good ? Weight::bold : Weight::regular, Align::middle});
            const Point glyph{box.x + 16, box.centre().y};
            if (judged && good) draw_tick(p_, glyph, 5, t_.good, 2.2f);
            if (wrong) draw_cross(p_, glyph, 4, t_.bad, 2.2f);
            x += w + 6;
        }
        line.clear();
        used = 0;
        y += 34;
    };
    for (std::size_t k = 0; k < kinds; ++k) {
        const Card c = e.cards[k];
        const std::string name = cluedo_card(say_, setup_, c);
        if (!line.empty() && used + chip_width(name) > r.w) put();
        used += chip_width(name) + 6;
        line.emplace_back(name, judged ? c == e.seen[k] : c == e.card);
    }
    put();
    return y + 4;
}

/// The seats clockwise from the asker: those that passed, and the shower.
float CluedoCanvas::seat_track(Rect r, const Entry& e)
{
    std::vector<Holder> seats{e.by};
    for (Holder h = table_.next(e.by); h != e.by; h = table_.next(h)) {
        seats.push_back(h);
        if (h == e.shower) break;
    }
    const float pitch = std::min(92.f, r.w / static_cast<float>(seats.size()));
    float x = r.centre().x - pitch * static_cast<float>(seats.size() - 1) / 2;
    const float y = r.y + 19;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const Holder h = seats[i];
        const bool asks = i == 0, shows = h == e.shower;
        if (i > 0) {
            const Colour ink = shows ? t_.good : t_.line_strong;
            p_.line({x - pitch + 22, y}, {x - 23, y}, ink, 2);
            const std::array<Point, 3> head{Point{x - 29, y - 5}, {x - 23, y}, {x - 29, y + 5}};
            p_.polyline(head, ink, 2);
        }
        p_.disc({x, y}, 18, asks ? t_.accent_soft : shows ? t_.good_soft : t_.sunken);
        if (asks || shows) p_.ring({x, y}, 18, asks ? t_.accent : t_.good, 2);
        p_.text({x, y + 4.5f}, head_name(h, 32, 13),
                {12, asks || shows ? t_.text : t_.muted, Weight::bold, Align::middle});
        const TrackDoes does = asks ? TrackDoes::ask : shows ? TrackDoes::show : TrackDoes::pass;
        p_.text({x, y + 34}, p_.fitted(cluedo_track(say_, setup_, h, does), pitch - 4, 12.5f),
                {12.5f, shows ? t_.good : t_.muted, shows ? Weight::bold : Weight::regular, Align::middle});
        x += pitch;
    }
    return r.y + 62;
}

void CluedoCanvas::answer_card(Rect card, const Entry& e)
{
    p_.lift(card, 14);
    if (e.card == no_card) { // face down
        p_.fill(card, t_.accent_soft, 14);
        p_.stroke(card, t_.accent, 14, 2);
        p_.text({card.centre().x, card.centre().y + 11}, "?", {30, t_.accent, Weight::bold, Align::middle});
        return;
    }
    p_.fill(card, t_.surface, 14);
    p_.stroke(card, t_.good, 14, 2.5f);
    p_.fill(card.inset(8), t_.sunken, 8);
    const bool picture = card.h >= 120;
    if (picture) draw_kind(p_, table_.deck.kind(e.card), {card.centre().x, card.y + card.h * 0.36f});
    const std::string name = cluedo_card(say_, setup_, e.card);
    float size = 20;
    while (size > 13 && p_.width(name, size, Weight::bold) > card.w - 22) size -= 0.5f;
    p_.text({card.centre().x, picture ? card.y + card.h * 0.76f : card.centre().y + 6},
            p_.fitted(name, card.w - 20, size, Weight::bold), {size, t_.text, Weight::bold, Align::middle});
    if (picture)
        p_.text(
            {card.centre().x, card.y + card.h * 0.76f + 22},
            p_.fitted(say_(cluedo_kind_names[static_cast<std::size_t>(table_.deck.kind(e.card))]), card.w - 20, 12.5f),
            {12.5f, t_.muted, Weight::regular, Align::middle});
}

/// In the grid's place. Low areas show only who shows what; higher ones add the cards asked for, then the seats.
void CluedoCanvas::answer(Rect area, const Entry& e)
{
    const Id tap = "go_on@card"_id; // the button has another id
    const Press press = ui_.item(tap, area.inset(4), 12);
    if (const Colour back = ui_.reactive(t_.bg, press, tap); back >> 24) p_.fill(area, back);
    if (press.clicked) ui_.act(tap);
    const Rect r = {area.centre().x - std::min(480.f, area.w - 24) / 2, area.y + 10, std::min(480.f, area.w - 24),
                    area.h - 20};
    const bool asked = e.kind == Entry::Kind::suggest, nothing = !asked || e.shower == nobody;
    const float whole = nothing ? 150.f : 316.f; // height; stands a little above the middle
    float y = r.y + std::max(0.f, (r.h - whole) * 0.4f);
    if (r.h >= 190) y = asked_chips({r.x, y, r.w, 0}, e);
    if (asked && r.h >= 260) y = seat_track({r.x, y + 4, r.w, 0}, e);
    const std::string words = shown_headline(e);
    float size = 22;
    while (size > 14 && p_.width(words, size, Weight::bold) > r.w) size -= 0.5f;
    y = p_.paragraph({r.x + r.w / 2, y + size + 2}, words, r.w, {size, t_.text, Weight::bold, Align::middle}, size + 4);
    y -= size * 0.5f;
    if (nothing) return;
    const float h = std::min(168.f, r.bottom() - y - 4);
    if (h < 40) return;
    const float w = h >= 120 ? h * 132 / 168 : std::min(160.f, r.w);
    answer_card({r.x + (r.w - std::max(w, 120.f)) / 2, y, std::max(w, 120.f), h}, e);
}

} // namespace shell::cluedo
