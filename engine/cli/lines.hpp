#pragma once
// Reads lines of any length in bounded memory.
#include <cstddef>
#include <cstdio>
#include <string>

namespace engine::cli {

/// Reads a line without its end into `line`. Of a line longer than `most` bytes it keeps most + 1, so that the size
/// shows the excess. False at the end of the file.
bool read_line(std::FILE* file, std::string& line, std::size_t most);

} // namespace engine::cli
