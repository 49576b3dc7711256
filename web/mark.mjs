// A short mark of a text, by which two texts are told apart: FNV-1a in 36 letters and digits, at most seven of them.

/** @param {string} text */
export function mark(text) {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0), 0x01000193) >>> 0;
  return hash.toString(36);
}
