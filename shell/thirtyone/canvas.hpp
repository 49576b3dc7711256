#pragma once
// Draws the 31 game: the board with its sum, and the pictures of its panel.
#include "shell/thirtyone/outcome.hpp"
#include "shell/thirtyone/phrases.hpp"
#include "shell/thirtyone/view.hpp"
#include <algorithm>
#include <span>

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

    // explorer.cpp
    bool is_other_node(int node);
    void graph(Rect);
    void tree(Rect);
    void edge_value(Point, int value);
    float letters(float size) const { return std::max(size, ui_.view.least_label); } // of the graph's labels
    void node_pill(Point, int node, const engine::thirtyone::Position&, bool current, std::string_view caption,
                   bool beside = false); // caption at the right, because an edge leaves below

    Colour player(engine::thirtyone::Side s) const
    {
        return s == engine::thirtyone::Side::a ? t_.player_a : t_.player_b;
    }
    Colour ink(const WeighedMove& m) const { return colour_of(t_, ink_of(m.outcome)); }
    Colour soft(const WeighedMove& m) const { return soft_colour_of(t_, ink_of(m.outcome)); }

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

/// The progress of a solver. With a command that cancels it, as high as the result.
void add_working(Panel&, const Solver&, Id cancel);
/// The winner after each move of the game (history.cpp).
float history_height(const View&, const Ui&, float width);
void draw_history(const View&, Ui&, Rect);
/// A row for each value: the owners of its tokens, and the number of free squares (outline.cpp).
void describe_squares(Outline&, Id, const engine::thirtyone::Rules&, std::span<const std::uint8_t> moves);

} // namespace shell::thirtyone
