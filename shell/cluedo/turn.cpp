// Draws the user's turn in a game: what to do, what is asked, and the buttons for it.
#include "shell/cluedo/canvas.hpp"
#include "shell/cluedo/ids.hpp"
#include "shell/cluedo/others_words.hpp"
#include <algorithm>
#include <cmath>

namespace shell::cluedo {

using namespace engine::cluedo;

/// A card was shown to the user, and the news replace the text of the turn.
bool CluedoCanvas::tells_news() const
{
    return game_.my_turn() && view_.shown_to_me() && view_.has_news() && !view_.solved();
}

std::string CluedoCanvas::turn_text() const
{
    if (view_.laid_open()) return cluedo_result(say_, view_);
    if (game_.i_must_show()) return cluedo_to_show(say_, view_);
    if (const auto known = view_.solved(); known && game_.my_turn())
        return say_(Text::cluedo_accuse_now, cluedo_cards(say_, setup_, *known));
    if (tells_news()) return cluedo_news(say_, view_);
    if (game_.my_turn())
        return say_(Text::your_turn) + ". " +
               say_(game_.play->phase == Play::Phase::turn ? Text::cluedo_ask_or_accuse : Text::cluedo_asked_accuse);
    if (view_.sees_hand()) return cluedo_first_seen(say_, game_);
    const std::string who = cluedo_who_plays(say_, view_);
    return view_.is_out() ? who + ". " + say_(Text::cluedo_you_are_out) : who;
}

void CluedoCanvas::actions(Rect r)
{
    const float half = (r.w - 10) / 2;
    const Rect left{r.x, r.y, half, r.h}, right{r.x + half + 10, r.y, half, r.h};
    if (!view_.plays() && view_.supposition() >= 0) {
        const bool holds = view_.supposed().holds;
        const float w = std::round(r.w * 0.6f);
        ui_.button("take_back"_id, {r.x, r.y, w, r.h}, Text::cluedo_take_back, ButtonKind::primary);
        ui_.button(holds ? "if_lacks"_id : "if_has"_id, {r.x + w + 10, r.y, r.w - w - 10, r.h},
                   holds ? Text::cluedo_suppose_lacks : Text::cluedo_suppose_has, ButtonKind::plain);
        return;
    }
    if (!view_.plays()) {
        const float whole = std::max(r.w * 0.6f, p_.width(say_(Text::cluedo_note), 15, Weight::bold) + 44);
        const float most = r.w - 10 - p_.width(say_(Text::cluedo_advice), 15, Weight::bold) - 16;
        const float w = std::min(whole, most);
        ui_.button("note"_id, {r.x, r.y, w, r.h}, Text::cluedo_note, ButtonKind::primary, Icon::plus);
        ui_.button("advice"_id, {r.x + w + 10, r.y, r.w - w - 10, r.h}, Text::cluedo_advice, ButtonKind::plain);
        return;
    }
    if (view_.laid_open()) {
        const bool hidden = ui_.view.layout == Layout::phone && view_.sheet() == SheetAt::peek;
        const bool leads = phone_like() && (state_.tab != Tab::review || hidden); // else the review is open
        ui_.button("new_game"_id, leads ? left : r, Text::new_game, ButtonKind::primary);
        if (leads) ui_.button("review"_id, right, Text::cluedo_review, ButtonKind::plain);
        return;
    }
    if (game_.i_must_show()) {
        constexpr double deaf = 400; // ms: a tap then was meant for the button that stood here
        const bool heard = state_.asked_at > 0 && ui_.now() - state_.asked_at >= deaf;
        const auto [cards, best] = view_.may_show();
        const float w = (r.w - 8 * static_cast<float>(cards.size() - 1)) / static_cast<float>(cards.size());
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const bool seen = (view_.analysis().seen(cards[i]) >> game_.play->turn & 1) != 0;
            const bool leads = cards[i] == best || cards.size() == 1;
            std::string note = seen               ? say_(Text::cluedo_shown_before)
                               : cards[i] == best ? say_(Text::cluedo_show_best)
                                                  : std::string();
            if (const std::string figures = cluedo_show_figures(say_, view_, cards[i]); !figures.empty()) {
                const std::string both = note.empty() ? figures : figures + " · " + note;
                note = p_.width(both, 12) <= w - 6 ? both : figures; // the frame marks the best one
            }
            const OwnedId id = make_id("show"_id, cards[i]);
            const Rect box{r.x + (w + 8) * static_cast<float>(i), r.y, w, r.h};
            const Press press = ui_.item(id, box, 8);
            p_.fill(box, ui_.reactive(leads ? t_.accent_soft : t_.raised, press, id), 8);
            p_.stroke(box, leads ? t_.accent : t_.line_strong, 8, 1.5f);
            const std::string name = cluedo_card(say_, setup_, cards[i]);
            float size = 15;
            while (size > 12 && p_.width(name, size, Weight::bold) > w - 8) size -= 0.5f;
            const float y = box.centre().y + (note.empty() ? 5.f : -2.f);
            p_.text({box.centre().x, y}, p_.fitted(name, w - 6, size, Weight::bold),
                    {size, t_.text, Weight::bold, Align::middle});
            if (!note.empty())
                p_.text({box.centre().x, y + 17}, p_.fitted(note, w - 6, 12),
                        {12, t_.muted, Weight::regular, Align::middle});
            if (press.clicked && heard) ui_.act(id);
        }
        return;
    }
    if (!game_.my_turn()) { // it keeps its place while somebody thinks
        const bool waits = view_.shown() || view_.sees_hand();
        ui_.button("go_on"_id, r, Text::cluedo_go_on, ButtonKind::primary, Icon::none, waits);
        return;
    }
    const bool known = view_.solved().has_value(); // then accusing is the main action
    const Rect go = known ? right : left;
    const ButtonKind kind = known ? ButtonKind::plain : ButtonKind::primary;
    if (view_.shown_to_me()) ui_.button("go_on"_id, go, Text::cluedo_go_on, kind);
    else if (game_.play->phase == Play::Phase::turn) ui_.button("ask"_id, go, Text::cluedo_ask, kind);
    else ui_.button("pass"_id, go, Text::cluedo_end_turn, kind);
    ui_.button("accuse"_id, known ? left : right, Text::cluedo_accuse, known ? ButtonKind::primary : ButtonKind::plain);
}

