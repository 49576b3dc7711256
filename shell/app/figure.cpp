#include "shell/app/figure.hpp"
#include "shell/app/ids.hpp"
#include "shell/kit/places.hpp"
#include "shell/kit/svg.hpp"
#include <utility>

namespace shell::app {
using namespace kit;
namespace {

std::optional<FigureAsked> wanted;

} // namespace

void ask_figure(std::optional<FigureAsked> asked) { wanted = asked; }
std::optional<FigureAsked> figure_of(const ActionId& command)
{
    FigureAsked asked;
    asked.pixels = command == "export_png"_id;
    asked.print = command == "export_print"_id;
    if (!asked.pixels && !asked.print && command != "export_svg"_id) return std::nullopt;
    return asked;
}

bool figure_prints() { return wanted && wanted->print; }

std::string figure_file(const Screen* s, const FigureAsked& asked)
{
    if (s == nullptr) return {};
    return std::string(name(s->place())) + (asked.print ? "-print" : "") + (asked.pixels ? ".png" : ".svg");
}

std::optional<engine::figures::Format> format_of(const ActionId& command)
{
    constexpr std::string_view begin = "export_";
    const std::string_view id = command;
    return id.starts_with(begin) ? engine::named<engine::figures::Format>(id.substr(begin.size())) : std::nullopt;
}

std::string model_file(const Screen& s, engine::figures::Format format)
{
    return std::string(name(s.place())) + '.' + std::string(engine::figures::name(format));
}

std::optional<Effect> draw_screen(Screen& screen, Ui& ui, Rect area, const Jobs& jobs)
{
    const auto asked = std::exchange(wanted, std::nullopt);
    if (!asked) return screen.draw(ui, area, jobs), std::nullopt;
    UiMemory& m = ui.memory();
    m.board.reset();
    m.panel.reset();
    m.figure = true;
    const SvgPicture picture(ui.theme(), std::string(name(screen.place())), asked->print);
    screen.draw(ui, area, jobs);
    m.figure = false;
    if (asked->panel && !m.panel) return std::nullopt;
    const Rect part = asked->panel ? *m.panel : m.board.value_or(area); // a screen without panes is all board
    std::string svg = picture.file(part, asked->millimetres, ui.say(title(screen.place())), screen.status(ui.say));
    if (svg.empty()) return std::nullopt;
    return Effect{Effect::Kind::file, 0, figure_file(&screen, *asked), std::move(svg)};
}

} // namespace shell::app
