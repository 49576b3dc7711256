#include "shell/kit/ink.hpp"
#include <utility>

namespace shell::kit {

Colour colour_of(const Theme& t, Ink ink)
{
    const std::array all{t.text, t.muted,   t.accent,   t.good,     t.bad,    t.warn,      t.win,
                         t.lose, t.unknown, t.player_a, t.player_b, t.accent, t.series[1], t.series[2]};
    return all[static_cast<std::size_t>(ink)];
}

Colour soft_colour_of(const Theme& t, Ink ink)
{
    switch (ink) {
    case Ink::accent:
        return t.accent_soft;
    case Ink::good:
        return t.good_soft;
    case Ink::bad:
        return t.bad_soft;
    case Ink::warn:
        return t.warn_soft;
    case Ink::win:
        return t.win_soft;
    case Ink::lose:
        return t.lose_soft;
    case Ink::unknown:
        return t.unknown_soft;
    default:
        return t.sunken;
    }
}

} // namespace shell::kit
