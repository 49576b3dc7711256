// The list of strategies, described once. The chosen one's description stands below its name.
#include "shell/codes/ids.hpp"
#include "shell/codes/phrases.hpp"

namespace shell::codes {
namespace {

constexpr float indent = 36, about_line = 18, source_line = 16;

/// Draws the list. Choosing a strategy scrolls its name and its description into view.
struct StrategyList {
    std::vector<std::string> names;
    int chosen;
    std::string about, source;
    bool confinable, confined, genetic;

    static float lines(const Painter& p, const std::string& words, float width, float size, float leading)
    {
        return leading * static_cast<float>(p.wrapped(words, width - indent, size).size());
    }
    float chosen_height(const Ui& ui, float width) const
    {
        const float high = control_height(ui);
        return lines(ui.paint, about, width, 13, about_line) + lines(ui.paint, source, width, 12, source_line) +
               (confinable ? high : 0) + (genetic ? 54.f : 0.f) + 15;
    }
    float height(const Ui& ui, float width) const
    {
        return control_height(ui) * static_cast<float>(names.size()) + chosen_height(ui, width);
    }
    float draw_chosen(Ui& ui, Rect r) const
    {
        const Painter& p = ui.paint;
        const float high = control_height(ui);
        float y = p.paragraph({r.x + indent, r.y + 17}, about, r.w - indent, {13, p.theme().text}, about_line) + 2;
        y = p.paragraph({r.x + indent, y}, source, r.w - indent, {12, p.theme().muted}, source_line) - 4;
        if (confinable) {
            ui.toggle("possible_only"_id, {r.x + indent - 8, y, r.w - indent - 8, high}, Text::possible_only, confined);
            y += high;
        }
        if (!genetic) return y;
        ui.button("genetic_dialog"_id, {r.x + indent, y + 2, r.w - indent - 16, 44}, Text::genetic_title,
                  ButtonKind::plain, Icon::edit);
        return y + 54;
    }
    void draw(Ui& ui, Rect r) const
    {
        const float high = control_height(ui);
        float y = r.y;
        for (int i = 0; i < static_cast<int>(names.size()); ++i) {
            const float top = y;
            ui.option_row("strategy"_id, {r.x + 8, y, r.w - 16, high}, names[static_cast<std::size_t>(i)], i,
                          i == chosen);
            y += high;
            if (i != chosen) continue;
            y = draw_chosen(ui, {r.x, y, r.w, 0});
            if (ui.is_new("codes strategy", chosen, 2)) ScrollArea::show(top, y);
        }
    }
};

} // namespace

void add_strategy(Panel& p, const View& v)
{
    const auto& setup = v.game().setup;
    const auto strategy = setup.strategy;
    const std::string label = p.say(setup.role == engine::codes::Role::keeper ? Text::who_guesses : Text::who_advises);
    int chosen = static_cast<int>(in_menu(strategy));
    bool confined = is_confined(strategy);
    const StrategyList list{strategy_menu(p.say),
                            chosen,
                            about_in_words(v, p.say),
                            source_in_words(p.say, strategy),
                            is_confinable(strategy),
                            confined,
                            strategy == engine::codes::StrategyKind::genetic};
    p.title(label);
    p.choice("strategy"_id, label, chosen, list.names)
        .own([list](const Ui& ui, float width) { return list.height(ui, width); },
             [list](Ui& ui, Rect r) { list.draw(ui, r); });
    p.words("about"_id, list.about + ' ' + list.source).only_described();
    if (list.confinable) p.toggle("possible_only"_id, Text::possible_only, confined).only_described();
    if (list.genetic) p.button("genetic_dialog"_id, Text::genetic_title).only_described();
}

} // namespace shell::codes
