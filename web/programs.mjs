// Which of the application's programs plays which game. Each is a WebAssembly file of its own, so that a page loads only what
// it plays.
import { BOTH, GAMES } from './tables.mjs'; // from shell/kit/games.def
import { variantOf } from './vectors.mjs';

export const EVERY_COMMAND = variantOf('requests', BOTH); // the engine without a screen
const HOME = 'codes'; // has the home screen too, and says what is wrong with what nobody else can read

export const programOf = (game) => GAMES[game]?.program ?? HOME;

/** The game of a link, by its text's first word; undefined if it cannot be told: then any program says what is wrong. */
export function gameOfLink(link) {
  try {
    const [word] = atob(link.slice(0, 24).replaceAll('-', '+').replaceAll('_', '/')).split(' ');
    return Object.keys(GAMES).find((game) => GAMES[game].word === word);
  } catch {
    return undefined;
  }
}

/** The game that was open when the games were saved; undefined at home, and for a name that is none. */
export function gameSaved(saved) {
  const [, at] = /^at=(.+)$/m.exec(saved ?? '') ?? [];
  return Object.keys(GAMES).find((game) => game === at);
}
