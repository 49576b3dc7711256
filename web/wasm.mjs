// The application as WebAssembly: compiled once for the whole page, instantiated once for each game and each engine.

const compiled = new Map(); // by the program's name

/** @param {string} program @param {RequestCache} [cache]  'reload': the one at hand is too old @returns {Promise<WebAssembly.Module>} */
export function compile(program, cache) {
  if (!compiled.has(program) || cache)
    compiled.set(program, download(program, cache).catch((error) => { compiled.delete(program); throw error; }));
  return compiled.get(program);
}

const address = (file) => new URL(file, import.meta.url);

async function download(program, cache) {
  const url = address(`${program}.wasm`), response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  if (response.headers.get('Content-Type') === 'application/wasm') return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer()); // servers that do not know the type
}

/** @param {string} program @param {WebAssembly.Module} [module] @returns {Promise<Wasm>} */
export async function instantiate(program, module) {
  const [{ default: factory }, ready] = await Promise.all([import(address(`${program}.mjs`).href), module ?? compile(program)]);
  return new Promise((resolve, reject) => {
    factory({
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

  constructor(emscripten) {
    this.emscripten = emscripten;
    /** @type {Error | undefined} */
    this.crashed = undefined;
  }

  /** The program's memory now: when it grows, it is another array. @returns {Uint8Array} */
  get memory() { return this.emscripten.HEAPU8; }

  /** @param {string} name @param {...(number | string)} args */
  call(name, ...args) {
    if (this.crashed) throw this.crashed;
    const held = [];
    const plain = args.map((arg) => {
      if (typeof arg !== 'string') return arg;
      held.push(this.#put(arg));
      return held.at(-1);
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

  #put(string) {
    const bytes = this.#encoder.encode(string), pointer = this.emscripten._malloc(bytes.length + 1);
    this.emscripten.HEAPU8.set(bytes, pointer);
    this.emscripten.HEAPU8[pointer + bytes.length] = 0;
    return pointer;
  }
}
