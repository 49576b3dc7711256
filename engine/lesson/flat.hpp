#pragma once
// A step as the screen reads it: lines of fields between tabs, and no JSON. Everything in one language, the values drawn.
#include "engine/lesson/names.hpp"
#include "engine/lesson/words.hpp"
#include <cstdint>

namespace engine::lesson {

/// A step with its case: what the seed has drawn, and the answers that hold then.
struct Case {
    Names names;
    Answer right;
    std::vector<std::pair<Answer, Text>> wrong; // none like the right one, none twice
};

/// The case of a step that always is the same.
Case case_of(const Step&, std::uint64_t seed);

/// Adds a mistake unless it is the right answer or another one's.
void add_wrong(Case&, const Ask&, const Answer&, const Text&);

std::string flat(const Lesson&, std::size_t step, const Case&, std::uint64_t seed, const Texts&,
                 const std::string& language);

} // namespace engine::lesson
