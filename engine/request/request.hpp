#pragma once
// The engine's one door: a JSON request as a line of text in, a JSON result as a line of text out. The headless
// program, the Web Worker, the shell and the tests all come through here (engine/README.md lists the commands).
#include "engine/base/job.hpp"
#include "engine/request/clock.hpp"
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace engine::request {

/// Longer lines and deeper nesting are refused before any parsing.
inline constexpr std::size_t max_request_length = 1 << 20;
inline constexpr int max_request_depth = 32;

/// Nesting depth of brackets outside strings; a cheap test before any parsing. O(size).
int depth_of(std::string_view text);

class Work; // a command's job

class Request {
public:
    using Result = std::string;

    /// Parses the line. Never throws; every error is reported in result().
    explicit Request(std::string_view json_line, Clock clock = nullptr);
    Request(Request&&) noexcept;
    Request& operator=(Request&&) noexcept;
    ~Request();

    /// A unit is about a microsecond of native work.
    Step step(Budget budget);
    Progress progress() const;
    /// Whether the request has "progress":true.
    bool wants_progress() const { return wants_progress_; }
    /// After Step::done: {"ok":true,"result":{…}} or {"ok":false,"error":{"kind","message",…}}; no newline.
    const std::string& result() const { return result_; }

private:
    std::unique_ptr<Work> work_; // null when done
    Progress last_{};
    std::string result_;
    bool wants_progress_ = false;
};
static_assert(Job<Request>);

/// Runs a request to its end.
std::string answer(std::string_view json_line, Clock clock = nullptr);

/// {"progress":{"done":n,"total":n}}, total 0 = not known.
std::string progress_line(Progress);

} // namespace engine::request
