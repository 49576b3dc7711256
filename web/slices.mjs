// Runs a request in slices, so that the worker, or the page where there are no workers, stays responsive. The page
// loads this module on demand and passes in its functions.

/** Units of work for one step: grown until a step takes between 1 and 4 ms. */
const adapt = (units, took) => (took < 1 ? Math.min(units * 2, 2 ** 24) : took > 4 ? Math.max(units >> 1, 1) : units);

/** Loads a stored optimal strategy. @returns {Promise<string>} "" on failure */
async function tree(rules, place) {
  try {
    const response = await fetch(place(`optimal/${rules}.txt`));
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}

/**
 * @param {import('./wasm.mjs').Wasm} wasm
 * @param {string} request  JSON
 * @param {object} how
 * @param {number} how.slice  milliseconds of work before a pause
 * @param {() => Promise<void>} how.pause
 * @param {() => boolean} how.cancelled
 * @param {(progress: string) => void} how.onProgress  at most 30 times a second
 * @param {(name: string) => string} how.place  a file's address
 * @returns {Promise<string | null>} the result's JSON, null when cancelled
 */
export async function runSliced(wasm, request, { slice, pause, cancelled, onProgress, place }) {
  wasm.call('request_open', request);
  let units = 256, told = performance.now();
  for (;;) {
    const began = performance.now();
    let done = false, now = began;
    while (!done && now - began < slice) {
      const before = now;
      done = wasm.call('request_step', units) !== 0;
      now = performance.now();
      units = adapt(units, now - before);
    }
    const missed = wasm.emscripten._request_misses && wasm.text('request_misses');
    if (missed) { // a stored strategy: loads it and begins again
      wasm.call('request_tree', missed, await tree(missed, place));
      if (cancelled()) return null;
      wasm.call('request_open', request);
      continue;
    }
    if (done) return wasm.text('request_result');
    if (now - told > 1000 / 30) {
      told = now;
      onProgress(wasm.text('request_progress'));
    }
    await pause();
    if (cancelled()) return null;
  }
}
