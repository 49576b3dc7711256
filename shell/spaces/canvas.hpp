#pragma once
// Draws the version-space screen: the board with its two large figures, and the tabs of the panel.
#include "shell/spaces/phrases.hpp"
#include "shell/spaces/view.hpp"

namespace shell::spaces {

class SpacesCanvas {
public:
    SpacesCanvas(const View& view, Ui& ui)
        : view_(view), ui_(ui), game_(view.game()), analysis_(view.analysis()), rules_(view.rules()), p_(ui.paint),
          t_(ui.theme()), say_(ui.say)
    {}

    Division division(Rect area) const;
    void board(Rect);
    void panel(Rect, const Panel& blocks);
    void strip(Rect area);

private:
    bool desktop() const { return ui_.view.layout == Layout::desktop; }
    float control() const { return desktop() ? 34.f : 44.f; }

    // board.cpp
    float head(Rect);
    float figure(Point, float right, const std::string& figure, const std::string& words, Colour);
    float figure_width(const std::string& figure, const std::string& words) const;
    std::vector<std::string> figure_words(const std::string& words) const;
    void rows(Rect);
    void row(int index, Rect);
    void declared_mark(Point, float right);
    void draft_row(Rect);
    float first_x() const { return desktop() ? 48.f : 46.f; }
    float pitch(float width) const;
    float radius(float width) const;
    bool low() const { return kit::is_low(ui_.view) || (stacked() && ui_.view.height < 540); }
    float figure_size() const { return desktop() ? 40.f : low() ? 20.f : 26.f; }
    float head_height() const { return desktop() ? 64.f : low() ? 28.f : 46.f; }
    bool only_read() const;
    float row_height() const;
    float draft_line() const;   // height of the holes' line
    float draft_height() const; // with the buttons, if they have their own line
    bool stacked() const { return ui_.view.layout == Layout::phone && ui_.view.width < 300; }

    // input.cpp
    float input_height(float width) const;
    void input(Rect);
    void guess_entry(Rect);
    float asked_height() const;
    void answer_entry(Rect);
    void learner_entry(Rect);
    void result(Rect);
    void collapse(Rect);

    // rows.cpp
    void tree_tab(Rect);
    float tree_head(Rect);
    void tree_row(int node, Rect);
    // believed.cpp
    float believed(Point, float width);
    // tiles.cpp
    void tiles(Rect);
    void tile(std::size_t space, Rect);
    float flow(Point, float width);
    float flow_in_brief(Point, float width);
    struct Collapse {
        Count shown, fallen; // spaces shown so far, and how many of them have collapsed
    };
    void follow_collapse();
    Collapse collapse_now() const;
    float collapse_bar(Point, float width);
    float collapse_heaps(Point, float width);
    float collapse_legend(Point, float width);
    void details(Rect, bool with_back);
    float over_switches(float width) const;
    float language_switches(Rect);

    // parts.cpp
    void symbol(int value, Point, float radius, bool framed, float opacity = 1);
    float draw_concept(Point first_centre, const vs::Concept&, const vs::Concept* black, float pitch, float radius);
    float box(Rect, const vs::Space& now, const vs::Space* before);
    float boundaries(Point, float width, const vs::Space&, std::size_t limit, bool general);
    float title(Point, float width, const std::string&);

    // step.cpp, map.cpp: each draws from a point down and returns the y below.
    float step_tab(Point, float width);
    float map_tab(Point, float width);
    float best_codes(Point, float width);

    const View& view_;
    Ui& ui_;
    const Game& game_;
    const Analysis& analysis_;
    const engine::codes::Rules& rules_;
    const Painter& p_;
    const Theme& t_;
    const Say& say_;
    float collapse_ = 1; // progress of the last answer's collapse, 0 to 1
};

} // namespace shell::spaces
