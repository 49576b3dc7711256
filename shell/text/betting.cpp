#include "shell/text/section.hpp"

namespace shell::text {
namespace {

constexpr TextRow rows[]{
#include "shell/text/betting.def"
};
static_assert(complete(rows), "a text is missing in one language: see shell/text/betting.def");

} // namespace

const TextSection betting_texts{Text::before_betting, rows};

} // namespace shell::text
