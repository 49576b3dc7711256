#include "engine/request/search_fields.hpp"
#include "engine/request/codec.hpp"
#include "engine/request/types/search.hpp"
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
    case Kind::bounds_reversed:
        return "chance_bounds must be [least,greatest] of all leaves, the first below the second.";
    case Kind::leaf_outside_bounds:
        return "The leaf at `at` (counted level by level) is outside chance_bounds; widen them or change the leaf.";
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

/// MAX, MIN or CHANCE; MAX and MIN alone where `movers_only`.
std::optional<NodeKind> kind_from(std::string_view word, bool movers_only)
{
    if (word == "MAX" || word == "max") return NodeKind::max;
    if (word == "MIN" || word == "min") return NodeKind::min;
    if (!movers_only && (word == "CHANCE" || word == "chance")) return NodeKind::chance;
    return std::nullopt;
}

void refuse(const At& at, const Error& e) { at.fail(name(e.kind), sentence(e), e.at); }

/// A node written as an object.
struct NodeFields {
    NodeKind kind;
    const Json* children = nullptr;
    const Json* p = nullptr;

    struct Kind {
        static void read(const At& at, const Json& json, NodeKind& to)
        {
            const auto word = word_in(at, json);
            if (!word) return;
            if (const auto kind = kind_from(*word, false)) to = *kind;
            else at.refuse("unknown_kind", " must be MAX, MIN or CHANCE.");
        }
    };
    struct Array {
        std::string_view missing;
        std::string remedy() const { return std::string(missing); }
        static void read(const At&, const Json& json, const Json*& to) { to = &json; }
    };
    static void fields(auto& f, auto& n)
    {
        f.may("kind", n.kind, Kind{}, "");
        f.must("children", n.children, Array{"give the array of children, or write a leaf as a number"}, "");
        f.check([&](const At& at) {
            if (!n.children->is_array()) at.in("children").wrong_type("an array");
        });
        if (n.kind != NodeKind::chance) return;
        f.must("p", n.p, Array{"give the children's probabilities, [\"1/2\",\"1/2\"]"}, "");
        f.check([&](const At& at) {
            if (!n.p->is_array() || n.p->size() != n.children->size())
                at.in("p").wrong_type("an array with one probability a child");
        });
    }
};

/// Reads the two JSON forms recursively; a request nests at most max_request_depth deep.
class Nested {
public:
    explicit Nested(TreeBuilder& build) : build_(build) {}

    void read(const At& at, const Json& json, int parent, NodeKind turn, Rational p)
    {
        if (at.failed()) return;
        if (build_.size() >= search::max_nodes) return refuse(at, {Error::Kind::too_many_nodes, search::max_nodes});
        if (json.is_number() || json.is_string()) {
            const auto value = number(at, json);
            if (value) build_.add(parent, NodeKind::leaf, *value, p);
        } else if (json.is_array()) {
            children(at, json, nullptr, parent, turn, p);
        } else if (json.is_object()) {
            NodeFields node{turn};
            read_object(at, json, node);
            turn_ = turn;
            if (!at.failed()) children(at, *node.children, node.p, parent, node.kind, p);
        } else {
            at.wrong_type("a number, a fraction as a string, an array or an object");
        }
    }

private:
    static std::optional<Rational> number(const At& at, const Json& json)
    {
        if (json.is_string()) {
            const auto value = Rational::parse(json.get_ref<const std::string&>());
            if (value) return *value;
            refuse(at, {Error::Kind::bad_number, value.error().at});
            return std::nullopt;
        }
        const bool fits = json.is_number_unsigned() ? json.get<std::uint64_t>() <= INT64_MAX
                                                    : json.is_number_integer() && json.get<std::int64_t>() > INT64_MIN;
        if (fits) return Rational(json.get<std::int64_t>());
        refuse(at, {json.is_number_integer() ? Error::Kind::number_too_large : Error::Kind::bad_number, -1});
        return std::nullopt;
    }

    void children(const At& at, const Json& list, const Json* shares, int parent, NodeKind kind, Rational p)
    {
        if (list.empty()) return refuse(at, {Error::Kind::empty_group, -1});
        if (parent >= 0 && build_.depth(parent) >= search::max_depth)
            return refuse(at, {Error::Kind::too_deep, search::max_depth});
        const bool is_chance = kind == NodeKind::chance;
        const int here = build_.add(parent, kind, {}, p);
        const NodeKind turn = is_chance ? turn_ : other(kind);
        for (std::size_t i = 0; i < list.size() && !at.failed(); ++i) {
            Rational share;
            if (is_chance) {
                const auto q = number(at.in("p").in(i), (*shares)[i]);
                if (!q) return;
                if (q->sign() < 0 || *q > Rational(1)) return refuse(at, {Error::Kind::probability_out_of_range, -1});
                share = *q;
            }
            turn_ = turn;
            read(at.in(i), list[i], here, turn, share);
        }
    }

    TreeBuilder& build_;
    NodeKind turn_ = NodeKind::max; // the player to move at the node being read
};

} // namespace

Problem problem_of(const Error& e, const std::string& field) { return {name(e.kind), sentence(e), field, e.at}; }

void FirstMover::read(const At& at, const Json& json, NodeKind& to)
{
    const auto word = word_in(at, json);
    if (!word) return;
    if (const auto kind = kind_from(*word, true)) to = *kind;
    else at.refuse("unknown_kind", " must be MAX or MIN.");
}

Json FirstMover::write(NodeKind kind) { return kind == NodeKind::max ? "MAX" : "MIN"; }

std::string TreeOf::remedy() { return "give a tree, as \"(3 12 8)(2 4 6)(14 5 2)\" or [[3,12,8],[2,4,6],[14,5,2]]"; }

void TreeOf::read(const At& at, const Json& json, search::Tree& to) const
{
    if (json.is_string()) {
        auto tree = search::parse_tree(json.get_ref<const std::string&>(), first);
        if (tree) to = *std::move(tree);
        else refuse(at, tree.error());
        return;
    }
    TreeBuilder build;
    Nested(build).read(at, json, -1, first, {});
    if (!at.failed()) to = build.finish();
}

Json TreeOf::write(const search::Tree& tree) const { return search::to_text(tree, first); }

void TreeValue::read(const At& at, const Json& json, TreeValue& to)
{
    const auto number = Rational::parse(json.is_string() ? json.get_ref<const std::string&>() : write_json(json));
    if (number) to = {*number, json.is_string() && number->is_whole()};
    else at.wrong_type("a whole number or a fraction as \"4/7\"");
}

Json TreeValue::write(const TreeValue& value)
{
    if (value.number.is_whole() && !value.as_text) return value.number.num();
    return to_text(value.number);
}

} // namespace engine::request
