#pragma once
// JSON in and out, each direction compiled once: the parser is the largest function of a page's program.
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace engine::request {

using Json = nlohmann::json;

/// Returns the offending byte (the first is 1). `at`: bytes read so far; `token`: the last token; `why`: the library's
/// message.
using WrongByte = std::size_t (*)(std::size_t at, const std::string& token, std::string_view why);

/// Parses `text`. If it is not JSON, returns a discarded value (`is_discarded`) and sets `*wrong_at` to the offending
/// byte (the first is 1).
Json read_json(std::string_view text, std::size_t* wrong_at = nullptr, WrongByte = nullptr);

/// One line, or with `indent` >= 0 a line a value; invalid UTF-8 is replaced.
std::string write_json(const Json&, int indent = -1);

} // namespace engine::request
