#include "engine/session/names.hpp"

namespace engine::session {
namespace {

constexpr std::string_view hex_digits = "0123456789ABCDEF";

bool is_plain(char c)
{
    const auto u = static_cast<unsigned char>(c);
    return u >= 0x80 || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '.' ||
           c == '-';
}

} // namespace

std::string escaped(std::string_view name)
{
    std::string out;
    for (const char c : name) {
        if (is_plain(c)) out += c;
        else if (c == ' ') out += '_';
        else {
            const auto u = static_cast<unsigned char>(c);
            out += '%';
            out += hex_digits[u >> 4];
            out += hex_digits[u & 15];
        }
    }
    return out;
}

std::string unescaped(std::string_view word)
{
    std::string out;
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (word[i] == '_') out += ' ';
        else if (word[i] == '%' && i + 2 < word.size()) {
            const auto high = hex_digits.find(word[i + 1]), low = hex_digits.find(word[i + 2]);
            if (high == std::string_view::npos || low == std::string_view::npos) return {};
            out += static_cast<char>(high * 16 + low);
            i += 2;
        } else out += word[i];
    }
    return out;
}

} // namespace engine::session
