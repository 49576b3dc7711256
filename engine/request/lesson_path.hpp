#pragma once
// Paths to a value in a reply: "cuts.0.node", "moves.*.value.max", "partition.#".
#include "engine/base/expected.hpp"
#include "engine/lesson/answer.hpp"
#include "engine/request/json.hpp"

namespace engine::request {

struct Found {
    lesson::Answer values; // every member, if the value is an array
    bool numbers = false;  // every value is a number, not a text
};

/// A path is keys and indexes joined by dots; for lists also # (size), last, max, min, sum, *.key (of each member),
/// key=value (the first match), path (members joined by dots). Returns the fault as text.
Expected<Found, std::string> value_at(const Json& reply, std::string_view path);

} // namespace engine::request
