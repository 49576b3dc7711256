// The board: the table's name, its examples, and the next example below.
#include "shell/concepts/canvas.hpp"
#include "shell/concepts/ids.hpp"
#include "shell/kit/keep_end.hpp"
#include <algorithm>
#include <utility>

namespace shell::concepts {

namespace {

constexpr float number_w = 22, sign_w = 34, size_w = 52, gap = 12, cell_size = 14, value_line = 18, head_line = 17;
constexpr float change_h = 44, why_size = 13, why_line = 17;

} // namespace

void draw_label(const Painter& p, Point c, float r, bool positive, bool faint)
{
    const Theme& t = p.theme();
    const Colour colour = faint ? t.unknown : positive ? t.good : t.bad;
    if (positive) p.disc(c, r, colour);
    else p.fill({c.x - r, c.y - r, 2 * r, 2 * r}, colour, r * 0.3f);
    const float arm = r * 0.52f, width = std::max(1.5f, r * 0.22f);
    p.line({c.x - arm, c.y}, {c.x + arm, c.y}, t.surface, width);
    if (positive) p.line({c.x, c.y - arm}, {c.x, c.y + arm}, t.surface, width);
}

void View::draw(Ui& ui, Rect area, const Jobs&)
{
    if (analysis_shown()) ui_.steps.wake(ui, steps(ui.say).ask.has_value());
    const Panes panes = lay_out(ui, area, usual_division(area, 0.52f), sheet());
    if (const LeastText large = ui.board_letters(); !panes.covered)
        ConceptsCanvas(*this, ui).board(usual_board(ui, panes));
    draw_analysis(ui, panes);
    if (ui.view.layout != Layout::landscape) return;
    const Rect left = draw_strip(ui, area, *this);
    if (ui.led()) return;
    ui.button("rules_dialog"_id, {left.x, left.y, std::min(200.f, left.w), left.h}, Text::concepts_rules_title,
              ButtonKind::plain, Icon::edit);
}

void ConceptsCanvas::board(Rect r)
{
    const float top = head_height(r.w), middle = rows_height(r.w), bottom = foot_height(r.w);
    const float least = std::min(middle, 110.f);
    if (reads()) ui_.memory().lesson.board = top + middle + 24; // the card has the rest
    if (top + least + bottom > r.h) return low_board(r);
    head({r.x, r.y, r.w, top});
    const float room = std::min(middle, r.h - top - bottom), names = rows_head(columns(r.w));
    const Rect window{r.x - 12, r.y + top + names, r.w + 24, room - names};
    heads({r.x, r.y + top}, r.w);
    if (middle <= room) rows({r.x, window.y}, r.w);
    else { // below the attributes, which stay
        ScrollArea area(ui_, "concepts rows", window);
        rows({r.x, window.y - area.offset()}, r.w);
        area.content_height(middle - names);
        if (view_.progress().turn > 0) keep_end(ui_, area, "concepts end", view_.count(), room, middle);
        keep_step_in_sight(window.y - area.offset(), r.w, window.bottom());
    }
    foot({r.x, r.y + top + room}, r.w);
}

/// With little room the examples scroll over the form and its buttons. With less, all scroll: who saw the buttons alone
/// would add a case without seeing it.
void ConceptsCanvas::low_board(Rect r)
{
    const float least_seen = 0.7f * row_height(columns(r.w));
    const float top = head_height(r.w), middle = rows_height(r.w), form_h = form_height(r.w), last = buttons_height();
    const bool stays = r.h - form_h - last >= least_seen;
    const float below = stays ? form_h + last : 0.f;
    {
        ScrollArea area(ui_, "concepts board", {r.x - 4, r.y, r.w + 12, r.h - below});
        float y = r.y - area.offset();
        head({r.x, y, r.w, top});
        heads({r.x, y + top}, r.w);
        const float first_row = y + top + rows_head(columns(r.w));
        rows({r.x, first_row}, r.w);
        y += top + middle;
        keep_step_in_sight(first_row, r.w, r.bottom() - below, stays);
        if (!stays) {
            foot({r.x, y}, r.w);
            y += form_h + last;
        }
        area.content_height(y + 8 - (r.y - area.offset()));
    }
    if (stays) foot({r.x, r.bottom() - below}, r.w);
}

float ConceptsCanvas::head_height(float width) const
{
    if (reads() && !desktop()) return 0; // the bar names the table, and a row more is in sight
    const float size = desktop() ? 18.f : 15.f;
    const std::string words = view_.playing() ? view_.status(say_) : words_.question;
    const float room = width - (desktop() ? 170.f : 0.f);
    const auto lines = static_cast<float>(p_.wrapped(words, room, size, Weight::bold).size());
    return std::max(lines * 22 + 12, desktop() ? 52.f : 0.f);
}

void ConceptsCanvas::head(Rect r)
{
    if (r.h <= 0) return;
    const float size = desktop() ? 18.f : 15.f, button = desktop() ? 160.f : 0.f;
    const std::string words = view_.playing() ? view_.status(say_) : words_.question;
    p_.paragraph({r.x, r.y + 20}, words, r.w - (desktop() ? button + 10 : 0.f), {size, t_.text, Weight::bold}, 22);
    if (desktop() && !ui_.led())
        ui_.button("rules_dialog"_id, {r.right() - button, r.y, button, 38}, Text::concepts_rules_title,
                   ButtonKind::plain, Icon::edit);
}

/// The attributes in as few lines as the width allows, each line in the same columns.
ConceptsCanvas::Columns ConceptsCanvas::columns(float width) const
{
    Columns c;
    c.left = number_w + sign_w;
    const float room = width - (view_.analysis_shown() ? size_w : 0.f) - c.left;
    const auto n = static_cast<std::size_t>(attributes());
    std::vector<float> widths, values;
    for (int i = 0; i < attributes(); ++i) {
        float w = 0;
        for (const auto& v : words_.attributes[static_cast<std::size_t>(i)].values)
            w = std::max(w, p_.width(v, cell_size, Weight::bold));
        values.push_back(w);
        widths.push_back(std::max(w, p_.width(words_.attribute(i), 12, Weight::bold)));
    }
    const auto lines_for = [&](const std::vector<float>& of) {
        for (std::size_t lines = 1; lines < n; ++lines) {
            const std::size_t across = (n + lines - 1) / lines;
            float used = gap * static_cast<float>(across - 1);
            for (std::size_t i = 0; i < across; ++i) {
                float w = 0;
                for (std::size_t k = i; k < n; k += across) w = std::max(w, of[k]);
                used += w;
            }
            if (used <= room) return lines;
        }
        return n;
    };
    // Long names are shortened where a row would take three lines for them: a chip and the outline have them whole.
    if (const std::size_t whole = lines_for(widths); whole > 2) {
        constexpr float least_name = 64;
        std::vector<float> shorter;
        for (std::size_t i = 0; i < n; ++i)
            shorter.push_back(std::min(widths[i], std::max(values[i], ui_.view.least_label > 12 ? 80.f : least_name)));
        if (lines_for(shorter) < whole) widths = std::move(shorter);
    }
    for (std::size_t lines = 1; lines <= n; ++lines) {
        const std::size_t across = (n + lines - 1) / lines;
        std::vector<float> column(across, 0);
        for (std::size_t i = 0; i < n; ++i) column[i % across] = std::max(column[i % across], widths[i]);
        float used = 0;
        for (const float w : column) used += w;
        const float spare = room - used;
        if (spare < gap * static_cast<float>(across - 1) && across > 1) continue;
        const float between = std::min(40.f, spare / static_cast<float>(across));
        c.lines = static_cast<int>((n + across - 1) / across);
        float x = c.left;
        const std::vector<float> wide = column;
        for (float& w : column) x += std::exchange(w, x) + between;
        for (std::size_t i = 0; i < n; ++i) c.at.push_back({column[i % across], static_cast<float>(i / across)});
        for (std::size_t i = 0; i < n; ++i)
            c.room.push_back(across == 1 ? room : wide[i % across] + std::max(0.f, between - gap / 2));
        break;
    }
    return c;
}

float ConceptsCanvas::row_height(const Columns& c) const
{
    const float least = reads() && !desktop() ? 32.f : 44.f, air = reads() && !desktop() ? 2.f : 8.f;
    return std::max(least, value_line * static_cast<float>(c.lines) + air);
}

float ConceptsCanvas::rows_head(const Columns& c) { return 24 + head_line * static_cast<float>(c.lines - 1); }

/// Why no concept is left; beside a board the panel says it.
std::string ConceptsCanvas::collapse() const
{
    if (ui_.view.layout != Layout::phone || !view_.analysis_shown() || view_.step() == 0 || view_.keeping()) return {};
    return collapse_in_words(say_, view_);
}

float ConceptsCanvas::below_step(float width) const
{
    const std::string why = collapse();
    const auto lines = why.empty() ? 0 : p_.wrapped(why, width - 16, why_size, Weight::bold).size();
    return changes_height() + (lines > 0 ? why_line * static_cast<float>(lines) + 8 : 0.f);
}

float ConceptsCanvas::changes_height() const { return desktop() || !has_changes() ? 0 : change_h + 8; }

/// On a phone the example on screen shows what can be done with it.
void ConceptsCanvas::changes(Rect r)
{
    const std::array<OwnedId, 2> both{OwnedId("flip"_id), OwnedId("remove"_id)};
    ui_.command_row(both, r, 8);
}

/// Scrolls to an example that was just added or chosen, with its buttons. When the room opens, only if the lower edge
/// would cut them, or, `low`, if there is hardly room for one example.
void ConceptsCanvas::keep_step_in_sight(float first_row, float width, float edge, bool low) const
{
    const int seen = view_.step() * 2 + (low ? 1 : 0);
    const bool opens = ui_.is_new("concepts opens", 0, 4), chosen = ui_.is_new("concepts step", seen, 4);
    if (!chosen || view_.step() == 0) return;
    const float row = row_height(columns(width)), top = first_row + row * static_cast<float>(view_.step() - 1);
    const float bottom = top + row + below_step(width);
    const bool cut = (desktop() ? top < edge : changes_height() > 0 && top + row < edge) && bottom > edge;
    if (opens && view_.progress().turn == 0 && !cut && !low) return;
    ScrollArea::show(top, bottom);
}

float ConceptsCanvas::rows_height(float width) const
{
    const Columns c = columns(width);
    const float head = rows_head(c) + 2;
    const auto legend =
        p_.wrapped(say_(Text::concepts_dropped, specific_border(view_.notation())), width - c.left - 34, 12).size();
    return head + row_height(c) * static_cast<float>(view_.count()) + below_step(width) + 7 +
           15 * static_cast<float>(legend);
}

/// Whether the step on screen made S let go of an attribute's value.
bool ConceptsCanvas::dropped(int attribute) const
{
    const auto& c = view_.course();
    if (c.at == 0 || !view_.analysis_shown() || c.before.s.size() != 1 || c.now.borders.s.size() != 1) return false;
    const auto before = c.before.s[0], now = c.now.borders.s[0];
    return !before.is_empty() && allowed(before, attribute) != allowed(now, attribute);
}

bool ConceptsCanvas::shows_size(int example) const
{
    return view_.analysis_shown() && ((!view_.predicting() && !ui_.led()) || example < view_.step());
}

/// The attributes' names over their columns.
void ConceptsCanvas::heads(Point at, float width)
{
    const Columns c = columns(width);
    const TextStyle head{12, t_.muted, Weight::bold};
    for (int i = 0; i < attributes(); ++i) {
        const Point place = c.at[static_cast<std::size_t>(i)];
        const std::string name = p_.fitted(words_.attribute(i), c.room[static_cast<std::size_t>(i)], 12, Weight::bold);
        p_.text({at.x + place.x, at.y + 14 + head_line * place.y}, name, head);
    }
    if (view_.analysis_shown())
        ui_.text({at.x + width, at.y + 14}, Text::concepts_head_left, {12, t_.muted, Weight::bold, Align::right});
}

void ConceptsCanvas::rows(Point at, float width)
{
    const Columns c = columns(width);
    float y = at.y;
    const float h = row_height(c);
    for (int e = 0; e < view_.count(); ++e) {
        row({at.x, y, width, h}, c, e);
        y += h;
        if (e + 1 != view_.step() || below_step(width) == 0) continue;
        if (changes_height() > 0) changes({at.x, y, width, change_h});
        p_.paragraph({at.x, y + changes_height() + why_size}, collapse(), width - 16, {why_size, t_.bad, Weight::bold},
                     why_line);
        y += below_step(width);
    }
    bool any = false;
    for (int i = 0; i < attributes(); ++i) any = any || dropped(i);
    if (!any) return;
    p_.line({at.x + c.left, y + 12}, {at.x + c.left + 26, y + 12}, t_.warn, 3);
    const float text_x = c.left + 34;
    p_.paragraph({at.x + text_x, y + 16}, say_(Text::concepts_dropped, specific_border(view_.notation())),
                 width - text_x, {12, t_.muted}, 15);
}

void ConceptsCanvas::row(Rect r, const Columns& c, int e)
{
    const engine::concepts::Example& example = view_.game().examples[static_cast<std::size_t>(e)];
    const bool analysed = view_.analysis_shown();
    const bool now = (analysed || has_changes() || reads()) && e + 1 == view_.step(); // the buttons name its number
    const bool later = analysed && e >= view_.step();
    const Rect box{r.x - 8, r.y + 1, r.w + 16, r.h - 2};
    if (analysed) {
        const OwnedId id = part_of("step"_id, "@" + std::to_string(e + 1));
        const Press press = ui_.item(id, box, 8);
        if (press.hovered && !now) p_.fill(box, t_.sunken, 8);
        if (press.clicked) ui_.act("step"_id, std::to_string(e + 1));
    }
    if (now) {
        const Rect with_buttons{box.x, box.y, box.w, box.h + below_step(r.w)};
        p_.fill(with_buttons, t_.accent_soft, 8);
        p_.stroke(with_buttons, t_.accent, 8, 1.5f);
    } else if (e > 0) p_.line({r.x, r.y}, {r.right(), r.y}, t_.line, 1);
    const float y = r.centre().y;
    const Colour ink = later ? t_.unknown : t_.text;
    p_.text({r.x, y + 5}, std::to_string(e + 1), {13, later ? t_.unknown : t_.muted});
    draw_label(p_, {r.x + number_w + 11, y}, 11, example.positive, later);
    const float first = y + 5 - value_line * static_cast<float>(c.lines - 1) / 2;
    for (int i = 0; i < attributes(); ++i) {
        const Point place = c.at[static_cast<std::size_t>(i)];
        value({r.x + place.x, first + value_line * place.y}, e, i, now, ink);
    }
    if (!shows_size(e)) return;
    const auto n = view_.course().sizes[static_cast<std::size_t>(e)];
    p_.text({r.right(), y + 6}, text::number(say_.language(), static_cast<std::int64_t>(n)),
            {now ? 18.f : 15.f, n == 0 ? t_.bad : ink, Weight::bold, Align::right});
}

void ConceptsCanvas::value(Point at, int e, int attribute, bool current, Colour ink)
{
    const auto& x = view_.game().examples[static_cast<std::size_t>(e)].values;
    const std::string& words = words_.value(attribute, x[static_cast<std::size_t>(attribute)]);
    const Weight weight = current ? Weight::bold : Weight::regular;
    p_.text(at, words, {cell_size, ink, weight});
    if (!current || !dropped(attribute)) return;
    p_.line({at.x, at.y + 5}, {at.x + p_.width(words, cell_size, weight), at.y + 5}, t_.warn, 3);
}

} // namespace shell::concepts
