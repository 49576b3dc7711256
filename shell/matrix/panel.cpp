// The panel: the rounds played, pure choices, dominance, the solution in mixed strategies.
#include "shell/kit/fractions.hpp"
#include "shell/matrix/canvas.hpp"
#include "shell/matrix/ids.hpp"

namespace shell::matrix {

using engine::Fraction;
using engine::matrix::Side;

void View::panel(Panel& p)
{
    switch (tab()) {
    case Tab::play:
        p.described = false; // describe() has the rounds, which no lesson hides
        return add_rounds(p);
    case Tab::pure:
        return add_pure(p);
    case Tab::dominance:
        return add_dominance(p);
    case Tab::mixed:
        return add_mixed(p);
    }
}

void View::add_rounds(Panel& p) const
{
    const auto& g = game();
    const auto rounds = static_cast<std::int64_t>(g.rounds.size());
    if (rounds == 0) {
        p.words("no_rounds"_id, p.say(Text::matrix_no_rounds));
        return;
    }
    const auto exact = [&](const Fraction& f) { return written_about(p.say.language(), f); };
    p.figure("rounds_count"_id, Text::matrix_rounds, p.say.count(rounds).text(p.say.language()));
    p.figure("average"_id, Text::matrix_average, exact(mine(human(), g.total) / Fraction(rounds)));
    if (analysis_shown()) {
        p.figure("value_for_you"_id, Text::matrix_value_for_you, exact(mine(human(), g.solution->value)))
            .why(tab() == Tab::play ? "why:value"_id : Id());
        if (const auto deserved = g.deserved())
            p.figure("deserved"_id, Text::matrix_deserved, exact(mine(human(), *deserved)));
    }
    for (const Side side : {human(), engine::matrix::other(human())}) add_frequencies(p, side);
    auto& table = p.table("rounds"_id, p.say(Text::matrix_history),
                          {{p.say(Text::matrix_head_round)},
                           {p.say(Text::you)},
                           {p.say(Text::computer)},
                           {p.say(Text::matrix_head_you_get), Align::right}});
    table.last_first();
    const bool rows = human() == Side::row;
    for (std::size_t i = 0; i < g.rounds.size(); ++i) {
        const auto& r = g.rounds[i];
        const Fraction gain = mine(human(), matrix().at(r.row, r.column));
        const Ink ink = gain.sign() > 0 ? Ink::win : gain.sign() < 0 ? Ink::lose : Ink::text;
        table.row({{std::to_string(i + 1), Ink::muted},
                   {choice_letter(rows ? r.row : r.column), side_ink(human()), Weight::bold},
                   {choice_letter(rows ? r.column : r.row), side_ink(engine::matrix::other(human())), Weight::bold},
                   {(gain.sign() > 0 ? "+" : "") + written(gain), ink, Weight::bold}});
    }
}

/// How often each choice was played; with the analysis, a mark at its optimal probability.
void View::add_frequencies(Panel& p, Side side) const
{
    const bool me = side == human();
    const auto counts = game().counts(side);
    const auto& optimal = side == Side::row ? game().solution->row : game().solution->column;
    std::vector<std::string> heads{p.say(Text::matrix_head_choice), p.say(Text::matrix_head_times)};
    if (analysis_shown()) heads.push_back(p.say(Text::matrix_head_optimal));
    auto& bars =
        p.bars(me ? "your_choices"_id : "its_choices"_id,
               p.say(me ? Text::matrix_your_choices : Text::matrix_its_choices), side_ink(side), std::move(heads));
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const int choice = static_cast<int>(i);
        const double share = static_cast<double>(counts[i]) / static_cast<double>(game().rounds.size());
        const std::string percent = p.say(Text::percent, decimal(p.say.language(), 100 * share, 0));
        ShareBar bar{choice_letter(choice), share, std::to_string(counts[i]) + " · " + percent};
        bar.cells = {named_title(p.say, side, choice), std::to_string(counts[i])};
        if (analysis_shown()) {
            bar.mark = engine::to_double(optimal[i]);
            bar.cells.push_back(written(optimal[i]));
        }
        bars.bar(std::move(bar));
    }
    if (analysis_shown()) bars.explain_marks(p.say(Text::matrix_optimal_mark));
}

