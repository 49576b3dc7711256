#include "engine/figures/figure.hpp"
#include "engine/codes/duel.hpp"
#include "engine/figures/games.hpp"
#include "engine/lesson/line.hpp"
#include <algorithm>
#include <array>

namespace engine::figures {
namespace {

std::string written(const Table& t, Format format, bool is_latex = false)
{
    if (t.columns.empty()) return {};
    return format == Format::csv   ? to_csv(t)
           : format == Format::txt ? to_text(t)
                                   : document(to_tabular(t, is_latex), "");
}

std::string history(std::string_view line, Format format, int)
{
    const auto word = line.substr(0, line.find(' '));
    if (codes::is_duel_line(line)) return written(moves(line), format);
    if (word == "codes" || word == "spaces") return codes_history(lesson::codes_line_in(line), format);
    return written(moves(line), format);
}

struct Figure {
    std::string_view word; // the first word of the game's lines
    std::string_view what;
    std::string (*write)(std::string_view line, Format, int millimetres);
};
// Of each game the first is the usual one.
constexpr std::array all{
    Figure{"trees", "tree", tree},
    Figure{"matrix", "matrix", [](std::string_view line, Format f, int) { return matrix(line, f); }},
    Figure{"matrix", "history", history},
    Figure{"codes", "history", history},
    Figure{"spaces", "history", history},
    Figure{"cluedo", "grid", [](std::string_view line, Format f, int) { return grid(line, f); }},
    Figure{"thirtyone", "history", history},
    Figure{"tictactoe", "history", history},
    Figure{"betting", "history", history},
    Figure{"concepts", "borders",
           [](std::string_view line, Format f, int) {
               const bool latex = f == Format::tex;
               return written(concept_borders(line, latex), f, latex);
           }},
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
