#pragma once
// How the laboratory is drawn: what is asked, and what came out. Each part says how high it is.
#include "shell/kit/markers.hpp"
#include "shell/lab/phrases.hpp"
#include "shell/lab/view.hpp"

namespace shell::lab {

/// A strategy's place in the menu is its series: the same colour and shape wherever it stands; confined, with a hole in it.
inline Colour colour_of(const Theme& t, engine::codes::StrategyKind s)
{
    return series_colour(t, static_cast<std::size_t>(in_menu(s)));
}
inline void draw_marker(const Painter& p, engine::codes::StrategyKind s, Point at, float radius)
{
    kit::draw_marker(p, static_cast<std::size_t>(in_menu(s)), at, radius);
    if (is_confined(s)) p.disc(at, radius * 0.45f, p.theme().surface);
}

class LabCanvas {
public:
    LabCanvas(const View& view, Ui& ui, const Jobs& jobs)
        : view_(view), ui_(ui), jobs_(jobs), p_(ui.paint), t_(ui.theme()), say_(ui.say)
    {}

    void whole(Rect);

private:
    // layouts.cpp
    void desktop(Rect);
    void phone(Rect);
    float results(Point, float width, float height);

    // settings.cpp: the y under it
    float settings(Point, float width);
    float strategies(Point, float width);
    /// Start, or how far it is and Cancel.
    float run(Point, float width);

    // charts.cpp
    float chart_head(Point, float width);
    void empty(Rect);
    void histogram(Rect, const Row&);
    void curves(Rect);

    // race.cpp's picture: race_picture.cpp
    float race(Point, float width);
    float race_head(Point, float width);
    float lane_height(std::size_t, float width, std::size_t rows) const;
    void lane(std::size_t, Rect);
    float population_height(std::size_t, float width) const;
    void population(std::size_t, Point, float width);

    // table.cpp
    float table(Point, float width);
    float list(Point, float width); // for a phone
    float pairs(Point, float width);

    const View& view_;
    Ui& ui_;
    const Jobs& jobs_;
    const Painter& p_;
    const Theme& t_;
    const Say& say_;
};

} // namespace shell::lab
