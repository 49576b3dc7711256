#include "shell/text/section.hpp"

namespace shell::text {
namespace {

constexpr TextRow rows[]{
#include "shell/text/trees.def"
};
static_assert(complete(rows), "a text is missing in one language: see shell/text/trees.def");

} // namespace

const TextSection trees_texts{Text::before_trees, rows};

} // namespace shell::text
