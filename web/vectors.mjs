// Which of a program's two variants a browser gets: the one with vectors of 16 bytes where it has them (Chrome 91, Firefox 89,
// Safari 16.4), else the plain one. They give the same answers, the first one proves sooner (engine/decisions/079-wasm-and-vectors.md).

/** The smallest module that names one: the type of a function with a v128. */
export const VECTORS = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 1, 123, 0];

/** @param {string} program @param {boolean} both  are there two? @returns {string} the one to fetch */
export const variantOf = (program, both) => (both && globalThis.WebAssembly?.validate(new Uint8Array(VECTORS)) ? `${program}.simd` : program);
