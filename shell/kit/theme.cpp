#include "shell/kit/theme.hpp"
#include "engine/base/check.hpp"

namespace shell::kit {
namespace {

#ifdef SAGAZ_INSPECTOR
constinit
#else
constexpr
#endif
    std::array<Theme, 3>
        themes{{
            {hex(0xF2F4F7),
             hex(0xFFFFFF),
             hex(0xFFFFFF),
             hex(0xE8ECF1),
             hex(0xD6DDE5),
             hex(0x76828F),
             hex(0x17202B),
             hex(0x53606D),
             hex(0x3B45B5),
             hex(0xFFFFFF),
             hex(0xE5E8FA),
             hex(0x0B6B4F),
             hex(0xB3261E),
             hex(0x805000),
             hex(0xDFF3EA),
             hex(0xFBE6E3),
             hex(0xFBEFD3),
             hex(0x0A5FD6),
             hex(0x14639C),
             hex(0xFFFFFF),
             hex(0xD9ECFA),
             hex(0xA94300),
             hex(0xFFFFFF),
             hex(0xFCE6D6),
             hex(0x5F6B77),
             hex(0xE8ECF1),
             {hex(0xF1F3FD), hex(0xCBD2F6), hex(0x98A4EA), hex(0x555FCB), hex(0x272E8A)},
             {hex(0x17202B), hex(0x17202B), hex(0x10151B), hex(0xFFFFFF), hex(0xFFFFFF)},
             {hex(0x3B45B5), hex(0xC2530A), hex(0x0B7A66), hex(0xA3277E), hex(0x5F6B77), hex(0x7A6200)},
             hex(0x3B45B5),
             hex(0x0B7A66),
             hex(0xFFFFFF),
             hex(0x1A2433),
             hex(0x10151B)},
            {hex(0x11161D),
             hex(0x19212B),
             hex(0x232E3A),
             hex(0x0C1016),
             hex(0x2F3B48),
             hex(0x7A8896),
             hex(0xE9EEF3),
             hex(0xA6B2BE),
             hex(0xA9B4FF),
             hex(0x12162B),
             hex(0x2A3163),
             hex(0x63D4A8),
             hex(0xFF9D90),
             hex(0xF0C063),
             hex(0x143A30),
             hex(0x472321),
             hex(0x3E3115),
             hex(0xFFD166),
             hex(0x7FC6F7),
             hex(0x0C1016),
             hex(0x163A55),
             hex(0xF6A974),
             hex(0x0C1016),
             hex(0x4A2B17),
             hex(0xA6B2BE),
             hex(0x26313D),
             {hex(0x1E2638), hex(0x303C75), hex(0x4C58B4), hex(0x8F9BF2), hex(0xD3D9FF)},
             {hex(0xE9EEF3), hex(0xE9EEF3), hex(0xFFFFFF), hex(0x12162B), hex(0x12162B)},
             {hex(0xA9B4FF), hex(0xF6A974), hex(0x63D4A8), hex(0xF29BD3), hex(0xA6B2BE), hex(0xE3CC66)},
             hex(0xA9B4FF),
             hex(0x63D4A8),
             hex(0x0C1016),
             hex(0x000000),
             hex(0xFFFFFF)},
            {hex(0xFFFFFF),
             hex(0xFFFFFF),
             hex(0xF1F3F6),
             hex(0xE6EAEF),
             hex(0x8C97A3),
             hex(0x4A5560),
             hex(0x000000),
             hex(0x333C46),
             hex(0x252D96),
             hex(0xFFFFFF),
             hex(0xDDE1FA),
             hex(0x00543C),
             hex(0x941710),
             hex(0x633D00),
             hex(0xD3F0E3),
             hex(0xFBDEDA),
             hex(0xFAE8BE),
             hex(0x0048B0),
             hex(0x004E86),
             hex(0xFFFFFF),
             hex(0xCFE7FA),
             hex(0x8A3500),
             hex(0xFFFFFF),
             hex(0xFBDCC6),
             hex(0x434D57),
             hex(0xE6EAEF),
             {hex(0xF1F3FD), hex(0xC3CBF5), hex(0x8E9BE8), hex(0x454FBE), hex(0x1A2070)},
             {hex(0x000000), hex(0x000000), hex(0x000000), hex(0xFFFFFF), hex(0xFFFFFF)},
             {hex(0x252D96), hex(0xA34000), hex(0x00604E), hex(0x861A66), hex(0x434D57), hex(0x5E4B00)},
             hex(0x252D96),
             hex(0x00604E),
             hex(0xFFFFFF),
             hex(0x000000),
             hex(0x10151B)},
        }};

constexpr std::array<std::string_view, 3> names_of_themes{"light", "dark", "projector"};

constexpr std::array<PegLook, peg_colours> pegs{{
    {'A', hex(0xD90F3C), hex(0xFFFFFF), PegShape::dot},
    {'B', hex(0x1469EA), hex(0xFFFFFF), PegShape::square},
    {'C', hex(0xFFE100), hex(0x10151B), PegShape::triangle},
    {'D', hex(0x0F8072), hex(0xFFFFFF), PegShape::diamond},
    {'E', hex(0xFF6F0A), hex(0x10151B), PegShape::plus},
    {'F', hex(0x840080), hex(0xFFFFFF), PegShape::bar},
    {'G', hex(0xF7F4E9), hex(0x10151B), PegShape::cross},
    {'H', hex(0x232734), hex(0xFFFFFF), PegShape::down},
    {'I', hex(0x4DE1FF), hex(0x10151B), PegShape::star},
    {'J', hex(0xFB8CC6), hex(0x10151B), PegShape::hexagon},
    {'K', hex(0x6A570D), hex(0xFFFFFF), PegShape::half},
    {'L', hex(0xA8AC9A), hex(0x10151B), PegShape::ring},
}};

} // namespace

Colour mixed(Colour a, Colour b, float t)
{
    Colour out = 0xff000000u;
    for (int shift = 0; shift < 24; shift += 8) {
        const auto from = static_cast<float>(a >> shift & 0xffu), to = static_cast<float>(b >> shift & 0xffu);
        out |= static_cast<Colour>(from + (to - from) * t + 0.5f) << shift;
    }
    return out;
}

const Theme& theme(ThemeName n) { return themes[static_cast<std::size_t>(n)]; }
#ifdef SAGAZ_INSPECTOR
Theme& theme_to_change(ThemeName n) { return themes[static_cast<std::size_t>(n)]; }
#endif
std::string_view name(ThemeName n) { return names_of_themes[static_cast<std::size_t>(n)]; }

std::optional<ThemeName> theme_from(std::string_view text)
{
    for (std::size_t i = 0; i < names_of_themes.size(); ++i)
        if (names_of_themes[i] == text) return static_cast<ThemeName>(i);
    return std::nullopt;
}

const PegLook& peg_look(int symbol)
{
    ENGINE_CHECK(symbol >= 0 && symbol < peg_colours);
    return pegs[static_cast<std::size_t>(symbol)];
}

} // namespace shell::kit
