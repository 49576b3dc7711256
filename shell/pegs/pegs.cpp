#include "shell/pegs/pegs.hpp"
#include "shell/kit/icons.hpp"
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace shell::pegs {
namespace {

using engine::codes::Face;

void draw_shape(const Painter& p, PegShape shape, Point m, float r, Colour c)
{
    const float s = r * 0.5f, w = std::max(1.6f, r * 0.2f);
    switch (shape) {
    case PegShape::dot:
        return p.disc(m, s * 0.8f, c);
    case PegShape::square:
        return p.fill({m.x - s * 0.75f, m.y - s * 0.75f, s * 1.5f, s * 1.5f}, c, 1);
    case PegShape::triangle:
        return p.regular_polygon({m.x, m.y + s * 0.15f}, s * 1.05f, 3, -90, c);
    case PegShape::diamond:
        return p.regular_polygon(m, s * 1.1f, 4, -90, c);
    case PegShape::plus:
        p.line({m.x - s, m.y}, {m.x + s, m.y}, c, w);
        return p.line({m.x, m.y - s}, {m.x, m.y + s}, c, w);
    case PegShape::bar:
        return p.line({m.x - s, m.y}, {m.x + s, m.y}, c, w * 1.5f);
    case PegShape::cross:
        return draw_cross(p, m, s * 0.75f, c, w);
    case PegShape::down:
        return p.regular_polygon({m.x, m.y - s * 0.15f}, s * 1.05f, 3, 90, c);
    case PegShape::star:
        return p.star(m, s * 1.25f, c);
    case PegShape::hexagon:
        return p.regular_polygon(m, s, 6, -90, c);
    case PegShape::half: {
        std::array<Point, 17> arc{};
        for (std::size_t i = 0; i < arc.size(); ++i) {
            const float a = std::numbers::pi_v<float> * (0.5f + static_cast<float>(i) / 16);
            arc[i] = {m.x + s * std::cos(a), m.y + s * std::sin(a)};
        }
        return p.polygon(arc, c);
    }
    case PegShape::ring:
        return p.ring(m, s * 0.8f, c, w);
    }
}

} // namespace

char symbol_key(Face face, int symbol)
{
    if (face == Face::digits) return static_cast<char>(symbol < 10 ? '0' + symbol : 'a' + symbol - 10);
    return static_cast<char>('A' + symbol);
}

int symbol_from_key(Face face, int symbols, unsigned c)
{
    int s = -1;
    if (face == Face::digits) {
        if (c >= '0' && c <= '9') s = static_cast<int>(c - '0');
        else if (c >= 'a' && c <= 'f') s = static_cast<int>(c - 'a') + 10;
        else if (c >= 'A' && c <= 'F') s = static_cast<int>(c - 'A') + 10;
    } else {
        if (c >= 'a' && c <= 'p') s = static_cast<int>(c - 'a');
        else if (c >= 'A' && c <= 'P') s = static_cast<int>(c - 'A');
        else if (c >= '1' && c <= '9') s = static_cast<int>(c - '1'); // number keys work for colours too
    }
    return s < symbols ? s : -1;
}

void draw_symbol(const Painter& p, Face face, int symbol, Point m, float r, PegMark mark, float opacity)
{
    const Theme& t = p.theme();
    const char key = symbol_key(face, symbol);
    const std::string_view glyph(&key, 1);
    const float size = std::max(12.f, r * 1.12f); // legible on the smallest peg
    if (face != Face::colours || symbol >= peg_colours) {
        const Rect tile{m.x - r, m.y - r, 2 * r, 2 * r};
        p.fill(tile, faded(&t == &kit::theme(ThemeName::dark) ? t.raised : t.surface, opacity), r * 0.38f);
        p.stroke(tile, faded(t.line, opacity), r * 0.38f);
        p.text({m.x, m.y + size * 0.357f}, glyph, {size, faded(t.text, opacity), Weight::bold, Align::middle});
        return;
    }
    const PegLook& look = peg_look(symbol);
    p.disc(m, r, faded(look.fill, opacity));
    p.ring(m, r - 0.5f, faded(t.peg_rim, 0.28f * opacity), 1);
    if (mark == PegMark::letter)
        p.text({m.x, m.y + r * 0.37f}, glyph,
               {std::max(12.f, r * 1.05f), faded(look.ink, opacity), Weight::bold, Align::middle});
    else draw_shape(p, look.shape, m, r, faded(look.ink, opacity));
}

void draw_hole(const Painter& p, Face face, Point m, float r)
{
    const Theme& t = p.theme();
    if (face == Face::colours) {
        p.disc(m, r * 0.94f, t.sunken);
        p.ring(m, r * 0.94f, t.line_strong, 1.5f);
        return;
    }
    const Rect tile = Rect{m.x - r, m.y - r, 2 * r, 2 * r}.inset(r * 0.06f);
    p.fill(tile, t.sunken, r * 0.38f);
    p.stroke(tile, t.line_strong, r * 0.38f, 1.5f);
}

void draw_code(const Painter& p, Face face, const engine::codes::Rules& rules, const engine::codes::Code& code,
               Point first, float pitch, float r, PegMark mark, float opacity)
{
    for (int i = 0; i < rules.positions; ++i)
        draw_symbol(p, face, code.symbol[static_cast<std::size_t>(i)],
                    {first.x + pitch * static_cast<float>(i), first.y}, r, mark, opacity);
}

float pins_width(int positions, float size)
{
    const auto columns = static_cast<float>((positions + 1) / 2);
    return columns * size + (columns - 1) * size / 3;
}

void draw_pins(const Painter& p, engine::codes::Feedback f, int positions, Point at, float size)
{
    const int columns = (positions + 1) / 2;
    const float pitch = size * 4 / 3, r = size / 2;
    for (int i = 0; i < positions; ++i) {
        const Point m{at.x + static_cast<float>(i % columns) * pitch + r,
                      at.y + static_cast<float>(i / columns) * pitch + r};
        if (i < f.black) p.disc(m, r, p.theme().text);
        else if (i < f.black + f.white) p.ring(m, r - 1.2f, p.theme().text, 2.4f);
        else p.disc(m, 2, p.theme().line_strong);
    }
}

std::size_t heat_step(double share, int symbols)
{
    if (share <= 0) return 0;
    if (share >= 1 - 1e-12) return 4;
    const double even = 1.0 / symbols, more = (share - even) / (1 - even);
    return more <= 0.05 ? 1 : more < 0.4 ? 2 : 3;
}

} // namespace shell::pegs
