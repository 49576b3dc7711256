#include "engine/base/characters.hpp"

namespace engine {

std::size_t character_at(std::string_view text, std::size_t i)
{
    const auto byte = [&](std::size_t k) { return k < text.size() ? static_cast<unsigned char>(text[k]) : 0u; };
    const unsigned first = byte(i);
    if (first < 0x80) return 1;
    const std::size_t size = first >= 0xF0 && first < 0xF5   ? 4
                             : first >= 0xE0 && first < 0xF0 ? 3
                             : first >= 0xC2 && first < 0xE0 ? 2
                                                             : 0;
    for (std::size_t k = 1; k < size; ++k)
        if (byte(i + k) >> 6 != 2) return 0;
    const unsigned second = byte(i + 1);
    const bool overlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
    const bool surrogate_or_beyond = (first == 0xED && second >= 0xA0) || (first == 0xF4 && second >= 0x90);
    return overlong || surrogate_or_beyond ? 0 : size;
}

std::string_view beginning(std::string_view text, std::size_t most)
{
    if (text.size() <= most) return text;
    while (most > 0 && static_cast<unsigned char>(text[most]) >> 6 == 2) --most;
    return text.substr(0, most);
}

} // namespace engine
