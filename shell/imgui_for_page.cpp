// What ImGui names but the page never needs, as empty functions, so that the linker leaves the real ones out. The shell
// draws its own tables: imgui.cpp only tidies them up (-11 kB gzipped). And there is no settings file to scan (-2.6 kB).
#include "imgui.h"
#include "imgui_internal.h"

// NOLINTNEXTLINE(cert-dcl50-cpp): the C library's own signature
extern "C" int sscanf(const char* /*text*/, const char* /*format*/, ...) { return 0; }

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
