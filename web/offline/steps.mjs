// steps.mjs of the offline file: there is no engine for lessons inside, but every step of this game's, in every language, and
// some cases of those that draw new ones (cmake/lessons.mjs made them).

const files = new Map(); // by lesson → a promise of what is in its file

async function fetched(lesson, { place, text }) {
  if (lesson.endsWith('.json')) throw Object.assign(new Error(text('en', 'from_disk')), { final: true, words: (language) => text(language, 'from_disk') });
  return (await fetch(place(`lessons/${lesson}.json`))).json();
}

function fileOf(lesson, tools) {
  if (!files.has(lesson)) files.set(lesson, fetched(lesson, tools));
  return files.get(lesson);
}

/** @returns {Promise<string>} */
export const gameOf = async (lesson, tools) => (await fileOf(lesson, tools)).game;

export const faultOf = async () => undefined;
export const isOurs = async () => false;

/** As steps.mjs's; the seed says which of the cases. The program goes on with the one it is told, also from a step that has none. */
export async function stepOf({ lesson, step, seed, language }, tools) {
  const { game, steps } = await fileOf(lesson, tools), cases = steps[step]?.[language] ?? steps[step]?.es;
  if (!cases) throw Object.assign(new Error(`step ${step + 1}`), { final: true, steps: steps.length });
  return { game, flat: cases[seed % cases.length].replace(/^seed\t.*$/m, () => `seed\t${seed}`) };
}
