// The fields that stand in panels, not in dialogs: the laboratory's settings and the node editor.
#include "shell/trees/dialogs.hpp"
#include "shell/trees/ids.hpp"
#include "shell/trees/phrases.hpp"

namespace shell::trees {
namespace {

constexpr std::array kind_texts{Text::trees_kind_max, Text::trees_kind_min, Text::trees_kind_chance,
                                Text::trees_kind_leaf};

} // namespace

void lab_fields(Fields& f, LabSettings& s, int deepest)
{
    f.number("lab_b"_id, Text::trees_lab_b, s.b, 2, Lab::most_b).slider();
    f.number("lab_d"_id, Text::trees_lab_d, s.d, 2, deepest).slider();
    f.number("lab_trees"_id, Text::trees_lab_trees, s.trees, 10, 1000).slider();
    f.choice("lab_order"_id, Text::trees_order, s.order, order_names);
}

void node_fields(Fields& f, const engine::search::Tree& tree, int node, std::string& value, std::string& probability)
{
    const bool leaf = tree.is_leaf(node), weighed = tree.is_chance_child(node);
    const float share = leaf && weighed ? 0.375f : 0.75f;
    auto kind = tree[node].kind;
    f.choice("retype"_id, Text::trees_kind, kind, kind_texts).bare();
    if (leaf) f.line("node_value"_id, Text::trees_value, value, {.hint = "3", .longest = 40}).share(share);
    if (weighed)
        f.line("node_probability"_id, Text::trees_probability, probability, {.hint = "1/2", .longest = 40})
            .share(share);
    if (leaf || weighed) f.button("apply_node"_id, Text::trees_apply).share(0.25f);
    const auto half = [&](Id id, Text label, Icon icon, bool enabled, Text why) {
        f.button(id, label, {ButtonKind::plain, icon, enabled, enabled ? std::string() : f.say(why)}).share(0.5f);
    };
    const int last = node > 0 ? tree[tree[node].parent].count - 1 : 0, place = node > 0 ? tree.place(node) : 0;
    half("add_child"_id, Text::trees_add_child, Icon::plus, true, {});
    half("delete"_id, Text::trees_delete, Icon::remove, node > 0, Text::trees_error_root);
    half("move_left"_id, Text::trees_move_left, Icon::back, place > 0, Text::error_refused);
    half("move_right"_id, Text::trees_move_right, Icon::next, place < last, Text::error_refused);
}

} // namespace shell::trees
