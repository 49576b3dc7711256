#include "engine/figures/figure.hpp"
#include "engine/codes/duel.hpp"
#include "engine/figures/games.hpp"
#include "engine/lesson/line.hpp"
#include <algorithm>
#include <array>

namespace engine::figures {
namespace {

std::string history_of_codes(std::string_view line, Format format)
{
    return codes::is_duel_line(line) ? duel_turns(line, format) : codes_history(lesson::codes_line_in(line), format);
}

struct Figure {
    std::string_view word; // the first word of the game's lines
    std::string_view what;
    std::string (*write)(std::string_view line, Format, int millimetres);
};
template <auto write>
std::string of_fixed_width(std::string_view line, Format format, int)
{
    return write(line, format);
}

// Of each game the first is the usual one.
constexpr std::array all{
    Figure{"trees", "tree", tree},
    Figure{"matrix", "matrix", of_fixed_width<matrix>},
    Figure{"matrix", "history", of_fixed_width<matrix_rounds>},
    Figure{"codes", "history", of_fixed_width<history_of_codes>},
    Figure{"spaces", "history", of_fixed_width<history_of_codes>},
    Figure{"cluedo", "grid", of_fixed_width<grid>},
    Figure{"thirtyone", "history", of_fixed_width<thirtyone_moves>},
    Figure{"tictactoe", "history", of_fixed_width<tictactoe_moves>},
    Figure{"betting", "history", of_fixed_width<betting_rounds>},
    Figure{"concepts", "borders", of_fixed_width<concept_borders>},
};

} // namespace

Expected<std::string, std::string> figure(std::string_view line, std::string_view what, Format format, int millimetres)
{
    using Wrong = Unexpected<std::string>;
    const auto word = line.substr(0, line.find(' '));
    std::string names;
    for (const Figure& f : all) {
        if (f.word != word) continue;
        if (what.empty() || f.what == what) {
            std::string out = f.write(line, format, millimetres);
            if (out.empty()) return Wrong("the game of this line cannot be read");
            return out;
        }
        names.append(names.empty() ? "" : " or ").append(f.what);
    }
    const std::string ending(name(format));
    if (names.empty())
        return Wrong("\"" + std::string(word) + "\" has no figure in ." + ending + "; write its board as .svg");
    return Wrong("--what " + std::string(what.substr(0, 40)) + " is not a figure of this game in ." + ending +
                 "; it has " + names + "; board and panel are drawn as .svg");
}

} // namespace engine::figures
