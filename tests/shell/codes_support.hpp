#pragma once
// Shared by the tests of code games: the configuration of an English game or of a line, and a control's text.
#include "engine/session/link.hpp"
#include "tests/shell/player.hpp"
#include <string>
#include <string_view>

namespace codes_support {

inline std::string config(const std::string& more) { return R"({"language":"en","motion":"reduce",)" + more + "}"; }

inline std::string opened(const std::string& line)
{
    return config(R"("link":")" + engine::session::to_link(line) + R"(")");
}

/// Presses Hint until it gives a guess: its first press only says where to look.
inline void hint(Player& p)
{
    p.use("hint");
    for (int i = 0; i < 400 && !p.has("nudge"); ++i) p.frame();
    p.use("hint");
}

/// The control's text; "none" if there is no such control.
inline std::string text(Player& p, std::string_view id)
{
    const auto c = p.control(id);
    return c.is_null() ? std::string("none") : c.value("text", "");
}

} // namespace codes_support
