#pragma once
// What can be wrong with an event, a setup or a line of the tree screen. No words for people here.
#include "engine/search/error.hpp"

namespace engine::trees {

ENGINE_NAMED(ErrorKind,
             tree,              // of the tree itself: see `tree`; at = node, or character in a line
             not_an_inner_node, // only they have values and windows to be written; at = node
             no_edge_above,     // the root cannot be struck out; at = node
             wrong_mode,        // not an event of this mode
             not_for_practice,  // practice is alphabeta, left to right
             too_many_events,   // at = the limit
             too_long,          // as a line; at = the limit
             syntax,            // at = character; so all below
             unknown_game, unknown_version, unknown_mode, unknown_mover, unknown_algorithm, unknown_order,
             seed_out_of_range, unknown_event);

struct Error {
    using Kind = ErrorKind;
    Kind kind;
    int at = -1;
    search::Error::Kind tree = search::Error::Kind::empty; // where kind is tree
    bool operator==(const Error&) const = default;
};

/// The kind; the tree's own where it is that.
inline std::string_view name(const Error& e) { return e.kind == ErrorKind::tree ? name(e.tree) : name(e.kind); }

inline Unexpected<Error> wrong(ErrorKind kind, int at = -1) { return Unexpected<Error>(Error{kind, at}); }
inline Unexpected<Error> wrong(const search::Error& e)
{
    return Unexpected<Error>(Error{Error::Kind::tree, e.at, e.kind});
}

} // namespace engine::trees
