// The checker's faults of the lesson under work, while it is written: the newest lesson is checked, an older check is
// given up. A fault of the form ends a check, so the rest is checked once more without the steps that have one.
import { request } from '../engine.mjs';
import { languageName } from '../builder/values.mjs';
import { HEAD, eachText, missingIn, playable, spoken } from './lesson.mjs';
import { say } from './say.mjs';

const ROUNDS = 4, SEEDS = 5, LONGEST = 200;

/** Messages of the checker that have words of ours. */
const SAID = [
  [/^is missing$|^is empty$|^must be a key of/, 'f_missing'], [/^is "(.*)", and the engine says "(.*)"$/, 'f_engine'], [/^has (\d+) words in \w+, of (\d+) at most$/, 'f_words'],
  [/^says (\S+) in \w+, which nothing proves/, 'f_number'], [/^is the last step and has no new cases/, 'f_fresh'], [/^is said nowhere/, 'f_unused'], [/^is not among the options: (.*)$/, 'f_option'],
  [/^has (\d+), of (\d+) to (\d+)$/, 'f_between'], [/^must be a whole number from (-?\d+) to (-?\d+)$/, 'f_whole'], [/^with seed (\d+): shows /, 'f_board'], [/^has \{(\w+)\}/, 'f_name'],
];

function inWords(language, message) {
  for (const [pattern, key] of SAID) {
    const found = pattern.exec(message);
    if (found) return { key, values: found.slice(1), text: say(language, key, { a: found[1], b: found[2], c: found[3] }) };
  }
  return { text: say(language, 'f_other', { message: message.slice(0, LONGEST) }) };
}

/** Texts without any language, and those that only some languages have. */
function ofTexts(lesson, language, speaks) {
  const faults = [], all = spoken(lesson), lacking = new Map();
  eachText(lesson, (holder, key, path) => { if (!Object.values(holder[key] ?? {}).some(Boolean)) faults.push({ path, text: say(language, 'f_missing') }); });
  for (const one of all) for (const path of missingIn(lesson, one)) if (!faults.some((fault) => fault.path === path)) lacking.set(path, [...lacking.get(path) ?? [], one]);
  for (const [path, languages] of lacking) if (languages.includes(speaks)) faults.push({ path, advice: true, text: say(language, 'lacks', { languages: languages.map((one) => languageName(one)).join(', ') }), missing: true });
  return faults;
}

export class Checks {
  #running; // the AbortController of the check that runs
  #last = Promise.resolve();

  /** @param {(faults: object[], broken: Set<number>) => void} told  faults: {path, text, advice?, key?, values?};
   *   broken: steps of which the form is incomplete */
  constructor(told) { this.told = told; }

  /** Checks this lesson as soon as an older check has ended. */
  check(lesson, { language, speaks }) {
    this.#running?.abort();
    const { signal } = this.#running = new AbortController(), own = ofTexts(lesson, language, speaks);
    this.#last = this.#last.catch(() => {}).then(async () => {
      if (signal.aborted) return;
      const { faults: found, broken } = await this.#ask(lesson, speaks, signal);
      if (signal.aborted) return;
      const known = new Set(own.map(({ path }) => path)), more = found.filter(({ path }) => !known.has(path)).map(({ message, ...one }) => ({ ...one, ...inWords(language, message) }));
      this.told([...own, ...more], broken);
    }).catch((error) => { if (!signal.aborted) this.told([...own, { path: '', text: say(language, 'f_other', { message: error.message }) }], new Set()); });
  }

  async #ask(lesson, language, signal) {
    const faults = [], broken = new Set();
    for (let round = 0; round < ROUNDS; round++) {
      const reply = await request({ cmd: 'lesson.check', lesson: playable(lesson, language, broken), seeds: SEEDS }, { signal });
      const advice = reply.advice.map((one) => ({ ...one, advice: true })), fresh = [...reply.faults, ...advice].filter(({ path, message }) => !faults.some((one) => one.path === path && one.message === message));
      const inForm = reply.faults.length && !reply.requests && !reply.questions, named = reply.faults.map(({ path }) => Number(/^steps\.(\d+)/.exec(path)?.[1] ?? HEAD));
      faults.push(...fresh);
      if (!inForm || named.every((step) => broken.has(step))) break;
      for (const step of named) broken.add(step);
    }
    return { faults: faults.filter(({ message }) => !(/no new cases/.test(message) && [...broken].some((step) => step !== HEAD))), broken }; // a step left out has no cases
  }
}
