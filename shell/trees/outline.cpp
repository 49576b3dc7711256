// Describes the tree screen for the outline: the same controls as on the canvas, with the same ids.
#include "shell/trees/dialogs.hpp"
#include "shell/trees/ids.hpp"
#include "shell/trees/phrases.hpp"
#include "shell/trees/view.hpp"
#include <algorithm>

namespace shell::trees {
namespace {

using engine::search::Mistake;
using engine::search::NodeKind;
using Phase = engine::search::NodeState::Phase;

void describe_search(const View& v, Outline& o, const Say& say)
{
    const auto& search = v.search();
    if (search.error()) {
        o.alert("search_problem"_id, search_problem(v, say));
        for (const Id id : {"equal_probabilities"_id, "use_bounds"_id, "use_chance"_id}) o.command(id);
        return;
    }
    if (o.hides_analysis) return;
    describe_steps(o, say, v.steps(say));
    o.button("play"_id, v.ui().playback.playing() ? Text::step_pause : Text::step_play);
    const auto words = step_words(v, say);
    o.heading(2, words.cut ? Text::trees_why_here : Text::trees_what_happens);
    o.text("why"_id, words.title + ". " + words.body);
    for (const Id id : {"why:node"_id, "why:window"_id})
        if (!v.why(say, id.text()).empty()) o.why(id, id == "why:window"_id ? say(Text::trees_window) : words.title);
    if (const std::string line = best_line_in_words(v, say); !line.empty()) o.text("best_line"_id, line);
    const auto& now = search.now();
    const auto& language = say.language();
    auto& counts =
        o.table("counts"_id, say(Text::trees_tab_counts), {say(Text::trees_so_far), say(Text::trees_leaves)});
    const auto row = [&](Text t, engine::Count n) {
        counts.rows.push_back({say(t), number(language, static_cast<std::int64_t>(n))});
    };
    row(Text::trees_visited, now.leaves_visited);
    row(Text::trees_pruned, now.leaves_pruned);
    const auto uniform = engine::search::uniform(v.tree());
    row(uniform ? Text::trees_full : Text::trees_full_plain, static_cast<engine::Count>(v.tree().leaves()));
    if (uniform && search.has_orders())
        if (const auto least = engine::search::least_leaves(uniform->b, uniform->d)) row(Text::trees_fewest, *least);
    if (!v.why(say, "why:fewest").empty()) o.why("why:fewest"_id, say(Text::trees_fewest));
    const auto& compared = search.compared();
    if (!compared || v.foretelling()) return;
    auto& table = o.table("compared"_id, say(Text::trees_compare),
                          {say(Text::trees_algorithm), say(Text::trees_leaves), say(Text::trees_table)});
    const auto searched = [&](Text name, const engine::search::SearchResult& r) {
        table.rows.push_back({say(name), number(language, static_cast<std::int64_t>(r.leaves_visited)),
                              number(language, static_cast<std::int64_t>(r.nodes_visited))});
    };
    searched(Text::trees_minimax, compared->minimax);
    searched(Text::trees_alphabeta, compared->alphabeta);
    o.text("comparison"_id, comparison_in_words(v, say));
    if (v.can_stand_beside()) o.checkbox("beside"_id, Text::trees_beside, v.ui().beside);
    o.command("differ"_id);
    if (v.differ()) o.text("differ_told"_id, differ_in_words(v, say));
}

std::vector<std::string> searched_cells(const Search& search, const engine::search::Node& node, int i, const Say& say)
{
    const auto& s = search.now().nodes[static_cast<std::size_t>(i)];
    const bool window = (s.phase == Phase::open || s.phase == Phase::done) && node.kind != NodeKind::leaf &&
                        search.algorithm() == engine::search::Algorithm::alphabeta;
    return {knowledge_text(say, s.known),
            window ? "α = " + alpha_text(say, s.window.alpha) + ", β = " + beta_text(say, s.window.beta) : "",
            say(s.phase == Phase::open     ? Text::trees_state_open
                : s.phase == Phase::done   ? Text::trees_state_done
                : s.phase == Phase::pruned ? Text::trees_state_pruned
                                           : Text::trees_state_unvisited)};
}

void describe_nodes(const View& v, Outline& o, const Say& say)
{
    const auto& tree = v.tree();
    const bool searched = v.search_shown();
    auto& table = o.table("nodes"_id, say(Text::trees_table),
                          {say(Text::trees_head_node), say(Text::trees_kind), say(Text::trees_value),
                           say(Text::trees_head_window), say(Text::trees_head_state)});
    for (int i = 0; i < tree.size(); ++i) {
        const auto& node = tree[i];
        std::vector<std::string> cells{node_name(say, tree, i), kind_name(say, node.kind)};
        if (node.kind == NodeKind::leaf) cells[1] += " " + rational_text(say, node.value);
        if (tree.is_chance_child(i)) cells[1] += " (" + rational_text(say, node.probability) + ")";
        if (searched) {
            for (auto& cell : searched_cells(v.search(), node, i, say)) cells.push_back(std::move(cell));
            const auto* differ = v.differ();
            if (const RuleCut cut = differ ? rule_cut(*differ, i) : RuleCut::none; cut != RuleCut::none)
                cells.back() = rule_cut_in_words(say, cut);
        } else {
            const auto& a = v.game().sheet[static_cast<std::size_t>(i)];
            const bool open = node.kind != NodeKind::leaf && v.game().setup.exercise.asked.values;
            cells.push_back(a.value ? rational_text(say, *a.value) : open ? unwritten(say, tree, i) : "");
            cells.push_back(a.window ? written_window(say, *a.window) : "");
            std::string flags = a.is_pruned ? say(Text::trees_state_pruned) : "";
            if (v.game().is_checked)
                for (const auto& m : v.review().mistakes)
                    if (m.node == i && !is_blank(v.review(), m))
                        flags += (flags.empty() ? "" : ", ") +
                                 say(m.kind == Mistake::Kind::missing_prune       ? Text::trees_flag_missing
                                     : m.kind == Mistake::Kind::superfluous_prune ? Text::trees_flag_superfluous
                                                                                  : Text::trees_flag_wrong);
            cells.push_back(std::move(flags));
        }
        table.rows.push_back(std::move(cells));
    }
    const Search* other = v.beside();
    if (!other) return;
    table.text = searched_in_words(v.search(), say);
    auto& beside = o.table("beside_nodes"_id, searched_in_words(*other, say), table.items);
    for (int i = 0; i < tree.size(); ++i) {
        std::vector<std::string> cells{node_name(say, tree, i), kind_name(say, tree[i].kind)};
        for (auto& cell : searched_cells(*other, tree[i], i, say)) cells.push_back(std::move(cell));
        beside.rows.push_back(std::move(cells));
    }
}

void describe_orders(const View& v, Outline& o, const Say& say)
{
    o.radios("order"_id, say(Text::trees_order), static_cast<int>(v.game().choice.order.kind),
             options_of(say, order_names));
    const auto& search = v.search();
    if (!search.has_orders() || !search.orders_done()) return;
    const auto& found = search.orders();
    const std::string n = number(say.language(), static_cast<std::int64_t>(found.searches));
    auto& table = o.table("histogram"_id, say(found.is_sampled ? Text::trees_some_orders : Text::trees_all_orders, n),
                          {say(Text::trees_visited), say(Text::trees_tab_orders)});
    for (int k = found.fewest(); k <= found.most(); ++k)
        if (const auto count = found.histogram[static_cast<std::size_t>(k)])
            table.rows.push_back({std::to_string(k), number(say.language(), static_cast<std::int64_t>(count))});
    const std::string mean = decimal(say.language(), found.mean(), 4);
    o.text("orders_mean"_id, found.is_sampled
                                 ? say(Text::trees_mean_error, mean, decimal(say.language(), found.standard_error(), 4))
                                 : say(Text::trees_mean, mean));
}

void describe_editor(const View& v, Outline& o, const Say& say)
{
    const auto& u = v.ui();
    const auto& tree = v.tree();
    o.heading(2, Text::trees_edit);
    o.field("tree_text"_id, Text::trees_text, u.text);
    o.text("chance_syntax"_id, Text::trees_chance_syntax);
    const std::string wrong = u.text_touched ? v.text_problem(say) : std::string();
    if (!wrong.empty()) o.alert("text_problem"_id, wrong);
    o.command("apply_text"_id);
    Fields own(say);
    auto rule = u.rule;
    rule_field(own, rule);
    describe_fields(o, own);
    o.command("practise_own"_id);
    o.begin_group("choose_node"_id, Text::trees_select_hint);
    for (int i = 0; i < tree.size(); ++i) o.button(make_id("node"_id, i), node_name(say, tree, i));
    o.end();
    if (u.selected < 0) return;
    const int node = u.selected;
    o.begin_group("node_editor"_id, say(Text::trees_selected, node_name(say, tree, node)));
    std::string value = u.value, probability = u.probability;
    Fields f(say);
    node_fields(f, tree, node, value, probability);
    describe_fields(o, f);
    o.end();
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

void describe_lab(const View& v, Outline& o, const Say& say)
{
    const auto& lab = v.lab();
    static constexpr std::array pages{Text::trees_lab_effort, Text::trees_lab_horizon};
    o.radios("lab_page"_id, say(Text::trees_lab), static_cast<int>(lab.page), options_of(say, pages));
    if (lab.page == LabPage::horizon) {
        o.heading(2, Text::trees_horizon_title);
        o.number("horizon"_id, Text::trees_horizon_depth, lab.horizon, 1, 4);
        o.text("horizon_chosen"_id,
               say(Text::trees_horizon_chosen, say.count(lab.horizon), say.count(lab.limited().best_child + 1)));
        o.text("horizon_why"_id, horizon_words(lab.horizon));
        o.text("horizon_story"_id, Text::trees_horizon_story);
        const auto limited = lab.limited();
        const auto& tree = lab.example().tree;
        auto& table = o.table("horizon_nodes"_id, say(Text::trees_table),
                              {say(Text::trees_head_node), say(Text::trees_kind), say(Text::trees_value)});
        for (int i = 0; i < tree.size(); ++i) {
            if (tree[i].depth > lab.horizon) continue;
            const bool guessed = tree[i].depth == lab.horizon && !tree.is_leaf(i);
            table.rows.push_back(
                {node_name(say, tree, i), kind_name(say, tree[i].kind),
                 (guessed ? "≈ " : "= ") + rational_text(say, limited.values[static_cast<std::size_t>(i)])});
        }
        return;
    }
    o.heading(2, Text::trees_lab_title);
    LabSettings settings = lab.settings();
    Fields f(say);
    lab_fields(f, settings, lab.deepest());
    describe_fields(o, f);
    for (const Id id : {"lab_cancel"_id, "lab_start"_id}) o.command(id);
    if (lab.points().empty()) return;
    auto& table = o.table("effort"_id, say(Text::trees_lab_title),
                          {say(Text::trees_lab_depth), say(Text::trees_lab_mean), say(Text::trees_lab_full),
                           say(Text::trees_lab_guess), say(Text::trees_lab_minimum)});
    for (const auto& point : lab.points()) {
        const auto& r = point.result;
        double guess = 1;
        for (int i = 0; i < point.d; ++i) guess *= lab.b_to_three_quarters();
        table.rows.push_back({std::to_string(point.d),
                              decimal(say.language(), r.mean, 2) + " ± " + decimal(say.language(), r.standard_error, 2),
                              number(say.language(), static_cast<std::int64_t>(r.all)),
                              decimal(say.language(), guess, 1),
                              number(say.language(), static_cast<std::int64_t>(r.minimum))});
    }
    if (const auto fitted = lab.fitted())
        o.text("fitted"_id, say(Text::trees_lab_fitted, decimal(say.language(), *fitted, 2), std::to_string(lab.b())));
}

} // namespace

void View::describe(Outline& o, const Say& say)
{
    o.heading(1, Text::game_trees);
    o.text("rules"_id, subtitle(say, Layout::desktop));
    for (const Id id : {"undo"_id, "redo"_id}) o.command(id);
    o.radios("page"_id, say(Text::trees_page), static_cast<int>(page()), options_of(say, page_names));
    if (page() == Page::lab) return describe_lab(*this, o, say);
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
    describe_nodes(*this, o, say);
    if (page() == Page::explore) {
        describe_orders(*this, o, say);
        if (ui_.editing) describe_editor(*this, o, say);
    }
}

} // namespace shell::trees
