#include "engine/concepts/concept.hpp"
#include <bit>

namespace engine::concepts {

Concept most_general(const Shape& s)
{
    Concept c;
    for (int i = 0; i < s.attributes; ++i) c.bits |= full(s, i);
    return c;
}

Concept concept_of(const Shape& s, const Instance& x)
{
    Concept c;
    for (int i = 0; i < s.attributes; ++i) c.bits |= std::uint64_t{1} << (shift(i) + x[i]);
    return c;
}

Concept lub(const Shape& s, Language language, const Concept& a, const Concept& b)
{
    Concept c{a.bits | b.bits};
    if (language == Language::l2) return c;
    for (int i = 0; i < s.attributes; ++i)
        if (std::popcount(allowed(c, i)) > 1) c.bits |= full(s, i);
    return c;
}

std::vector<Concept> specialisations(const Shape& s, Language language, const Concept& c, const Concept& instance,
                                     std::vector<int>* slots)
{
    std::vector<Concept> out;
    const auto add = [&](int slot, Concept narrower) {
        out.push_back(narrower);
        if (slots != nullptr) slots->push_back(slot);
    };
    for (int i = 0; i < s.attributes; ++i) {
        const std::uint64_t here = c.bits & full(s, i), others = here & ~instance.bits;
        if (others == 0) continue; // only the instance's value is left
        if (language == Language::l2) {
            add(i, {c.bits & ~(here & instance.bits)});
            continue;
        }
        for (std::uint64_t left = others; left != 0; left &= left - 1) add(i, {(c.bits & ~here) | (left & -left)});
    }
    if (out.empty()) add(-1, {});
    return out;
}

Count concept_count(const Shape& s, Language language)
{
    Count n = 1;
    for (int i = 0; i < s.attributes; ++i)
        n = times(n, language == Language::l ? s.values[i] + 1u : (1u << s.values[i]) - 1);
    return n + 1;
}

} // namespace engine::concepts
