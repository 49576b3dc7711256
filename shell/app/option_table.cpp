#include "shell/app/option_table.hpp"
#include "shell/kit/places.hpp"
#include <algorithm>
#include <array>

namespace shell::app {
namespace {

constexpr auto rows = std::to_array<OptionRow>({
#define OPTION(kind, attribute, setting, allowed, pattern, without, what)                                              \
    {#kind, attribute, setting, allowed, pattern, without, what},
#define VALUES(attribute, games, values)
#include "shell/app/options.def"
});

constexpr auto documented = std::to_array<OptionValues>({
#define OPTION(kind, attribute, setting, allowed, pattern, without, what)
#define VALUES(attribute, games, values) {attribute, games, values},
#include "shell/app/options.def"
});

} // namespace

void explain(std::string& out, std::string_view text)
{
    constexpr std::size_t room = 112 - help_column;
    if (!out.empty()) out += '\n';
    for (;;) {
        const auto end = text.size() <= room ? text.size() : text.rfind(' ', room);
        out.append(text.substr(0, end));
        if (end >= text.size()) return;
        text.remove_prefix(end + 1);
        out += '\n';
    }
}

std::span<const OptionRow> option_rows() { return rows; }

std::span<const OptionValues> option_values() { return documented; }

std::vector<std::string> pieces(std::string_view list, char between)
{
    std::vector<std::string> out;
    while (!list.empty()) {
        const auto end = std::min(list.find(between), list.size());
        out.emplace_back(list.substr(0, end));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return out;
}

std::string joined(const std::vector<std::string>& words, const char* between)
{
    std::string out;
    for (const auto& w : words) out += (out.empty() ? "" : between) + w;
    return out;
}

std::vector<std::string> possible_values(const OptionRow& row)
{
    std::vector<std::string> out;
    if (row.allowed == "GAMES") {
        for (std::size_t i = 0; i < kit::place_count; ++i)
            if (const auto place = static_cast<kit::Place>(i); listed(place)) out.emplace_back(name(place));
    } else if (row.allowed == "LANGUAGES") out.assign(text::language_codes.begin(), text::language_codes.end());
    else out = pieces(row.allowed);
    return out;
}

std::string option_words(const OptionRow& row)
{
    std::string out;
    explain(out, std::string(row.what) + (row.allowed.empty() ? "" : ": " + joined(possible_values(row))));
    for (const auto& v : documented)
        if (v.attribute == row.attribute && !v.attribute.empty() && row.allowed.empty() && row.setting != "link")
            explain(out, (v.games.empty() ? "" : joined(pieces(v.games, ' '), ", ") + ": ") + joined(pieces(v.values)));
    return out;
}

} // namespace shell::app
