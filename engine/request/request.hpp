#pragma once
// The engine's one door: a JSON request as a line of text in, a JSON result as a line of text out. The headless
// program, the Web Worker, the shell and the tests all come through here (engine/README.md lists the commands).
#include "engine/base/job.hpp"
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace engine::request {

/// Longer lines and deeper nesting are refused before any parsing.
inline constexpr std::size_t max_request_length = 1 << 20;
inline constexpr int max_request_depth = 32;

/// How deep brackets nest, strings left aside; a cheap look before a parser gets to see the text.
int depth_of(std::string_view text);

/// Seconds on some steady clock of the caller's; the engine has none. Without one results have no field `seconds`.
using Clock = double (*)();

class Work; // what a command does, a slice at a time

class Request {
public:
    using Result = std::string;

    /// Reads the line; whatever is wrong with it, or with what it asks, is said in result(), never thrown.
    explicit Request(std::string_view json_line, Clock clock = nullptr);
    Request(Request&&) noexcept;
    Request& operator=(Request&&) noexcept;
    ~Request();

    /// A unit is about a microsecond of native work.
    Step step(Budget budget);
    Progress progress() const;
    /// Did the request ask for "progress":true?
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
