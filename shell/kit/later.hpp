#pragma once
// Code that is not needed for the first picture. In the page a function declared with SHELL_LATER(name), and all that only such
// functions use, is in a second file beside its program (later/codes.wasm), which is fetched a moment after the first picture
// and then part of the program (cmake/later.mjs, web/later.mjs). With a function goes every class that only it makes objects of.
// Whoever calls one from elsewhere knows that the file has come: the app asks first (App::open_dialog), and a lesson's step is
// handed over after it. A call before that stops the program, as any fault of ours does.
// Natively, and in the preset web-debug, it is a function like others. The program `requests` has no second file.
#include "engine/base/later.hpp"

#define SHELL_LATER(name) ENGINE_LATER(name)
