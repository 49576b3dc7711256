// Replaces installed.mjs in the offline file, which needs no service worker.
export const stayHere = () => {};
