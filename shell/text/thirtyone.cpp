#include "shell/text/section.hpp"

namespace shell::text {
namespace {

constexpr TextRow rows[]{
#include "shell/text/thirtyone.def"
};
static_assert(complete(rows), "a text is missing in one language: see shell/text/thirtyone.def");

} // namespace

const TextSection thirtyone_texts{Text::before_thirtyone, rows};

} // namespace shell::text
