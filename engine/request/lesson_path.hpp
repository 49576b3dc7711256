#pragma once
// A value in a reply: "cuts.0.node", "moves.*.value.max", "partition.#".
#include "engine/base/expected.hpp"
#include "engine/lesson/answer.hpp"
#include "engine/request/json.hpp"

namespace engine::request {

struct Found {
    lesson::Answer values; // an array's are all of its members
    bool numbers = false;  // all of them were, not texts
};

/// Keys and indexes with dots between them, and words for what follows from a list: # (how many), last, max, min, sum,
/// *.key (of each), key=value (the first that has it), path (its members with dots between them). Else what is wrong.
Expected<Found, std::string> value_at(const Json& reply, std::string_view path);

} // namespace engine::request
