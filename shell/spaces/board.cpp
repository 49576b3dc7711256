// Draws the board: the numbers of codes and spaces, the past guesses, and the code being entered.
#include "shell/kit/keep_end.hpp"
#include "shell/pegs/phrases.hpp"
#include "shell/spaces/canvas.hpp"
#include "shell/spaces/ids.hpp"
#include "shell/spaces/review.hpp"
#include <algorithm>
#include <cmath>

namespace shell::spaces {

using engine::codes::Face;

void View::draw(Ui& ui, Rect area, const Jobs&)
{
    if (analysis_shown() && ui_.tab == Tab::step && ui_.steps.playing())
        ui_.steps.wake(ui, steps(ui.say).ask.has_value());
    if (!analysis_.settled() || (reviewed() && review_.busy())) ui.memory().animating = true; // the next slice
    SpacesCanvas picture(*this, ui);
    Panes panes;
    {
        const LeastText large = ui.board_letters();
        panes = lay_out(ui, area, picture.division(area), sheet());
        if (!panes.covered) picture.board(usual_board(ui, panes));
    }
    begin_panel(ui, panes);
    Panel blocks(ui.say);
    if (analysis_shown()) panel(blocks);
    picture.panel(panel_head(ui, panes, sheet(), "analysis"_id, Text::spaces_panel, analysis_shown()), blocks);
    if (ui.view.layout == Layout::landscape) picture.strip(area);
    draw_hand(ui, game_.face(), rules().positions, mark());
}

/// Where the buttons stand below the code (stacked()), the palette has up to four rows, and the code must stay visible.
Screen::Size View::least_size(float width) const
{
    const Size least = GameScreenBase::least_size(width);
    if (width >= 300 || !entering_code()) return least;
    // Bar, sheet, margins, figures, the code with its buttons, and the button below the palette.
    const float around = 48 + 60 + 24 + 28 + 104 + 6 + (may_declare() ? 50.f : 0.f);
    Viewport v;
    v.width = width;
    v.layout = Layout::phone;
    const auto all_in = [&](float height) {
        v.height = height;
        return around + palette_metrics(v, game_.face(), rules().symbols, width - 32).total_height();
    };
    constexpr float higher_keys = 400; // taller keys from this frame height on
    const float all = all_in(higher_keys - 1);
    return {least.width, all < higher_keys ? all : std::max(higher_keys, all_in(higher_keys))};
}

Division SpacesCanvas::division(Rect area) const
{
    Division d = usual_division(area, 0.54f);
    // On a phone the sheet leaves room for the row being filled, and for two more if 120 px remain for the sheet.
    const float width = phone_column(area).w - 32, row = view_.entering_code() ? draft_height() + 8 : row_height();
    const float room = area.h - 24 - head_height() - input_height(width) - row;
    d.half = std::max(d.peek, std::min(d.half, std::max(room - 2 * row_height(), std::min(120.f, room))));
    return d;
}

void SpacesCanvas::strip(Rect area)
{
    const Rect left = draw_strip(ui_, area, view_);
    float x = left.x;
    for (const Id id : {"submit"_id, "erase"_id, "declare"_id, "hint"_id}) {
        const auto c = ui_.commands->find(id.text());
        if (!c) continue;
        const auto& [enabled, why, kind, icon, brief, keys, enter] = c->offer;
        const std::string& label = brief.empty() ? c->label : brief;
        const float w = std::min(std::max(64.f, p_.width(label, 14, Weight::bold) + 32), left.right() - x);
        if (w < 44) continue;
        const Rect box{x, left.y, w, left.h};
        if (!enabled) ui_.reason(id, box, why);
        ui_.button(id, box, label, kind, Icon::none, enabled);
        x += w + 8;
    }
}

void SpacesCanvas::board(Rect r)
{
    const float top = head(r), foot = input_height(r.w);
    if (only_read()) { // only the rows, without a palette
        if (game_.now().rows.empty()) ui_.memory().lesson.board = top + 40;
        return rows({r.x, r.y + top, r.w, std::max(40.f, r.h - top)});
    }
    rows({r.x, r.y + top, r.w, std::max(40.f, r.h - top - foot)});
    input({r.x, r.bottom() - foot, r.w, foot});
}

std::vector<std::string> SpacesCanvas::figure_words(const std::string& words) const
{
    const float size = desktop() ? 14.f : 12.f;
    auto lines = p_.wrapped(words, desktop() ? 90.f : low() ? 200.f : 64.f, size);
    if (lines.size() > 2) lines = p_.wrapped(words, desktop() ? 150.f : 100.f, size);
    return lines;
}

float SpacesCanvas::figure_width(const std::string& figure, const std::string& words) const
{
    float w = 0;
    for (const auto& line : figure_words(words)) w = std::max(w, p_.width(line, desktop() ? 14.f : 12.f));
    return p_.width(figure, figure_size(), Weight::bold) + 8 + w;
}

float SpacesCanvas::figure(Point at, float right, const std::string& figure, const std::string& words, Colour ink)
{
    const float size = figure_size(), small = desktop() ? 14.f : 12.f;
    p_.text(at, figure, {size, ink, Weight::bold});
    const float x = at.x + p_.width(figure, size, Weight::bold) + 8;
    float end = at.x + figure_width(figure, words);
    auto lines = figure_words(words);
    const float leading = desktop() ? 18.f : 14.f;
    float y = at.y - (lines.size() > 1 ? leading - 1 : low() ? 0.f : 2.f);
    if (end > right) lines.clear(), end = x; // place and colour identify it
    for (const auto& line : lines) {
        p_.text({x, y}, line, {small, t_.text});
        y += leading;
    }
    return end + (desktop() ? 28.f : 14.f);
}

namespace {

constexpr float least_progress = 220; // the bar, its words, and the button that stops it

} // namespace

/// The two large figures, or the progress, and the hint button. Returns its height.
float SpacesCanvas::head(Rect r)
{
    const float h = head_height(), baseline = r.y + (desktop() ? 38.f : low() ? 18.f : 28.f);
    float x = r.x;
    if (view_.analysis_shown() && !ui_.hides_analysis()) {
        const bool slow = view_.ui().working_since >= 0 && ui_.now() - view_.ui().working_since > 150;
        const bool working = !analysis_.settled() && slow;
        const auto codes = static_cast<std::int64_t>(analysis_.now().codes());
        const auto live = static_cast<std::int64_t>(analysis_.now().live());
        const bool hint = ui_.view.layout == Layout::phone && view_.entering_code();
        const float right = r.right() - (hint ? 48.f : 0.f);
        const auto counted = [&](std::int64_t n) { return number(say_.language(), n); };
        if (game_.noisy() &&
            analysis_.posterior().now().belief.codes > 0) { // the posterior needs no spaces, so it is shown first
            const auto& after = analysis_.posterior().now();
            const double sure = after.belief.highest;
            const bool wrong = believed_wrongly(view_); // with the secret known, no longer a good sign
            if (game_.mode().noise == vs::Noise::Kind::odds)
                x = figure({x, baseline}, right, percent_in_words(say_, sure),
                           say_(wrong ? Text::spaces_given_wrong : Text::spaces_most_probable),
                           wrong                ? t_.bad
                           : sure > spaces_sure ? t_.good
                                                : t_.text);
            else
                x = figure({x, baseline}, right, counted(static_cast<std::int64_t>(after.belief.codes)),
                           say_(Text::possible_codes_n, say_.count(static_cast<std::int64_t>(after.belief.codes))),
                           t_.text);
            const std::string bits = decimal(say_.language(), after.bits, 1), unknown = say_(Text::spaces_bits_unknown);
            if (x + figure_width(bits, unknown) + (working && desktop() ? least_progress : 0) <=
                right) // else only the panel shows it
                x = figure({x, baseline}, right, bits, unknown, t_.accent);
            if (!working && desktop() && x + p_.width(short_count(say_, live), 40, Weight::bold) + 70 < right)
                x = figure({x, baseline}, right, short_count(say_, live),
                           say_(Text::spaces_live_words, say_.count(live)), t_.muted);
        } else if (!working) {
            x = figure({x, baseline}, right, counted(codes), say_(Text::possible_codes_n, say_.count(codes)),
                       codes > 0 ? t_.text : t_.bad);
            x = figure({x, baseline}, right, counted(live), say_(Text::spaces_live_words, say_.count(live)), t_.accent);
        }
        if (!working && analysis_.settled() && analysis_.known_answers() > 0 && x - 12 + Ui::why_room <= right)
            ui_.why("why:left"_id, {x - 12 + Ui::why_room / 2, baseline - (desktop() ? 12.f : 8.f)});
        if (working && (game_.noisy() ? desktop() && right - x >= least_progress : true)) {
            const auto progress = analysis_.progress();
            const float left = std::min(x, right - 120);
            ui_.progress({left, r.y, std::min(right - left, 460.f), 40}, say_(Text::spaces_working), progress.done,
                         progress.total, view_.can_undo() ? "undo"_id : "analysis"_id);
        }
    } else p_.paragraph({r.x, r.y + 20}, mode_in_words(say_, game_), r.w - 110, {14, t_.muted}, 18);
    if (ui_.view.layout == Layout::phone)
        ui_.command_icon("hint"_id, {r.right() - 44, r.y - (low() ? 8.f : 0.f), 44, low() ? 36.f : 44.f});
    return h;
}

/// The lesson asks about the rows, and on a phone nothing else fits.
bool SpacesCanvas::only_read() const { return ui_.reads() && ui_.view.layout == Layout::phone; }

float SpacesCanvas::row_height() const
{
    return desktop() ? 52.f : only_read() ? 34.f : ui_.view.layout == Layout::phone ? 44.f : 38.f;
}
float SpacesCanvas::draft_line() const { return desktop() ? 62.f : low() ? 48.f : 54.f; }
float SpacesCanvas::draft_height() const { return draft_line() + (stacked() ? 48.f : 0.f); }

float SpacesCanvas::pitch(float width) const
{
    const auto n = static_cast<float>(rules_.positions);
    const float tail = desktop() ? 240.f : 168.f, answer = desktop() ? 130.f : 92.f; // with the counts, and without
    const auto step = [&](float beside) { return (width - first_x() - beside) / std::max(1.f, n - 1); };
    return std::min(desktop() ? 46.f : 38.f, std::max({step(tail), std::min(30.f, step(answer)), 14.f}));
}

float SpacesCanvas::radius(float width) const
{
    return std::max(5.f, std::min(row_height() / 3, std::min(18.f, pitch(width) / 2 - 2)));
}

/// Beside the declared code: whether it was the secret; with answers by hand, only the players know.
void SpacesCanvas::declared_mark(Point at, float right)
{
    const bool known = game_.secret().has_value(), good = game_.success();
    const Colour ink = !known ? t_.accent : good ? t_.good : t_.bad;
    if (!known) draw(p_, Icon::flag, {at.x, at.y - 8}, 16, ink);
    else if (good) draw_tick(p_, {at.x + 8, at.y}, 6, ink, 2.6f);
    else draw_cross(p_, {at.x + 8, at.y}, 5, ink, 2.6f);
    const std::string words = declared_row_in_words(say_, game_);
    p_.text({at.x + 22, at.y + 5}, p_.fitted(words, right - at.x - 22, 13), {13, ink, Weight::bold});
}

void SpacesCanvas::row(int index, Rect r)
{
    const auto& row = game_.now().rows[static_cast<std::size_t>(index)];
    const auto row_at = static_cast<std::size_t>(index);
    const float mid = r.centre().y, step = pitch(r.w), size = radius(r.w), right = r.right() - 4;
    const float size_of_figure = game_.noisy() && desktop() ? 13.f : desktop() ? 17.f : 14.f;
    const float pin = desktop() ? 11.f : 9.f;
    float x = r.x + first_x() + step * static_cast<float>(rules_.positions - 1) + size + (desktop() ? 28.f : 12.f);
    // With lies: the probability that this answer is one, and why.
    const bool shown = view_.analysis_shown() && !ui_.hides_analysis();
    const double was_lie = game_.noisy() && row_at < analysis_.clues().size() ? analysis_.was_lie(row_at) : 0;
    std::string codes = percent_in_words(say_, was_lie), live = say_(Text::spaces_lie);
    if (desktop()) codes = say_(Text::spaces_was_lie, codes);
    const float asked = right - p_.width(codes, size_of_figure, Weight::bold) - 4 - Ui::why_room;
    const bool asks = shown && view_.suspects(row_at) && asked >= x + pins_width(rules_.positions, pin) + 44;
    const OwnedId id = make_id("row"_id, index);
    const bool usable = view_.entering_code() && !only_read();
    Rect whole = r.inset(0, 2);
    if (asks) whole.w = asked - whole.x; // the two targets do not overlap
    const Press press = ui_.item(id, whole, 8, usable);
    if (const Colour back = ui_.reactive(0, press, id); back >> 24) p_.fill(whole, back, 8);
    if (press.clicked) ui_.act("use"_id, engine::codes::to_text(rules_, row.guess));
    p_.text({r.x + 12, mid + 5}, std::to_string(index + 1), {13, t_.muted, Weight::regular, Align::middle});
    draw_code(p_, game_.face(), rules_, row.guess, {r.x + first_x(), mid}, step, size, view_.mark());
    if (!row.answer) {
        if (game_.declared()) declared_mark({x, mid}, r.right());
        return;
    }
    draw_pins(p_, *row.answer, rules_.positions, {x, mid - pin * 7 / 6}, pin);
    x += pins_width(rules_.positions, pin) + 10;
    p_.text({x, mid + 5}, std::to_string(row.answer->black) + make_id(" · ", row.answer->white),
            {14, t_.text, Weight::bold});
    x += 38;
    if (!game_.playing() && game_.is_lie(index)) {
        const std::string lie = say_(Text::spaces_lie);
        draw_cross(p_, {x + 6, mid}, 4, t_.bad, 2.2f);
        p_.text({x + 16, mid + 5}, p_.fitted(lie, r.right() - x - 16, 13), {13, t_.bad, Weight::bold});
        return;
    }
    if (!shown) return;
    if (game_.noisy()) {
        if (view_.collapsed()) return; // no code has a probability
        if (row_at + 1 >= analysis_.posterior().after.size()) return;
        if (desktop()) // and the entropy left
            live = say_(Text::spaces_bits, decimal(say_.language(), analysis_.posterior().after[row_at + 1].bits, 1));
    } else {
        if (index >= analysis_.known_answers()) return;
        const auto& g = analysis_.generations()[row_at + 1];
        codes = short_count(say_, static_cast<std::int64_t>(g.codes()));
        live = say_(Text::spaces_n_short, Argument(static_cast<std::int64_t>(g.live()),
                                                   short_count(say_, static_cast<std::int64_t>(g.live()))));
    }
    if (p_.width(codes, size_of_figure, Weight::bold) > right - x) return;
    const bool likely_lie = was_lie > 0.5;
    p_.text({right, mid - (desktop() ? 2.f : 3.f)}, codes,
            {size_of_figure, likely_lie ? t_.warn : t_.text, Weight::bold, Align::right});
    if (likely_lie && !asks && p_.width(codes, size_of_figure, Weight::bold) + 20 <= right - x)
        draw(p_, Icon::flag, {right - p_.width(codes, size_of_figure, Weight::bold) - 20, mid - 16}, 16, t_.warn);
    if (p_.width(live, 12) <= right - x)
        p_.text({right, mid + 14}, live, {12, t_.muted, Weight::regular, Align::right});
    if (asks) ui_.why(make_id("why:lie"_id, index), {asked + Ui::why_room / 2, mid - 4});
}

void SpacesCanvas::draft_row(Rect r)
{
    const UiState& u = view_.ui();
    p_.fill(r, t_.accent_soft, 10);
    p_.stroke(r, t_.accent, 10, 1.5f);
    const Rect line{r.x, r.y, r.w, draft_line()};
    const float mid = line.centre().y, step = pitch(r.w), size = radius(r.w) + 1;
    const int n = rules_.positions;
    p_.text({r.x + 12, mid + 5}, std::to_string(game_.now().rows.size() + 1),
            {14, t_.accent, Weight::bold, Align::middle});
    draw_holes(ui_, line, {r.x + first_x(), mid}, step, size, game_.face(), n, u.draft, view_.mark());
    const float x = stacked() ? r.x + 46 : r.x + first_x() + step * static_cast<float>(n - 1) + size + 14;
    const auto code = u.draft.code(rules_);
    if (ui_.view.layout == Layout::phone) {
        const float y = stacked() ? line.bottom() - 2 : mid - 22;
        ui_.command_icon("erase"_id, {x - 8, y, 44, 44});
        ui_.command("submit"_id, {x + 40, y, r.right() - x - 46, 44});
        return;
    }
    if (!desktop()) return;
    const float room = r.right() - 12 - x;
    const std::string words = u.hinted ? tie_in_words(say_, game_)
                              : code   ? std::string()
                                       : say_(Text::choose_for_position, Say::count(u.draft.focus + 1));
    const auto lines = p_.wrapped(words, room, 12);
    float y = mid + 4 - 8 * static_cast<float>(std::min<std::size_t>(lines.size(), 3) - (lines.empty() ? 0u : 1u));
    for (std::size_t i = 0; i < lines.size() && i < 3; ++i, y += 16) p_.text({x, y}, lines[i], {12, t_.muted});
}

void SpacesCanvas::rows(Rect r)
{
    const int count = static_cast<int>(game_.now().rows.size());
    const bool draft = view_.entering_code() && !only_read();
    const float line = row_height(), gap = 4;
    const float flow = static_cast<float>(count) * line + (draft ? draft_height() + 2 * gap : 0);
    ScrollArea area(ui_, "spaces board", {r.x, r.y, r.w + 10, r.h}); // its scroll bar stands beside the rows
    float y = r.y - area.offset();
    if (count == 0 && !draft && !only_read())
        p_.paragraph({r.x, y + 24}, say_(Text::spaces_learner_start), r.w, {14, t_.muted}, 20);
    for (int i = 0; i < count; ++i, y += line) {
        if (y + line > r.y && y < r.bottom()) row(i, {r.x, y, r.w, line});
        p_.divider({r.x, y + line - 0.5f}, r.w);
    }
    if (draft) draft_row({r.x, y + gap, r.w, draft_height()});
    if (count == 0 && desktop() && draft) { // the mode, and the button that changes it
        y += draft_height() + 34;
        const float bottom = p_.paragraph({r.x, y}, mode_in_words(say_, game_), r.w, {14, t_.muted}, 20);
        const float w = p_.width(say_(Text::change_rules), 14, Weight::bold) + 56;
        ui_.button("rules_dialog"_id, {r.x, bottom - 4, w, 40}, Text::change_rules, ButtonKind::plain, Icon::edit);
    } else if (count > 0 && draft) { // what an answer's figures mean, and whether answers may lie
        y += draft_height() + (desktop() ? 34.f : 20.f);
        std::string words = say_(Text::answer_key);
        if (desktop() && game_.noisy()) words += ". " + mode_in_words(say_, game_) + ".";
        const float size = desktop() ? 13.f : 12.f, more = static_cast<float>(p_.wrapped(words, r.w, size).size() - 1);
        if (y + (desktop() ? 40.f : 4 + 16 * more) < r.bottom())
            p_.paragraph({r.x, y}, words, r.w, {size, t_.muted}, size + 5);
    }
    area.content_height(flow);
    keep_end(ui_, area, "spaces rows", view_.ui().to_end, r.h, flow);
}

} // namespace shell::spaces
