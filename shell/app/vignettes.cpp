#include "shell/app/vignettes.hpp"
#include "shell/kit/icons.hpp"
#include <algorithm>
#include <array>
#include <utility>

namespace shell::app {
namespace {

using engine::codes::Code;
using engine::codes::Face;

void tile(const Painter& p, Rect r, std::string_view text, float size, float radius = 6)
{
    p.fill(r, p.theme().raised, radius);
    p.stroke(r, p.theme().line, radius);
    p.text({r.centre().x, r.centre().y + size * 0.34f}, text, {size, p.theme().text, Weight::bold, Align::middle});
}

void mastermind(const Painter& p, float x, float y, PegMark mark)
{
    constexpr std::array<Code, 2> codes{Code{{0, 0, 1, 2}}, Code{{3, 1, 3, 4}}};
    for (std::size_t r = 0; r < 2; ++r) {
        const float line = y + 28 + 38 * static_cast<float>(r);
        draw_code(p, Face::colours, engine::codes::mastermind, codes[r], {x + 86, line}, 38, 15, mark);
        draw_pins(p, {static_cast<std::uint8_t>(r), static_cast<std::uint8_t>(r + 1)}, 4, {x + 252, line - 13}, 10);
    }
}

void picas_fijas(const Painter& p, float x, float y)
{
    constexpr std::array<std::string_view, 2> codes{"0123", "0456"}, answers{"1 · 1", "2 · 0"};
    for (std::size_t r = 0; r < 2; ++r) {
        const float line = y + 12 + 38 * static_cast<float>(r);
        for (std::size_t i = 0; i < 4; ++i)
            tile(p, {x + 72 + 38 * static_cast<float>(i), line, 32, 32}, codes[r].substr(i, 1), 18);
        p.text({x + 262, line + 21}, answers[r], {15, p.theme().muted, Weight::bold, Align::middle});
    }
}

void thirtyone(const Painter& p, float x, float y)
{
    const Theme& t = p.theme();
    constexpr std::array used{2, 1, 0, 0, 2, 0};
    for (int v = 0; v < 6; ++v)
        for (int r = 0; r < 2; ++r) {
            const bool gone = used[static_cast<std::size_t>(v)] > r, wins = v == 1 || v == 3;
            const Rect box{x + 62 + 34 * static_cast<float>(v), y + 48 - 34 * static_cast<float>(r), 30, 30};
            p.fill(box, gone ? t.sunken : wins ? t.win_soft : t.surface, 5);
            p.stroke(box, wins && !gone ? t.win : t.line, 5);
            if (gone) p.disc(box.centre(), 10, (v + r) % 2 ? t.player_a : t.player_b);
            else
                p.text({box.centre().x, box.centre().y + 5}, std::to_string(v + 1),
                       {13, wins ? t.win : t.muted, wins ? Weight::bold : Weight::regular, Align::middle});
        }
    p.text({x + 296, y + 58}, "20", {26, t.text, Weight::bold, Align::middle});
}

void trees(const Painter& p, float x, float y)
{
    const Theme& t = p.theme();
    const float c = x + 178;
    for (int i = 0; i < 3; ++i) {
        const float d = 90 * static_cast<float>(i - 1);
        p.line({c, y + 20}, {c + d, y + 50}, i == 2 ? t.line_strong : t.accent, 2);
        for (int j = 0; j < 3; ++j) {
            const float e = 26 * static_cast<float>(j - 1);
            const bool cut = i == 1 && j;
            p.line({c + d, y + 50}, {c + d + e, y + 80}, cut ? t.line_strong : t.line, 1.5f);
            const Rect leaf{c + d + e - 6, y + 76, 12, 12};
            p.fill(leaf, cut ? t.sunken : t.surface, 2);
            p.stroke(leaf, t.line_strong, 2);
        }
        p.regular_polygon({c + d, y + 49}, 11, 3, 90, t.series[1]);
    }
    p.regular_polygon({c, y + 20}, 13, 3, -90, t.accent);
    p.line({c + 1, y + 60}, {c + 19, y + 67}, t.bad, 3);
}

void tictactoe(const Painter& p, float x, float y)
{
    const Theme& t = p.theme();
    constexpr std::string_view board = "XO..X...O";
    for (std::size_t i = 0; i < 9; ++i) {
        const Rect cell{x + 134 + 30 * static_cast<float>(i % 3), y + 6 + 30 * static_cast<float>(i / 3), 27, 27};
        p.fill(cell, t.surface, 4);
        p.stroke(cell, t.line, 4);
        if (board[i] == 'X') draw_cross(p, cell.centre(), 6, t.player_a, 3);
        if (board[i] == 'O') p.ring(cell.centre(), 7, t.player_b, 3);
    }
}

void matrix(const Painter& p, float x, float y)
{
    constexpr std::array<std::array<std::string_view, 2>, 3> values{{{"2", "−3"}, {"0", "2"}, {"−5", "10"}}};
    constexpr std::array<std::array<std::size_t, 2>, 3> heat{{{3, 0}, {1, 2}, {0, 4}}};
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 2; ++j) {
            const Rect cell{x + 110 + 62 * static_cast<float>(j), y + 9 + 28 * static_cast<float>(i), 58, 25};
            p.fill(cell, p.theme().heat[heat[i][j]], 4);
            p.text({cell.centre().x, cell.centre().y + 5}, values[i][j],
                   {14, p.theme().heat_ink[heat[i][j]], Weight::bold, Align::middle});
        }
}

void betting(const Painter& p, float x, float y)
{
    const Theme& t = p.theme();
    const Rect ace{x + 108, y + 14, 56, 72}, back{x + 190, y + 14, 56, 72};
    p.fill(ace, t.surface, 8);
    p.stroke(ace, t.line_strong, 8);
    p.text({ace.centre().x, y + 61}, "A", {30, t.bad, Weight::bold, Align::middle});
    p.fill(back, t.accent, 8);
    p.ring(back.centre(), 13, t.accent_ink, 3);
}

void cluedo_cell(const Painter& p, Rect r, int kind, float radius)
{
    const Theme& t = p.theme();
    p.fill(r, kind == 1 ? t.good_soft : kind == 2 ? t.heat[1] : t.surface, radius);
    p.stroke(r, t.line, radius);
    if (kind == 1) draw_tick(p, r.centre(), 6, t.good);
    else if (kind == 2) p.text({r.centre().x, r.centre().y + 5}, "?", {13, t.heat_ink[1], Weight::bold, Align::middle});
    else draw_cross(p, r.centre(), 4, t.unknown, 1.8f);
}

void cluedo(const Painter& p, float x, float y)
{
    constexpr std::array<std::array<int, 4>, 3> cells{{{1, 0, 0, 0}, {0, 0, 2, 2}, {0, 1, 0, 0}}};
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 4; ++j)
            cluedo_cell(p, {x + 104 + 40 * static_cast<float>(j), y + 8 + 30 * static_cast<float>(i), 36, 26},
                        cells[i][j], 4);
}

