#include "shell/text/section.hpp"

namespace shell::text {
namespace {

constexpr TextRow rows[]{
#include "shell/text/codes.def"
};
static_assert(complete(rows), "a text is missing in one language: see shell/text/codes.def");

} // namespace

const TextSection codes_texts{Text::before_codes, rows};

} // namespace shell::text
