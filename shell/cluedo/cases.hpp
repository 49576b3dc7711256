#pragma once
// Small tables on which rules, trials and complete search know different things: what each level misses, at its smallest.
#include "engine/cluedo/game.hpp"
#include "shell/text/text.hpp"
#include <span>
#include <string_view>

namespace shell::cluedo {

struct Case {
    text::Text title, about;
    std::string_view line;              // the notebook
    engine::cluedo::Holder who;         // {0} of `about`, or nobody: `first` is
    engine::cluedo::Card first, second; // its cards, in this order
};
std::span<const Case> cases();

} // namespace shell::cluedo
