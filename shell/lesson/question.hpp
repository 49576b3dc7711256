#pragma once
// The question of a step, in the lesson's card: its text and the controls to answer it.
#include "shell/lesson/player.hpp"

namespace shell::lesson {

/// Whether the layout is for touch: controls are at least 44 px high.
inline bool fingers(const Ui& ui) { return ui.view.layout != Layout::desktop; }
/// The height of a row or a field.
inline float control(const Ui& ui) { return fingers(ui) ? 44.f : 38.f; }
/// Draws the question from (x, y) on, w wide; returns the y below. The step must have a question.
float draw_question(Ui&, const Player&, float x, float y, float w);

} // namespace shell::lesson