/// Whose turn it is, what the user can do, and the cards the user is asked for.
float CluedoCanvas::turn(Point at, float width, float size)
{
    float y = p_.paragraph(at, turn_text(), width, {size, t_.text, Weight::bold}, size + 5);
    return game_.i_must_show() ? asked(Point{at.x, y}, width) : y;
}

/// The cards asked for, with the reason for the one that tells least.
float CluedoCanvas::asked(Point at, float width)
{
    if (asked_room(width) < width) ui_.why("why:show"_id, {at.x + width - 12, at.y - 5});
    return p_.paragraph(at, asked_text(), asked_room(width), {13.5f, t_.muted}, 19);
}

float CluedoCanvas::asked_room(float width) const
{
    return cluedo_show_why(say_, view_).empty() ? width : width - Ui::why_room;
}

std::string CluedoCanvas::asked_text() const
{
    const std::string more =
        view_.may_show().cards.size() == 1 ? say_(Text::cluedo_show_only) : cluedo_show_tie(say_, view_);
    return cluedo_asked_of_me(say_, game_) + (more.empty() ? more : ". " + more);
}

/// Above the tabs. Other tabs than notes and advice show the news themselves.
float CluedoCanvas::turn_or_news(Point at, float width)
{
    if (!tells_news()) return turn(at, width, 14);
    if (view_.tab() != Tab::notes && view_.tab() != Tab::advice) return at.y - 12;
    news({at.x - 4, at.y - 16, width + 8, 44});
    return at.y + 30;
}

/// The height of the lines of turn_text() below the first.
float CluedoCanvas::more_of_turn(float width, float size) const
{
    return (size + 5) * static_cast<float>(p_.wrapped(turn_text(), width, size, Weight::bold).size() - 1);
}

float CluedoCanvas::asked_height(float width, float question_width, float size) const
{
    if (!game_.i_must_show()) return 0;
    return more_of_turn(question_width, size) +
           19 * static_cast<float>(p_.wrapped(asked_text(), asked_room(width), 13.5f).size() - 1);
}

void CluedoCanvas::turn_panel(Rect r)
{
    turn({r.x, r.y + 18}, r.w, 15.5f);
    actions({r.x, r.bottom() - 52, r.w, 52});
}

} // namespace shell::cluedo
