#pragma once
// A control as one description, drawn on the canvas, described in the outline and read from an action: what is said of it
// is said once. Whoever shows it keeps its value.
#include "shell/kit/outline.hpp"
#include "shell/kit/ui.hpp"
#include <optional>
#include <string>
#include <vector>

namespace shell::kit {

/// To be pressed. `row`: a line of a menu.
struct Button {
    ButtonKind kind = ButtonKind::plain;
    Icon icon = Icon::none;
    bool enabled = true;
    std::string why{}; // it is disabled
    bool row = false;
};

struct Toggle {
    bool on = false;
};

/// One of a few. `list`: one under the other, else beside each other, in as many rows as their names need.
struct Choice {
    std::vector<std::string> names;
    int chosen = -1; // negative = none
    bool list = false;
};

/// `slider`: dragged on a track, which bears its label.
struct Number {
    int value = 0, least = 0, most = 0;
    bool slider = false;
};

/// A text to type in, at most `longest` bytes.
struct Line {
    std::string text{};
    std::string hint{};  // while there is none
    std::string meant{}; // what no text stands for
    Typed typed = Typed::text;
    std::size_t longest = 100;
};

/// Of the last five only what `kind` says counts. No std::variant: its copies and moves were 2 kB of a page, gzipped.
struct Control {
    enum class Kind : std::uint8_t { button, toggle, choice, number, line };
    OwnedId id;
    std::string label;
    Kind kind = Kind::button;
    Button button{};
    Toggle toggle{};
    Choice choice{};
    Number number{};
    Line line{};
};

/// 38, or 44 for fingers.
float control_height(const Ui&);
/// 22: the line of a label above its control.
inline constexpr float label_height = 22;
bool has_label(const Control&); // above it: not those that bear it themselves
void draw_label(const Ui&, Point at, std::string_view text);

/// Without its label.
float height(const Ui&, const Control&, float width);
void draw(Ui&, Rect, const Control&);
void describe(Outline&, const Control&);
/// Is it this control's? "preset:2" is "preset" with "2".
bool concerns(const Action&, const Control&);
/// What an action makes of the control: 1 for a button, 0 or 1 for a toggle, the index or the figure chosen. None: it is
/// not of this control, or none of its values.
std::optional<int> chosen(const Action&, const Control&);
/// What an action makes of a line of text.
std::optional<std::string> typed(const Action&, const Control&);

} // namespace shell::kit
