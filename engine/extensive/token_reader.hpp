#pragma once
// Reads tokens one by one and keeps the first error with its place: the part that Gambit's formats share.
#include "engine/extensive/efg_tokens.hpp"
#include <utility>

namespace engine::extensive {

class TokenReader {
public:
    explicit TokenReader(std::string_view text) : tokens_(text) {}

    const Token& now() const { return tokens_.now(); }
    void next() { tokens_.next(); }
    bool failed() const { return error_.has_value(); }
    /// The first error; there must be one.
    Error& error() { return *error_; }

    void fail(ErrorKind kind, const Token& at, std::string detail = {})
    {
        if (!failed()) error_ = Error{kind, at.at, at.line, at.column, {}, 0, std::move(detail)};
    }
    void fail(ErrorKind kind, std::string detail = {}) { fail(kind, now(), std::move(detail)); }
    void fail(Error error) { error_ = std::move(error); }
    /// Another token is due.
    void want(std::string due)
    {
        fail(now().kind == TokenKind::end ? ErrorKind::truncated : ErrorKind::syntax, std::move(due));
    }

    bool is(TokenKind kind) const { return !failed() && now().kind == kind; }
    bool take(TokenKind kind);
    void must(TokenKind kind, const char* due)
    {
        if (!take(kind)) want(due);
    }
    /// A text in quotes; `due` says which one.
    std::string text(const char* due);
    Rational number(std::string due);
    /// A whole number from 0 to 10^9.
    int index(std::string due);
    /// Takes the words before the title, each with its alternatives, or fails.
    bool head(std::initializer_list<std::initializer_list<std::string_view>> words, const char* due);

private:
    Tokens tokens_;
    std::optional<Error> error_;
};

} // namespace engine::extensive
