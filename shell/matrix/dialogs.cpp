#include "shell/matrix/dialogs.hpp"
#include "engine/base/rng.hpp"
#include "shell/kit/figures.hpp"
#include "shell/kit/form.hpp"
#include "shell/kit/fractions.hpp"
#include "shell/kit/howto.hpp"
#include "shell/kit/seed.hpp"
#include "shell/matrix/ids.hpp"
#include "shell/matrix/phrases.hpp"
#include "shell/matrix/view.hpp"
#include <algorithm>
#include <array>

namespace shell::matrix {
namespace {

using engine::matrix::Matrix;
using engine::matrix::Setup;
using engine::matrix::Side;

constexpr std::array preset_names{Text::matrix_preset_slide, Text::matrix_preset_pennies, Text::matrix_preset_rps,
                                  Text::matrix_preset_random};
constexpr std::array side_names{Text::matrix_side_row, Text::matrix_side_column};
constexpr std::size_t longest_text = 1800; // of a typed matrix, spaces included

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

/// The matrix is a text while it is edited; the grid, the steppers and the presets write that text.
class RulesForm final : public Form {
public:
    explicit RulesForm(const Setup& s) : human_(s.human) { set(s.matrix); }

private:
    void fields(Fields& f) override
    {
        const Say& say = f.say;
        f.title = say(Text::matrix_rules_title);
        f.begin_group("presets"_id, say(Text::matrix_presets));
        for (std::size_t i = 0; i < preset_names.size(); ++i)
            if (f.button(make_id("preset"_id, static_cast<int>(i)), preset_names[i]).share(0.5f))
                preset(static_cast<int>(i));
        f.end_group();
        int rows = matrix_.rows, columns = matrix_.columns;
        const bool taller(f.number("matrix_rows"_id, Text::matrix_rows_count, rows, 1, engine::matrix::max_rows));
        const bool wider(
            f.number("matrix_columns"_id, Text::matrix_columns_count, columns, 1, engine::matrix::max_columns));
        if (taller || wider) resize(rows, columns);
        if (f.line("matrix_text"_id, Text::matrix_as_text, text_, {.longest = longest_text, .pasted = pasted_numbers}))
            read_text();
        entry_fields(f);
        f.choice("side"_id, Text::matrix_side, human_, side_names).share(0.5f);
        f.seed(seed_);
        if (const auto m = engine::matrix::parse_matrix(text_); !m) f.refuse(matrix_error_in_words(say, m.error()));
    }
    void entry_fields(Fields& f)
    {
        const auto name = [&](int i) {
            return f.say(Text::matrix_entry_of, choice_letter(i / matrix_.columns), choice_letter(i % matrix_.columns));
        };
        std::vector<std::string> cells;
        for (int i = 0; i < static_cast<int>(matrix_.entries.size()); ++i)
            cells.push_back(name(i) + ": " + entry_text(matrix_.entries[static_cast<std::size_t>(i)]));
        if (f.choice("cell"_id, f.say(Text::matrix_table), cell_, std::move(cells))
                .own([this](const Ui& ui, float) { return cell_height(ui) * static_cast<float>(matrix_.rows); },
                     [this](Ui& ui, Rect r) { draw_grid(ui, r); }))
            entry_ = engine::to_text(matrix_.entries[static_cast<std::size_t>(cell_)]);
        if (!f.line("entry"_id, name(cell_), entry_, {.longest = 16}).share(0.5f)) return;
        const auto entry = entry_from(entry_);
        if (!entry) return;
        matrix_.entries[static_cast<std::size_t>(cell_)] = *entry;
        text_ = engine::matrix::to_text(matrix_);
    }
    std::string line() override
    {
        Setup s;
        s.matrix = matrix_;
        s.human = human_;
        s.seed = seed();
        return engine::matrix::problem(s) ? std::string() : engine::matrix::to_line(Log(s));
    }

    static float cell_height(const Ui& ui) { return ui.view.layout == Layout::desktop ? 34.f : 40.f; }
    void draw_grid(Ui&, Rect) const;

    void set(const Matrix& m)
    {
        matrix_ = m;
        text_ = engine::matrix::to_text(m);
        cell_ = std::min(cell_, static_cast<int>(m.entries.size()) - 1);
        entry_ = engine::to_text(m.entries[static_cast<std::size_t>(cell_)]);
    }
    /// Takes the matrix from the text, which stays as typed.
    void read_text()
    {
        auto m = engine::matrix::parse_matrix(text_);
        if (!m) return;
        const std::string typed = text_;
        set(*m);
        text_ = typed;
    }
    void resize(int rows, int columns);
    void preset(int);

    std::string text_;
    Matrix matrix_; // the last one that could be parsed
    Side human_;
    int cell_ = 0;      // the entry whose field is open
    std::string entry_; // its text
};

void RulesForm::resize(int rows, int columns)
{
    Matrix m{rows, columns, {}};
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c)
            m.entries.push_back(r < matrix_.rows && c < matrix_.columns ? matrix_.at(r, c) : engine::Rational(0));
    cell_ = 0;
    set(m);
}

void RulesForm::preset(int which)
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

void RulesForm::draw_grid(Ui& ui, Rect r) const
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    const float w = std::min(64.f, r.w / static_cast<float>(matrix_.columns)), h = cell_height(ui);
    const float left = r.x + (r.w - w * static_cast<float>(matrix_.columns)) / 2;
    const bool stale = !engine::matrix::parse_matrix(text_); // the grid is not what is typed
    for (int i = 0; i < static_cast<int>(matrix_.entries.size()); ++i) {
        const int row = i / matrix_.columns, column = i % matrix_.columns;
        const Rect cell =
            Rect{left + w * static_cast<float>(column), r.y + h * static_cast<float>(row), w, h}.inset(1.5f);
        const OwnedId id = make_id("cell"_id, i);
        const Press press = ui.item(id, cell, 5);
        const bool open = i == cell_ && !stale;
        p.fill(cell, ui.reactive(stale ? t.sunken : open ? t.accent_soft : t.bg, press, id), 5);
        p.stroke(cell, open ? t.accent : t.line_strong, 5, open ? 2.f : 1.f);
        const std::string text = entry_text(matrix_.entries[static_cast<std::size_t>(i)]);
        const float size = p.width(text, 15) > cell.w - 4 ? 12.f : 15.f;
        p.text({cell.centre().x, cell.centre().y + size * 0.36f}, p.fitted(text, cell.w - 2, size),
               {size, stale ? t.unknown : t.text, Weight::regular, Align::middle});
        if (press.clicked) ui.act(id);
    }
}

/// The lecture's matrix with row B and column A chosen.
void draw_example(const Ui& ui, Rect box)
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
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

std::unique_ptr<Dialog> rules_dialog(const Setup& now) { return std::make_unique<RulesForm>(now); }

std::unique_ptr<Dialog> how_to_play()
{
    return how_to_dialog(
        {{Text::matrix_how_goal, Text::matrix_how_example, Text::matrix_how_play, Text::matrix_how_analysis},
         0,
         146,
         draw_example});
}

} // namespace shell::matrix
