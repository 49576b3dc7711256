#pragma once
// Where board and analysis stand in each layout: beside each other on a desktop, the analysis in a sheet from below on a
// phone, at the right over a strip of buttons in landscape. The screen keeps how far the sheet is open (action "sheet").
#include "shell/kit/screen.hpp"
#include "shell/kit/ui.hpp"

namespace shell::kit {

enum class SheetAt : std::uint8_t { peek, half, full };

struct Panes {
    Rect board;           // inside its card, padding included
    Rect panel;           // the whole of it; head and body divide it
    Rect head, body;      // the panel's first line, and what is under it (no height: hidden)
    bool covered = false; // the sheet covers the board: do not draw it
};

/// Draws the backgrounds of the board; then draw the board, then begin_panel. `panel_share`: of the width on a desktop.
Panes lay_out(Ui&, Rect area, SheetAt, float panel_share);
/// The background of the panel over the board, the sheet's grip, and in the first line the switch `id` with its name.
void begin_panel(Ui&, const Panes&, SheetAt, std::string_view id, Text label, bool on);
/// Undo, redo and the menu in landscape, where there is no bar; the part where other buttons may stand.
Rect draw_strip(Ui&, Rect area, const Screen&);

} // namespace shell::kit
