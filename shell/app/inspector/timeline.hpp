#pragma once
// Frames and jobs as Chrome's trace events, for about:tracing, Perfetto and a browser's own tools.
#include <cstdio>
#include <deque>
#include <map>
#include <string>
#include <utility>

namespace shell::app::inspector {

class Timeline {
public:
    Timeline() = default;
    ~Timeline();
    Timeline(const Timeline&) = delete;
    Timeline& operator=(const Timeline&) = delete;

    /// Writes the events from now on into this file, each at once.
    void write_to(const std::string& file);
    /// "cannot write FILE: why", returned once; "" = no error, or already returned.
    std::string complaint() { return std::exchange(wrong_, {}); }
    /// Keeps the last `most` events from now on.
    void keep() { kept_wanted_ = true; }
    static constexpr std::size_t most = 20'000;

    /// True if events are written or kept.
    explicit operator bool() const { return file_ || kept_wanted_; }
    std::size_t kept() const { return kept_.size(); }
    /// The kept events as the text of a trace file.
    std::string text() const;

    /// A frame from `begin` to `now`, in ms, with the counts of ImGui's draw data.
    void frame(long number, double begin, double now);
    void frame(long number, double begin, double now, int draws, int vertices);
    void job_begins(int id, const std::string& request, double now);
    void job_ends(int id, double now);

private:
    void tell(std::string event);
    void put(const std::string& text);

    std::string name_, wrong_;
    std::FILE* file_ = nullptr;
    bool first_ = true, kept_wanted_ = false;
    std::deque<std::string> kept_;
    std::map<int, std::string> jobs_; // commands of the running jobs
};

} // namespace shell::app::inspector
