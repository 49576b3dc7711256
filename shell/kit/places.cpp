#include "shell/kit/places.hpp"
#include <array>

namespace shell::kit {
namespace {

struct Row {
    std::string_view name, word;
    Text title;
    bool listed;
};
constexpr std::array<Row, place_count> rows{{
    {"home", "", Text::home, true},
#define GAME(place, name, word, ...) {name, word, Text::game_##place, true},
#define DRAFT(place, name, word, ...) {name, word, Text::game_##place, false},
#include "shell/kit/games.def"
}};

const Row& row(Place p) { return rows[static_cast<std::size_t>(p)]; }

template <class Is>
std::optional<Place> first_place(Is is)
{
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (is(rows[i])) return static_cast<Place>(i);
    return std::nullopt;
}

} // namespace

std::string_view name(Place p) { return row(p).name; }

std::string_view word(Place p) { return row(p).word; }

bool listed(Place p) { return row(p).listed; }

std::optional<Place> place_from(std::string_view name)
{
    return first_place([name](const Row& r) { return r.name == name; });
}

std::optional<Place> place_of_line(std::string_view line)
{
    const auto first = line.substr(0, line.find(' '));
    return first_place([first](const Row& r) { return !first.empty() && r.word == first && r.listed; });
}

Text title(Place p) { return row(p).title; }

} // namespace shell::kit
