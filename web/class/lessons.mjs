// A lesson of handed-in texts: its questions, and the engine's judgement of answers to them.
import { addressOf, formsOf, nameOf } from '../lesson-link.mjs';
import { readStep } from '../print/flat.mjs';
import { fileOf, lend } from '../steps.mjs';

const opened = new Map(); // name with its mark, and bare id → address: lessons of the teacher's that were opened here
const lessons = new Map(), judged = new Map(); // by lesson and language; by request

/** A text of the file: a key of `texts`, or an object by language. */
function textOf(text, texts, language) {
  if (typeof text === 'string') return texts[text] ?? text;
  return text?.[[language, 'es', 'en'].find((one) => text[one])] ?? Object.values(text ?? {})[0] ?? '';
}

/**
 * Takes a lesson of the teacher's, which is not on the site, in each form that a link may have carried.
 * @param {object} json @param {boolean} [bare]  whether it also counts for texts that name a file without a mark
 */
export function openLesson(json, bare) {
  if (opened.has(nameOf(json)) && !bare) return;
  for (const form of [...formsOf(json)].reverse()) { // the whole one counts where a text names no form
    const name = nameOf(form), address = addressOf(name);
    lend({ [new URL(address, document.baseURI)]: JSON.stringify(form) });
    opened.set(name, address);
    if (bare) opened.set(`${json.id}.json`, address);
  }
  lessons.clear();
}

/** Where a handed-in text's lesson is: opened here, or on the site. */
function whereIs(lesson) {
  const last = lesson.split('/').pop();
  return opened.get(last.replace(/\.json$/, '')) ?? opened.get(last) ?? lesson;
}

/** Whether a lesson of this name was opened here with another text. @param {string} lesson  mine/my-cut-1x4k2pq.json */
export const isOther = (lesson) => {
  const [, id] = /([\w-]+)-[0-9a-z]{1,7}(?:\.json)?$/.exec(lesson) ?? [];
  return [...opened.keys()].some((name) => name.replace(/-[0-9a-z]{1,7}$/, '') === id);
};

async function loaded(lesson, language, place) {
  const { structure, language: spoken, texts } = await fileOf({ lesson: whereIs(lesson), language }, { place });
  const steps = Array.isArray(structure.steps) ? structure.steps : [];
  const numbers = steps.map((step, i) => (step?.ask && step.ask.kind !== 'guess' ? i + 1 : 0)).filter(Boolean);
  return { file: `"lesson":${JSON.stringify(structure)},"texts":${JSON.stringify({ [spoken]: texts })},"language":${JSON.stringify(spoken)}`, title: textOf(structure.title, texts, spoken), numbers, asked: numbers.map((step) => textOf(steps[step - 1].ask.say, texts, spoken)) };
}

/** @returns {Promise<{file: string, title: string, numbers: number[], asked: string[]}>} numbers: the steps with questions, from 1 */
export function lessonOf(lesson, language, place) {
  const key = `${language} ${lesson}`;
  if (!lessons.has(key)) {
    const found = loaded(lesson, language, place);
    lessons.set(key, found);
    found.catch(() => lessons.delete(key));
  }
  return lessons.get(key);
}

/**
 * @param {{file: string}} lesson @param {{step: number, seed: string, given: string[]}} answered
 * @param {(request: string) => Promise<string>} engine
 * @returns {Promise<{step: object, verdicts: {right: boolean, mistake?: number}[]} | undefined>} undefined: there is no
 *   such question
 */
export function judge({ file }, { step, seed, given }, engine) {
  const request = `{"cmd":"lesson.judge",${file},"step":${step - 1},"seed":"${seed}","answers":${JSON.stringify(given)}}`;
  if (!judged.has(request))
    judged.set(request, engine(request).then((reply) => {
      const { ok, result } = JSON.parse(reply);
      return ok ? { step: readStep(result.flat), verdicts: result.verdicts } : undefined;
    }));
  return judged.get(request);
}
