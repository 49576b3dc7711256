// One saved text, several tabs: each writes the games that were played in it, and no other.
// A text has a line "name=…" for each game and for what is where (shell/app/saved.cpp).

export const OF_THE_TAB = new Set(['at', 'last', 'turn', 'shown']); // where each tab is

/** @returns {Map<string, string>} the lines of a saved text, by name */
export const linesOf = (text) => new Map((text ?? '').split('\n').filter(Boolean).map((line) => [line.split('=', 1)[0], line]));

/**
 * @param {string | undefined} stored  what is there now, perhaps another tab's
 * @param {string | undefined} before  what this tab's program last knew
 * @param {string} text  what it wants to save
 * @returns {{text: string, lost: boolean}} to be stored; whether a game of the other's goes that this tab never knew
 */
export function merge(stored, before, text) {
  if (stored === undefined || stored === before) return { text, lost: false };
  const theirs = linesOf(stored), known = linesOf(before), mine = linesOf(text);
  let lost = false;
  for (const [name, line] of theirs) {
    if (OF_THE_TAB.has(name) || line === known.get(name)) continue;
    if (mine.get(name) === known.get(name)) mine.set(name, line);
    else lost ||= mine.get(name) !== line;
  }
  return { text: [...mine.values(), ''].join('\n'), lost };
}

/** Whether a game is another one in these two texts. */
export const differs = (game, a, b) => linesOf(a).get(game) !== linesOf(b).get(game);
