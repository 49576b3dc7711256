#include "shell/text/section.hpp"

namespace shell::text {
namespace {

constexpr TextRow rows[]{
#include "shell/text/home.def"
};
static_assert(complete(rows), "a text is missing in one language: see shell/text/home.def");

} // namespace

const TextSection home_texts{Text::before_home, rows};

} // namespace shell::text
