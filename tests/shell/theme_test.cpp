// The contrasts that the themes promise, recomputed from the compiled tokens (WCAG 2.1, relative luminance).
#include "shell/kit/forced_theme.hpp"
#include <algorithm>
#include <cmath>
#include <doctest/doctest.h>
#include <vector>

namespace theme_tests {

using namespace shell::kit;

namespace {

double luminance(Colour c)
{
    const auto channel = [&](int shift) {
        const double v = (c >> shift & 255) / 255.0;
        return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(16);
}

double ratio(Colour a, Colour b)
{
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

} // namespace

TEST_SUITE("theme")
{
    TEST_CASE("text is readable on every background of every theme, and borders can be seen")
    {
        // Windows has these two among its contrast themes, the first dark, the second light.
        std::vector<Theme> all{*forced_theme("202020 FFFFFF 8EE3F0 263B50 A6A6A6"),
                               *forced_theme("FFFAEF 3D3D3D 903909 FFF5E3 676767")};
        for (const ThemeName name : {ThemeName::light, ThemeName::dark, ThemeName::projector})
            all.push_back(theme(name));
        for (const Theme& t : all) {
            for (const Colour back : {t.bg, t.surface, t.raised, t.sunken}) {
                for (const Colour ink : {t.text, t.muted, t.accent, t.good, t.bad, t.warn, t.win, t.lose, t.unknown})
                    CHECK(ratio(ink, back) >= 4.5);
                for (const Colour edge : {t.line_strong, t.focus}) CHECK(ratio(edge, back) >= 3);
            }
            for (const Colour soft :
                 {t.accent_soft, t.good_soft, t.bad_soft, t.warn_soft, t.win_soft, t.lose_soft, t.unknown_soft}) {
                CHECK(ratio(t.text, soft) >= 4.5);
                CHECK(ratio(t.muted, soft) >= 4.5);
            }
            for (const Colour state : {t.good, t.bad, t.warn}) CHECK(ratio(state, t.accent_soft) >= 4.5);
            CHECK(ratio(t.accent_ink, t.accent) >= 4.5);
            CHECK(ratio(t.bad, t.bad_soft) >= 4.5);
            for (std::size_t i = 0; i < t.heat.size(); ++i) CHECK(ratio(t.heat_ink[i], t.heat[i]) >= 4.5);
            for (const Colour s : t.series) CHECK(ratio(s, t.surface) >= 3);
        }
    }
    TEST_CASE("the letter of every peg is readable on its colour, and no two pegs share letter or shape")
    {
        for (int i = 0; i < peg_colours; ++i) {
            CHECK(ratio(peg_look(i).ink, peg_look(i).fill) >= 4.5);
            for (int j = 0; j < i; ++j) {
                CHECK(peg_look(i).letter != peg_look(j).letter);
                CHECK(peg_look(i).shape != peg_look(j).shape);
                CHECK(peg_look(i).fill != peg_look(j).fill);
            }
        }
    }
    TEST_CASE("colours stand in ImGui's byte order and mix and fade as told")
    {
        CHECK(hex(0x123456) == 0xff563412u);
        CHECK((faded(hex(0xffffff), 0.5f) >> 24) == 128);
        CHECK(mixed(hex(0x000000), hex(0xffffff), 1) == hex(0xffffff));
        CHECK(mixed(hex(0x000000), hex(0x646464), 0.5f) == hex(0x323232));
    }
    TEST_CASE("the system's colours make a theme; what is not five colours makes none")
    {
        const auto t = forced_theme("000000 FFFFFF 1AEBFF 000000 3FF23F");
        REQUIRE(t);
        CHECK(t->bg == hex(0x000000));
        CHECK(t->text == hex(0xFFFFFF));
        CHECK(t->line == t->text);
        CHECK(t->accent == hex(0x1AEBFF));
        CHECK(t->accent_ink == hex(0x000000));
        CHECK(t->unknown == hex(0x3FF23F));
        for (const auto* bad :
             {"", "000000", "000000 FFFFFF 1AEBFF 000000 3FF23", "000000 FFFFFF 1AEBFF 000000 3FF23FF",
              "000000 FFFFFF 1AEBFF 00 000 3FF23F", "-00000 FFFFFF 1AEBFF 000000 3FF23F"})
            CHECK_FALSE(forced_theme(bad));
    }
    TEST_CASE("themes are found by name")
    {
        CHECK(theme_from("dark") == ThemeName::dark);
        CHECK_FALSE(theme_from("sepia"));
        CHECK(name(ThemeName::projector) == "projector");
    }
}

} // namespace theme_tests
