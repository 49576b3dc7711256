#include "shell/trees/typed.hpp"
#include "engine/search/tree_text.hpp"
#include "engine/trees/game.hpp"
#include "shell/trees/phrases.hpp"
#include <algorithm>

namespace shell::trees {
namespace {

bool is_figure(char c) { return c >= '0' && c <= '9'; }
bool in_number(char c) { return is_figure(c) || c == '-' || c == '/' || c == '.'; }

/// Whether two numbers stand beside each other with a space between them, perhaps after a comma.
bool spaces_separate(std::string_view text)
{
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (text[i] != ' ' || !(in_number(text[i - 1]) || text[i - 1] == ',')) continue;
        const std::size_t next = text.find_first_not_of(' ', i);
        if (next != std::string_view::npos && in_number(text[next])) return true;
    }
    return false;
}

/// Numbers joined by commas without a space: from `begin` up to `end`.
struct Joined {
    std::size_t begin, end, comma;
    int commas;
};

Joined joined_at(std::string_view text, std::size_t comma)
{
    Joined out{comma, comma, comma, 0};
    const auto belongs = [&](std::size_t i) {
        const bool between = i > 0 && i + 1 < text.size() && in_number(text[i - 1]) && in_number(text[i + 1]);
        return in_number(text[i]) || (text[i] == ',' && between);
    };
    while (out.begin > 0 && belongs(out.begin - 1)) --out.begin;
    while (out.end < text.size() && belongs(out.end)) out.commas += text[out.end++] == ',' ? 1 : 0;
    for (std::size_t i = out.begin; i < comma; ++i) out.commas += text[i] == ',' ? 1 : 0;
    return out;
}

} // namespace

engine::Expected<engine::search::Tree, std::string> typed_tree(const Say& say, std::string_view typed,
                                                               engine::search::NodeKind first)
{
    std::string text(typed);
    const bool listed = text.find(';') != std::string::npos, spaced = spaces_separate(text);
    for (std::size_t i = 1; i + 1 < text.size(); ++i) {
        if (text[i] != ',' || !is_figure(text[i - 1]) || !is_figure(text[i + 1])) continue;
        const Joined j = joined_at(text, i);
        const bool after_colon = j.begin > 0 && text[j.begin - 1] == ':';
        const bool before_colon = j.end < text.size() && text[j.end] == ':';
        const bool is_one = listed || (j.commas == 1 && after_colon != before_colon);
        if (is_one) text[i] = '.';
        else if (spaced && j.commas == 1 && !after_colon) {
            std::string number = text.substr(j.begin, j.end - j.begin), one = number, two = number;
            one[i - j.begin] = '.';
            two[i - j.begin] = ' ';
            return engine::Unexpected<std::string>(
                say(Text::trees_at_character, say.count(static_cast<std::int64_t>(i) + 1)) + " " +
                say(Text::trees_error_comma, number, one, two));
        }
    }
    std::replace(text.begin(), text.end(), ';', ' ');
    auto tree = engine::search::parse_tree(text, first, engine::trees::max_game_nodes);
    if (!tree) return engine::Unexpected<std::string>(text_error(say, tree.error()));
    return *std::move(tree);
}

} // namespace shell::trees
