#pragma once
// A step in the form the screen reads: lines of tab-separated fields instead of JSON, in one language, with the drawn
// values.
#include "engine/lesson/names.hpp"
#include "engine/lesson/words.hpp"
#include <cstdint>

namespace engine::lesson {

/// A step's case: values drawn from the seed, and the answers that follow.
struct Case {
    Names names;
    Answer right;
    std::vector<std::pair<Answer, Text>> wrong; // distinct, and different from the right answer
};

/// The case of a step without drawn values.
Case case_of(const Step&, std::uint64_t seed);

/// Adds a mistake, unless it equals the right answer or another mistake.
void add_wrong(Case&, const Ask&, const Answer&, const Text&);

std::string flat(const Lesson&, std::size_t step, const Case&, std::uint64_t seed, const Texts&,
                 const std::string& language);

} // namespace engine::lesson
