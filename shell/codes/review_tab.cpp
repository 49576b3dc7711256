// The review tab: a finished game, guess by guess.
#include "shell/codes/canvas.hpp"
#include "shell/codes/ids.hpp"
#include <algorithm>

namespace shell::codes {

float CodesCanvas::review_tab(Point at, float width)
{
    const Review review = review_of(view_);
    float y = p_.paragraph({at.x, at.y + 18}, review_title_in_words(game_, review, say_), width,
                           {15, t_.text, Weight::bold}, 20);
    y = p_.paragraph({at.x, y}, verdict_in_words(game_, view_.analysis(), review, say_), width, {14, t_.muted}, 19);
    if (const std::string why = fallback_in_words(game_, review, say_); !why.empty())
        y = p_.paragraph({at.x, y}, why, width, {14, t_.muted}, 19);
    const bool more = view_.ui().review_more;
    if (!review.rows.empty()) {
        ui_.toggle("review_more"_id, {at.x, y - 8, width, 44}, Text::review_more, more);
        y += 44;
    }
    y -= 6;
    const std::string would = would_play_in_words(game_, review, say_);
    const auto n = static_cast<float>(rules_.positions);
    for (const auto& row : review.rows) {
        p_.divider({at.x, y}, width);
        const bool marked = review.is_furthest(row.row) && is_blamed(row);
        const float top = y + 6;
        p_.text({at.x + 16, top + 22}, std::to_string(row.row + 1), {13, t_.muted, Weight::regular, Align::right});
        const float pitch = std::min(26.f, (width - 190) / n);
        const auto& played = game_.rows[static_cast<std::size_t>(row.row)];
        draw_code(p_, face_, rules_, played.guess, {at.x + 40, top + 16}, pitch, pitch * 0.4f, view_.mark());
        if (row.grade) draw_grade(p_, say_, {at.x + width, top + 16}, *row.grade);
        float line = top + 48;
        const auto words = [&](const std::string& text, const TextStyle& style) {
            line = p_.paragraph({at.x + 26, line}, text, width - 26, style, 17);
        };
        words(sentence_in_words(game_, review, say_, row), {13, t_.text});
        if (more)
            for (const auto& one : more_in_words(game_, review, say_, row)) words(one, {12, t_.muted});
        if (row.better) {
            draw_better(p_, face_, rules_, *row.better, would, {at.x + 26, line}, width - 26, view_.mark());
            line += 20;
        }
        if (row.better && view_.same_again()) {
            const float w = std::min(width - 26, p_.width(say_(Text::try_again), 14, Weight::bold) + 56);
            ui_.button(make_id("try_again"_id, row.row), {at.x + 26, line - 12, w, 40}, Text::try_again,
                       ButtonKind::quiet, Icon::undo);
            line += 40;
        }
        if (marked) p_.fill({at.x - 8, y + 6, 4, line - y - 16}, t_.bad, 2);
        y = line - 4;
    }
    return y + 8;
}

} // namespace shell::codes
