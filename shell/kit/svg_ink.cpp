#include "shell/kit/svg_ink.hpp"
#include <algorithm>
#include <cmath>

namespace shell::kit {
namespace {

// The greys of print_theme(), which only these functions read.
constexpr Colour white = hex(0xFFFFFF), black = hex(0x000000), thin = hex(0xB0B0B0), dashed = hex(0x808080),
                 wide = hex(0xD0D0D0), dense = hex(0x989898), crossed = hex(0x606060);
constexpr float white_from = 0.93f, wide_from = 0.72f, dense_from = 0.5f, crossed_from = 0.3f;
constexpr float dark_peg_below = 0.45f, dark_text_below = 0.6f; // pegs of a higher tone have a dark sign

struct Tone {
    float grey; // 0 black, 1 white; on white paper
    bool is_coloured;
};

Tone tone_of(Colour c)
{
    std::array<float, 3> part{};
    const float opacity = static_cast<float>(c >> 24) / 255;
    for (int i = 0; i < 3; ++i)
        part[static_cast<std::size_t>(i)] = 1 - opacity + opacity * static_cast<float>(c >> (8 * i) & 255) / 255;
    const auto [low, high] = std::minmax_element(part.begin(), part.end());
    return {0.299f * part[0] + 0.587f * part[1] + 0.114f * part[2], *high - *low > 0.16f};
}

std::string rgb(Colour c)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out = "#";
    for (const int shift : {4, 0, 12, 8, 20, 16}) out += digits[c >> shift & 15];
    return out;
}

std::string attribute(std::string_view name, const std::string& value)
{
    return ' ' + std::string(name) + "=\"" + value + '"';
}

Theme greys()
{
    Theme t{};
    t.bg = t.surface = t.raised = t.sunken = t.accent_ink = t.win_ink = t.lose_ink = t.player_ink = white;
    t.text = t.muted = t.accent = t.good = t.bad = t.warn = t.focus = t.line_strong = t.shadow = t.peg_rim = black;
    t.win = t.player_a = black;
    t.lose = t.player_b = crossed;
    t.line = thin;
    t.unknown = dashed;
    t.good_soft = t.win_soft = white;
    t.accent_soft = t.bad_soft = t.warn_soft = t.lose_soft = t.unknown_soft = wide;
    t.heat = {white, white, wide, dense, black};
    t.heat_ink = {black, black, black, black, white};
    t.series = {black, dense, wide, crossed, dashed, thin};
    return t;
}

constexpr std::array<std::string_view, 3> hatchings{"wide", "dense", "crossed"};

} // namespace

std::string svg_number(double v)
{
    const auto hundredths = static_cast<long long>(std::llround(std::clamp(v, -1e9, 1e9) * 100));
    const unsigned long long size = static_cast<unsigned long long>(hundredths < 0 ? -hundredths : hundredths);
    std::string out = hundredths < 0 ? "-" : "";
    out += std::to_string(size / 100);
    if (size % 100 == 0) return out;
    out += '.';
    out += static_cast<char>('0' + size % 100 / 10);
    if (size % 10 != 0) out += static_cast<char>('0' + size % 10);
    return out;
}

std::string svg_escaped(std::string_view text)
{
    std::string out;
    for (const char c : text) {
        if (c == '&') out += "&amp;";
        else if (c == '<') out += "&lt;";
        else if (c == '>') out += "&gt;";
        else if (c == '"') out += "&quot;";
        else if (static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\t') out += c;
    }
    return out;
}

const Theme& print_theme()
{
    static const Theme all = greys();
    return all;
}

std::string SvgInk::fill(Colour c)
{
    if (!print_) {
        std::string out = attribute("fill", rgb(c));
        if (c >> 24 < 255) out += attribute("fill-opacity", svg_number(static_cast<double>(c >> 24) / 255));
        return out;
    }
    const auto [grey, is_coloured] = tone_of(c);
    if (is_coloured) return attribute("fill", rgb(grey < dark_peg_below ? black : white)); // a peg: its sign tells it
    if (grey >= white_from) return attribute("fill", rgb(white));
    if (grey < crossed_from) return attribute("fill", rgb(black));
    const std::size_t at = grey >= wide_from ? 0 : grey >= dense_from ? 1 : 2;
    hatched_[at] = true;
    return attribute("fill", "url(#" + name_ + '-' + std::string(hatchings[at]) + ')');
}

std::string SvgInk::stroke(Colour c, float width, float length) const
{
    if (!print_) {
        std::string out = attribute("stroke", rgb(c)) + attribute("stroke-width", svg_number(width));
        if (c >> 24 < 255) out += attribute("stroke-opacity", svg_number(static_cast<double>(c >> 24) / 255));
        return out;
    }
    const auto [grey, is_coloured] = tone_of(c);
    if (grey >= white_from) return attribute("stroke", rgb(white)) + attribute("stroke-width", svg_number(width));
    const bool is_thin = !is_coloured && grey > 0.62f, is_dashed = !is_coloured && grey > 0.45f && !is_thin;
    std::string out =
        attribute("stroke", rgb(black)) + attribute("stroke-width", svg_number(is_thin ? width / 2 : width));
    if (is_dashed && length > 16) out += attribute("stroke-dasharray", "4 3");
    return out;
}

std::string SvgInk::text(Colour c) const
{
    if (!print_) return attribute("fill", rgb(c));
    const bool is_dark = tone_of(c).grey < dark_text_below;
    // an edge of the other colour keeps the text apart from hatching
    return attribute("fill", rgb(is_dark ? black : white)) + attribute("stroke", rgb(is_dark ? white : black)) +
           attribute("stroke-width", "3") + attribute("stroke-linejoin", "round") + attribute("paint-order", "stroke");
}

std::string SvgInk::definitions() const
{
    constexpr std::array<std::string_view, 3> strokes{"M0 6L6 0", "M0 3L3 0", "M0 4L4 0M0 0L4 4"};
    constexpr std::array<int, 3> pitches{6, 3, 4};
    std::string out;
    for (std::size_t i = 0; i < hatched_.size(); ++i) {
        if (!hatched_[i]) continue;
        const std::string pitch = std::to_string(pitches[i]);
        out += "<pattern id=\"" + name_ + '-' + std::string(hatchings[i]) + "\" width=\"" + pitch + "\" height=\"" +
               pitch + R"(" patternUnits="userSpaceOnUse"><rect width=")" + pitch + "\" height=\"" + pitch +
               R"(" fill="#ffffff"/><path d=")" + std::string(strokes[i]) +
               R"(" fill="none" stroke="#000000" stroke-width="0.5" stroke-linecap="square"/></pattern>)" + '\n';
    }
    return out;
}

} // namespace shell::kit
