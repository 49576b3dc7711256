#pragma once
// The table of options (options.def) as values, for the desktop's --help and the tests.
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace shell::app {

/// The columns are explained in options.def.
struct OptionRow {
    std::string_view kind, attribute, setting, allowed, pattern, without, what;
};
struct OptionValues {
    std::string_view attribute, games, values;
};
std::span<const OptionRow> option_rows();
std::span<const OptionValues> option_values();

/// Splits a list of the table at `between`.
std::vector<std::string> pieces(std::string_view list, char between = '|');

std::string joined(const std::vector<std::string>& words, const char* between = " | ");
/// All values of an option; empty if a pattern describes them.
std::vector<std::string> possible_values(const OptionRow&);

/// The column of the explanations in the desktop's help.
inline constexpr std::size_t help_column = 25;
/// Appends `text` to the explanation `out`, wrapped so that a line of the help has at most 112 characters.
void explain(std::string& out, std::string_view text);

/// An option's purpose and values for the desktop's help, wrapped like explain().
std::string option_words(const OptionRow&);

} // namespace shell::app
