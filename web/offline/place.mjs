// Replaces place.mjs in the offline file: offline/open.js has given each file inside it a blob: address.

/** @param {string} name @returns {string} its address */
export function place(name) {
  if (name === 'index.html') return location.href.split('#')[0]; // links lead to this file
  const [file] = name.split('?'); // `?` marks another try (wasm.mjs)
  const address = globalThis.sagazFiles[file] ?? globalThis.sagazFiles[file.replace('.simd.', '.')]; // of the engine there is one
  if (!address) throw new Error(`${name}: not in this file`);
  return address;
}

/** A worker of a page from disk cannot load the page's blobs. This one is a classic script with its modules inside. */
export const openWorker = () => new Worker(place('worker.js'));

export const carries = false; // exporting games would add 4 kB
export const rehearses = false; // the worker has only the requests' program
