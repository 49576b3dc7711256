#include "shell/app/figure.hpp"
#include "shell/app/ids.hpp"
#include "shell/kit/form.hpp"
#include "shell/kit/places.hpp"
#include "shell/kit/svg.hpp"
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace shell::app {
using namespace kit;
namespace {

std::optional<FigureAsked> wanted;
FigureAsked chosen{false, false, 0, false, 2}; // in the dialog; size and ground stay for its next opening

class FigureDialog final : public Form {
public:
    explicit FigureDialog(const Screen& screen) : screen_(screen) { chosen.panel = false; }
    ~FigureDialog() override { chosen.panel = false; }
    DialogOutcome act(const Action& a, const Say& say) override
    {
        return figure_of(a.id) || format_of(a.id) ? DialogOutcome{} : Form::act(a, say); // its rows are the app's
    }

private:
    void fields(Fields& f) override
    {
        f.title = f.say(Text::export_figure);
        f.width = 400;
        f.go = {};
        if (f.app) panel_ = f.app->has_panel, pixels_ = f.app->has_text_view, model_ = f.app->has_figure;
        if (panel_) {
            int part = chosen.panel ? 1 : 0;
            static constexpr std::array parts{Text::figure_board, Text::figure_panel};
            f.choice("figure_part"_id, Text::figure_part, part, parts);
            chosen.panel = part == 1;
        }
        const auto row = [&](Id id, Text words) {
            f.row(id, f.say(words, figure_file(&screen_, *figure_of(id))), Icon::down);
        };
        if (pixels_) { // the page draws it
            f.choice("figure_size"_id, f.say(Text::figure_size), chosen.times, {"1×", "2×", "3×", "4×"}, 1);
            static constexpr std::array grounds{Text::ground_screen, Text::ground_white, Text::ground_clear};
            f.choice("figure_ground"_id, Text::figure_ground, chosen.ground, grounds);
            row("export_png"_id, Text::figure_png);
        }
        row("export_svg"_id, Text::figure_svg);
        row("export_print"_id, Text::figure_print);
        if (!model_ || chosen.panel) return;
        for (const auto& [id, words] :
             {std::pair("export_tex"_id, Text::figure_tex), std::pair("export_csv"_id, Text::figure_csv),
              std::pair("export_json"_id, Text::figure_json), std::pair("export_txt"_id, Text::figure_txt)})
            f.row(id, f.say(words, model_file(screen_, *format_of(id))), Icon::down);
    }
    const Screen& screen_;
    bool panel_ = false, pixels_ = false, model_ = false; // as the app said when it was last drawn or described
};

} // namespace

std::unique_ptr<Dialog> figure_dialog(const Screen& screen) { return std::make_unique<FigureDialog>(screen); }

void ask_figure(std::optional<FigureAsked> asked) { wanted = asked; }
std::optional<FigureAsked> figure_of(const ActionId& command)
{
    FigureAsked asked{chosen.panel};
    asked.pixels = command == "export_png"_id;
    asked.print = command == "export_print"_id;
    if (!asked.pixels && !asked.print && command != "export_svg"_id) return std::nullopt;
    if (asked.pixels) asked.times = chosen.times, asked.ground = chosen.ground;
    return asked;
}

std::optional<FigureAsked> take_panel_figure()
{
    return wanted && wanted->panel ? std::exchange(wanted, std::nullopt) : std::nullopt;
}

bool figure_prints() { return wanted && wanted->print; }
bool figure_on_white() { return wanted && wanted->ground == Ground::white; }

Point missing_room(const UiMemory& m, bool panel)
{
    const auto part = panel ? m.panel : m.board;
    Point more;
    for (const auto& [id, r] : m.scrolls)
        if (!part || part->contains(r.centre())) {
            more.x = std::max(more.x, std::ceil(r.left + r.right_of));
            more.y = std::max(more.y, std::ceil(r.up + r.down));
        }
    return more;
}

std::string figure_file(const Screen* s, const FigureAsked& asked)
{
    if (s == nullptr) return {};
    return std::string(name(s->place())) + (asked.panel ? "-panel" : "") + (asked.print ? "-print" : "") +
           (asked.pixels ? ".png" : ".svg");
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
    Effect file{Effect::Kind::file, 0, figure_file(&screen, *asked), {}};
    if (asked->panel && !m.panel) return file;
    const Rect part = asked->panel ? *m.panel : m.board.value_or(area); // a screen without panes is all board
    SvgPicture::Paper paper{asked->millimetres, static_cast<double>(asked->times), ui.theme().surface};
    if (asked->ground == Ground::white) paper.ground = Colour{0xffffffff};
    if (asked->ground == Ground::clear) paper.ground.reset();
    file.text = picture.file(part, paper, ui.say(title(screen.place())), screen.status(ui.say));
    return file;
}

} // namespace shell::app
