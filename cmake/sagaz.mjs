// The headless program as wasm: node build/web/sagaz.mjs <arguments>, like the native build/release/sagaz.
import fs from "node:fs";
import { createRequire } from "node:module";

if (!fs.existsSync(new URL("sagaz_node.cjs", import.meta.url))) {
    console.error("sagaz: the program is not built yet: cmake --build --preset web --target sagaz");
    process.exit(2);
}

// Emscripten 3.1.6 loads its .wasm with fetch if it exists, and node's fetch refuses file names.
delete globalThis.fetch;

// Pipes may be non-blocking. These calls wait, as a native program does, instead of failing with EAGAIN.
const pause = new Int32Array(new SharedArrayBuffer(4));
for (const name of ["readSync", "writeSync"]) {
    const call = fs[name];
    fs[name] = (...args) => {
        for (;;) {
            try {
                return call(...args);
            } catch (error) {
                if (error.code === "EOF") return 0;
                if (error.code !== "EAGAIN") throw error;
                Atomics.wait(pause, 0, 0, 5);
            }
        }
    };
}

// Loads the SIMD variant if it exists and node supports it (web/vectors.mjs); SAGAZ_SIMD=off forces the plain one.
const vectors = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 1, 123, 0];
const simd = process.env.SAGAZ_SIMD !== "off" && WebAssembly.validate(Uint8Array.from(vectors)) && fs.existsSync(new URL("sagaz_node.simd.cjs", import.meta.url));
createRequire(import.meta.url)(simd ? "./sagaz_node.simd.cjs" : "./sagaz_node.cjs");
