#pragma once
// Tables for a terminal.
#include <string>
#include <vector>

namespace engine::cli {

/// A line a row, two blanks between columns as wide as their widest cell: the first flush left, the others right. Rows may be
/// shorter than others.
std::string in_columns(const std::vector<std::vector<std::string>>& rows);

/// printf, into a string of at most 99 bytes.
[[gnu::format(printf, 1, 2)]] std::string text_of(const char* format, ...);

} // namespace engine::cli
