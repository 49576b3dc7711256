#pragma once
// Reads a game's line of text: words between single spaces, whole numbers as std::to_string writes them. The game
// reports errors and their places.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace engine::session {

/// The words of a line, split at single spaces, each with its byte offset.
class Words {
public:
    explicit Words(std::string_view line) : line_(line) {}
    bool more() const { return next_ <= line_.size(); }
    int at() const { return at_; }
    /// The next word, which stays the next.
    std::string_view peek() const { return Words(*this).next(); }
    std::string_view next()
    {
        if (!more()) {
            at_ = static_cast<int>(line_.size());
            return {};
        }
        at_ = static_cast<int>(next_);
        const auto end = std::min(line_.find(' ', next_), line_.size());
        const auto word = line_.substr(next_, end - next_);
        next_ = end + 1;
        return word;
    }

private:
    std::string_view line_;
    std::size_t next_ = 0;
    int at_ = 0;
};

/// A decimal number as std::to_string writes it, at most `most`; otherwise nothing.
inline std::optional<std::uint64_t> number(std::string_view word, std::uint64_t most)
{
    if (word.empty() || word.size() > 20 || (word.size() > 1 && word[0] == '0')) return std::nullopt;
    std::uint64_t n = 0;
    for (const char c : word) {
        if (c < '0' || c > '9') return std::nullopt;
        if (__builtin_mul_overflow(n, std::uint64_t{10}, &n)) return std::nullopt;
        if (__builtin_add_overflow(n, static_cast<std::uint64_t>(c - '0'), &n)) return std::nullopt;
    }
    if (n > most) return std::nullopt;
    return n;
}

} // namespace engine::session
