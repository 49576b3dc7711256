// A puzzle as an activity of a class or a course: one puzzle, any of a kind and level without end, or the five of a day.
// "crack 2 4711", "crack 2", "2026-11-29", as the attribute `puzzle` has them.
import { NAME, firstOfSeed, puzzleName } from './puzzle-names.mjs';

export const MOST = 40; // puzzles without end that count

/**
 * @typedef {{name: string, date?: string, kind?: string, level?: number, number?: number, first?: number}} PuzzleActivity
 * first: of puzzles without end with a seed, whose numbers go on from there
 * @param {string} puzzle  the attribute @param {string} [lesson]  what it has become: for "day" the date, else a name
 * @param {string} [seed]  of puzzles without end, in digits
 * @returns {PuzzleActivity}
 */
export function puzzleActivity(puzzle, lesson = '', seed = '') {
  const [, date] = /(?:^|:)(\d{4}-\d\d-\d\d)$/.exec(puzzle === 'day' ? lesson : puzzle) ?? [], [kind, level = '1', number] = puzzle.trim().split(/[ :]+/);
  if (date) return { name: date, date };
  return { name: [kind, level, number].filter(Boolean).join(' '), kind, level: Number(level), ...(number !== undefined ? { number: Number(number) } : seed && { first: firstOfSeed(seed) }) };
}

/** Whether a puzzle without end is one of its seed's; without a seed any is. */
export const isInRun = (first, number) => first === undefined || (number >= first && number < first + MOST);

/**
 * The puzzle that a lesson's name stands for.
 * @returns {{kind: string, level: number, number: number} | undefined} undefined: none of this activity
 */
export function puzzleOf({ date, kind, level, number, first }, lesson) {
  const [, its, at, n, day] = NAME.exec(lesson ?? '') ?? [];
  const fits = its && (date ? day === date : !day && its === kind && Number(at) === level && (number === undefined || Number(n) === number) && isInRun(first, Number(n)));
  return fits ? { kind: its, level: Number(at), number: Number(n) } : undefined;
}

/** The names of a day's five, as lessons. @param {{puzzles: object[]}} day  of puzzle.day */
export const namesOfDay = ({ puzzles }, date) => puzzles.map((one) => puzzleName(one, date));

/** How well a puzzle went: 1 at the first try without a hint, ½ otherwise, 0 if the answer was shown. */
export const worthOf = ({ right, tries, hints }) => (!right ? 0 : tries === 1 && !hints ? 1 : 0.5);
