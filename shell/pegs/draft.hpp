#pragma once
// The draft of a guess, and the palette and holes with which the player fills it: for all screens that take guesses.
#include "engine/codes/code.hpp"
#include "shell/kit/screen.hpp"
#include "shell/pegs/pegs.hpp"
#include <array>
#include <optional>

namespace shell::pegs {
using namespace kit;

/// An unfinished code.
struct Draft {
    std::array<int, engine::codes::max_positions> symbol{-1, -1, -1, -1, -1, -1, -1, -1}; // -1 = empty
    int focus = 0;
    int placed = -1; // the hole filled last: its peg is animated; -1 = none

    bool complete(int positions) const;
    bool empty(int positions) const;
    std::optional<engine::codes::Code> code(const engine::codes::Rules&) const; // complete and legal
    void set(const engine::codes::Code&, int positions);
    void place(int at, int symbol, int positions); // then focuses the next empty hole
    void erase(int positions);                     // the focused hole, or the nearest filled one to its left
    bool uses(int symbol, int positions) const;

    /// Appends the actions that restore the draft, for Screen::on_screen().
    void add_on_screen(std::string&) const;

    struct Taken {
        Screen::Outcome outcome;
        bool changed; // it is another code now
    };
    /// Handles the actions of palette, holes and buttons. A symbol that the rules do not allow twice is refused, or moves
    /// here from its other place, which is told.
    Taken act(const Action&, const engine::codes::Rules&, const Say&);

private:
    enum class Change : std::uint8_t { none, shown, changed, moved, repeated };
    Change change(const Action&, const engine::codes::Rules&);
};

/// The palette's rows, and the size of its keys.
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
/// The draft's holes (actions "hole:0"…), centres `pitch` apart; each is pressable over its part of `row`. A symbol can
/// be dragged out of its hole.
void draw_holes(Ui&, Rect row, Point first_centre, float pitch, float radius, engine::codes::Face, int positions,
                const Draft&, PegMark);
/// The draft's places as radios ("place:0"…), whose controls on the canvas are the holes.
void describe_places(Outline&, engine::codes::Face, const engine::codes::Rules&, const Draft&);
/// Draws the dragged symbol at the pointer, and drops it into the hole below. Call after draw_holes().
void draw_hand(Ui&, engine::codes::Face, int positions, PegMark);

} // namespace shell::pegs
