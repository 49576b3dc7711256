// What a browser has in the second place for games (web/idb-mirror.mjs), once it has one.

/** @param {import('playwright-core').Page} page @param {string} name  such as game.home.guess */
export const inSecondPlace = (page, name) => page.evaluate(async (slot) => {
  // Opened before the page has made it, it would be made here, without a store.
  while (!(await indexedDB.databases()).length) await new Promise((resolve) => setTimeout(resolve, 30));
  const done = (request) => new Promise((resolve, reject) => { Object.assign(request, { onsuccess: () => resolve(request.result), onerror: () => reject(request.error) }); });
  const database = await done(indexedDB.open('sagaz', 1)), text = await done(database.transaction('games').objectStore('games').get(slot));
  database.close();
  return text;
}, name);
