#pragma once
// Contract checks: a broken one is a bug in this program, never bad input (bad input is an Expected).
#include <cstdio>
#include <cstdlib>
#include <initializer_list>

namespace engine {

/// Prints where and aborts. In wasm abort is a trap; the page then shows the current game as a link, so that no game is
/// lost.
[[noreturn]] inline void check_failed(const char* what, const char* file, int line)
{
    char number[12] = {}; // no printf: the page uses it for nothing else
    char* digit = number + 10;
    do *--digit = static_cast<char>('0' + line % 10);
    while ((line /= 10) > 0);
    for (const char* part : {file, ":", static_cast<const char*>(digit), ": check failed: ", what, "\n"})
        std::fputs(part, stderr);
    std::abort();
}

} // namespace engine

#define ENGINE_CHECK(cond) ((cond) ? void(0) : ::engine::check_failed(#cond, __FILE_NAME__, __LINE__))
