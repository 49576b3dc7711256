// Draws the panel beside the tree: the step and its reason, the window on a number line; panel.cpp has its other parts.
#include "shell/trees/canvas.hpp"
#include "shell/trees/dialogs.hpp"
#include "shell/trees/gallery.hpp"
#include "shell/trees/ids.hpp"
#include "shell/trees/panel.hpp"
#include <algorithm>
#include <cmath>

namespace shell::trees {

using engine::search::Algorithm;
using engine::search::NodeKind;
using What = engine::search::SearchEvent::What;

namespace {

/// The least round step (1, 2 or 5 times a power of ten) that needs at most `wanted` steps for the range.
double round_step(double range, int wanted)
{
    const double rough = range / wanted, power = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double m : {1.0, 2.0, 5.0})
        if (m * power >= rough) return m * power;
    return 10 * power;
}

} // namespace

float TreesCanvas::why(Rect r)
{
    const bool desktop = desktop_layout();
    const float size = desktop ? 14.f : 15.f, leading = 21;
    if (view_.search().error()) return part(r, add_search_problem) + 16;
    const StepWords words = step_words(view_, say_);
    const float left = words.cut ? 44.f : 16.f;
    const bool asked = !view_.why(say_, "why:node").empty();
    const auto title = p_.wrapped(words.title, r.w - left - 14 - (asked ? Ui::why_room : 0), 16, Weight::bold);
    const auto body = p_.wrapped(words.body, r.w - 32, size);
    const Rect box{r.x, r.y, r.w,
                   18 + 22 * static_cast<float>(title.size()) + leading * static_cast<float>(body.size()) + 18};
    p_.fill(box, words.cut ? t_.bad_soft : t_.bg, 10);
    if (asked) ui_.why("why:node"_id, {box.right() - 6 - Ui::why_room / 2, box.y + 27});
    float y = box.y + 32;
    if (words.cut) p_.line({box.x + 17, y}, {box.x + 33, y - 14}, t_.bad, 4);
    for (const auto& l : title) {
        p_.text({box.x + left, y + 1}, l, {16, t_.text, Weight::bold});
        y += 22;
    }
    y += 5;
    for (const auto& l : body) {
        p_.text({box.x + 16, y}, l, {size, t_.text});
        y += leading;
    }
    return box.bottom() + (desktop ? 22.f : 14.f);
}

/// The current node's window among the values of the leaves.
float TreesCanvas::number_line(Rect r)
{
    const auto& search = view_.search();
    if (view_.game().choice.algorithm != Algorithm::alphabeta || search.error()) return r.y;
    const auto& node = view_.tree()[search.node()];
    const int at = node.kind == NodeKind::leaf && node.parent >= 0 ? node.parent : search.node();
    const auto& window = search.now().nodes[static_cast<std::size_t>(at)].window;
    ui_.text({r.x, r.y + 6}, Text::trees_window, {13, t_.muted, Weight::bold});
    ui_.why("why:window"_id, {r.right() - Ui::why_room / 2, r.y + 2});
    const Rect box{r.x, r.y + 18, r.w, 74};
    p_.fill(box, t_.bg, 8);
    double least = 0, most = 1;
    bool first = true;
    for (const auto& n : view_.tree().nodes()) {
        if (n.kind != NodeKind::leaf) continue;
        const double v = engine::to_double(n.value);
        least = first ? v : std::min(least, v);
        most = first ? v : std::max(most, v);
        first = false;
    }
    if (most - least < 1) most = least + 1;
    const double step = round_step(most - least, 4);
    least = std::floor(least / step) * step;
    const float left = box.x + 20, width = box.w - 40, y = box.y + 47;
    const auto x_of = [&](double v) {
        return left + 8 + (width - 24) * static_cast<float>((v - least) / (most - least));
    };
    const bool closed = view_.cuts_at(window) && !asks_;
    const bool has_alpha = window.alpha.is_finite(), has_beta = window.beta.is_finite();
    const float a = has_alpha ? x_of(engine::to_double(window.alpha.value)) : left;
    const float b = has_beta ? x_of(engine::to_double(window.beta.value)) : left + width;
    p_.line({left, y}, {left + width, y}, t_.line_strong, 2);
    if (!closed) p_.line({a, y}, {b, y}, t_.accent, 4);
    const int marks = static_cast<int>((most - least) / step + 0.001);
    for (int i = 0; i <= marks; ++i) {
        const double v = least + i * step;
        p_.text({x_of(v), box.y + 66}, decimal(say_.language(), v, step < 1 ? 1 : 0),
                {12, t_.muted, Weight::regular, Align::middle});
    }
    float from = box.right(), to = box.x; // left and right ends of the labels
    const auto end = [&](float x, const std::string& label, Colour c, bool rightwards) {
        p_.line({x, y - 14}, {x, y + 2}, c, 3);
        const float w = p_.width(label, 14, Weight::bold);
        const float infinite = p_.width("β +∞", 14) + 8; // stands at the end without a bound
        const float from_left = has_alpha ? box.x + 6 : left + infinite;
        const float to_right = (has_beta ? box.right() - 6 : left + width - infinite) - w;
        const float at_x = std::clamp(rightwards ? x + 4 : x - 4 - w, from_left, std::max(from_left, to_right));
        from = std::min(from, at_x);
        to = std::max(to, at_x + w);
        p_.text({at_x, box.y + 27}, label, {14, c, Weight::bold});
    };
    const bool crossed = closed && b <= a;
    if (has_alpha) end(a, "α " + alpha_text(say_, window.alpha), t_.accent, crossed || b - a > 130 || !has_beta);
    if (has_beta) end(b, "β " + beta_text(say_, window.beta), closed ? t_.bad : t_.series[1], !crossed && b - a <= 130);
    if (!has_alpha) p_.text({left, box.y + 27}, "α −∞", {14, t_.muted});
    if (!has_beta) p_.text({left + width, box.y + 27}, "β +∞", {14, t_.muted, Weight::regular, Align::right});
    if (closed) {
        const std::string empty = say_(view_.is_strict() ? Text::trees_window_empty_strict : Text::trees_window_empty);
        const float w = p_.width(empty, 14, Weight::bold) + 24;
        const bool at_left = from - box.x > box.right() - to;
        if ((at_left ? from - box.x : box.right() - to) >= w) // else colour and sentence show it
            p_.text({at_left ? box.x + 16 : box.right() - 16, box.y + 27}, empty,
                    {14, t_.text, Weight::bold, at_left ? Align::left : Align::right});
    }
    return box.bottom() + (desktop_layout() ? 26.f : 16.f);
}

