// steps.mjs of the offline file: there is no engine for lessons inside, but every step of this game's, in every language, and
// some cases of those that draw new ones (cmake/lessons.mjs made them).

const files = new Map(); // by lesson → a promise of what is in its file

async function fetched(lesson, place) {
  if (lesson.endsWith('.json')) throw Object.assign(new Error(`${lesson}`), { final: true });
  return (await fetch(place(`lessons/${lesson}.json`))).json();
}

function fileOf(lesson, place) {
  if (!files.has(lesson)) files.set(lesson, fetched(lesson, place));
  return files.get(lesson);
}

/** @returns {Promise<string>} */
export const gameOf = async (lesson, { place }) => (await fileOf(lesson, place)).game;

export const faultOf = async () => undefined;
export const isOurs = async () => false;

/** As steps.mjs's; the seed says which of the cases. The program goes on with the one it is told, also from a step that has none. */
export async function stepOf({ lesson, step, seed, language }, { place }) {
  const { game, steps } = await fileOf(lesson, place), cases = steps[step]?.[language] ?? steps[step]?.es;
  if (!cases) throw Object.assign(new Error(`step ${step + 1}`), { final: true, steps: steps.length });
  return { game, flat: cases[seed % cases.length].replace(/^seed\t.*$/m, () => `seed\t${seed}`) };
}
