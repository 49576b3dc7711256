// The parts of the panel that are described once: counts, orders, the editor, the laboratory.
#include "shell/trees/panel.hpp"
#include "shell/kit/bar_chart.hpp"
#include "shell/trees/dialogs.hpp"
#include "shell/trees/ids.hpp"
#include "shell/trees/phrases.hpp"
#include <algorithm>

namespace shell::trees {
namespace {

using engine::Count;

std::string written_count(const Panel& p, Count n) { return number(p.say.language(), static_cast<std::int64_t>(n)); }

/// Minimax and alpha-beta, each to its end.
void add_comparison(Panel& p, const View& v)
{
    const auto& compared = v.search().compared();
    if (!compared || v.foretelling()) return;
    p.divider();
    auto& table = p.table("compared"_id, p.say(Text::trees_compare),
                          {{p.say(Text::trees_algorithm), Align::left, 0, Seen::everywhere, true},
                           {p.say(Text::trees_leaves), Align::right},
                           {p.say(Text::trees_table), Align::right}})
                      .titled(true);
    for (const bool cuts : {false, true}) {
        const auto& found = cuts ? compared->alphabeta : compared->minimax;
        table.row({{p.say(cuts ? Text::trees_alphabeta : Text::trees_minimax), Ink::text, Weight::bold},
                   {written_count(p, found.leaves_visited), Ink::text, Weight::bold},
                   {written_count(p, found.nodes_visited), Ink::text, Weight::bold}});
    }
    p.paragraph("comparison"_id, comparison_in_words(v, p.say));
    bool beside = v.ui().beside;
    if (v.can_stand_beside()) p.toggle("beside"_id, Text::trees_beside, beside);
    add_rules_differ(p, v);
}

// ---- orders ---------------------------------------------------------------------------------------------------------

/// Bars of equal width, each for one number of leaves or a few, with this search's own marked.
std::vector<Bar> order_bars(const View& v)
{
    const auto& search = v.search();
    const auto& found = search.orders();
    const bool told =
        v.game().choice.algorithm == engine::search::Algorithm::alphabeta && !search.error() && !v.foretelling();
    const int from = found.fewest(), to = found.most(), per_bar = (to - from) / 24 + 1;
    const int mine = told ? static_cast<int>(search.result().leaves_visited) : -1;
    std::vector<Bar> bars;
    for (int k = from; k <= to; k += per_bar) {
        Bar& b = bars.emplace_back();
        b.name = std::to_string(k);
        for (int j = k; j < std::min(k + per_bar, to + 1); ++j) {
            b.height += static_cast<double>(found.histogram[static_cast<std::size_t>(j)]);
            b.marked |= j == mine;
        }
    }
    return bars;
}

void describe_histogram(const engine::search::OrdersResult& found, const std::string& caption, Outline& o)
{
    auto& table = o.table("histogram"_id, caption, {o.say(Text::trees_visited), o.say(Text::trees_tab_orders)});
    for (int k = found.fewest(); k <= found.most(); ++k)
        if (const auto count = found.histogram[static_cast<std::size_t>(k)])
            table.rows.push_back({std::to_string(k), number(o.say.language(), static_cast<std::int64_t>(count))});
}

// ---- the laboratory -------------------------------------------------------------------------------------------------

void add_horizon(Panel& p, const View& v)
{
    const Lab& lab = v.lab();
    p.heading(p.say(Text::trees_horizon_title));
    p.only_described();
    int depth = lab.horizon;
    p.number("horizon"_id, Text::trees_horizon_depth, depth, 1, 4).slider();
    const int chosen = lab.limited().best_child + 1;
    p.paragraph("horizon_chosen"_id, p.say(Text::trees_horizon_chosen, p.say.count(lab.horizon), p.say.count(chosen)))
        .bold();
    p.paragraph("horizon_why"_id, p.say(horizon_words(lab.horizon)));
    p.words("horizon_story"_id, p.say(Text::trees_horizon_story));
    p.in_words([&lab](Outline& o) { describe_horizon_tree(lab, o); });
}

void add_run(Panel& p, const Lab& lab)
{
    if (!lab.running()) return p.commands({"lab_start"_id});
    const auto done = lab.progress();
    p.progress(p.say(Text::trees_lab_working), done.done, done.total, "lab_cancel"_id);
}

void add_effort(Panel& p, const Lab& lab)
{
    const auto& language = p.say.language();
    auto& table = p.table("effort"_id, p.say(Text::trees_lab_title),
                          {{p.say(Text::trees_lab_depth)},
                           {p.say(Text::trees_lab_mean_short), Align::right, 0, Seen::drawn},
                           {p.say(Text::trees_lab_mean), Align::right, 0, Seen::described},
                           {p.say(Text::trees_lab_full), Align::right},
                           {p.say(Text::trees_lab_guess), Align::right, 1},
                           {p.say(Text::trees_lab_minimum), Align::right}});
    for (const auto& point : lab.points()) {
        const auto& r = point.result;
        double guess = 1;
        for (int i = 0; i < point.d; ++i) guess *= lab.b_to_three_quarters();
        const std::string mean = decimal(language, r.mean, r.mean < 1000 ? 1 : 0);
        const std::string exact = decimal(language, r.mean, 2) + " ± " + decimal(language, r.standard_error, 2);
        table.row({{std::to_string(point.d), Ink::text, Weight::bold},
                   {mean, Ink::text, Weight::bold},
                   {exact},
                   {written_count(p, r.all), Ink::muted},
                   {decimal(language, guess, 1), Ink::muted},
                   {written_count(p, r.minimum), Ink::muted}});
    }
    if (const auto fitted = lab.fitted())
        p.paragraph("fitted"_id, p.say(Text::trees_lab_fitted, decimal(language, *fitted, 2), std::to_string(lab.b())));
}

} // namespace

void add_search_problem(Panel& p, const View& v)
{
    p.paragraph("search_problem"_id, search_problem(v, p.say)).boxed(Ink::bad).alarming();
    for (const Id id : {"equal_probabilities"_id, "use_bounds"_id, "use_chance"_id}) p.commands({id});
}

void add_counts(Panel& p, const View& v)
{
    const auto& now = v.search().now();
    const auto uniform = engine::search::uniform(v.tree());
    auto& table = p.table("counts"_id, p.say(Text::trees_tab_counts),
                          {{p.say(Text::trees_so_far)}, {p.say(Text::trees_leaves), Align::right}})
                      .titled(true);
    const auto row = [&](Text t, Count n, Ink ink) {
        table.row({{p.say(t), ink}, {written_count(p, n), ink, Weight::bold}});
    };
    row(Text::trees_visited, now.leaves_visited, Ink::text);
    row(Text::trees_pruned, now.leaves_pruned, Ink::text);
    row(uniform ? Text::trees_full : Text::trees_full_plain, static_cast<Count>(v.tree().leaves()), Ink::muted);
    if (uniform && v.search().has_orders()) // without chance nodes
        if (const auto least = engine::search::least_leaves(uniform->b, uniform->d))
            row(Text::trees_fewest, *least, Ink::muted);
    if (!v.why(p.say, "why:fewest").empty()) table.why("why:fewest"_id, p.say(Text::trees_fewest));
    add_comparison(p, v);
}

void add_rules_differ(Panel& p, const View& v)
{
    p.commands({"differ"_id});
    if (v.differ()) p.paragraph("differ_told"_id, differ_in_words(v, p.say));
}

void add_orders(Panel& p, const View& v)
{
    auto kind = v.game().choice.order.kind;
    p.choice("order"_id, Text::trees_order, kind, order_names);
    const auto& search = v.search();
    if (!search.has_orders()) {
        p.words("no_orders"_id, p.say(Text::trees_no_orders));
        return;
    }
    if (!search.orders_done()) {
        const auto done = search.orders_progress();
        return p.progress(p.say(Text::trees_orders_working), done.done, done.total);
    }
    const auto& found = search.orders();
    const std::string caption =
        p.say(found.is_sampled ? Text::trees_some_orders : Text::trees_all_orders, written_count(p, found.searches));
    const auto decimals = [&](double x) { return decimal(p.say.language(), x, 4); };
    p.title(caption);
    p.picture([](const Ui&, float) { return 124.f; },
              [bars = order_bars(v)](Ui& ui, Rect r) { draw_bars(ui.paint, r, bars); },
              [&found, caption](Outline& o) { describe_histogram(found, caption, o); });
    p.words("orders_mean"_id,
            found.is_sampled ? p.say(Text::trees_mean_error, decimals(found.mean()), decimals(found.standard_error()))
                             : p.say(Text::trees_mean, decimals(found.mean())));
}

// ---- the editor -----------------------------------------------------------------------------------------------------

void add_tree_text(Panel& p, const View& v)
{
    std::string text = v.ui().text;
    p.line("tree_text"_id, Text::trees_text, text, {.hint = "(3 12 8)(2 4 6)", .longest = 4000}).share(0.75f);
    p.commands({"apply_text"_id}, 0.25f);
    p.words("chance_syntax"_id, p.say(Text::trees_chance_syntax));
    if (const std::string wrong = v.ui().text_touched ? v.text_problem(p.say) : std::string(); !wrong.empty())
        p.paragraph("text_problem"_id, wrong).alarming();
}

void add_node_editor(Panel& p, const View& v)
{
    const int node = v.ui().selected;
    p.in_words([&tree = v.tree()](Outline& o) {
        o.begin_group("choose_node"_id, Text::trees_select_hint);
        for (int i = 0; i < tree.size(); ++i) o.button(make_id("node"_id, i), node_name(o.say, tree, i));
        o.end();
    });
    if (node < 0) return (void)p.words({}, p.say(Text::trees_select_hint)).only_drawn();
    const std::string name = p.say(Text::trees_selected, node_name(p.say, v.tree(), node));
    p.title(name);
    p.begin_group("node_editor"_id, name);
    std::string value = v.ui().value, probability = v.ui().probability;
    node_fields(p, v.tree(), node, value, probability);
    p.end_group();
}

void add_own_exercise(Panel& p, const View& v)
{
    auto rule = v.ui().rule;
    rule_field(p, rule);
    p.commands({"practise_own"_id});
}

void add_lab(Panel& p, const View& v, bool thumb)
{
    const Lab& lab = v.lab();
    if (lab.page == LabPage::horizon) return add_horizon(p, v);
    p.heading(p.say(Text::trees_lab_title));
    p.only_described();
    if (thumb) add_run(p, lab);
    LabSettings settings = lab.settings();
    lab_fields(p, settings, lab.deepest());
    if (!thumb) add_run(p, lab);
    if (!lab.points().empty()) add_effort(p, lab);
}

} // namespace shell::trees
