// The board in words: the nodes of the drawn tree as a table.
#include "shell/trees/ids.hpp"
#include "shell/trees/panel.hpp"
#include "shell/trees/phrases.hpp"

namespace shell::trees {
namespace {

using engine::search::Mistake;
using engine::search::NodeKind;
using Phase = engine::search::NodeState::Phase;

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

} // namespace

void describe_nodes(const View& v, Outline& o)
{
    const Say& say = o.say;
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

void describe_horizon_tree(const Lab& lab, Outline& o)
{
    const auto limited = lab.limited();
    const auto& tree = lab.example().tree;
    auto& table = o.table("horizon_nodes"_id, o.say(Text::trees_table),
                          {o.say(Text::trees_head_node), o.say(Text::trees_kind), o.say(Text::trees_value)});
    for (int i = 0; i < tree.size(); ++i) {
        if (tree[i].depth > lab.horizon) continue;
        const bool guessed = tree[i].depth == lab.horizon && !tree.is_leaf(i);
        table.rows.push_back(
            {node_name(o.say, tree, i), kind_name(o.say, tree[i].kind),
             (guessed ? "≈ " : "= ") + rational_text(o.say, limited.values[static_cast<std::size_t>(i)])});
    }
}

} // namespace shell::trees
