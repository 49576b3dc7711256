// Replaces steps.mjs in the offline file, which has no engine for lessons. It has every step of its game's lessons in
// every language, and a few cases of steps that can draw new ones (cmake/lessons.mjs). A file of a puzzle has the engine
// and puzzles.mjs inside (builder/files.mjs).
import { isPuzzle } from '../puzzle-names.mjs';

const files = new Map(); // lesson → promise of its file's contents

async function fetched(lesson, { place, text }) {
  if (lesson.endsWith('.json')) throw Object.assign(new Error(text('en', 'from_disk')), { final: true, words: (language) => text(language, 'from_disk') });
  return (await fetch(place(`lessons/${lesson}.json`))).json();
}

function fileOf(lesson, tools) {
  if (!files.has(lesson)) files.set(lesson, fetched(lesson, tools));
  return files.get(lesson);
}

const puzzles = ({ place }) => import(place('puzzles.mjs'));

/** @returns {Promise<string>} */
export const gameOf = async (lesson, tools) => (isPuzzle(lesson) ? (await puzzles(tools)).puzzleStep({ lesson, step: 0, language: 'en' }, tools) : fileOf(lesson, tools)).then(({ game }) => game);

export const lend = () => {}; // a file's lessons are inside it
export const faultOf = async () => undefined;
export const isOurs = async () => false;

/** Like stepOf of steps.mjs, but the seed selects a case. The reply names its seed, by which class.html judges answers; of a step with one case the requested one, which later steps use. */
export async function stepOf({ lesson, step, seed, language }, tools) {
  if (isPuzzle(lesson)) return (await puzzles(tools)).puzzleStep({ lesson, step, seed, language }, tools);
  const { game, steps } = await fileOf(lesson, tools), cases = steps[step]?.[language] ?? steps[step]?.es;
  if (!cases) throw Object.assign(new Error(`step ${step + 1}`), { final: true, steps: steps.length });
  return { game, flat: cases.length > 1 ? cases[(seed + cases.length - 1) % cases.length] : cases[0].replace(/^seed\t.*$/m, () => `seed\t${seed}`) };
}

export const contradictedBy = async (asked, tools) => (await puzzles(tools)).contradicted(asked, tools);
export const titleOf = async (activity, tools) => (await puzzles(tools)).titleOf(activity);
