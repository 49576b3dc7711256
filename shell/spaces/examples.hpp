#pragma once
// The worked examples of source 000, as the engine computes them: every printed number beside the computed one, the
// list it counts, and the game if there is one. Two errata concern no number and have only words.
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
    bool erratum; // the source has an error here
};
std::span<const Example> spaces_examples();

/// The computed result of an example; constant.
struct ExampleResult {
    int example = -1; // index
    std::vector<vs::Figure> figures;
    std::vector<std::string> list; // tuples
    std::string line;              // the game to open; "" = none
};
ExampleResult spaces_example_result(int example);

/// "codes left after answer 2".
std::string figure_in_words(const Say&, const vs::Figure&);
/// Integers exactly, other numbers with three decimals (one if that is exact).
std::string figure_value(const Say&, double);

} // namespace shell::spaces
