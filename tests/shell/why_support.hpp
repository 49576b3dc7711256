#pragma once
// Shared by the tests of "Why?": opens a reason as a user does.
#include "engine/session/link.hpp"
#include "tests/shell/player.hpp"
#include <doctest/doctest.h>

namespace why_tests {

using nlohmann::json;

/// A configuration that opens this line.
inline std::string opening(std::string_view line)
{
    return json{{"link", engine::session::to_link(line)}, {"language", "en"}, {"motion", "reduce"}}.dump();
}

/// Opens a reason by its control, reads it and closes it.
inline std::string asked(Player& p, std::string_view id)
{
    REQUIRE_MESSAGE(p.has(id), id);
    const auto before = p.status();
    p.use(id);
    const auto words = p.has("because") ? p.control("because")["text"].get<std::string>() : std::string();
    CHECK(p.status() == words);
    p.use(id);
    CHECK_FALSE(p.has("because"));
    CHECK(p.status() == before);
    return words;
}

inline bool has(const std::string& words, const std::string& part) { return words.find(part) != std::string::npos; }

} // namespace why_tests
