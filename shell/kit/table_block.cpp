#include "shell/kit/blocks.hpp"
#include "shell/kit/control.hpp"
#include <algorithm>

namespace shell::kit {
namespace {

constexpr float head_line = 22, row_line = 24, head_size = 12, cell_size = 14, column_gap = 12, cell_leading = 17;
constexpr float caption_line = 17, caption_size = 13, after_sign = 8, head_leading = 14;

float text_width(const Painter& p, const Words& words) { return p.width(words.text, cell_size, words.weight); }

/// The width that the sign before the words takes.
float sign_room(const Words& words)
{
    if (!words.sign) return 0;
    return words.sign_width + (words.text.empty() ? 0 : after_sign);
}

} // namespace

float TableBlock::why_room() const { return why_.empty() ? 0 : Ui::why_room + 2; }

float TableBlock::title_height(const Painter& p, float width) const
{
    if (!titled_) return 0;
    const auto lines = p.wrapped(caption_, width - why_room(), caption_size, Weight::bold).size();
    return caption_line * static_cast<float>(lines) + 9;
}

/// The height of the columns' names. Those of tall rows are wrapped.
float TableBlock::head_height(const Painter& p, const std::vector<Place>& places) const
{
    std::size_t lines = 1;
    for (const Place& at : places)
        if (tall_)
            lines = std::max(lines, p.wrapped(columns_[at.column].head, at.w + 1, head_size, Weight::bold).size());
    return headed_ ? head_line + head_leading * static_cast<float>(lines - 1) : 0;
}

/// Narrows the columns whose names are wider than their cells, until the names' longest words stop it.
void TableBlock::wrap_heads(const Painter& p, std::vector<Place>& all, float over) const
{
    float slack = 0;
    for (Place& at : all) {
        for (const auto& word : p.wrapped(columns_[at.column].head, 1, head_size, Weight::bold))
            at.least = std::max(at.least, p.width(word, head_size, Weight::bold));
        slack += at.w - at.least;
    }
    const float part = slack > 0 ? std::min(1.f, over / slack) : 0;
    for (Place& at : all) at.w -= (at.w - at.least) * part;
}

std::vector<TableBlock::Place> TableBlock::places(const Painter& p, float width) const
{
    std::vector<Place> out;
    float sum = 0;
    for (std::size_t c = 0; c < columns_.size(); ++c) {
        if (columns_[c].seen == Seen::described) continue;
        float cells = 0;
        for (const auto& row : rows_)
            if (c < row.cells.size()) cells = std::max(cells, sign_room(row.cells[c]) + text_width(p, row.cells[c]));
        const float head = headed_ ? p.width(columns_[c].head, head_size, Weight::bold) : 0;
        out.push_back({c, 0, std::max(head, cells), cells});
        sum += out.back().w + column_gap;
    }
    if (tall_ && headed_ && sum - column_gap > width) {
        wrap_heads(p, out, sum - column_gap - width);
        sum = 0;
        for (const Place& at : out) sum += at.w + column_gap;
    }
    const auto rank = [&](const Place& place) { return columns_[place.column].drop; };
    while (sum - column_gap > width + 0.5f) {
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
    const auto wide = std::find_if(out.begin(), out.end(), [&](const Place& at) { return columns_[at.column].grow; });
    if (over < 0 && wide != out.end()) wide->w -= over;
    const bool apart = over < 0 && wide == out.end() && out.size() > 1;
    const float extra = apart ? -over / static_cast<float>(out.size() - 1) : 0;
    float x = 0;
    for (Place& place : out) {
        place.x = x;
        x += place.w + column_gap + extra;
    }
    return out;
}

/// The lines of a cell. Words at the left that are wider than their column take more than one.
std::size_t TableBlock::lines_of(const Painter& p, const Place& place, const Words& words) const
{
    const float room = place.w - sign_room(words);
    if (columns_[place.column].align != Align::left || text_width(p, words) <= room + 1) return 1;
    return p.wrapped(words.text, room, cell_size, words.weight).size();
}

/// `bottom`: of the names' last line.
void TableBlock::draw_heads(const Painter& p, const std::vector<Place>& places, Point bottom) const
{
    for (const Place& at : places) {
        const auto& [head, align, drop, seen, grow] = columns_[at.column];
        const float from = align == Align::right ? at.x + at.w : align == Align::middle ? at.x + at.w / 2 : at.x;
        const TextStyle style{head_size, p.theme().muted, Weight::bold, align};
        std::vector<std::string> lines{head};
        if (tall_) lines = p.wrapped(head, at.w + 1, head_size, Weight::bold);
        for (std::size_t i = 0; i < lines.size(); ++i)
            p.text({bottom.x + from, bottom.y - 8 - head_leading * static_cast<float>(lines.size() - 1 - i)},
                   p.fitted(lines[i], at.w + 1, head_size, Weight::bold), style);
    }
}

void TableBlock::draw_cell(const Painter& p, const Place& place, Rect row, const Words& words) const
{
    const bool right = columns_[place.column].align == Align::right; // then the sign has all the room before the text
    const float least = sign_room(words), most = std::max(least, place.w - text_width(p, words));
    const float sign = right && words.sign ? most : least, room = place.w - sign;
    float x = row.x + place.x;
    if (words.sign) words.sign(p, {x, row.y, words.text.empty() ? place.w : sign - after_sign, row.h});
    x += sign;
    const TextStyle style{cell_size, colour_of(p.theme(), words.ink), words.weight};
    const std::size_t lines = lines_of(p, place, words);
    if (lines > 1) {
        const float above = row.centre().y + 4 - cell_leading / 2 * static_cast<float>(lines - 1);
        p.paragraph({x, above}, words.text, room, style, cell_leading);
        return;
    }
    const Align align = columns_[place.column].align;
    const float from = align == Align::right ? x + room : align == Align::middle ? x + room / 2 : x;
    p.text({from, row.centre().y + (tall_ ? 5 : 4)}, p.fitted(words.text, room + 1, cell_size, words.weight),
           {cell_size, style.colour, words.weight, align});
}

float TableBlock::row_height(const Ui& ui, const std::vector<Place>& places, const Row& row) const
{
    std::size_t lines = 1;
    for (const Place& place : places)
        if (place.column < row.cells.size())
            lines = std::max(lines, lines_of(ui.paint, place, row.cells[place.column]));
    return (tall_ ? control_height(ui) : row_line) + cell_leading * static_cast<float>(lines - 1);
}

float TableBlock::height(const Ui& ui, float width) const
{
    const auto where = places(ui.paint, width);
    float h = title_height(ui.paint, width) + head_height(ui.paint, where);
    for (const auto& row : rows_) h += row_height(ui, where, row);
    return h;
}

void TableBlock::draw_row(Ui& ui, const std::vector<Place>& where, Rect r, const Row& row) const
{
    if (const OwnedId& id = row.press.id; !Id(id).empty()) {
        const Rect all{r.x - 8, r.y, r.w + 16, r.h};
        const Press press = ui.item(id, all, 6, row.press.enabled);
        if (row.press.chosen) ui.paint.fill(all, ui.theme().sunken, 6);
        else if (const Colour back = ui.reactive(0, press, id); back >> 24) ui.paint.fill(all, back, 6);
        if (press.clicked) ui.act(Id(row.press.action).empty() ? id : row.press.action, row.press.value);
    }
    for (const Place& place : where)
        if (place.column < row.cells.size()) draw_cell(ui.paint, place, r, row.cells[place.column]);
}

void TableBlock::draw(Ui& ui, Rect r) const
{
    const Painter& p = ui.paint;
    const auto where = places(p, r.w);
    float y = r.y + title_height(p, r.w) + head_height(p, where);
    if (titled_)
        p.paragraph({r.x, r.y + 14}, caption_, r.w - why_room(), {caption_size, p.theme().muted, Weight::bold},
                    caption_line);
    if (headed_) draw_heads(p, where, {r.x, y});
    if (!why_.empty()) ui.why(why_, {r.right() - Ui::why_room / 2, r.y + 10});
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const auto& row = rows_[reversed_ ? rows_.size() - 1 - i : i];
        const float h = row_height(ui, where, row);
        if (ruled_) p.divider({r.x, y}, r.w);
        draw_row(ui, where, {r.x, y, r.w, h}, row);
        y += h;
    }
}

void TableBlock::describe(Outline& o) const
{
    std::vector<std::string> heads;
    const auto described = [&](std::size_t c) { return columns_[c].seen != Seen::drawn; };
    for (std::size_t c = 0; c < columns_.size(); ++c)
        if (described(c)) heads.push_back(columns_[c].head);
    auto& table = o.table(id_, caption_, std::move(heads));
    for (const auto& row : rows_) {
        auto& cells = table.rows.emplace_back();
        for (std::size_t c = 0; c < row.cells.size(); ++c)
            if (described(c)) cells.push_back(row.cells[c].spoken.empty() ? row.cells[c].text : row.cells[c].spoken);
    }
    if (!why_.empty()) o.why(why_, of_);
}

} // namespace shell::kit
