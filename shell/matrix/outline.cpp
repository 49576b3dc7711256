// The outline of a matrix game: the same controls, with the same ids, as on the canvas.
#include "shell/kit/fractions.hpp"
#include "shell/matrix/ids.hpp"
#include "shell/matrix/phrases.hpp"
#include "shell/matrix/view.hpp"
#include <algorithm>

namespace shell::matrix {
namespace {

using engine::Fraction;
using engine::matrix::Side;

void describe_matrix(const View& v, Outline& o, const Say& say)
{
    const auto& m = v.matrix();
    const auto& pure = v.analysis().pure();
    const bool minima = v.tab() == Tab::pure;
    std::vector<std::string> head{say(Text::matrix_table)};
    for (int c = 0; c < m.columns; ++c) head.push_back(choice_title(say, Side::column, c));
    if (minima) head.push_back(say(Text::matrix_min));
    auto& table = o.table("matrix"_id, say(Text::matrix_table), std::move(head));
    for (int r = 0; r < m.rows; ++r) {
        std::vector<std::string> cells{choice_title(say, Side::row, r)};
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

void describe_frequencies(const View& v, Outline& o, const Say& say, Side side)
{
    const bool me = side == v.human();
    const auto counts = v.game().counts(side);
    const auto& optimal = side == Side::row ? v.game().solution->row : v.game().solution->column;
    std::vector<std::string> head{say(Text::matrix_head_choice), say(Text::matrix_head_times)};
    if (v.analysis_shown()) head.push_back(say(Text::matrix_head_optimal));
    auto& table = o.table(me ? "your_choices"_id : "its_choices"_id,
                          say(me ? Text::matrix_your_choices : Text::matrix_its_choices), std::move(head));
    for (std::size_t i = 0; i < counts.size(); ++i) {
        std::vector<std::string> cells{choice_title(say, side, static_cast<int>(i)), std::to_string(counts[i])};
        if (v.analysis_shown()) cells.push_back(written(optimal[i]));
        table.rows.push_back(std::move(cells));
    }
}

void describe_play(const View& v, Outline& o, const Say& say)
{
    const auto& g = v.game();
    const auto rounds = static_cast<std::int64_t>(g.rounds.size());
    if (rounds == 0) return;
    const Fraction total = mine(v.human(), g.total);
    o.text("total"_id, say(Text::matrix_total_is, written(total)));
    o.text("average"_id, say(Text::matrix_average) + ": " + written_about(say.language(), total / Fraction(rounds)));
    if (v.analysis_shown()) {
        o.text("value_for_you"_id, say(Text::matrix_value_for_you) + ": " +
                                       written_about(say.language(), mine(v.human(), g.solution->value)));
        if (v.tab() == Tab::play) o.why("why:value"_id);
        if (const auto deserved = g.deserved())
            o.text("deserved"_id,
                   say(Text::matrix_deserved) + ": " + written_about(say.language(), mine(v.human(), *deserved)));
    }
    describe_frequencies(v, o, say, v.human());
    describe_frequencies(v, o, say, engine::matrix::other(v.human()));
    auto& table =
        o.table("rounds"_id, say(Text::matrix_history),
                {say(Text::matrix_head_round), say(Text::you), say(Text::computer), say(Text::matrix_head_you_get)});
    const bool rows = v.human() == Side::row;
    for (std::size_t i = 0; i < g.rounds.size(); ++i) {
        const auto& r = g.rounds[i];
        table.rows.push_back({std::to_string(i + 1), choice_letter(rows ? r.row : r.column),
                              choice_letter(rows ? r.column : r.row),
                              written(mine(v.human(), v.matrix().at(r.row, r.column)))});
    }
}

void describe_pure(const View& v, Outline& o, const Say& say)
{
    const auto& pure = v.analysis().pure();
    o.text("maximin"_id,
           say(Text::matrix_maximin, letters_in_words(say, pure.maximin_rows)) + ": " + entry_text(pure.row_maximin));
    o.why("why:maximin"_id);
    o.text("minimax"_id, say(Text::matrix_minimax, letters_in_words(say, pure.minimax_columns)) + ": " +
                             entry_text(pure.col_minimax));
    o.why("why:minimax"_id);
    o.text("saddles"_id, saddles_in_words(say, pure.saddle_points));
    o.why("why:saddles"_id);
}

void describe_dominance(const View& v, Outline& o, const Say& say)
{
    const auto& elimination = v.analysis().elimination(v.ui().only_strict);
    o.checkbox("only_strict"_id, Text::matrix_only_strict, v.ui().only_strict);
    if (elimination.steps.empty()) {
        o.text("eliminations"_id, Text::matrix_nothing_dominated);
        return;
    }
    const Steps s = v.steps(say);
    describe_steps(o, say, s);
    std::vector<std::string> done;
    for (int i = 0; i < s.at; ++i) done.push_back(step_in_words(say, elimination.steps[static_cast<std::size_t>(i)]));
    if (!done.empty()) {
        o.list("eliminations"_id, say(Text::matrix_eliminations), std::move(done));
        o.why("why:step"_id);
    }
    if (s.at == s.count)
        o.text("left"_id, say(Text::matrix_left, letters_in_words(say, elimination.rows),
                              letters_in_words(say, elimination.columns)));
}

void describe_mixed(const View& v, Outline& o, const Say& say)
{
    const auto& s = *v.game().solution;
    o.text("value"_id, say(Text::matrix_value) + ": " + written_about(say.language(), s.value));
    o.why("why:value"_id);
    for (const Side side : {Side::row, Side::column}) {
        const bool row = side == Side::row;
        const auto& weights = row ? s.row : s.column;
        const auto& ranges = row ? s.row_ranges : s.column_ranges;
        const auto& against = row ? v.analysis().row_gets(s) : v.analysis().column_gives(s);
        auto& table =
            o.table(row ? "p"_id : "q"_id, say(row ? Text::matrix_optimal_rows : Text::matrix_optimal_columns),
                    {say(Text::matrix_head_choice), say(Text::matrix_head_probability), row ? "M·q" : "p·M"});
        for (std::size_t i = 0; i < weights.size(); ++i) {
            std::string weight = written(weights[i]);
            if (!ranges[i].is_fixed())
                weight += " (" + say(Text::matrix_range, written(ranges[i].least), written(ranges[i].most)) + ")";
            table.rows.push_back(
                {choice_title(say, side, static_cast<int>(i)), std::move(weight), written(against[i])});
        }
        o.text(row ? "check_p"_id : "check_q"_id,
               say(row ? Text::matrix_check_rows : Text::matrix_check_columns, written(s.value)));
        o.why(row ? "why:p"_id : "why:q"_id);
    }
    if (const auto& e = v.analysis().envelope()) {
        const std::string x = choice_letter(0);
        o.text("envelope"_id, say(Text::matrix_optimum,
                                  e->from == e->to ? x + " = " + written(e->from)
                                                   : written(e->from) + " ≤ " + x + " ≤ " + written(e->to),
                                  written(e->value)));
    }
}

} // namespace

void View::describe(Outline& o, const Say& say)
{
    o.heading(1, say(Text::game_matrix));
    o.text("rules"_id, subtitle(say, Layout::desktop));
    describe_matrix(*this, o, say);
    o.heading(2, human() == Side::row ? Text::matrix_choose_row : Text::matrix_choose_column);
    o.begin_group("choices"_id, human() == Side::row ? Text::matrix_choose_row : Text::matrix_choose_column);
    const std::string why = say(Text::matrix_error_full, say.count(engine::matrix::max_events));
    for (int i = 0; i < matrix().choices(human()); ++i)
        o.button(make_id("choose"_id, i), choice_title(say, human(), i), !full(), why);
    o.end();
    if (!game().rounds.empty())
        o.text("last_round"_id,
               say(Text::matrix_last_round) + ": " + round_in_words(say, matrix(), human(), game().rounds.back()));
    describe_play(*this, o, say);
    o.button("undo"_id, Text::undo, undoes(), Text::nothing_to_undo);
    o.button("redo"_id, Text::redo, can_redo(), Text::nothing_to_redo);
    o.button("rules_dialog"_id, Text::matrix_other);
    if (o.hides_analysis) return;
    o.heading(2, Text::analysis);
    o.checkbox("analysis"_id, Text::show_analysis, analysis_shown());
    if (!analysis_shown()) return;
    o.radios("tab"_id, say(Text::matrix_tabs), static_cast<int>(ui_.tab),
             options_of(say, std::array{Text::matrix_tab_play, Text::matrix_tab_pure, Text::matrix_tab_dominance,
                                        Text::matrix_tab_mixed}));
    if (ui_.tab == Tab::pure) describe_pure(*this, o, say);
    if (ui_.tab == Tab::dominance) describe_dominance(*this, o, say);
    if (ui_.tab == Tab::mixed) describe_mixed(*this, o, say);
}

} // namespace shell::matrix
