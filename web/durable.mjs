// A second place for games in progress. Browsers write localStorage to the disk seconds later, and lose it when they are
// killed before; this is on the disk at once. What is here and not there is offered, not taken: no clock says which is newer.

const ask = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

let database;

async function games(mode) {
  database ??= (() => {
    const opening = indexedDB.open('sagaz', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('games');
    return ask(opening);
  })();
  return (await database).transaction('games', mode, { durability: 'strict' }).objectStore('games');
}

/** @param {string} name @returns {Promise<string | undefined>} */
export const recall = async (name) => ask((await games('readonly')).get(name));

/** @param {string} name @param {string} [text]  without one the name is forgotten */
export async function remember(name, text) {
  const store = await games('readwrite');
  return ask(text === undefined ? store.delete(name) : store.put(text, name));
}
