// Merges the saved text of several tabs: each tab writes only the games played in it.
// The text has a line "name=…" for each game and for each tab's place (shell/app/saved.cpp).

export const OF_THE_TAB = new Set(['at', 'last', 'turn', 'shown']); // the tab's place, which other tabs do not share

/** @returns {Map<string, string>} the lines of a saved text, by name */
export const linesOf = (text) => new Map((text ?? '').split('\n').filter(Boolean).map((line) => [line.split('=', 1)[0], line]));

/**
 * @param {string | undefined} stored  the stored text, perhaps of another tab
 * @param {string | undefined} before  the last text known to this tab's program
 * @param {string} text  the text that it saves
 * @returns {{text: string, lost: boolean}} text: to store; lost: whether it overwrites another tab's change of a game
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

/** Whether a game differs between two saved texts. */
export const differs = (game, a, b) => linesOf(a).get(game) !== linesOf(b).get(game);
