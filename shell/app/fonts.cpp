#include "shell/app/fonts.hpp"
#include "assets/fonts.hpp"
#include "imgui.h"
#include <span>

namespace shell::app {

Fonts load_fonts()
{
    ImGuiIO& io = ImGui::GetIO();
    const auto add = [&](std::span<const unsigned char> data) {
        ImFontConfig c;
        c.FontDataOwnedByAtlas = false;
        // ImGui takes a pointer to non-const data, which it does not write.
        ImFont* font = io.Fonts->AddFontFromMemoryTTF(const_cast<unsigned char*>(data.data()),
                                                      static_cast<int>(data.size()), 19, &c);
        ImFontConfig merged = c;
        merged.MergeMode = true;
        const auto symbols = assets::symbols;
        io.Fonts->AddFontFromMemoryTTF(const_cast<unsigned char*>(symbols.data()), static_cast<int>(symbols.size()), 19,
                                       &merged);
        return font;
    };
    Fonts fonts;
    fonts.regular = add(assets::noto_sans_regular);
    fonts.bold = add(assets::noto_sans_bold);
    return fonts;
}

} // namespace shell::app
