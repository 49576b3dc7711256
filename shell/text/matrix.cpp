#include "shell/text/section.hpp"

namespace shell::text {
namespace {

constexpr TextRow rows[]{
#include "shell/text/matrix.def"
};
static_assert(complete(rows), "a text is missing in one language: see shell/text/matrix.def");

} // namespace

const TextSection matrix_texts{Text::before_matrix, rows};

} // namespace shell::text
