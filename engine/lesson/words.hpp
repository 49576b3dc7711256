#pragma once
// Texts of a lesson in a language, and how long they are.
#include "engine/lesson/lesson.hpp"

namespace engine::lesson {

/// Letters and digits between blanks, of any script that has them.
int word_count(std::string_view);
/// Code points.
std::size_t character_count(std::string_view);

/// "es", "pt-br".
bool is_language(std::string_view);

/// The text in exactly this language, or null.
const std::string* text_in(const Text&, const Texts&, const std::string& language);
/// In this language, else in Spanish, English, any; empty if there is none.
std::string text_for(const Text&, const Texts&, const std::string& language);

} // namespace engine::lesson
