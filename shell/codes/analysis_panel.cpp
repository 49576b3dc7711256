// The analysis panel: the candidate count, the heat map and the strategy. The other tabs have their own files.
#include "shell/codes/canvas.hpp"
#include "shell/codes/ids.hpp"
#include "shell/kit/control.hpp"
#include <algorithm>
#include <cmath>

namespace shell::codes {

using engine::codes::Face;
using engine::codes::Role;
using Status = engine::codes::Game::Status;

std::vector<int> CodesCanvas::tabs() const
{
    if (view_.reviewed()) return {4, 0, 3};
    if (ui_.view.layout == Layout::desktop) return {0, 2, 3}; // the map tab shows the answers
    return {0, 1, 2, 3};
}

namespace {

/// Takes the first text offered that fits.
struct Fitting {
    const Painter& paint;
    float width, size;
    std::string words{};
    bool found = false;

    void offer(const std::string& one)
    {
        if (found) return;
        found = paint.width(one, size) <= width;
        if (found) words = one;
    }
};

} // namespace

float CodesCanvas::count(Rect r)
{
    const auto& known = view_.analysis().knowledge.value;
    const bool desktop = ui_.view.layout == Layout::desktop;
    if (!known) {
        const auto& asked = view_.analysis().knowledge;
        if (asked.running()) still_working(asked.job, {r.x, r.y + 4, r.w, 44}, say_(Text::counting), "mind"_id);
        else if (!asked.error.empty())
            p_.paragraph({r.x, r.y + 20}, say_(Text::too_large_to_count), r.w, {13, t_.muted}, 18);
        return r.y + 56;
    }
    const auto draft = view_.ui().draft.code(rules_);
    const bool weighed = draft && view_.entering_code() && !view_.ui().entering_secret;
    const float baseline = r.y + (desktop ? 52.f : 34.f);
    const std::string figure = number(say_.language(), known->consistent); // exact, however long
    float size = desktop ? 48.f : 30.f;
    const float room = r.w - 140;
    while (size > 16 && p_.width(figure, size, Weight::bold) > room) size -= 2;
    const std::string words = say_(Text::possible_codes_n, say_.count(known->consistent));
    const float gap = desktop ? 12.f : 8.f, half = p_.width(figure, size, Weight::bold) + gap;
    std::vector<int> wrong; // rows that the draft contradicts, if its own row has no room to name them
    if (!desktop && weighed) wrong = conflicts(game_, *draft);
    const float mark = desktop ? 0 : Ui::why_room + 2;
    if (known->prefix_counts.size() > 1 && (desktop || half + p_.width(words, 14) + mark <= r.w)) {
        ui_.why(wrong.empty() ? "why:left"_id : "why:draft"_id,
                {r.right() - Ui::why_room / 2, r.y + (desktop ? 56.f : 24.f)});
        r.w -= mark;
    }
    const bool beside = desktop || half + p_.width(words, 12) <= r.w; // else on a line below the figure
    const Colour ink = known->consistent ? t_.text : t_.bad;
    const float x = beside ? r.x + half : r.x, left = r.right() - x;
    if (beside) {
        p_.text({r.x, baseline}, figure, {size, ink, Weight::bold});
        const float words_size = desktop ? 15.f : r.w < 140 ? 12.f : 14.f;
        p_.text({x, baseline - (desktop ? 18.f : 10.f)}, p_.fitted(words, left, words_size), {words_size});
    } else {
        for (size = 22; size > 16 && p_.width(figure, size, Weight::bold) > r.w;) size -= 1;
        p_.text({r.x, r.y + 25}, p_.fitted(figure, r.w, size, Weight::bold), {size, ink, Weight::bold});
    }
    const int answered = static_cast<int>(known->prefix_counts.size()) - 1;
    const float small = desktop ? 13.f : 12.f;
    const auto all = say_.count(known->total);
    const std::string about = short_count(say_, known->total);
    Fitting start{p_, left, small};
    Colour start_ink = t_.muted;
    if (!desktop && weighed && answered > 0) { // the draft row has no room
        const bool fits = wrong.empty();
        const std::string rows = named_rows_in_words(say_, wrong);
        start.offer(say_(fits ? Text::guess_possible : Text::guess_contradicts, rows));
        start.offer(say_(fits ? Text::guess_possible_brief : Text::guess_impossible));
        start_ink = fits ? t_.good : t_.bad;
    } else if (!beside) start.offer(words);
    else
        for (const text::Argument& total : {all, text::Argument(known->total, about)}) {
            if (!desktop && answered > 0) start.offer(say_(Text::of_after_n, total, say_.count(answered)));
            start.offer(say_(Text::of_at_start, total));
        }
    p_.text({x, !beside ? r.y + 43 : baseline + (desktop ? 1.f : 6.f)}, start.words, {small, start_ink});
    if (desktop && known->prefix_counts.size() > 1 && r.w >= 560 && x + 150 < r.x + 276) {
        const auto& counts = known->prefix_counts;
        const std::size_t from = counts.size() > 3 ? counts.size() - 3 : 0;
        const double top = std::log(std::max<double>(2, static_cast<double>(known->total)));
        for (std::size_t i = from; i < counts.size(); ++i) {
            const float y = r.y + 14 + 17 * static_cast<float>(i - from);
            const double v = counts[i] > 0 ? std::max(0.02, std::log(static_cast<double>(counts[i])) / top) : 0;
            const float w = (r.w - 276 - 90) * static_cast<float>(v);
            const bool last = i + 1 == counts.size();
            p_.fill({r.x + 276, y, w, 11}, last ? t_.accent : t_.heat[std::min<std::size_t>(2, 1 + i - from)], 3);
            p_.text({r.x + 276 + w + 8, y + 10},
                    short_count(say_, counts[i]) + (i == from ? say_(Text::log_scale) : ""),
                    {12, last ? t_.text : t_.muted});
        }
    }
    return r.y + (desktop ? 76.f : 48.f);
}

float CodesCanvas::heat_map(Point at, float width)
{
    Panel map(say_);
    add_map(map, view_);
    draw_fields(ui_, at, width, map);
    return at.y + fields_height(ui_, map, width);
}

float CodesCanvas::strategy_tab(Point at, float width)
{
    const auto& analysis = view_.analysis();
    float y = at.y;
    Panel strategy(say_);
    add_strategy(strategy, view_);
    draw_fields(ui_, at, width, strategy);
    y = population({at.x, y + fields_height(ui_, strategy, width) + 6}, width);
    p_.divider({at.x, y}, width);
    y += 10;
    if (!engine::codes::criterion_of(game_.setup.strategy))
        y = p_.paragraph({at.x, y + 16}, say_(Text::no_criterion), width, {13, t_.muted}, 18) - 8;
    y = p_.paragraph({at.x, y + 16}, best_guesses_in_words(view_, say_), width, {13, t_.muted, Weight::bold}, 17) - 5;
    if (analysis.ranking.running()) {
        still_working(analysis.ranking.job, {at.x, y, width, 44}, say_(Text::ranking), "cancel_rank"_id);
        return y + 56;
    }
    if (!analysis.ranking.error.empty())
        return p_.paragraph({at.x, y + 16}, say_(Text::too_large_to_weigh), width, {13, t_.muted}, 18);
    if (!analysis.ranking.value)
        return p_.paragraph({at.x, y + 16}, say_(Text::no_guess_now), width, {13, t_.muted}, 18);
    Panel list(say_);
    add_best_guesses(list, view_);
    draw_fields(ui_, {at.x, y}, width, list);
    return y + fields_height(ui_, list, width) + 8;
}

void CodesCanvas::mind_off(Rect r)
{
    if (ui_.says_no_help(r)) return notes_button({r.x + 8, r.centre().y + 24, r.w - 16, 44});
    const float mid = r.y + std::min(r.h * 0.4f, 260.f);
    float y = mid;
    for (const auto& line : p_.wrapped(say_(Text::empty_mind), std::min(r.w - 48, 420.f), 16)) {
        p_.text({r.centre().x, y}, line, {16, t_.muted, Weight::regular, Align::middle});
        y += 24;
    }
    const float w = std::min(r.w - 16, std::max(200.f, p_.width(say_(Text::show_mind), 15, Weight::bold) + 60));
    const float notes = notes_width(), both = w + 12 + notes;
    const bool beside = notes > 0 && both <= r.w - 16;
    const float x = r.centre().x - (beside ? both : w) / 2;
    ui_.button("mind"_id, {x, y, w, 44}, Text::show_mind, ButtonKind::plain, Icon::bulb);
    if (beside) notes_button({x + w + 12, y, notes, 44});
    else if (y + 96 <= r.bottom()) notes_button({r.x + 8, y + 52, r.w - 16, 44});
}

void CodesCanvas::analysis_panel(Rect r, bool with_count)
{
    if (view_.noting()) return notes_panel(r);
    const bool desktop = ui_.view.layout == Layout::desktop;
    const float pad = desktop ? 24.f : 16.f;
    if (desktop) ui_.text({r.x + pad, r.y + 36}, Text::what_is_known, {18, t_.text, Weight::bold});
    if (!view_.analysis_shown()) return mind_off(r);
    const auto shown = tabs();
    const auto chosen = std::find(shown.begin(), shown.end(), static_cast<int>(view_.ui().tab));
    const MindTab tab = chosen == shown.end() ? MindTab::map : view_.ui().tab;
    float y = r.y + (desktop ? 56.f : 6.f);
    const auto segments = [&](Rect where) {
        constexpr std::array names{Text::tab_map, Text::tab_answers, Text::tab_list, Text::tab_strategy,
                                   Text::tab_review};
        return draw_some_tabs(ui_, where, names, shown, static_cast<int>(tab));
    };
    if (desktop) {
        Rect off{r.right() - pad - 32, r.y + 14, 32, 34};
        if (!view_.reviewed()) ui_.icon_button("mind"_id, off, Icon::close, Text::hide_mind);
        if (view_.may_note() && !ui_.led()) {
            off.x -= 36;
            ui_.icon_button("notes"_id, off, Icon::edit, notes_title);
        }
        const float title = p_.width(say_(Text::what_is_known), 18, Weight::bold);
        const float w = std::min(260.f, off.x - 12 - (r.x + pad + title + 16));
        if (w >= 220) segments({off.x - 8 - w, r.y + 14, w, 34});
        else { // no room beside the title
            segments({r.x + pad, r.y + 56, r.w - 2 * pad, 34});
            y += 44;
        }
        y = count({r.x + pad, y, r.w - 2 * pad, 76});
        p_.divider({r.x + pad, y - 4}, r.w - 2 * pad);
    } else {
        if (with_count) y = count({r.x + pad, y, r.w - 2 * pad, 48});
        const float edge = !with_count && r.w < 300 ? 4.f : pad; // a narrow sheet needs the room for all names
        y += segments({r.x + edge, y, r.w - 2 * edge, 44}) + 8;
    }
    const float width = r.w - 2 * pad;
    const Rect content{r.x + 2, y, r.w - 4, r.bottom() - y - (desktop ? 8.f : 2.f)};
    if (!view_.analysis().knowledge.value && tab != MindTab::strategy) return;
    if (view_.contradictory()) {
        p_.paragraph({r.x + pad, y + 24}, contradiction_in_words(say_, view_), width, {14, t_.text}, 21);
        return;
    }
    if (tab == MindTab::list) return list_tab({r.x + pad, y + 8, width, content.h - 8});
    scrolled(ui_, "codes panel ", static_cast<int>(tab), content, [&](float top) {
        const Point at{r.x + pad, top + (desktop ? 4.f : 0.f)};
        if (tab == MindTab::answers) return if_you_try(at, width);
        if (tab == MindTab::strategy) return strategy_tab({at.x, at.y + 8}, width);
        if (tab == MindTab::review) {
            Panel review(say_);
            add_review(review, view_);
            draw_fields(ui_, at, width, review);
            return at.y + fields_height(ui_, review, width);
        }
        return map_tab(at, width);
    });
}

/// On a desktop the map tab also shows the partition and the first candidates.
float CodesCanvas::map_tab(Point at, float width)
{
    const bool asked = view_.waits_for_me_to_answer(), low = ui_.view.height < 700; // a projector: answers first
    if (ui_.view.layout == Layout::desktop && asked && low) {
        at.y = if_you_try(at, width) + 4;
        p_.divider({at.x, at.y + 4}, width);
        at.y += 12;
    }
    at.y = heat_map(at, width) + 8;
    if (ui_.view.layout != Layout::desktop) return at.y;
    if (game_.status == Status::playing && (game_.setup.role != Role::keeper || asked) && !(asked && low)) {
        p_.divider({at.x, at.y + 4}, width);
        at.y = if_you_try({at.x, at.y + 12}, width) + 4;
    }
    p_.divider({at.x, at.y + 4}, width);
    return possible({at.x, at.y + 8}, width);
}

Rect CodesCanvas::sheet(const Panes& panes)
{
    const UiState& u = view_.ui();
    const Rect r = panes.panel;
    if (view_.noting()) return notes_head(panes);
    if (!view_.analysis_shown()) {
        const bool notable = view_.may_note() && !ui_.led();
        if (!u.entering_secret && ui_.says_no_help({r.x, r.y + 4, r.w - (notable ? 60.f : 0.f), 52})) {
            if (notable) ui_.icon_button("notes"_id, {r.right() - 60, r.y + 8, 44, 44}, Icon::edit, notes_title);
            return {};
        }
        if (hint_awaited({r.x + 16, r.y + 8, r.w - 32, 44})) return {};
        const float w = p_.width(say_(Text::show_it), 15, Weight::bold) + 32;
        const float room = r.w - 32 - w - (view_.entering_code() ? 56.f : 8.f) - (notable ? 48.f : 0.f);
        if (p_.width(say_(Text::what_is_known), 15, Weight::bold) <= room) // else the button says enough
            ui_.text({r.x + 16, r.y + 35}, Text::what_is_known, {15, t_.text, Weight::bold});
        ui_.button("mind"_id, {r.right() - 16 - w, r.y + 8, w, 44}, Text::show_it, ButtonKind::plain);
        for (const Id id : {"hint"_id, "secret_cancel"_id})
            ui_.command_icon(id, {r.right() - 16 - w - 52, r.y + 8, 44, 44});
        const float left = r.right() - 16 - w - (view_.entering_code() ? 100.f : 52.f);
        if (notable) ui_.icon_button("notes"_id, {left, r.y + 8, 44, 44}, Icon::edit, notes_title);
        return {};
    }
    const Rect left{r.x, r.y + 60, r.w, r.h - 60};
    const float words = p_.width(say_(Text::hint), 15, Weight::bold), most = std::max(84.f, r.w * 0.36f);
    const bool whole = words + 44 <= most, bare = words + 20 > most; // label with icon; icon alone
    const bool hintable = view_.entering_code() && !u.entering_secret;
    const float beside = !hintable ? 84.f : bare ? 44.f : std::max(84.f, words + (whole ? 44.f : 20.f));
    sheet_grip(ui_, panes, view_.sheet(), {r.x, r.y, r.w - beside - 108, sheet_head}); // keeps the buttons free
    if (hint_awaited({r.x + 16, r.y + 14, r.w - 32, 44})) return left;
    const Rect button{r.right() - beside - 14, r.y + 14, beside, 42};
    const bool notable = view_.may_note() && !ui_.led() && r.w >= 340;
    if (notable) ui_.icon_button("notes"_id, {button.x - 46, r.y + 14, 44, 42}, Icon::edit, notes_title);
    count({r.x + 16, r.y + 8, r.w - beside - 46 - (notable ? 44.f : 0.f), 48});
    if (hintable && bare) ui_.command_icon("hint"_id, button);
    else
        for (const Id id : {"hint"_id, "secret_cancel"_id}) ui_.command(id, button);
    return left;
}

} // namespace shell::codes
