// Replaces place.mjs in the npm package. A bundle has the modules only; the page's server must serve a copy of the
// package's folder `site`, which has programs, texts, lessons and the worker.
let folder = new URL('sagaz/', import.meta.url).href; // beside the bundle

/**
 * Sets the folder of these files. Call it before the first game is shown.
 * @param {string} address  relative to the page
 */
export function filesAt(address) {
  folder = new URL(address.endsWith('/') ? address : `${address}/`, document.baseURI).href;
}

/** @param {string} name @returns {string} its address */
export const place = (name) => new URL(name, folder).href;

export const carries = true;

export const rehearses = true;

export const openWorker = () => new Worker(place('worker.mjs'), { type: 'module' });
