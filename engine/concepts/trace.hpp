#pragma once
// One step of candidate elimination as events: what becomes of each member of S and G, and why. T. Mitchell, Machine
// Learning, 1997, table 2.5.
#include "engine/base/named.hpp"
#include "engine/concepts/space.hpp"

namespace engine::concepts {

ENGINE_NAMED(EventKind,
             s_generalised, // positive: `of` does not cover it; `to` is the least generalisation that does
             s_beyond_g,    // positive: that least generalisation `to` is below no member of G, and goes
             s_covers,      // negative: `of` covers it, and goes
             g_misses,      // positive: `of` does not cover it, and goes
             g_specialised, // negative: `of` covers it; `to` is a least specialisation, by `attribute`
             not_above_s,   // negative: so is `to`, but no member of S is below it
             under_another, // negative: so is `to`, but `by` of G is more general
             s_enters,      // wrong labels: `to` is now a most specific member
             s_leaves,      // wrong labels: `of` is no longer one
             g_enters,      // wrong labels: `to` is now a most general member
             g_leaves       // `of` is no longer one: wrong labels, or no specialisation of it is left
);

struct Event {
    EventKind kind;
    Concept of, to, by; // those that the kind names; otherwise empty
    int attribute = -1; // -1: none
    bool operator==(const Event&) const = default;
};

/// At most this many members of G are followed in events.
inline constexpr std::size_t traced = 200;

/// The events of an example without wrong labels. `before` and `after` are complete borders; before.g has at most
/// `traced` members. O(|G|^2 × attributes × values).
std::vector<Event> events_of(const Shape&, Language, const Borders& before, const Borders& after,
                             const Concept& instance, bool positive);
/// The same with wrong labels: the concepts that enter and leave S and G.
std::vector<Event> changes_of(const Borders& before, const Borders& after);

} // namespace engine::concepts
