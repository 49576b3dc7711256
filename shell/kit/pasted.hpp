#pragma once
// A table from a spreadsheet, pasted into a field of one line.
#include <string>
#include <string_view>

namespace shell::kit {

/// What tabs and line ends become.
struct Pasted {
    std::string_view tab = " ", line_end = " ";

    /// The text for the field. Line ends at the end of the text are left out.
    std::string in_a_line(std::string_view text) const;
    bool operator==(const Pasted&) const = default;
};

/// For fields that read a table of numbers, or of words: rows are parts between slashes.
inline constexpr Pasted pasted_numbers{" ", " / "}, pasted_words{"; ", " / "};

} // namespace shell::kit
