#include "engine/base/plain_format.hpp"
#include <cstdio>
#include <doctest/doctest.h>
#include <string>

namespace {

struct Printed {
    std::string text;
    int length;
    bool operator==(const Printed&) const = default;
};

using Printer = int (*)(char*, std::size_t, const char*, va_list);

Printed print(Printer printer, std::size_t size, const char* format, ...)
{
    std::string out(size, '#');
    va_list arguments; // NOLINT(cppcoreguidelines-init-variables): va_start does it
    va_start(arguments, format);
    const int length = printer(out.data(), size, format, arguments);
    va_end(arguments);
    return {out, length};
}

} // namespace

TEST_SUITE("plain format")
{
    TEST_CASE("what is printed comes out as from the C library, cut off where there is no more room")
    {
        for (const std::size_t size : {1u, 2u, 9u, 20u, 64u}) {
            const auto same = [size](const char* format, auto... values) {
                CAPTURE(size);
                CAPTURE(format);
                const Printed ours = print(engine::plain_format, size, format, values...);
                const Printed theirs = print(std::vsnprintf, size, format, values...);
                CHECK(ours.length == theirs.length);
                CHECK(ours.text.substr(0, ours.text.find('\0')) == theirs.text.substr(0, theirs.text.find('\0')));
            };
            same("plain");
            same("%s/%s_%08X", "screen", "rows", 0xBEEF12u); // the name of a child window
            same("##Popup_%08x", 7u);
            same("%s/%08X", "", 0u);
            same("##Menu_%02d", 3);
            same("%d %d %d", 0, -1, -2147483647 - 1);
            same("[%5d] [%05d] [%5d] [%05d] [%2d]", -42, -42, 42, 42, 12345);
            same("%i %u %x %X", -5, 4000000000u, 0xABCu, 0xABCu);
            same("%.*s|", 3, "abcdef");
            same("%.*s|", 9, "abc");
            same("%c%c 100%%", 'o', 'k');
            same("\\u%04x\\u%04x", 0xd83du, 0xdca9u); // JSON's escapes
            same("<U+%.4X>", 0x1u);                   // and the library's messages
            same("%.3d|%.3d", -7, 12345);
        }
    }
    TEST_CASE("what is not among the formats stays as it stands, so that it is seen")
    {
        CHECK(print(engine::plain_format, 64, "a %.3f b").text.substr(0, 9) == std::string("a %.3f b") + '\0');
        CHECK(print(engine::plain_format, 64, "%").length == 1);
    }
    TEST_CASE("without a place to write to, the length is told")
    {
        CHECK(print([](char*, std::size_t, const char* f, va_list a) { return engine::plain_format(nullptr, 0, f, a); },
                    1, "%s!", "hello")
                  .length == 6);
    }
}
