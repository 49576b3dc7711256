#pragma once
// A figure of the board or the panel, for a text or a slide: asked for, then taken from the next frame.
#include "engine/figures/format.hpp"
#include "shell/kit/effect.hpp"
#include "shell/kit/screen.hpp"
#include <optional>
#include <string>

namespace shell::app {

struct FigureAsked {
    bool panel = false;     // the panel beside the board; otherwise the board
    bool print = false;     // black and white alone
    double millimetres = 0; // its width; 0 = as on a screen
    bool pixels = false;    // the page makes a PNG of it
};

/// One for the program, as the Painter's listener is.
void ask_figure(std::optional<FigureAsked>);
/// What a command of the menu asks for: export_png, export_svg, export_print.
std::optional<FigureAsked> figure_of(const kit::ActionId& command);
/// Whether the next frame is drawn in print_theme().
bool figure_prints();
/// The file that a figure of this screen is saved as: "trees.svg", "trees-print.svg", "trees.png"; "" = no screen.
std::string figure_file(const kit::Screen*, const FigureAsked&);
/// What a command of the menu writes from the game's model: export_tex, export_csv, export_txt.
std::optional<engine::figures::Format> format_of(const kit::ActionId& command);
/// The file that it is saved as: "trees.tex".
std::string model_file(const kit::Screen&, engine::figures::Format);
/// Draws the screen. Returns the figure that was asked for, as a file; nothing if there is none, or that part is not on
/// screen.
std::optional<kit::Effect> draw_screen(kit::Screen&, kit::Ui&, kit::Rect area, const kit::Jobs&);

} // namespace shell::app
