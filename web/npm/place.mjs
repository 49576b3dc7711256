// place.mjs of the npm package: a bundle has the modules only; programs, texts, lessons and the worker are files that the page's
// server sends, a copy of the package's site folder.
let folder = new URL('sagaz/', import.meta.url).href; // beside the bundle

/** Says where they are, if elsewhere: before the first game is on screen. @param {string} address  as the page would write it */
export function filesAt(address) {
  folder = new URL(address.endsWith('/') ? address : `${address}/`, document.baseURI).href;
}

/** @param {string} name @returns {string} its address */
export const place = (name) => new URL(name, folder).href;

export const carries = true;

export const openWorker = () => new Worker(place('worker.mjs'), { type: 'module' });
