#include "shell/app/inspector/page.hpp"
#include "imgui.h"
#include "shell/app/inspector/inspector.hpp"
#include <iterator>
#include <optional>
#include <utility>

namespace shell::app::inspector::in_page {
namespace {

App* played = nullptr;
std::optional<Inspector> inspector; // a program runs one game, as long as its page
std::vector<Effect> given;
double began = 0;
bool told = false; // the open state that the page knows
long frames = 0;

} // namespace

void begin(App& app)
{
    played = &app;
    inspector.emplace(
        app, [&app](std::string_view link) { app.set_state(link); },
        [](const Effect& effect) { given.push_back(effect); });
}

void make_room(float& width, float& height)
{
    began = steady_ms();
    const Inspector::Room left = inspector->room(width, height);
    width = left.width;
    height = left.height;
}

bool covers(float x, float y) { return inspector && inspector->covers(x, y); }

void drawn()
{
    const ImDrawData* data = ImGui::GetDrawData();
    int draws = 0;
    for (const ImDrawList* list : data->CmdLists) draws += list->CmdBuffer.Size;
    inspector->timeline().frame(++frames, began, steady_ms(), draws, data->TotalVtxCount);
    if (std::exchange(told, inspector->shown()) != inspector->shown())
        given.push_back({Effect::Kind::event, 0, "inspector", told ? R"({"open":true})" : R"({"open":false})"});
}

std::vector<Effect> effects_of(App& app)
{
    auto effects = app.take_effects();
    for (const Effect& e : effects) {
        if (e.kind == Effect::Kind::request) inspector->timeline().job_begins(e.id, e.text, steady_ms());
        if (e.kind == Effect::Kind::cancel) inspector->timeline().job_ends(e.id, steady_ms());
    }
    std::move(given.begin(), given.end(), std::back_inserter(effects));
    given.clear();
    return effects;
}

bool has_effects() { return !given.empty(); }

void delivered(int job)
{
    if (!played) return;
    const auto& jobs = played->jobs().answers();
    const auto it = jobs.find(job);
    if (it == jobs.end() || it->second.done) inspector->timeline().job_ends(job, steady_ms());
}

bool toggle()
{
    if (inspector) inspector->toggle();
    return inspector && inspector->shown();
}

} // namespace shell::app::inspector::in_page
