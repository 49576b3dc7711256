// The outline of a matrix game: its board in words. The panel describes itself.
#include "shell/kit/fractions.hpp"
#include "shell/matrix/ids.hpp"
#include "shell/matrix/phrases.hpp"
#include "shell/matrix/view.hpp"

namespace shell::matrix {
namespace {

using engine::matrix::Side;

void describe_matrix(const View& v, Outline& o, const Say& say)
{
    const auto& m = v.matrix();
    const auto& pure = v.analysis().pure();
    const bool minima = v.tab() == Tab::pure;
    std::vector<std::string> head{say(Text::matrix_table)};
    for (int c = 0; c < m.columns; ++c) head.push_back(v.named_title(say, Side::column, c));
    if (minima) head.push_back(say(Text::matrix_min));
    auto& table = o.table("matrix"_id, say(Text::matrix_table), std::move(head));
    for (int r = 0; r < m.rows; ++r) {
        std::vector<std::string> cells{v.named_title(say, Side::row, r)};
        for (int c = 0; c < m.columns; ++c) cells.push_back(entry_text(m.at(r, c)));
        if (minima) cells.push_back(entry_text(pure.row_minima[static_cast<std::size_t>(r)]));
        table.rows.push_back(std::move(cells));
    }
    if (!minima) return;
    std::vector<std::string> maxima{say(Text::matrix_max)};
    for (const auto& most : pure.column_maxima) maxima.push_back(entry_text(most));
    maxima.emplace_back();
    table.rows.push_back(std::move(maxima));
}

} // namespace

void View::describe(Outline& o, const Say& say)
{
    o.heading(1, say(Text::game_matrix));
    o.text("rules"_id, subtitle(say, Layout::desktop));
    if (const std::string who = players_in_words(say); !who.empty()) o.text("players"_id, who);
    describe_matrix(*this, o, say);
    o.heading(2, human() == Side::row ? Text::matrix_choose_row : Text::matrix_choose_column);
    o.begin_group("choices"_id, human() == Side::row ? Text::matrix_choose_row : Text::matrix_choose_column);
    o.commands_of("choose"_id);
    o.end();
    if (!game().rounds.empty()) {
        o.text("last_round"_id,
               say(Text::matrix_last_round) + ": " + round_in_words(say, matrix(), human(), game().rounds.back()));
        o.text("total"_id, say(Text::matrix_total_is, written(mine(human(), game().total))));
    }
    Panel rounds(say);
    add_rounds(rounds);
    describe_fields(o, rounds);
    for (const Id id : {"undo"_id, "redo"_id}) o.command(id);
    o.button("rules_dialog"_id, Text::matrix_other);
    describe_analysis(o);
}

} // namespace shell::matrix
