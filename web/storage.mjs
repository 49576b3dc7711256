// Stores preferences and saved games in localStorage. Where it is blocked or full, the page keeps the text in memory.

const memory = new Map();

/** @param {string} name @returns {string | undefined} */
export function load(name) {
  if (memory.has(name)) return memory.get(name); // newer than the stored text
  try {
    return localStorage.getItem(`sagaz.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @returns {string[]} all stored names */
export function names() {
  const found = new Set(memory.keys());
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('sagaz.')) found.add(key.slice(6));
  } catch { /* blocked */ }
  return [...found];
}

/** @returns {Error | undefined} why it was not stored; then nothing has changed */
function put(name, text) {
  try {
    localStorage.setItem(`sagaz.${name}`, text);
    memory.delete(name);
    return undefined;
  } catch (error) {
    return error;
  }
}

/** @returns {boolean} whether it was stored; if not, nothing has changed */
export const store = (name, text) => !put(name, text);

/** @returns {'no_room' | 'not_kept' | undefined} the text that tells why only memory has it */
export function save(name, text) {
  const error = put(name, text);
  if (error) memory.set(name, text);
  return error && (/quota/i.test(error.name) ? 'no_room' : 'not_kept');
}

/** Removes the stored text, not the one in memory. */
export function discard(name) {
  try { localStorage.removeItem(`sagaz.${name}`); } catch { /* then there is nothing to remove */ }
}

export function remove(name) {
  memory.delete(name);
  discard(name);
}
