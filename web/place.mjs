// Where the files beside these modules are. In the offline file they are inside it (offline/place.mjs takes this one's place).

/** @param {string} name @returns {string} its address */
export const place = (name) => new URL(name, import.meta.url).href;

export const openWorker = () => new Worker(place('worker.mjs'), { type: 'module' });
