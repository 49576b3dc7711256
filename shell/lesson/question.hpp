#pragma once
// The question of a step, in the lesson's card: its text and the controls to answer it.
#include "shell/lesson/player.hpp"

namespace shell::lesson {

/// Whether the layout is for touch: controls are at least 44 px high.
inline bool fingers(const Ui& ui) { return ui.view.layout != Layout::desktop; }
/// The control with the focus once the question is solved: a puzzle's leads to its proof, if it has one.
inline std::string_view focus_when_solved(const Player& l)
{
    return l.is_puzzle() && l.step().last() ? "puzzle_on" : "lesson_next";
}
/// The height of a row or a field.
inline float control(const Ui& ui) { return fingers(ui) ? 44.f : 38.f; }
/// Whether a code's answer stands under its marks, below what scrolls: on a phone.
inline bool has_code_row(const Ui& ui, const Player& l)
{
    return ui.view.layout == Layout::phone && l.noted().places > 0;
}
inline constexpr float code_row = 48;
/// The code so far in the columns of the marks, and the field to type it.
void draw_code_row(Ui&, const Player&, Rect);
/// Draws the options beside a code from (x, y) on, w wide; returns the y below.
float draw_pair(Ui&, const Player&, float x, float y, float w);
/// Draws the question from (x, y) on, w wide; returns the y below. The step must have a question.
float draw_question(Ui&, const Player&, float x, float y, float w);

} // namespace shell::lesson
