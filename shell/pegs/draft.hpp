#pragma once
// A code being put together by a person, and the keys it is made with: what all screens that take guesses share.
#include "engine/codes/code.hpp"
#include "shell/kit/screen.hpp"
#include "shell/pegs/pegs.hpp"
#include <array>
#include <optional>

namespace shell::pegs {
using namespace kit;

/// A code being put together, hole by hole.
struct Draft {
    std::array<int, engine::codes::max_positions> symbol{-1, -1, -1, -1, -1, -1, -1, -1}; // -1 = empty
    int focus = 0;
    int placed = -1; // the hole that was filled last: its peg arrives with a small movement

    bool complete(int positions) const;
    bool empty(int positions) const;
    std::optional<engine::codes::Code> code(const engine::codes::Rules&) const; // complete and legal
    void set(const engine::codes::Code&, int positions);
    void place(int at, int symbol, int positions); // and moves the focus to the next empty hole
    void erase(int positions);                     // the focused hole, or the one before it
    bool uses(int symbol, int positions) const;

    /// What makes it again, hole by hole: for Screen::on_screen().
    void add_on_screen(std::string&) const;

    enum class Change : std::uint8_t { none, shown, changed, repeated };
    /// What the keys, the holes and the buttons ask for. none: it was no action of the draft; repeated: the rules do not
    /// allow the symbol twice, and nothing happened.
    Change act(const Action&, const engine::codes::Rules&);
};

/// Keys of the palette: how many in a row, how big.
struct PaletteMetrics {
    int per_row = 6, rows = 1;
    float width = 73, height = 76, gap = 10;
    float total_height() const { return static_cast<float>(rows) * (height + gap) - gap; }
};
PaletteMetrics palette_metrics(const Viewport&, engine::codes::Face, int symbols, float width);
/// A key for each symbol (actions "symbol:0"…); those that may not be used again are disabled. A symbol can be dragged
/// away from its key.
void draw_palette(Ui&, Rect, const PaletteMetrics&, engine::codes::Face, const engine::codes::Rules&, const Draft&,
                  PegMark);
/// The draft's holes (actions "hole:0"…), as far apart as `pitch`; each can be pressed in a part of `row`. A symbol can be
/// dragged out of its hole.
void draw_holes(Ui&, Rect row, Point first_centre, float pitch, float radius, engine::codes::Face, int positions,
                const Draft&, PegMark);
/// A symbol in the hand follows the pointer and drops into the hole below it. After the holes.
void draw_hand(Ui&, engine::codes::Face, int positions, PegMark);

} // namespace shell::pegs
