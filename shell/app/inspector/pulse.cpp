#include "shell/app/inspector/pulse.hpp"
#include "imgui.h"
#include <algorithm>
#if defined(__GLIBC__) || defined(__EMSCRIPTEN__)
#include <malloc.h>
#endif

namespace shell::app::inspector {

Memory memory_now()
{
#if defined(__GLIBC__)
    const auto m = mallinfo2();
    return {m.uordblks + m.hblkhd, m.arena + m.hblkhd};
#elif defined(__EMSCRIPTEN__)
    return {static_cast<std::size_t>(mallinfo().uordblks), __builtin_wasm_memory_size(0) * 65536};
#else
    return {};
#endif
}

void Pulse::end(double ms, const ImDrawData& drawn)
{
    took_[next_] = ms - began_;
    next_ = (next_ + 1) % kept;
    ++frames;
    lists = drawn.CmdListsCount;
    draws = 0;
    for (const ImDrawList* list : drawn.CmdLists) draws += list->CmdBuffer.Size;
    vertices = drawn.TotalVtxCount;
    indices = drawn.TotalIdxCount;
    textures = 0;
    texture_bytes = 0;
    for (const ImTextureData* t : ImGui::GetPlatformIO().Textures)
        ++textures, texture_bytes += static_cast<std::size_t>(t->GetSizeInBytes());
}

double Pulse::mean() const
{
    double sum = 0;
    const std::size_t n = std::min<std::size_t>(kept, static_cast<std::size_t>(frames));
    for (const double t : took_) sum += t;
    return n == 0 ? 0 : sum / static_cast<double>(n);
}

double Pulse::longest() const { return *std::max_element(took_.begin(), took_.end()); }

} // namespace shell::app::inspector
