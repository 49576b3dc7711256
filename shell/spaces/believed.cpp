// Draws, for games with lies, the most probable codes, the entropy left, and the codes for a player who trusts every
// answer; and the review of a finished game.
#include "shell/pegs/phrases.hpp"
#include "shell/spaces/canvas.hpp"
#include "shell/spaces/ids.hpp"
#include "shell/spaces/review.hpp"
#include <algorithm>

namespace shell::spaces {

float SpacesCanvas::believed(Point at, float width)
{
    const Posterior& all = analysis_.posterior();
    const auto& now = all.now();
    const auto& b = now.belief;
    if (b.codes == 0) return at.y;
    const bool odds = analysis_.options().noise.kind == vs::Noise::Kind::odds, wrong = believed_wrongly(view_);
    const std::string bits = bits_in_words(say_, analysis_), blind = blind_in_words(say_, analysis_);
    const float inner = width - 24;
    const auto lines = [&](const std::string& text) {
        return 17 * static_cast<float>(p_.wrapped(text, inner, 12.5f).size());
    };
    const float step = desktop() ? 24.f : 22.f, code_w = step * static_cast<float>(rules_.positions) + 10;
    const std::string percent = percent_in_words(say_, b.highest);
    const float percent_w = odds ? p_.width(percent, 22, Weight::bold) + 12 : 0.f;
    const int fit = std::clamp(static_cast<int>((inner - percent_w) / (code_w + 6)), 1,
                               static_cast<int>(std::min<std::size_t>(all.best.size(), desktop() ? 3 : 2)));
    const auto title =
        p_.wrapped(wrong ? say_(Text::spaces_sure_wrong) : best_in_words(say_, game_, b), inner, 13, Weight::bold);
    const Rect box{at.x, at.y, width, 67 + 17 * static_cast<float>(title.size()) + lines(bits) + lines(blind)};
    p_.fill(box, t_.accent_soft, 10);
    float x = box.x + 12, y = box.y + 20;
    for (const auto& line : title) {
        p_.text({x, y}, line, {13, t_.muted, Weight::bold});
        y += 17;
    }
    y -= 9;
    const Colour ink = wrong ? t_.bad : b.highest > spaces_sure ? t_.good : t_.text;
    if (odds) p_.text({x, y + 28}, percent, {22, ink, Weight::bold}), x += percent_w;
    for (int i = 0; i < fit; ++i, x += code_w + 6) {
        const Rect chip{x, y, code_w, 44};
        const OwnedId id = make_id("believed"_id, i);
        const auto& code = all.best[static_cast<std::size_t>(i)];
        const Press press = ui_.item(id, chip, 20, view_.entering_code());
        p_.fill(chip.inset(0, 2), ui_.reactive(t_.bg, press, id), 20);
        p_.stroke(chip.inset(0, 2), t_.line_strong, 20);
        for (std::size_t j = 0; j < rules_.positions; ++j)
            symbol(code.symbol[j], {chip.x + 5 + step * (static_cast<float>(j) + 0.5f), chip.centre().y}, step * 0.4f,
                   false);
        if (press.clicked) ui_.act(id);
    }
    y = p_.paragraph({box.x + 12, y + 62}, bits, inner, {12.5f, t_.text}, 17);
    p_.paragraph({box.x + 12, y}, blind, inner, {12.5f, t_.muted}, 17);
    return box.bottom() + 8;
}

float SpacesCanvas::review_tab(Point at, float width)
{
    float y =
        p_.paragraph({at.x, at.y + 18}, review_title_in_words(view_, say_), width, {15, t_.text, Weight::bold}, 20);
    y = p_.paragraph({at.x, y}, costliest_in_words(view_, say_), width, {14, t_.muted}, 19) - 6;
    const auto clues = analysis_.clues();
    const auto& graded = view_.review().rows();
    const auto furthest = furthest_of(view_.review().standings());
    const auto n = static_cast<float>(rules_.positions);
    for (std::size_t i = 0; i < clues.size(); ++i) {
        const auto lines = review_lines(view_, say_, i);
        if (lines.empty()) break;
        p_.divider({at.x, y}, width);
        const float top = y + 6, pitch = std::min(26.f, (width - 190) / n);
        p_.text({at.x + 16, top + 22}, std::to_string(i + 1), {13, t_.muted, Weight::regular, Align::right});
        draw_code(p_, game_.face(), rules_, clues[i].guess, {at.x + 40, top + 16}, pitch, pitch * 0.4f, view_.mark());
        float line = top + 48;
        if (game_.noisy()) {
            if (game_.is_lie(static_cast<int>(i))) {
                const std::string lie = say_(Text::spaces_lie);
                draw_cross(p_, {at.x + width - 16 - p_.width(lie, 14, Weight::bold), top + 16}, 4, t_.bad, 2.2f);
                p_.text({at.x + width - 4, top + 21}, lie, {14, t_.bad, Weight::bold, Align::right});
            }
        } else draw_grade(p_, say_, {at.x + width, top + 16}, grade_of(graded[i].standing()));
        for (const auto& words : lines) line = p_.paragraph({at.x + 26, line}, words, width - 26, {13, t_.text}, 17);
        const auto other = [&](const engine::codes::Code& code, Text words) {
            draw_better(p_, game_.face(), rules_, code, say_(words), {at.x + 26, line}, width - 26, view_.mark());
            line += 20;
        };
        if (!game_.noisy() && !graded[i].standing().is_best()) other(graded[i].best.guess, Text::best_was);
        if (const auto* code = view_.review().learner(i)) other(*code, Text::spaces_would_play);
        const bool marked = std::find(furthest.begin(), furthest.end(), static_cast<int>(i)) != furthest.end();
        if (!game_.noisy() && marked && !graded[i].right) p_.fill({at.x - 8, y + 6, 4, line - y - 16}, t_.bad, 2);
        y = line - 4;
    }
    return y + 8;
}

} // namespace shell::spaces
