#pragma once
// Shared by the tests of concepts: EnjoySport, random tables, and all concepts by plain enumeration.
#include "engine/base/rng.hpp"
#include "engine/concepts/learn.hpp"
#include <algorithm>
#include <bitset>
#include <vector>

namespace concepts_support {

using namespace engine;
using namespace engine::concepts;

/// Mitchell's table 2.1; Sky has Sunny, Cloudy, Rainy.
inline const Shape enjoy_sport{6, {3, 2, 2, 2, 2, 2}};
inline std::vector<Example> enjoy_examples()
{
    return {{{0, 0, 0, 0, 0, 0}, true},
            {{0, 0, 1, 0, 0, 0}, true},
            {{2, 1, 1, 0, 0, 1}, false},
            {{0, 0, 1, 0, 1, 1}, true}};
}

inline Shape random_shape(Rng& rng, int most_attributes, int most_values)
{
    Shape s;
    s.attributes = 2 + static_cast<int>(rng.below(static_cast<std::uint64_t>(most_attributes) - 1));
    for (int i = 0; i < s.attributes; ++i)
        s.values[i] = static_cast<std::uint8_t>(2 + rng.below(static_cast<std::uint64_t>(most_values) - 1));
    return s;
}

/// Labels of a random concept of L, some of them flipped.
inline std::vector<Example> random_examples(const Shape& s, Rng& rng, int most)
{
    Instance target = instance_at(s, rng.below(instance_count(s)));
    const std::uint64_t fixed = rng.next();
    const std::uint64_t flips = rng.below(3);
    std::vector<Example> out;
    const auto n = static_cast<int>(rng.below(static_cast<std::uint64_t>(most) + 1));
    for (int k = 0; k < n; ++k) {
        Example e;
        e.values = instance_at(s, rng.below(instance_count(s)));
        for (int i = 0; i < s.attributes; ++i) {
            if (rng.below(2) == 0) e.values[i] = target[i];
            if ((fixed >> i & 1u) != 0 && e.values[i] != target[i]) e.positive = false;
        }
        if (rng.below(8) < flips) e.positive = !e.positive;
        out.push_back(e);
    }
    return out;
}

/// A concept as the set of its instances, by rank: at most 4 attributes of 3 values. The oracle knows no masks and no S
/// or G.
using Extension = std::bitset<81>;

inline Extension extension(const Shape& s, const Concept& c)
{
    Extension out;
    for (Count r = 0; r < instance_count(s); ++r)
        out[static_cast<std::size_t>(r)] = covers(c, concept_of(s, instance_at(s, r)));
    return out;
}
inline std::size_t rank_of(const Shape& s, const Instance& x)
{
    std::size_t r = 0;
    for (int i = 0; i < s.attributes; ++i) r = r * s.values[i] + x[i];
    return r;
}

inline bool by_bits(const Extension& a, const Extension& b)
{
    for (std::size_t i = 0; i < a.size(); ++i)
        if (a[i] != b[i]) return b[i];
    return false;
}
inline std::vector<Extension> sorted(std::vector<Extension> all)
{
    std::sort(all.begin(), all.end(), by_bits);
    return all;
}
inline std::vector<Extension> extensions(const Shape& s, const std::vector<Concept>& all)
{
    std::vector<Extension> out;
    for (const Concept& c : all) out.push_back(extension(s, c));
    return sorted(out);
}

/// Every concept of the language: the empty one, and a product of one allowed set for each attribute.
inline std::vector<Extension> all_concepts(const Shape& s, Language language)
{
    std::vector<std::vector<std::vector<bool>>> choices; // by attribute: allowed sets
    for (int i = 0; i < s.attributes; ++i) {
        const unsigned n = s.values[i];
        auto& sets = choices.emplace_back();
        if (language == Language::l)
            for (unsigned v = 0; v <= n; ++v) {
                std::vector<bool> set(n, v == n);
                if (v < n) set[v] = true;
                sets.push_back(set);
            }
        else
            for (unsigned m = 1; m < 1u << n; ++m) {
                std::vector<bool> set(n);
                for (unsigned v = 0; v < n; ++v) set[v] = (m >> v & 1u) != 0;
                sets.push_back(set);
            }
    }
    std::vector<Extension> out{Extension{}};
    std::vector<std::size_t> at(choices.size());
    for (bool more = true; more;) {
        Extension e;
        for (Count r = 0; r < instance_count(s); ++r) {
            const Instance x = instance_at(s, r);
            bool in = true;
            for (std::size_t i = 0; i < choices.size(); ++i) in = in && choices[i][at[i]][x[i]];
            e[static_cast<std::size_t>(r)] = in;
        }
        out.push_back(e);
        more = false;
        for (std::size_t i = 0; i < at.size() && !more; ++i) {
            at[i] = (at[i] + 1) % choices[i].size();
            more = at[i] != 0;
        }
    }
    return out;
}

inline int errors(const Shape& s, const Extension& c, std::span<const Example> examples)
{
    int n = 0;
    for (const Example& e : examples) n += c[rank_of(s, e.values)] != e.positive ? 1 : 0;
    return n;
}
inline std::vector<Extension> fitting(const Shape& s, const std::vector<Extension>& all,
                                      std::span<const Example> examples, int k)
{
    std::vector<Extension> out;
    for (const Extension& c : all)
        if (errors(s, c, examples) <= k) out.push_back(c);
    return sorted(out);
}
inline bool inside(const Extension& a, const Extension& b) { return (a & ~b).none(); }

/// Those with no other inside them (lowest) or around them.
inline std::vector<Extension> extreme(const std::vector<Extension>& set, bool lowest)
{
    std::vector<Extension> out;
    for (const Extension& c : set)
        if (std::none_of(set.begin(), set.end(),
                         [&](const Extension& o) { return o != c && (lowest ? inside(o, c) : inside(c, o)); }))
            out.push_back(c);
    return out;
}

} // namespace concepts_support
