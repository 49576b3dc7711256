#pragma once
// Code that is not needed for the first picture. In the page a function declared with SHELL_LATER(name), and all that only such
// functions use, is in a second file beside its program (codes.later.wasm), which is fetched when it is first wanted and then
// part of the program (cmake/later.mjs, web/later.mjs). Whoever calls one from elsewhere knows that the file has come: of
// lessons, that a step has been handed over. A call before that stops the program, as any fault of ours does.
// Natively, and in the preset web-debug, it is a function like others.
#ifdef __EMSCRIPTEN__
#define SHELL_LATER(name) __asm__("later." #name) __attribute__((noinline))
#else
#define SHELL_LATER(name)
#endif
