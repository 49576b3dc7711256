// Where board, analysis and tree stand in each layout.
#include "shell/kit/panes.hpp"
#include "shell/tictactoe/picture.hpp"
#include <algorithm>
#include <cmath>

namespace shell::tictactoe {

void View::draw(Ui& ui, Rect area, const Jobs&)
{
    Picture picture(*this, ui);
    switch (ui.view.layout) {
    case Layout::desktop:
        return picture.desktop(area);
    case Layout::phone:
        return picture.phone(area);
    case Layout::landscape:
        return picture.landscape(area);
    }
}

void Picture::desktop(Rect area)
{
    const float content = std::min(area.w - 48, 1440.f), left = area.x + (area.w - content) / 2;
    const float w = std::clamp(area.h - 48 - 152 + 48, 400.f, std::max(400.f, content * 0.52f - 24));
    const Rect board_card{left, area.y + 24, w, area.h - 48};
    const Rect mind_card{board_card.right() + 24, board_card.y, content - w - 24, board_card.h};
    p_.card(board_card);
    const Rect inner = board_card.inset(24, 0);
    header({inner.x, inner.y + 16, inner.w, 56});
    board({inner.x, inner.y + 84, inner.w, inner.h - 84 - 76});
    foot({inner.x, inner.bottom() - 66, inner.w, 56});
    p_.card(mind_card);
    mind(mind_card);
}

void Picture::phone(Rect whole)
{
    const float width = std::min(whole.w, 600.f); // on a tablet the column stands in the middle
    const Rect area{whole.x + (whole.w - width) / 2, whole.y, width, whole.h};
    const UiState& u = view_.ui_;
    const float foot_h = 52, head_h = 52, peek = 60;
    const float room = area.h - head_h - foot_h - peek;
    const float side = std::min(area.w - 32, room);
    const float least_board = std::max(204.f, area.h * 0.45f - 60);
    const float half = std::max(peek, area.h - head_h - std::min(side, least_board) - 20), full = area.h - 4;
    const bool shown = view_.mind_shown(), low = !shown || u.sheet == Sheet::peek;
    const float target = low ? peek : u.sheet == Sheet::half ? half : full;
    const float height = ui_.eased("tictactoe sheet", target, 240);
    p_.fill(area, t_.surface);
    if (low || u.sheet == Sheet::half) {
        header({area.x + 16, area.y + 2, area.w - 32, head_h - 4});
        const float floor = area.bottom() - height - (low ? foot_h : 8);
        board({area.x + 16, area.y + head_h, area.w - 32, floor - area.y - head_h});
        if (low) foot({area.x + 16, floor, area.w - 32, foot_h});
    }
    sheet({area.x, area.bottom() - height, area.w, height});
}

void Picture::landscape(Rect area)
{
    const float strip = 44, w = std::round(area.w * 0.56f);
    const Rect left{area.x, area.y, w, area.h - strip};
    p_.fill(left, t_.surface);
    header({left.x + 12, left.y + 2, left.w - 24, 40});
    board({left.x + 12, left.y + 44, left.w - 24, left.h - 50});
    const Rect side{left.right(), area.y, area.w - w, area.h - strip};
    p_.fill(side, t_.raised);
    p_.line({side.x, side.y}, {side.x, side.bottom()}, t_.line, 1);
    mind(side);
    const Rect bar = draw_strip(ui_, area, view_);
    foot({bar.x + 8, bar.y - 2, std::min(w - 24, bar.w - 8), strip});
}

} // namespace shell::tictactoe
