// Chooses a program's variant: with 128-bit SIMD where the browser has it (Chrome 91, Firefox 89, Safari 16.4), else
// the plain one. The results are the same, the first is faster in proofs (engine/decisions/079-wasm-and-vectors.md).

/** The smallest module that uses a vector: a function type with a v128. */
export const VECTORS = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 1, 123, 0];

/** @param {string} program @param {boolean} both  whether the site has both @returns {string} the variant's name */
export const variantOf = (program, both) => (both && globalThis.WebAssembly?.validate(new Uint8Array(VECTORS)) ? `${program}.simd` : program);
