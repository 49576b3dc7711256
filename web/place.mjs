// Where the files beside these modules are. In the offline file they are inside it (offline/place.mjs takes this one's place).

/** @param {string} name @returns {string} its address */
export const place = (name) => new URL(name, import.meta.url).href;

/** Whether games can be kept in a file: the offline file has no room for that. */
export const carries = true;

/** Of another site no worker may be opened, but one of ours may import it (if the page's policy allows blob: in worker-src). */
export function openWorker() {
  const address = place('worker.mjs'), strange = ![new URL(address).origin, 'null'].includes(location.origin);
  return new Worker(strange ? URL.createObjectURL(new Blob([`import ${JSON.stringify(address)}`], { type: 'text/javascript' })) : address, { type: 'module' });
}
