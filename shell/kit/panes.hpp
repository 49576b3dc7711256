#pragma once
// Divides the screen between board and panel in each layout. Desktop: side by side. Phone: the panel is a bottom sheet.
// Landscape: the panel is at the right, above a strip of buttons. The sheet's edge follows the finger. When let go, it
// settles at the nearest stop; a flick takes it to the next one (action "sheet" with the stop).
#include "shell/kit/screen.hpp"
#include <array>
#include <span>

namespace shell::kit {

enum class SheetAt : std::uint8_t { peek, half, full };

/// A screen's choice of sizes.
struct Division {
    float board_width = 0;     // desktop: part of content_width()
    float under = 0;           // desktop: height of a card below the board; 0 = none
    float peek = 60, half = 0; // heights of the sheet at its stops
    bool full = true;          // the sheet can be opened over the board; otherwise it stops at half
};
/// Desktop: the width of both cards and the gap between them.
float content_width(Rect area);
/// Phone layout: the column that holds everything, at most 600 wide and centred.
Rect phone_column(Rect area);
/// The division of most screens. `panel_share`: the panel's share of content_width() on a desktop.
Division usual_division(Rect area, float panel_share);

struct Panes {
    Rect board;                   // with a sheet: the part that it leaves free when half open or lower
    Rect under;                   // the card below the board, if any
    Rect panel;                   // the card, the right side or the sheet
    std::array<float, 3> stops{}; // the sheet's heights
    bool covered = false;         // the sheet covers the board: do not draw it
};

/// Draws the board's background. Then draw the board, then call begin_panel().
Panes lay_out(Ui&, Rect area, Division, SheetAt);

/// For a screen without a panel: the part of the area that an open lesson's card leaves free. Places the card at the
/// right, on a phone below.
Rect beside_lesson(Ui&, Rect area);

/// The board's pane inside most screens' margins.
Rect usual_board(const Ui&, const Panes&);

/// Draws the panel's background, over the board.
void begin_panel(Ui&, const Panes&);
/// The part of the sheet's head that drags it. The rest of the head is for the screen's controls.
void sheet_grip(Ui&, const Panes&, SheetAt, Rect);
inline constexpr float sheet_head = 56; // height

/// Draws the panel's first line: the switch `id` with its label and, on a phone, the grip. Returns the rest of the
/// panel inside its margins; on a phone the height is 0 while the sheet hides it.
Rect panel_head(Ui&, const Panes&, SheetAt, Id id, Text label, bool on);

/// Draws a row of tabs at the top of the rectangle; returns the rest of it. Below a height of 24 nothing is drawn.
Rect draw_tabs(Ui&, Rect, std::span<const Text> names, int selected);
/// Draws some of the tabs: `shown` are their indices, at least one. If `selected` is not among them, the first is
/// selected. Names that do not fit in one row take two. Returns the height.
float draw_some_tabs(Ui&, Rect, std::span<const Text> all_names, std::span<const int> shown, int selected);

/// Scrollable content of any height: draw(top) draws from y = top and returns the y where it ends. Each tab keeps its
/// own scroll position.
template <class Draw>
void scrolled(Ui& ui, std::string_view name, int tab, Rect r, Draw draw)
{
    if (r.h < 24) return;
    ScrollArea area(ui, make_id(std::string(name) + ':', tab), r);
    const float top = r.y - area.offset();
    area.content_height(draw(top) - top + 12);
}

/// Phone layout in a frame lower than 400: screens save height around the board.
bool is_low(const Viewport&);

/// Draws a name at the left, wrapped, its value at the right, and a divider below. Returns the y below.
float figure_line(const Painter&, Point at, float width, std::string_view name, const std::string& figure);

/// Landscape, where there is no title bar: draws undo, redo and the menu; returns the room left for other buttons.
Rect draw_strip(Ui&, Rect area, const Screen&);

} // namespace shell::kit
