#pragma once
// Tables and numbers for a terminal.
#include <cstdint>
#include <string>
#include <vector>

namespace engine::cli {

/// One line per row, two blanks between columns as wide as their widest cell; the first column flush left, the others
/// right. Rows may have fewer cells than others.
std::string in_columns(const std::vector<std::vector<std::string>>& rows);

/// "1 fault", "2 faults".
std::string counted(std::uint64_t number, const char* noun, const char* plural = nullptr);

/// printf into a string of at most 99 bytes.
[[gnu::format(printf, 1, 2)]] std::string text_of(const char* format, ...);

} // namespace engine::cli
