// What the browser keeps for us: preferences and games in progress. Every access is guarded: where storage is blocked or full,
// the page keeps the text in memory and `onBlocked` is told, once, when something was to be saved; the player is told then.

const memory = new Map();
let told = false;

/** @param {string} name @returns {string | undefined} */
export function load(name) {
  if (memory.has(name)) return memory.get(name); // newer than what could still be stored
  try {
    return localStorage.getItem(`sagaz.${name}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @returns {string[]} what there is */
export function names() {
  const found = new Set(memory.keys());
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith('sagaz.')) found.add(key.slice(6));
  } catch { /* blocked */ }
  return [...found];
}

/** @returns {boolean} whether there is room for it; if not, all is as before */
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
