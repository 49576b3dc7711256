#include "engine/session/plain_text.hpp"
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace engine::session {
namespace {

void append_utf8(std::string& out, std::uint32_t c)
{
    const auto byte = [&out](std::uint32_t b) { out += static_cast<char>(static_cast<unsigned char>(b)); };
    if (c < 0x80) return byte(c);
    if (c < 0x800) byte(0xC0 | c >> 6);
    else if (c < 0x10000) byte(0xE0 | c >> 12), byte(0x80 | (c >> 6 & 0x3F));
    else byte(0xF0 | c >> 18), byte(0x80 | (c >> 12 & 0x3F)), byte(0x80 | (c >> 6 & 0x3F));
    byte(0x80 | (c & 0x3F));
}

std::string from_utf16(std::string_view bytes, bool big_first)
{
    std::string out;
    std::uint32_t high = 0; // first half of a surrogate pair, awaiting the second
    const auto unit = [&](std::size_t i) {
        const auto a = static_cast<unsigned char>(bytes[i]), b = static_cast<unsigned char>(bytes[i + 1]);
        return static_cast<std::uint32_t>(big_first ? a << 8 | b : b << 8 | a);
    };
    constexpr std::uint32_t lone = 0xFFFD;
    for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
        const std::uint32_t u = unit(i);
        const bool first = u >= 0xD800 && u < 0xDC00, second = u >= 0xDC00 && u < 0xE000;
        if (second && high != 0) append_utf8(out, 0x10000 + ((high - 0xD800) << 10) + (u - 0xDC00));
        else {
            if (high != 0) append_utf8(out, lone);
            if (!first) append_utf8(out, second ? lone : u);
        }
        high = first ? u : 0;
    }
    if (high != 0) append_utf8(out, lone);
    return out;
}

constexpr std::array<std::string_view, 4> curly{"\u201C", "\u201D", "\u201E", "\u201F"};

/// Contains `{"sagaz"` in any quotes but straight ones.
bool begins_in_curly(std::string_view text)
{
    for (auto at = text.find("sagaz"); at != text.npos; at = text.find("sagaz", at + 1))
        if (std::any_of(curly.begin(), curly.end(), [&](auto q) { return text.substr(0, at).ends_with(q); }))
            return true;
    return false;
}

std::string straight(std::string_view text)
{
    std::string out;
    while (!text.empty()) {
        const auto quote = std::find_if(curly.begin(), curly.end(), [&](auto q) { return text.starts_with(q); });
        if (quote == curly.end()) out += text.front(), text.remove_prefix(1);
        else out += '"', text.remove_prefix(quote->size());
    }
    return out;
}

} // namespace

std::string plain_text(std::string_view text)
{
    const bool little = text.starts_with("\xFF\xFE"), big = text.starts_with("\xFE\xFF");
    std::string out = little || big ? from_utf16(text.substr(2), big) : std::string(text);
    if (out.find("\"sagaz\"") == out.npos && begins_in_curly(out)) out = straight(out);
    if (out.find('\n') == out.npos) std::replace(out.begin(), out.end(), '\r', '\n');
    return out;
}

} // namespace engine::session
