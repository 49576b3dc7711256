// Names of puzzles as lessons, and the local date. "puzzle:crack:2:4711"; with a date after it, one of that day's five;
// "puzzle:2026-11-29", the first of that day.

export const NAME = /^puzzle:([a-z_]+):([1-3]):(\d{1,16})(?::([\d-]{10}))?$/;
export const DAY = /^puzzle:(\d{4}-\d\d-\d\d)$/;

/** A sheet of puzzles for paper: kind, level, how many. Its seed is the first one's number. */
export const SHEET = /^puzzles:([a-z_]+):([1-3]):(\d{1,2})$/;

/** @param {string} lesson  a lesson's or a puzzle's name */
export const isPuzzle = (lesson) => NAME.test(lesson) || DAY.test(lesson) || SHEET.test(lesson);
/** The name of a puzzle, of one of a day's if there is a date. */
export const puzzleName = ({ kind, level, number }, date) => `puzzle:${kind}:${level}:${number}${date ? `:${date}` : ''}`;
const FRESH = 100_000; // numbers that can be told to others

/** The local date: "2026-11-29". */
export const localDate = (now = new Date()) => [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => `${n}`.padStart(2, '0')).join('-');

/** The first number of puzzles without end with a seed. @param {string} seed  of digits */
export const firstOfSeed = (seed) => Number(BigInt(seed) % BigInt(FRESH));

export const drawnNumber = () => Math.floor(Math.random() * FRESH);

/**
 * The lesson of the attribute `puzzle`: "day", a date, or a kind with a level and a number.
 * @param {string} [seed]  of digits, gives the number of puzzles without end; without it the number is drawn
 */
export function lessonOfPuzzle(puzzle, seed) {
  const [what, level = 1, number = seed ? firstOfSeed(seed) : drawnNumber()] = puzzle.trim().split(/[ :]+/);
  return what === 'day' ? `puzzle:${localDate()}` : /^\d/.test(what) ? `puzzle:${what}` : puzzleName({ kind: what, level, number });
}
