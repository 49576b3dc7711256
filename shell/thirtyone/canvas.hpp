#pragma once
// Draws the 31 game: the board with its sum, and the tabs of the analysis.
#include "shell/thirtyone/phrases.hpp"
#include "shell/thirtyone/view.hpp"

namespace shell::thirtyone {

class ThirtyoneCanvas {
public:
    ThirtyoneCanvas(const View&, Ui&);

    Division division(Rect area) const;
    void board(Rect);
    /// `words`: the fields and blocks of the tab on screen.
    void panel(const Panes&, const Panel& words);
    /// The exploration's picture (explorer.cpp).
    void explored(Rect window);
    void strip(Rect area);

private:
    // board.cpp
    double dropped() const; // progress of the last token's fall, 0…1
    void header(Rect);
    void sum_track(Rect);
    void squares(Rect, bool compact);
    void piles(Rect, float width, float gap);
    void square(int value, int row, Rect, bool compact);
    std::vector<std::string> end_words(float width) const;
    float banner_height(float width) const;
    void banner(Rect);
    void header_of_exercise(Rect);
    std::string exercise_title() const;
    void seat(Point, engine::thirtyone::Side, bool right);

    // layouts.cpp
    void analysis_panel(Rect, const Panel& words);
    void analysis_switch(Rect);
    void mind_off(Rect, float pad);
    Rect sheet(const Panes&); // returns the area below its head

    // The tabs: each draws from `at` down and returns the y below.
    float position_tab(Point at, float width); // position.cpp
    float verdict(Point at, float width);
    float if_you_play(Point at, float width);
    float why(Point at, float width);
    float replies(Point at, float width, const std::vector<std::string>&) const;
    float history(Point at, float width);
    float rules_tab(Point at, float width, const Panel& trial); // lab.cpp
    float solved_rules(Point at, float width, const engine::thirtyone::Solution&);
    float exercises_tab(Point at, float width); // worksheet.cpp
    bool is_other_node(int node);               // explorer.cpp
    void graph(Rect);
    void tree(Rect);
    void node_pill(Point, int node, const engine::thirtyone::Position&, bool current, std::string_view caption,
                   bool beside = false); // caption at the right, because an edge leaves below

    float line_of_play(Point at, float width, const engine::thirtyone::Position&,
                       const std::vector<std::uint8_t>& line);
    bool working(Rect, const Solver&);
    Colour player(engine::thirtyone::Side s) const
    {
        return s == engine::thirtyone::Side::a ? t_.player_a : t_.player_b;
    }
    struct Tint {
        Colour ink, soft;
    };
    Tint tint(const WeighedMove&) const;
    void glyph(Point, float size, const WeighedMove&) const;

    const View& view_;
    Ui& ui_;
    const engine::thirtyone::Game game_; // the game, or the exercise's position
    const bool exercise_;
    const engine::thirtyone::Rules rules_;
    const engine::thirtyone::Solution* solution_; // null: no analysis, or not solved yet
    const Painter& p_;
    const Theme& t_;
    const Say& say_;
    std::vector<WeighedMove> moves_; // with analysis only
    bool desktop_;
};

} // namespace shell::thirtyone
