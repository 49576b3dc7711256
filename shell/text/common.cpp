#include "shell/text/section.hpp"

namespace shell::text {
namespace {

constexpr TextRow rows[]{
#include "shell/text/common.def"
};
static_assert(complete(rows), "a text is missing in one language: see shell/text/common.def");

} // namespace

const TextSection common_texts{Text::before_common, rows};

} // namespace shell::text
