#pragma once
// The tree screen as setup, events and model. Explore: a person edits a tree and chooses a search. Practice: a person does
// alpha-beta by hand on a random tree or an own one. The search itself is in engine/search.
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

/// The search of the tree.
struct Choice {
    search::Algorithm algorithm = search::Algorithm::alphabeta;
    search::Order order;
    search::Cutting cutting = {};
    bool operator==(const Choice&) const = default;
};

/// A tree for practice: random, or the setup's.
struct Exercise {
    search::TreeShape shape;
    std::uint64_t seed = 0;
    search::Asked asked;
    bool is_own = false;                                 // Setup::tree; shape and seed are the defaults
    search::CutRule rule = search::CutRule::at_equality; // by which the person cuts, said beforehand
    bool operator==(const Exercise&) const = default;
};

struct Setup {
    Mode mode = Mode::explore;
    NodeKind first = NodeKind::max; // the player who moves first where no mark says otherwise: max or min
    Choice choice;                  // practice: alphabeta, left to right; its rule is the exercise's
    Tree tree;                      // explore, and practice on an own tree: without chance nodes
    Exercise exercise;              // practice
    bool operator==(const Setup&) const = default;
};

/// The first error of a setup.
std::optional<Error> problem(const Setup&);

/// Node numbers are those of the tree before the event.
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
        write_value,  // node, value (std::nullopt: erased)
        write_window, // node, window (std::nullopt: erased)
        strike,       // node: strikes out the edge above, or restores it
        check         // shows the mistakes: review()
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
    Choice choice;                         // practice: with the exercise's rule
    std::vector<search::NodeAnswer> sheet; // practice: one answer for each node
    int checks = 0;                        // practice: the number so far
    bool is_checked = false;               // nothing was written after the last check
    int events = 0;                        // the number so far, at most max_events
    std::size_t line_length = 0;           // of to_line(); at most session::max_line_length

    bool operator==(const Game&) const = default;

    /// The setup must have no problem().
    static Game start(const Setup&);
    Expected<Game, Error> after(const Event&) const;
};
static_assert(session::Model<Game>);

/// The chosen search. Errors: those of search_tree (an edited tree may have wrong probabilities).
Expected<search::SearchResult, search::Error> searched(const Game&, search::SearchTrace* trace = nullptr);

/// Practice: the mistakes in the sheet.
search::Review review(const Game&);

/// Practice: how many answers were right at the first check that had them.
struct FirstTry {
    int right = 0, asked = 0;
    bool operator==(const FirstTry&) const = default;
};
FirstTry first_try(const session::Log<Game>&);

/// Practice: every answer that a check has found wrong, in the order in which they were found, each kind at a node once.
std::vector<search::Mistake> mistakes_found(const session::Log<Game>&);

/// The log up to its cursor as one line, version 1:
///   trees 1 explore <first> <algorithm> <order> <seed> <tree> <event>…
///   trees 1 practice <first> alphabeta left_to_right 0 <shape> <event>…
/// with single spaces. <algorithm> may end with :strict (the rule >), then :0..10 (bounds of all leaves), then :probe
/// (star2). <tree>: tree_text.hpp with commas. <shape>: u3x2:0..20:42:vw, that is uniform (i: irregular), branching x depth,
/// values, seed, asked (v values, w windows, - neither); then s for the rule >. An own tree is own:vw:<tree>. Events, with
/// breadth-first numbers n:
///   an.p=v add child v at place p   dn delete        tn=max|min|chance|leaf   vn=v value     pn=v probability
///   mn.p move to place p            r<tree> replace  c<algorithm>.<order>.<seed>
///   wn=v write value (wn= rub out)  bn=α.β write window, i infinite (bn= rub out)   xn strike out   k check
std::string to_line(const session::Log<Game>&);

/// The log of a line, or the error with `at` as an index into the line; for an event that the game refuses, the index of
/// its word.
Expected<session::Log<Game>, Error> from_line(std::string_view line);

/// The parts of a line: the header for the setup, and an event's word.
std::string header_of(const Setup&);
std::string word_of(const Event&, NodeKind first);

} // namespace engine::trees
