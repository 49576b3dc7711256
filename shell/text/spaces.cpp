#include "shell/text/section.hpp"

namespace shell::text {
namespace {

constexpr TextRow rows[]{
#include "shell/text/spaces.def"
};
static_assert(complete(rows), "a text is missing in one language: see shell/text/spaces.def");

} // namespace

const TextSection spaces_texts{Text::before_spaces, rows};

} // namespace shell::text
