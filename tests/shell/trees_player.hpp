#pragma once
// Shared by the tests of trees: opening the screen and reading its outline.
#include "engine/search/effort.hpp"
#include "engine/session/link.hpp"
#include "engine/trees/game.hpp"
#include "tests/shell/player.hpp"
#include <doctest/doctest.h>
#include <string>
#include <string_view>

namespace trees_tests {

using engine::search::SearchEvent;
using nlohmann::json;

inline constexpr const char* exercise = "trees 1 practice max alphabeta left_to_right 0 u3x2:0..20:42:vw";
inline constexpr const char* eight_leaves = "((3 5)(9 2))((4 1)(8 6))";
inline constexpr const char* nine_leaves = "(3 12 8)(2 4 6)(14 5 2)"; // the slides' tree

inline std::string config(const std::string& more = {}, const std::string& language = "en")
{
    return R"({"language":")" + language + R"(","motion":"reduce","game":"trees")" + (more.empty() ? "" : "," + more) +
           "}";
}
inline std::string tree(const std::string& text) { return R"("tree":")" + text + "\""; }
inline std::string link(const std::string& line) { return R"("link":")" + engine::session::to_link(line) + "\""; }
inline std::string text(Player& p, std::string_view id)
{
    const auto c = p.control(id);
    return c.is_null() ? std::string() : c.value("text", "");
}
inline std::string rules(Player& p) { return text(p, "rules"); }

/// The game's line as in a shared link.
inline std::string line(Player& p)
{
    const auto read = engine::session::from_link(p.app().state());
    return read ? *read : std::string();
}

} // namespace trees_tests
