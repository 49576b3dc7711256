// place.mjs of the offline file: offline/open.js has given an address to each file inside it.

/** @param {string} name @returns {string} its address */
export function place(name) {
  if (name === 'index.html') return location.href.split('#')[0]; // what links lead to: this file
  const address = globalThis.sagazFiles[name.split('?')[0]]; // nothing is ever fetched a second time
  if (!address) throw new Error(`${name}: not in this file`);
  return address;
}

/** In a page from disk a worker can load nothing of the page's: it has its modules in itself, and is no module. */
export const openWorker = () => new Worker(place('worker.js'));

export const carries = false; // games in a file: 4 kB
