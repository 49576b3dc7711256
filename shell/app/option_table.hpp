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

/// Where the explanations begin in the desktop's help.
inline constexpr std::size_t help_column = 25;

/// What an option is for and its values, as the desktop's help says it: lines that fit beside its name.
std::string option_words(const OptionRow&);

} // namespace shell::app
