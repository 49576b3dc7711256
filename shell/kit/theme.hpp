#pragma once
// The design's colour tokens, one table per theme. tests/shell/theme_test.cpp checks the contrasts.
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace shell::kit {

/// 0xAABBGGRR, the byte order of ImGui's vertices.
using Colour = std::uint32_t;

/// 0xRRGGBB as an opaque Colour.
constexpr Colour hex(std::uint32_t rgb)
{
    return 0xff000000u | (rgb & 0xffu) << 16 | (rgb & 0xff00u) | (rgb >> 16 & 0xffu);
}
/// The colour with its alpha multiplied by `opacity` (0..1).
constexpr Colour faded(Colour c, float opacity)
{
    return (c & 0xffffffu) | static_cast<Colour>(static_cast<float>(c >> 24) * opacity + 0.5f) << 24;
}
/// `t` of the way from `a` to `b`, per channel, opaque.
Colour mixed(Colour a, Colour b, float t);

enum class ThemeName : std::uint8_t { light, dark, projector };

struct Theme {
    Colour bg, surface, raised, sunken, line, line_strong, text, muted;
    Colour accent, accent_ink, accent_soft;
    Colour good, bad, warn, good_soft, bad_soft, warn_soft, focus;
    Colour win, win_ink, win_soft, lose, lose_ink, lose_soft, unknown, unknown_soft;
    std::array<Colour, 5> heat, heat_ink; // from none to most
    std::array<Colour, 6> series;         // of charts' series; markers.hpp has their shapes
    Colour player_a, player_b, player_ink, shadow;
    Colour peg_rim; // drawn at 28 % around every peg
};

const Theme& theme(ThemeName);
#ifdef SAGAZ_INSPECTOR
/// The same table, editable; only in programs with the inspector.
Theme& theme_to_change(ThemeName);
#endif
std::string_view name(ThemeName);
std::optional<ThemeName> theme_from(std::string_view name);

/// The mark inside a coloured peg. Pegs look the same in every theme.
enum class PegShape : std::uint8_t {
    dot,
    square,
    triangle,
    diamond,
    plus,
    bar,
    cross,
    down,
    star,
    hexagon,
    half,
    ring
};
struct PegLook {
    char letter;
    Colour fill, ink;
    PegShape shape;
};
inline constexpr int peg_colours = 12;
const PegLook& peg_look(int symbol); // symbol in [0, peg_colours)

} // namespace shell::kit
