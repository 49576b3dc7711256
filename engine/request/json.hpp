#pragma once
// JSON in and out, each way compiled once: the parser is the largest function of a page's program.
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace engine::request {

using Json = nlohmann::json;

/// Which byte is wrong, where the library has read as far as `at` and says why; `token`: what it has read last.
using WrongByte = std::size_t (*)(std::size_t at, const std::string& token, std::string_view why);

/// The value that `text` holds; a discarded one (`is_discarded`) if it is not JSON, from byte `*wrong_at` on (the first is 1).
Json read_json(std::string_view text, std::size_t* wrong_at = nullptr, WrongByte = nullptr);

/// On one line; what is not UTF-8 is replaced.
std::string write_json(const Json&);

} // namespace engine::request
