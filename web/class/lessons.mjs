// A lesson of handed-in texts: its questions, and the engine's judgement of answers to them.
import { readStep } from '../print/flat.mjs';
import { fileOf } from '../steps.mjs';

const lessons = new Map(), judged = new Map(); // by lesson and language; by request

/** A text of the file: a key of `texts`, or an object by language. */
function textOf(text, texts, language) {
  if (typeof text === 'string') return texts[text] ?? text;
  return text?.[[language, 'es', 'en'].find((one) => text[one])] ?? Object.values(text ?? {})[0] ?? '';
}

async function loaded(lesson, language, place) {
  const { structure, language: spoken, texts } = await fileOf({ lesson, language }, { place });
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
