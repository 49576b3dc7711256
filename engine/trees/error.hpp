#pragma once
// Errors of an event, a setup or a line of the tree screen. The shell has the words for them.
#include "engine/search/error.hpp"

namespace engine::trees {

ENGINE_NAMED(ErrorKind,
             tree,              // an error of the tree: see `tree`; at = node, or character in a line
             not_an_inner_node, // only an inner node takes a value or window; at = node
             no_edge_above,     // the root has none to strike out; at = node
             wrong_mode,        // the event belongs to the other mode
             not_for_practice,  // practice is alphabeta, left to right
             too_many_events,   // at = the limit
             too_long,          // the line; at = the limit
             syntax,            // at = character, also for all errors below
             unknown_game, unknown_version, unknown_mode, unknown_mover, unknown_algorithm, unknown_order,
             seed_out_of_range, unknown_event);

struct Error {
    using Kind = ErrorKind;
    Kind kind;
    int at = -1;
    search::Error::Kind tree = search::Error::Kind::empty; // where kind is tree
    bool operator==(const Error&) const = default;
};

/// The kind's name; for an error of the tree, that error's name.
inline std::string_view name(const Error& e) { return e.kind == ErrorKind::tree ? name(e.tree) : name(e.kind); }

inline Unexpected<Error> wrong(ErrorKind kind, int at = -1) { return Unexpected<Error>(Error{kind, at}); }
inline Unexpected<Error> wrong(const search::Error& e)
{
    return Unexpected<Error>(Error{Error::Kind::tree, e.at, e.kind});
}

} // namespace engine::trees
