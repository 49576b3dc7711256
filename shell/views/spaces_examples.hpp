#pragma once
// The source's worked examples: what it prints, what is right, and the lists, which are computed and not written down.
#include "shell/text/text.hpp"
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace shell {

struct SpacesExample {
    Text title, about;
    std::string_view printed; // the source's figure; "" = it agrees, or there is none
    std::string_view line;    // a game to open; "" = none
};
std::span<const SpacesExample> spaces_examples();

/// The right figure ("" = none) and the list behind it, as tuples.
struct SpacesExampleResult {
    std::string figure;
    std::vector<std::string> list;
};
SpacesExampleResult spaces_example_result(int example, const Say&);

} // namespace shell
