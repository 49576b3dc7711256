#pragma once
// A game's line as the moments it has been through: each beginning of it that its game can read.
#include <string>
#include <string_view>
#include <vector>

namespace shell::app::inspector {

class Past {
public:
    struct Moment {
        std::string word;    // the event's, "" at the start
        std::size_t end = 0; // of the line's beginning that ends with it
    };

    /// The line now; one that is a beginning of the one before leaves the later moments where they were.
    void follow(std::string_view line);
    const std::string& line() const { return line_; }
    const std::vector<Moment>& moments() const { return moments_; }
    /// Which of them is now.
    std::size_t at() const { return at_; }
    std::string line_at(std::size_t moment) const { return line_.substr(0, moments_[moment].end); }

private:
    std::string line_;
    std::vector<Moment> moments_;
    std::size_t at_ = 0;
};

} // namespace shell::app::inspector
