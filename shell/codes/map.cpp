// The heat map: how many candidates have each symbol in each position.
#include "shell/codes/ids.hpp"
#include "shell/codes/phrases.hpp"
#include "shell/codes/view.hpp"
#include "shell/pegs/heat_block.hpp"
#include <algorithm>

namespace shell::codes {

void add_map(Panel& p, const View& v)
{
    const auto& known = v.analysis().knowledge.value;
    if (!known || known->marginals.empty()) return;
    const auto face = v.game().setup.face;
    const bool colours = face == engine::codes::Face::colours;
    auto& map = p.block(
        std::make_shared<HeatBlock>(CodeLook{face, v.rules(), v.mark()}, p.say(Text::map_caption),
                                    p.say(colours ? Text::map_title : Text::map_title_symbols),
                                    p.say(colours ? Text::map_title_percent : Text::map_title_percent_symbols), p.say));
    if (v.ui().tab == MindTab::map) map.why("why:map"_id);
    const auto language = p.say.language();
    const auto all = static_cast<double>(std::max<std::int64_t>(1, known->consistent));
    for (const auto& row : known->marginals) {
        std::vector<HeatCell> cells;
        for (const std::int64_t n : row) {
            const double share = static_cast<double>(n) / all;
            HeatCell cell{"–", "–", number(language, n), heat_step(share, v.rules().symbols)};
            if (n > 0) {
                cell.figure = std::to_string(n);
                cell.brief = share < 0.01 ? "<1" : decimal(language, 100 * share, 0);
            }
            cells.push_back(std::move(cell));
        }
        map.row(std::move(cells));
    }
}

} // namespace shell::codes
