#include "engine/codes/version_space/concept.hpp"

namespace engine::codes::version_space {
namespace {

bool below(std::uint8_t a, std::uint8_t b) { return a == b || a == undetermined || b == any; }

} // namespace

Concept most_specific() { return {}; }

Concept most_general(const Rules& r)
{
    Concept c;
    for (int i = 0; i < r.positions; ++i) c.slot[i] = any;
    return c;
}

Concept concept_of(const Rules& r, const Code& code)
{
    Concept c;
    for (int i = 0; i < r.positions; ++i) c.slot[i] = code.symbol[i];
    return c;
}

std::string to_text(const Rules& r, const Concept& c)
{
    std::string text;
    for (int i = 0; i < r.positions; ++i) {
        const std::uint8_t x = c.slot[i];
        text += is_value(x) ? symbol_char(x) : x == any ? '*' : '?';
    }
    return text;
}

Expected<Concept, Error> parse_concept(const Rules& r, std::string_view text)
{
    using Kind = Error::Kind;
    Concept c;
    for (std::size_t i = 0; i < r.positions; ++i) {
        if (i >= text.size()) return wrong(Kind::code_length, static_cast<int>(i));
        const char x = text[i];
        int value = -1;
        if (x >= '0' && x <= '9') value = x - '0';
        else if (x >= 'a' && x <= 'f') value = x - 'a' + 10;
        if (x == '*') c.slot[i] = any;
        else if (value >= 0 && value < r.symbols) c.slot[i] = static_cast<std::uint8_t>(value);
        else if (x != '?') return wrong(Kind::bad_symbol, static_cast<int>(i));
    }
    if (text.size() > r.positions) return wrong(Kind::code_length, r.positions);
    return c;
}

bool below(const Concept& a, const Concept& b)
{
    for (int i = 0; i < max_positions; ++i)
        if (!below(a.slot[i], b.slot[i])) return false;
    return true;
}

Concept lub(const Concept& a, const Concept& b)
{
    Concept c;
    for (int i = 0; i < max_positions; ++i)
        c.slot[i] = below(a.slot[i], b.slot[i]) ? b.slot[i] : below(b.slot[i], a.slot[i]) ? a.slot[i] : any;
    return c;
}

Concept glb(const Concept& a, const Concept& b)
{
    Concept c;
    for (int i = 0; i < max_positions; ++i)
        c.slot[i] = below(a.slot[i], b.slot[i]) ? a.slot[i] : below(b.slot[i], a.slot[i]) ? b.slot[i] : undetermined;
    return c;
}

bool has_instances(const Rules& r, const Concept& c)
{
    unsigned used = 0;
    for (int i = 0; i < r.positions; ++i) {
        if (c.slot[i] == undetermined) return false;
        if (!is_value(c.slot[i]) || r.repeats) continue;
        if (used >> c.slot[i] & 1u) return false;
        used |= 1u << c.slot[i];
    }
    return true; // without repeats a code can fill every `*`, because symbols >= positions
}

} // namespace engine::codes::version_space