void View::add_pure(Panel& p) const
{
    const auto& pure = analysis_.pure();
    p.figure("maximin"_id, p.say(Text::matrix_maximin, letters_in_words(p.say, pure.maximin_rows)),
             written_about(p.say.language(), Fraction(pure.row_maximin)))
        .why("why:maximin"_id);
    p.words("maximin_why"_id, p.say(Text::matrix_maximin_why));
    p.figure("minimax"_id, p.say(Text::matrix_minimax, letters_in_words(p.say, pure.minimax_columns)),
             written_about(p.say.language(), Fraction(pure.col_minimax)))
        .why("why:minimax"_id);
    p.words("minimax_why"_id, p.say(Text::matrix_minimax_why));
    p.paragraph("saddles"_id, saddles_in_words(p.say, pure, game().solution->value))
        .boxed(pure.saddle_points.empty() ? Ink::warn : Ink::good)
        .why("why:saddles"_id);
}

void View::add_dominance(Panel& p)
{
    if (p.toggle("only_strict"_id, Text::matrix_only_strict, ui_.only_strict)) ui_.eliminations.go(0);
    const auto& elimination = analysis_.elimination(ui_.only_strict);
    if (elimination.steps.empty()) {
        p.paragraph("eliminations"_id, p.say(Text::matrix_nothing_dominated));
        return;
    }
    const Steps s = steps(p.say);
    p.steps(ui_.eliminations, s);
    auto& lines = p.numbered("eliminations"_id, Text::matrix_eliminations);
    for (std::size_t i = 0; i < elimination.steps.size(); ++i)
        lines.line(step_in_words(p.say, elimination.steps[i]), static_cast<int>(i) < s.at);
    lines.why("why:step"_id);
    if (s.at < s.count) return;
    p.paragraph("left"_id, p.say(Text::matrix_left, letters_in_words(p.say, elimination.rows),
                                 letters_in_words(p.say, elimination.columns)))
        .bold();
    if (!ui_.only_strict) p.words("weak_note"_id, p.say(Text::matrix_weak_note));
}

void View::add_mixed(Panel& p) const
{
    const Fraction& value = game().solution->value;
    const bool whole = value.den() == engine::Integer(1);
    p.figure("value"_id, Text::matrix_value, written(value))
        .large(whole ? "" : compared(p.say.language(), value))
        .why("why:value"_id);
    for (const Side side : {Side::row, Side::column}) {
        add_mixture(p, side);
        add_extremes(p, side);
    }
    const auto& e = analysis_.envelope();
    if (!e) return;
    const std::string x = choice_letter(0);
    p.words("envelope_title"_id, p.say(e->side == Side::row ? Text::matrix_lower : Text::matrix_upper));
    p.own([](const Ui&, float width) { return envelope_height(width); },
          [this](Ui& ui, Rect r) { draw_envelope(ui, r, *analysis_.envelope()); });
    p.paragraph("envelope"_id, p.say(Text::matrix_optimum,
                                     e->from == e->to ? x + " = " + written(e->from)
                                                      : written(e->from) + " ≤ " + x + " ≤ " + written(e->to),
                                     written(e->value)))
        .bold();
}

/// A side's optimal probabilities, and the check that they guarantee the value.
void View::add_mixture(Panel& p, Side side) const
{
    const auto& s = *game().solution;
    const bool row = side == Side::row;
    const auto& weights = row ? s.row : s.column;
    const auto& ranges = row ? s.row_ranges : s.column_ranges;
    const auto& against = row ? analysis_.row_gets(s) : analysis_.column_gives(s);
    auto& bars = p.bars(row ? "p"_id : "q"_id, p.say(row ? Text::matrix_optimal_rows : Text::matrix_optimal_columns),
                        side_ink(side),
                        {p.say(Text::matrix_head_choice), p.say(Text::matrix_head_probability), row ? "M·q" : "p·M"});
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const std::string range =
            ranges[i].is_fixed() ? "" : p.say(Text::matrix_range, written(ranges[i].least), written(ranges[i].most));
        ShareBar bar{choice_letter(static_cast<int>(i)), engine::to_double(weights[i]), written(weights[i]), range};
        bar.cells = {named_title(p.say, side, static_cast<int>(i)),
                     written(weights[i]) + (range.empty() ? "" : " (" + range + ")"), written(against[i])};
        bars.bar(std::move(bar));
    }
    p.paragraph(row ? "check_p"_id : "check_q"_id,
                p.say(row ? Text::matrix_check_rows : Text::matrix_check_columns, written(s.value)))
        .ticked()
        .why(row ? "why:p"_id : "why:q"_id);
}

} // namespace shell::matrix
