#pragma once
// Draws the laboratory: the settings, the charts, the race and the table. Parts return the y below them.
#include "shell/kit/markers.hpp"
#include "shell/lab/phrases.hpp"
#include "shell/lab/view.hpp"

namespace shell::lab {

/// A strategy's index in the menu is its series, so colour and shape are the same everywhere; confined: with a hole.
inline Colour colour_of(const Theme& t, engine::codes::StrategyKind s)
{
    return series_colour(t, static_cast<std::size_t>(in_menu(s)));
}
inline void draw_marker(const Painter& p, engine::codes::StrategyKind s, Point at, float radius)
{
    kit::draw_marker(p, static_cast<std::size_t>(in_menu(s)), at, radius);
    if (is_confined(s)) p.disc(at, radius * 0.45f, p.theme().surface);
}

/// Draws a strategy's name, smaller or on two lines where it has no room: its end tells two apart.
inline float name_size(const Painter& p, const std::string& name, float room, float size, Weight weight = Weight::bold)
{
    while (size > 12 && p.width(name, size, weight) > room) size -= 1;
    return size;
}
inline std::size_t name_lines(const Painter& p, const std::string& name, float room, float size)
{
    return p.two_lines(name, room, name_size(p, name, room, size), Weight::bold).size();
}
inline void draw_name(const Painter& p, Point at, const std::string& name, float room, float size,
                      Weight weight = Weight::bold)
{
    size = name_size(p, name, room, size, weight);
    const auto lines = p.two_lines(name, room, size, weight);
    float y = at.y - 7 * static_cast<float>(lines.size() - 1);
    for (const auto& line : lines) {
        p.text({at.x, y}, line, {size, p.theme().text, weight});
        y += 14;
    }
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
    float in_card(Point, float width, const Panel&);

    // settings.cpp
    float settings(Point, float width);
    /// The run button, or the progress with Cancel.
    float run(Point, float width);

    // charts.cpp
    float chart_head(Point, float width);
    void empty(Rect);
    void histogram(Rect, const Row&);
    void curves(Rect);

    // race_picture.cpp
    float race(Point, float width);
    float race_head(Point, float width);
    void lane(std::size_t, Rect, const Panel&);

    // list.cpp
    float list(Point, float width); // the results on a phone

    const View& view_;
    Ui& ui_;
    const Jobs& jobs_;
    const Painter& p_;
    const Theme& t_;
    const Say& say_;
};

} // namespace shell::lab
