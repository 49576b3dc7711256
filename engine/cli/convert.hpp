#pragma once
// `sagaz convert`: a game from one format into another.
#include <cstdio>
#include <string>

namespace engine::cli {

struct ConvertOptions {
    std::string in;  // a file, or a game's line
    std::string out; // a file; its ending is the format
};
/// Writes the file, and prints its name and what was changed.
int convert(const ConvertOptions&, std::FILE* out, std::FILE* errors);

} // namespace engine::cli
