#pragma once
// The dialog "How to play": a few paragraphs, and a drawn example after one of them.
#include "shell/kit/dialog.hpp"
#include <functional>
#include <memory>
#include <vector>

namespace shell::kit {

struct HowTo {
    std::vector<Text> texts;
    std::size_t after = 0;                                // index of the text that the example follows
    float height = 0;                                     // of the example's drawing
    std::function<void(const Ui&, Rect)> example;         // draws it; the dialog fills the background
    std::optional<Text> caption{};                        // the example in words, below it
    std::function<std::string(const Say&, Text)> words{}; // fills texts that have values; none = no text has any
    /// A second example, drawn in place of a text's values; the outline has the text with its values.
    struct Drawn {
        std::size_t after; // index of the text
        Text words;        // on the canvas
        float height;
        std::function<void(const Ui&, Rect)> example;
    };
    std::optional<Drawn> second{};
};

std::unique_ptr<Dialog> how_to_dialog(HowTo);

} // namespace shell::kit
