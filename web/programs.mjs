// Finds the program that plays a game. Each program is a WebAssembly file, so that a page loads only the games it
// plays.
import { BOTH, GAMES } from './tables.mjs'; // from shell/kit/games.def
import { variantOf } from './vectors.mjs';

export const EVERY_COMMAND = variantOf('requests', BOTH); // the engine without a screen
const HOME = 'codes'; // also has the home screen, and reports unreadable links

export const programOf = (game) => GAMES[game]?.program ?? HOME;

/** The game of a link, by the first word of its text; undefined if it is unreadable, which any program reports. */
export function gameOfLink(link) {
  try {
    const [word] = atob(link.slice(0, 24).replaceAll('-', '+').replaceAll('_', '/')).split(' ');
    return Object.keys(GAMES).find((game) => GAMES[game].word === word);
  } catch {
    return undefined;
  }
}

/** The game that was open when the games were saved; undefined for home and for an unknown name. */
export function gameSaved(saved) {
  const [, at] = /^at=(.+)$/m.exec(saved ?? '') ?? [];
  return Object.keys(GAMES).find((game) => game === at);
}
