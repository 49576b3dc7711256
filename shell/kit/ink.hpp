#pragma once
// Colours by their meaning, for blocks, which are described before a theme is known.
#include "shell/kit/theme.hpp"

namespace shell::kit {

enum class Ink : std::uint8_t {
    text,
    muted,
    accent,
    good,
    bad,
    warn,
    win,
    lose,
    unknown,
    player_a,
    player_b,
    max,
    min,
    chance
};

Colour colour_of(const Theme&, Ink);
/// The pale form, for boxes: of good, bad, warn, win, lose, unknown and accent; the sunken colour of others.
Colour soft_colour_of(const Theme&, Ink);

} // namespace shell::kit
