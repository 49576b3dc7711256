#pragma once
// Example notebooks where the levels of deduction differ: each is a minimal case of what a level misses.
#include "engine/cluedo/game.hpp"
#include "shell/text/text.hpp"
#include <span>
#include <string_view>

namespace shell::cluedo {

struct Case {
    text::Text title, about;
    std::string_view line;              // the notebook, as in to_line()
    engine::cluedo::Holder who;         // argument {0} of `about`; nobody: `first` is {0}
    engine::cluedo::Card first, second; // its next arguments, in this order
};
std::span<const Case> cases();

} // namespace shell::cluedo