/// A part that is described once; returns its bottom.
float TreesCanvas::part(Rect r, void (*add)(Panel&, const View&))
{
    Panel p(say_);
    add(p, view_);
    draw_fields(ui_, {r.x, r.y}, r.w, p);
    return r.y + fields_height(ui_, p, r.w);
}

/// Bounds of the leaves, where the algorithm is chosen: on a desktop below the step's reason.
float TreesCanvas::bounds(Rect r)
{
    if (!view_.can_bound()) return r.y;
    Fields f(say_);
    bounds_fields(f, view_);
    draw_fields(ui_, {r.x, r.y}, r.w, f);
    return r.y + fields_height(ui_, f, r.w) + 18;
}

/// The whole panel: on a desktop all parts one below the other, otherwise the parts of the selected tab.
void TreesCanvas::analysis_panel(Rect r)
{
    // As in other panels each tab keeps its own place; a page that is turned to begins at its top.
    const int tab_shown = view_.ui().editing ? 4 : desktop_layout() ? 0 : static_cast<int>(view_.ui().tab);
    const int place = tab_shown + 5 * (view_.search_shown() ? 1 : 0) + 10 * static_cast<int>(view_.page());
    ScrollArea area(ui_, make_id("trees panel:", place + 30 * view_.ui().turned), r);
    const float pad = desktop_layout() ? 24.f : 16.f;
    Rect in{r.x + pad, r.y - area.offset(), r.w - 2 * pad, r.h};
    float y = in.y + (desktop_layout() ? 32.f : 14.f);
    const auto rest = [&] { return Rect{in.x, y, in.w, std::max(0.f, in.bottom() - y)}; };
    const bool stacked = desktop_layout();
    const auto title = [&](Text t) {
        if (!stacked) return;
        p_.text({in.x, y + 5}, p_.fitted(say_(t), in.w, 18, Weight::bold), {18, t_.text, Weight::bold});
        y += 24;
    };
    const auto others = [&] { // the button for another tree
        if (view_.page() != Page::explore) return;
        ui_.button("rules_dialog"_id, {in.x, y, in.w, stacked ? 38.f : 44.f}, Text::trees_new_tree, ButtonKind::plain);
        y += stacked ? 60.f : 56.f;
    };
    const auto tab = view_.ui().tab;
    if (view_.page() == Page::lab) {
        title(view_.lab().page == LabPage::effort ? Text::trees_lab_effort : Text::trees_horizon_title);
        y = lab(rest());
    } else if (!view_.search_shown()) {
        title(Text::trees_practice_title);
        y = practice(rest());
    } else if (view_.ui().editing && (stacked || tab == Tab::edit)) {
        title(Text::trees_edit);
        y = editor(rest());
    } else {
        if (stacked || tab == Tab::why) {
            const auto* e = view_.search().event();
            if (const auto* example = e && stacked ? view_.example() : nullptr) { // at step 0 the step's text has it
                p_.text({in.x, y + 2}, p_.fitted(say_(example->name), in.w, 13, Weight::bold),
                        {13, t_.muted, Weight::bold});
                y += 20;
            }
            title(e && e->what == What::cut ? Text::trees_why_here : Text::trees_what_happens);
            y = why(rest());
            if (!e) others();
            y = number_line(rest());
            if (e && !stacked) others();
        }
        if (view_.practising()) {
            ui_.button("solution"_id, {in.x, y, in.w, 44}, Text::trees_my_sheet, ButtonKind::plain);
            y += 64;
        }
        if (stacked) y = bounds(rest());
        if (stacked || tab == Tab::counts) y = part(rest(), add_counts) + 20;
        if ((stacked || tab == Tab::orders) && !view_.practising()) {
            if (stacked) {
                p_.divider({in.x, y - 4}, in.w);
                y += 16;
            } else {
                ui_.segmented("algorithm"_id, {in.x, y, in.w, 44}, algorithm_names,
                              static_cast<int>(view_.game().choice.algorithm));
                y = bounds({in.x, y + 62, in.w, 0});
            }
            y = part(rest(), add_orders) + 12;
            if (stacked && view_.search().event()) others();
        }
    }
    area.content_height(y - in.y + 4);
}

} // namespace shell::trees
