#include "shell/kit/screen.hpp"
#include "imgui.h"
#include "shell/kit/ids.hpp"
#include <utility>

namespace shell::kit {

Screen::Outcome Screen::Outcome::shown()
{
    Outcome out;
    out.mine = true;
    return out;
}

Screen::Outcome Screen::Outcome::moved()
{
    Outcome out = shown();
    out.played = true;
    return out;
}

Screen::Outcome Screen::Outcome::prefs_changed()
{
    Outcome out = shown();
    out.prefs = true;
    return out;
}

Screen::Outcome Screen::Outcome::refused(std::string message)
{
    Outcome out = shown();
    out.message = std::move(message);
    return out;
}

Screen::Outcome Screen::Outcome::told(std::string done)
{
    Outcome o = shown();
    o.done = std::move(done);
    return o;
}

Screen::Outcome Screen::Outcome::shared(std::string line, std::string words)
{
    Outcome o = shown();
    o.share = std::move(line);
    o.words = std::move(words);
    return o;
}

Screen::Outcome Screen::Outcome::replaced(std::string line)
{
    Outcome o = shown();
    o.instead = std::move(line);
    return o;
}

Screen::Outcome Screen::Outcome::moved_unless(std::string refused_because)
{
    return refused_because.empty() ? moved() : refused(std::move(refused_because));
}

void add_use(std::string& shown, Id id, int value) { add_use(shown, id, std::to_string(value)); }

void add_use(std::string& shown, Id id, std::string_view value)
{
    shown.append(id.text()).append(" ").append(value).append(",");
}

void add_use(std::string& shown, Id id, int number, int value) { add_use(shown, make_id(id, number), value); }

bool undo_keys(Ui& ui)
{
    const ImGuiIO& io = ImGui::GetIO();
    if (!io.KeyCtrl && !io.KeySuper) return false;
    if (io.WantTextInput) return true; // the field has its own undo
    if (ImGui::IsKeyPressed(ImGuiKey_Z)) ui.act(io.KeyShift ? "redo"_id : "undo"_id);
    if (ImGui::IsKeyPressed(ImGuiKey_Y)) ui.act("redo"_id);
    return true;
}

} // namespace shell::kit
