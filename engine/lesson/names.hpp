#pragma once
// Replaces {name} in a lesson's strings by the drawn values of a new case.
#include <string>
#include <string_view>
#include <vector>

namespace engine::lesson {

struct Name {
    std::string name, value;
    bool is_number = false; // also a number in requests
};
/// Includes {seed}.
using Names = std::vector<Name>;

/// A name starts with a-z, continues with a-z, 0-9 and _, and has at most 24 characters.
bool is_name(std::string_view);

/// Replaces every {name}, and every {name|none|one|two} by the word at index `value`, from 0; other braces stay.
std::string replaced(std::string_view text, const Names&);

/// The first unknown {name} in the text; empty = none.
std::string_view unknown_name(std::string_view text, const Names&);

/// `as` with {} replaced by the value; the value itself if `as` is empty.
std::string dressed(std::string_view as, std::string_view value);

} // namespace engine::lesson
