#include "shell/app/no_picture.hpp"
#include "imgui.h"

namespace shell::app {

void pretend_to_render()
{
    ImGui::GetIO().BackendFlags |= ImGuiBackendFlags_RendererHasTextures | ImGuiBackendFlags_RendererHasVtxOffset;
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
        if (texture->Status == ImTextureStatus_WantDestroy) {
            texture->SetTexID(ImTextureID_Invalid);
            texture->SetStatus(ImTextureStatus_Destroyed);
        } else if (texture->Status != ImTextureStatus_Destroyed && texture->Status != ImTextureStatus_OK) {
            texture->SetTexID(1);
            texture->SetStatus(ImTextureStatus_OK);
        }
    }
}

void forget_textures()
{
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
        if (texture->Status == ImTextureStatus_Destroyed) continue;
        texture->SetTexID(ImTextureID_Invalid);
        texture->SetStatus(ImTextureStatus_WantCreate);
    }
}

} // namespace shell::app
