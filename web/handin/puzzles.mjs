// The puzzles of a class's activity, as answers to hand in: the place from 1 stands for a lesson's step, the puzzle's
// number for the case's seed. The engine says which five a day has.
import { MOST, namesOfDay, puzzleActivity, puzzleOf } from '../puzzle-activity.mjs';

const days = new Map(); // date → promise of the names of its five

function fiveOf(date, engine) {
  if (!days.has(date)) days.set(date, engine(JSON.stringify({ cmd: 'puzzle.day', date })).then((reply) => namesOfDay(JSON.parse(reply).result, date)));
  return days.get(date);
}

/** @param {{puzzle?: string, lesson?: string}} values  of the element; @returns {import('../puzzle-activity.mjs').PuzzleActivity | undefined} */
export const activityOf = ({ puzzle, lesson, seed }) => (puzzle ? puzzleActivity(puzzle, lesson, seed) : undefined);

/** An answer without what its question says already: "node:10, node:12" → "10 12". @param {string} given */
export const short = (given) => given.replace(/\b[a-z]+:/g, '').replace(/, /g, ' ');

/** The place and number of an answered puzzle; undefined if it is none of the activity. */
async function placed(activity, lesson, { answers }, engine) {
  const puzzle = puzzleOf(activity, lesson), seed = `${puzzle?.number}`;
  if (!puzzle) return undefined;
  if (activity.number !== undefined) return { step: 1, seed };
  if (activity.date) return { step: (await fiveOf(activity.date, engine)).indexOf(lesson) + 1, seed };
  const at = answers.findIndex((one) => one.seed === seed);
  return { step: (at < 0 ? answers.length : at) + 1, seed };
}

/**
 * Notes an answer. @param {import('./record.mjs').Recorded} record
 * @returns {Promise<boolean>} whether there is more to hand in: an answer, right or wrong
 */
export async function noted(record, activity, detail, engine) {
  const place = await placed(activity, detail.lesson, record, engine);
  if (!place || place.step < 1 || place.step > MOST) return false;
  const before = JSON.stringify(record.answers);
  record.answered({ ...detail, ...place, given: short(detail.given) }, { renews: activity.number !== undefined });
  const isAnswered = record.answers.some(({ tries, end }) => tries > 0 || end > 0);
  if (!isAnswered || JSON.stringify(record.answers) === before) return false;
  record.complete({ more: true }); // also one that is open yet
  return true;
}

/** Whether nothing more of the activity can be done. */
export const isWhole = (activity, { settled }) => settled.length === (activity.number !== undefined ? 1 : activity.date ? 5 : MOST);
