// What ImGui names but the page never needs, as empty functions, so that the linker leaves the real ones out. The shell
// draws its own tables: imgui.cpp only tidies them up (-11 kB gzipped). There is no settings file to scan (-2.6 kB), and no
// number with decimals to print (-4 kB).
#include "imgui.h"
#include "imgui_internal.h"
#include <cstdarg>

// All that is ever scanned is the renderer's "#version %d": literal characters and then one whole number.
// NOLINTNEXTLINE(cert-dcl50-cpp): the C library's own signature
extern "C" int sscanf(const char* text, const char* format, ...)
{
    for (; *format && *format != '%'; ++format, ++text)
        if (*format != *text) return 0;
    if (format[0] != '%' || format[1] != 'd' || format[2] || *text < '0' || *text > '9') return 0;
    int n = 0;
    for (; *text >= '0' && *text <= '9'; ++text) n = n * 10 + (*text - '0');
    va_list arguments; // NOLINT(cppcoreguidelines-init-variables): va_start does it
    va_start(arguments, format);
    *va_arg(arguments, int*) = n;
    va_end(arguments);
    return 1;
}

// All that is ever printed are names of windows and popups: %s, %d, %u, %x, %X with a width, %c, %%. Anything else comes out
// as it stands in the format.
// NOLINTNEXTLINE(readability-inconsistent-declaration-parameter-name)
extern "C" int vsnprintf(char* out, size_t size, const char* format, va_list arguments)
{
    size_t length = 0;
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
        const char fill = *format == '0' ? '0' : ' ';
        int width = 0;
        for (; *format >= '0' && *format <= '9'; ++format) width = width * 10 + (*format - '0');
        if (*format == 's') {
            for (const char* text = va_arg(arguments, const char*); *text; ++text) put(*text);
        } else if (*format == 'c') {
            put(static_cast<char>(va_arg(arguments, int)));
        } else if (*format == 'd' || *format == 'u' || *format == 'x' || *format == 'X') {
            unsigned n = va_arg(arguments, unsigned);
            const bool negative = *format == 'd' && static_cast<int>(n) < 0;
            if (negative) n = 0 - n;
            const unsigned base = *format == 'x' || *format == 'X' ? 16 : 10;
            char digits[12];
            int count = 0;
            do {
                digits[count++] = (*format == 'X' ? "0123456789ABCDEF" : "0123456789abcdef")[n % base];
                n /= base;
            } while (n > 0);
            if (negative) put('-');
            for (int i = count + (negative ? 1 : 0); i < width; ++i) put(fill);
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

namespace ImGui {

void EndTable() {}
void EndColumns() {}
void TablePushColumnChannel(int /*column*/) {}
void TablePopColumnChannel() {}
void TableGcCompactSettings() {}
void TableGcCompactTransientBuffers(ImGuiTable* /*table*/) {}
void TableGcCompactTransientBuffers(ImGuiTableTempData* /*data*/) {}
void TableSettingsAddSettingsHandler() {}

} // namespace ImGui
