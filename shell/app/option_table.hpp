#pragma once
// The table of options (options.def) as values: for the desktop's --help and the tests. read_config needs only the names.
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace shell::app {

/// What the columns mean: options.def.
struct OptionRow {
    std::string_view kind, attribute, setting, allowed, pattern, without, what;
};
struct OptionValues {
    std::string_view attribute, games, values;
};
std::span<const OptionRow> option_rows();
std::span<const OptionValues> option_values();

/// The pieces of a list in the table: between | or spaces.
std::vector<std::string> pieces(std::string_view list, char between = '|');

std::string joined(const std::vector<std::string>& words, const char* between = " | ");
/// All that there are; none: they are described by a pattern.
std::vector<std::string> possible_values(const OptionRow&);

/// Where the explanations begin in the desktop's help.
inline constexpr std::size_t help_column = 25;
/// More of them: lines of at most 112 characters in the window's help, which begin at its column.
void explain(std::string& out, std::string_view text);

/// What an option is for and its values, as the desktop's help says it: lines that fit beside its name.
std::string option_words(const OptionRow&);

} // namespace shell::app
