#pragma once
// Draws a matrix game: the board with its margins, and the analysis panel.
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
    void panel(Rect);

private:
    // board.cpp
    float head(Rect);
    std::vector<std::string> last_words(float width) const;
    float last_round_height(float width) const;
    void last_round(Rect) const; // at the bottom
    void grid(Rect);
    void cells(Point origin, float row_head, float column_head, float w, float h);
    void margins(Point origin, float row_head, float column_head, float w, float h);
    void margin_value(Rect, const engine::Fraction&, bool marked, engine::matrix::Side);
    float widest_entry() const;
    bool is_last(engine::matrix::Side, int choice) const;

    // analysis_panel.cpp
    float asked_line(Id why, Point, float width, std::string_view name, const std::string& figure);
    float play_tab(Point, float width);
    float frequencies(Point, float width, engine::matrix::Side);
    float history(Point, float width);
    float pure_tab(Point, float width);
    float dominance_tab(Point, float width);
    float mixed_tab(Point, float width);
    float mixture(Point, float width, engine::matrix::Side);
    float envelope(Point, float width);

    const View& view_;
    Ui& ui_;
    const engine::matrix::Game& game_;
    const engine::matrix::Matrix& matrix_;
    const Painter& p_;
    const Theme& t_;
    const Say& say_;
};

/// A side's colour: the row player is MAX, the column player MIN.
inline Colour side_colour(const Theme& t, engine::matrix::Side s)
{
    return s == engine::matrix::Side::row ? t.accent : t.series[1];
}

} // namespace shell::matrix
