#include "engine/lesson/words.hpp"
#include <algorithm>

namespace engine::lesson {

int word_count(std::string_view text)
{
    int count = 0;
    bool in_word = false, counted = false;
    for (const char c : text) {
        const bool blank = c == ' ' || c == '\n' || c == '\t' || c == '\r';
        const bool tells =
            (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
            (static_cast<unsigned char>(c) >= 0xC3 && c != '\xE2'); // letters; not the dots of Latin-1, dashes, arrows
        if (blank) in_word = counted = false;
        else in_word = true;
        if (in_word && tells && !counted) {
            counted = true;
            ++count;
        }
    }
    return count;
}

std::size_t character_count(std::string_view text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

bool is_language(std::string_view text)
{
    const auto is_letter = [](char c) { return c >= 'a' && c <= 'z'; };
    return text.size() >= 2 && text.size() <= 12 && is_letter(text[0]) && is_letter(text[1]) &&
           std::all_of(text.begin(), text.end(), [&](char c) {
               return is_letter(c) || c == '-' || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z');
           });
}

const std::string* text_in(const Text& text, const Texts& texts, const std::string& language)
{
    if (text.key.empty()) {
        for (const auto& [of, said] : text.inline_texts)
            if (of == language) return &said;
        return nullptr;
    }
    const auto file = texts.find(language);
    if (file == texts.end()) return nullptr;
    const auto found = file->second.find(text.key);
    return found == file->second.end() ? nullptr : &found->second;
}

std::string text_for(const Text& text, const Texts& texts, const std::string& language)
{
    for (const std::string& one : {language, std::string("es"), std::string("en")})
        if (const std::string* said = text_in(text, texts, one)) return *said;
    if (!text.inline_texts.empty()) return text.inline_texts.front().second;
    for (const auto& [one, file] : texts)
        if (const std::string* said = text_in(text, texts, one)) return *said;
    return {};
}

} // namespace engine::lesson
