// A copy of the saved games in IndexedDB. Browsers write localStorage to disk seconds later, and lose it when they are
// killed before; this copy is durable at once. If it has more, the player is asked: no clock tells which is newer.
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

/** Whether a saved text has a game, or moves of one, that the other lacks. Lines about the tab's place do not count. */
function hasMore(text, than) {
  const known = linesOf(than);
  return [...linesOf(text)].some(([name, line]) => !OF_THE_TAB.has(name) && !`${known.get(name)} `.startsWith(`${line} `));
}

/**
 * @param {string} name
 * @param {string} saved  the text in localStorage @returns {Promise<string | undefined>} the copy, if it has more
 */
export async function recall(name, saved) {
  const second = await ask((await games('readonly')).get(name));
  return hasMore(second, saved) ? second : undefined;
}

/** @param {string} name @param {string} [text]  without one the copy is deleted */
export async function remember(name, text) {
  const store = await games('readwrite');
  return ask(text === undefined ? store.delete(name) : store.put(text, name));
}
