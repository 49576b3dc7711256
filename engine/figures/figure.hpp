#pragma once
// A game's line as a figure for lecture notes, from its model: LaTeX (a document of its own with TikZ), a table as CSV
// or JSON, or plain text.
#include "engine/base/expected.hpp"
#include "engine/figures/format.hpp"
#include <string>
#include <string_view>

namespace engine::figures {

/// `what`: "" or a name that the game has: tree, matrix, history, grid, borders, results. The error is a sentence that says what to do. The line must be one that its game can read.
Expected<std::string, std::string> figure(std::string_view line, std::string_view what, const Style&);

} // namespace engine::figures
