#pragma once
// A dialog's fields for a strategy: which one, and if it can be confined, whether it plays only candidates.
#include "engine/codes/strategies/strategy.hpp"
#include "shell/kit/fields.hpp"

namespace shell::pegs {
using namespace kit;

/// names: the menu's. only: the id of the switch below.
inline void strategy_field(Fields& f, Id id, std::string label, Id only, engine::codes::StrategyKind& kind,
                           std::vector<std::string> names)
{
    auto chosen = in_menu(kind);
    bool confined = is_confined(kind);
    f.choice(id, std::move(label), chosen, std::move(names)).list();
    if (is_confinable(chosen)) f.toggle(only, Text::possible_only, confined);
    kind = engine::codes::confined(chosen, confined);
}

} // namespace shell::pegs
