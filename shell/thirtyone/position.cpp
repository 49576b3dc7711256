// Draws the analysis of the position: the winner, the value of each move, a reason, and the history of the game.
#include "shell/thirtyone/canvas.hpp"
#include "shell/thirtyone/ids.hpp"
#include <algorithm>

namespace shell::thirtyone {

using engine::thirtyone::Outcome;
using engine::thirtyone::Position;
using engine::thirtyone::Side;

float ThirtyoneCanvas::position_tab(Point at, float width)
{
    if (!solution_) {
        working({at.x, at.y, width, 60}, view_.analysis().game);
        return at.y + 64;
    }
    at.y = verdict(at, width) + 6;
    if (!moves_.empty()) {
        at.y = if_you_play(at, width) + 6;
        p_.divider({at.x, at.y}, width);
        at.y = why({at.x, at.y + 6}, width) + 4;
    }
    if (!game_.moves.empty()) {
        if (!moves_.empty()) p_.divider({at.x, at.y}, width);
        at.y = history({at.x, at.y + 6}, width);
    }
    return at.y;
}

float ThirtyoneCanvas::verdict(Point at, float width)
{
    const Position& p = game_.position;
    const auto outcome = solution_->value(p).outcome;
    WeighedMove sign; // only its colour and glyph are used
    sign.outcome = outcome;
    if (game_.over()) sign.outcome = Outcome::draw;
    const auto titles = p_.balanced(verdict_in_words(say_, *solution_, p), width - 60, 17, Weight::bold);
    const auto how = p_.wrapped(verdict_how(say_, *solution_, p), width - 68, 14);
    const Rect box{at.x, at.y, width,
                   25 + 21 * static_cast<float>(titles.size()) + 19 * static_cast<float>(how.size())};
    p_.fill(box, tint(sign).soft, 8);
    glyph({at.x + 27, box.centre().y}, 9, sign);
    float y = at.y + 9;
    for (const auto& l : titles) p_.text({at.x + 52, y += 21}, l, {17, t_.text, Weight::bold});
    y += 3;
    for (const auto& l : how) p_.text({at.x + 52, y += 19}, l, {14, t_.text});
    return p_.paragraph({at.x, box.bottom() + 18}, status_in_words(say_, *solution_, p), width, {13, t_.muted}, 18) - 6;
}

float ThirtyoneCanvas::if_you_play(Point at, float width)
{
    const bool mine = view_.my_turn() && view_.is_person(Side::a) != view_.is_person(Side::b);
    p_.text({at.x, at.y + 14},
            mine ? say_(Text::thirtyone_if_you_play) : say_(Text::thirtyone_if_plays, side_letter(game_.turn())),
            {13, t_.muted, Weight::bold});
    float y = at.y + 24;
    const float row_h = desktop_ ? 30.f : 44.f;
    float words_w = 0;
    int longest = 1;
    for (const auto& m : moves_) {
        words_w = std::max(words_w, p_.width(outcome_in_words(say_, m, mine), 14));
        longest = std::max(longest, m.moves);
    }
    const float bars_x = at.x + 76 + words_w + 14, in_x = at.x + width - 12;
    const float bars_w = std::max(10.f, in_x - 48 - bars_x),
                unit = std::min(22.f, bars_w / static_cast<float>(longest));
    const int asked = view_.why_value();
    for (const auto& m : moves_) {
        const Rect row{at.x, y, width, row_h};
        const OwnedId id = make_id("why"_id, m.value);
        const Press press = ui_.item(id, row, 6);
        const Colour back = ui_.reactive(m.value == asked ? t_.unknown_soft : 0, press, id);
        if (back >> 24) p_.fill(row, back, 6);
        if (press.clicked) ui_.act(id);
        const float mid = row.centre().y;
        p_.text({at.x + 20, mid + 5}, std::to_string(m.value), {15, t_.text, Weight::bold, Align::middle});
        glyph({at.x + 52, mid}, 5.5f, m);
        p_.text({at.x + 76, mid + 5}, outcome_in_words(say_, m, mine), {14, tint(m).ink});
        for (int i = 0; i < m.moves && !m.beyond; ++i)
            p_.fill({bars_x + unit * static_cast<float>(i), mid - 6, std::max(2.f, unit - (unit > 8 ? 4.f : 1.f)), 12},
                    tint(m).ink, 3);
        const std::string in = m.beyond  ? std::to_string(m.says)
                               : m.moves ? say_(Text::thirtyone_in_n, Say::count(m.moves))
                                         : std::string();
        p_.text({in_x, mid + 5}, in, {13, t_.muted, Weight::regular, Align::right});
        y += row_h;
    }
    return y;
}

/// The moves as tokens, each followed by the sum, wrapped into lines.
float ThirtyoneCanvas::line_of_play(Point at, float width, const Position& from, const std::vector<std::uint8_t>& line)
{
    Position p = from;
    float x = at.x, y = at.y;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Side s = to_move(p);
        p = after(rules_, p, line[i]);
        const std::string sum = std::to_string(p.sum);
        const float w = 38 + p_.width(sum, 16, Weight::bold);
        if (x > at.x && x + w > at.x + width) {
            x = at.x;
            y += 40;
        }
        p_.disc({x + 15, y + 16}, 15, player(s));
        p_.text({x + 15, y + 21}, std::to_string(line[i]), {15, t_.player_ink, Weight::bold, Align::middle});
        p_.text({x + 38, y + 22}, sum, {16, t_.text, Weight::bold});
        x += w + 8;
        if (i + 1 < line.size()) draw(p_, Icon::next, {x, y + 7}, 18, t_.muted);
        x += 28;
    }
    return y + 40;
}

