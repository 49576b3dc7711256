#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace shell::kit {

/// A question about a later step, asked before that step is shown.
struct Prediction {
    std::string question;
    std::vector<std::string> options; // two or more
    int right = 0;
    std::string why;      // shown after a wrong answer; "" = the right option is shown
    int step = 0;         // the step that shows the answer: answering goes there
    std::int64_t key = 0; // identifies the question: each counts once
};

} // namespace shell::kit
