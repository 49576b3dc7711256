// Places the board, the analysis and the tree in each layout.
#include "shell/kit/panes.hpp"
#include "shell/tictactoe/canvas.hpp"
#include <algorithm>
#include <cmath>

namespace shell::tictactoe {

void View::draw(Ui& ui, Rect area, const Jobs&)
{
    TictactoeCanvas picture(*this, ui);
    Panes panes;
    {
        const LeastText large = ui.board_letters();
        panes = lay_out(ui, area, picture.division(area), sheet());
        if (!panes.covered) picture.board_with_head(panes);
    }
    ui_.pointed = picture.pointed;
    begin_panel(ui, panes);
    Panel words(ui.say);
    panel(words);
    picture.panel(panes, words);
    if (ui.view.layout == Layout::landscape) picture.strip(area);
}

namespace {

constexpr float head_h = 52, foot_h = 52, peek = 60; // on a phone

} // namespace

Division TictactoeCanvas::division(Rect area) const
{
    Division d;
    d.board_width = std::clamp(area.h - 48 - 152 + 48, 400.f, std::max(400.f, content_width(area) * 0.52f - 24));
    const float side = std::min(phone_column(area).w - 32, area.h - head_h - foot_h - peek);
    const float least_board = std::max(204.f, area.h * 0.45f - 60);
    d.peek = peek;
    d.full = view_.analysis_shown();
    const float foot = game_.over() ? foot_h - 12 : 0; // room for a finished game's buttons
    if (d.full) d.half = std::max(peek, area.h - head_h - foot - std::min(side, least_board) - 20);
    return d;
}

void TictactoeCanvas::board_with_head(const Panes& panes)
{
    const Rect r = panes.board;
    if (desktop()) {
        const Rect inner = r.inset(24, 0);
        header({inner.x, inner.y + 16, inner.w, 56});
        board({inner.x, inner.y + 84, inner.w, inner.h - 84 - 76});
        return foot({inner.x, inner.bottom() - 66, inner.w, 56});
    }
    if (ui_.view.layout == Layout::landscape) {
        header({r.x + 12, r.y + 2, r.w - 24, 40});
        return board({r.x + 12, r.y + 44, r.w - 24, r.h - 50});
    }
    const bool low = game_.over() || (!is_low(ui_.view) && (!view_.analysis_shown() || view_.sheet() == SheetAt::peek));
    header({r.x + 16, r.y + 2, r.w - 32, head_h - 4});
    const float floor = r.bottom() - (low ? foot_h : 8);
    board({r.x + 16, r.y + head_h, r.w - 32, floor - r.y - head_h});
    if (low) foot({r.x + 16, floor, r.w - 32, foot_h});
}

void TictactoeCanvas::panel(const Panes& panes, const Panel& words)
{
    if (ui_.view.layout != Layout::phone) return analysis_panel(panes.panel, words);
    if (const Rect left = sheet(panes); left.h > 54) analysis_panel(left, words);
}

void TictactoeCanvas::strip(Rect area)
{
    const Rect bar = draw_strip(ui_, area, view_);
    foot({bar.x + 8, bar.y - 2, std::min(std::round(area.w * 0.56f) - 24, bar.w - 8), 44});
}

} // namespace shell::tictactoe
