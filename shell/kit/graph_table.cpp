#include "shell/kit/graph_table.hpp"
#include "shell/kit/ids.hpp"

namespace shell::kit {

void graph_table(Panel& p, const engine::search::Transpositions* found, const engine::search::Transpositions* symmetric)
{
    const auto figure = [&](const std::optional<engine::Count>& n) {
        return !found ? "…" : n ? number(p.say.language(), static_cast<std::int64_t>(*n)) : "> 2^64";
    };
    std::vector<Column> columns{{p.say(Text::graph_search)},
                                {p.say(Text::graph_without), Align::right},
                                {p.say(Text::graph_with), Align::right}};
    if (symmetric) columns.push_back({p.say(Text::graph_symmetric), Align::right});
    p.words("graph_title"_id, p.say(Text::graph_title)).only_drawn();
    auto& table = p.table("graph_counts"_id, p.say(Text::graph_title), std::move(columns));
    const engine::search::Transpositions none, &all = found ? *found : none;
    const auto row = [&](Text name, const std::optional<engine::Count>& without, engine::Count with,
                         engine::Count alike) {
        std::vector<Words> cells{{p.say(name)}, {figure(without)}, {figure(with)}};
        if (symmetric) cells.push_back({figure(alike)});
        table.row(std::move(cells));
    };
    row(Text::graph_minimax, all.plain, all.memory, symmetric ? symmetric->memory : 0);
    row(Text::graph_alphabeta, all.alphabeta, all.both, symmetric ? symmetric->both : 0);
    p.words("graph_note"_id, p.say(Text::graph_note));
    if (!found) // the next search needs a frame
        p.own([](const Ui&, float) { return 0.f; }, [](Ui& ui, Rect) { ui.memory().animating = true; });
}

} // namespace shell::kit
