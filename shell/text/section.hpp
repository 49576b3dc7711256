#pragma once
// How a section of texts becomes a table; used by one file for each section.
#include "shell/text/text.hpp"

namespace shell::text {

using TextRow = std::array<std::string_view, 3>;

constexpr bool complete(std::span<const TextRow> rows)
{
    for (const auto& row : rows)
        for (const auto& text : row)
            if (text.empty()) return false;
    return true;
}

} // namespace shell::text

#define TEXT(key, es, it, en) TextRow{es, it, en},
