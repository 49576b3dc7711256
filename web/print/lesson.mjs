// Loads a lesson for printing: for each sheet its steps from the engine, with the sheet's number as the seed, and their
// boards. A board that several sheets have is drawn once.
import { EVERY_COMMAND } from '../programs.mjs';
import { submit } from '../engine.mjs';
import { place } from '../place.mjs';
import { faultOf, fileOf, forget, lend, stepOf } from '../steps.mjs';
import { Boards } from './board.mjs';
import { readStep } from './flat.mjs';
import { OF_TREE, isWide, lessonOfTree, practiceOf, searchedOf } from './tree.mjs';

const TOOLS = { place, engine: (request) => submit(EVERY_COMMAND, request) };
const FALLBACK = ['es', 'en']; // in the engine's order

/** A text of the file, which is a key of `texts` or an object by language. */
function textOf(text, texts, language) {
  if (typeof text === 'string') return texts[text] ?? text;
  return text?.[[language, ...FALLBACK].find((one) => text[one])] ?? Object.values(text ?? {})[0] ?? '';
}

/** The engine's result; an error's message is the engine's. */
async function asked(request) {
  const { ok, result, error } = JSON.parse(await submit(EVERY_COMMAND, JSON.stringify(request)));
  if (!ok) throw new Error(error.message);
  return result;
}

/** The address of a lesson made of a tree, which steps.mjs then has, the table to be filled in, and the solved tree. */
async function ofTree(name, language) {
  const { lesson, ...drawn } = await lessonOfTree(name, language, asked), address = new URL('own-tree.json', document.baseURI).href;
  forget(address);
  lend({ [address]: JSON.stringify(lesson) });
  return { address, ...drawn };
}

/**
 * @param {{lesson: string, seeds: number[], language: string, boards: boolean, compact?: boolean}} asked  boards: whether to
 *   draw them; compact: for columns of half a page
 * @param {{box: HTMLElement, told: (done: number, total: number) => void, wanted: () => boolean}} how
 * @returns {Promise<object[] | undefined>} a lesson for each seed; undefined if it is not wanted any more; rejects with a
 * message if it cannot be opened
 */
export async function openLesson({ lesson: name, seeds, language, boards: drawn, compact }, { box, told, wanted }) {
  const { address: lesson = name, table, key: solution, names: ownNames } = OF_TREE.test(name) ? await ofTree(name, language) : {};
  const { structure, language: spoken, texts } = await fileOf({ lesson, language }, TOOLS);
  const step = (seed, index) => stepOf({ lesson, seed, language, step: index }, TOOLS);
  // The engine has checked the whole file.
  const { game, flat } = await step(seeds[0], 0), { count } = readStep(flat), sheets = [];
  for (const seed of seeds) {
    const flats = [];
    for (let i = 0; i < count && wanted(); i++) flats.push((await step(seed, i)).flat);
    sheets.push(flats);
  }
  if (!wanted()) return undefined;
  const { title } = structure, languages = typeof title === 'string' ? [spoken] : [language, ...FALLBACK, ...Object.keys(title)].filter((one) => title[one]);
  const { aim, expect, about: origin } = readStep(sheets[0][count - 1]); // with their numbers in
  const about = {
    lesson: name, game, language: languages[0], minutes: structure.minutes, after: structure.after ?? [],
    title: textOf(title, texts, language), aim, expect, about: origin,
  };
  const boards = drawn ? await Boards.open(game, language, box).catch(() => undefined) : undefined, made = [], known = new Map();
  const roomOf = (line) => (!compact ? 'page' : game !== 'trees' ? 'half' : isWide(line) ? 'wide' : 'column');
  const boardOf = async (one, { kind, wait, hide }, line, names) => {
    const key = `${one.replace(/^seed\t.*$/m, '')}${names ? 'named' : ''}`;
    if (!known.has(key)) known.set(key, await boards?.of(one, Boolean(kind || wait) && hide.includes('analysis'), roomOf(line), names).catch(() => undefined));
    return known.get(key);
  };
  try {
    for (const [sheet, flats] of sheets.entries()) {
      const steps = [], practised = new Set();
      let line, names = ownNames; // of the board, which a step may leave as it was; of its nodes
      for (const one of flats) {
        if (!wanted()) return undefined;
        told(sheet * count + steps.length, seeds.length * count);
        const step = readStep(one), isNew = !practised.has(step.at);
        practised.add(step.at);
        const isOther = step.at && step.at !== line;
        line = step.at ?? line;
        const exercise = table ? !steps.length && { table, solution } : isNew && await practiceOf(step.at, language, asked).catch(() => undefined);
        const key = !table && step.kind && !exercise && await searchedOf(line, language, asked).catch(() => undefined); // for the key alone
        if (!table && isOther) names = exercise ? exercise.names : undefined;
        steps.push({ ...step, ...key, ...exercise, wide: game === 'trees' && isWide(line), board: await boardOf(one, step, line, names) });
      }
      made.push({ seed: seeds[sheet], steps });
    }
  } finally {
    boards?.close();
  }
  // If the engine refuses the file's answers, the key would be wrong: the page warns.
  const fault = await faultOf(lesson, TOOLS).then((why) => why?.(language), () => undefined);
  return made.map((sheet) => ({ ...about, ...sheet, fault }));
}
