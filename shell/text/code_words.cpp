#include "shell/text/section.hpp"

namespace shell::text {
namespace {

constexpr TextRow rows[]{
#include "shell/text/code_words.def"
};
static_assert(complete(rows), "a text is missing in one language: see shell/text/code_words.def");

} // namespace

const TextSection code_words_texts{Text::before_code_words, rows};

} // namespace shell::text