void lab(const Painter& p, float x, float y)
{
    const Theme& t = p.theme();
    constexpr std::array values{1.f, 10.f, 46.f, 100.f, 96.f, 4.f};
    for (std::size_t i = 0; i < values.size(); ++i) {
        const float h = values[i] * 0.74f;
        p.fill({x + 86 + 32 * static_cast<float>(i), y + 88 - h, 26, h}, t.series[0], std::min(3.f, h / 2));
    }
    p.line({x + 76, y + 88.5f}, {x + 284, y + 88.5f}, t.line_strong, 1);
    p.line({x + 210, y + 6}, {x + 210, y + 88}, t.series[1], 2);
}

/// A space with three successors, one of them dead.
void spaces(const Painter& p, Point root, float reach, float scale)
{
    const Theme& t = p.theme();
    const float fall = 38 * scale, radius = 9 * scale;
    for (int i = -1; i <= 1; ++i) {
        const Point at{root.x + reach * static_cast<float>(i), root.y + fall};
        p.line(root, at, i == 1 ? t.line_strong : t.accent, 2);
        p.disc(at, radius, i == 1 ? t.sunken : t.accent);
        if (i == 1) draw_cross(p, at, radius / 2, t.bad, 2.4f);
    }
    p.disc(root, radius, t.accent);
}

/// A lattice of concepts between S, below, and G, above.
void concepts(const Painter& p, Point centre, float reach, float rise, float radius)
{
    const Theme& t = p.theme();
    const Point s{centre.x, centre.y + rise}, g{centre.x, centre.y - rise};
    for (int i = -1; i <= 1; ++i) {
        const Point at{centre.x + reach * static_cast<float>(i), centre.y};
        p.line(s, at, t.accent, 2);
        p.line(at, g, t.accent, 2);
        p.disc(at, radius * 0.8f, t.surface);
        p.ring(at, radius * 0.8f, t.accent, 2);
    }
    for (const auto& [at, name] : {std::pair{s, "S"}, std::pair{g, "G"}}) {
        p.disc(at, radius * 1.25f, t.accent);
        p.text({at.x, at.y + radius * 0.5f}, name, {radius * 1.4f, t.accent_ink, Weight::bold, Align::middle});
    }
}

} // namespace

