// The checker's faults of the lesson under work, while it is written: the newest lesson is checked, an older check is
// given up. A fault of the form ends a check, so the rest is checked once more without the steps that have one.
import { former, givenAway } from './advice.mjs';
import { inWords } from './checker-words.mjs';
import { astray } from './follow.mjs';
import { isOwn } from './question.mjs';
import { request } from '../engine.mjs';
import { languageName } from '../builder/values.mjs';
import { HEAD, eachText, missingIn, playable, spoken } from './lesson.mjs';
import { say } from './say.mjs';

const ROUNDS = 4, SEEDS = 5;

/** Texts without any language, and those that only some languages have. */
function ofTexts(lesson, language, speaks) {
  const faults = [], all = spoken(lesson), lacking = new Map();
  eachText(lesson, (holder, key, path) => { if (!Object.values(holder[key] ?? {}).some(Boolean)) faults.push({ path, key: 'f_missing', text: say(language, 'f_missing') }); });
  for (const one of all) for (const path of missingIn(lesson, one)) if (!faults.some((fault) => fault.path === path)) lacking.set(path, [...lacking.get(path) ?? [], one]);
  for (const [path, languages] of lacking) if (languages.includes(speaks)) faults.push({ path, advice: true, text: say(language, 'lacks', { languages: languages.map((one) => languageName(one)).join(', ') }), missing: true });
  return faults;
}

/** Answers of one's own question that read alike. */
function alike(lesson, language, speaks) {
  const faults = [], plain = (text) => text?.[speaks]?.trim().toLowerCase();
  lesson.steps.forEach(({ ask }, i) => {
    if (ask && isOwn(ask)) ask.options.forEach(({ say: text }, j) => { if (plain(text) && ask.options.slice(0, j).some((one) => plain(one.say) === plain(text))) faults.push({ path: `steps.${i}.ask.options.${j}.say`, text: say(language, 'f_same_option') }); });
  });
  return faults;
}

/** Answers that are not about their step's board. */
async function ofBoards(lesson, language) {
  return (await astray(lesson)).map(({ path, advice, a, b }) => (b !== undefined ? { path, key: 'f_engine', values: [a, b], text: say(language, 'f_engine', { a, b }) } : { path, advice, text: say(language, advice ? 'f_elsewhere' : 'f_stale') }));
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
    const { signal } = this.#running = new AbortController(), own = [...ofTexts(lesson, language, speaks), ...alike(lesson, language, speaks), ...former(lesson, language), ...givenAway(lesson, language)];
    this.#last = this.#last.catch(() => {}).then(async () => {
      if (signal.aborted) return;
      const { faults: found, broken } = await this.#ask(lesson, speaks, signal), boards = await ofBoards(lesson, language);
      if (signal.aborted) return;
      const mine = [...own, ...boards], known = new Set(mine.map(({ path, advice }) => (advice ? '' : path))), last = lesson.steps[lesson.steps.length - 1];
      const more = found.filter(({ path }) => !known.has(path)).map(({ message, ...one }) => ({ ...one, ...inWords(language, { ...one, message }) })).filter(({ key, path, values }) => (key !== 'f_fresh' || last.ask) && !(key === 'f_number' && mine.some((one) => one.key === 'f_was' && one.path === path && one.values[0] === values[0])));
      this.told([...mine, ...more], broken);
    }).catch((error) => { if (!signal.aborted) this.told([...own, { path: '', text: say(language, 'f_other'), details: error.message }], new Set()); });
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
