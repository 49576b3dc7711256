// `sagaz figure`: opens a line in the whole front end, without a window or a renderer, and takes the picture of its board
// or its panel.
#include "engine/cli/figure.hpp"
#include "engine/session/link.hpp"
#include "imgui.h"
#include "shell/app/app.hpp"
#include "shell/app/figure.hpp"
#include "shell/app/no_picture.hpp"
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace engine::cli {
Drawn draw_screen(const FigureOptions&, const std::string& line); // main.cpp calls it
}

namespace shell::app {
namespace {

using engine::cli::Drawn, engine::cli::FigureOptions;

constexpr float largest = 8192;       // px, as the options allow
constexpr double longest_ms = 60'000; // that an analysis may take

class Opened {
public:
    Opened(const FigureOptions& o, const std::string& line)
        : width_(static_cast<float>(o.screen_width)), height_(static_cast<float>(o.screen_height)),
          app_(read_config({{"language", o.language},
                            {"motion", "reduce"},
                            {"theme", o.theme == "print" ? "light" : o.theme},
                            {"link", engine::session::to_link(line)}}))
    {
        rest();
    }

    /// Frames until nothing is computed or moves; false: it takes too long.
    bool rest()
    {
        const double until = steady_ms() + longest_ms;
        for (int i = 0; i < 3; ++i) frame();
        while (last_.animating && steady_ms() < until) frame();
        return !last_.animating;
    }
    void use(const std::string& id, const std::string& value)
    {
        app_.outline_action(id, value);
        rest();
    }
    /// Makes the screen larger until it shows the whole part, as far as the options allow.
    void make_room(bool panel)
    {
        for (int i = 0; i < 20; ++i) {
            const UiMemory& m = app_.drawn();
            const auto part = panel ? m.panel : m.board;
            float wider = 0, higher = 0;
            for (const auto& [id, r] : m.scrolls) {
                if (part && !part->contains(r.centre())) continue;
                wider = std::max(wider, r.left + r.right_of);
                higher = std::max(higher, r.up + r.down);
            }
            const float w = std::min(width_ + std::ceil(wider), largest),
                        h = std::min(height_ + std::ceil(higher), largest);
            if (w <= width_ && h <= height_) return;
            width_ = std::max(width_, w), height_ = std::max(height_, h);
            rest();
        }
    }
    struct Tab {
        std::string word, value;
    };
    /// The panel's tabs, with their names as words of a command: "by-position".
    std::vector<Tab> tabs()
    {
        std::vector<Tab> out;
        const auto outline = nlohmann::json::parse(app_.outline(), nullptr, false);
        if (outline.is_object()) find_tabs(outline["nodes"], out);
        return out;
    }
    std::string figure(const FigureAsked& asked)
    {
        app_.take_effects();
        ask_figure(asked);
        frame();
        for (auto& e : app_.take_effects())
            if (e.kind == Effect::Kind::file) return std::move(e.text);
        return {};
    }

private:
    void frame()
    {
        pretend_to_render();
        last_ = app_.frame(now_ += 16, width_, height_, 1);
    }
    static void find_tabs(const nlohmann::json& nodes, std::vector<Tab>& out)
    {
        for (const auto& n : nodes) {
            if (n.value("id", "") == "tab" && n.contains("options"))
                for (const auto& o : n["options"]) out.push_back({as_word(o.value("text", "")), o.value("value", "")});
            if (n.contains("nodes")) find_tabs(n["nodes"], out);
        }
    }
    static std::string as_word(std::string text)
    {
        for (char& c : text) c = c == ' ' ? '-' : c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        return text;
    }

    float width_, height_;
    double now_ = 0;
    App app_;
    FrameResult last_;
};

Drawn drawn(const FigureOptions& o, const std::string& line)
{
    FigureAsked asked{o.what != "board" && !o.what.empty(), o.theme == "print", static_cast<double>(o.width)};
    Opened opened(o, line);
    if (line.starts_with("trees ")) opened.use("step:last", ""); // the search, to its end
    if (asked.panel) {
        for (const char* shown : {"analysis", "mind"}) opened.use(shown, "1");
        const auto tabs = opened.tabs();
        const auto at = std::find_if(tabs.begin(), tabs.end(), [&](const auto& tab) { return tab.word == o.what; });
        if (at == tabs.end() && o.what != "panel") {
            std::string names = "board, panel";
            for (const auto& tab : tabs) names += ", " + tab.word;
            return {{}, "--what " + o.what.substr(0, 40) + " is not a part of this screen; it has " + names};
        }
        if (at != tabs.end()) opened.use("tab", at->value);
    }
    if (!opened.rest()) return {{}, "the analysis takes longer than a minute; choose a smaller board, or --what board"};
    opened.make_room(asked.panel);
    std::string file = opened.figure(asked);
    if (file.empty())
        return {{}, "this part is not shown on so small a screen; choose a larger --screen-width and --screen-height"};
    return {std::move(file), {}};
}

} // namespace
} // namespace shell::app

engine::cli::Drawn engine::cli::draw_screen(const FigureOptions& o, const std::string& line)
{
    ImGui::CreateContext();
    Drawn out = shell::app::drawn(o, line);
    ImGui::DestroyContext();
    return out;
}
