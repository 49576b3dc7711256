#pragma once
// Names in a lesson that the engine cannot resolve: other lessons, and ids of the screen's controls and places.
#include "engine/request/json.hpp"
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace engine::cli {

/// The first words of all ids on the screens (shell/*/ids.hpp), separated by blanks. CMake makes this list.
extern const std::string_view control_words;

/// Path and message of each wrong name in a lesson of good form. `beside`: ids of the other lessons; empty = unknown.
std::vector<std::pair<std::string, std::string>> wrong_names(const request::Json& lesson,
                                                             const std::set<std::string>& beside);

} // namespace engine::cli
