#pragma once
// `sagaz figure`: a game's line as a picture, a table or a text for lecture notes.
#include "engine/figures/words.hpp"
#include <cstdio>
#include <string>

namespace engine::cli {

struct FigureOptions {
    std::string text;            // a saved line, or a link
    std::string out;             // its ending says the format
    std::string what;            // "" = the usual part of this format
    std::string theme = "light"; // light, dark, projector or print
    std::string language = "en";
    std::string ground = "screen";                // of a .png: screen, white or transparent
    int scale = 2;                                // of a .png: pixels for one of the screen's
    int width = 120;                              // of the figure, in millimetres
    int screen_width = 1280, screen_height = 800; // in pixels: the screen that lays the board out
};

/// A picture as the text of a file; or the sentence that says why there is none, and what to do.
struct Drawn {
    std::string file, wrong;
};
/// Draws the board or a panel as SVG or PNG, as the file's ending says: shell/app/main_figures.cpp. `line`: one of a game that it knows.
using Draw = Drawn (*)(const FigureOptions&, const std::string& line);

/// What a program with screens adds; null in one without.
struct Front {
    Draw draw = nullptr;
    figures::Words (*words)(const std::string& language) = nullptr;
};

/// Writes the figure to its file.
int figure(const FigureOptions&, const Front&, std::FILE* errors);

} // namespace engine::cli
