#pragma once
// Frames without a renderer: the views run, the outline and the controls' rectangles are right, nothing is drawn. For
// hosts without WebGL and for tests.
namespace shell::app {

/// Before each frame, in place of a renderer's NewFrame: tells ImGui that its textures are uploaded.
void pretend_to_render();

/// Before the first frame with a renderer again: makes it create every texture anew.
void forget_textures();

} // namespace shell::app
