#include "engine/cli/lines.hpp"

namespace engine::cli {

bool read_line(std::FILE* file, std::string& line, std::size_t most)
{
    line.clear();
    int c = std::getc(file);
    if (c == EOF) return false;
    for (; c != EOF && c != '\n'; c = std::getc(file))
        if (line.size() <= most) line += static_cast<char>(c);
    if (!line.empty() && line.size() <= most && line.back() == '\r') line.pop_back();
    return true;
}

} // namespace engine::cli
