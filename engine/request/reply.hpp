#pragma once
// What a request is answered: one line of JSON, good or bad. JSON stays inside engine/request.
#include "engine/request/json.hpp"
#include <string>

namespace engine::request {

/// Why a request is refused. `message` is an English sentence for whoever writes requests: it names the field and what
/// to do about it.
struct Problem {
    std::string_view kind; // snake_case, a literal
    std::string message;
    std::string field = {}; // "history[2].guess"; empty = the whole request
    int at = -1;            // index of the offending character, position or row; -1 = none
};

std::string ok_line(const Json& result);
std::string error_line(const Problem&);

} // namespace engine::request
