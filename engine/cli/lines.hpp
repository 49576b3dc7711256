#pragma once
// Lines of any length in bounded memory.
#include <cstddef>
#include <cstdio>
#include <string>

namespace engine::cli {

/// Reads a line without its end into `line`. Of one longer than `most` bytes only most + 1 are kept, so that its size
/// still says it is too long. False at the end of the file.
bool read_line(std::FILE* file, std::string& line, std::size_t most);

} // namespace engine::cli
