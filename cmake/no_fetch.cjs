// Emscripten 3.1.6 loads its .wasm with fetch where there is one; node's fetch refuses file names.
delete globalThis.fetch;
