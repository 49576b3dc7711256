#pragma once
// The history of a game from its line: each prefix of the line that the game can read.
#include <string>
#include <string_view>
#include <vector>

namespace shell::app::inspector {

class Past {
public:
    struct Moment {
        std::string word;    // the event's word; "" at the start
        std::size_t end = 0; // length of the prefix that ends with it
    };

    /// Takes the present line. If it is a prefix of the last one, the later moments stay: they are undone.
    void follow(std::string_view line);
    const std::string& line() const { return line_; }
    const std::vector<Moment>& moments() const { return moments_; }
    /// The index of the present moment.
    std::size_t at() const { return at_; }
    std::string line_at(std::size_t moment) const { return line_.substr(0, moments_[moment].end); }

private:
    std::string line_;
    std::vector<Moment> moments_;
    std::size_t at_ = 0;
};

} // namespace shell::app::inspector
