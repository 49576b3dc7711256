#pragma once
// Draws a matrix game's board with its margins, and the envelope.
#include "shell/matrix/phrases.hpp"
#include "shell/matrix/view.hpp"
#include <string>
#include <vector>

namespace shell::matrix {

class MatrixCanvas {
public:
    MatrixCanvas(const View& view, Ui& ui)
        : view_(view), ui_(ui), game_(view.game()), matrix_(view.matrix()), p_(ui.paint), t_(ui.theme()), say_(ui.say)
    {}

    void board(Rect);

private:
    float head(Rect);
    std::vector<std::string> last_words(float width) const;
    float last_round_height(float width) const;
    void last_round(Rect) const; // at the bottom
    void grid(Rect);
    void cells(Point origin, float row_head, float column_head, float w, float h);
    void margins(Point origin, float row_head, float column_head, float w, float h);
    void margin_value(Rect, const engine::Fraction&, bool marked, engine::matrix::Side);
    float widest_entry() const;
    float row_head_width(float width) const;
    void choice_name(engine::matrix::Side, int choice, Point middle, float room, bool hovered);
    bool is_last(engine::matrix::Side, int choice) const;

    const View& view_;
    Ui& ui_;
    const engine::matrix::Game& game_;
    const engine::matrix::Matrix& matrix_;
    const Painter& p_;
    const Theme& t_;
    const Say& say_;
};

/// The graphical solution where one side has two choices (envelope.cpp).
void draw_envelope(Ui&, Rect, const engine::matrix::Envelope&);
float envelope_height(float width);

/// A side's colour: the row player is MAX, the column player MIN.
inline Ink side_ink(engine::matrix::Side s) { return s == engine::matrix::Side::row ? Ink::max : Ink::min; }
inline Colour side_colour(const Theme& t, engine::matrix::Side s) { return colour_of(t, side_ink(s)); }

} // namespace shell::matrix
