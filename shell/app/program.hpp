#pragma once
// Selects a program's games from the list (shell/kit/games.def), for shell/app/programs/.
#include "shell/app/games.hpp"
#include "shell/kit/game.hpp"
#include "shell/kit/requests.hpp"
#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace shell::app {
using namespace kit;

/// A program's name as in the list; "every" has all listed games.
struct ProgramName {
    char text[16]{};
    template <std::size_t n>
    constexpr ProgramName(const char (&name)[n]) // NOLINT(google-explicit-constructor): written as games_of<"codes">
    {
        std::copy_n(name, n, text);
    }
    constexpr bool has(std::string_view program) const { return program == text || std::string_view(text) == "every"; }
};

/// A program's games in the list's order. Other programs' entries are not named, hence not linked.
template <ProgramName here>
std::span<const GameEntry> games_of()
{
    static const auto all = [] {
        std::vector<GameEntry> out;
#define GAME(place, name, word, room, program)                                                                         \
    if constexpr (here.has(#program)) out.push_back(room::place##_entry);
#include "shell/kit/games.def"
        return out;
    }();
    return all;
}

} // namespace shell::app

// PAGE_PROGRAM("trees", &text::common_texts, &text::lesson_texts, &text::trees_texts) defines a page's program without
// home screen and requests: its games in the list, and its sections of texts, which cmake/texts.py reads too.
#define PAGE_PROGRAM(name, ...)                                                                                        \
    namespace shell {                                                                                                  \
    std::span<const kit::GameEntry> app::games() { return games_of<name>(); }                                          \
    const kit::RequestDoor* kit::request_door() { return nullptr; }                                                    \
    const app::HomeScreen* app::home_screen() { return nullptr; }                                                      \
    std::span<const text::TextSection* const> text::text_sections()                                                    \
    {                                                                                                                  \
        static constexpr std::array all{__VA_ARGS__};                                                                  \
        return all;                                                                                                    \
    }                                                                                                                  \
    }
