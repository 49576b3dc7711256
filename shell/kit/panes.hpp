#pragma once
// Where board and analysis stand in each layout: beside each other on a desktop, the analysis in a sheet from below on a
// phone, at the right over a strip of buttons in landscape. The sheet's edge is where the finger is; let go, it settles at
// the nearest stop, thrown, at the next one (action "sheet" with the stop).
#include "shell/kit/screen.hpp"
#include <array>
#include <span>

namespace shell::kit {

enum class SheetAt : std::uint8_t { peek, half, full };

/// How a screen divides its room.
struct Division {
    float board_width = 0;     // on a desktop, of content_width()
    float under = 0;           // on a desktop: height of a card under the board; 0 = none
    float peek = 60, half = 0; // heights of the sheet
    bool full = true;          // it can be opened over the board; else it stays where it is
};
/// What a desktop's cards share with the gap between them.
float content_width(Rect area);
/// On a phone everything stands in a column, on a tablet in its middle.
Rect phone_column(Rect area);
/// The division most screens have; `panel_share`: of the width on a desktop.
Division usual_division(Rect area, float panel_share);

struct Panes {
    Rect board; // the whole of it; where there is a sheet, what it leaves of the board when it is half open or lower
    Rect under; // the card under the board, if there is one
    Rect panel; // the card, the side or the sheet
    std::array<float, 3> stops{}; // of the sheet: heights
    bool covered = false;         // the sheet covers the board: do not draw it
};

/// Draws the backgrounds of the board; then draw the board, then begin_panel.
Panes lay_out(Ui&, Rect area, const Division&, SheetAt);

/// The board inside the margins that most screens have.
Rect usual_board(const Ui&, const Panes&);

/// The background of the panel over the board.
void begin_panel(Ui&, const Panes&);
/// What moves the sheet, a part of its head; the rest of the head is for the screen's controls.
void sheet_grip(Ui&, const Panes&, SheetAt, Rect);
inline constexpr float sheet_head = 56; // height

/// The first line of the panel, where the switch `id` stands with its name and, on a phone, the grip. Returns what is left
/// under it, inside the panel's margins; no height: hidden.
Rect panel_head(Ui&, const Panes&, SheetAt, Id id, Text label, bool on);

/// A row of tabs in the first line of `r`, and what is left under it.
Rect draw_tabs(Ui&, Rect, std::span<const Text> names, int selected);
/// Tabs in `r` where not all are there: `shown` are their numbers, at least one; none of them selected: the first is. Where
/// their names have no room beside each other they stand in two rows; the height they take.
float draw_some_tabs(Ui&, Rect, std::span<const Text> all_names, std::span<const int> shown, int selected);

/// Content of any height in the panel: `draw` gets the place of its upper left corner and returns the y where it ends.
/// Each tab keeps its own place.
template <class Draw>
void scrolled(Ui& ui, std::string_view name, int tab, Rect r, Draw draw)
{
    if (r.h < 24) return;
    ScrollArea area(ui, make_id(std::string(name) + ':', tab), r);
    const float top = r.y - area.offset();
    area.content_height(draw(top) - top + 12);
}

/// A phone's layout in a frame so low that the board needs what stands around it.
bool is_low(const Viewport&);

/// A name at the left, its figure at the right, a line under both; the name goes over as many lines as it needs. The y
/// under it.
float figure_line(const Painter&, Point at, float width, std::string_view name, const std::string& figure);

/// Undo, redo and the menu in landscape, where there is no bar; the part where other buttons may stand.
Rect draw_strip(Ui&, Rect area, const Screen&);

} // namespace shell::kit
