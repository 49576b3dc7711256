#pragma once
// Contract checks: a broken one is a bug in this program, never bad input (bad input is an Expected).
#include <cstdio>
#include <cstdlib>

namespace engine {

/// Says where and stops. In wasm abort is a trap: the page then shows the current game as a link, so none is lost.
[[noreturn]] inline void check_failed(const char* what, const char* file, int line)
{
    std::fprintf(stderr, "%s:%d: check failed: %s\n", file, line, what);
    std::abort();
}

} // namespace engine

#define ENGINE_CHECK(cond) ((cond) ? void(0) : ::engine::check_failed(#cond, __FILE__, __LINE__))
