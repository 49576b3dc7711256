#include "shell/app/frame_data.hpp"
#include "shell/app/no_picture.hpp"
#include <cstddef>
#include <cstring>

namespace shell::app {
namespace {

static_assert(sizeof(ImDrawVert) == 20 && offsetof(ImDrawVert, pos) == 0 && offsetof(ImDrawVert, uv) == 8 &&
                  offsetof(ImDrawVert, col) == 16 && sizeof(ImDrawIdx) == 2,
              "web/renderer.mjs knows the vertices as ImGui has them by default");

std::int32_t address(const void* p) { return static_cast<std::int32_t>(reinterpret_cast<std::uintptr_t>(p)); }

class Hash {
public:
    void add(const void* bytes, std::size_t size) // `size` is a multiple of 4
    {
        const auto* p = static_cast<const unsigned char*>(bytes);
        for (std::uint32_t word = 0; size >= sizeof word; size -= sizeof word, p += sizeof word) {
            std::memcpy(&word, p, sizeof word);
            value = (value ^ word) * 0x100000001b3u;
        }
    }
    std::uint64_t value = 0xcbf29ce484222325u;
};

} // namespace

void FrameData::begin(int largest)
{
    ImGuiPlatformIO& io = ImGui::GetPlatformIO();
    io.Renderer_TextureMaxWidth = io.Renderer_TextureMaxHeight = largest;
    forget_textures();
    drawn_ = true;
    shown_ = 0;
}

void FrameData::new_frame() const
{
    if (!drawn_) return pretend_to_render();
    ImGui::GetIO().BackendFlags |= ImGuiBackendFlags_RendererHasTextures | ImGuiBackendFlags_RendererHasVtxOffset;
}

bool FrameData::same(const ImDrawData& data)
{
    Hash hash;
    hash.add(&data.DisplaySize, sizeof data.DisplaySize);
    hash.add(&data.FramebufferScale, sizeof data.FramebufferScale);
    for (const ImDrawList* list : data.CmdLists) {
        hash.add(list->VtxBuffer.Data, static_cast<std::size_t>(list->VtxBuffer.size_in_bytes()));
        hash.add(list->IdxBuffer.Data, static_cast<std::size_t>(list->IdxBuffer.size_in_bytes()));
        for (const ImDrawCmd& c : list->CmdBuffer) hash.add(&c.ClipRect, sizeof c.ClipRect);
    }
    bool same = hash.value == shown_;
    for (const ImTextureData* t : *data.Textures) same = same && t->Status == ImTextureStatus_OK;
    shown_ = hash.value;
    return same;
}

const std::int32_t* FrameData::words(const ImDrawData& data)
{
    if (!drawn_ || same(data)) return nullptr;
    words_.clear();
    put(data.DisplaySize.x);
    put(data.DisplaySize.y);
    const std::size_t count = words_.size();
    put(0);
    for (ImTextureData* t : *data.Textures) put_texture(*t);
    words_[count] = static_cast<std::int32_t>((words_.size() - count - 1) / 8);
    const std::size_t lists = words_.size();
    put(0);
    for (const ImDrawList* list : data.CmdLists) {
        if (list->IdxBuffer.empty()) continue;
        put_list(*list, data);
        ++words_[lists];
    }
    return words_.data();
}

void FrameData::put(float f)
{
    std::int32_t word = 0;
    std::memcpy(&word, &f, sizeof word);
    put(word);
}

void FrameData::put_update(const ImTextureData& t, Change what, int x, int y, int w, int h)
{
    put(static_cast<std::int32_t>(what));
    put(static_cast<std::int32_t>(t.TexID));
    for (const int n : {x, y, w, h}) put(n);
    put(t.Pixels ? address(t.Pixels + (x + y * t.Width) * t.BytesPerPixel) : 0);
    put(t.Width);
}

void FrameData::put_texture(ImTextureData& t)
{
    if (t.Status == ImTextureStatus_WantCreate) {
        t.SetTexID(static_cast<ImTextureID>(++textures_));
        put_update(t, Change::create, 0, 0, t.Width, t.Height);
        t.SetStatus(ImTextureStatus_OK);
    } else if (t.Status == ImTextureStatus_WantUpdates) {
        for (const ImTextureRect& r : t.Updates) put_update(t, Change::update, r.x, r.y, r.w, r.h);
        t.SetStatus(ImTextureStatus_OK);
    } else if (t.Status == ImTextureStatus_WantDestroy && t.UnusedFrames > 0) {
        put_update(t, Change::destroy, 0, 0, 0, 0);
        t.SetTexID(ImTextureID_Invalid);
        t.SetStatus(ImTextureStatus_Destroyed);
    }
}

void FrameData::put_list(const ImDrawList& list, const ImDrawData& data)
{
    put(address(list.VtxBuffer.Data));
    put(list.VtxBuffer.size_in_bytes());
    put(address(list.IdxBuffer.Data));
    put(list.IdxBuffer.size_in_bytes());
    const std::size_t count = words_.size();
    put(0);
    const ImVec2 scale = data.FramebufferScale;
    const auto height = static_cast<float>(static_cast<int>(data.DisplaySize.y * scale.y));
    for (const ImDrawCmd& c : list.CmdBuffer) {
        const float left = c.ClipRect.x * scale.x, top = c.ClipRect.y * scale.y;
        const float right = c.ClipRect.z * scale.x, bottom = c.ClipRect.w * scale.y;
        if (right <= left || bottom <= top || c.ElemCount == 0) continue;
        for (const float f : {left, height - bottom, right - left, bottom - top}) put(static_cast<std::int32_t>(f));
        put(static_cast<std::int32_t>(c.GetTexID()));
        put(static_cast<std::int32_t>(c.ElemCount));
        put(static_cast<std::int32_t>(c.IdxOffset * sizeof(ImDrawIdx)));
        put(static_cast<std::int32_t>(c.VtxOffset * sizeof(ImDrawVert)));
    }
    words_[count] = static_cast<std::int32_t>((words_.size() - count - 1) / 8);
}

} // namespace shell::app
