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

/** What is only looked at, and where, is no game that could be lost. */
const gamesIn = (text) => text.replace(/^(at|last|turn|shown)=.*\n/gm, '');

/** @param {string} name @param {string} saved  what the first place has @returns {Promise<string | undefined>} where it has other games */
export async function recall(name, saved) {
  const second = await ask((await games('readonly')).get(name));
  return second && gamesIn(second) !== gamesIn(saved) ? second : undefined;
}

/** @param {string} name @param {string} [text]  without one the name is forgotten */
export async function remember(name, text) {
  const store = await games('readwrite');
  return ask(text === undefined ? store.delete(name) : store.put(text, name));
}
