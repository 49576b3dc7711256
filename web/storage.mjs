// Stores preferences and saved games in localStorage. Where it is blocked or full, the page keeps the text in memory,
// and the first save that fails calls `onBlocked`, which warns the player.

const memory = new Map();
let told = false;

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

/** @returns {boolean} whether it was stored; if not, nothing has changed */
export function store(name, text) {
  try {
    localStorage.setItem(`sagaz.${name}`, text);
    memory.delete(name);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} name @param {string} text @param {() => void} [onBlocked] */
export function save(name, text, onBlocked = () => {}) {
  if (store(name, text)) return;
  memory.set(name, text);
  if (!told) onBlocked();
  told = true;
}

export function remove(name) {
  memory.delete(name);
  try { localStorage.removeItem(`sagaz.${name}`); } catch { /* then there is nothing to remove */ }
}
