// A second place for games in progress. Browsers write localStorage to the disk seconds later, and lose it when they are
// killed before; this is on the disk at once. What is here and not there is offered, not taken: no clock says which is newer.
import { OF_THE_TAB, linesOf } from './tabs.mjs';

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

/** Has this text a game, or moves of one, that the other has not? What is only looked at, and where, cannot be lost. */
function hasMore(text, than) {
  const known = linesOf(than);
  return [...linesOf(text)].some(([name, line]) => !OF_THE_TAB.has(name) && !`${known.get(name)} `.startsWith(`${line} `));
}

/** @param {string} name @param {string} saved  what the first place has @returns {Promise<string | undefined>} what has more */
export async function recall(name, saved) {
  const second = await ask((await games('readonly')).get(name));
  return hasMore(second, saved) ? second : undefined;
}

/** @param {string} name @param {string} [text]  without one the name is forgotten */
export async function remember(name, text) {
  const store = await games('readwrite');
  return ask(text === undefined ? store.delete(name) : store.put(text, name));
}
