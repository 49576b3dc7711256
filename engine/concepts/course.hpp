#pragma once
// Candidate elimination as a screen shows it: the version space after some of a table's examples, and the step there.
#include "engine/concepts/learn.hpp"
#include <span>

namespace engine::concepts {

struct Course {
    Count all = 0;              // concepts of the language
    std::vector<Count> sizes{}; // after each of all examples
    Learned now;                // after `at` examples
    Borders before;             // one example earlier; at 0, the same as now
    bool traced = true;         // false: a border is too large to follow, and `events` is empty
    std::vector<Event> events;
    Space space; // after `at` examples

    int at = 0;
    Count size() const { return at == 0 ? all : sizes[static_cast<std::size_t>(at) - 1]; }
    Count size_before() const { return at < 2 ? all : sizes[static_cast<std::size_t>(at) - 2]; }
};

/// at <= examples.size(). Less than a frame for 100 examples in L, or 4096 concepts in L2.
Course course(const Shape&, const Options&, std::span<const Example>, int at);

} // namespace engine::concepts
