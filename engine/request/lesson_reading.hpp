#pragma once
// Reads a lesson from JSON, strictly: shape, bounds, names, answers of their kind. lesson_check.hpp checks its engine
// requests.
#include "engine/request/lesson_fields.hpp"

namespace engine::request {

/// With faults the returned lesson must not be used.
lesson::Lesson read_lesson(const Json&, Faults&);

/// Texts by language: {"es": {"key": "text"}}.
lesson::Texts read_texts(const Json&, Faults&);

} // namespace engine::request
