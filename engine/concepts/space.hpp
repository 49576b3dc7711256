#pragma once
// The concepts that disagree with at most k of the examples, for every k at once: k = 0 is Mitchell's version space. A
// concept disagrees with a positive example that it does not cover, and with a negative one that it covers.
//
// In L only the concepts that cover an example are stored, at most 2^attributes an example; the others disagree with
// exactly the positive examples and are counted. In L2 all concepts are stored.
#include "engine/concepts/concept.hpp"
#include <span>

namespace engine::concepts {

/// L2: the largest number of concepts, 2^18. Tables of 8 × 2, 6 × 3, 4 × 4, 3 × 6 attributes × values fit.
inline constexpr Count l2_limit = Count{1} << 18;

/// The most specific and the most general concepts, in order. With k > 0 the space may have gaps between them: a concept
/// between two members may disagree more often than both.
struct Borders {
    std::vector<Concept> s, g; // at most the limit asked for
    Count s_count = 0, g_count = 0;
    bool operator==(const Borders&) const = default;
};

class Space {
public:
    /// No example yet. Precondition: L, or concept_count() <= l2_limit.
    Space(const Shape&, Language);
    /// Adds an example. O(2^attributes) in L, O(concepts) in L2.
    void add(const Concept& instance, bool positive);

    const Shape& shape() const { return shape_; }
    Language language() const { return language_; }
    int examples() const { return examples_; }
    /// Number of concepts of the language.
    Count all() const { return all_; }
    /// Number of concepts that disagree with at most k examples.
    Count size(int k) const;
    /// [e] = concepts that disagree with exactly e examples, e <= examples().
    std::vector<Count> by_errors() const;
    /// The same for those that cover an instance. O(2^attributes) in L, O(concepts) in L2.
    std::vector<Count> by_errors_covering(const Concept& instance) const;

    /// O(stored concepts × attributes × values).
    Borders borders(int k, std::size_t limit) const;
    /// All concepts that disagree with at most k examples, in order. Precondition: size(k) is small; O(stored concepts).
    std::vector<Concept> members(int k) const;

    /// Calls f(concept, errors) for each stored concept. The others, `unstored()`, disagree with `positives()` examples.
    template <class F>
    void each_stored(F f) const
    {
        for (std::size_t i = 0; i < concepts_.size(); ++i) f(concepts_[i], positives_ + scores_[i]);
    }
    Count unstored() const { return all_ - concepts_.size(); }
    int positives() const { return positives_; }

private:
    static constexpr std::uint32_t nothing = UINT32_MAX;
    using Parents = std::array<std::uint32_t, max_attributes>;

    void count(std::size_t i, int change);
    std::uint32_t find(const Concept&) const; // its index, or `nothing`
    std::uint32_t store(const Concept&);      // L
    void rehash(std::size_t size);
    void store_all(); // L2
    bool is_in(std::size_t i, int k) const { return positives_ + scores_[i] <= k; }
    template <class F>
    void each_parent(std::size_t i, F f) const; // the least generalisations; their indices are lower than i
    void unstored_maximal(int k, const std::vector<char>& under, std::vector<Concept>& to) const;

    Shape shape_;
    Language language_;
    Count all_;
    int examples_ = 0, positives_ = 0;
    std::vector<Concept> concepts_;                      // generalisations first
    std::vector<std::int16_t> scores_;                   // negative examples covered − positive examples covered
    std::vector<Count> by_score_;                        // [score + max_examples]
    std::vector<Parents> parents_;                       // L
    std::vector<std::uint32_t> table_;                   // L: open addressing, by concept
    std::array<std::uint32_t, max_attributes> stride_{}; // L2: of the concept's number, attribute by attribute
};

/// The covering relation of a set of concepts: pairs (lower, upper) of indices with no other of the set between them. In
/// order. O(n^3 / 64); n <= 200.
std::vector<std::pair<int, int>> covering_pairs(std::span<const Concept>);

} // namespace engine::concepts
