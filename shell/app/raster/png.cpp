// PNG (RFC 2083) with deflate's fixed codes (RFC 1951): a figure has large areas of one colour, which repeat the byte
// before or the row above.
#include "shell/app/raster/pixels.hpp"
#include <algorithm>
#include <array>

namespace shell::app {
namespace {

class Deflated {
public:
    Deflated() { bits(0b011, 3); } // the last block, with fixed codes

    void literal(std::uint8_t byte)
    {
        if (byte < 144) code(0x30u + byte, 8);
        else code(0x190u + byte - 144u, 9);
    }
    /// The byte before, once more so many times: 3 to 258.
    void repeat(unsigned length)
    {
        static constexpr std::array<unsigned, 29> base{3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                                       31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
        const auto at = static_cast<unsigned>(std::upper_bound(base.begin(), base.end(), length) - base.begin()) - 1;
        const unsigned extra = at < 4 || at == 28 ? 0 : at / 4 - 1, symbol = 257 + at;
        if (symbol < 280) code(symbol - 256, 7);
        else code(0xc0u + symbol - 280, 8);
        bits(length - base[at], extra);
        code(0, 5); // one byte back
    }
    std::string end()
    {
        code(0, 7);
        if (filled_ > 0) bits(0, 8 - filled_);
        return std::move(out_);
    }

private:
    void bits(unsigned value, unsigned count) // the lowest first
    {
        for (unsigned i = 0; i < count; ++i) {
            byte_ |= (value >> i & 1u) << filled_;
            if (++filled_ == 8) out_ += static_cast<char>(byte_), byte_ = filled_ = 0;
        }
    }
    void code(unsigned value, unsigned count) // the highest first
    {
        for (unsigned i = count; i-- > 0;) bits(value >> i & 1u, 1);
    }

    std::string out_;
    unsigned byte_ = 0, filled_ = 0;
};

std::string number(std::uint32_t n)
{
    std::string out;
    for (const int shift : {24, 16, 8, 0}) out += static_cast<char>(n >> shift & 255u);
    return out;
}

std::string chunk(const std::string& name, const std::string& content)
{
    std::uint32_t sum = 0xffffffffu; // CRC-32
    for (const char c : name + content) {
        sum ^= static_cast<std::uint8_t>(c);
        for (int i = 0; i < 8; ++i) sum = sum >> 1 ^ (sum & 1u ? 0xedb88320u : 0u);
    }
    return number(static_cast<std::uint32_t>(content.size())) + name + content + number(~sum);
}

/// Each row as the difference from the row above, with its filter's number in front.
std::vector<std::uint8_t> filtered(const Pixels& p)
{
    std::vector<std::uint8_t> out;
    const std::size_t row = static_cast<std::size_t>(p.width) * 4;
    out.reserve((row + 1) * static_cast<std::size_t>(p.height));
    for (std::size_t i = 0; i < p.rgba.size(); ++i) {
        if (i % row == 0) out.push_back(2); // "up"
        out.push_back(static_cast<std::uint8_t>(p.rgba[i] - (i < row ? 0 : p.rgba[i - row])));
    }
    return out;
}

std::string compressed(const std::vector<std::uint8_t>& bytes)
{
    Deflated out;
    std::uint32_t a = 1, b = 0; // Adler-32
    for (const std::uint8_t byte : bytes) a = (a + byte) % 65521, b = (b + a) % 65521;
    for (std::size_t i = 0; i < bytes.size();) {
        unsigned same = 0;
        while (i > 0 && same < 258 && i + same < bytes.size() && bytes[i + same] == bytes[i - 1]) ++same;
        if (same >= 3) out.repeat(same), i += same;
        else out.literal(bytes[i++]);
    }
    return "\x78\x01" + out.end() + number(b << 16 | a);
}

} // namespace

std::string png_of(const Pixels& p)
{
    const std::string size = number(static_cast<std::uint32_t>(p.width)) + number(static_cast<std::uint32_t>(p.height));
    return "\x89PNG\r\n\x1a\n" + chunk("IHDR", size + std::string("\x08\x06\0\0\0", 5)) +
           chunk("IDAT", compressed(filtered(p))) + chunk("IEND", "");
}

} // namespace shell::app
