#pragma once
// Numbers in a lesson's texts: how a language writes them, and those that nothing proves.
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace engine::lesson {

/// The number as the language writes it: its decimal sign, digits in groups from five on, a typographic minus.
/// Any other text is returned as it is.
std::string number_in(std::string_view language, std::string_view number);

/// The numbers that a text says, with a decimal point and without groups: "12.960,5" in Italian is "12960.5".
/// Digits that touch a letter, a "?" or a brace are no numbers.
std::vector<std::string> numbers_said(std::string_view language, std::string_view text);

/// The numbers of a board's line, a request or an answer: every run of digits in them.
class KnownNumbers {
public:
    void add(std::string_view text);
    /// Whether the number, as numbers_said() returns it, is one of them, a digit of a code among them, a code itself
    /// (it begins with 0) or at most 6.
    bool has(const std::string& number) const;

private:
    std::set<std::string> runs_;
};

} // namespace engine::lesson
