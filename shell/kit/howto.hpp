#pragma once
// How to play: a few paragraphs, and an example with a picture behind one of them.
#include "shell/kit/dialog.hpp"
#include <functional>
#include <memory>
#include <vector>

namespace shell::kit {

struct HowTo {
    std::vector<Text> texts;
    std::size_t after = 0;                                // the example stands behind this text
    float height = 0;                                     // of its picture
    std::function<void(const Ui&, Rect)> example;         // draws it, on a background of its own
    std::optional<Text> caption{};                        // says it in words, under it
    std::function<std::string(const Say&, Text)> words{}; // of texts with values; none = as the table has them
};

std::unique_ptr<Dialog> how_to_dialog(HowTo);

} // namespace shell::kit
