#pragma once
// The log of actions since the screen was opened, for a report. A long log drops its first half as a whole, and the
// next opening says how many actions were dropped.
#include <cstddef>
#include <string>
#include <string_view>

namespace shell::app {

class ActionLog {
public:
    static constexpr int half = 100; // actions; the log has up to twice as many

    /// `opening`: the members of a JSON object, without its braces.
    void begin(const std::string& opening) { begin(opening, 0); }
    /// Whether there is no action yet.
    bool is_new() const { return length_ == 0 && forgotten_ == 0; }
    /// True if the current half is full. Then call go_on() with the screen's present state.
    bool is_full() const { return length_ == half; }
    void go_on(const std::string& opening);
    /// Adds an action. Letters typed one by one into a field are one action, with the field's last text.
    void add(std::string_view id, std::string_view value);
    /// JSON lines: an opening, then the actions.
    std::string text() const;

private:
    void begin(const std::string& opening, int forgotten);

    std::string now_, before_;
    int length_ = 0;         // actions in now_
    int forgotten_ = 0;      // actions before its opening
    std::size_t last_ = 0;   // offset in now_ of its last action
    std::string id_, value_; // of that action
};

} // namespace shell::app
