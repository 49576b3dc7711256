#include "engine/extensive/token_reader.hpp"
#include <algorithm>

namespace engine::extensive {

bool TokenReader::take(TokenKind kind)
{
    if (!is(kind)) return false;
    tokens_.next();
    return true;
}

std::string TokenReader::text(const char* due)
{
    if (failed()) return {};
    if (now().kind != TokenKind::text || !now().closed) {
        if (now().closed) want(due);
        else fail(ErrorKind::truncated, "the closing quote");
        return {};
    }
    std::string read = now().text;
    tokens_.next();
    return read;
}

Rational TokenReader::number(std::string due)
{
    if (!is(TokenKind::number)) {
        want(std::move(due));
        return {};
    }
    const auto read = number_in(now().text);
    if (!read) {
        fail(read.error(), shortened(now().text));
        return {};
    }
    tokens_.next();
    return *read;
}

int TokenReader::index(std::string due)
{
    const Token at = now();
    const Rational read = number(std::move(due));
    if (!failed() && (!read.is_whole() || read.sign() < 0 || read.num() > 1'000'000'000))
        fail(ErrorKind::bad_number, at, shortened(at.text));
    return failed() ? 0 : static_cast<int>(read.num());
}

bool TokenReader::head(std::initializer_list<std::initializer_list<std::string_view>> words, const char* due)
{
    for (const auto& alternatives : words) {
        if (now().kind == TokenKind::end) return fail(ErrorKind::truncated, due), false;
        if (std::find(alternatives.begin(), alternatives.end(), now().text) == alternatives.end())
            return fail(ErrorKind::unknown_version), false;
        tokens_.next();
    }
    return true;
}

} // namespace engine::extensive
