// `sagaz figure`: opens a line in the whole front end, without a window or a renderer, and takes the picture of its board
// or its panel.
#include "engine/cli/figure.hpp"
#include "engine/session/link.hpp"
#include "imgui.h"
#include "shell/app/app.hpp"
#include "shell/app/figure.hpp"
#include "shell/app/no_picture.hpp"
#include "shell/app/raster/pixels.hpp"
#include "shell/app/raster/svg_again.hpp"
#include "shell/kit/inside_imgui.hpp"
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace engine::cli {
Drawn draw_screen(const FigureOptions&, const std::string& line); // main.cpp calls these
figures::Words figure_words(const std::string& language);
} // namespace engine::cli

namespace shell::app {
namespace {

using engine::cli::Drawn, engine::cli::FigureOptions;

constexpr float largest = 8192;       // px, as the options allow
constexpr double longest_ms = 60'000; // that an analysis may take

/// A tab of the panel is asked for by its English name, in every language.
bool named_in_english(const FigureOptions& o) { return o.what != "board" && o.what != "panel" && !o.what.empty(); }

class Opened {
public:
    Opened(const FigureOptions& o, const std::string& line)
        : width_(static_cast<float>(o.screen_width)), height_(static_cast<float>(o.screen_height)),
          app_(read_config({{"language", named_in_english(o) ? "en" : o.language},
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
            const Point more = missing_room(app_.drawn(), panel);
            const float w = std::min(width_ + more.x, largest), h = std::min(height_ + more.y, largest);
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
    /// The figure as pixels: drawn again by a frame of its own.
    std::string png(const std::string& svg, int times)
    {
        const Rect box = box_of_svg(svg);
        ImGuiIO& io = ImGui::GetIO();
        io.DisplaySize = {box.right(), box.bottom()};
        io.DisplayFramebufferScale = {static_cast<float>(times), static_cast<float>(times)};
        ImGui::GetStyle().CircleTessellationMaxError = 0.3f / static_cast<float>(times);
        pretend_to_render();
        ImGui::NewFrame();
        soften_edges(1 / static_cast<float>(times));
        ImGui::SetNextWindowPos({0, 0});
        ImGui::SetNextWindowSize(io.DisplaySize);
        ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
        ImGui::Begin("figure", nullptr, ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoBackground);
        const auto& fonts = io.Fonts->Fonts;
        for (ImFont* font : {fonts[1], fonts[0]}) { // text drawn without PushFont needs this density
            ImGui::PushFont(font, 19);
            ImGui::PopFont();
        }
        draw_svg(Painter(theme(ThemeName::light), {fonts[0], fonts[1]}), svg);
        ImGui::End();
        ImGui::PopStyleVar();
        ImGui::Render();
        return png_of(pixels_of(*ImGui::GetDrawData(), {box.x, box.y, box.w, box.h}));
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
    static std::string as_word(const std::string& text)
    {
        std::string out;
        for (const char c : text)
            if (c == ' ' || c == '-') out += '-';
            else if (c >= 'A' && c <= 'Z') out += static_cast<char>(c - 'A' + 'a');
            else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) out += c;
        return out;
    }

    float width_, height_;
    double now_ = 0;
    App app_;
    FrameResult last_;
};

/// As the menu's choice takes it.
std::string language_number(const std::string& language)
{
    const auto known = text::language_from(language);
    return std::to_string(known ? static_cast<int>(*known) : 0);
}

Drawn drawn(const FigureOptions& o, const std::string& line)
{
    FigureAsked asked{o.what != "board" && !o.what.empty(), o.theme == "print", static_cast<double>(o.width)};
    if (o.ground == "white") asked.ground = Ground::white;
    if (o.ground == "transparent") asked.ground = Ground::clear;
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
        if (named_in_english(o)) opened.use("language", language_number(o.language));
    }
    if (!opened.rest()) return {{}, "the analysis takes longer than a minute; choose a smaller board, or --what board"};
    opened.make_room(asked.panel);
    std::string file = opened.figure(asked);
    if (file.empty())
        return {{}, "this part is not shown on so small a screen; choose a larger --screen-width and --screen-height"};
    if (o.out.ends_with(".png")) file = opened.png(file, o.scale);
    return {std::move(file), {}};
}

} // namespace
} // namespace shell::app

engine::figures::Words engine::cli::figure_words(const std::string& language)
{
    const auto known = shell::text::language_from(language);
    return known ? shell::app::figure_words(shell::text::Say(*known)) : figures::Words{};
}

engine::cli::Drawn engine::cli::draw_screen(const FigureOptions& o, const std::string& line)
{
    ImGui::CreateContext();
    Drawn out = shell::app::drawn(o, line);
    ImGui::DestroyContext();
    return out;
}
