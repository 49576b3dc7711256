#pragma once
// What the page's renderer (web/renderer.mjs) is to draw: one row of 32-bit words a frame, written next to ImGui's draw
// lists in this program's memory. The WebGL context stays on the page's side and is the renderer's alone, so nobody saves
// and restores its state and nothing is read back from the GPU.
#include "imgui.h"
#include <cstdint>
#include <vector>

namespace shell::app {

/// Words (f = the bits of a float; addresses in bytes of this program's memory):
///   width f, height f, in the lists' own units
///   how many textures change; each: what (Change), its number, x, y, width, height, address of the first pixel (RGBA),
///     pixels from one row to the next
///   how many lists; each: address of the vertices (20 bytes: x f, y f, u f, v f, rgba), their bytes, address of the
///     indices (16 bits), their bytes, how many draws; each draw: scissor x, y, width, height in the framebuffer's
///     pixels from the lower left, texture, how many indices, the first index's and the first vertex's place in bytes
class FrameData {
public:
    enum class Change : std::int32_t { create, update, destroy };

    /// There is a context to draw in, with nothing in it yet. `largest` = of its textures, in pixels.
    void begin(int largest);
    void end() { drawn_ = false; }
    /// Before ImGui's new frame.
    void new_frame() const;
    /// After ImGui's Render: the words, which hold until the next frame; none if there is nothing to draw in, or if the
    /// canvas shows exactly that already: then the browser keeps it, and weak or software graphics are spared the frames in
    /// which a screen settles.
    const std::int32_t* words(const ImDrawData&);
    /// The canvas was cleared.
    void forget() { shown_ = 0; }

private:
    bool same(const ImDrawData&);
    void put(std::int32_t word) { words_.push_back(word); }
    void put(float);
    void put_texture(ImTextureData&);
    void put_update(const ImTextureData&, Change, int x, int y, int w, int h);
    void put_list(const ImDrawList&, const ImDrawData&);

    bool drawn_ = false;
    std::uint64_t shown_ = 0; // what the canvas shows, as a hash; 0 = draw in any case
    std::int32_t textures_ = 0;
    std::vector<std::int32_t> words_;
};

} // namespace shell::app
