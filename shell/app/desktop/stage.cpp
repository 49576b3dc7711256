#include "shell/app/desktop/stage.hpp"
#include "engine/base/rng.hpp"
#include "engine/request/request.hpp"
#include "imgui_internal.h"
#include "shell/kit/seed.hpp"
#include <algorithm>
#include <array>

namespace shell::app::desktop {
namespace {

constexpr std::array<std::string_view, 4> pointer_events{"move", "down", "up", "leave"};
constexpr std::array<std::string_view, 3> pointer_sources{"mouse", "touch", "pen"};

template <class E, std::size_t n>
E one_of(const std::array<std::string_view, n>& names, const std::string& name)
{
    const auto it = std::find(names.begin(), names.end(), name);
    return it == names.end() ? E{} : static_cast<E>(it - names.begin());
}

ImGuiKey key_called(const std::string& name)
{
    for (int k = ImGuiKey_NamedKey_BEGIN; k < ImGuiKey_NamedKey_END; ++k)
        if (name == ImGui::GetKeyName(static_cast<ImGuiKey>(k))) return static_cast<ImGuiKey>(k);
    for (const ImGuiKey k : {ImGuiMod_Ctrl, ImGuiMod_Shift, ImGuiMod_Alt, ImGuiMod_Super})
        if (name == ImGui::GetKeyName(k)) return k;
    return ImGuiKey_None;
}

engine::Rng chance(0);
std::uint64_t next_seed() { return chance.next(); }

const Settings& with_seed(const Settings& settings, std::uint64_t seed) // before the app draws its first seed
{
    chance = engine::Rng(seed);
    seeds_from(next_seed);
    return settings;
}

} // namespace

Stage::Stage(const Settings& settings, std::uint64_t seed, Jobs jobs)
    : app_(read_config(with_seed(settings, seed)), std::move(jobs))
{}

Stage::~Stage() { seeds_from(nullptr); }

void Stage::tell(const char* kind, nlohmann::json values)
{
    tell_of_input();
    if (listener) listener({frames_, kind, std::move(values)});
}

void Stage::tell_of_input()
{
    for (const ImGuiInputEvent& e : ImGui::GetCurrentContext()->InputEventsQueue) {
        if (e.EventId <= told_) continue;
        told_ = e.EventId;
        if (!listener) continue;
        const auto told = [&](const char* kind, nlohmann::json values) {
            listener({frames_, kind, std::move(values)});
        };
        switch (e.Type) {
        case ImGuiInputEventType_Key:
            if (e.Key.Key == ImGuiKey_V && e.Key.Down && ImGui::GetIO().KeyCtrl) { // a replay needs the pasted text
                const char* text = ImGui::GetClipboardText();
                told("clipboard", {std::string(text ? text : "").substr(0, 4000)});
            }
            told("key", {ImGui::GetKeyName(e.Key.Key), e.Key.Down});
            break;
        case ImGuiInputEventType_MouseWheel:
            told("wheel", {e.MouseWheel.WheelX, e.MouseWheel.WheelY});
            break;
        case ImGuiInputEventType_Text:
            told("char", {e.Text.Char});
            break;
        case ImGuiInputEventType_Focus:
            told("focus", nlohmann::json::array({e.AppFocused.Focused}));
            break;
        default: // the pointer is reported by pointer()
            break;
        }
    }
}

void Stage::frame(double now, float width, float height, float density)
{
    tell("frame", {now, width, height, density});
    now_ = now;
    last_ = app_.frame(now, width, height, density);
    ++frames_;
}

void Stage::pointer(App::PointerEvent event, float x, float y, int button, App::PointerSource source)
{
    tell("pointer", {pointer_events[static_cast<std::size_t>(event)], x, y, button,
                     pointer_sources[static_cast<std::size_t>(source)]});
    app_.pointer(event, x, y, button, source);
}

void Stage::set(std::string_view name, std::string_view value)
{
    tell("set", {name, value});
    app_.set(name, value);
}

bool Stage::open(std::string_view link)
{
    tell("link", nlohmann::json::array({link}));
    return app_.set_state(link);
}

void Stage::act(std::string_view id, std::string_view value)
{
    tell("act", {id, value});
    taken_ = app_.outline_action(id, value);
}

void Stage::deliver(int job, std::string_view line, std::optional<engine::Progress> progress)
{
    if (progress) tell("deliver", {job, progress->done, progress->total});
    else tell("deliver", nlohmann::json::array({job}));
    app_.deliver(job, line);
}

void Stage::play(const Event& e, std::string_view line)
{
    const auto text = [&](std::size_t i) { return e.values[i].get<std::string>(); };
    const auto number = [&](std::size_t i) { return e.values[i].get<float>(); };
    const auto whole = [&](std::size_t i) {
        return static_cast<int>(std::clamp(e.values[i].get<double>(), -1e9, 1e9));
    };
    ImGuiIO& io = ImGui::GetIO();
    if (e.kind == "frame") frame(e.values[0].get<double>(), number(1), number(2), number(3));
    else if (e.kind == "pointer")
        pointer(one_of<App::PointerEvent>(pointer_events, text(0)), number(1), number(2), std::clamp(whole(3), 0, 4),
                one_of<App::PointerSource>(pointer_sources, text(4)));
    else if (e.kind == "act") act(text(0), text(1));
    else if (e.kind == "set") set(text(0), text(1));
    else if (e.kind == "link") open(text(0));
    else if (e.kind == "deliver" && e.values.size() == 3) {
        const engine::Progress p{e.values[1].get<std::int64_t>(), e.values[2].get<std::int64_t>()};
        deliver(whole(0), engine::request::progress_line(p), p);
    } else if (e.kind == "deliver") deliver(whole(0), line, {});
    else if (e.kind == "key") {
        if (const ImGuiKey key = key_called(text(0)); key != ImGuiKey_None)
            io.AddKeyEvent(key, e.values[1].get<bool>());
    } else if (e.kind == "wheel") io.AddMouseWheelEvent(number(0), number(1));
    else if (e.kind == "char") io.AddInputCharacter(static_cast<unsigned>(whole(0)));
    else if (e.kind == "focus") io.AddFocusEvent(e.values[0].get<bool>());
    else if (e.kind == "clipboard") ImGui::SetClipboardText(text(0).c_str());
}

} // namespace shell::app::desktop
