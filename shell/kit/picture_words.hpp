#pragma once
// The canvas as text, for tests and the desktop program: a line for each shape, with its colour's name in the theme and
// its position rounded to 4 px.
#include "shell/kit/paint.hpp"
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace shell::kit {

/// Names colours by the theme's tokens; of two equal tokens the first.
class ColourNames {
public:
    explicit ColourNames(const Theme&);
    std::string operator()(Colour) const;

private:
    std::map<Colour, std::string> names_;
};

/// Records all draw calls during its lifetime.
class PictureWords : public PaintListener {
public:
    explicit PictureWords(const Theme&);
    ~PictureWords() override;

    void shape(std::string_view what, std::span<const float> numbers, Colour) override;
    void text(Point, float width, std::string_view words, const TextStyle&) override;
    /// The draw calls since the last take(), one per line.
    std::string take() { return std::exchange(lines_, {}); }

private:
    void add(const std::string& line);

    ColourNames names_;
    Colour text_;
    std::string lines_;
};

} // namespace shell::kit
