#pragma once
// Draws the board: the examples with the sizes after each, and the next example with its buttons.
#include "shell/concepts/phrases.hpp"
#include "shell/concepts/view.hpp"
#include <algorithm>

namespace shell::concepts {

class ConceptsCanvas {
public:
    ConceptsCanvas(const View& view, Ui& ui)
        : view_(view), ui_(ui), words_(view.words(ui.say)), p_(ui.paint), t_(ui.theme()), say_(ui.say)
    {}

    void board(Rect);

private:
    bool desktop() const { return ui_.view.layout == Layout::desktop; }
    bool reads() const { return ui_.reads(); }
    int attributes() const { return view_.shape().attributes; }
    // board.cpp
    float head_height(float width) const;
    void head(Rect);
    void low_board(Rect);
    struct Columns {
        int lines = 1;           // of an example
        float left = 0;          // of the values
        std::vector<Point> at;   // of each attribute: x, and its line
        std::vector<float> room; // of each attribute's name
    };
    Columns columns(float width) const;
    float row_height(const Columns&) const;
    float rows_height(float width) const;
    void heads(Point, float width);
    void rows(Point, float width);
    void row(Rect, const Columns&, int example);
    void changes(Rect);
    float changes_height() const;
    std::string collapse() const;
    float below_step(float width) const; // the height of what stands below the example of the step
    static float rows_head(const Columns&);
    void keep_step_in_sight(float first_row, float width, float edge, bool low = false) const;
    void value(Point, int example, int attribute, bool current, Colour);
    bool dropped(int attribute) const;
    bool shows_size(int example) const;
    // foot.cpp
    int chips_across(float width) const;
    float chip_height(float chip_width) const;
    float name_line() const { return std::max(15.f, ui_.view.least_label + 3); }
    float form_height(float width) const;
    float buttons_height() const;
    float foot_height(float width) const { return form_height(width) + buttons_height(); }
    float form(Point, float width); // returns the y below
    void buttons(Point, float width);
    void foot(Point at, float width) { buttons({at.x, form(at, width)}, width); }
    void chip(Rect, int attribute);
    bool has_changes() const;
    std::string foot_label() const;
    std::string why_not() const;

    const View& view_;
    Ui& ui_;
    const TableWords& words_;
    const Painter& p_;
    const Theme& t_;
    const Say& say_;
};

/// A disc with "+" or a square with "−".
void draw_label(const Painter&, Point centre, float radius, bool positive, bool faint = false);

/// The concepts that are left, from S below to G above (lattice.cpp). Too many: S and G alone.
float lattice_height(const View&, const Ui&, float width);
void draw_lattice(const View&, Ui&, Rect);

} // namespace shell::concepts
