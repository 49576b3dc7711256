// The controls that stand in panels, not in dialogs.
#include "shell/trees/dialogs.hpp"
#include "shell/trees/words.hpp"

namespace shell::trees {
namespace {

constexpr std::array kind_texts{Text::trees_kind_max, Text::trees_kind_min, Text::trees_kind_chance,
                                Text::trees_kind_leaf};

} // namespace

void lab_fields(Fields& f, LabSettings& s, int deepest)
{
    f.number("lab_b", Text::trees_lab_b, s.b, 2, Lab::most_b).slider();
    f.number("lab_d", Text::trees_lab_d, s.d, 2, deepest).slider();
    f.number("lab_trees", Text::trees_lab_trees, s.trees, 10, 1000).slider();
    f.choice("lab_order", Text::trees_order, s.order, order_names);
}

void node_fields(Fields& f, const engine::search::Tree& tree, int node, std::string& value, std::string& probability)
{
    const bool leaf = tree.is_leaf(node), weighed = tree.is_chance_child(node);
    const float share = leaf && weighed ? 0.375f : 0.75f;
    auto kind = tree[node].kind;
    f.choice("retype", Text::trees_kind, kind, kind_texts).bare();
    if (leaf) f.line("node_value", Text::trees_value, value, {.hint = "3", .longest = 40}).share(share);
    if (weighed)
        f.line("node_probability", Text::trees_probability, probability, {.hint = "1/2", .longest = 40}).share(share);
    if (leaf || weighed) f.button("apply_node", Text::trees_apply).share(0.25f);
    const auto half = [&](std::string_view id, Text label, Icon icon, bool enabled, Text why) {
        f.button(id, label, {ButtonKind::plain, icon, enabled, enabled ? std::string() : f.say(why)}).share(0.5f);
    };
    const int last = node > 0 ? tree[tree[node].parent].count - 1 : 0, place = node > 0 ? tree.place(node) : 0;
    half("add_child", Text::trees_add_child, Icon::plus, true, {});
    half("delete", Text::trees_delete, Icon::remove, node > 0, Text::trees_error_root);
    half("move_left", Text::trees_move_left, Icon::back, place > 0, Text::error_refused);
    half("move_right", Text::trees_move_right, Icon::next, place < last, Text::error_refused);
}

} // namespace shell::trees
