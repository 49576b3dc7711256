#pragma once
// Draws the code games: the measures of each layout, the board, the input and the analysis panel.
#include "shell/codes/phrases.hpp"
#include "shell/codes/view.hpp"

namespace shell::codes {

/// Positions and sizes in a row, in layout pixels; x from the board's left edge.
struct BoardMetrics {
    float row = 60, draft = 68;                                 // heights
    float number_x = 30, first_x = 68, pitch = 50, radius = 19; // first_x: centre of the first peg
    float answer_x = 276, words_x = 320;
    float pin = 12;
    bool words = true;      // the answer in words, on a wide board
    bool stacked = false;   // in words, small
    bool figures = false;   // as `1 · 2`, where words have no room
    bool left = true;       // the number of candidates left, at the right
    float caption = 0;      // the height of the draft's caption, part of `draft`
    bool two_lines = false; // the draft's buttons have their own line: many positions, or a narrow phone
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
    BoardMetrics bare_metrics(float width) const; // without a caption
    void rows(Rect, const BoardMetrics&);
    void row(int index, Rect, const BoardMetrics&);
    void draft_row(Rect, const BoardMetrics&);
    void asked_row(int index, Rect, const BoardMetrics&);
    float goal_height(float width) const;
    void goal(Rect);
    bool is_first_minute() const; // before the first guess of a game that no lesson leads
    float stacked_width() const;
    /// Whether the rows are a puzzle's clues.
    bool is_puzzle() const { return view_.reads_clues() && ui_.memory().lesson.numbered; }
    void draw_answer(engine::codes::Feedback, Point, float size, float leading, Colour ink);
    float answer_beside(engine::codes::Feedback, Point, const BoardMetrics&, Colour ink);
    float key_height(float width, const BoardMetrics&) const;
    std::int64_t left_after(int row) const; // -1: unknown, or the row does not count
    std::int64_t left_before(int row) const;

    // input.cpp
    PaletteMetrics palette_metrics(float width) const;
    void palette(Rect, const PaletteMetrics&);
    float input_height(float width) const;
    void input(Rect);
    void input_buttons(Rect);
    std::string asked_words() const;
    bool asks_for_answer() const;
    bool secret_row() const;
    void secret_over(Rect, const BoardMetrics&);
    float asked_height(float width) const;
    float noted_width() const;
    void answer_entry(Rect);
    bool result_has_label() const;
    void result(Rect);
    void thinking(Rect);
    bool banner_shown() const;
    float banner_height(float width) const;
    void blamed_buttons(Rect, std::size_t most);
    void banner(Rect);
    float stuck_height(float width) const; // of the text that says why the computer cannot play
    bool still_working(int job, Rect, std::string_view what, Id cancel);
    bool hint_awaited(Rect); // draws the hint's progress; true if it did

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
    // own_notes.cpp
    float notes_width() const; // of the button; 0: it is not offered
    void notes_button(Rect room);
    void notes_panel(Rect);
    Rect notes_head(const Panes&);
    void notes_table(Rect);
    void chip(Id, Rect, const engine::codes::Code&);
    Rect sheet(const Panes&); // draws the sheet's head; returns the room below it
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
