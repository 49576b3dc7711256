#pragma once
// Turns a report of the page, or a link, into the start of a test: every build then checks what the reporter saw.
#include "engine/base/expected.hpp"
#include <string>
#include <string_view>

namespace engine::cli {

/// A file for tests/shell and its name: a doctest case that opens the reported game and repeats the actions. Input: a
/// report (shell/app/desktop/events.hpp) or a link; otherwise returns the fault.
struct ReportedTest {
    std::string name, text; // "reported_spaces_240x640"
    int cut = 0;            // number of the last line, if incomplete and left out; 0 = all are whole
    int left_out = 0;       // number of damaged actions
    std::string lesson;     // a teacher's own lesson that the report was in, which the test does not open
    std::string said;       // a message about damage to the report
};
Expected<ReportedTest, std::string> test_of(std::string_view report_or_link);

} // namespace engine::cli
