// The analysis panel: the rounds played, pure choices, dominance, the solution in mixed strategies.
#include "shell/kit/fractions.hpp"
#include "shell/matrix/canvas.hpp"
#include "shell/matrix/ids.hpp"
#include <algorithm>
#include <array>

namespace shell::matrix {
namespace {

constexpr std::array tab_names{Text::matrix_tab_play, Text::matrix_tab_pure, Text::matrix_tab_dominance,
                               Text::matrix_tab_mixed};
constexpr float line = 21;

} // namespace

using engine::Fraction;
using engine::matrix::Side;

void MatrixCanvas::panel(Rect r)
{
    if (r.h < 24) return;
    if (view_.analysis_shown()) r = draw_tabs(ui_, r, tab_names, static_cast<int>(view_.tab()));
    scrolled(ui_, "matrix panel ", static_cast<int>(view_.tab()), {r.x - 8, r.y, r.w + 20, r.h}, [&](float top) {
        const Point at{r.x, top};
        switch (view_.tab()) { // each returns the y below it
        case Tab::play:
            return play_tab(at, r.w);
        case Tab::pure:
            return pure_tab(at, r.w);
        case Tab::dominance:
            return dominance_tab(at, r.w);
        case Tab::mixed:
            return mixed_tab(at, r.w);
        }
        return top;
    });
}

/// A line with a figure and a why button behind it.
float MatrixCanvas::asked_line(Id why, Point at, float width, std::string_view name, const std::string& figure)
{
    ui_.why(why, {at.x + width - Ui::why_room / 2, at.y + 15});
    return figure_line(p_, at, width - Ui::why_room - 2, name, figure);
}

float MatrixCanvas::play_tab(Point at, float width)
{
    const Side me = view_.human();
    const auto rounds = static_cast<std::int64_t>(game_.rounds.size());
    if (rounds == 0) return p_.paragraph({at.x, at.y + 20}, say_(Text::matrix_no_rounds), width, {14, t_.muted}, line);
    const Fraction total = mine(me, game_.total);
    at.y = figure_line(p_, at, width, say_(Text::matrix_rounds), say_.count(rounds).text(say_.language()));
    at.y = figure_line(p_, at, width, say_(Text::matrix_average),
                       written_about(say_.language(), total / Fraction(rounds)));
    if (view_.analysis_shown()) {
        at.y = asked_line("why:value"_id, at, width, say_(Text::matrix_value_for_you),
                          written_about(say_.language(), mine(me, game_.solution->value)));
        if (const auto deserved = game_.deserved())
            at.y = figure_line(p_, at, width, say_(Text::matrix_deserved),
                               written_about(say_.language(), mine(me, *deserved)));
    }
    at.y = frequencies({at.x, at.y + 10}, width, me);
    at.y = frequencies({at.x, at.y + 8}, width, engine::matrix::other(me));
    return history({at.x, at.y + 10}, width);
}

/// How often each choice was played; with the analysis, a mark at its optimal probability.
float MatrixCanvas::frequencies(Point at, float width, Side side)
{
    const bool me = side == view_.human();
    p_.text({at.x, at.y + 14}, say_(me ? Text::matrix_your_choices : Text::matrix_its_choices),
            {13, t_.muted, Weight::bold});
    float y = at.y + 24;
    const auto counts = game_.counts(side);
    const auto& optimal = side == Side::row ? game_.solution->row : game_.solution->column;
    const float bar = width - 24 - 64;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const float share = static_cast<float>(counts[i]) / static_cast<float>(game_.rounds.size());
        p_.text({at.x, y + 15}, choice_letter(static_cast<int>(i)), {14, side_colour(t_, side), Weight::bold});
        p_.fill({at.x + 24, y + 4, bar, 12}, t_.sunken, 3);
        if (counts[i] > 0) p_.fill({at.x + 24, y + 4, std::max(3.f, bar * share), 12}, side_colour(t_, side), 3);
        if (view_.analysis_shown()) {
            const float x = at.x + 24 + bar * static_cast<float>(engine::to_double(optimal[i]));
            p_.line({x, y}, {x, y + 20}, t_.text, 2.5f);
        }
        p_.text({at.x + width, y + 15},
                std::to_string(counts[i]) + " · " +
                    say_(Text::percent, decimal(say_.language(), 100.0 * static_cast<double>(share), 0)),
                {13, t_.text, Weight::regular, Align::right});
        y += 24;
    }
    if (view_.analysis_shown()) {
        p_.line({at.x + 25, y + 2}, {at.x + 25, y + 14}, t_.text, 2.5f);
        ui_.text({at.x + 34, y + 13}, Text::matrix_optimal_mark, {12, t_.muted});
        y += 20;
    }
    return y;
}

