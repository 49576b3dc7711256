// Places the board, the input and the analysis panel in each layout.
#include "shell/codes/canvas.hpp"
#include "shell/codes/ids.hpp"
#include <algorithm>
#include <cmath>

namespace shell::codes {

using engine::codes::Role;
using Status = engine::codes::Game::Status;

void View::draw(Ui& ui, Rect area, const Jobs& jobs)
{
    led_ = ui.led();
    card_over_panel_ = ui.memory().lesson.height > 0 && ui.view.layout != Layout::desktop;
    CodesCanvas picture(*this, ui, jobs);
    Panes panes;
    {
        const LeastText large = ui.board_letters();
        const Division division = picture.division(area);
        const bool is_head_alone = ui.view.layout == Layout::phone && division.half <= division.peek;
        if (noting() && is_head_alone && sheet() == SheetAt::half) open_sheet(SheetAt::full);
        panes = lay_out(ui, area, division, sheet());
        if (!panes.covered) picture.board(panes);
    }
    begin_panel(ui, panes);
    picture.panel(panes);
    if (ui.view.layout == Layout::landscape) picture.strip(area);
    draw_hand(ui, game().setup.face, rules().positions, mark());
}

Division CodesCanvas::division(Rect area) const
{
    Division d;
    const float content = content_width(area);
    const float wanted = 536 + 36.f * static_cast<float>(std::max(0, rules_.positions - 4));
    d.board_width = std::min(wanted, content - 24 - (content < 944 ? 308.f : 360.f));
    d.full = view_.analysis_shown() || view_.noting();
    if (!d.full) return d;
    const float width = phone_column(area).w;
    const BoardMetrics m = board_metrics(width);
    const float banner_h = banner_height(width - 16), draft = m.draft + 8, least_rows = 2 * m.row + 12;
    const float room = area.h - (input_height(width - 16) + 8) - (banner_h > 0 ? banner_h + 8 : 0) -
                       (view_.entering_code() || view_.waits_for_me_to_answer() ? draft : 0) - 12;
    d.half = std::max(d.peek, std::min(348.f, std::max(room - least_rows, std::min(120.f, room)))); // draft first
    constexpr float tabs_alone = 60 + 52 + 56; // hardly any content under them
    if (d.half < 60 + 52 + 110 && reads_over_keys()) d.half = area.h - (m.row + draft + 16);
    else if (d.half < tabs_alone) d.half = d.peek; // the board gets the room
    return d;
}

/// With many symbols the open sheet covers the keys, and the draft row stays visible.
bool CodesCanvas::reads_over_keys() const
{
    return ui_.view.layout == Layout::phone && view_.entering_code() && view_.sheet() == SheetAt::half &&
           ui_.view.height >= 560 && rules_.symbols > 10;
}

void CodesCanvas::board(const Panes& panes)
{
    const Rect r = panes.board;
    const BoardMetrics m = board_metrics(r.w);
    if (ui_.view.layout == Layout::desktop) {
        p_.text({r.x + 24, r.y + 32}, say_(game_.setup.role == Role::keeper ? Text::its_guess : Text::your_guess),
                {13, t_.muted, Weight::bold});
        ui_.text({r.x + m.answer_x, r.y + 32}, Text::head_answer, {13, t_.muted, Weight::bold});
        if (m.left) ui_.text({r.right() - 24, r.y + 32}, Text::head_left, {13, t_.muted, Weight::bold, Align::right});
        const float inner = r.w - 48, banner_h = banner_height(inner), above = banner_h > 0 ? banner_h + 8 : 0;
        float input_h = input_height(inner), foot = 30;
        // In a low window the draft row takes the space around the keys.
        const float missing = m.draft + 64 + above - (r.h - foot - input_h);
        if (missing > 0 && view_.entering_code()) {
            input_h -= std::min(28.f, missing);
            foot -= std::clamp(missing - 28, 0.f, 20.f);
        }
        const Rect input_rect{r.x + 24, r.bottom() - foot - input_h, inner, input_h};
        const float floor = input_rect.y - 8 - above;
        rows({r.x, r.y + 48, r.w, floor - r.y - 48}, m);
        if (banner_h > 0) banner({r.x + 24, floor + 4, inner, banner_h});
        else p_.divider({r.x + 24, input_rect.y - 4}, inner);
        return input(input_rect);
    }
    const float inner = r.w - 16, banner_h = banner_height(inner), input_h = input_height(inner);
    if (ui_.view.layout == Layout::landscape) {
        const Rect rows_rect{r.x, r.y + 2, r.w, r.h - input_h - 8 - (banner_h > 0 ? banner_h + 4 : 0)};
        rows(rows_rect, m);
        if (banner_h > 0) banner({r.x + 8, rows_rect.bottom() + 2, inner, banner_h});
        return input({r.x + 8, r.bottom() - input_h - 4, inner, input_h});
    }
    if (ui_.memory().lesson.read &&
        ui_.view.layout == Layout::phone) // shows the guesses that its question is about, no keys
        return rows({r.x, r.y + 4, r.w, r.h - 8}, m);
    if (reads_over_keys() && r.h < input_h + m.draft + 20) return rows({r.x, r.y + 4, r.w, r.h - 8}, m);
    const float rows_h = std::max(60.f, r.h - 12 - (input_h + 8) - (banner_h > 0 ? banner_h + 8 : 0));
    rows({r.x, r.y + 4, r.w, rows_h - 4}, m);
    float y = r.y + rows_h;
    if (banner_h > 0) {
        banner({r.x + 8, y, inner, banner_h});
        y += banner_h + 8;
    }
    input({r.x + 8, y + 2, inner, input_h});
}

void CodesCanvas::panel(const Panes& panes)
{
    if (ui_.view.layout != Layout::phone) return analysis_panel(panes.panel, true);
    if (const Rect left = sheet(panes); left.h > 50) view_.noting() ? notes_table(left) : analysis_panel(left, false);
}

void CodesCanvas::strip(Rect area)
{
    const Rect bar = draw_strip(ui_, area, view_);
    if (!view_.entering_code()) return;
    if (hint_awaited({bar.x, bar.y - 2, bar.w, 44})) return;
    ui_.command("submit"_id, {bar.x, bar.y, 132, 40});
    ui_.command("erase"_id, {bar.x + 140, bar.y, 100, 40});
    const float words = p_.width(say_(Text::hint), 15, Weight::bold) + 44;
    const Rect last{bar.x + 248, bar.y, std::max(100.f, std::min(words, bar.w - 248)), 40};
    for (const Id id : {"secret_cancel"_id, "hint"_id}) ui_.command(id, last);
}

} // namespace shell::codes
