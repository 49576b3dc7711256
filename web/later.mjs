// The second file of a program: dialogs and lessons, which the first picture does not need (shell/kit/later.hpp, cmake/later.mjs).
// A program that was built in one piece has none.

const PATIENCE_MS = 20_000;
const modules = new Map(); // by program → a promise of its second file
const whole = new WeakMap(); // programs at play → a promise that they have theirs

async function fetched(name, place, cache) {
  const late = new AbortController(), timer = setTimeout(() => late.abort(), PATIENCE_MS);
  try {
    const response = await fetch(place(name), { cache, signal: late.signal });
    if (!response.ok) throw new Error(String(response.status));
    return await WebAssembly.compile(await response.arrayBuffer());
  } catch (error) {
    throw new Error(`${name}: ${error.message}`);
  } finally {
    clearTimeout(timer);
  }
}

function moduleOf(program, place, cache) {
  if (!modules.has(program) || cache === 'reload') {
    const module = fetched(`later/${program}.wasm`, place, cache);
    modules.set(program, module);
    module.catch(() => { if (modules.get(program) === module) modules.delete(program); });
  }
  return modules.get(program);
}

const sharedOf = (names) => names.find((name) => name.startsWith('first '));

/**
 * The second file of a program.
 * @param {WebAssembly.Module} module  the first @param {string} program @param {(name: string) => string} place
 * @returns {Promise<WebAssembly.Module | undefined>} none: it is in one piece. Rejected if it cannot be had
 */
export async function restOf(module, program, place) {
  const shared = sharedOf(WebAssembly.Module.exports(module).map(({ name }) => name));
  if (!shared) return undefined;
  for (const cache of ['default', 'reload']) { // the one at hand may be of another version
    const rest = await moduleOf(program, place, cache);
    if (WebAssembly.Module.imports(rest)[0].module === shared) return rest;
  }
  throw new Error(`later/${program}.wasm: of another version`);
}

/** @param {import('./wasm.mjs').Wasm} app @param {WebAssembly.Module} [rest] */
export async function join({ instance: { exports } }, rest) {
  if (rest) await WebAssembly.instantiate(rest, { [sharedOf(Object.keys(exports))]: exports });
}

/**
 * Rejected if it cannot be had; the program then is as before.
 * @param {import('./wasm.mjs').Wasm} app @param {string} program @param {(name: string) => string} place
 */
export function complete(app, program, place) {
  if (!whole.has(app)) {
    const joined = restOf(app.module, program, place).then((rest) => join(app, rest));
    whole.set(app, joined);
    joined.catch(() => whole.delete(app));
  }
  return whole.get(app);
}
