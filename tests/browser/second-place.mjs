// Reads the copy of a saved game in IndexedDB (web/idb-mirror.mjs), once the page has made the database.

/** @param {import('@playwright/test').Page} page @param {string} name  such as game.home.guess */
export const inSecondPlace = (page, name) => page.evaluate(async (slot) => {
  // Opening the database too early would create it here, without its object store.
  while (!(await indexedDB.databases()).length) await new Promise((resolve) => setTimeout(resolve, 30));
  const done = (request) => new Promise((resolve, reject) => { Object.assign(request, { onsuccess: () => resolve(request.result), onerror: () => reject(request.error) }); });
  const database = await done(indexedDB.open('sagaz', 1)), text = await done(database.transaction('games').objectStore('games').get(slot));
  database.close();
  return text;
}, name);
