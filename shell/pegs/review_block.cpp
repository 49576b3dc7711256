#include "shell/pegs/review_block.hpp"
#include "shell/kit/icons.hpp"
#include "shell/pegs/ids.hpp"
#include <algorithm>

namespace shell::pegs {
namespace {

constexpr float code_line = 38, leading = 17, other_line = 20, again_line = 40, around = 12, indent = 26;

} // namespace

float ReviewBlock::height_of(const Painter& p, float width, const GuessReviewed& g) const
{
    float h = around + code_line + other_line * static_cast<float>(g.others.size()) + (g.again ? again_line : 0);
    const auto add = [&](const std::vector<std::string>& words, float size) {
        for (const auto& one : words) h += leading * static_cast<float>(p.wrapped(one, width - indent, size).size());
    };
    add(g.lines, 13);
    add(g.more, 12);
    return h;
}

float ReviewBlock::height(const Ui& ui, float width) const
{
    float h = 0;
    for (const auto& g : guesses_) h += height_of(ui.paint, width, g);
    return h;
}

void ReviewBlock::draw(Ui& ui, Rect r) const
{
    for (const auto& g : guesses_) {
        const float h = height_of(ui.paint, r.w, g);
        draw_one(ui, {r.x, r.y, r.w, h}, g);
        r.y += h;
    }
}

void ReviewBlock::draw_one(Ui& ui, Rect r, const GuessReviewed& g) const
{
    const Painter& p = ui.paint;
    const Theme& t = ui.theme();
    p.divider({r.x, r.y}, r.w);
    const float mid = r.y + 22, pitch = std::min(26.f, (r.w - 190) / static_cast<float>(look_.rules.positions));
    p.text({r.x + 16, mid + 6}, std::to_string(g.row + 1), {13, t.muted, Weight::regular, Align::right});
    draw_code(p, look_.face, look_.rules, g.guess, {r.x + 40, mid}, pitch, pitch * 0.4f, look_.mark);
    if (g.grade) draw_grade(p, say_, {r.right(), mid}, *g.grade);
    if (!g.lie.empty()) {
        draw_cross(p, {r.right() - 16 - p.width(g.lie, 14, Weight::bold), mid}, 4, t.bad, 2.2f);
        p.text({r.right() - 4, mid + 5}, g.lie, {14, t.bad, Weight::bold, Align::right});
    }
    const float x = r.x + indent, w = r.w - indent;
    float line = mid + 32;
    for (const auto& words : g.lines) line = p.paragraph({x, line}, words, w, {13, t.text}, leading);
    for (const auto& words : g.more) line = p.paragraph({x, line}, words, w, {12, t.muted}, leading);
    for (const auto& [words, code] : g.others) {
        draw_better(p, look_.face, look_.rules, code, words, {x, line}, w, look_.mark);
        line += other_line;
    }
    if (g.again)
        ui.button(make_id("try_again"_id, g.row),
                  {x, line - 12, std::min(w, p.width(say_(Text::try_again), 14, Weight::bold) + 56), 40},
                  Text::try_again, ButtonKind::quiet, Icon::undo);
    if (g.furthest) p.fill({r.x - 8, r.y + 6, 4, r.h - 12}, t.bad, 2);
}

void ReviewBlock::describe(Outline& o) const
{
    auto& table = o.table("review"_id, caption_, heads_);
    for (const auto& g : guesses_) table.rows.push_back(g.cells);
    for (const auto& g : guesses_)
        if (g.again)
            o.button(make_id("try_again"_id, g.row),
                     say_(Text::status_row, Say::count(g.row + 1), say_(Text::try_again)));
}

} // namespace shell::pegs
