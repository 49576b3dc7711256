#pragma once
// The texts of the page's programs: the page fetches one file per language, when the player first needs that language.
#include <string_view>

namespace shell::text {

/// Makes the file's texts available. A language's texts are never replaced, because pattern() returns views of them.
/// False: the file is another program's or version's, or damaged.
bool give(std::string_view file);

} // namespace shell::text
