#include "shell/kit/bar_chart.hpp"
#include <algorithm>

namespace shell::kit {

void draw_bars(const Painter& p, Rect r, std::span<const Bar> bars)
{
    if (bars.empty()) return;
    const Theme& t = p.theme();
    double most = 0;
    bool figures = false;
    for (const Bar& b : bars) {
        most = std::max(most, b.height);
        figures |= !b.figure.empty();
    }
    const float pitch = r.w / static_cast<float>(bars.size()), w = std::min(44.f, std::max(2.f, pitch - 6));
    const float foot = r.bottom() - 20, top = r.y + (figures ? 18.f : 2.f);
    const bool names = pitch >= 18;
    for (std::size_t i = 0; i < bars.size(); ++i) {
        const Bar& b = bars[i];
        const float middle = r.x + pitch * (static_cast<float>(i) + 0.5f);
        const float h = most > 0 ? static_cast<float>(b.height / most) * (foot - top) : 0.f;
        const Rect bar{middle - w / 2, foot - std::max(b.height > 0 ? 2.f : 0.f, h), w,
                       std::max(b.height > 0 ? 2.f : 0.f, h)};
        if (b.height > 0) p.fill(bar, b.marked ? t.accent : t.heat[2], 3);
        if (!b.figure.empty() && pitch >= 26)
            p.text({middle, bar.y - 5}, p.fitted(b.figure, pitch, 12), {12, t.text, Weight::regular, Align::middle});
        if (names || i % 4 == 0)
            p.text({middle, r.bottom() - 4}, b.name,
                   {12, b.marked ? t.text : t.muted, b.marked ? Weight::bold : Weight::regular, Align::middle});
    }
    p.line({r.x, foot + 0.5f}, {r.right(), foot + 0.5f}, t.line_strong, 1);
}

} // namespace shell::kit
