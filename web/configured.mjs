// What a game's attributes and the player's stored choices say: the values of its options, the name of its saved text, its
// language and theme. A bad value gets a notice, and the default counts.
import { configure as configureEngine } from './engine.mjs';
import { OF_GAME, OPTIONS, attributeOf, bestLanguage, inSlot, readOptions } from './options.mjs';
import { lessonOfPuzzle } from './puzzle-names.mjs';
import { load } from './storage.mjs';
import { text } from './texts.mjs';

/** Checks a stored value, which is as untrusted as an attribute. */
export const known = (option, value) => (OPTIONS[option].allowed.includes(value) ? value : undefined);

/** Whether an attribute has this value, or one that begins so. */
const has = (game, { name, value }) => (game.getAttribute(attributeOf(name))?.trim().toLowerCase() ?? '').startsWith(value.toLowerCase());

/** Shows a notice about a value that is malformed or that the game refuses. @param {string} played  the game's name */
export function refuse(game, one, played) {
  try {
    if (window.frameElement?.tellsRefusals) return; // the builder's preview
  } catch {
    // a frame of another origin
  }
  import('./refused.mjs').then(({ tell }) => {
    if (has(game, one)) tell(game.notices, one, played, text); // it may have been mended meanwhile
  }, () => game.notices.show('no_wasm'));
}

/**
 * Reads the attributes into `values` and `slot`.
 * @param {import('./sagaz-game.mjs').SagazGame} game @param {string} luck  the number of puzzles without end
 * @returns {{language: string, theme: string}}
 */
export function configure(game, luck) {
  const { values, bad } = readOptions((name) => game.getAttribute(attributeOf(name)));
  game.values = values;
  if (values.puzzle) values.lesson = lessonOfPuzzle(values.puzzle, values.seed ?? luck);
  // Each configuration has its own saved text.
  game.slot = `game.${values.save ?? OF_GAME.map((name) => inSlot(name, values[name])).filter(Boolean).join('.')}`;
  game.notices.settle((one) => has(game, one));
  for (const one of bad)
    if (one.expected) game.notices.show(one.name === 'game' ? 'no_such_game' : 'bad_option', { values: one });
    else refuse(game, one, values.game);
  configureEngine({ worker: values.worker !== 'off' });
  // The attribute, else the player's stored choice, else the host page's or the browser's.
  const near = game.standalone ? [] : [game.closest('[lang]:not(sagaz-game)')?.lang ?? ''];
  return {
    language: values.lang ?? known('lang', load('language')) ?? bestLanguage([...near, ...navigator.languages]),
    theme: values.theme ?? known('theme', load('theme')) ?? 'auto',
  };
}

/**
 * The program's settings by the attributes: only the configured game knows them. @param {string[]} played  games
 * @returns {Record<string, string | undefined>}
 */
export function settingsFor(values, played) {
  const named = played.includes(values.game) ? OF_GAME : [];
  return Object.fromEntries(named.map((name) => [OPTIONS[name].setting, values[name]]));
}
