#include "shell/kit/blocks.hpp"
#include <algorithm>

namespace shell::kit {
namespace {

constexpr float head_line = 22, row_line = 24, head_size = 12, cell_size = 14, column_gap = 12, cell_leading = 17;

} // namespace

std::vector<TableBlock::Place> TableBlock::places(const Painter& p, float width) const
{
    std::vector<Place> out;
    float sum = 0;
    for (std::size_t c = 0; c < columns_.size(); ++c) {
        float w = p.width(columns_[c].head, head_size, Weight::bold);
        for (const auto& row : rows_)
            if (c < row.size()) w = std::max(w, p.width(row[c].text, cell_size, row[c].weight));
        out.push_back({c, 0, w});
        sum += w + column_gap;
    }
    const auto rank = [&](const Place& place) { return columns_[place.column].drop; };
    while (sum - column_gap > width) {
        const auto next = std::min_element(out.begin(), out.end(), [&](const Place& a, const Place& b) {
            return (rank(a) > 0 ? rank(a) : 1'000'000) < (rank(b) > 0 ? rank(b) : 1'000'000);
        });
        if (next == out.end() || rank(*next) == 0) break;
        sum -= next->w + column_gap;
        out.erase(next);
    }
    const float over = sum - column_gap - width;
    if (over > 0) { // the widest column is narrowed
        const auto widest =
            std::max_element(out.begin(), out.end(), [](const auto& a, const auto& b) { return a.w < b.w; });
        widest->w = std::max(20.f, widest->w - over);
    }
    const float extra = over < 0 && out.size() > 1 ? -over / static_cast<float>(out.size() - 1) : 0;
    float x = 0;
    for (Place& place : out) {
        place.x = x;
        x += place.w + column_gap + extra;
    }
    return out;
}

void TableBlock::draw_cells(const Painter& p, const std::vector<Place>& places, Point at,
                            const std::vector<Words>& cells, float size) const
{
    for (const auto& [c, x, w] : places) {
        if (c >= cells.size()) continue;
        const Words& words = cells[c];
        const Align align = columns_[c].align;
        if (size == cell_size && align == Align::left && p.width(words.text, size, words.weight) > w + 1) {
            p.paragraph({at.x + x, at.y}, words.text, w, {size, colour_of(p.theme(), words.ink), words.weight},
                        cell_leading);
            continue;
        }
        const float from = align == Align::right ? x + w : align == Align::middle ? x + w / 2 : x;
        p.text({at.x + from, at.y}, p.fitted(words.text, w + 1, size, words.weight),
               {size, colour_of(p.theme(), words.ink), words.weight, align});
    }
}

/// Words at the left that are wider than their column take more lines.
float TableBlock::row_height(const Painter& p, const std::vector<Place>& places, const std::vector<Words>& cells) const
{
    std::size_t lines = 1;
    for (const auto& [c, x, w] : places)
        if (c < cells.size() && columns_[c].align == Align::left &&
            p.width(cells[c].text, cell_size, cells[c].weight) > w + 1)
            lines = std::max(lines, p.wrapped(cells[c].text, w, cell_size, cells[c].weight).size());
    return row_line + cell_leading * static_cast<float>(lines - 1);
}

float TableBlock::height(const Ui& ui, float width) const
{
    const auto where = places(ui.paint, width);
    float h = head_line;
    for (const auto& row : rows_) h += row_height(ui.paint, where, row);
    return h;
}

void TableBlock::draw(Ui& ui, Rect r) const
{
    const auto where = places(ui.paint, r.w);
    std::vector<Words> heads;
    for (const Column& c : columns_) heads.push_back({c.head, Ink::muted, Weight::bold});
    draw_cells(ui.paint, where, {r.x, r.y + 14}, heads, head_size);
    float y = r.y + head_line + 16;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const auto& row = rows_[reversed_ ? rows_.size() - 1 - i : i];
        draw_cells(ui.paint, where, {r.x, y}, row, cell_size);
        y += row_height(ui.paint, where, row);
    }
}

void TableBlock::describe(Outline& o) const
{
    std::vector<std::string> heads;
    for (const Column& c : columns_) heads.push_back(c.head);
    auto& table = o.table(id_, caption_, std::move(heads));
    for (const auto& row : rows_) {
        auto& cells = table.rows.emplace_back();
        for (const Words& words : row) cells.push_back(words.spoken.empty() ? words.text : words.spoken);
    }
}

} // namespace shell::kit
