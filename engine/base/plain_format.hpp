#pragma once
// printf without floating point, for two libraries: in the page Dear ImGui only names windows and popups ("%s/%s_%08X",
// "##Popup_%08x") and the JSON library escapes characters ("\\u%04x"). The C library's printf costs each program of the
// page 4 kB gzipped.
#include <cstdarg>
#include <cstddef>

namespace engine {

/// vsnprintf restricted to %s, %.*s, %c, %%, and to %d, %i, %u, %x, %X of an int with a width (padded with blanks or
/// zeros) or a minimum of digits (%.4X). Another conversion is copied as it stands; conversions after it are
/// unreliable.
inline int plain_format(char* out, std::size_t size, const char* format, va_list arguments)
{
    std::size_t length = 0;
    const auto put = [&](char c) {
        if (length + 1 < size) out[length] = c;
        ++length;
    };
    for (; *format; ++format) {
        if (*format != '%') {
            put(*format);
            continue;
        }
        const char* const specifier = format++;
        int most = -1; // longest text to copy; negative = no limit
        if (format[0] == '.' && format[1] == '*') {
            most = va_arg(arguments, int);
            format += 2;
        }
        const bool digits_wanted = format[0] == '.' && format[1] >= '0' && format[1] <= '9';
        if (digits_wanted) ++format;
        const char fill = *format == '0' || digits_wanted ? '0' : ' ';
        int width = 0;
        for (; *format >= '0' && *format <= '9'; ++format) width = width * 10 + (*format - '0');
        if (*format == 's') {
            for (const char* text = va_arg(arguments, const char*); most != 0 && *text; ++text, --most) put(*text);
        } else if (*format == 'c') {
            put(static_cast<char>(va_arg(arguments, int)));
        } else if (*format == 'd' || *format == 'i' || *format == 'u' || *format == 'x' || *format == 'X') {
            auto n = va_arg(arguments, unsigned);
            const bool negative = (*format == 'd' || *format == 'i') && static_cast<int>(n) < 0;
            if (negative) n = 0 - n;
            const unsigned base = *format == 'x' || *format == 'X' ? 16 : 10;
            // A named pointer, not an indexed literal: g++ 12 with -fsanitize=bounds checks the index of the other
            // branch too.
            const char* const alphabet = *format == 'X' ? "0123456789ABCDEF" : "0123456789abcdef";
            char digits[12];
            int count = 0;
            do {
                digits[count++] = alphabet[n % base];
                n /= base;
            } while (n > 0);
            const int missing = width - count - (negative && !digits_wanted ? 1 : 0);
            if (negative && fill == '0') put('-');
            for (int i = 0; i < missing; ++i) put(fill);
            if (negative && fill == ' ') put('-');
            while (count > 0) put(digits[--count]);
        } else if (*format == '%') {
            put('%');
        } else {
            format = specifier;
            put('%');
        }
    }
    if (size > 0) out[length < size ? length : size - 1] = 0;
    return static_cast<int>(length);
}

} // namespace engine
