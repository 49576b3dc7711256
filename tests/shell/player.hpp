#pragma once
// A simulated user of the shell: runs frames without a renderer, reads the outline and uses its controls.
#include "imgui.h"
#include "shell/app/app.hpp"
#include "shell/app/no_picture.hpp"
#include "tests/json.hpp"
#include <memory>
#include <string>
#include <string_view>

class Player {
public:
    /// `config`: a JSON object of settings, written as in the page's JavaScript.
    explicit Player(const std::string& config = "{}", float width = 1280, float height = 800)
        : Player(settings_of(config), width, height)
    {}
    Player(const shell::app::Settings& settings, float width, float height) : width_(width), height_(height)
    {
        ImGui::CreateContext();
        app_ = std::make_unique<shell::app::App>(shell::app::read_config(settings));
        frames(3);
    }
    ~Player()
    {
        app_.reset();
        ImGui::DestroyContext();
    }
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    shell::app::App& app() { return *app_; }
    void resize(float width, float height)
    {
        width_ = width;
        height_ = height;
        frames(2);
    }
    float width() const { return width_; }
    float height() const { return height_; }

    void frame()
    {
        shell::app::pretend_to_render();
        last_ = app_->frame(now_ += 16, width_, height_, 1);
        for (auto& e : app_->take_effects()) effects_.push_back(std::move(e));
    }
    /// Advances the clock without a frame, as on an idle page.
    void rests(double milliseconds) { now_ += milliseconds; }
    void frames(int n)
    {
        for (int i = 0; i < n; ++i) frame();
    }
    /// Runs frames until none is requested; false if `most` frames do not suffice.
    bool settles(int most = 400)
    {
        for (int i = 0; i < most; ++i) {
            frame();
            if (!last_.animating) return true;
        }
        return false;
    }

    /// Parsed only if it has changed: most checks of a test read the same outline.
    nlohmann::json& outline()
    {
        if (const auto now = app_->outline(); now != outline_text_) {
            outline_text_ = now;
            outline_ = nlohmann::json::parse(now);
        }
        return outline_;
    }

    /// The control with this id anywhere in the outline; null if there is none.
    nlohmann::json control(std::string_view id)
    {
        const auto* found = find(outline()["nodes"], id);
        return found != nullptr ? *found : nlohmann::json();
    }
    bool has(std::string_view id) { return find(outline()["nodes"], id) != nullptr; }

    void use(std::string_view id, std::string_view value = "")
    {
        app_->outline_action(id, value);
        frames(2);
    }
    /// Fills the draft's places by their radios.
    void enter(std::string_view code)
    {
        for (std::size_t i = 0; i < code.size(); ++i) {
            const char c = code[i];
            use("place:" + std::to_string(i), std::to_string(c <= '9' ? c - '0' : c - 'a' + 10));
        }
    }
    void guess(std::string_view code)
    {
        enter(code);
        use("submit");
    }
    void answer(int black, int white)
    {
        use("fijas", std::to_string(black));
        use("picas", std::to_string(white));
        use("answer");
    }

    /// Clicks the middle of a control with the mouse; false if it is not in sight.
    bool click(std::string_view id)
    {
        const auto c = control(id);
        if (c.is_null() || !c.contains("rect")) return false;
        click_at(c["rect"]);
        return true;
    }
    void click_at(const nlohmann::json& rect,
                  shell::app::App::PointerSource source = shell::app::App::PointerSource::mouse)
    {
        using Event = shell::app::App::PointerEvent;
        const float x = rect[0].get<float>() + rect[2].get<float>() / 2,
                    y = rect[1].get<float>() + rect[3].get<float>() / 2;
        for (const Event e : {Event::move, Event::down, Event::up}) {
            app_->pointer(e, x, y, 0, source);
            frames(2);
        }
        app_->pointer(Event::leave, 0, 0, 0, source);
        frame();
    }
    void key(ImGuiKey key)
    {
        ImGui::GetIO().AddKeyEvent(key, true);
        frames(2);
        ImGui::GetIO().AddKeyEvent(key, false);
        frames(2);
    }
    void type(std::string_view text)
    {
        for (const char c : text) {
            ImGui::GetIO().AddInputCharacter(static_cast<unsigned>(c));
            frames(2);
        }
    }

    std::string status() { return outline()["status"].get<std::string>(); }
    /// The last text of an effect of this kind and name; "" if there was none.
    std::string effect(shell::kit::Effect::Kind kind, std::string_view name = "")
    {
        std::string text;
        for (const auto& e : effects_)
            if (e.kind == kind && (name.empty() || e.name == name)) text = e.text;
        return text;
    }
    const std::vector<shell::kit::Effect>& effects() const { return effects_; }
    const shell::app::FrameResult& last() const { return last_; }

private:
    static shell::app::Settings settings_of(const std::string& config)
    {
        shell::app::Settings settings;
        const auto object = nlohmann::json::parse(config);
        for (const auto& [name, value] : object.items())
            settings.emplace_back(name, value.is_string() ? value.get<std::string>() : value.dump());
        return settings;
    }
    static const nlohmann::json* find(const nlohmann::json& nodes, std::string_view id)
    {
        for (const auto& n : nodes) {
            if (const auto its = n.find("id"); its != n.end() && its->get_ref<const std::string&>() == id) return &n;
            if (const auto inner = n.find("nodes"); inner != n.end())
                if (const auto* found = find(*inner, id)) return found;
        }
        return nullptr;
    }

    float width_, height_;
    double now_ = 0;
    std::unique_ptr<shell::app::App> app_;
    shell::app::FrameResult last_;
    std::string outline_text_;
    nlohmann::json outline_;
    std::vector<shell::kit::Effect> effects_;
};
