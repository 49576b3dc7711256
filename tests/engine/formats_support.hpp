#pragma once
// Shared by the tests of the field's formats.
#include "engine/formats/nfg.hpp"
#include <doctest/doctest.h>
#include <fstream>
#include <sstream>
#include <string>

namespace formats_support {

inline std::string file(const std::string& name)
{
    std::ifstream in("tests/data/formats/" + name, std::ios::binary);
    REQUIRE_MESSAGE(in, "run from the project's root");
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}
inline engine::formats::StrategicForm form_of(const std::string& text)
{
    const auto form = engine::formats::parse_nfg(text);
    if (!form) FAIL(std::string(name(form.error())), " ", form.error().line, ":", form.error().column);
    return *form;
}
/// "2 1, 0 0": all cells.
inline std::string payoffs_of(const engine::formats::StrategicForm& g)
{
    std::string text;
    for (int cell = 0; cell < g.cells(); ++cell) {
        text += cell > 0 ? ", " : "";
        for (int player = 0; player < g.count(); ++player)
            text += (player > 0 ? " " : "") + to_text(g.payoff(cell, player));
    }
    return text;
}

} // namespace formats_support
