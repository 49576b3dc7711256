#pragma once
// Candidate elimination, example by example.
#include "engine/base/job.hpp"
#include "engine/concepts/trace.hpp"
#include <optional>

namespace engine::concepts {

struct Options {
    Language language = Language::l;
    int wrong_labels = 0; // at most so many labels are wrong
    bool steps = false;   // S, G and events after each example
    bool operator==(const Options&) const = default;
};

/// Members and their lattice are listed up to this size; borders up to `most_listed`.
inline constexpr Count lattice_limit = 200;
inline constexpr std::size_t most_listed = 1'000;

/// After one example.
struct LearnStep {
    Borders borders;
    bool traced = true; // false: G is too large to follow, and `events` is empty
    std::vector<Event> events;
    bool operator==(const LearnStep&) const = default;
};

struct Learned {
    Count all = 0;                           // concepts before the first example
    std::vector<Count> sizes;                // after each example
    Borders borders;                         // after the last
    std::vector<Concept> members;            // if at most lattice_limit
    std::vector<std::pair<int, int>> covers; // indices of members, (lower, upper), nothing between
    std::optional<int> collapsed_after;      // number of examples after which no concept is left
    /// Without wrong labels: examples that no concept fits together; without any one of them, some concept does. The
    /// last one is that of collapsed_after.
    std::vector<int> clash;
    std::vector<int> flips; // examples, each of whose labels flipped alone leaves a concept
    std::vector<LearnStep> steps;
    bool operator==(const Learned&) const = default;
};

/// Whether no concept of the language fits the examples: the least concept above all positive ones covers a negative one.
bool collapses(const Shape&, Language, std::span<const Example>);
/// An irreducible part of examples that collapse, by index; later examples are kept where there is a choice. O(n^2).
std::vector<int> clash_of(const Shape&, Language, std::span<const Example>);
/// The examples whose label, flipped alone, gives a space of at most k wrong labels a member. For an empty space.
std::vector<int> flips_of(const Space&, std::span<const Example>, int k);

/// The space of a table's examples. Unit: an example.
class SpaceJob {
public:
    using Result = Space;
    /// In L2: concept_count() <= l2_limit. At most max_examples examples.
    SpaceJob(const Shape& shape, Language language, std::vector<Example> examples)
        : examples_(std::move(examples)), space_(shape, language)
    {}

    Step step(Budget);
    Progress progress() const;
    const Result& result() const { return space_; }
    Space take() { return std::move(space_); }

private:
    std::vector<Example> examples_;
    std::size_t next_ = 0;
    Space space_;
};
static_assert(Job<SpaceJob>);

/// Unit: an example.
class LearnJob {
public:
    using Result = Learned;
    /// Preconditions as SpaceJob's.
    LearnJob(const Shape&, std::vector<Example>, const Options&);

    Step step(Budget);
    Progress progress() const;
    const Result& result() const { return learned_; }
    const Space& space() const { return space_; }

private:
    void take(const Example&);
    void end();

    Options options_;
    std::vector<Example> examples_;
    Space space_;
    std::size_t next_ = 0;
    bool ended_ = false;
    Borders before_;
    Learned learned_;
};
static_assert(Job<LearnJob>);

} // namespace engine::concepts
