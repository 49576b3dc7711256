// Loads programs: compiles each once for the page, and instantiates it for each game and each engine.
import { download } from './downloads.mjs';
import { place } from './place.mjs';

const compiled = new Map(); // by the program's name
const modules = {}, tries = {}; // by name

/** Imports a module beside these. Browsers remember a failed import, so the next try needs another address. */
export const bring = (name) => (modules[name] ??= import(place(name + (tries[name] ??= ''))).catch(() => {
  tries[name] += '?';
  modules[name] = undefined;
  throw new Error(name);
}));

/**
 * @param {string} program
 * @param {RequestCache} [cache]  'reload': the cached one is unusable @returns {Promise<WebAssembly.Module>}
 */
export function compile(program, cache) {
  if (!compiled.has(program) || cache)
    compiled.set(program, fetched(program, cache).catch((error) => { compiled.delete(program); throw new Error(`${program}.wasm: ${error.message}`); }));
  return compiled.get(program);
}

async function fetched(program, cache) {
  const response = await download(`${program}.wasm`, cache);
  if (response.headers.get('Content-Type') === 'application/wasm') {
    try {
      return await WebAssembly.compileStreaming(response.clone());
    } catch { /* older browsers lack it, or refuse this kind of response */ }
  }
  return WebAssembly.compile(await response.arrayBuffer()); // also where the server sends another type
}

/** @param {string} program @param {WebAssembly.Module} [module] @returns {Promise<Wasm>} */
export async function instantiate(program, module) {
  const [{ default: factory }, ready] = await Promise.all([bring(`${program}.mjs`), module ?? compile(program)]);
  return new Promise((resolve, reject) => {
    factory({
      locateFile: (name) => name, // not used, because instantiateWasm has the compiled program
      instantiateWasm(imports, done) {
        WebAssembly.instantiate(ready, imports).then((instance) => done(instance, ready), reject);
        return {};
      },
    }).then((emscripten) => resolve(new Wasm(emscripten)), reject);
  });
}

/** One instance: calls by name, strings both ways. After a crash every call throws the same error. */
export class Wasm {
  #encoder = new TextEncoder();
  #decoder = new TextDecoder();

  /** @type {Error | undefined} */
  crashed;

  constructor(emscripten) { this.emscripten = emscripten; }

  /** The program's memory; do not keep it, because growing replaces the array. @returns {Uint8Array} */
  get memory() { return this.emscripten.HEAPU8; }

  /** @param {string} name @param {...(number | string)} args */
  call(name, ...args) {
    if (this.crashed) throw this.crashed;
    const held = [];
    const plain = args.map((arg) => {
      if (typeof arg !== 'string') return arg;
      const pointer = this.#put(arg);
      held.push(pointer);
      return pointer;
    });
    try {
      const result = this.emscripten[`_${name}`](...plain);
      for (const pointer of held) this.emscripten._free(pointer);
      return result;
    } catch (error) {
      this.crashed = error;
      throw error;
    }
  }

  /** A call that returns text. */
  text(name, ...args) {
    const pointer = this.call(name, ...args), bytes = this.emscripten.HEAPU8;
    return this.#decoder.decode(bytes.subarray(pointer, bytes.indexOf(0, pointer)));
  }

  /** Calls a crashed program for a text that it may still return; `first` if it cannot. */
  lastText(name, first) {
    const { crashed } = this;
    this.crashed = undefined;
    try { return this.text(name, first); } catch { return first; } finally { this.crashed = crashed; }
  }

  #put(string) {
    const bytes = this.#encoder.encode(string), pointer = this.emscripten._malloc(bytes.length + 1);
    this.emscripten.HEAPU8.set(bytes, pointer);
    this.emscripten.HEAPU8[pointer + bytes.length] = 0;
    return pointer;
  }
}
