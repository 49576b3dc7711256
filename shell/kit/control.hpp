#pragma once
// A control described once: drawn on the canvas, described in the outline, and read from an action. Its owner keeps the
// value.
#include "shell/kit/outline.hpp"
#include "shell/kit/ui.hpp"
#include <optional>
#include <string>
#include <vector>

namespace shell::kit {

/// `row`: drawn as a line of a menu.
struct Button {
    ButtonKind kind = ButtonKind::plain;
    Icon icon = Icon::none;
    bool enabled = true;
    std::string why{}; // reason why it is disabled
    bool row = false;
};

struct Toggle {
    bool on = false;
};

/// One of a few options. `list`: one below the other; otherwise side by side, in as many rows as their names need.
struct Choice {
    std::vector<std::string> names;
    int chosen = -1; // an option's value; below `first` = none
    bool list = false;
    int first = 0;                     // the first option's value
    std::vector<std::string> spoken{}; // the names in the outline, where they differ
};

/// `slider`: drawn as a track with its label, instead of two buttons.
struct Number {
    int value = 0, least = 0, most = 0;
    bool slider = false;
};

/// A text field of at most `longest` bytes.
struct Line {
    std::string text{};
    std::string hint{};  // shown while the text is empty
    std::string meant{}; // what an empty text means, for the outline
    Typed typed = Typed::text;
    std::size_t longest = 100;
    Pasted pasted{};
    std::optional<std::size_t> caret{}; // a fault's place in bytes: the caret goes there after a paste
};

/// Only the member that `kind` names is used. Not a std::variant: its copies and moves add 2 kB (gzip) to a page.
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

/// 38 in the desktop layout, otherwise 44.
float control_height(const Ui&);
/// The height of a label's line above its control.
inline constexpr float label_height = 22;
bool has_label(const Control&); // above it; buttons, toggles and sliders draw their own
void draw_label(const Ui&, Point at, std::string_view text);

/// Excludes the label above it.
float height(const Ui&, const Control&, float width);
void draw(Ui&, Rect, const Control&);
void describe(Outline&, const Control&);
/// Whether the action is this control's. For a choice, "preset:2" is "preset" with the value 2.
bool concerns(const Action&, const Control&);
/// The value that an action gives the control: 1 for an enabled button, 0 or 1 for a toggle, or the index or number.
/// Nothing if the action is another control's or the value is invalid.
std::optional<int> chosen(const Action&, const Control&);
/// The text that an action gives a text field, cut to `longest` bytes.
std::optional<std::string> typed(const Action&, const Control&);

} // namespace shell::kit
