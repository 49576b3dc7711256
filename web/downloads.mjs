// Downloads a game's files: counts the bytes for the progress, and fails when no bytes arrive for a while.
// On the standalone pages start.js begins the downloads, before these modules load.
import { place } from './place.mjs';
import { SIZES } from './tables.mjs';

const SILENCE_MS = 30_000; // without a byte
const come = new Map(); // name of a file → bytes so far
const listeners = new Set();

/**
 * @param {string} name  of a file beside these modules
 * @param {RequestCache} [cache]  'reload': the cached file is unusable
 * @returns {Promise<Response>} reading its body counts the bytes; an error's message begins with the file's name
 */
export async function download(name, cache) {
  const url = place(name), asked = globalThis.sagazEarly?.[name];
  // Only if the modules are the page's own.
  const early = asked && new URL(name, document.baseURI).href === url && asked;
  if (early) delete globalThis.sagazEarly[name];
  let silent, timer;
  const silence = new Promise((_, reject) => { silent = () => reject(new Error('?')); });
  const patiently = (work) => {
    clearTimeout(timer);
    timer = setTimeout(silent, SILENCE_MS);
    return Promise.race([work, silence]).catch((error) => { throw new Error(`${name}: ${error.message}`); }).finally(() => clearTimeout(timer));
  };
  const response = await patiently(!cache && early || fetch(url, { cache }));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const reader = response.body.getReader();
  come.delete(name); // counted anew
  return new Response(new ReadableStream({
    async pull(controller) {
      const { done, value } = await patiently(reader.read());
      if (done) return controller.close();
      controller.enqueue(value);
      count(name, value.length);
    },
  }), { headers: response.headers });
}

function count(name, bytes) {
  come.set(name, (come.get(name) ?? 0) + bytes);
  for (const listener of listeners) listener();
}

/** The share of a program and its texts that has arrived, in per cent, at most 99. */
export function percent(program, language) {
  const bytes = [`${program}.wasm`, `${program}.${language}.txt`].reduce((sum, name) => sum + (come.get(name) ?? 0), 0);
  return Math.min(99, Math.floor(bytes / SIZES[program] / 10));
}

/** @param {() => void} listener @param {AbortSignal} signal */
export function whenMore(listener, signal) {
  listeners.add(listener);
  signal.addEventListener('abort', () => listeners.delete(listener));
}
