#include "engine/figures/figure.hpp"
#include "engine/codes/duel.hpp"
#include "engine/figures/games.hpp"
#include "engine/lesson/line.hpp"
#include <algorithm>
#include <array>

namespace engine::figures {
namespace {

std::string history_of_codes(std::string_view line, const Style& style)
{
    return codes::is_duel_line(line) ? duel_turns(line, style) : codes_history(lesson::codes_line_in(line), style);
}

struct Figure {
    std::string_view word; // the first word of the game's lines
    std::string_view what;
    std::string (*write)(std::string_view line, const Style&);
};

// Of each game the first is the usual one.
constexpr std::array all{
    Figure{"trees", "tree", tree},
    Figure{"matrix", "matrix", matrix},
    Figure{"matrix", "history", matrix_rounds},
    Figure{"codes", "history", history_of_codes},
    Figure{"spaces", "history", history_of_codes},
    Figure{"cluedo", "grid", grid},
    Figure{"thirtyone", "history", thirtyone_moves},
    Figure{"tictactoe", "history", tictactoe_moves},
    Figure{"betting", "history", betting_rounds},
    Figure{"concepts", "borders", concept_borders},
    Figure{"lab", "results", lab_results},
};

} // namespace

Expected<std::string, std::string> figure(std::string_view line, std::string_view what, const Style& style)
{
    using Wrong = Unexpected<std::string>;
    const auto word = line.substr(0, line.find(' '));
    std::string names;
    for (const Figure& f : all) {
        if (f.word != word) continue;
        if (what.empty() || f.what == what) {
            std::string out = f.write(line, style);
            if (out.empty()) return Wrong("the game of this line cannot be read");
            return out;
        }
        names.append(names.empty() ? "" : " or ").append(f.what);
    }
    const std::string ending(name(style.format));
    if (names.empty())
        return Wrong("\"" + std::string(word) + "\" has no figure in ." + ending + "; write its board as .svg");
    return Wrong("--what " + std::string(what.substr(0, 40)) + " is not a figure of this game in ." + ending +
                 "; it has " + names + "; board and panel are drawn as .svg");
}

} // namespace engine::figures
