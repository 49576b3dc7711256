// Titles of puzzles: of one, and of the activity that a class or a course is given.
import { puzzleActivity } from './puzzle-activity.mjs';
import { PUZZLES } from './puzzles_texts.mjs';

const LEVELS = ['puzzle_easy', 'puzzle_medium', 'puzzle_hard'];
const say = (language, key) => (PUZZLES[language] ?? PUZZLES.en)[key] ?? '';

/** A puzzle's name with its level. */
export const puzzleTitle = (language, { kind, level }) => `${say(language, `puzzle_${kind}`)} · ${say(language, LEVELS[level - 1])}`;

/** @param {string} date  "2026-11-29" */
export const dayInWords = (language, date) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T12:00Z`));

/** @param {string} puzzle  the attribute; @returns {string} the attribute itself if there is no such puzzle */
export function activityTitle(language, puzzle) {
  if (puzzle === 'day') return say(language, 'puzzle_today');
  const { date, kind, level, number } = puzzleActivity(puzzle);
  if (date) return say(language, 'day_of').replace('{date}', dayInWords(language, date));
  if (!say(language, `puzzle_${kind}`) || !LEVELS[level - 1]) return puzzle;
  return `${puzzleTitle(language, { kind, level })} · ${number ?? say(language, 'endless')}`;
}
