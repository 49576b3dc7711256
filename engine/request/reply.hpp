#pragma once
// The reply to a request: one line of JSON, good or bad. JSON stays inside engine/request.
#include "engine/request/json.hpp"
#include <string>

namespace engine::request {

/// Why a request is refused. `message` is an English sentence for developers: it names the field and a remedy.
struct Problem {
    std::string_view kind; // snake_case, a literal
    std::string message;
    std::string field = {}; // "history[2].guess"; empty = the whole request
    int at = -1;            // index of the offending character, position or row; -1 = none
};

std::string ok_line(const Json& result);
std::string error_line(const Problem&);

} // namespace engine::request
