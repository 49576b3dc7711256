#pragma once
// What was done since the screen was opened, for a report: how it was opened, and every action after it. Of a long one the
// first half is forgotten as a whole, and the next opening says how many actions went before.
#include <cstddef>
#include <string>
#include <string_view>

namespace shell::app {

class ActionLog {
public:
    static constexpr int half = 100; // actions; a whole one has up to twice as many

    /// `opening`: the members of a JSON object, without its braces.
    void begin(const std::string& opening) { begin(opening, 0); }
    /// The half is full: the screen as it is now opens the next one.
    bool is_full() const { return length_ == half; }
    void go_on(const std::string& opening);
    /// One more action. What is typed letter by letter into a field is one: the field has what was typed last.
    void add(std::string_view id, std::string_view value);
    /// JSON lines: an opening, then the actions.
    std::string text() const;

private:
    void begin(const std::string& opening, int forgotten);

    std::string now_, before_;
    int length_ = 0;         // actions in now_
    int forgotten_ = 0;      // that went before its opening
    std::size_t last_ = 0;   // where its last one begins
    std::string id_, value_; // and what it was
};

} // namespace shell::app
