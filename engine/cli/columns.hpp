#pragma once
// Tables for a terminal.
#include <string>
#include <vector>

namespace engine::cli {

/// One line per row, two blanks between columns as wide as their widest cell; the first column flush left, the others
/// right. Rows may have fewer cells than others.
std::string in_columns(const std::vector<std::vector<std::string>>& rows);

/// printf into a string of at most 99 bytes.
[[gnu::format(printf, 1, 2)]] std::string text_of(const char* format, ...);

} // namespace engine::cli
