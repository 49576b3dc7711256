#pragma once
// Layout and drawing of game trees: MAX ▲, MIN ▼, CHANCE ●, leaves ■, values in pills, pruned edges. tidy() only
// computes positions; a view then draws node by node what it knows.
#include "shell/kit/ui.hpp"
#include <span>
#include <string>
#include <vector>

namespace shell::kit {

struct TreeShape {
    std::vector<int> parent; // parent[0] = -1; parents precede their children, siblings are in order
};
struct TreePlaces {
    std::vector<Point> at; // centres of the nodes, relative to the drawing's origin
    float width = 0, height = 0;
};

/// Tidy tree layout: a parent is centred over its children, subtrees are as close as `pitch` allows. `level`: distance
/// between depths. O(nodes · depth).
TreePlaces tidy(const TreeShape&, float pitch, float level, float margin);

enum class NodeShape : std::uint8_t { max, min, chance, leaf };
/// The kind of bound, drawn as "= 3", "≤ 2", "≥ 3", the value as given ("1 … 3"), or "?".
enum class Sign : std::uint8_t { exact, at_most, at_least, between, unknown };
enum class NodeState : std::uint8_t { idle, visited, current };
enum class EdgeState : std::uint8_t { idle, visited, path, pruned };

/// At scale 1 a leaf is 50 × 50; the other shapes are smaller. in_leaf: the text in a leaf, of `least` size where it fits.
void draw_node(const Painter&, NodeShape, Point middle, float scale, NodeState, std::string_view in_leaf = {},
               float least = 12);
struct TreeStroke {
    Point from, to;
    float half = 1; // of its width
    bool meets(const Rect&) const;
};
/// From the bottom of the upper node to the top of the lower one.
TreeStroke edge_stroke(Point upper, Point lower, float scale);
void draw_edge(const Painter&, Point upper, Point lower, float scale, EdgeState);
/// The red stroke across a pruned edge, with the room around it; `along`: 0 at the upper node, 1 at the lower one.
TreeStroke cut_stroke(Point upper, Point lower, float scale, float along = 0.55f);
void draw_cut(const Painter&, const TreeStroke&);
/// Two thin strokes instead, in the colour of text: a cut by one of two rules.
void draw_twin_cut(const Painter&, const TreeStroke&);
/// A pill with a value, centred. `least`: of its letters; tight: without room beside them.
struct ValuePill {
    Sign sign = Sign::unknown;
    std::string_view value{};
    NodeState state = NodeState::idle;
    float least = 12;
    bool tight = false;
};
Point value_size(const Painter&, float scale, const ValuePill&);
void draw_value(const Painter&, Point middle, float scale, const ValuePill&);
Colour node_colour(const Theme&, NodeShape);

} // namespace shell::kit
