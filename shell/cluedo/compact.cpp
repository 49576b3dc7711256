// The compact grid of a phone where Sagaz takes the notes, or with five players, and of a narrow landscape: a row of 24
// to 45 px for every card, so that all fit on screen if possible, and a summary in the first line of the sheet. Notes
// taken by hand keep cells as large as a fingertip.
#include "shell/cluedo/canvas.hpp"
#include "shell/cluedo/ids.hpp"
#include "shell/cluedo/others_words.hpp"
#include <algorithm>

namespace shell::cluedo {

using namespace engine::cluedo;

namespace {

constexpr float least_row = 24;

} // namespace

bool CluedoCanvas::compact() const
{
    const bool close = ui_.view.layout == Layout::phone
                           ? table_.players >= 5 || is_low(ui_.view) || view_.others_shown() || view_.analysis_shown()
                           : ui_.view.layout == Layout::landscape && ui_.view.width < 560;
    return close && !view_.stepping() && !view_.choosing_hand();
}

/// Left edge and width of a holder's column: the user's is narrower, the envelope's wider than the others.
std::pair<float, float> CluedoCanvas::compact_column(Rect area, Holder h) const
{
    const bool many = table_.players > 6;
    const float label = many ? 96.f : 102.f;
    const auto weight = [&](Holder at) {
        if (at == setup_.me) return many ? 22.f : 30.f;
        if (at == table_.envelope()) return 42.f;
        return many ? 26.f : 35.f;
    };
    float sum = 0, before = 0;
    for (Holder at = 0; at < table_.holders(); ++at) {
        sum += weight(at);
        if (at < h) before += weight(at);
    }
    const float unit = (area.w - label - 12) / sum;
    return {area.x + label + 8 + before * unit, weight(h) * unit};
}

/// All cards; where some are out of sight, those of the question at hand come first.
std::vector<Card> CluedoCanvas::compact_order(float room) const
{
    std::vector<Card> order;
    const Draft& d = state_.draft;
    const bool noted = d.on() && d.what != Draft::What::fact && d.what != Draft::What::leaves && d.has_cards();
    if (least_row * static_cast<float>(table_.deck.cards()) > room && (noted || game_.i_must_show())) {
        const Trio& asked = noted ? d.cards : game_.play->asked;
        order.assign(asked.begin(), asked.end());
    }
    for (Card c = 0; c < table_.deck.cards(); ++c)
        if (std::find(order.begin(), order.end(), c) == order.end()) order.push_back(c);
    return order;
}

void CluedoCanvas::compact_row(Rect r, Card c, Rect area)
{
    const bool done = card_done(c), mine = (game_.hand & bit(c)) != 0;
    bool fresh = false;
    for (Holder h = 0; h < table_.holders(); ++h) fresh |= view_.has_news() && view_.analysis().is_new(c, h);
    if (fresh) p_.fill(r, t_.accent_soft);
    const Weight weight = mine || fresh ? Weight::bold : Weight::regular;
    const float room = compact_column(area, 0).first - r.x - 10;
    const std::string name = cluedo_card(say_, setup_, c);
    p_.text({r.x + 8, r.centre().y + 4.5f}, p_.fitted(name, room, 12.5f, weight),
            {12.5f, done && !fresh && !mine ? t_.muted : t_.text, weight});
    for (Holder h = 0; h < table_.holders(); ++h) {
        const auto [x, w] = compact_column(area, h);
        ringed_cell(c, h, {x + 1, r.y + 1, w - 2, r.h - 2});
    }
}

void CluedoCanvas::compact_grid(Rect area)
{
    constexpr float head = 24, most = 45;
    const float top = area.y + supposition_ribbon(area) + eyes_ribbon(area);
    p_.text({area.x + 8, top + 16},
            view_.shares_shown() && knows() && view_.eyes() == nobody ? say_(Text::cluedo_in_percent) : std::string(),
            {12, t_.muted});
    for (Holder h = 0; h < table_.holders(); ++h) {
        const auto [x, w] = compact_column(area, h);
        head_at({x + w / 2, top + 16}, h, w - 2, 13);
    }
    // The race stays under the table where that leaves half of the cards, in two columns a third of them.
    float strip = race_height() > 0 ? race_height() + 10 : 0.f;
    const float room = area.bottom() - top - head, half = 10.5f * least_row, third = 7 * least_row;
    const bool cut = strip > 0 && room - strip < half;
    const bool below =
        strip > 0 && ui_.view.layout == Layout::phone && (!cut || room - short_race_height() - 10 >= third);
    if (cut && below) strip = short_race_height() + 10;
    const Rect window{area.x, top + head, area.w, area.bottom() - top - head - (below ? strip : 0)};
    if (below) {
        const Rect under{area.x, window.bottom(), area.w, strip};
        p_.fill(under, t_.bg);
        p_.line({area.x, under.y}, {area.right(), under.y}, t_.line_strong, 1);
        if (cut) short_race({area.x + 12, under.y + 4}, area.w - 24);
        else race({area.x + 12, under.y + 4}, area.w - 24);
    }
    const auto n = static_cast<float>(table_.deck.cards());
    const float row = std::clamp((window.h - 4) / n, least_row, most);
    supposition_paper(window);
    ScrollArea scroll(ui_, "grid area", window);
    const float start = window.y - scroll.offset();
    float y = notes_switch({area.x, start}, area.w);
    const auto order = compact_order(window.h);
    if (ui_.is_new("cluedo rows", order[0] * max_cards + order[1])) scroll.go_to(0);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Card c = order[i];
        if (i == 0 || c < order[i - 1] || table_.deck.kind(c) != table_.deck.kind(order[i - 1]))
            p_.line({area.x, y}, {area.right(), y}, t_.line_strong, 1);
        compact_row({area.x, y, area.w, row}, c, area);
        y += row;
    }
    if (strip > 0 && !below) {
        race({area.x + 12, y + 6}, area.w - 24);
        y += strip;
    }
    y = others_under({area.x + 8, y}, area.w - 16);
    scroll.content_height(y - start + 2);
}

