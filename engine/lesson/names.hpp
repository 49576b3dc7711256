#pragma once
// {name} in a lesson's strings, replaced by the values drawn for a new case.
#include <string>
#include <string_view>
#include <vector>

namespace engine::lesson {

struct Name {
    std::string name, value;
    bool is_number = false; // and one in a request too
};
/// {seed} is among them.
using Names = std::vector<Name>;

/// a-z first, then a-z, 0-9 and _; at most 24 characters.
bool is_name(std::string_view);

/// With every {name} of these replaced, and every {name|none|one|two} by the word that the value counts, from 0; other
/// braces stay as they are.
std::string replaced(std::string_view text, const Names&);

/// The first {name} in the text that is none of these; empty = none.
std::string_view unknown_name(std::string_view text, const Names&);

/// A value put into `as`, in the place of {}; itself if `as` is empty.
std::string dressed(std::string_view as, std::string_view value);

} // namespace engine::lesson
