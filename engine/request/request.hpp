#pragma once
// The engine's one door: a JSON request as a line of text in, a JSON result as a line of text out. The headless
// program, the Web Worker, the shell and the tests all come through here (engine/request/README.md lists the commands).
#include "engine/base/job.hpp"
#include <memory>
#include <string>
#include <string_view>

namespace engine::request {

class Work; // what a command does, a slice at a time

class Request {
public:
    /// Reads the line; whatever is wrong with it, or with what it asks, is said in result(), never thrown.
    explicit Request(std::string_view json_line);
    Request(Request&&) noexcept;
    Request& operator=(Request&&) noexcept;
    ~Request();

    using Result = std::string;

    /// A unit is about a microsecond of native work. Short commands are done after the first step.
    Step step(Budget budget);
    Progress progress() const;
    /// Did the request ask for "progress":true?
    bool wants_progress() const { return wants_progress_; }
    /// After Step::done: {"ok":true,"result":{…}} or {"ok":false,"error":{"kind","message",…}}; one line, no newline.
    const std::string& result() const { return result_; }

private:
    void finish();

    std::unique_ptr<Work> work_;
    std::string result_;
    bool wants_progress_ = false;
};
static_assert(Job<Request>);

/// Runs a request to its end.
std::string answer(std::string_view json_line);

/// {"progress":{"done":n,"total":n}}, total 0 = not known.
std::string progress_line(Progress);

/// Seconds on a steady clock of the caller's. The engine has none: without one the field `seconds` is left out.
using Clock = double (*)();
void use_clock(Clock);

} // namespace engine::request
