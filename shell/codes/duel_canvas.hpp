#pragma once
// Draws a duel: two heads, two columns of rows with the turns between them, and what is pressed below.
#include "shell/codes/duel_words.hpp"

namespace shell::codes {

class DuelCanvas {
public:
    DuelCanvas(const DuelView& view, Ui& ui)
        : view_(view), ui_(ui), duel_(view.game()), rules_(view.rules()), face_(view.setup().face), p_(ui.paint),
          t_(ui.theme()), say_(ui.say), wide_(ui.view.layout == Layout::desktop)
    {}

    void draw(Rect area);

private:
    /// Sizes in a row; x from the column's left edge.
    struct Column {
        float width, pitch, radius, answer_x;
    };
    Column column(float width) const;

    // duel_canvas.cpp
    void table(Rect);
    void head(Rect, int side, bool with_code);
    void code_cells(Rect, int side);
    void turn_line(Rect);
    void rows(Rect);
    void turn(int number, Rect, const Column&);
    void tried(const engine::codes::Clue&, engine::Count left, Rect, const Column&);
    void draft(Rect, Point first, float pitch, float radius);
    void counts_strip(Rect);
    void hide(Rect);

    // duel_input.cpp
    float input_height(float width) const;
    void input(Rect);
    void buttons(Rect);
    void result(Rect);
    void pass(Rect);

    const DuelView& view_;
    Ui& ui_;
    const engine::codes::Duel& duel_;
    const engine::codes::Rules rules_;
    const engine::codes::Face face_;
    const Painter& p_;
    const Theme& t_;
    const Say& say_;
    const bool wide_;
};

} // namespace shell::codes
