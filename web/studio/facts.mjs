// What the engine knows about a board (the request lesson.facts), by line: asked once each.
import { request } from '../engine.mjs';
import { factName, meaningOf } from './say.mjs';

const known = new Map(), LONGEST = 40;

/** How a code game's board shows its symbols: colours, digits or letters. */
export const faceOf = (line) => /(?:^| )codes 1 (?:\S+ \d+ \w+|duel \S+) (colours|digits|letters) /.exec(line)?.[1];

/** @param {string} line @returns {Promise<object[]>} none where the line cannot be read */
export function factsOf(line) {
  if (!line || line.includes('{')) return Promise.resolve([]);
  if (!known.has(line)) {
    if (known.size > LONGEST) known.delete(known.keys().next().value);
    known.set(line, request({ cmd: 'lesson.facts', line }).then(({ facts }) => facts.map((fact) => ({ ...fact, face: faceOf(line) })), () => []));
  }
  return known.get(line);
}

/** Members in any order. */
const plain = (value) => (Array.isArray(value) ? value.map(plain) : value && typeof value === 'object' ? Object.fromEntries(Object.keys(value).sort().map((key) => [key, plain(value[key])])) : value);
export const same = (a, b) => JSON.stringify(plain(a ?? null)) === JSON.stringify(plain(b ?? null));

/** The fact that a question asks for. @param {object[]} facts @param {object} ask */
export const factAsked = (facts, ask) => (ask?.because ? facts.find(({ because }) => same(because, ask.because)) : undefined);

/** What a number in the lesson's texts is: the words of this board's fact, or of another's, by its name. @param {object} used  of the lesson's `facts` */
export function labelOf(language, name, used, facts) {
  const here = facts.find(({ because }) => because.path === used.path && same(because.request, used.request));
  return here ? factName(language, here) : meaningOf(language, name);
}

/** An answer as a file has it: a number as a number. */
export function answerOf({ kind, value }) {
  if (kind === 'set') return value;
  const [one] = value;
  return kind === 'number' && /^-?\d{1,9}$/.test(one) ? Number(one) : one;
}
