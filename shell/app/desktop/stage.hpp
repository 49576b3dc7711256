#pragma once
// One game at play on the desktop. All that comes to it from outside comes through here, as an event, so that it can be written
// down and played again.
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
    /// An ImGui context must be current. What is drawn by chance follows from the seed.
    Stage(const Settings&, std::uint64_t seed, Jobs jobs = Jobs(steady_ms));
    ~Stage();
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;

    App& app() { return app_; }
    const App& app() const { return app_; }
    long frames() const { return frames_; }
    const FrameResult& last() const { return last_; }
    double now() const { return now_; }

    /// Hears every event when it comes, in order.
    std::function<void(const Event&)> listener;

    void frame(double now, float width, float height, float density);
    void pointer(App::PointerEvent, float x, float y, int button, App::PointerSource);
    void set(std::string_view name, std::string_view value);
    bool open(std::string_view link);
    void act(std::string_view id, std::string_view value);
    /// Did the screen, its dialog or the app take the last action for its own?
    bool taken() const { return taken_; }
    /// A line of the worker, or what it has answered.
    void deliver(int job, std::string_view line, std::optional<engine::Progress>);
    /// A job went to the worker.
    void asked(int job) { tell("asked", {job}); }

    /// The event comes again, as it is in a recording; "deliver" without progress needs `line`, the answer.
    void play(const Event&, std::string_view line = {});

private:
    void tell(const char* kind, nlohmann::json values);
    /// Keys, characters, wheel and focus, which the window gives to ImGui itself.
    void tell_of_input();

    App app_;
    FrameResult last_;
    long frames_ = 0;
    double now_ = 0;
    bool taken_ = true;
    std::uint32_t told_ = 0; // the last of ImGui's events that has been told of
};

} // namespace shell::app::desktop
