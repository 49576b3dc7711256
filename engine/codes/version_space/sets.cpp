#include "engine/codes/version_space/sets.hpp"
#include <algorithm>

namespace engine::codes::version_space {
namespace {

bool below_any(const Concept& c, const std::vector<Concept>& set)
{
    return std::any_of(set.begin(), set.end(), [&](const Concept& g) { return below(c, g); });
}

bool above_any(const Concept& c, const std::vector<Concept>& set)
{
    return std::any_of(set.begin(), set.end(), [&](const Concept& e) { return below(e, c); });
}

/// Whether the two concepts have no instance in common: their meet has a `?` in the board's slots.
bool disjoint(const Rules& r, const Concept& a, const Concept& b)
{
    const Concept meet = glb(a, b);
    return std::any_of(meet.slot.begin(), meet.slot.begin() + r.positions,
                       [](std::uint8_t x) { return x == undetermined; });
}

void keep_maximal(std::vector<Concept>& set)
{
    std::vector<Concept> kept;
    for (const Concept& c : set) {
        const bool covered =
            std::any_of(set.begin(), set.end(), [&](const Concept& g) { return !(g == c) && below(c, g); });
        if (!covered && std::find(kept.begin(), kept.end(), c) == kept.end()) kept.push_back(c);
    }
    set = std::move(kept);
}

} // namespace

Concept concept_of(const Rules& r, const Literal& l)
{
    Concept c = most_general(r);
    c.slot[l.slot] = l.symbol;
    return c;
}

Sets all_concepts(const Rules& r) { return {{most_specific()}, {most_general(r)}}; }

Sets with_positive(const Sets& s, const Concept& c)
{
    Sets next;
    for (const Concept& g : s.general)
        if (below(c, g)) next.general.push_back(g);
    for (const Concept& e : s.specific)
        if (const Concept wider = lub(e, c); below_any(wider, next.general)) next.specific.push_back(wider);
    std::erase_if(next.general, [&](const Concept& g) { return !above_any(g, next.specific); });
    return next;
}

Sets with_negative(const Rules& r, const Sets& s, const Concept& c)
{
    Sets next;
    for (const Concept& e : s.specific)
        if (disjoint(r, e, c)) next.specific.push_back(e);
    for (const Concept& g : s.general) {
        if (disjoint(r, g, c)) {
            next.general.push_back(g);
            continue;
        }
        for (int i = 0; i < r.positions; ++i) {
            if (g.slot[i] != any || !is_value(c.slot[i])) continue;
            Concept narrower = g;
            for (std::uint8_t w = 0; w < r.symbols; ++w) {
                narrower.slot[i] = w;
                if (w != c.slot[i]) next.general.push_back(narrower);
            }
        }
    }
    std::erase_if(next.general, [&](const Concept& g) { return !above_any(g, next.specific); });
    keep_maximal(next.general);
    return next;
}

bool holds(const Rules& r, const Sets& s, const Code& code)
{
    const Concept c = concept_of(r, code);
    return above_any(c, s.specific) && below_any(c, s.general);
}

} // namespace engine::codes::version_space
