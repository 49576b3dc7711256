#pragma once
// The code games' pieces: pegs (colour and shape, or letter), digit tiles, empty holes, answer pins.
#include "engine/codes/game.hpp"
#include "shell/kit/paint.hpp"
#include <string>

namespace shell::pegs {
using namespace kit;

/// What is drawn inside a coloured peg: its shape, or its letter.
enum class PegMark : std::uint8_t { shape, letter };

/// One symbol of a code around `centre`: a coloured peg, or a tile with a digit or letter for the other faces.
void draw_symbol(const Painter&, engine::codes::Face, int symbol, Point centre, float radius, PegMark,
                 float opacity = 1);
void draw_hole(const Painter&, engine::codes::Face, Point centre, float radius);
void draw_code(const Painter&, engine::codes::Face, const engine::codes::Rules&, const engine::codes::Code&,
               Point first_centre, float pitch, float radius, PegMark, float opacity = 1);

/// Feedback pins in two rows: fijas as discs, picas as rings, the rest as dots. Top left at `at`; size: the diameter.
void draw_pins(const Painter&, engine::codes::Feedback, int positions, Point at, float size = 12);
/// The width draw_pins takes.
float pins_width(int positions, float size = 12);

/// The heat map's step 0..4 for a probability: zero, at most about 1 / symbols, above, far above, one.
std::size_t heat_step(double share, int symbols);

/// The character that types a symbol and labels it: '0'..'9' 'a'..'f' for digits, otherwise 'A'..'P'.
char symbol_key(engine::codes::Face, int symbol);
/// The symbol a typed character means, or -1.
int symbol_from_key(engine::codes::Face, int symbols, unsigned character);

} // namespace shell::pegs
