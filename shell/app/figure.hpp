#pragma once
// A figure of the board or the panel, for a text or a slide: asked for, then taken from the next frame.
#include "engine/figures/format.hpp"
#include "shell/kit/effect.hpp"
#include "shell/kit/screen.hpp"
#include <memory>
#include <optional>
#include <string>

namespace shell::app {

enum class Ground : std::uint8_t { screen, white, clear };

struct FigureAsked {
    bool panel = false;     // the panel beside the board; otherwise the board
    bool print = false;     // black and white alone
    double millimetres = 0; // its width; 0 = as on a screen
    bool pixels = false;    // the page makes a PNG of it:
    int times = 1;          // so many pixels for one of the screen's
    Ground ground = Ground::screen;
};

/// One for the program, as the Painter's listener is.
void ask_figure(std::optional<FigureAsked>);
/// What the dialog's choices and a command of it ask for: export_png, export_svg, export_print.
std::optional<FigureAsked> figure_of(const kit::ActionId& command);
/// What is asked for, if it is the panel's figure: the app lays the screen out with room for a whole panel.
std::optional<FigureAsked> take_panel_figure();
/// Whether the next frame is drawn in print_theme(), or in the light one.
bool figure_prints();
bool figure_on_white();
/// How much wider and higher the screen has to be so that nothing of the board or the panel is scrolled away.
kit::Point missing_room(const kit::UiMemory&, bool panel);
/// The file that a figure of this screen is saved as: "trees.svg", "trees-print.svg", "trees.png", "trees-panel.svg";
/// "" = no screen.
std::string figure_file(const kit::Screen*, const FigureAsked&);
/// What a command of the dialog writes from the game's model: export_tex, export_csv, export_json, export_txt.
std::optional<engine::figures::Format> format_of(const kit::ActionId& command);
/// The file that it is saved as: "trees.tex".
std::string model_file(const kit::Screen&, engine::figures::Format);
/// The words of figures in this language.
engine::figures::Words figure_words(const kit::Say&);
/// Draws the screen. Returns the figure that was asked for, as a file; one without a text if that part is not on screen.
std::optional<kit::Effect> draw_screen(kit::Screen&, kit::Ui&, kit::Rect area, const kit::Jobs&);

/// The dialog of all figures. `screen` must outlive it.
std::unique_ptr<kit::Dialog> figure_dialog(const kit::Screen& screen);

} // namespace shell::app
