// A teacher's lesson inside a file without a server: every step, worked out by the engine, as cmake/lessons.mjs does ours.
import { request } from './engine.mjs';
import { inOne, spoken } from './studio/lesson.mjs';

const CASES = 10; // of each step with new ones in a file

/** Every step in every language of the lesson, for a file without the engine's part for lessons. */
async function played(lesson) {
  const languages = spoken(lesson), steps = [];
  for (let step = 0; step < lesson.steps.length; step++) {
    const flats = {};
    for (const language of languages) {
      flats[language] = [];
      for (let seed = 1; seed <= (lesson.steps[step].fresh ? CASES : 1); seed++) flats[language].push((await request({ cmd: 'lesson.step', lesson: inOne(lesson, language), step, seed, language })).flat);
    }
    flats.es ??= flats[languages[0]];
    steps.push(flats);
  }
  return { game: lesson.game, steps };
}

/** The lesson as a file inside, under a name. @param {object} lesson @returns {Promise<[string, Uint8Array]>} */
export const fileInside = async (lesson, name) => [`lessons/${name}.json`, new TextEncoder().encode(JSON.stringify(await played({ ...lesson, id: name })))];
