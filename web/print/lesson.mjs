// Loads a lesson for printing: its steps from the engine, with the sheet's number as the seed, and their boards.
import { EVERY_COMMAND } from '../programs.mjs';
import { submit } from '../engine.mjs';
import { place } from '../place.mjs';
import { faultOf, fileOf, stepOf } from '../steps.mjs';
import { Boards } from './board.mjs';
import { readStep } from './flat.mjs';

const TOOLS = { place, engine: (request) => submit(EVERY_COMMAND, request) };
const FALLBACK = ['es', 'en']; // in the engine's order

/** A text of the file, which is a key of `texts` or an object by language. */
function textOf(text, texts, language) {
  if (typeof text === 'string') return texts[text] ?? text;
  return text?.[[language, ...FALLBACK].find((one) => text[one])] ?? Object.values(text ?? {})[0] ?? '';
}

/**
 * @param {{lesson: string, seed: number, language: string, boards: boolean}} asked  boards: whether to draw them
 * @param {{box: HTMLElement, told: (done: number, total: number) => void, wanted: () => boolean}} how
 * @returns {Promise<object | undefined>} undefined if it is not wanted any more; rejects with a message if it cannot be
 * opened
 */
export async function openLesson({ lesson, seed, language, boards: drawn }, { box, told, wanted }) {
  const { structure, language: spoken, texts } = await fileOf({ lesson, language }, TOOLS);
  const step = (index) => stepOf({ lesson, seed, language, step: index }, TOOLS);
  // The engine has checked the whole file.
  const { game, flat } = await step(0), flats = [flat], { count } = readStep(flat);
  for (let i = 1; i < count; i++) flats.push((await step(i)).flat);
  const { title } = structure, languages = typeof title === 'string' ? [spoken] : [language, ...FALLBACK, ...Object.keys(title)].filter((one) => title[one]);
  const { aim, expect, about: origin } = readStep(flats[count - 1]); // with their numbers in
  const about = {
    lesson, game, seed, language: languages[0], minutes: structure.minutes, after: structure.after ?? [],
    title: textOf(title, texts, language), aim, expect, about: origin,
  };
  const boards = drawn ? await Boards.open(game, language, box).catch(() => undefined) : undefined, steps = [];
  try {
    for (const one of flats) {
      if (!wanted()) return undefined;
      told(steps.length, count);
      const step = readStep(one);
      steps.push({ ...step, board: await boards?.of(one, Boolean(step.kind || step.wait) && step.hide.includes('analysis')).catch(() => undefined) });
    }
  } finally {
    boards?.close();
  }
  // If the engine refuses the file's answers, the key would be wrong: the page warns.
  return { ...about, steps, fault: await faultOf(lesson, TOOLS).then((why) => why?.(language), () => undefined) };
}
