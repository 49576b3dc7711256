// What has been chosen: the attributes of the activity, as they stand in this page's fragment, builder.html#game=trees&lang=it.
// The table of options says which there are, in which order, and whether a value can be; a usual value is not written.
import { CHOICES, EXAMPLES } from '../choices.mjs';
import { OPTIONS, readOptions } from '../options.mjs';
import { linkedState } from '../share.mjs';

const TRIALS = ['gl', 'worker']; // for trying what happens without: nothing for a class
const FIRST = 'mastermind';
export const NAMES = Object.keys(OPTIONS).filter((name) => !TRIALS.includes(name));

/** Does the game take it? What has values of some games is for these alone; whoever practises trees gets drawn ones; Cluedo's notebook is help itself. */
export const applies = (name, game, { role } = {}) => (!CHOICES[name] || Object.hasOwn(CHOICES[name], game)) && !(game === 'trees' && role === 'practice' && ['tree', 'strategy'].includes(name))
  && !(game === 'cluedo' && role !== 'play' && name === 'hints');

/** What counts without it, where that is one value. */
export const usual = (name, game) => CHOICES[name]?.[game][0] ?? OPTIONS[name].fallback;

/** What could be written, of any game; of a shared game nothing short. */
export const exampleOf = (name) => EXAMPLES[name]?.length ? EXAMPLES[name].join(' · ') : '…';

/** As it was typed → as it is written: of a shared link its state. */
export const tidy = (name, text) => (name === 'state' ? linkedState(/#.*/s.exec(text)?.[0] ?? '') ?? text : text).trim();

/** A link's text is its game's line and two bytes that tell whether it is whole. @returns {string | undefined} what a lesson's `at` takes */
export function lineIn(state) {
  try {
    const line = atob(state.replaceAll('-', '+').replaceAll('_', '/')).slice(0, -2);
    return /^[a-z]+ \d+ [ -~]+$/.test(line) ? line : undefined;
  } catch {
    return undefined; // no link
  }
}

/** @param {string} hash @returns {Record<string, string>} */
export function readChosen(hash) {
  const query = new URLSearchParams(hash.slice(1));
  return Object.fromEntries([['game', FIRST], ...NAMES.filter((name) => query.has(name)).map((name) => [name, query.get(name)])]);
}

/** @returns {string} a fragment */
export const fragmentOf = (chosen) => `#${new URLSearchParams(Object.entries(chosen).filter(([, value]) => value))}`;

/**
 * @param {Record<string, string>} chosen
 * @returns {{game: string, given: [string, string][], bad: Map<string, string>}} what is written, in the table's order; and why a value is not: what could be
 */
export function judged(chosen) {
  const { values, bad } = readOptions((name) => chosen[name] ?? null), { game } = values, refused = new Map(bad.map(({ name, expected }) => [name, expected ?? exampleOf(name)]));
  const given = NAMES.filter((name) => chosen[name] && !refused.has(name) && applies(name, game, chosen) && values[name] !== usual(name, game)
    && (name !== 'step' || values.lesson)).map((name) => [name, values[name]]);
  return { game, given, bad: refused };
}
