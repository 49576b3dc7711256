// The population of the genetic algorithm as it lives: how many of its codes fit how many of the answers, and the best of them.
#include "shell/codes/ids.hpp"
#include "shell/codes/picture.hpp"
#include <algorithm>

namespace shell::codes {

float Picture::population(Point at, float width)
{
    const auto& bred = view_.analysis().population.value;
    if (!bred || game_.setup.strategy != engine::codes::StrategyKind::genetic) return at.y;
    p_.divider(at, width);
    float y =
        p_.paragraph({at.x, at.y + 26}, population_in_words(view_, say_), width, {13, t_.text, Weight::bold}, 18) + 2;
    if (bred->fits.size() > 1) {
        constexpr float line = 24;
        float label = 0, figure = 0;
        std::int64_t most = 1;
        for (std::size_t k = 0; k < bred->fits.size(); ++k) {
            label = std::max(label, p_.width(fits_in_words(view_, say_, k), 13));
            figure = std::max(figure, p_.width(number(say_.language(), bred->fits[k]), 13, Weight::bold));
            most = std::max(most, bred->fits[k]);
        }
        const float left = at.x + label + 12, room = std::max(20.f, at.x + width - figure - 10 - left);
        for (std::size_t k = bred->fits.size(); k-- > 0; y += line) {
            const auto n = bred->fits[k];
            const bool all = k + 1 == bred->fits.size();
            p_.text({at.x, y + 14}, fits_in_words(view_, say_, k), {13, all ? t_.text : t_.muted});
            const float w = std::max(n > 0 ? 2.f : 0.f, room * static_cast<float>(n) / static_cast<float>(most));
            p_.fill({left, y + 1, w, 16}, all ? t_.accent : t_.heat[2], 3);
            p_.text({left + w + 8, y + 14}, number(say_.language(), n),
                    {13, t_.text, all ? Weight::bold : Weight::regular});
        }
        y += 8;
    }
    const float chip_w = static_cast<float>(rules_.positions) * 25 + 17, pitch = chip_w + 8;
    const int fit = std::max(1, static_cast<int>((width + 8) / pitch));
    for (int i = 0; i < std::min(fit, static_cast<int>(bred->best.size())); ++i)
        chip(numbered("chip"_id, i), {at.x + pitch * static_cast<float>(i), y, chip_w, 44},
             bred->best[static_cast<std::size_t>(i)]);
    if (ui_.is_new("codes population", view_.answered(), 2)) ScrollArea::show(at.y, y + 50); // as it lives
    return y + 58;
}

} // namespace shell::codes
