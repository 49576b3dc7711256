#pragma once
// A frame for the page's renderer (web/renderer.mjs): an array of 32-bit words that refer to ImGui's draw lists in this
// program's memory. Only the renderer uses the WebGL context, so its state is never saved and restored, and nothing is
// read back from the GPU.
#include "imgui.h"
#include <cstdint>
#include <vector>

namespace shell::app {

/// Words (f = the bits of a float; addresses in bytes of this program's memory):
///   width f, height f, in the lists' own units
///   number of texture changes; each: Change, texture id, x, y, width, height, address of the first pixel (RGBA),
///     pixels from one row to the next
///   number of lists; each: address of the vertices (20 bytes: x f, y f, u f, v f, rgba), their bytes, address of the
///     indices (16 bits), their bytes, number of draws; each draw: scissor x, y, width, height in the framebuffer's
///     pixels from the lower left, texture id, number of indices, byte offsets of the first index and the first vertex
class FrameData {
public:
    enum class Change : std::int32_t { create, update, destroy };

    /// A new WebGL context is there: all textures are made anew. `largest`: the largest side of a texture in pixels.
    void begin(int largest);
    void end() { drawn_ = false; }
    /// Before ImGui's new frame.
    void new_frame() const;
    /// After ImGui's Render: the words, valid until the next frame. Null without a context, or if the canvas shows the
    /// same frame already: slow graphics then skip the frames in which a screen settles.
    const std::int32_t* words(const ImDrawData&);
    /// The canvas was cleared: the next frame is drawn in any case.
    void forget() { shown_ = 0; }

private:
    bool same(const ImDrawData&);
    void put(std::int32_t word) { words_.push_back(word); }
    void put(float);
    void put_texture(ImTextureData&);
    void put_update(const ImTextureData&, Change, int x, int y, int w, int h);
    void put_list(const ImDrawList&, const ImDrawData&);

    bool drawn_ = false;
    std::uint64_t shown_ = 0; // hash of what the canvas shows; 0 = draw in any case
    std::int32_t textures_ = 0;
    std::vector<std::int32_t> words_;
};

} // namespace shell::app
