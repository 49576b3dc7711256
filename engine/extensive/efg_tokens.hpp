#pragma once
// The tokens of Gambit's text formats, with their places.
#include "engine/base/rational.hpp"
#include "engine/extensive/error.hpp"
#include <optional>
#include <string>
#include <string_view>

namespace engine::extensive {

enum class TokenKind : std::uint8_t { number, text, symbol, open, close, comma, end };

struct Token {
    TokenKind kind = TokenKind::end;
    std::string text;                 // of a text: without quotes
    int at = 0, line = 1, column = 1; // characters before it; from 1
    bool closed = true;               // false: a text whose closing quote is missing
};

class Tokens {
public:
    explicit Tokens(std::string_view text) : text_(text) { next(); }
    const Token& now() const { return now_; }
    void next();

private:
    void skip();
    char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }

    std::string_view text_;
    std::size_t at_ = 0;
    int characters_ = 0, line_ = 1, column_ = 1;
    Token now_;
};

/// A number token exactly: "-3", "+3", "1/3", "-.25", "1.5e-3". Errors: bad_number, number_too_long.
Expected<Rational, ErrorKind> number_in(std::string_view token);

/// What a message may repeat of a token.
std::string shortened(std::string_view token);

/// In quotes, with \ before " and \.
std::string quoted(std::string_view text);

} // namespace engine::extensive
