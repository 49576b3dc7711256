// What ImGui names but the page never needs, as empty functions, so that the linker leaves the real ones out. The shell
// draws its own tables: imgui.cpp only tidies them up (-11 kB gzipped). There is no settings file to scan (-2.6 kB).
#include "imgui.h"
#include "imgui_internal.h"
#include <cstdarg>

// All that is ever scanned is the renderer's "#version %d": literal characters and then one whole number.
// NOLINTNEXTLINE(cert-dcl50-cpp): the C library's own signature
extern "C" int sscanf(const char* text, const char* format, ...)
{
    for (; *format && *format != '%'; ++format, ++text)
        if (*format != *text) return 0;
    if (format[0] != '%' || format[1] != 'd' || format[2] || *text < '0' || *text > '9') return 0;
    int n = 0;
    for (; *text >= '0' && *text <= '9'; ++text) n = n * 10 + (*text - '0');
    va_list arguments; // NOLINT(cppcoreguidelines-init-variables): va_start does it
    va_start(arguments, format);
    *va_arg(arguments, int*) = n;
    va_end(arguments);
    return 1;
}

namespace ImGui {

void EndTable() {}
void EndColumns() {}
void TablePushColumnChannel(int /*column*/) {}
void TablePopColumnChannel() {}
void TableGcCompactSettings() {}
void TableGcCompactTransientBuffers(ImGuiTable* /*table*/) {}
void TableGcCompactTransientBuffers(ImGuiTableTempData* /*data*/) {}
void TableSettingsAddSettingsHandler() {}

} // namespace ImGui
