#pragma once
// How the code games are drawn: the measures of each layout, and the parts of the board and of the mind.
#include "shell/codes/phrases.hpp"
#include "shell/codes/view.hpp"

namespace shell::codes {

/// Where things of a row lie, relative to the board's left edge, and how big they are.
struct BoardMetrics {
    float row = 60, draft = 68;                                 // heights
    float number_x = 30, first_x = 68, pitch = 50, radius = 19; // first_x: centre of the first peg
    float answer_x = 276, words_x = 320;
    float pin = 12;
    bool figures = true;    // the answer as `1 · 2`, where it is not in words
    bool words = true;      // the answer in words, or as `1 · 2`
    bool left = true;       // how many codes are left, at the right
    bool two_lines = false; // phone, many positions: the draft's buttons get a line of their own
};

class CodesCanvas {
public:
    CodesCanvas(const View& view, Ui& ui, const Jobs& jobs);

    Division division(Rect area) const;
    bool reads_over_keys() const;
    void board(const Panes&);
    void panel(const Panes&);
    void strip(Rect area);

private:
    // board.cpp
    BoardMetrics board_metrics(float width) const;
    void rows(Rect, const BoardMetrics&);
    void row(int index, Rect, const BoardMetrics&);
    void draft_row(Rect, const BoardMetrics&);
    void asked_row(int index, Rect, const BoardMetrics&);
    float key_height(float width, const BoardMetrics&) const;
    std::int64_t left_after(int row) const; // -1 = not known or does not count
    std::int64_t left_before(int row) const;

    // input.cpp
    PaletteMetrics palette_metrics(float width) const;
    void palette(Rect, const PaletteMetrics&);
    float input_height(float width) const;
    void input(Rect);
    void input_buttons(Rect);
    std::string asked_words() const;
    float asked_height(float width) const;
    float noted_width() const;
    void answer_entry(Rect);
    void result(Rect);
    void thinking(Rect);
    bool banner_shown() const;
    float banner_height(float width) const;
    void banner(Rect);
    float stuck_height(float width) const; // of the words why the computer cannot play
    bool still_working(int job, Rect, std::string_view what, Id cancel);
    bool hint_awaited(Rect); // drawn there: that it is thought over

    // analysis_panel.cpp
    void analysis_panel(Rect content, bool with_count);
    void mind_off(Rect);
    float count(Rect);
    float map_tab(Point at, float width);
    float heat_map(Point at, float width);
    float if_you_try(Point at, float width);
    void bars(Point at, float unit, const std::vector<PartitionCell>&, std::size_t from, std::size_t to);
    float possible(Point at, float width);
    void list_tab(Rect);
    float strategy_tab(Point at, float width);
    float population(Point at, float width);
    float strategy_list(Point at, float width);
    float review_tab(Point at, float width); // review_tab.cpp
    void chip(Id, Rect, const engine::codes::Code&);
    Rect sheet(const Panes&); // what is left under its head
    std::vector<int> tabs() const;

    const View& view_;
    Ui& ui_;
    const Jobs& jobs_;
    const engine::codes::Game& game_;
    const engine::codes::Rules rules_;
    const engine::codes::Face face_;
    const Painter& p_;
    const Theme& t_;
    const Say& say_;
    std::vector<int> blamed_;
};

} // namespace shell::codes
