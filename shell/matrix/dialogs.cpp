#include "shell/matrix/dialogs.hpp"
#include "engine/base/rng.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/fractions.hpp"
#include "shell/kit/seed.hpp"
#include "shell/matrix/view.hpp"
#include "shell/matrix/words.hpp"
#include <algorithm>

namespace shell::matrix {
namespace {

using engine::matrix::Matrix;
using engine::matrix::Setup;
using engine::matrix::Side;

constexpr std::array preset_names{Text::matrix_preset_slide, Text::matrix_preset_pennies, Text::matrix_preset_rps,
                                  Text::matrix_preset_random};
constexpr std::array side_names{Text::matrix_side_row, Text::matrix_side_column};
constexpr std::size_t longest_text = 1800; // of a matrix written by hand, spaces included

std::optional<engine::Rational> entry_from(std::string_view text)
{
    const auto m = engine::matrix::parse_matrix(text);
    if (!m || m->entries.size() != 1) return std::nullopt;
    return m->entries[0];
}

/// Whole numbers from −9 to 9.
Matrix random_matrix(int rows, int columns, std::uint64_t seed)
{
    engine::Rng rng(seed);
    Matrix m{rows, columns, {}};
    for (int i = 0; i < rows * columns; ++i) m.entries.emplace_back(static_cast<std::int64_t>(rng.below(19)) - 9);
    return m;
}

} // namespace

RulesDialog::RulesDialog(const Setup& s) : human_(s.human) { set(s.matrix); }

void RulesDialog::set(const Matrix& m)
{
    matrix_ = m;
    text_ = engine::matrix::to_text(m);
    cell_ = std::min(cell_, static_cast<int>(m.entries.size()) - 1);
    entry_ = engine::to_text(m.entries[static_cast<std::size_t>(cell_)]);
}

void RulesDialog::resize(int rows, int columns)
{
    Matrix m{rows, columns, {}};
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c)
            m.entries.push_back(r < matrix_.rows && c < matrix_.columns ? matrix_.at(r, c) : engine::Rational(0));
    cell_ = 0;
    set(m);
}

void RulesDialog::preset(int which)
{
    cell_ = 0;
    switch (which) {
    case 0:
        return set(engine::matrix::slide());
    case 1:
        return set(*engine::matrix::parse_matrix("1 -1 / -1 1"));
    case 2:
        return set(*engine::matrix::parse_matrix("0 -1 1 / 1 0 -1 / -1 1 0"));
    default:
        return set(random_matrix(matrix_.rows, matrix_.columns, seed_from(seed_).value_or(fresh_seed())));
    }
}

std::string RulesDialog::problem(const Say& say) const
{
    const auto m = engine::matrix::parse_matrix(text_);
    if (!m) return matrix_error_in_words(say, m.error());
    if (!seed_.empty() && !seed_from(seed_)) return say(Text::error_seed);
    return {};
}

float RulesDialog::draw_grid(Ui& ui, Rect r) const
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const float w = std::min(64.f, r.w / static_cast<float>(matrix_.columns)),
                h = ui.view.layout == Layout::desktop ? 34.f : 40.f;
    const float left = r.x + (r.w - w * static_cast<float>(matrix_.columns)) / 2;
    for (int i = 0; i < static_cast<int>(matrix_.entries.size()); ++i) {
        const int row = i / matrix_.columns, column = i % matrix_.columns;
        const Rect cell =
            Rect{left + w * static_cast<float>(column), r.y + h * static_cast<float>(row), w, h}.inset(1.5f);
        const std::string id = numbered("cell:", i);
        const Press press = ui.item(id, cell, 5);
        p.fill(cell, ui.reactive(i == cell_ ? t.accent_soft : t.bg, press, id), 5);
        p.stroke(cell, i == cell_ ? t.accent : t.line, 5, i == cell_ ? 2.f : 1.f);
        const std::string text = entry_text(matrix_.entries[static_cast<std::size_t>(i)]);
        const float size = p.width(text, 15) > cell.w - 4 ? 12.f : 15.f;
        p.text({cell.centre().x, cell.centre().y + size * 0.36f}, p.fitted(text, cell.w - 2, size),
               {size, t.text, Weight::regular, Align::middle});
        if (press.clicked) ui.act(id);
    }
    return h * static_cast<float>(matrix_.rows);
}

