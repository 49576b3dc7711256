#pragma once
// What a program of the page may have in its second file, which comes later (shell/kit/later.hpp): a function of its own is
// declared with it, and everything that only such functions use goes with it. Elsewhere it is a function like others.
#ifdef __EMSCRIPTEN__
#define ENGINE_LATER(name) __asm__("later." #name) __attribute__((noinline))
#else
#define ENGINE_LATER(name)
#endif
