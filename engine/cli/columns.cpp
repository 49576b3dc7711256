#include "engine/cli/columns.hpp"
#include <algorithm>
#include <cstdarg>
#include <cstdio>

namespace engine::cli {
namespace {

/// Characters, not bytes: ± has two bytes.
std::size_t width_of(const std::string& text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

} // namespace

std::string in_columns(const std::vector<std::vector<std::string>>& rows)
{
    std::vector<std::size_t> widest;
    for (const auto& row : rows) {
        if (widest.size() < row.size()) widest.resize(row.size());
        for (std::size_t i = 0; i < row.size(); ++i) widest[i] = std::max(widest[i], width_of(row[i]));
    }
    std::string text;
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string blanks(widest[i] - width_of(row[i]), ' ');
            line += (i == 0 ? "" : "  ") + (i == 0 ? row[i] + blanks : blanks + row[i]);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

std::string counted(std::uint64_t number, const char* noun, const char* plural)
{
    const std::string many = plural == nullptr ? noun + std::string("s") : plural;
    return std::to_string(number) + " " + (number == 1 ? noun : many);
}

std::string text_of(const char* format, ...)
{
    char text[100];
    va_list arguments;
    va_start(arguments, format);
    std::vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    return text;
}

} // namespace engine::cli