void RulesDialog::draw(Ui& ui, const DialogContext&)
{
    const Say& say = ui.say;
    const float h = control_height(ui), cell_h = ui.view.layout == Layout::desktop ? 34.f : 40.f;
    const float fields = 2 * (30 + h) + 60 + cell_h * static_cast<float>(matrix_.rows) + 24 + 2 * 78 + 40;
    DialogFrame frame(ui, 480, 72 + fields + 64, say(Text::matrix_rules_title));
    const Rect r = frame.inside();
    const float foot = 56;
    {
        ScrollArea area(ui, "rules area", {r.x - 8, r.y - 4, r.w + 16, r.h - foot - 4});
        float y = r.y - area.offset();
        const float half = (r.w - 16) / 2;
        for (std::size_t i = 0; i < preset_names.size(); ++i) // two by two
            ui.button(numbered("preset:", static_cast<int>(i)),
                      {r.x + (half + 16) * static_cast<float>(i % 2), y + (h + 6) * static_cast<float>(i / 2), half, h},
                      preset_names[i], ButtonKind::plain);
        y += 2 * (h + 6) + 6;
        ui.stepper("matrix_rows", {r.x, y, half, 44}, Text::matrix_rows_count, matrix_.rows, 1,
                   engine::matrix::max_rows);
        ui.stepper("matrix_columns", {r.x + half + 16, y, half, 44}, Text::matrix_columns_count, matrix_.columns, 1,
                   engine::matrix::max_columns);
        y += 54;
        y += draw_grid(ui, {r.x, y, r.w, 0}) + 8;
        draw_label(
            ui, {r.x, y},
            say(Text::matrix_entry_of, choice_letter(cell_ / matrix_.columns), choice_letter(cell_ % matrix_.columns)));
        ui.field("entry", {r.x, y + 22, half, 44}, entry_, {}, Typed::text, 16);
        draw_label(ui, {r.x + half + 16, y}, say(Text::matrix_side));
        ui.segmented("side", {r.x + half + 16, y + 22, half, 44}, side_names, static_cast<int>(human_));
        y += 76;
        draw_label(ui, {r.x, y}, ui.paint.fitted(say(Text::matrix_as_text), r.w, 13, Weight::bold));
        ui.field("matrix_text", {r.x, y + 22, r.w, 44}, text_, {}, Typed::text, longest_text);
        y += 76;
        draw_label(ui, {r.x, y}, say(Text::seed));
        ui.field("seed", {r.x, y + 22, half, 44}, seed_, say(Text::seed_new), Typed::figures, 20);
        y += 78;
        area.content_height(y - r.y + area.offset());
    }
    const std::string wrong = problem(say);
    const float y = r.bottom() - foot, half = (r.w - 12) / 2;
    if (!wrong.empty()) {
        const auto lines = ui.paint.wrapped(wrong, r.w, 12);
        const float top = y - 16 * static_cast<float>(lines.size()) - 4;
        ui.paint.fill({r.x - 8, top - 2, r.w + 16, y - top + 4}, ui.theme().bad_soft, 6);
        ui.paint.paragraph({r.x, top + 13}, wrong, r.w, {12, ui.theme().bad}, 16);
    }
    ui.button("start", {r.x, y + 6, half, 48}, Text::start, ButtonKind::primary, Icon::check, wrong.empty());
    ui.button("cancel", {r.x + half + 12, y + 6, half, 48}, Text::cancel, ButtonKind::plain);
}

void RulesDialog::describe(Outline& o, const Say& say, const DialogContext&) const
{
    o.begin_dialog("dialog", Text::matrix_rules_title);
    o.begin_group("presets", Text::matrix_presets);
    for (std::size_t i = 0; i < preset_names.size(); ++i)
        o.button(numbered("preset:", static_cast<int>(i)), preset_names[i]);
    o.end();
    o.number("matrix_rows", Text::matrix_rows_count, matrix_.rows, 1, engine::matrix::max_rows);
    o.number("matrix_columns", Text::matrix_columns_count, matrix_.columns, 1, engine::matrix::max_columns);
    o.field("matrix_text", Text::matrix_as_text, text_);
    std::vector<OutlineOption> cells;
    for (int i = 0; i < static_cast<int>(matrix_.entries.size()); ++i)
        cells.push_back({std::to_string(i), say(Text::matrix_entry_of, choice_letter(i / matrix_.columns),
                                                choice_letter(i % matrix_.columns)) +
                                                ": " + entry_text(matrix_.entries[static_cast<std::size_t>(i)])});
    o.radios("cell", say(Text::matrix_table), cell_, std::move(cells));
    o.field("entry", Text::matrix_entry, entry_);
    o.radios("side", say(Text::matrix_side), static_cast<int>(human_), options_of(say, side_names));
    o.field("seed", Text::seed, seed_);
    const std::string wrong = problem(say);
    if (!wrong.empty()) o.alert("rules_problem", wrong);
    o.button("start", Text::start, wrong.empty(), wrong);
    o.button("cancel", Text::cancel);
    o.end();
}

