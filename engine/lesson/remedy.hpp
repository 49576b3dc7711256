#pragma once
// What whoever wrote a game's line needs to know beside the name of what is wrong with it.
#include <string>
#include <string_view>

namespace engine::lesson {

/// `game`: the first word of its lines; `kind`: the error's name. What could stand there, or what to do; empty = the name says it.
std::string remedy(std::string_view game, std::string_view kind);

} // namespace engine::lesson