float MatrixCanvas::history(Point at, float width)
{
    const Side me = view_.human();
    const std::array columns{at.x, at.x + 48, at.x + 48 + (width - 48) * 0.3f, at.x + 48 + (width - 48) * 0.62f};
    const std::array heads{say_(Text::matrix_head_round), say_(Text::you), say_(Text::computer),
                           say_(Text::matrix_head_you_get)};
    for (std::size_t i = 0; i < heads.size(); ++i) {
        const float room = (i + 1 < heads.size() ? columns[i + 1] : at.x + width) - columns[i] - 2;
        p_.text({columns[i], at.y + 14}, p_.fitted(heads[i], room, 12, Weight::bold), {12, t_.muted, Weight::bold});
    }
    float y = at.y + 22;
    for (std::size_t i = game_.rounds.size(); i-- > 0;) {
        const auto& round = game_.rounds[i];
        const Fraction gain = mine(me, matrix_.at(round.row, round.column));
        const bool rows = me == Side::row;
        p_.text({columns[0], y + 16}, std::to_string(i + 1), {13, t_.muted});
        p_.text({columns[1], y + 16}, choice_letter(rows ? round.row : round.column),
                {14, side_colour(t_, me), Weight::bold});
        p_.text({columns[2], y + 16}, choice_letter(rows ? round.column : round.row),
                {14, side_colour(t_, engine::matrix::other(me)), Weight::bold});
        p_.text({columns[3], y + 16}, (gain.sign() > 0 ? "+" : "") + written(gain),
                {14,
                 gain.sign() > 0   ? t_.win
                 : gain.sign() < 0 ? t_.lose
                                   : t_.text,
                 Weight::bold});
        y += 24;
    }
    return y;
}

float MatrixCanvas::pure_tab(Point at, float width)
{
    const auto& pure = view_.analysis().pure();
    at.y =
        asked_line("why:maximin"_id, at, width, say_(Text::matrix_maximin, letters_in_words(say_, pure.maximin_rows)),
                   entry_text(pure.row_maximin));
    at.y = p_.paragraph({at.x, at.y + 16}, say_(Text::matrix_maximin_why), width, {13, t_.muted}, 18);
    at.y = asked_line("why:minimax"_id, {at.x, at.y + 4}, width,
                      say_(Text::matrix_minimax, letters_in_words(say_, pure.minimax_columns)),
                      entry_text(pure.col_minimax));
    at.y = p_.paragraph({at.x, at.y + 16}, say_(Text::matrix_minimax_why), width, {13, t_.muted}, 18);
    const std::string verdict = saddles_in_words(say_, pure.saddle_points);
    const float room = width - 20 - Ui::why_room;
    const auto lines = p_.wrapped(verdict, room, 14);
    const Rect box{at.x, at.y + 4, width, static_cast<float>(lines.size()) * line + 18};
    p_.fill(box, pure.saddle_points.empty() ? t_.warn_soft : t_.good_soft, 8);
    p_.paragraph({box.x + 12, box.y + 23}, verdict, room, {14, t_.text}, line);
    ui_.why("why:saddles"_id, {box.right() - 4 - Ui::why_room / 2, box.y + 18});
    return box.bottom() + 8;
}

