// Describes the tree screen for the outline: the same controls as on the canvas, with the same ids.
#include "shell/trees/dialogs.hpp"
#include "shell/trees/ids.hpp"
#include "shell/trees/panel.hpp"
#include "shell/trees/phrases.hpp"
#include "shell/trees/view.hpp"
#include <algorithm>

namespace shell::trees {
namespace {

void describe_part(const View& v, Outline& o, void (*add)(Panel&, const View&))
{
    Panel p(o.say);
    add(p, v);
    describe_fields(o, p);
}

void describe_lab(const View& v, Outline& o)
{
    static constexpr std::array pages{Text::trees_lab_effort, Text::trees_lab_horizon};
    o.radios("lab_page"_id, o.say(Text::trees_lab), static_cast<int>(v.lab().page), options_of(o.say, pages));
    Panel p(o.say);
    add_lab(p, v);
    describe_fields(o, p);
}

void describe_search(const View& v, Outline& o, const Say& say)
{
    if (v.search().error()) return describe_part(v, o, add_search_problem);
    if (o.hides_analysis) return;
    describe_steps(o, say, v.steps(say));
    o.button("play"_id, v.ui().playback.playing() ? Text::step_pause : Text::step_play);
    const auto words = step_words(v, say);
    o.heading(2, words.cut ? Text::trees_why_here : Text::trees_what_happens);
    o.text("why"_id, words.title + ". " + words.body);
    for (const Id id : {"why:node"_id, "why:window"_id})
        if (!v.why(say, id.text()).empty()) o.why(id, id == "why:window"_id ? say(Text::trees_window) : words.title);
    if (const std::string line = best_line_in_words(v, say); !line.empty()) o.text("best_line"_id, line);
    describe_part(v, o, add_counts);
}

void describe_sheet(const View& v, Outline& o, const Say& say)
{
    const auto& tree = v.tree();
    const auto& asked = v.game().setup.exercise.asked;
    o.heading(2, Text::trees_practice_title);
    o.text("task"_id, Text::trees_practice_task);
    o.text("rule_said"_id, rule_said(say, v));
    o.text("task_press"_id, Text::trees_practice_press);
    const auto& sheet = v.game().sheet;
    if (std::any_of(sheet.begin(), sheet.end(), [](const auto& a) { return a.window.has_value(); }))
        o.text("pencil"_id, Text::trees_pencil);
    if (v.game().is_checked) {
        const auto& review = v.review();
        if (review.is_complete()) o.text("verdict"_id, Text::trees_solved);
        else {
            o.text("verdict"_id, right_in_words(v, say));
            o.text("first_wrong"_id, verdict_in_words(v, say));
            o.command("see_step"_id);
        }
    }
    const bool fields = asked.values || asked.windows;
    for (int i = 0; i < tree.size(); ++i) {
        if (tree.is_leaf(i) || !fields) continue;
        const auto& a = v.game().sheet[static_cast<std::size_t>(i)];
        const bool chosen = v.ui().selected == i; // has typed, unwritten input
        o.begin_group(make_id("sheet"_id, i), node_name(say, tree, i));
        if (asked.windows) {
            const auto& w = a.window;
            o.field(make_id("alpha_of"_id, i), Text::trees_alpha_in,
                    chosen     ? v.ui().alpha
                    : !w       ? ""
                    : w->alpha ? engine::to_text(*w->alpha)
                               : "−∞");
            o.field(make_id("beta_of"_id, i), Text::trees_beta_in,
                    chosen    ? v.ui().beta
                    : !w      ? ""
                    : w->beta ? engine::to_text(*w->beta)
                              : "+∞");
        }
        if (asked.values)
            o.field(make_id("value_of"_id, i), Text::trees_value_returned,
                    chosen    ? v.ui().written
                    : a.value ? engine::to_text(*a.value)
                              : "");
        o.end();
    }
    o.begin_group("strikes"_id, Text::trees_legend_cut);
    for (int i = 1; i < tree.size(); ++i) {
        auto& box = o.checkbox(make_id("strike"_id, i), Text::trees_legend_cut,
                               v.game().sheet[static_cast<std::size_t>(i)].is_pruned);
        box.text = say(Text::trees_strike, node_name(say, tree, i));
    }
    o.end();
    o.command("check"_id);
}

} // namespace

void View::describe(Outline& o, const Say& say)
{
    o.heading(1, Text::game_trees);
    o.text("rules"_id, subtitle(say, Layout::desktop));
    for (const Id id : {"undo"_id, "redo"_id}) o.command(id);
    o.radios("page"_id, say(Text::trees_page), static_cast<int>(page()), options_of(say, page_names));
    if (page() == Page::lab) return describe_lab(*this, o);
    if (page() == Page::explore) {
        o.radios("algorithm"_id, say(Text::trees_algorithm), static_cast<int>(game().choice.algorithm),
                 options_of(say, algorithm_names));
        if (can_bound() && !o.hides_analysis) {
            Fields bounds(say);
            bounds_fields(bounds, *this);
            describe_fields(o, bounds);
        }
        o.checkbox("edit"_id, Text::trees_edit, ui_.editing);
    } else {
        o.checkbox("solution"_id, Text::trees_solution, ui_.solution);
    }
    if (search_shown()) describe_search(*this, o, say);
    else describe_sheet(*this, o, say);
    describe_nodes(*this, o);
    if (page() == Page::explore) {
        describe_part(*this, o, add_orders);
        if (!ui_.editing) return;
        o.heading(2, Text::trees_edit);
        for (const auto part : {add_tree_text, add_node_editor, add_own_exercise}) describe_part(*this, o, part);
    }
}

} // namespace shell::trees