void draw_vignette(const Painter& p, Vignette v, Rect frame, PegMark mark)
{
    const float x = frame.x - 8 + (frame.w - 352) / 2, y = frame.y; // the drawings are laid out for 352 wide
    switch (v) {
    case Vignette::mastermind:
        return mastermind(p, x, y, mark);
    case Vignette::picas_fijas:
        return picas_fijas(p, x, y);
    case Vignette::thirtyone:
        return thirtyone(p, x, y);
    case Vignette::trees:
        return trees(p, x, y);
    case Vignette::tictactoe:
        return tictactoe(p, x, y);
    case Vignette::matrix:
        return matrix(p, x, y);
    case Vignette::betting:
        return betting(p, x, y);
    case Vignette::cluedo:
        return cluedo(p, x, y);
    case Vignette::lab:
        return lab(p, x, y);
    case Vignette::spaces:
        return spaces(p, {frame.centre().x, y + 22}, 46, 1.4f);
    case Vignette::concepts:
        return concepts(p, {frame.centre().x, y + 50}, 62, 34, 9);
    }
}

void draw_small_vignette(const Painter& p, Vignette v, Rect frame, PegMark mark)
{
    const Theme& t = p.theme();
    constexpr float high = 74; // what the pictures are made for: a lower frame cuts the same above and below
    const float x = frame.x + 6, y = frame.y - std::max(0.f, high - frame.h) / 2, c = frame.centre().x;
    switch (v) {
    case Vignette::mastermind:
        for (int k = 0; k < 4; ++k)
            draw_symbol(p, Face::colours, k,
                        {x + 22 + 36 * static_cast<float>(k % 2), y + 20 + 34 * static_cast<float>(k / 2)}, 14, mark);
        return;
    case Vignette::picas_fijas:
        for (std::size_t k = 0; k < 4; ++k)
            tile(p, {x + 8 + 34 * static_cast<float>(k % 2), y + 5 + 34 * static_cast<float>(k / 2), 30, 30},
                 std::string_view("4072").substr(k, 1), 16);
        return;
    case Vignette::thirtyone:
        p.text({c, y + 44}, "31", {30, t.text, Weight::bold, Align::middle});
        for (int i = 0; i < 8; ++i)
            p.fill({x + 4 + 9.2f * static_cast<float>(i), y + 56, 7, 7},
                   i < 5 ? (i % 2 ? t.player_b : t.player_a) : t.sunken, 2);
        return;
    case Vignette::trees:
        for (int i = 0; i < 3; ++i) {
            const float d = x + 14 + 26 * static_cast<float>(i);
            p.line({x + 40, y + 18}, {d, y + 54}, i == 2 ? t.line_strong : t.accent, 2);
            p.regular_polygon({d, y + 54}, 10, 3, 90, t.series[1]);
        }
        return p.regular_polygon({x + 40, y + 18}, 13, 3, -90, t.accent);
    case Vignette::tictactoe:
        for (int i = 0; i < 9; ++i) {
            const Rect cell{c - 32 + 22 * static_cast<float>(i % 3), y + 5 + 22 * static_cast<float>(i / 3), 20, 20};
            p.fill(cell, t.surface, 4);
            p.stroke(cell, t.line, 4);
            if (i == 0 || i == 4) draw_cross(p, cell.centre(), 4.5f, t.player_a, 2.4f);
            if (i == 1 || i == 8) p.ring(cell.centre(), 5.5f, t.player_b, 2.4f);
        }
        return;
    case Vignette::matrix:
        for (int i = 0; i < 4; ++i) {
            constexpr std::array<std::size_t, 4> heat{3, 0, 1, 4};
            constexpr std::array<std::string_view, 4> values{"2", "−3", "0", "10"};
            const auto at = static_cast<std::size_t>(i);
            const Rect cell{c - 36 + 37 * static_cast<float>(i % 2), y + 10 + 29 * static_cast<float>(i / 2), 34, 26};
            p.fill(cell, t.heat[heat[at]], 4);
            p.text({cell.centre().x, cell.centre().y + 5}, values[at],
                   {13, t.heat_ink[heat[at]], Weight::bold, Align::middle});
        }
        return;
    case Vignette::betting: {
        const Rect ace{c - 34, y + 12, 32, 48}, back{c + 3, y + 12, 32, 48};
        p.fill(ace, t.raised, 6);
        p.stroke(ace, t.line_strong, 6);
        p.text({ace.centre().x, y + 44}, "A", {20, t.bad, Weight::bold, Align::middle});
        p.fill(back, t.accent, 6);
        return p.ring(back.centre(), 8, t.accent_ink, 2.4f);
    }
    case Vignette::cluedo:
        for (int i = 0; i < 4; ++i) {
            constexpr std::array kinds{1, 0, 0, 2};
            cluedo_cell(p, {x + 6 + 36 * static_cast<float>(i % 2), y + 5 + 34 * static_cast<float>(i / 2), 32, 30},
                        kinds[static_cast<std::size_t>(i)], 6);
        }
        return;
    case Vignette::lab:
        for (int i = 0; i < 5; ++i) {
            constexpr std::array values{8.f, 26.f, 54.f, 48.f, 10.f};
            const float h = values[static_cast<std::size_t>(i)];
            p.fill({x + 6 + 15 * static_cast<float>(i), y + 64 - h, 12, h}, t.series[0], 3);
        }
        return p.line({x + 2, y + 64.5f}, {x + 82, y + 64.5f}, t.line_strong, 1);
    case Vignette::spaces:
        return spaces(p, {c, y + 14}, 28, 1);
    case Vignette::concepts:
        return concepts(p, {c, y + 37}, 26, 24, 8);
    }
}

