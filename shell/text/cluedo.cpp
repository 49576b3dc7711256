#include "shell/text/section.hpp"

namespace shell::text {
namespace {

constexpr TextRow rows[]{
#include "shell/text/cluedo.def"
};
static_assert(complete(rows), "a text is missing in one language: see shell/text/cluedo.def");

} // namespace

const TextSection cluedo_texts{Text::before_cluedo, rows};

} // namespace shell::text
