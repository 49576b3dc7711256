#pragma once
// A game given by a file of Gambit, shown as a tree with its information sets. Nobody plays it, so it has no events.
#include "engine/betting/error.hpp"
#include "engine/extensive/form.hpp"
#include "engine/session/log.hpp"
#include <memory>
#include <optional>
#include <string>

namespace engine::betting {

struct GivenSetup {
    extensive::Tree tree;
    bool operator==(const GivenSetup&) const = default;
};

/// Why there is no Given: the tree has a solving_problem() or no sequence_form().
std::optional<Error> problem(const GivenSetup&);

struct NoEvent {
    bool operator==(const NoEvent&) const = default;
};

struct Given {
    using Setup = GivenSetup;
    using Event = NoEvent;
    using Error = betting::Error;

    Setup setup;
    std::shared_ptr<const extensive::Form> form;

    /// The setup must have no problem().
    static Given start(const Setup&);
    Expected<Given, Error> after(const Event&) const;

    const extensive::Tree& tree() const { return setup.tree; }
    /// -1: chance or a leaf.
    int player(int node) const { return tree().nodes[node].set < 0 ? -1 : tree().sets[tree().nodes[node].set].player; }
    /// The number of a set among its player's, in the form's order; -1: of chance.
    int own_set(int tree_set) const;
};
static_assert(session::Model<Given>);

/// "betting 1 efg EFG 2 R …": the file's text as to_short_efg() writes it, and no other text. It may be longer than
/// session::max_line_length, which no link holds, and even than max_kept_length; given_from_line() then refuses it.
std::string to_line(const session::Log<Given>&);
/// Error at a byte: bad_file where the text is no game, none that can be solved, or written otherwise.
Expected<session::Log<Given>, Error> given_from_line(std::string_view line);

/// By its third word.
bool is_given_line(std::string_view line);

} // namespace engine::betting
