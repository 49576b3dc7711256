#include "shell/kit/forced_theme.hpp"
#include <charconv>

namespace shell::kit {

std::optional<Theme> forced_theme(std::string_view words)
{
    constexpr std::size_t digits = 6, pitch = digits + 1;
    std::array<Colour, 5> c{};
    if (words.size() != c.size() * pitch - 1) return std::nullopt;
    for (std::size_t i = 0; i < c.size(); ++i) {
        std::uint32_t rgb = 0;
        const char *begin = words.data() + i * pitch, *end = begin + digits;
        if (std::from_chars(begin, end, rgb, 16).ptr != end) return std::nullopt;
        c[i] = hex(rgb);
    }
    const Colour back = c[0], text = c[1], high = c[2], ink = c[3], off = c[4];
    const Colour soft = mixed(back, text, 0.1f), chosen = mixed(back, high, 0.2f), less = mixed(back, high, 0.1f);
    Theme t{};
    t.bg = t.surface = t.raised = t.lose_ink = t.shadow = back;
    t.sunken = t.good_soft = t.bad_soft = t.warn_soft = t.lose_soft = t.unknown_soft = soft;
    t.line = t.line_strong = t.text = t.muted = t.good = t.bad = t.warn = t.lose = t.player_b = t.peg_rim = text;
    t.accent = t.focus = t.win = t.player_a = high;
    t.accent_ink = t.win_ink = t.player_ink = ink;
    t.accent_soft = t.win_soft = chosen;
    t.unknown = off;
    t.heat = {back, less, chosen, high, high};
    t.heat_ink = {text, text, text, ink, ink};
    t.series = {high, text, high, text, high, text};
    return t;
}

} // namespace shell::kit
