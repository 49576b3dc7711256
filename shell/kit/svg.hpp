#pragma once
// The canvas as a vector picture: each shape of the Painter as a shape of SVG, each text as text with its font named.
#include "shell/kit/paint.hpp"
#include "shell/kit/svg_ink.hpp"
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shell::kit {

/// Records all draw calls during its lifetime but those of controls, in place of the listener before.
class SvgPicture final : public PaintListener {
public:
    /// `name`: the beginning of all ids, a word of letters, digits and "-".
    SvgPicture(const Theme&, std::string name, bool print);
    ~SvgPicture() override;

    void shape(std::string_view what, std::span<const float> numbers, Colour) override;
    void text(Point, float width, std::string_view words, const TextStyle&) override;

    struct Paper {
        double millimetres = 0;       // its width; 0 = `times` as wide as on a screen of 96 pixels an inch
        double times = 1;             // the height follows
        std::optional<Colour> ground; // none = transparent
    };
    /// A file of what was drawn inside `part`, with a small margin; "" if nothing was.
    std::string file(Rect part, const Paper&, std::string_view title, std::string_view description) const;

private:
    struct Piece {
        std::string element;
        Rect box, clip;
    };
    void add(std::string element, Rect box);

    PaintListener* before_;
    Colour ink_of_text_;
    SvgInk ink_;
    std::vector<Piece> pieces_;
};

} // namespace shell::kit
