#include "engine/session/sealed.hpp"
#include <cstdint>

namespace engine::session {
namespace {

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// CRC-16/CCITT-FALSE: detects every single wrong character and every swap of two neighbours.
std::uint16_t checksum(std::string_view bytes)
{
    std::uint32_t crc = 0xFFFF;
    for (const char c : bytes) {
        crc ^= static_cast<std::uint32_t>(static_cast<unsigned char>(c)) << 8;
        for (int bit = 0; bit < 8; ++bit) crc = ((crc << 1) ^ ((crc & 0x8000u) != 0 ? 0x1021u : 0u)) & 0xFFFFu;
    }
    return static_cast<std::uint16_t>(crc);
}

} // namespace

std::string sealed(std::string_view text)
{
    std::string bytes(text);
    const std::uint16_t sum = checksum(text);
    bytes += static_cast<char>(sum >> 8);
    bytes += static_cast<char>(sum & 0xFF);

    std::string seal;
    std::uint32_t bits = 0;
    int held = 0;
    for (const char c : bytes) {
        bits = (bits << 8 | static_cast<unsigned char>(c)) & 0xFFFFFF;
        for (held += 8; held >= 6; held -= 6) seal += alphabet[bits >> (held - 6) & 63];
    }
    if (held > 0) seal += alphabet[bits << (6 - held) & 63];
    return seal;
}

Expected<std::string, LinkError> unsealed(std::string_view seal)
{
    using Kind = LinkError::Kind;
    if (seal.empty()) return wrong(Kind::empty, 0);
    std::string bytes;
    std::uint32_t bits = 0;
    int held = 0;
    for (std::size_t i = 0; i < seal.size(); ++i) {
        const auto value = alphabet.find(seal[i]);
        if (value == std::string_view::npos) return wrong(Kind::bad_character, static_cast<int>(i));
        bits = (bits << 6 | static_cast<std::uint32_t>(value)) & 0xFFFF;
        held += 6;
        if (held >= 8) {
            held -= 8;
            bytes += static_cast<char>(bits >> held & 0xFF);
        }
    }
    if (held == 6 || bytes.size() < 2) return wrong(Kind::truncated, static_cast<int>(seal.size()));
    if ((bits & ((1u << held) - 1)) != 0)
        return wrong(Kind::bad_character, static_cast<int>(seal.size()) - 1); // canonical: a text has exactly one seal
    const auto high = static_cast<unsigned char>(bytes[bytes.size() - 2]);
    const auto low = static_cast<unsigned char>(bytes[bytes.size() - 1]);
    bytes.resize(bytes.size() - 2);
    if (checksum(bytes) != (high << 8 | low)) return Unexpected<LinkError>(LinkError{Kind::checksum, -1});
    return bytes;
}

bool is_in_seals(char c) { return alphabet.find(c) != std::string_view::npos; }

} // namespace engine::session
