// What ImGui names but the page never needs, as empty functions, so that the linker leaves the real ones out. The shell
// draws its own tables: imgui.cpp only tidies them up (-11 kB gzipped). There is no settings file to scan (-2.6 kB), and no
// number with decimals to print (-4 kB). All of it is ImGui's alone: the C library is left as it is.
#include "engine/base/plain_format.hpp"
#include "imgui.h"
#include "imgui_internal.h"

// ImGui's own printf, which IMGUI_DISABLE_DEFAULT_FORMAT_FUNCTIONS leaves to us.
int ImFormatStringV(char* buf, size_t buf_size, const char* fmt, va_list args)
{
    const int length = engine::plain_format(buf, buf_size, fmt, args);
    if (!buf || length < static_cast<int>(buf_size)) return length;
    return static_cast<int>(buf_size) - 1;
}

int ImFormatString(char* buf, size_t buf_size, const char* fmt, ...)
{
    va_list args; // NOLINT(cppcoreguidelines-init-variables): va_start does it
    va_start(args, fmt);
    const int length = ImFormatStringV(buf, buf_size, fmt, args);
    va_end(args);
    return length;
}

// What `sscanf` is called while ImGui is compiled for the page (CMakeLists.txt): it would read settings files, of which
// there are none (IniFilename), and numbers typed into controls that the shell doesn't use.
extern "C" int imgui_sscanf(const char* /*text*/, const char* /*format*/, ...) { return 0; }

namespace ImGui {

void EndTable() {}
void EndColumns() {}
void TablePushColumnChannel(int /*column*/) {}
void TablePopColumnChannel() {}
void TableGcCompactSettings() {}
void TableGcCompactTransientBuffers(ImGuiTable* /*table*/) {}
void TableGcCompactTransientBuffers(ImGuiTableTempData* /*data*/) {}
void TableSettingsAddSettingsHandler() {}

// What imgui.cpp alone calls these (CMakeLists.txt): they bring tab bars, menus and selection with them.
void end_no_tab_bar() {}
void end_no_multi_select() {}
void end_no_menu_bar() {}
void no_separator(const char* /*label*/) {}
bool nothing_selectable(const char* /*label*/, bool /*selected*/, ImGuiSelectableFlags /*flags*/,
                        const ImVec2& /*size*/)
{
    return false;
}

} // namespace ImGui
