// Addresses of the files beside these modules. The offline file has offline/place.mjs instead.

/** @param {string} name @returns {string} its address */
export const place = (name) => new URL(name, import.meta.url).href;

/** Whether saved games can be exported to a file. */
export const carries = true;

/** Whether a worker can run the games' programs, not only requests. */
export const rehearses = true;

/**
 * A worker of another origin is forbidden, but a blob: worker may import it (if the page's policy allows blob: in
 * worker-src).
 */
export function openWorker() {
  const address = place('worker.mjs'), strange = ![new URL(address).origin, 'null'].includes(location.origin);
  return new Worker(strange ? URL.createObjectURL(new Blob([`import ${JSON.stringify(address)}`], { type: 'text/javascript' })) : address, { type: 'module' });
}