float MatrixCanvas::dominance_tab(Point at, float width)
{
    const Steps s = view_.steps(say_);
    const auto& elimination = view_.analysis().elimination(view_.ui().only_strict);
    const float h = ui_.view.layout == Layout::desktop ? 36.f : 44.f;
    ui_.toggle("only_strict"_id, {at.x - 8, at.y, width + 8, h}, Text::matrix_only_strict, view_.ui().only_strict);
    at.y += h + 6;
    if (s.count == 0)
        return p_.paragraph({at.x, at.y + 16}, say_(Text::matrix_nothing_dominated), width, {14, t_.text}, line);
    draw_scrubber(ui_, {at.x, at.y, width, scrubber_height(width)}, s);
    at.y += scrubber_height(width) + 6;
    for (std::size_t i = 0; i < elimination.steps.size(); ++i) {
        const bool done = static_cast<int>(i) < s.at, now = static_cast<int>(i) + 1 == s.at;
        if (now) ui_.why("why:step"_id, {at.x + width - Ui::why_room / 2, at.y + 13});
        p_.text({at.x, at.y + 18}, std::to_string(i + 1), {14, done ? t_.accent : t_.unknown, Weight::bold});
        at.y = p_.paragraph({at.x + 24, at.y + 18}, step_in_words(say_, elimination.steps[i]),
                            width - 24 - Ui::why_room, {14, done ? t_.text : t_.unknown}, line) -
               12;
    }
    if (s.at == s.count) {
        at.y = p_.paragraph({at.x, at.y + 28},
                            say_(Text::matrix_left, letters_in_words(say_, elimination.rows),
                                 letters_in_words(say_, elimination.columns)),
                            width, {14, t_.text, Weight::bold}, line) -
               12;
        if (!view_.ui().only_strict)
            at.y = p_.paragraph({at.x, at.y + 22}, say_(Text::matrix_weak_note), width, {13, t_.muted}, 18);
    }
    return at.y + 8;
}

float MatrixCanvas::mixed_tab(Point at, float width)
{
    const auto& s = *game_.solution;
    const std::string v = written(s.value);
    const float size = p_.width(v, 34, Weight::bold) < width * 0.45f ? 34.f : 18.f;
    const std::string shown = p_.fitted(v, width * 0.6f, size, Weight::bold);
    p_.text({at.x, at.y + 34}, shown, {size, t_.text, Weight::bold});
    const float x = at.x + p_.width(shown, size, Weight::bold) + 12;
    ui_.text({x, at.y + 20}, Text::matrix_value, {13, t_.muted, Weight::bold});
    ui_.why("why:value"_id, {at.x + width - Ui::why_room / 2, at.y + 15});
    if (!(s.value.den() == engine::Integer(1)))
        p_.text({x, at.y + 37}, "≈ " + about(say_.language(), s.value), {13, t_.muted});
    at.y = mixture({at.x, at.y + 50}, width, Side::row);
    at.y = mixture({at.x, at.y + 8}, width, Side::column);
    return envelope({at.x, at.y + 8}, width);
}

float MatrixCanvas::mixture(Point at, float width, Side side)
{
    const auto& s = *game_.solution;
    const bool row = side == Side::row;
    const auto& weights = row ? s.row : s.column;
    const auto& ranges = row ? s.row_ranges : s.column_ranges;
    const float under =
        p_.paragraph({at.x, at.y + 14}, say_(row ? Text::matrix_optimal_rows : Text::matrix_optimal_columns), width,
                     {13, t_.muted, Weight::bold}, 17);
    float y = under - 9, figure = 40;
    for (const auto& w : weights) figure = std::max(figure, p_.width(written(w), 15, Weight::bold) + 12);
    figure = std::min(figure, width * 0.5f);
    const float bar = width - 24 - figure;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        p_.text({at.x, y + 16}, choice_letter(static_cast<int>(i)), {14, side_colour(t_, side), Weight::bold});
        p_.fill({at.x + 24, y + 5, bar, 12}, t_.sunken, 3);
        const auto share = static_cast<float>(engine::to_double(weights[i]));
        if (weights[i].sign() > 0)
            p_.fill({at.x + 24, y + 5, std::max(3.f, bar * share), 12}, side_colour(t_, side), 3);
        p_.text({at.x + width, y + 17}, p_.fitted(written(weights[i]), figure - 8, 15, Weight::bold),
                {15, weights[i].sign() > 0 ? t_.text : t_.muted, Weight::bold, Align::right});
        y += 26;
        if (ranges[i].is_fixed()) continue;
        p_.text({at.x + 24, y + 10},
                p_.fitted(say_(Text::matrix_range, written(ranges[i].least), written(ranges[i].most)), width - 24, 12),
                {12, t_.muted});
        y += 18;
    }
    draw_tick(p_, {at.x + 8, y + 13}, 6, t_.good, 2.4f);
    ui_.why(row ? "why:p"_id : "why:q"_id, {at.x + width - Ui::why_room / 2, y + 13});
    return p_.paragraph({at.x + 24, y + 18},
                        say_(row ? Text::matrix_check_rows : Text::matrix_check_columns, written(s.value)),
                        width - 24 - Ui::why_room, {13, t_.text}, 18) -
           4;
}

} // namespace shell::matrix
