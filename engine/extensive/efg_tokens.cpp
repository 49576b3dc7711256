#include "engine/extensive/efg_tokens.hpp"
#include "engine/base/characters.hpp"
#include <algorithm>

namespace engine::extensive {
namespace {

bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool begins_number(char c) { return is_digit(c) || c == '-' || c == '+' || c == '.'; }

/// Moves the digits at the beginning of `text` to the end of `to`.
void take_digits(std::string_view& text, std::string& to)
{
    while (!text.empty() && is_digit(text[0])) {
        to += text[0];
        text.remove_prefix(1);
    }
}

} // namespace

void Tokens::skip()
{
    const char c = text_[at_++];
    if ((static_cast<unsigned char>(c) & 0xC0u) == 0x80u) return; // inside a character of UTF-8
    ++characters_;
    if (c == '\n') {
        ++line_;
        column_ = 1;
    } else {
        ++column_;
    }
}

void Tokens::next()
{
    while (at_ < text_.size() && is_blank(text_[at_])) skip();
    now_ = {TokenKind::end, {}, characters_, line_, column_};
    if (at_ == text_.size()) return;
    const char first = peek();
    if (first == '{' || first == '}' || first == ',') {
        now_.kind = first == '{' ? TokenKind::open : first == '}' ? TokenKind::close : TokenKind::comma;
        now_.text = first;
        skip();
    } else if (first == '"') {
        now_.kind = TokenKind::text;
        now_.closed = false;
        for (skip(); at_ < text_.size(); skip()) {
            if (peek() == '"') {
                now_.closed = true;
                skip();
                return;
            }
            const char after = at_ + 1 < text_.size() ? text_[at_ + 1] : '\0';
            if (peek() == '\\' && (after == '"' || after == '\\')) skip();
            now_.text += peek();
        }
    } else {
        now_.kind = begins_number(first) ? TokenKind::number : TokenKind::symbol;
        for (; at_ < text_.size() && !is_blank(peek()) &&
               std::string_view("{},\"").find(peek()) == std::string_view::npos;
             skip())
            now_.text += peek();
    }
}

Expected<Rational, ErrorKind> number_in(std::string_view token)
{
    const auto fail = [](ErrorKind kind) { return Unexpected<ErrorKind>(kind); };
    std::string digits, below = "1";
    const bool negative = !token.empty() && token[0] == '-';
    if (negative || (!token.empty() && token[0] == '+')) token.remove_prefix(1);
    take_digits(token, digits);
    if (token.starts_with('/')) {
        below.clear();
        token.remove_prefix(1);
        take_digits(token, below);
        if (digits.empty() || below.empty()) return fail(ErrorKind::bad_number);
    } else {
        const std::size_t whole = digits.size();
        if (token.starts_with('.')) {
            token.remove_prefix(1);
            take_digits(token, digits);
        }
        if (digits.empty()) return fail(ErrorKind::bad_number);
        int places = static_cast<int>(std::min<std::size_t>(digits.size() - whole, 1'000'000));
        if (token.starts_with('e') || token.starts_with('E')) {
            token.remove_prefix(1);
            const bool down = token.starts_with('-');
            if (down || token.starts_with('+')) token.remove_prefix(1);
            std::string exponent;
            take_digits(token, exponent);
            if (exponent.empty()) return fail(ErrorKind::bad_number);
            if (exponent.size() > 6) return fail(ErrorKind::number_too_long);
            int size = 0;
            for (const char c : exponent) size = size * 10 + (c - '0');
            places += down ? size : -size;
        }
        for (; places > 0 && digits.size() > 1 && digits.back() == '0'; --places) digits.pop_back();
        if (digits.find_first_not_of('0') == std::string::npos) places = 0;
        if (places > 40 || places < -40) return fail(ErrorKind::number_too_long);
        (places > 0 ? below : digits).append(static_cast<std::size_t>(places > 0 ? places : -places), '0');
    }
    if (!token.empty()) return fail(ErrorKind::bad_number);
    for (std::string* part : {&digits, &below})
        part->erase(0, std::min(part->find_first_not_of('0'), part->size() - 1));
    const auto number = Rational::parse((negative ? "-" : "") + digits + "/" + below);
    if (number) return *number;
    return fail(number.error().kind == Rational::Error::Kind::too_large ? ErrorKind::number_too_long
                                                                        : ErrorKind::bad_number);
}

std::string shortened(std::string_view token)
{
    constexpr std::size_t most = 40;
    return std::string(beginning(token, most));
}

std::string quoted(std::string_view text)
{
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + '"';
}

} // namespace engine::extensive
