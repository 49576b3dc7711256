#include "engine/request/search_fields.hpp"
#include "engine/search/tree_text.hpp"

namespace engine::request {
namespace {

using search::Error;
using search::NodeKind;
using search::TreeBuilder;

std::string sentence(const Error& e)
{
    using Kind = Error::Kind;
    const std::string limit = std::to_string(e.at);
    switch (e.kind) {
    case Kind::empty:
        return "There is no tree; write one as (3 12 8)(2 4 6)(14 5 2).";
    case Kind::unexpected_character:
        return "A character that is no part of a tree; use numbers, ( ), [p: ], spaces or commas, ^( and v( for MAX "
               "and MIN.";
    case Kind::empty_group:
        return "A node has no children; give it some or write a number.";
    case Kind::unclosed:
        return "A bracket is opened and not closed; close it.";
    case Kind::unmatched:
        return "A bracket closes what is not open; remove it or open it.";
    case Kind::bad_number:
        return "A number must be whole or a fraction such as 4/7.";
    case Kind::number_too_large:
        return "A number does not fit 64 bits; use smaller ones.";
    case Kind::missing_probability:
        return "A chance node's child needs its probability first, as in [1/2:3 1/2:(4 5)].";
    case Kind::unexpected_probability:
        return "Only the children of a chance node, in [ ], have probabilities.";
    case Kind::probability_out_of_range:
        return "A probability must be from 0 to 1.";
    case Kind::too_many_nodes:
        return e.at < 0 ? "So many leaves are too many; lower b or d."
                        : "At most " + limit + " nodes; send a smaller tree.";
    case Kind::too_deep:
        return "At most " + limit + " levels below the root; send a shallower tree.";
    case Kind::probabilities_sum:
        return "The probabilities of the chance node at `at` (counted level by level) must add up to 1.";
    case Kind::value_too_large:
        return "A value does not fit a fraction of 64 bits; use simpler probabilities or values.";
    case Kind::chance_node:
        return "The tree has a chance node; ask for the algorithm expectiminimax.";
    case Kind::branching_out_of_range:
        return "b must be from 1 to " + limit + ".";
    case Kind::depth_out_of_range:
        return "d must be from 1 to " + limit + ".";
    case Kind::count_out_of_range:
        return "trees must be from 1 to " + limit + ".";
    default:
        return "The tree cannot be read or changed like that.";
    }
}

/// Reads the two JSON forms recursively; a request nests at most max_request_depth deep.
class Nested {
public:
    Nested(Reader& in, TreeBuilder& build) : in_(in), build_(build) {}

    void read(const Json& json, int parent, NodeKind turn, Rational p, const std::string& path)
    {
        if (in_.failed()) return;
        if (build_.size() >= search::max_nodes) return refuse({Error::Kind::too_many_nodes, search::max_nodes}, path);
        if (json.is_number() || json.is_string()) {
            const auto value = number(json, path);
            if (value) build_.add(parent, NodeKind::leaf, *value, p);
        } else if (json.is_array()) {
            children(json, nullptr, build_, parent, turn, p, path);
        } else if (json.is_object()) {
            object(json, parent, turn, p, path);
        } else {
            in_.fail({"wrong_type", path + " must be a number, a fraction as a string, an array or an object.", path});
        }
    }

private:
    void refuse(const Error& e, const std::string& path) { in_.fail(problem_of(e, path)); }

    std::optional<Rational> number(const Json& json, const std::string& path)
    {
        if (json.is_string()) {
            const auto value = Rational::parse(json.get_ref<const std::string&>());
            if (value) return *value;
            refuse({Error::Kind::bad_number, value.error().at}, path);
            return std::nullopt;
        }
        const bool fits = json.is_number_unsigned() ? json.get<std::uint64_t>() <= INT64_MAX
                                                    : json.is_number_integer() && json.get<std::int64_t>() > INT64_MIN;
        if (fits) return Rational(json.get<std::int64_t>());
        refuse({json.is_number_integer() ? Error::Kind::number_too_large : Error::Kind::bad_number, -1}, path);
        return std::nullopt;
    }