DialogOutcome RulesDialog::act(const Action& a, const Say& say)
{
    DialogOutcome out{true};
    const int cells = static_cast<int>(matrix_.entries.size());
    const auto choose_cell = [&](int i) {
        cell_ = i;
        entry_ = engine::to_text(matrix_.entries[static_cast<std::size_t>(i)]);
    };
    if (const auto which = indexed(a.id, "preset", 3)) preset(*which);
    else if (const auto cell = indexed(a.id, "cell", cells - 1)) choose_cell(*cell);
    else if (a.id == "cell") {
        if (const auto i = figure(a.value, 0, cells - 1)) choose_cell(*i);
    } else if (a.id == "matrix_rows") {
        if (const auto n = figure(a.value, 1, engine::matrix::max_rows)) resize(*n, matrix_.columns);
    } else if (a.id == "matrix_columns") {
        if (const auto n = figure(a.value, 1, engine::matrix::max_columns)) resize(matrix_.rows, *n);
    } else if (a.id == "matrix_text") {
        text_ = a.value.substr(0, longest_text);
        if (auto m = engine::matrix::parse_matrix(text_)) { // the text stays as it was typed
            matrix_ = *std::move(m);
            choose_cell(std::min(cell_, static_cast<int>(matrix_.entries.size()) - 1));
        }
    } else if (a.id == "entry") {
        entry_ = a.value.substr(0, 16);
        if (const auto entry = entry_from(entry_)) {
            matrix_.entries[static_cast<std::size_t>(cell_)] = *entry;
            text_ = engine::matrix::to_text(matrix_);
        }
    } else if (a.id == "side") {
        if (const auto side = figure(a.value, 0, 1)) human_ = static_cast<Side>(*side);
    } else if (a.id == "seed") seed_ = a.value.substr(0, 20);
    else if (a.id == "start") {
        out.message = problem(say);
        if (!out.message.empty()) return out;
        Setup s;
        s.matrix = matrix_;
        s.human = human_;
        s.seed = seed_.empty() ? fresh_seed() : seed_from(seed_).value_or(0);
        if (!engine::matrix::problem(s)) out.new_game = engine::matrix::to_line(Log(s));
    } else out.mine = false;
    return out;
}

namespace {

std::array<Text, 4> how_to_texts()
{
    return {Text::matrix_how_goal, Text::matrix_how_example, Text::matrix_how_play, Text::matrix_how_analysis};
}

/// The lecture's matrix with row B and column A chosen.
void draw_example(const Ui& ui, Rect box)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    p.fill(box, t.bg, 10);
    const Matrix m = engine::matrix::slide();
    const float w = 56, h = 32, x0 = box.centre().x - w * 1.5f + w, y0 = box.y + 36;
    p.fill({x0 - w + 8, y0 + h, w * 3 - 8, h}, faded(t.accent, 0.16f), 6);
    p.fill({x0, y0 - 28, w, h * 3 + 28}, faded(t.series[1], 0.16f), 6);
    for (int c = 0; c < m.columns; ++c)
        p.text({x0 + w * (static_cast<float>(c) + 0.5f), y0 - 8}, choice_letter(c),
               {15, t.series[1], Weight::bold, Align::middle});
    for (int r = 0; r < m.rows; ++r) {
        const float y = y0 + h * (static_cast<float>(r) + 0.5f) + 6;
        p.text({x0 - w / 2, y}, choice_letter(r), {15, t.accent, Weight::bold, Align::middle});
        for (int c = 0; c < m.columns; ++c) {
            const bool chosen = r == 1 && c == 0;
            const Point at{x0 + w * (static_cast<float>(c) + 0.5f), y};
            if (chosen) {
                const Rect cell = Rect{x0, y0 + h, w, h}.inset(3);
                p.fill(cell, t.surface, 6);
                p.stroke(cell, t.text, 6, 2);
            }
            p.text(at, entry_text(m.at(r, c)), {16, t.text, chosen ? Weight::bold : Weight::regular, Align::middle});
        }
    }
}

} // namespace

void HowToDialog::draw(Ui& ui, const DialogContext&)
{
    const Painter& p = ui.paint;
    const float width = 560, inner = std::min(width, ui.view.width - 16) - 48;
    constexpr float example = 156, leading = 22, gap = 8;
    float height = 92 + example;
    for (const Text t : how_to_texts())
        height += gap + leading * static_cast<float>(p.wrapped(ui.say(t), inner, 15).size());
    DialogFrame frame(ui, width, height, ui.say(Text::how_to_play));
    const Rect r = frame.inside();
    ScrollArea area(ui, "howto area", {r.x - 8, r.y - 4, r.w + 16, r.h + 4});
    float y = r.y - area.offset() + 14;
    for (const Text t : how_to_texts()) {
        y = p.paragraph({r.x, y}, ui.say(t), inner, {15, ui.theme().text}, leading) + gap;
        if (t != Text::matrix_how_goal) continue;
        draw_example(ui, {r.x, y - 12, inner, example - 10});
        y += example;
    }
    area.content_height(y - r.y + area.offset());
}

void HowToDialog::describe(Outline& o, const Say& say, const DialogContext&) const
{
    o.begin_dialog("dialog", Text::how_to_play);
    int i = 0;
    for (const Text t : how_to_texts()) o.text(numbered("how", i++), say(t));
    o.button("close", Text::close);
    o.end();
}

} // namespace shell::matrix
