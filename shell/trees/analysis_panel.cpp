// Draws the panel beside the tree: the step and its reason, the window on a number line, the counts, and the orders.
#include "shell/kit/bar_chart.hpp"
#include "shell/trees/canvas.hpp"
#include "shell/trees/dialogs.hpp"
#include "shell/trees/gallery.hpp"
#include "shell/trees/ids.hpp"
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

float TreesCanvas::trouble(Rect r, const std::string& what, std::span<const Id> remedies)
{
    const auto lines = static_cast<float>(p_.wrapped(what, r.w - 32, 14).size());
    const Rect box{r.x, r.y, r.w, 28 + 21 * lines + 4 + 48 * static_cast<float>(remedies.size())};
    p_.fill(box, t_.bad_soft, 10);
    p_.paragraph({box.x + 16, box.y + 28}, what, r.w - 32, {14, t_.text}, 21);
    float y = box.bottom() - 4 - 48 * static_cast<float>(remedies.size());
    for (const Id remedy : remedies) {
        ui_.command(remedy, {box.x + 16, y, std::min(240.f, r.w - 32), 40});
        y += 48;
    }
    return box.bottom() + 16;
}

float TreesCanvas::why(Rect r)
{
    const auto& search = view_.search();
    const bool desktop = desktop_layout();
    const float size = desktop ? 14.f : 15.f, leading = 21;
    if (search.error()) {
        const std::string what = search_problem(view_, say_);
        std::vector<Id> remedies;
        for (const Id remedy : {"equal_probabilities"_id, "use_bounds"_id, "use_chance"_id})
            if (ui_.commands->find(remedy.text())) remedies.push_back(remedy);
        if (!remedies.empty()) return trouble(r, what, remedies);
        return p_.paragraph({r.x, r.y + 18}, what, r.w, {size, t_.bad}, leading);
    }
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

float TreesCanvas::counts(Rect r)
{
    const auto& now = view_.search().now();
    const auto uniform = engine::search::uniform(view_.tree());
    ui_.text({r.x, r.y + 6}, Text::trees_so_far, {13, t_.muted, Weight::bold});
    if (!view_.why(say_, "why:fewest").empty()) ui_.why("why:fewest"_id, {r.right() - Ui::why_room / 2, r.y + 2});
    float y = r.y + 18;
    int line = 0;
    const auto row = [&](Text label, const std::string& value, bool strong) {
        if (line++ > 0) p_.divider({r.x, y}, r.w);
        ui_.text({r.x, y + 20}, label, {14, strong ? t_.text : t_.muted});
        p_.text({r.right(), y + 21}, value, {16, strong ? t_.text : t_.muted, Weight::bold, Align::right});
        y += 31;
    };
    const auto figure = [&](engine::Count n) { return number(say_.language(), static_cast<std::int64_t>(n)); };
    row(Text::trees_visited, figure(now.leaves_visited), true);
    row(Text::trees_pruned, figure(now.leaves_pruned), true);
    row(uniform ? Text::trees_full : Text::trees_full_plain, number(say_.language(), view_.tree().leaves()), false);
    if (uniform && view_.search().has_orders()) // without chance nodes
        if (const auto least = engine::search::least_leaves(uniform->b, uniform->d))
            row(Text::trees_fewest, figure(*least), false);
    return comparison({r.x, y + 20, r.w, 0});
}

/// Minimax and alpha-beta, each to its end, side by side.
float TreesCanvas::comparison(Rect r)
{
    const auto& compared = view_.search().compared();
    float y = r.y;
    if (!compared || view_.foretelling()) return y - 6;
    const auto cells = [&](const std::string& name, const std::string& leaves, const std::string& nodes, TextStyle s) {
        p_.text({r.x, y + 20}, name, s);
        s.align = Align::right;
        p_.text({r.right() - 84, y + 20}, leaves, s);
        p_.text({r.right(), y + 20}, nodes, s);
        y += 28;
    };
    y = p_.paragraph({r.x, y + 6}, say_(Text::trees_compare), r.w, {13, t_.muted, Weight::bold}, 18) - 16;
    cells({}, say_(Text::trees_leaves), say_(Text::trees_table), {13, t_.muted});
    const auto row = [&](Text name, const engine::search::SearchResult& found) {
        p_.divider({r.x, y}, r.w);
        const auto figure = [&](engine::Count n) { return number(say_.language(), static_cast<std::int64_t>(n)); };
        cells(say_(name), figure(found.leaves_visited), figure(found.nodes_visited), {14, t_.text, Weight::bold});
    };
    row(Text::trees_minimax, compared->minimax);
    row(Text::trees_alphabeta, compared->alphabeta);
    y = p_.paragraph({r.x, y + 18}, comparison_in_words(view_, say_), r.w, {13, t_.text}, 18) - 8;
    if (view_.can_stand_beside()) {
        ui_.toggle("beside"_id, {r.x, y, r.w, 44}, Text::trees_beside, view_.ui().beside);
        y += 48;
    }
    return rules_on_tree({r.x, y + 8, r.w, 0}) + 14;
}

float TreesCanvas::orders(Rect r)
{
    float y = r.y;
    const float h = desktop_layout() ? 36.f : 44.f;
    ui_.text({r.x, y + 6}, Text::trees_order, {13, t_.muted, Weight::bold});
    // Two rows: the names that say which child comes first are long.
    static constexpr std::array plain{0, 1, 4};
    static constexpr std::array sorted{2, 3};
    y += 18;
    for (const std::span<const int> some : {std::span<const int>(plain), std::span<const int>(sorted)}) {
        std::vector<std::string_view> names;
        for (const int kind : some)
            names.push_back(pattern(say_.language(), order_names[static_cast<std::size_t>(kind)]));
        ui_.segmented("order"_id, {r.x, y, r.w, h}, names, static_cast<int>(view_.game().choice.order.kind), some);
        y += h + 4;
    }
    return y + 18;
}

float TreesCanvas::histogram(Rect r)
{
    const auto& search = view_.search();
    if (!search.has_orders()) {
        return p_.paragraph({r.x, r.y + 6}, say_(Text::trees_no_orders), r.w, {13, t_.muted}, 18);
    }
    if (!search.orders_done()) {
        const auto done = search.orders_progress();
        ui_.text({r.x, r.y + 6}, Text::trees_orders_working, {13, t_.muted});
        const Rect track{r.x, r.y + 18, r.w, 8};
        p_.fill(track, t_.sunken, 4);
        p_.fill({track.x, track.y,
                 track.w * static_cast<float>(done.done) / static_cast<float>(std::max<std::int64_t>(1, done.total)),
                 8},
                t_.accent, 4);
        ui_.memory().animating = true;
        return r.y + 40;
    }
    const auto& found = search.orders();
    const std::string n = number(say_.language(), static_cast<std::int64_t>(found.searches));
    float y = p_.paragraph({r.x, r.y + 6}, say_(found.is_sampled ? Text::trees_some_orders : Text::trees_all_orders, n),
                           r.w, {13, t_.muted, Weight::bold}, 18);
    const int from = found.fewest(), to = found.most();
    const int per_bar = (to - from) / 24 + 1;
    const int mine = view_.game().choice.algorithm == Algorithm::alphabeta && !search.error() && !view_.foretelling()
                         ? static_cast<int>(search.result().leaves_visited)
                         : -1;
    std::vector<Bar> bars;
    for (int k = from; k <= to; k += per_bar) {
        Bar b;
        b.name = std::to_string(k);
        for (int j = k; j < std::min(k + per_bar, to + 1); ++j) {
            b.height += static_cast<double>(found.histogram[static_cast<std::size_t>(j)]);
            b.marked |= j == mine;
        }
        bars.push_back(std::move(b));
    }
    const float room = std::max(64.f, r.bottom() - y - 14);
    draw_bars(p_, {r.x, y - 8, r.w, std::min(room, 130.f)}, bars);
    y += std::min(room, 130.f) + 8;
    const std::string mean = decimal(say_.language(), found.mean(), 2);
    p_.text({r.x, y},
            found.is_sampled ? say_(Text::trees_mean_error, mean, decimal(say_.language(), found.standard_error(), 2))
                             : say_(Text::trees_mean, mean),
            {12, t_.muted});
    return y + 4;
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
    const int part = tab_shown + 5 * (view_.search_shown() ? 1 : 0) + 10 * static_cast<int>(view_.page());
    ScrollArea area(ui_, make_id("trees panel:", part + 30 * view_.ui().turned), r);
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
        if (stacked || tab == Tab::counts) y = counts(rest());
        if ((stacked || tab == Tab::orders) && !view_.practising()) {
            if (stacked) {
                p_.divider({in.x, y - 4}, in.w);
                y += 16;
            } else {
                ui_.segmented("algorithm"_id, {in.x, y, in.w, 44}, algorithm_names,
                              static_cast<int>(view_.game().choice.algorithm));
                y = bounds({in.x, y + 62, in.w, 0});
            }
            y = orders(rest());
            Rect left = rest();
            left.h = std::max(left.h - 20, 100.f);
            y = histogram(left);
            y += 8;
            if (stacked && view_.search().event()) others();
        }
    }
    area.content_height(y - in.y + 4);
}

} // namespace shell::trees
