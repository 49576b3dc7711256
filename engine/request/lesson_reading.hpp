#pragma once
// A lesson from JSON, strictly: shape, bounds, names, answers of their kind. What its engine requests say is lesson_check's.
#include "engine/request/lesson_fields.hpp"

namespace engine::request {

/// Whatever is wrong is in `faults`, and then the lesson is not to be used.
lesson::Lesson read_lesson(const Json&, Faults&);

/// Files of texts by language, {"es": {"key": "text"}}.
lesson::Texts read_texts(const Json&, Faults&);

} // namespace engine::request
