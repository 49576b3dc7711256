#include "engine/concepts/trace.hpp"
#include <algorithm>

namespace engine::concepts {
namespace {

bool has(const std::vector<Concept>& sorted, const Concept& c)
{
    return std::binary_search(sorted.begin(), sorted.end(), c);
}

void follow_positive(const Shape& s, Language language, const Borders& before, const Borders& after,
                     const Concept& instance, std::vector<Event>& to)
{
    for (const Concept& g : before.g)
        if (!covers(g, instance)) to.push_back({EventKind::g_misses, g, {}, {}, -1});
    for (const Concept& one : before.s) {
        if (!one.is_empty() && covers(one, instance)) continue;
        const Concept wider = lub(s, language, one, instance);
        to.push_back({has(after.s, wider) ? EventKind::s_generalised : EventKind::s_beyond_g, one, wider, {}, -1});
    }
}

void follow_negative(const Shape& s, Language language, const Borders& before, const Borders& after,
                     const Concept& instance, std::vector<Event>& to)
{
    for (const Concept& one : before.s)
        if (covers(one, instance)) to.push_back({EventKind::s_covers, one, {}, {}, -1});
    for (const Concept& g : before.g) {
        if (!covers(g, instance)) continue;
        std::vector<int> slots;
        const std::vector<Concept> narrower = specialisations(s, language, g, instance, &slots);
        bool shrinks = false;
        for (std::size_t i = 0; i < narrower.size(); ++i) {
            Event e{EventKind::g_specialised, g, narrower[i], {}, slots[i]};
            if (!has(after.g, e.to)) {
                const auto other =
                    std::find_if(after.g.begin(), after.g.end(), [&](const Concept& c) { return below(e.to, c); });
                e.kind = other == after.g.end() ? EventKind::not_above_s : EventKind::under_another;
                if (other != after.g.end()) e.by = *other;
                // S decides first: what no member of S is below is no candidate.
                if (std::none_of(after.s.begin(), after.s.end(), [&](const Concept& c) { return below(c, e.to); })) {
                    e.kind = EventKind::not_above_s;
                    e.by = {};
                }
            }
            shrinks = shrinks || e.kind == EventKind::g_specialised;
            to.push_back(e);
        }
        if (!shrinks) to.push_back({EventKind::g_leaves, g, {}, {}, -1});
    }
}

} // namespace

std::vector<Event> events_of(const Shape& s, Language language, const Borders& before, const Borders& after,
                             const Concept& instance, bool positive)
{
    std::vector<Event> out;
    if (positive) follow_positive(s, language, before, after, instance, out);
    else follow_negative(s, language, before, after, instance, out);
    return out;
}

std::vector<Event> changes_of(const Borders& before, const Borders& after)
{
    std::vector<Event> out;
    const auto compare = [&](const std::vector<Concept>& old, const std::vector<Concept>& now, EventKind enters,
                             EventKind leaves) {
        for (const Concept& c : old)
            if (!has(now, c)) out.push_back({leaves, c, {}, {}, -1});
        for (const Concept& c : now)
            if (!has(old, c)) out.push_back({enters, {}, c, {}, -1});
    };
    compare(before.s, after.s, EventKind::s_enters, EventKind::s_leaves);
    compare(before.g, after.g, EventKind::g_enters, EventKind::g_leaves);
    return out;
}

} // namespace engine::concepts
