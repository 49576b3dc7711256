#pragma once
// A report of the page, or a link, as a test to begin with: what was seen becomes what is looked at in every build.
#include "engine/base/expected.hpp"
#include <string>
#include <string_view>

namespace engine::cli {

/// A file for tests/shell, and what to call it: a doctest case that opens what was open and does what was done; or what is wrong with the text, a
/// report (shell/app/desktop/events.hpp) or a link.
struct ReportedTest {
    std::string name, text; // "reported_spaces_240x640"
    int cut = 0;            // the line that is cut short, the last, which is left out; 0 = all are whole
    int left_out = 0;       // actions that are damaged
    std::string lesson;     // somebody's own in which it was, which the test does not open
    std::string said;       // what is to be said of a report that is not as it was written
};
Expected<ReportedTest, std::string> test_of(std::string_view report_or_link);

} // namespace engine::cli
