#pragma once
// Visits the theme's tokens by name, for PictureWords and the inspector.
#include "shell/kit/theme.hpp"
#include <string>

namespace shell::kit {

/// Calls take(name, colour) for each token. T: Theme or const Theme.
template <class T, class Take>
void each_token(T& t, Take take)
{
#define TOKEN(name) take(std::string(#name), t.name)
    TOKEN(bg), TOKEN(surface), TOKEN(raised), TOKEN(sunken), TOKEN(line), TOKEN(line_strong), TOKEN(text), TOKEN(muted);
    TOKEN(accent), TOKEN(accent_ink), TOKEN(accent_soft);
    TOKEN(good), TOKEN(bad), TOKEN(warn), TOKEN(good_soft), TOKEN(bad_soft), TOKEN(warn_soft), TOKEN(focus);
    TOKEN(win), TOKEN(win_ink), TOKEN(win_soft), TOKEN(lose), TOKEN(lose_ink), TOKEN(lose_soft);
    TOKEN(unknown), TOKEN(unknown_soft), TOKEN(player_a), TOKEN(player_b), TOKEN(player_ink), TOKEN(shadow),
        TOKEN(peg_rim);
#undef TOKEN
    for (std::size_t i = 0; i < t.heat.size(); ++i) take("heat" + std::to_string(i), t.heat[i]);
    for (std::size_t i = 0; i < t.heat_ink.size(); ++i) take("heat_ink" + std::to_string(i), t.heat_ink[i]);
    for (std::size_t i = 0; i < t.series.size(); ++i) take("series" + std::to_string(i), t.series[i]);
}

} // namespace shell::kit
