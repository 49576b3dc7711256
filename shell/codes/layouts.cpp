// Where board, input and mind stand in each layout.
#include "imgui.h"
#include "shell/codes/picture.hpp"
#include "shell/kit/panes.hpp"
#include <algorithm>
#include <cmath>

namespace shell::codes {

using engine::codes::Role;
using Status = engine::codes::Game::Status;

void View::draw(Ui& ui, Rect area, const Jobs& jobs)
{
    Picture picture(*this, ui, jobs);
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
    const float wanted = 536 + 36.f * static_cast<float>(std::max(0, rules_.positions - 4));
    const float least_mind = content < 944 ? 308.f : 360.f;
    const float w = std::min(wanted, content - 24 - least_mind);
    const Rect board{left, area.y + 24, w, area.h - 48};
    const Rect mind_card{board.right() + 24, board.y, content - board.w - 24, board.h};
    p_.card(board);
    const BoardMetrics m = board_metrics(board.w);
    p_.text({board.x + 24, board.y + 32}, say_(game_.setup.role == Role::keeper ? Text::its_guess : Text::your_guess),
            {13, t_.muted, Weight::bold});
    ui_.text({board.x + m.answer_x, board.y + 32}, Text::head_answer, {13, t_.muted, Weight::bold});
    if (m.left)
        ui_.text({board.right() - 24, board.y + 32}, Text::head_left, {13, t_.muted, Weight::bold, Align::right});
    const float inner = board.w - 48, input_h = input_height(inner), banner_h = banner_height(inner);
    const Rect input_rect{board.x + 24, board.bottom() - 30 - input_h, inner, input_h};
    const float floor = input_rect.y - 8 - (banner_h > 0 ? banner_h + 8 : 0);
    const Rect rows_rect{board.x, board.y + 48, board.w, floor - board.y - 48};
    rows(rows_rect, m);
    if (banner_h > 0) banner({board.x + 24, floor + 4, inner, banner_h});
    else p_.divider({board.x + 24, input_rect.y - 4}, inner);
    input(input_rect);
    drag(rows_rect);

    p_.card(mind_card);
    mind(mind_card, true);
}

void Picture::phone(Rect whole)
{
    const float width = std::min(whole.w, 600.f); // on a tablet the column stands in the middle
    const Rect area{whole.x + (whole.w - width) / 2, whole.y, width, whole.h};
    UiState& u = view_.ui_;
    const bool keys = view_.entering_code();
    const BoardMetrics m = board_metrics(area.w);
    const float input_h = input_height(area.w - 16) + 8, banner_h = banner_height(area.w - 16);
    const float least_rows = 2 * m.row + 12;
    const float room = area.h - input_h - (banner_h > 0 ? banner_h + 8 : 0) -
                       (keys || view_.waits_for_me_to_answer() ? m.draft + 8 : 0) - 12;
    const float half = std::max(120.f, std::min(348.f, room - least_rows));
    const float full = area.h - 4;
    const bool shown = view_.mind_shown();
    const float target = !shown ? 60.f : u.sheet == Sheet::peek ? 60.f : u.sheet == Sheet::half ? half : full;
    const float height = ui_.eased("sheet", target, 240);
    const Rect sheet_rect{area.x, area.bottom() - height, area.w, height};
    if (!(shown && u.sheet == Sheet::full)) {
        const float board_h = area.h - std::min(height, half) - 12;
        const Rect board{area.x, area.y, area.w, board_h};
        p_.fill(board, t_.surface);
        const float rows_h = std::max(60.f, board_h - input_h - (banner_h > 0 ? banner_h + 8 : 0));
        const Rect rows_rect{board.x, board.y + 4, board.w, rows_h - 4};
        rows(rows_rect, m);
        float y = rows_rect.bottom();
        if (banner_h > 0) {
            banner({board.x + 8, y, board.w - 16, banner_h});
            y += banner_h + 8;
        }
        input({board.x + 8, y + 2, board.w - 16, input_h - 8});
        drag(rows_rect);
    }
    sheet(sheet_rect);
}

void Picture::landscape(Rect area)
{
    const float strip = 44, w = std::round(area.w * 0.56f);
    const Rect board{area.x, area.y, w, area.h - strip};
    p_.fill(board, t_.surface);
    const BoardMetrics m = board_metrics(board.w);
    const float input_h = input_height(board.w - 16) + 4, banner_h = banner_height(board.w - 16);
    const Rect rows_rect{board.x, board.y + 2, board.w, board.h - input_h - 4 - (banner_h > 0 ? banner_h + 4 : 0)};
    rows(rows_rect, m);
    if (banner_h > 0) banner({board.x + 8, rows_rect.bottom() + 2, board.w - 16, banner_h});
    input({board.x + 8, board.bottom() - input_h, board.w - 16, input_h - 4});
    const Rect side{board.right(), area.y, area.w - w, area.h - strip};
    p_.line({side.x, side.y}, {side.x, side.bottom()}, t_.line, 1);
    p_.fill({side.x + 1, side.y, side.w - 1, side.h}, t_.raised);
    mind(side, true);

    const Rect bar = draw_strip(ui_, area, view_);
    const float x = bar.x;
    if (view_.entering_code()) {
        const bool ready = view_.ui_.draft.code(rules_).has_value();
        ui_.button("submit", {x, bar.y, 132, 40},
                   say_(view_.ui_.entering_secret             ? Text::keep_it
                        : game_.setup.role == Role::assistant ? Text::note_short
                                                              : Text::try_short),
                   ButtonKind::primary, Icon::check, ready);
        ui_.button("erase", {x + 140, bar.y, 100, 40}, Text::erase, ButtonKind::plain, Icon::none,
                   !view_.ui_.draft.empty(rules_.positions));
        if (view_.ui_.entering_secret)
            ui_.button("secret_cancel", {x + 248, bar.y, 100, 40}, Text::cancel, ButtonKind::plain);
        else
            ui_.button("hint", {x + 248, bar.y, 100, 40}, Text::hint, ButtonKind::plain, Icon::bulb,
                       !view_.contradictory());
    }
    drag(rows_rect);
}

} // namespace shell::codes
