#pragma once
// Chrome's trace events: what took how long, for about:tracing, Perfetto and a browser's own tools.
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

    /// From now on into this file, as it happens.
    void write_to(const std::string& file);
    /// "cannot write FILE: why", told once; "" = it can be, or it has been told.
    std::string complaint() { return std::exchange(wrong_, {}); }
    /// From now on the last `most` events are kept.
    void keep() { kept_wanted_ = true; }
    static constexpr std::size_t most = 20'000;

    /// Does anybody want it?
    explicit operator bool() const { return file_ || kept_wanted_; }
    std::size_t kept() const { return kept_.size(); }
    /// What is kept, as a trace's whole text.
    std::string text() const;

    /// From `begin` until now, in ms; what is drawn is ImGui's.
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
    std::map<int, std::string> jobs_; // under way, by their command
};

} // namespace shell::app::inspector
