#pragma once
// What can be pressed or read in this room, beside what all have (kit/ids.hpp). A new one is a line, from a to z.
#include "shell/kit/ids.hpp"

namespace shell::app {

inline constexpr std::string_view own_ids = R"(
    about
    bring_back
    coming
    continue
    home
    language
    languages
    new_game@bar
    open
    share
    textview
    theme
    toast_close
)";

consteval kit::Id operator""_id(const char* word, std::size_t) { return kit::Id::listed(word, own_ids, kit::ids); }

} // namespace shell::app
