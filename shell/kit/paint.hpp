#pragma once
// Drawing primitives of the design: text by its baseline, cards with a soft shadow, strokes, polygons. A thin layer
// over ImDrawList without input (ui.hpp has that). Font sizes are CSS pixels of the em square.
#include "shell/kit/geometry.hpp"
#include "shell/kit/theme.hpp"
#include <span>
#include <string>
#include <string_view>
#include <vector>

struct ImDrawList;
struct ImFont;

namespace shell::kit {

enum class Align : std::uint8_t { left, middle, right };
enum class Weight : std::uint8_t { regular, bold };

struct Fonts {
    ImFont* regular = nullptr;
    ImFont* bold = nullptr;
};

struct TextStyle {
    float size = 14;
    Colour colour = 0; // 0 = the theme's text
    Weight weight = Weight::regular;
    Align align = Align::left;
};

/// Receives every draw call that is at least partly inside the clip rectangle. Tests read the canvas through it.
class PaintListener {
public:
    PaintListener() = default;
    PaintListener(const PaintListener&) = delete;
    PaintListener& operator=(const PaintListener&) = delete;
    virtual ~PaintListener() = default;
    /// `what`: "fill", "disc"…; `numbers`: positions and sizes, in the order of the Painter's parameters.
    virtual void shape(std::string_view what, std::span<const float> numbers, Colour) = 0;
    virtual void text(Point at, float width, std::string_view, const TextStyle&) = 0;
};
/// Null (the initial value): no listener.
void set_paint_listener(PaintListener*);

/// Receives each drawn text with the left end of its baseline.
class TextReader {
public:
    TextReader() = default;
    TextReader(const TextReader&) = delete;
    TextReader& operator=(const TextReader&) = delete;
    virtual ~TextReader() = default;
    virtual void read(Point left, std::string_view, const TextStyle&) = 0;
};
void set_text_reader(TextReader*);

/// While it lives, no text is measured or drawn smaller than `size`: a board's on a projector.
class LeastText {
public:
    explicit LeastText(float size);
    LeastText(const LeastText&) = delete;
    LeastText& operator=(const LeastText&) = delete;
    ~LeastText();

private:
    float before_;
};

class Painter {
public:
    Painter(const Theme& theme, Fonts fonts) : theme_(&theme), fonts_(fonts) {}

    const Theme& theme() const { return *theme_; }
    ImDrawList& list() const;

    void fill(Rect, Colour, float radius = 0) const;
    void stroke(Rect, Colour, float radius = 0, float width = 1) const;
    void disc(Point, float radius, Colour) const;
    void ring(Point, float radius, Colour, float width = 1.5f) const;
    void line(Point, Point, Colour, float width = 1) const;
    void polyline(std::span<const Point>, Colour, float width = 2) const;
    void polygon(std::span<const Point>, Colour) const; // convex, clockwise
    void star(Point centre, float radius, Colour) const;
    void regular_polygon(Point centre, float radius, int corners, float degrees, Colour) const;

    /// Baseline at `at.y`.
    void text(Point at, std::string_view, const TextStyle&) const;
    float width(std::string_view, float size, Weight = Weight::regular) const;
    /// Lines of at most `max_width`, broken at spaces and \n. A longer word is not broken.
    std::vector<std::string> wrapped(std::string_view, float max_width, float size, Weight = Weight::regular) const;
    /// The same number of lines as wrapped(), of about equal length: for titles.
    std::vector<std::string> balanced(std::string_view, float max_width, float size, Weight = Weight::regular) const;
    /// Draws wrapped lines, `leading` apart, the first baseline at `at.y`. Returns the baseline that would follow.
    float paragraph(Point at, std::string_view, float max_width, const TextStyle&, float leading) const;
    /// The text, cut with an ellipsis if it is too wide.
    std::string fitted(std::string_view, float max_width, float size, Weight = Weight::regular) const;
    /// One or two lines, each fitted.
    std::vector<std::string> two_lines(std::string_view, float max_width, float size, Weight = Weight::regular) const;

    void lift(Rect, float radius) const; // only the soft shadow
    void card(Rect, float radius = 12) const;
    void card(Rect, float radius, Colour fill) const;
    void divider(Point from, float width) const;
    void focus_ring(Rect, float radius) const;

private:
    const Theme* theme_;
    Fonts fonts_;
};

} // namespace shell::kit
