#pragma once
// The small pictures on the home screen's cards, one per game, made of the game's own parts.
#include "shell/pegs/pegs.hpp"

namespace shell::app {
using namespace kit;
using namespace pegs;

enum class Vignette : std::uint8_t {
#define GAME(place, ...) place,
#include "shell/kit/games.def"
};

/// In a wide frame, 100 high (desktop cards).
void draw_vignette(const Painter&, Vignette, Rect frame, PegMark);
/// In a frame of about 92 × 74 (phone cards).
void draw_small_vignette(const Painter&, Vignette, Rect frame, PegMark);
/// About 48 × 36 around a point (the puzzles of a day, and a phone's tiles).
void draw_mini_vignette(const Painter&, Vignette, Point centre);

} // namespace shell::app
