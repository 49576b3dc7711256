#pragma once
// The source's worked examples, as the engine computes them: every number printed beside the right one, the list behind
// it, and the game to open where the example is one. Two errata are about no number and have only words.
#include "engine/codes/version_space/paper.hpp"
#include "shell/text/text.hpp"
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace shell::spaces {
using namespace text;

namespace vs = engine::codes::version_space;

struct Example {
    std::optional<vs::Example> source; // none: only words
    Text title, about;
    bool erratum; // something printed is wrong
};
std::span<const Example> spaces_examples();

/// What is computed for one of them; it does not change.
struct ExampleResult {
    int example = -1; // its number
    std::vector<vs::Figure> figures;
    std::vector<std::string> list; // tuples
    std::string line;              // of the game to open; "" = none
};
ExampleResult spaces_example_result(int example);

/// "codes left after answer 2".
std::string figure_in_words(const Say&, const vs::Figure&);
/// Whole numbers as they are, others with three decimals (one where that is exact).
std::string figure_value(const Say&, double);

} // namespace shell::spaces
