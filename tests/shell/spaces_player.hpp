#pragma once
// Shared by the tests of version spaces: opening a game and reading texts of its outline.
#include "engine/codes/version_space/story.hpp"
#include "engine/session/link.hpp"
#include "tests/shell/player.hpp"
#include <doctest/doctest.h>
#include <string>
#include <string_view>

namespace spaces_tests {

namespace vs = engine::codes::version_space;
using engine::codes::Clue;

inline std::string config(const std::string& more)
{
    return R"({"language":"en","motion":"reduce","game":"spaces")" + (more.empty() ? "" : "," + more) + "}";
}

inline std::string link(const std::string& line)
{
    return config(R"("link":")" + engine::session::to_link(line) + R"(")");
}

inline const std::string game_5290 =
    "spaces 1 me hand true b uniform_code never codes 1 p4c10n 12 assistant digits consistent "
    "5290 g1234 a10 g1798 a10 g1056 a02 g0295 a22";
inline const std::string by_hand =
    "spaces 1 me hand true b uniform_code never codes 1 p4c10n 12 assistant digits consistent 0";

inline std::string text(Player& p, std::string_view id)
{
    const auto c = p.control(id);
    return c.is_null() ? std::string("none") : c.value("text", "");
}

inline void settle(Player& p) { REQUIRE(p.settles(2000)); }

inline engine::codes::Code digits(std::string_view s)
{
    return engine::codes::parse_code(engine::codes::picas_fijas, s).value();
}

/// Undoes two rows: a guess and its answer, entered by hand, are two steps of undo.
inline void back_two_rows(Player& p)
{
    for (int i = 0; i < 4; ++i) p.use("undo");
    settle(p);
}

} // namespace spaces_tests
