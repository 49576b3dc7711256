#pragma once
// A running game on the desktop. All its input passes through here as events, so that it can be recorded and replayed.
#include "shell/app/app.hpp"
#include "shell/app/desktop/events.hpp"
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace shell::app::desktop {

class Stage {
public:
    /// Precondition: an ImGui context is current. All random choices follow from `seed`.
    Stage(const Settings&, std::uint64_t seed, Jobs jobs = Jobs(steady_ms));
    ~Stage();
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;

    App& app() { return app_; }
    const App& app() const { return app_; }
    long frames() const { return frames_; }
    const FrameResult& last() const { return last_; }
    double now() const { return now_; }

    /// Receives every event, in order.
    std::function<void(const Event&)> listener;

    void frame(double now, float width, float height, float density);
    void pointer(App::PointerEvent, float x, float y, int button, App::PointerSource);
    void set(std::string_view name, std::string_view value);
    bool open(std::string_view link);
    void act(std::string_view id, std::string_view value);
    /// True if the screen, its dialog or the app took the last action.
    bool taken() const { return taken_; }
    /// The worker's line: its progress, or without `progress` its answer.
    void deliver(int job, std::string_view line, std::optional<engine::Progress>);
    /// A job went to the worker.
    void asked(int job) { tell("asked", {job}); }

    /// Repeats an event of a recording. "deliver" without progress needs `line`, the answer.
    void play(const Event&, std::string_view line = {});

private:
    void tell(const char* kind, nlohmann::json values);
    /// Reports keys, characters, wheel and focus, which the window gives directly to ImGui.
    void tell_of_input();

    App app_;
    FrameResult last_;
    long frames_ = 0;
    double now_ = 0;
    bool taken_ = true;
    std::uint32_t told_ = 0; // id of the last of ImGui's events that was reported
};

} // namespace shell::app::desktop
