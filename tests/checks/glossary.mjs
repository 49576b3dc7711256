// glossary.mjs SAGAZ [FOLDER]: proves the numbers of FOLDER (assets/glossary). Every number above 6 in a text, in every
// language, is one of its term's facts in facts.json, which have the form of a lesson's facts (web/lessons.md) and are
// proven by lesson.check, or stands on one of the boards; a fact is in the text, in every language. `within`: a mean of
// games that are drawn, and how far it may be from the exact one; `said`: how the text writes the value; `why`: for a
// reader of the file. glossary_notices.mjs tests this check.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const [sagaz, folder = fileURLToPath(new URL('../../assets/glossary', import.meta.url))] = process.argv.slice(2);
const SMALL = 6, MOST = 50; // facts of one lesson
const read = (name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
const { boards, terms } = read('facts.json'), problems = [];

/** The digits of a number, however its language writes it: "4,340" and "4.340" are 4340; a code such as 0011 is none. */
const digits = (text) => text.replace(/[.,\s\u2212-]/g, '');
const numbersIn = (text) => (text.match(/\d+(?:[.,\u202f\u00a0]\d+| \d{3}(?!\d))*(?:\/\d+(?:[.,]\d+)*)?/g) ?? []).filter((number) => !/^0\d/.test(number)).map(digits);
const inTexts = fs.readdirSync(folder).filter((name) => /^[a-z]{2}\.json$/.test(name)).map((name) => [name, read(name).terms]);

for (const id of Object.keys(terms)) if (!inTexts.every(([, said]) => said[id])) problems.push(`facts.json: ${id} is no term in every language`);
for (const [name, said] of inTexts)
  for (const [id, { text }] of Object.entries(said)) {
    const facts = (terms[id] ?? []).map(({ value, said: words }) => digits(`${words ?? value}`)), numbers = numbersIn(boards.reduce((rest, board) => rest.replaceAll(board, ' '), text));
    for (const number of numbers) if (!facts.includes(number) && !(Number(number) <= SMALL)) problems.push(`${name}: ${id}: ${number} is no fact of facts.json`);
    // A small one may be a word.
    for (const fact of facts) if (!numbers.includes(fact) && !(Number(fact) <= 14)) problems.push(`${name}: ${id}: the text lacks the fact ${fact}`);
  }

function asked(requests) {
  const { stdout, stderr, status } = spawnSync(sagaz, ['request'], { input: requests.map((one) => `${JSON.stringify(one)}\n`).join(''), encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) throw new Error(stderr || `${sagaz} does not run`);
  return stdout.trim().split('\n').map((line) => JSON.parse(line));
}

/** A lesson that has nothing but facts, and says them, as it must. */
const lessonOf = (facts) => ({
  id: 'glossary', game: 'mastermind', minutes: 5, title: { en: 'Facts' }, source: 'assets/glossary', teacher: { aim: { en: 'To prove' }, expect: { en: 'Nothing' } }, facts,
  steps: [{ say: { en: Object.keys(facts).map((name) => `{${name}}`).join(' ') }, at: 'codes 1 p4c6r 12 guesser colours knuth 1' }, { say: { en: 'Look.' } }],
});
const all = Object.entries(terms).flatMap(([id, facts]) => facts.map(({ said, why, ...fact }, i) => ({ place: `${id}.${i}`, fact })));
const exact = all.filter(({ fact }) => !fact.within), near = all.filter(({ fact }) => fact.within);
for (let from = 0; from < exact.length; from += MOST) {
  const some = exact.slice(from, from + MOST), [reply] = asked([{ cmd: 'lesson.check', lesson: lessonOf(Object.fromEntries(some.map(({ fact }, i) => [`f${i}`, fact]))) }]);
  for (const { path: at, message } of reply.ok ? reply.result.faults : [{ path: '', message: reply.error.message }]) {
    const [, which] = /^facts\.f(\d+)/.exec(at) ?? [];
    if (which || !reply.ok) problems.push(`facts.json: ${which ? some[which].place : at}: ${message}`);
  }
}
for (const [i, { ok, result, error }] of asked(near.map(({ fact }) => fact.request)).entries()) {
  const { place, fact: { value, within, path: key } } = near[i], found = ok ? key.split('.').reduce((part, name) => part?.[name], result) : error.message;
  if (!(Math.abs(found - value) <= within)) problems.push(`facts.json: ${place}: ${value} is not within ${within} of ${found}`);
}

for (const problem of problems) console.error(`assets/glossary/${problem}`);
console.log(`${all.length} facts of the glossary, ${problems.length} problems`);
process.exitCode = problems.length ? 1 : 0;
