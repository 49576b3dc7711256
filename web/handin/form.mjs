// A handed-in text: a line with the format's version and the length, the sealed content in short lines, a last line.
// The content is JSON, deflated: see `packed`. Numbers and names in it are untrusted when it is read.

export const BEGINS = 'SAGAZ-HANDIN', ENDS = 'SAGAZ-END', VERSION = 1;
export const WIDTH = 76; // characters of a line, which mail programs leave whole
export const LONGEST = 2048; // characters of a text; a longer one leaves out earlier wrong answers, and the page says what to do with it if it still is
export const MOST = { name: 60, answers: 60, tries: 20, given: 100, line: 4096, bytes: 16_384 };

/**
 * @typedef {object} Answered  a question of a lesson with one case, or a puzzle
 * @property {number} step  from 1; of a puzzle its place in the activity
 * @property {string} seed  of its case, in digits; '0': the step has one case only; of a puzzle its number
 * @property {number} hints
 * @property {number} tries
 * @property {string[]} given  every answer in its order; fewer than tries if the text would be too long
 * @property {number} end  0: open, 1: solved, 2: the learner had the answer shown
 */
/**
 * @typedef {object} HandedIn
 * @property {string} sagaz  version of the program
 * @property {string} group  name of the class
 * @property {string} name
 * @property {string} date  2026-11-29
 * @property {number} seconds
 * @property {Record<string, string>} options  of the activity: game, rules, seed, lesson, puzzle…
 * @property {[number, number]} score  as counted while it was played: of how many
 * @property {Answered[]} [answers]  of a lesson or of puzzles
 * @property {string} [line]  of a game
 * @property {boolean} [helped]  of a game: with a hint or the analysis
 */

/** @param {HandedIn} record @returns {object} short names and lists, for JSON */
export const packed = ({ sagaz, group, name, date, seconds, options, score, answers, line, helped }) => ({
  s: sagaz, c: group, n: name, d: date, t: seconds, a: options, r: score,
  ...(answers && { q: answers.map(({ step, seed, hints, tries, given, end }) => [step, seed, hints, tries, given, end]) }),
  ...(line && { l: line, ...(helped !== undefined && { h: Number(helped) }) }),
});

const isText = (text, most) => typeof text === 'string' && text.length <= most && !/[\0-\x08\x0b-\x1f]/.test(text);
const isCount = (number, most) => Number.isInteger(number) && number >= 0 && number <= most;

function unpackedAnswer(all) {
  if (!Array.isArray(all) || all.length !== 6) return undefined;
  const [step, seed, hints, tries, given, end] = all;
  const fits = isCount(step, 40) && step > 0 && isText(seed, 20) && /^\d+$/.test(seed) && isCount(hints, 99) && isCount(tries, 999)
    && Array.isArray(given) && given.length <= MOST.tries && given.every((one) => isText(one, MOST.given)) && [0, 1, 2].includes(end);
  return fits ? { step, seed, hints, tries, given, end } : undefined;
}

/** @param {any} json @returns {HandedIn | undefined} undefined: it does not have this form */
export function unpacked(json) {
  const { s, c, n, d, t, a, r, q, l, h } = json ?? {};
  const options = a && typeof a === 'object' ? Object.entries(a) : [];
  const fits = isText(s, 20) && isText(c, 40) && isText(n, MOST.name) && isText(d, 10) && typeof t === 'number' && t >= 0 && t < 1e8
    && options.length > 0 && options.length < 12 && options.every(([name, value]) => /^[a-z]{1,12}$/.test(name) && isText(value, 4096))
    && Array.isArray(r) && r.length === 2 && r.every((one) => typeof one === 'number' && one >= 0 && one <= 40)
    && (q === undefined || Array.isArray(q) && q.length <= MOST.answers) && (l === undefined || isText(l, MOST.line)) && (q === undefined) !== (l === undefined) && [undefined, 0, 1].includes(h);
  const answers = fits && q?.map(unpackedAnswer);
  if (!fits || answers && answers.includes(undefined)) return undefined;
  return { sagaz: s, group: c, name: n.trim(), date: d, seconds: t, options: Object.fromEntries(options), score: r, ...(q && { answers }), ...(l && { line: l, ...(h !== undefined && { helped: h === 1 }) }) };
}
