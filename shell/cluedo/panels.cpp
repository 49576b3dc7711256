// Draws the panels beside or below the grid: the notes, the reasons for a cell, and the repairs of a contradiction.
#include "shell/cluedo/canvas.hpp"
#include "shell/cluedo/ids.hpp"
#include "shell/cluedo/others_words.hpp"
#include <algorithm>

namespace shell::cluedo {

using namespace engine::cluedo;

void CluedoCanvas::note_row(int index, Rect r)
{
    const auto notes = game_.notes();
    const Entry& e = notes[static_cast<std::size_t>(index)];
    const NoteWords n = cluedo_note(say_, setup_, e);
    const OwnedId id = make_id("row"_id, index);
    const Press press = ui_.item(id, {r.x, r.y, r.w, 44}, 8);
    const Repairs* repairs = view_.contradictory() ? view_.analysis().repairs() : nullptr;
    const bool blamed =
        repairs && std::find(repairs->clash.begin(), repairs->clash.end(), index) != repairs->clash.end();
    const Colour back = ui_.reactive(blamed ? t_.bad_soft : view_.behind(index) ? t_.accent_soft : 0, press, id);
    if (back >> 24) p_.fill({r.x, r.y + 1, r.w, 42}, back, 8);
    const Colour ink = e.ignored ? t_.unknown : t_.text;
    p_.text({r.x + 22, r.y + 27}, std::to_string(index + 1), {13, t_.muted, Weight::regular, Align::right});
    const float x = r.x + 34, room = r.right() - x - 8;
    const bool one_line = n.outcome.empty();
    const float y = r.y + (one_line ? 27.f : 19.f);
    const std::string who = p_.fitted(n.who, room * 0.4f, 13.5f, Weight::bold);
    p_.text({x, y}, who, {13.5f, ink, Weight::bold});
    const float after = p_.width(who, 13.5f, Weight::bold) + 6;
    float size = 13.5f;
    while (size > 12 && p_.width(n.what, size) > room - after) size -= 0.5f;
    p_.text({x + after, y}, p_.fitted(n.what, room - after, size), {size, ink});
    const std::string outcome = n.outcome + (n.passes.empty() ? "" : " · " + n.passes);
    if (!one_line) p_.text({x, r.y + 36}, p_.fitted(outcome, room, 12.5f), {12.5f, e.ignored ? t_.unknown : t_.muted});
    if (e.ignored)
        p_.line({x, y - 5}, {x + after + std::min(room - after, p_.width(n.what, size)), y - 5}, t_.unknown, 1.5f);
    if (press.clicked) ui_.act(id);
}

float CluedoCanvas::notes(Point at, float width)
{
    const int count = static_cast<int>(game_.notes().size());
    float y = at.y;
    if (count == 0)
        return p_.paragraph({at.x + 8, y + 22}, say_(view_.plays() ? Text::cluedo_no_moves : Text::cluedo_no_notes),
                            width - 16, {14, t_.muted}, 21);
    for (int i = count - 1; i >= 0; --i) { // newest first
        note_row(i, {at.x, y, width, 44});
        y += 44;
        if (i != state_.row || view_.plays()) continue;
        const float third = (width - 24) / 3;
        ui_.button(make_id("edit"_id, i), {at.x, y + 2, third, 44}, Text::cluedo_mend, ButtonKind::plain);
        ui_.button(make_id("ignore"_id, i), {at.x + third + 8, y + 2, third, 44},
                   game_.rows[static_cast<std::size_t>(i)].ignored ? Text::cluedo_count_again : Text::cluedo_ignore,
                   ButtonKind::plain);
        ui_.button(make_id("remove"_id, i), {at.x + 2 * (third + 8), y + 2, third, 44}, Text::cluedo_delete,
                   ButtonKind::danger);
        ui_.button(make_id("insert"_id, i), {at.x, y + 54, width, 44}, Text::cluedo_insert, ButtonKind::plain,
                   Icon::plus);
        y += 106;
        if (ui_.is_new("chosen note", i, 2)) ScrollArea::show(y - 108, y); // its buttons
    }
    return y + 4;
}

/// A button with what the last note made certain. It leads to the first new cell.
void CluedoCanvas::news(Rect r)
{
    const Press press = ui_.item("news"_id, r, 8);
    if (const Colour back = ui_.reactive(0, press, "news"_id); back >> 24) p_.fill(r, back, 8);
    const auto lines = p_.two_lines(cluedo_news(say_, view_), r.w - 8, 13, Weight::bold);
    float y = r.centre().y + 4.5f - 8.5f * static_cast<float>(lines.size() - 1);
    for (const auto& l : lines) {
        p_.text({r.x + 4, y}, p_.fitted(l, r.w - 8, 13, Weight::bold), {13, t_.accent, Weight::bold});
        y += 17;
    }
    if (press.clicked) ui_.act("news"_id);
}

/// Precondition: view_.solved_notes().
void CluedoCanvas::solved_line(Rect r)
{
    p_.fill(r, t_.good_soft, 8);
    const std::string words = say_(Text::cluedo_accuse_now, cluedo_cards(say_, setup_, *view_.solved_notes()));
    const auto lines = p_.two_lines(words, r.w - 16, 13, Weight::bold);
    float y = r.centre().y + 4.5f - 8.5f * static_cast<float>(lines.size() - 1);
    for (const auto& l : lines) {
        p_.text({r.x + 8, y}, p_.fitted(l, r.w - 16, 13, Weight::bold), {13, t_.good, Weight::bold});
        y += 17;
    }
}

/// `beside`: width at the right of the first line, kept free for a button.
float CluedoCanvas::cell_brief(Point at, float width, float beside)
{
    if (view_.supposition() >= 0 && view_.analysis_shown()) return supposition_brief(at, width - beside);
    if (view_.eyes() != nobody)
        return p_.paragraph({at.x, at.y + 18}, cluedo_eyes_unseen(say_, view_), width - beside, {14, t_.text}, 20);
    if (view_.solved_notes()) {
        solved_line({at.x - 4, at.y, width - beside, 44});
        at.y += 46;
        beside = 0;
    } else if (view_.has_news()) {
        news({at.x - 4, at.y, width - beside, 44});
        at.y += 30;
        beside = 0;
    }
    if (state_.card == no_card || state_.holder == nobody)
        return p_.paragraph(
            {at.x, at.y + 20},
            say_(view_.analysis_shown() || view_.laid_open() ? Text::cluedo_tap_cell : Text::cluedo_own_notes),
            width - beside, {14, t_.muted}, 20);
    float y = at.y + 18;
    const std::string title = cluedo_cell_title(say_, view_, state_.card, state_.holder);
    float size = 15.5f;
    while (size > 13 && p_.width(title, size, Weight::bold) > width - beside) size -= 0.5f;
    p_.text({at.x, y}, p_.fitted(title, width - beside, size, Weight::bold), {size, t_.text, Weight::bold});
    const std::string link = say_(Text::why);
    const float link_w = p_.width(link, 14, Weight::bold) + 16;
    const bool has_why = view_.analysis().why() != nullptr;
    const float room = has_why ? width - link_w : width;
    const std::string share = cluedo_cell_share(say_, view_, state_.card, state_.holder);
    const std::string more = cluedo_cell_more(say_, view_, state_.card, state_.holder);
    if (!share.empty()) p_.text({at.x, y += 22}, p_.fitted(share, width, 13.5f), {13.5f, t_.text});
    if (!more.empty()) p_.text({at.x, y += 19}, p_.fitted(more, room, 13.5f), {13.5f, t_.muted});
    if (has_why) {
        const Why& why = *view_.analysis().why();
        if (share.empty() && more.empty()) {
            const std::string rows = cluedo_rows(say_, why.rows);
            const std::string from =
                why.rows.empty()
                    ? say_(Text::cluedo_follows_rules)
                    : say_(Text::cluedo_follows, Argument(static_cast<std::int64_t>(why.rows.size()), rows));
            p_.text({at.x, y += 22}, p_.fitted(from, room, 13.5f), {13.5f, t_.muted});
        }
        const Rect r{at.x + width - link_w + 8, at.y + 28, link_w, 44};
        const Press press = ui_.item("why"_id, r, 8);
        if (const Colour back = ui_.reactive(0, press, "why"_id); back >> 24) p_.fill(r, back, 8);
        p_.text({at.x + width, r.centre().y + 5}, link, {14, t_.accent, Weight::bold, Align::right});
        if (press.clicked) ui_.act("why"_id);
    }
    return y + 8;
}

float CluedoCanvas::cell_full(Point at, float width)
{
    if (view_.eyes() != nobody) return eyes_full(at, width);
    if (state_.card == no_card || state_.holder == nobody) at.y = case_about(at, width);
    if (const std::string clash = cluedo_clash(say_, view_); !clash.empty())
        return p_.paragraph({at.x, at.y + 16}, clash, width, {14, t_.text}, 21) + 4;
    if (view_.solved_notes()) {
        solved_line({at.x, at.y, width, 44});
        at.y += 52;
    } else if (view_.has_news()) {
        news({at.x - 4, at.y - 2, width + 8, 44});
        at.y += 42;
    }
    if (view_.supposition() >= 0 && knows()) {
        at.y = supposition_brief({at.x, at.y - 6}, width) - 4;
        if (ui_.view.layout == Layout::desktop) { // else it is with the buttons
            const bool holds = view_.supposed().holds;
            ui_.button(holds ? "if_lacks"_id : "if_has"_id, {at.x, at.y - 4, (width - 12) / 2, 44},
                       holds ? Text::cluedo_suppose_lacks : Text::cluedo_suppose_has, ButtonKind::plain);
            at.y += 52;
        }
    }
    if (state_.card == no_card || state_.holder == nobody)
        return p_.paragraph(
                   {at.x, at.y + 20},
                   say_(view_.analysis_shown() || view_.laid_open() ? Text::cluedo_tap_cell : Text::cluedo_own_notes),
                   width, {14, t_.muted}, 20) +
               8;
    using K = Cell::Kind;
    const Cell cell = view_.cell(state_.card, state_.holder);
    const std::string title = cluedo_cell_title(say_, view_, state_.card, state_.holder);
    const Why* why = view_.analysis().why();
    const bool told = why && why->holds && (cell.kind == K::yes || cell.kind == K::no);
    const float steps = told ? p_.width(say_(Text::cluedo_story), 15, Weight::bold) + 24 : 0.f;
    const auto lines = p_.wrapped(title, width - 52 - steps, 15, Weight::bold);
    const Rect head{at.x, at.y, width, 24 + 20 * static_cast<float>(lines.size())};
    const bool yes = cell.kind == K::yes, no = cell.kind == K::no;
    p_.fill(head, yes ? t_.good_soft : t_.sunken, 8);
    const Point glyph{head.x + 20, head.centre().y};
    if (yes) draw_tick(p_, glyph, 7, t_.good, 2.8f);
    else if (no) draw_cross(p_, glyph, 5, t_.unknown, 2.2f);
    else p_.text({glyph.x, glyph.y + 6}, "?", {16, t_.muted, Weight::bold, Align::middle});
    float y = head.y + 26;
    for (const auto& l : lines) {
        p_.text({head.x + 40, y}, l, {15, t_.text, Weight::bold});
        y += 20;
    }
    if (told)
        ui_.button("proof"_id, {head.right() - steps, head.centre().y - 22, steps, 44}, Text::cluedo_story,
                   ButtonKind::quiet);
    y = head.bottom() + 24;
    const bool asked = !view_.why(say_, "why:share").empty();
    if (asked) ui_.why("why:share"_id, {at.x + width - Ui::why_room / 2, y - 5});
    for (const std::string& words : {cluedo_cell_share(say_, view_, state_.card, state_.holder),
                                     cluedo_cell_more(say_, view_, state_.card, state_.holder)})
        if (!words.empty())
            y = p_.paragraph({at.x, y}, words, width - (asked ? Ui::why_room + 2 : 0), {14, t_.text}, 21);
    if (told) {
        for (const auto& reason : cluedo_reasons(say_, view_, *why, {state_.card, state_.holder, *why->holds})) {
            if (reason.row >= 0) {
                const Point badge{at.x + 12, y - 5};
                p_.disc(badge, 11, t_.accent_soft);
                p_.text({badge.x, badge.y + 4.5f}, std::to_string(reason.row + 1),
                        {12, t_.accent, Weight::bold, Align::middle});
            }
            y = p_.paragraph({at.x + 34, y}, reason.text, width - 34, {14, t_.text}, 21) + 3;
        }
        if (why->rows.empty() && why->steps.empty())
            y = p_.paragraph({at.x, y}, say_(Text::cluedo_follows_rules), width, {14, t_.text}, 21);
    }
    if (!view_.plays() && !yes && !no && !view_.contradictory() && view_.supposition() < 0) {
        const float half = (width - 12) / 2;
        ui_.button("if_has"_id, {at.x, y, half, 44}, Text::cluedo_suppose_has, ButtonKind::plain);
        ui_.button("if_lacks"_id, {at.x + half + 12, y, half, 44}, Text::cluedo_suppose_lacks, ButtonKind::plain);
        y += 60;
    }
    return y;
}

/// On phones: the options that the desktop has above its grid.
float CluedoCanvas::settings(Point at, float width)
{
    float y = at.y + 8;
    p_.divider({at.x, y}, width);
    if (view_.plays()) {
        ui_.toggle("mind"_id, {at.x - 8, y + 6, width + 16, 44}, Text::cluedo_show_mind, true);
        y += 44;
    }
    if (view_.level() == Level::complete) { // other levels have no shares
        ui_.toggle("shares"_id, {at.x - 8, y + 6, width + 16, 44}, Text::cluedo_show_shares, view_.shares_shown());
        y += 44;
    }
    if (view_.offers_others()) {
        others_switch({at.x - 8, y + 6, width + 16, 44});
        y += 44;
        y += rivals_switch({at.x - 8, y + 6}, width + 16, 44);
    }
    y += 12;
    ui_.text({at.x, y + 14}, Text::cluedo_deduce, {13, t_.muted});
    ui_.segmented("level"_id, {at.x, y + 22, width, 44}, cluedo_level_names, static_cast<int>(view_.level()));
    return y + 74;
}

/// The reason for the contradiction. Where room is scarce, an example's own text replaces it.
std::string CluedoCanvas::banner_words() const
{
    const Case* c = phone_like() && view_.contradictory() ? view_.ready_case() : nullptr;
    return c ? cluedo_case_about(say_, setup_, *c) : cluedo_contradiction(say_, view_);
}

float CluedoCanvas::banner_height(float width) const
{
    const std::string words = banner_words();
    if (words.empty()) return 0;
    return 24 + 20 * static_cast<float>(p_.wrapped(words, width - 56, 14).size()) + 54;
}

float CluedoCanvas::banner(Point at, float width)
{
    const float h = banner_height(width);
    if (h <= 0) return at.y;
    const Rect r{at.x, at.y, width, h};
    p_.fill(r, t_.bad_soft, 10);
    draw_cross(p_, {r.x + 22, r.y + 27}, 5, t_.bad, 2.4f);
    p_.paragraph({r.x + 42, r.y + 31}, banner_words(), width - 56, {14, t_.text}, 20);
    repair_buttons({r.x + 12, r.bottom() - 54, r.w - 24, 44});
    return r.bottom();
}

/// Buttons to edit the two likeliest culprits, the user's cards if they may be to blame, and to ignore the first.
void CluedoCanvas::repair_buttons(Rect r)
{
    const Repairs* repairs = view_.analysis().repairs();
    if (!repairs) return;
    const int against = cluedo_row_against_hand(game_);
    const bool hand = setup_.me != nobody && (repairs->hand || against >= 0 || repairs->first_bad_prefix == 0);
    const auto suspects = view_.suspects();
    if (suspects.empty() && against < 0) {
        if (hand) ui_.button("hand_edit"_id, r, Text::cluedo_my_hand, ButtonKind::primary);
        return;
    }
    const int first = against >= 0 ? against : suspects[0];
    struct One {
        OwnedId id;
        std::string words;
        ButtonKind kind;
    };
    std::vector<One> all{
        {make_id("edit"_id, first), say_(Text::cluedo_mend_n, Say::count(first + 1)), ButtonKind::primary}};
    if (hand) all.push_back({"hand_edit"_id, say_(Text::cluedo_my_hand), ButtonKind::plain});
    else if (suspects.size() > 1)
        all.push_back({make_id("edit"_id, suspects[1]), say_(Text::cluedo_mend_n, Say::count(suspects[1] + 1)),
                       ButtonKind::plain});
    all.push_back({make_id("ignore"_id, first), say_(Text::cluedo_ignore_n, Say::count(first + 1)), ButtonKind::plain});
    float widest = 0;
    for (const auto& one : all) widest = std::max(widest, p_.width(one.words, 15, Weight::bold) + 18);
    if (all.size() > 2 && 3 * widest + 16 > r.w) all.pop_back(); // the note's row has it too
    const auto n = static_cast<float>(all.size());
    const float w = (r.w - 8 * (n - 1)) / n;
    for (std::size_t i = 0; i < all.size(); ++i)
        ui_.button(all[i].id, {r.x + (w + 8) * static_cast<float>(i), r.y, w, r.h}, all[i].words, all[i].kind);
}

} // namespace shell::cluedo
