#pragma once
// The tree screen as setup, events and model. Explore: a tree, edited, and how it is searched. Practice: a drawn tree on
// which alpha-beta is done by hand. What a search does is not in here: it follows (engine/search).
#include "engine/base/named.hpp"
#include "engine/search/exercise.hpp"
#include "engine/search/random_tree.hpp"
#include "engine/search/search.hpp"
#include "engine/session/log.hpp"
#include "engine/trees/error.hpp"
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace engine::trees {

using search::NodeKind;
using search::Tree;

inline constexpr int max_events = 300;
inline constexpr int max_game_nodes = 500;

ENGINE_NAMED(Mode, explore, practice);

/// How the tree is searched.
struct Choice {
    search::Algorithm algorithm = search::Algorithm::alphabeta;
    search::Order order;
    bool operator==(const Choice&) const = default;
};

/// A tree to practise on, drawn by its seed.
struct Exercise {
    search::TreeShape shape;
    std::uint64_t seed = 0;
    search::Asked asked;
    bool operator==(const Exercise&) const = default;
};

struct Setup {
    Mode mode = Mode::explore;
    NodeKind first = NodeKind::max; // moves first, wherever the tree does not say otherwise: max or min
    Choice choice;                  // practice: alphabeta, left to right
    Tree tree;                      // explore
    Exercise exercise;              // practice
    bool operator==(const Setup&) const = default;
};

/// What is wrong with a setup, if anything.
std::optional<Error> problem(const Setup&);

/// Nodes are numbered breadth first in the tree as it is before the event.
struct Event {
    enum class What : std::uint8_t {
        // explore
        add_child,       // node, place, value
        remove,          // node
        retype,          // node, kind
        set_value,       // node, value
        set_probability, // node, value
        move,            // node, place
        replace,         // tree
        choose,          // choice
        // practice
        write_value,  // node, value (none: rubbed out)
        write_window, // node, window (none: rubbed out)
        strike,       // node: the edge above, struck out or taken back
        check         // asks what is wrong; review() tells
    };
    What what = What::check;
    int node = 0, place = 0;
    NodeKind kind = NodeKind::leaf;
    std::optional<Rational> value = {};
    std::optional<search::WrittenWindow> window = {};
    Choice choice = {};
    Tree tree = {};
    bool operator==(const Event&) const = default;
};

struct Game {
    using Setup = trees::Setup;
    using Event = trees::Event;
    using Error = trees::Error;

    Setup setup;
    Tree tree;
    Choice choice;
    std::vector<search::NodeAnswer> sheet; // practice: one a node
    int checks = 0;                        // practice: so far
    bool is_checked = false;               // nothing was written since the last check
    int events = 0;                        // so far, at most max_events
    std::size_t line_length = 0;           // of to_line; never more than session::max_line_length

    bool operator==(const Game&) const = default;

    /// The setup must have no problem().
    static Game start(const Setup&);
    Expected<Game, Error> after(const Event&) const;
};
static_assert(session::Model<Game>);

/// The search as chosen; errors as search_tree's (a tree under edit may be unsound).
Expected<search::SearchResult, search::Error> searched(const Game&, search::SearchTrace* trace = nullptr);

/// Practice: what is wrong with the sheet as it is now.
search::Review review(const Game&);

/// The log up to its cursor as one line, version 1:
///   trees 1 explore <first> <algorithm> <order> <seed> <tree> <event>…
///   trees 1 practice <first> alphabeta left_to_right 0 <shape> <event>…
/// with single spaces. <tree>: tree_text.hpp with commas. <shape>: u3x2:0..20:42:vw, that is uniform (i: irregular),
/// branching x depth, values, seed, asked (v values, w windows, - neither). Events, with breadth-first numbers n:
///   an.p=v add child v at place p   dn delete        tn=max|min|chance|leaf   vn=v value     pn=v probability
///   mn.p move to place p            r<tree> replace  c<algorithm>.<order>.<seed>
///   wn=v write value (wn= rub out)  bn=α.β write window, i infinite (bn= rub out)   xn strike out   k check
std::string to_line(const session::Log<Game>&);

/// The same log, or what is wrong where: `at` is an index into the line, unless the game itself refuses an event, when
/// it is the index of that event's word.
Expected<session::Log<Game>, Error> from_line(std::string_view line);

/// The words of a line: what the setup begins with, and an event's.
std::string header_of(const Setup&);
std::string word_of(const Event&, NodeKind first);

} // namespace engine::trees
