#include "shell/thirtyone/outcome.hpp"
#include "shell/kit/icons.hpp"

namespace shell::thirtyone {

using engine::thirtyone::Outcome;

namespace {

constexpr float title_size = 17, title_line = 21, line_size = 14, line_height = 20;
constexpr float title_left = 52, right_pad = 14, narrow = 360; // in a narrow box lines begin below the sign

} // namespace

Ink ink_of(Outcome o) { return o == Outcome::win ? Ink::win : o == Outcome::loss ? Ink::lose : Ink::unknown; }

void draw_outcome(const Painter& p, Point at, float size, Outcome o)
{
    const Colour ink = colour_of(p.theme(), ink_of(o));
    if (o == Outcome::win) draw_tick(p, at, size * 1.2f, ink, size > 5 ? 2.6f : 2.f);
    else if (o == Outcome::loss) draw_cross(p, at, size, ink, 2);
    else p.line({at.x - size, at.y}, {at.x + size, at.y}, ink, 2.6f);
}

OutcomeBox::Wrapped OutcomeBox::wrapped(const Painter& p, float width) const
{
    Wrapped out{p.balanced(title, width - title_left - right_pad, title_size, Weight::bold), {}, title_left};
    if (width < narrow) out.left = right_pad;
    for (const auto& line : lines)
        for (auto& l : p.wrapped(line, width - out.left - right_pad, line_size)) out.lines.push_back(std::move(l));
    return out;
}

float OutcomeBox::height(const Painter& p, float width) const
{
    const Wrapped w = wrapped(p, width);
    return 26 + title_line * static_cast<float>(w.title.size()) + line_height * static_cast<float>(w.lines.size());
}

void OutcomeBox::draw(const Painter& p, Rect r) const
{
    const Wrapped w = wrapped(p, r.w);
    const Theme& t = p.theme();
    p.fill(r, soft_colour_of(t, ink_of(outcome)), 8);
    const float beside_title = r.y + 14 + title_line / 2 * static_cast<float>(w.title.size());
    draw_outcome(p, {r.x + title_left / 2, w.left == title_left ? r.centre().y : beside_title}, 9, outcome);
    float y = r.y + 9;
    for (const auto& l : w.title) p.text({r.x + title_left, y += title_line}, l, {title_size, t.text, Weight::bold});
    y += 3;
    for (const auto& l : w.lines) p.text({r.x + w.left, y += line_height}, l, {line_size, t.text});
}

} // namespace shell::thirtyone
