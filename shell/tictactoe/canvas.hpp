#pragma once
// Draws tic-tac-toe: the board and its header, the frame of the panel, the rows of the tree.
#include "shell/tictactoe/phrases.hpp"
#include "shell/tictactoe/view.hpp"

namespace shell::tictactoe {

/// Draws a small board, for the tree's rows and its path. `last`: the square just played; -1 = none.
void draw_small_board(const Painter&, Rect, const engine::tictactoe::State&, int last, float opacity = 1);

class TictactoeCanvas {
public:
    TictactoeCanvas(const View& view, Ui& ui);

    Division division(Rect area) const;
    void board_with_head(const Panes&);
    void panel(const Panes&, const Panel&);
    void strip(Rect);
    int pointed = -1; // the free cell under the pointer or with the focus, once the board is drawn

private:
    // board.cpp
    void header(Rect);
    void plate(Rect, bool x);
    void board(Rect);
    bool valued(int cell) const; // the cell is free and shows its value
    void cell(int, Rect);
    void mark(int cell, Rect);
    void worth(int cell, Rect);
    void open_lines_over(Rect square);
    void winning_line(Rect square);
    void foot(Rect);

    // panel_frame.cpp
    void analysis_panel(Rect, const Panel&);
    void mind_off(Rect);
    void values(Rect, const Panel&);
    Rect sheet(const Panes&); // draws the sheet's head; returns the room below it

    // rows.cpp
    void tree(Rect, const Panel&);
    void tree_count(Rect);
    void path(Rect, int node);
    void row(int node, Rect);
    void row_value(int node, Rect, float left);

    bool desktop() const { return ui_.view.layout == Layout::desktop; }

    const View& view_;
    Ui& ui_;
    const engine::tictactoe::Game& game_;
    const Painter& p_;
    const Theme& t_;
    const Say& say_;
};

} // namespace shell::tictactoe