    void children(const Json& list, const Json* shares, TreeBuilder& build, int parent, NodeKind kind, Rational p,
                  const std::string& path)
    {
        if (list.empty()) return refuse({Error::Kind::empty_group, -1}, path);
        if (parent >= 0 && build.depth(parent) >= search::max_depth)
            return refuse({Error::Kind::too_deep, search::max_depth}, path);
        const bool is_chance = kind == NodeKind::chance;
        const int here = build.add(parent, kind, {}, p);
        const NodeKind turn = is_chance ? turn_ : other(kind);
        for (std::size_t i = 0; i < list.size() && !in_.failed(); ++i) {
            const std::string below = path + "[" + std::to_string(i) + "]";
            Rational share;
            if (is_chance) {
                const auto q = number((*shares)[i], path + ".p[" + std::to_string(i) + "]");
                if (!q) return;
                if (q->sign() < 0 || *q > Rational(1)) return refuse({Error::Kind::probability_out_of_range, -1}, path);
                share = *q;
            }
            turn_ = turn;
            read(list[i], here, turn, share, below);
        }
    }

    void object(const Json& json, int parent, NodeKind turn, Rational p, const std::string& path)
    {
        Reader node(json, path + ".");
        NodeKind kind = turn;
        const std::string word = node.word("kind", turn == NodeKind::max ? "MAX" : "MIN");
        if (word == "MAX" || word == "max") kind = NodeKind::max;
        else if (word == "MIN" || word == "min") kind = NodeKind::min;
        else if (word == "CHANCE" || word == "chance") kind = NodeKind::chance;
        else node.fail({"unknown_kind", path + ".kind must be MAX, MIN or CHANCE.", path + ".kind"});
        const Json* list = node.require("children", "give the array of children, or write a leaf as a number");
        if (list != nullptr && !list->is_array())
            node.fail({"wrong_type", path + ".children must be an array.", path + ".children"});
        const bool is_chance = kind == NodeKind::chance;
        const Json* shares =
            is_chance ? node.require("p", "give the children's probabilities, [\"1/2\",\"1/2\"]") : nullptr;
        if (shares != nullptr && list != nullptr && list->is_array() &&
            (!shares->is_array() || shares->size() != list->size()))
            node.fail({"wrong_type", path + ".p must be an array with one probability a child.", path + ".p"});
        if (auto problem = node.finish()) return in_.fail(*problem);
        turn_ = turn;
        children(*list, shares, build_, parent, kind, p, path);
    }

    Reader& in_;
    TreeBuilder& build_;
    NodeKind turn_ = NodeKind::max; // the player to move at the node being read
};

} // namespace

Problem problem_of(const Error& e, const std::string& field) { return {name(e.kind), sentence(e), field, e.at}; }

search::NodeKind read_first_mover(Reader& in)
{
    const std::string root = in.word("root", "MAX");
    if (root == "MAX" || root == "max") return NodeKind::max;
    if (root != "MIN" && root != "min") in.fail({"unknown_kind", "root must be MAX or MIN.", "root"});
    return NodeKind::min;
}

search::Tree read_tree(Reader& in, NodeKind first)
{
    const Json* json = in.require("tree", "give a tree, as \"(3 12 8)(2 4 6)(14 5 2)\" or [[3,12,8],[2,4,6],[14,5,2]]");
    if (json == nullptr || in.failed()) return {};
    if (json->is_string()) {
        const auto tree = search::parse_tree(json->get_ref<const std::string&>(), first);
        if (tree) return *tree;
        in.fail(problem_of(tree.error(), in.path("tree")));
        return {};
    }
    TreeBuilder build;
    Nested(in, build).read(*json, -1, first, {}, in.path("tree"));
    return in.failed() ? search::Tree() : build.finish();
}

search::Order read_order(Reader& in)
{
    search::Order order;
    const auto kind = named<search::OrderKind>(in.word("order", "left_to_right"));
    if (kind) order.kind = *kind;
    else
        in.fail({"unknown_order", "order must be left_to_right, right_to_left, best_first, worst_first or shuffled.",
                 "order"});
    order.seed = in.seed("seed");
    return order;
}

} // namespace engine::request
