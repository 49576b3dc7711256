#pragma once
// Marks a function for the page's second wasm file, which is fetched later (shell/kit/later.hpp). Code that only marked
// functions use moves there too. Elsewhere the mark does nothing.
#ifdef __EMSCRIPTEN__
#define ENGINE_LATER(name) __asm__("later." #name) __attribute__((noinline))
#else
#define ENGINE_LATER(name)
#endif
