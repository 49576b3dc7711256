#pragma once
// A lesson's texts in a language, and their lengths.
#include "engine/lesson/lesson.hpp"

namespace engine::lesson {

/// Number of words: runs of letters and digits, of any script, between blanks.
int word_count(std::string_view);
/// Code points.
std::size_t character_count(std::string_view);

/// "es", "pt-br".
bool is_language(std::string_view);

/// The text in exactly this language, or null.
const std::string* text_in(const Text&, const Texts&, const std::string& language);
/// The text in this language, otherwise in Spanish, English or any; empty if there is none.
std::string text_for(const Text&, const Texts&, const std::string& language);

} // namespace engine::lesson
