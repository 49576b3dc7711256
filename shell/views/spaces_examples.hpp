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
    bool erratum;             // the source is wrong here
    std::string_view printed; // its wrong figure; "" = none
    std::string_view line;    // a game to open; "" = none
};
std::span<const SpacesExample> spaces_examples();

/// The right figure ("" = none) and the list behind it, as tuples.
struct SpacesExampleResult {
    std::string figure;
    std::vector<std::string> list;
};
/// The source's figure as the language writes it.
std::string spaces_printed(const SpacesExample&, const Say&);
SpacesExampleResult spaces_example_result(int example, const Say&);

} // namespace shell
