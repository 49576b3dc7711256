#pragma once
// The colours of a vector picture as attributes of SVG: as they are, or for print in black and white alone, where
// hatching, dashes and the width of strokes replace the theme's colours.
#include "shell/kit/theme.hpp"
#include <array>
#include <string>
#include <string_view>

namespace shell::kit {

/// A number with at most two decimals, without zeros at the end: "12.5".
std::string svg_number(double);
/// Text for an element or an attribute. Characters that XML forbids are left out.
std::string svg_escaped(std::string_view);

/// The theme whose greys SvgInk reads as black, white, hatching and dashes.
const Theme& print_theme();

class SvgInk {
public:
    /// `name`: the beginning of all ids.
    SvgInk(std::string name, bool print) : name_(std::move(name)), print_(print) {}

    bool prints() const { return print_; }
    const std::string& name() const { return name_; }
    /// Whether a fill is too faint to be seen: a soft shadow.
    static bool is_faint(Colour c) { return c >> 24 < 26; }
    std::string fill(Colour);
    /// `length`: of what is drawn; dashes need some.
    std::string stroke(Colour, float width, float length = 100) const;
    std::string text(Colour) const;
    /// The patterns that fill() has used.
    std::string definitions() const;

private:
    std::string name_;
    bool print_;
    std::array<bool, 3> hatched_{};
};

} // namespace shell::kit
