#pragma once
// Trees drawn in the look's way: MAX ▲, MIN ▼, CHANCE ●, leaves ■, values in pills with their sign, cut edges. First
// laid out (places only), then drawn node by node, so that a view shows what it knows of each.
#include "shell/kit/ui.hpp"
#include <span>
#include <string>
#include <vector>

namespace shell::kit {

struct TreeShape {
    std::vector<int> parent; // parent[0] = -1; a parent comes before its children, children in their order
};
struct TreePlaces {
    std::vector<Point> at; // the middle of each node, from the picture's origin
    float width = 0, height = 0;
};

/// Tidy: a parent over the middle of its children, subtrees as near as `pitch` allows. `level`: from one depth to the
/// next. O(nodes · depth).
TreePlaces tidy(const TreeShape&, float pitch, float level, float margin);

enum class NodeShape : std::uint8_t { max, min, chance, leaf };
/// How sure a value is: drawn as "= 3", "≤ 2", "≥ 3", "1 … 3" as given, "?".
enum class Sign : std::uint8_t { exact, at_most, at_least, between, unknown };
enum class NodeState : std::uint8_t { idle, visited, current };
enum class EdgeState : std::uint8_t { idle, visited, path, pruned };

/// 48 high and wide; smaller with `scale`.
void draw_node(const Painter&, NodeShape, Point middle, float scale, NodeState, std::string_view in_leaf = {});
/// From the foot of the upper node to the head of the lower one.
void draw_edge(const Painter&, Point upper, Point lower, float scale, EdgeState);
/// The red stroke across an edge.
void draw_cut(const Painter&, Point upper, Point lower, float scale);
/// A pill with a value, centred; returns its width.
float draw_value(const Painter&, Point middle, float scale, Sign, std::string_view value, NodeState);
Colour node_colour(const Theme&, NodeShape);

} // namespace shell::kit
