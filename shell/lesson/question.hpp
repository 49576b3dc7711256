#pragma once
// The question of a step, in the lesson's card: its words and what answers it.
#include "shell/lesson/player.hpp"

namespace shell::lesson {

/// Pressed with a finger: nothing under 44 px, and no hover.
inline bool fingers(const Ui& ui) { return ui.view.layout != Layout::desktop; }
/// How high a row, a field or a chip is.
inline float control(const Ui& ui) { return fingers(ui) ? 44.f : 38.f; }
/// The column from x, w wide, from y on; the y under it. The step asks something.
float draw_question(Ui&, const Player&, float x, float y, float w);

} // namespace shell::lesson
