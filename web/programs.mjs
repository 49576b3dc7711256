// Which of the application's programs plays which game. Each is a WebAssembly file of its own, so that a page loads only what
// it plays; all of them have the home screen.

const PROGRAMS = {
  home: 'codes', mastermind: 'codes', 'picas-fijas': 'codes',
  thirtyone: 'thirtyone', trees: 'trees', tictactoe: 'tictactoe', matrix: 'chance', betting: 'chance', cluedo: 'cluedo',
  spaces: 'spaces',
};
export const EVERY_COMMAND = 'requests'; // the engine without a screen
const WORDS = { codes: 'mastermind' }; // a line's first word, where it is not the game's name

export const GAMES = Object.keys(PROGRAMS);

export const programOf = (game) => PROGRAMS[game] ?? 'codes';

/** The game of a link, by its text's first word; undefined if it cannot be told: then any program says what is wrong. */
export function gameOfLink(link) {
  try {
    const [word] = atob(link.slice(0, 24).replaceAll('-', '+').replaceAll('_', '/')).split(' ');
    const game = WORDS[word] ?? word;
    return GAMES.includes(game) ? game : undefined;
  } catch {
    return undefined;
  }
}

/** The screen that was open when the games were saved. */
export const gameSaved = (saved) => /^at=(.+)$/m.exec(saved ?? '')?.[1];
