#include "shell/text/section.hpp"

namespace shell::text {
namespace {

constexpr TextRow rows[]{
#include "shell/text/tictactoe.def"
};
static_assert(complete(rows), "a text is missing in one language: see shell/text/tictactoe.def");

} // namespace

const TextSection tictactoe_texts{Text::before_tictactoe, rows};

} // namespace shell::text