void draw_mini_vignette(const Painter& p, Vignette v, Point c)
{
    const Theme& t = p.theme();
    const auto corner = [c](int i, float pitch) { // of four cells, two by two
        return Point{c.x + (i % 2 ? pitch : -pitch), c.y + (i / 2 ? pitch : -pitch)};
    };
    switch (v) {
    case Vignette::mastermind:
        for (int i = 0; i < 4; ++i) draw_symbol(p, Face::colours, i, corner(i, 9), 7.5f, PegMark::shape);
        return;
    case Vignette::picas_fijas:
        for (int i = 0; i < 4; ++i) {
            const Point at = corner(i, 9.5f);
            tile(p, {at.x - 8, at.y - 8, 16, 16}, std::string_view("4072").substr(static_cast<std::size_t>(i), 1), 11);
        }
        return;
    case Vignette::thirtyone:
        p.text({c.x, c.y + 6}, "31", {19, t.text, Weight::bold, Align::middle});
        for (int i = 0; i < 5; ++i)
            p.fill({c.x - 20 + 8.2f * static_cast<float>(i), c.y + 12, 6, 6},
                   i < 3 ? (i % 2 ? t.player_b : t.player_a) : t.line_strong, 2);
        return;
    case Vignette::trees:
        for (int i = -1; i <= 1; ++i) {
            const Point leaf{c.x + 15 * static_cast<float>(i), c.y + 12};
            p.line({c.x, c.y - 9}, leaf, i == 1 ? t.line_strong : t.accent, 1.6f);
            p.regular_polygon(leaf, 6, 3, 90, t.series[1]);
        }
        return p.regular_polygon({c.x, c.y - 10}, 8, 3, -90, t.accent);
    case Vignette::tictactoe:
        for (int i = 0; i < 9; ++i) {
            const Rect cell{c.x - 19 + 13 * static_cast<float>(i % 3), c.y - 19 + 13 * static_cast<float>(i / 3), 12,
                            12};
            p.fill(cell, t.surface, 3);
            p.stroke(cell, t.line, 3);
            if (i == 0 || i == 4) draw_cross(p, cell.centre(), 3, t.player_a, 2);
            if (i == 1 || i == 8) p.ring(cell.centre(), 3.2f, t.player_b, 1.8f);
        }
        return;
    case Vignette::matrix:
        for (int i = 0; i < 4; ++i) {
            constexpr std::array<std::size_t, 4> heat{3, 0, 1, 4};
            const Point at = corner(i, 9.5f);
            p.fill({at.x - 8.5f, at.y - 8.5f, 17, 17}, t.heat[heat[static_cast<std::size_t>(i)]], 4);
        }
        return;
    case Vignette::betting: {
        const Rect ace{c.x - 20, c.y - 14, 18, 28}, back{c.x + 2, c.y - 14, 18, 28};
        p.fill(ace, t.raised, 4);
        p.stroke(ace, t.line_strong, 4);
        p.text({ace.centre().x, c.y + 5}, "A", {13, t.bad, Weight::bold, Align::middle});
        p.fill(back, t.accent, 4);
        return p.ring(back.centre(), 5, t.accent_ink, 2);
    }
    case Vignette::lab:
        for (int i = 0; i < 5; ++i) {
            constexpr std::array values{5.f, 16.f, 34.f, 30.f, 7.f};
            const float h = values[static_cast<std::size_t>(i)];
            p.fill({c.x - 21 + 9 * static_cast<float>(i), c.y + 17 - h, 7, h}, t.series[0], 2);
        }
        return p.line({c.x - 24, c.y + 17.5f}, {c.x + 25, c.y + 17.5f}, t.line_strong, 1);
    case Vignette::spaces:
        return spaces(p, {c.x, c.y - 11}, 15, 0.6f);
    case Vignette::concepts:
        return concepts(p, c, 15, 13, 5);
    case Vignette::cluedo:
        for (int i = 0; i < 4; ++i) {
            constexpr std::array kinds{1, 0, 0, 2};
            const Point at = corner(i, 9.5f);
            cluedo_cell(p, {at.x - 8.5f, at.y - 8.5f, 17, 17}, kinds[static_cast<std::size_t>(i)], 4);
        }
    }
}

} // namespace shell::app