/// The likeliest envelope, one card of each kind, and the news.
void CluedoCanvas::compact_brief(Rect r)
{
    if (view_.eyes() != nobody) {
        const std::string words = cluedo_eyes_unseen(say_, view_);
        auto lines = p_.wrapped(words, r.w, 13);
        const bool small = lines.size() > 2; // three lines of smaller letters
        if (small) lines = p_.wrapped(words, r.w, 12);
        float y = r.y + (small ? 12.f : 16.f);
        for (std::size_t i = 0; i < lines.size() && i < 3; ++i, y += small ? 15.f : 18.f)
            p_.text({r.x, y}, lines[i], {small ? 12.f : 13.f, t_.text});
        return;
    }
    if (view_.solved_notes()) return solved_line({r.x - 4, r.y, r.w + 4, 44});
    const Shares* s = view_.analysis().shares();
    const Rect box{r.x, r.y + 4, 20, 14};
    const std::array<Point, 3> flap{Point{box.x + 1, box.y + 1}, {box.x + 10, box.y + 8}, {box.right() - 1, box.y + 1}};
    p_.stroke(box, t_.accent, 2, 1.8f);
    p_.polyline(flap, t_.accent, 1.6f);
    std::vector<std::pair<std::string, std::string>> parts; // a card, and its share unless it is certain
    if (s && s->consistent && knows()) {
        for (const Kind k : {Kind::suspect, Kind::weapon, Kind::room}) {
            const Likeliest best = likeliest_in_envelope(table_, *s, k);
            if (best.alike > 0) continue;
            parts.emplace_back(cluedo_card(say_, setup_, best.card),
                               best.certain ? "" : " " + say_(Text::percent, Say::count(best.percent)));
        }
        if (parts.empty()) parts.emplace_back(say_(Text::cluedo_all_alike), "");
    }
    const float room = r.w - 28;
    // Names are cut before a share is left out: without it a guess would read like the solution.
    const auto joined_to = [&](float most, Weight weight) {
        std::string words;
        for (const auto& [name, share] : parts)
            words += (words.empty() ? "" : " · ") + (most > 0 ? p_.fitted(name, most, 12.5f, weight) : name) + share;
        return words;
    };
    Weight weight = Weight::bold;
    std::string words = joined_to(0, weight);
    if (p_.width(words, 12.5f, weight) > room) weight = Weight::regular;
    for (float most = room; p_.width(words, 12.5f, weight) > room && most > 20; most -= 4)
        words = joined_to(most, weight);
    p_.text({r.x + 28, r.y + 16}, p_.fitted(words, room, 12.5f, weight), {12.5f, t_.text, weight});
    if (view_.has_news()) news({r.x - 4, r.y + 17, r.w + 4, 44});
    else p_.text({r.x, r.y + 38}, p_.fitted(say_(Text::cluedo_tap_cell), r.w, 12.5f), {12.5f, t_.muted});
}

} // namespace shell::cluedo