float ThirtyoneCanvas::why(Point at, float width)
{
    const int value = view_.why_value();
    if (value == 0) return at.y;
    const auto why = why_in_words(say_, *solution_, game_.position, value);
    p_.text({at.x, at.y + 18}, say_(Text::thirtyone_why_value, std::to_string(value)), {15, t_.text, Weight::bold});
    float y = p_.paragraph({at.x, at.y + 44}, why.words, width, {14, t_.text}, 20) - 8;
    if (!why.replies.empty()) {
        y = replies({at.x, y}, width, why.replies) + 8;
        if (!why.idea.empty()) y = p_.paragraph({at.x, y + 14}, why.idea, width, {14, t_.text}, 20) - 8;
        ui_.text({at.x, y + 14}, Text::thirtyone_best_defence, {14, t_.text});
        y += 20;
    }
    y = line_of_play({at.x, y}, width, game_.position, why.line);
    if (!why.end.empty()) y = p_.paragraph({at.x, y + 14}, why.end, width, {13, t_.muted}, 18) - 8;
    return y;
}

/// A small table with as many columns as fit.
float ThirtyoneCanvas::replies(Point at, float width, const std::vector<std::string>& all) const
{
    float widest = 0;
    for (const auto& one : all) widest = std::max(widest, p_.width(one, 14));
    const auto columns = std::max<std::size_t>(1, static_cast<std::size_t>(width / (widest + 28)));
    const float pitch = width / static_cast<float>(columns), line = 26;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Rect cell{at.x + pitch * static_cast<float>(i % columns), at.y + line * static_cast<float>(i / columns),
                        pitch - 4, line - 4};
        p_.fill(cell, t_.win_soft, 4);
        p_.text({cell.x + 8, cell.centre().y + 5}, all[i], {14, t_.text});
    }
    return at.y + line * static_cast<float>((all.size() + columns - 1) / columns);
}

/// The winner after each move. A cross marks a mistake: a move that made the mover's value worse.
float ThirtyoneCanvas::history(Point at, float width)
{
    const auto& moments = view_.history();
    p_.text({at.x, at.y + 16}, say_(Text::thirtyone_history), {13, t_.muted, Weight::bold});
    const std::string note = say_(Text::thirtyone_history_note);
    float y = at.y + 24;
    const float title_w = p_.width(say_(Text::thirtyone_history), 13, Weight::bold);
    bool any_mistake = false;
    for (const auto& m : moments) any_mistake |= m.mistake;
    if (any_mistake) {
        const float note_w = p_.width(note, 12) + 18;
        const bool beside = title_w + 16 + note_w <= width;
        const float x = beside ? at.x + width - note_w : at.x, base = beside ? at.y + 16 : at.y + 34;
        draw_cross(p_, {x + 6, base - 4}, 4, t_.bad, 2);
        p_.text({x + 18, base}, note, {12, t_.muted});
        if (!beside) y += 18;
    }
    const float label =
        std::max(p_.width(say_(Text::thirtyone_wins_a), 13), p_.width(say_(Text::thirtyone_wins_b), 13)) + 12;
    const auto n = static_cast<float>(moments.size() - 1);
    const float left = at.x + label, pitch = std::min(56.f, (width - label) / std::max(1.f, n)), axis = y + 38;
    p_.text({at.x, axis - 12}, say_(Text::thirtyone_wins_a), {13, t_.player_a});
    p_.text({at.x, axis + 20}, say_(Text::thirtyone_wins_b), {13, t_.player_b});
    for (std::size_t k = 1; k < moments.size(); ++k) {
        const auto& m = moments[k];
        const float x = left + pitch * (static_cast<float>(k) - 0.5f), w = std::max(3.f, std::min(40.f, pitch - 4));
        if (m.status > 0) p_.fill({x - w / 2, axis - 25, w, 25}, t_.player_a, 3);
        else if (m.status < 0) p_.fill({x - w / 2, axis, w, 25}, t_.player_b, 3);
        else p_.fill({x - w / 2, axis - 4, w, 8}, t_.unknown, 3);
        const OwnedId id = make_id("moment"_id, static_cast<std::int64_t>(k) - 1);
        if (const auto c = ui_.commands->find(id.text()); c && pitch >= 14) { // goes back to before that move
            const Rect bar{x - pitch / 2, axis - 42, pitch, 88};
            const Press press = ui_.command_item(id, bar, 4);
            if (const Colour back = ui_.reactive(0, press, id); back >> 24) p_.fill(bar.inset(1), faded(back, 0.5f), 4);
            if (press.hovered) ui_.tooltip(id, bar, c->label);
        }
        if (m.mistake) draw_cross(p_, {x, axis - 34}, 4, t_.bad, 2);
        if (pitch >= 14)
            p_.text({x, axis + 42}, std::to_string(game_.moves[static_cast<int>(k) - 1]),
                    {12, t_.muted, Weight::regular, Align::middle});
    }
    p_.line({left, axis}, {at.x + width, axis}, t_.line_strong, 1.5f);
    if (const auto move = view_.ui().review ? view_.decisive() : std::nullopt) {
        const float x = left + pitch * (static_cast<float>(*move) + 0.5f),
                    w = std::max(14.f, std::min(48.f, pitch + 4));
        p_.stroke({x - w / 2, axis - 42, w, 88}, t_.bad, 6, 2);
    }
    return axis + 46;
}

} // namespace shell::thirtyone
