#pragma once
// Where the texts are in the page's programs: the page fetches a file with the language it shows, and another one when the
// player chooses another.
#include <string_view>

namespace shell::text {

/// The file's texts are there from now on, for good: what has been said before is never taken away.
/// False: not this program's, not this version's, or damaged.
bool give(std::string_view file);

} // namespace shell::text
