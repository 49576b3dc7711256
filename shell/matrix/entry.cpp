// Starts matrix games from options, a saved game or a link, and implements the small methods of their screen.
#include "engine/figures/games.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/game.hpp"
#include "shell/matrix/dialogs.hpp"
#include "shell/matrix/ids.hpp"
#include "shell/matrix/phrases.hpp"
#include "shell/matrix/view.hpp"

namespace shell::matrix {
namespace {

using engine::matrix::Matrix;
using engine::matrix::Setup;
using engine::matrix::Side;

std::optional<Side> side_from(std::string_view text)
{
    if (text == "row" || text == "max") return Side::row;
    if (text == "column" || text == "min") return Side::column;
    return std::nullopt;
}

std::string line_to_start(Options& options, Place, std::string_view saved, std::uint64_t fresh)
{
    const auto matrix = options.parsed("matrix", engine::matrix::parse_matrix, matrix_error_in_words);
    const auto side = options.parsed("role", side_from);
    const auto seed = options.parsed("seed", seed_from);
    options.take_hints();
    if (const auto log = engine::matrix::from_line(saved)) {
        const Setup& s = log->setup();
        const bool same = (!matrix || *matrix == s.matrix) && (!side || *side == s.human) && (!seed || *seed == s.seed);
        if (same) return std::string(saved); // continue the saved game
    }
    Setup wanted;
    if (matrix) wanted.matrix = *matrix;
    wanted.human = side.value_or(Side::row);
    wanted.seed = seed.value_or(fresh);
    return engine::matrix::to_line(Log(wanted));
}

} // namespace

const GameEntry matrix_entry{Place::matrix, line_to_start, open_view<View, engine::matrix::from_line>,
                             figure_of_line<engine::figures::matrix>, true};

std::vector<MenuItem> View::menu() const
{
    return {{"analysis"_id, Text::show_analysis, Icon::none, analysis_shown()}};
}

std::string View::subtitle(const Say& say, Layout) const
{
    const std::string& title = log_.setup().title;
    return (title.empty() ? title : title + " · ") + std::to_string(matrix().rows) + " × " +
           std::to_string(matrix().columns) + " · " +
           say(human() == Side::row ? Text::matrix_you_rows : Text::matrix_you_columns);
}

std::unique_ptr<Dialog> View::dialog(const Action& a)
{
    if (a.id == "rules_dialog"_id) return rules_dialog(log_.setup());
    if (a.id == "howto"_id) return how_to_play();
    return nullptr;
}

} // namespace shell::matrix
