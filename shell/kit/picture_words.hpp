#pragma once
// What the canvas shows, as text: every shape, with its colour's name in the theme and its place to 4 px. No program of the page
// has it.
#include "shell/kit/paint.hpp"
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace shell::kit {

/// Colours by what the theme calls them: the first name, where two are alike.
class ColourNames {
public:
    explicit ColourNames(const Theme&);
    std::string operator()(Colour) const;

private:
    std::map<Colour, std::string> names_;
};

/// Hears what is drawn while it is there.
class PictureWords : public PaintListener {
public:
    explicit PictureWords(const Theme&);
    ~PictureWords() override;

    void shape(std::string_view what, std::span<const float> numbers, Colour) override;
    void text(Point, float width, std::string_view words, const TextStyle&) override;
    /// What has been drawn since it was asked last, a line each.
    std::string take() { return std::exchange(lines_, {}); }

private:
    void add(const std::string& line);

    ColourNames names_;
    Colour text_;
    std::string lines_;
};

} // namespace shell::kit
