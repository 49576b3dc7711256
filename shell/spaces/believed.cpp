// Draws, for games with lies, the most probable codes, the entropy left, and the codes for a player who trusts every
// answer.
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

} // namespace shell::spaces
