// New cases of a question: which numbers of the board vary, and within what.
import { request } from '../engine.mjs';
import { allInWords, readStep } from '../print/flat.mjs';
import { element } from '../outline-kinds.mjs';
import { button, faultPlace, folded, line, note, tick } from './controls.mjs';
import { faceOf, factAsked } from './facts.mjs';
import { endFresh, layAside } from './laid.mjs';
import { playable } from './lesson.mjs';
import { codeName, mistakeName, say } from './say.mjs';
import { textField } from './texts.mjs';

const NAMES = 'abcdefghijkl', DRAWN = 10;
/** Where a line's numbers that may vary begin and end, by its first word. */
const PARTS = { trees: /^(trees \d+ explore (?:\S+ ){3}\d+ )(\S+)()$/, matrix: /^(matrix \d+ )(\S+)(.*)$/, thirtyone: /^(thirtyone (?:\S+ ){7}\d+)((?: \d+)+)()$/, betting: /^(betting \d+ )([\d,]+)(.*)$/ };
/** The members of a request that have the same numbers. */
const MEMBERS = { trees: ['tree'], matrix: ['matrix'], thirtyone: ['moves'], betting: ['bets'] };
const NUMBER = /-?\d+/g;

/** Numbers of the board that may vary. @returns {string[]} */
export function numbersOf(text) {
  const [, , middle] = PARTS[text.split(' ')[0]]?.exec(text) ?? [];
  return middle && !/[/:[].*\d\/\d/.test(middle) ? middle.match(NUMBER) ?? [] : [];
}

/** Replaces the numbers at some places by {names}. @param {Map<number, string>} names */
function named(text, names) {
  let i = 0;
  return text.replace(NUMBER, (number) => (names.has(i) ? (i++, `{${names.get(i - 1)}}`) : (i++, number)));
}

/** A request with {names} in place of its numbers; undefined where they are not the board's. */
function requestWith(asked, word, numbers, names) {
  const key = MEMBERS[word].find((name) => name in asked);
  if (!key) return undefined;
  const json = JSON.stringify(asked[key]), found = json.match(NUMBER) ?? [];
  if (found.join() !== numbers.join()) return undefined;
  const made = typeof asked[key] === 'string' ? JSON.parse(named(json, names)) : JSON.parse(named(json, names).replace(/"?(\{\w+\})"?/g, '"$1"'));
  return { ...asked, [key]: made };
}

const sourceWith = (because, change) => (because.of ? undefined : because.request && { ...because, request: change(because.request) });

/**
 * Makes a question's cases new: the chosen numbers are drawn.
 * @param {object} step @param {string} board  its line @param {object} fact  that it asks for @param {number[]} places
 * @returns {boolean} false: the answer is not about these numbers
 */
export function makeFresh(step, board, fact, places) {
  const word = board.split(' ')[0], numbers = numbersOf(board), names = new Map(places.slice(0, NAMES.length).map((place, i) => [place, NAMES[i]]));
  const change = (asked) => requestWith(asked, word, numbers, names), right = sourceWith(fact.because, change);
  if (!right?.request) return false;
  const [, before, middle, after] = PARTS[word].exec(board), all = numbers.map(Number), low = Math.min(...all), high = Math.max(...all);
  const written = (i) => (step.ask.wrong ?? []).findIndex(({ answer, say: text }) => [answer].flat().join() === fact.wrong[i].value.join() && Object.values(text ?? {}).some(Boolean));
  const drawn = fact.wrong.map(({ because, key }, i) => ({ source: sourceWith(because, change), was: written(i), key })).filter(({ source, was }) => source?.request && was >= 0), wrong = drawn.map(({ source, was }) => ({ ...source, say: step.ask.wrong[was].say }));
  step.fresh = { given: [...names.values()].map((name) => ({ name, between: word === 'thirtyone' ? [1, 6] : [low < 0 ? low : 1, Math.max(high, 9)] })), line: `${before}${named(middle, names)}${after}`, ...right, ...(wrong.length && { wrong }) };
  layAside(step, board, fact, drawn.map(({ was, key }) => ({ was, key })));
  return true;
}

/** Guesses of a code game: another secret each time answers them. */
export function makeFreshCode(step, board, fact) {
  const { request: asked, path } = fact.because, { rules, history } = asked ?? {};
  if (!history?.length) return false;
  const given = [{ name: 'secret', code: rules }];
  const answers = history.map(({ guess }, i) => {
    for (const [name, key] of [['f', 'fijas'], ['p', 'picas']]) given.push({ name: `${name}${i + 1}`, request: { cmd: 'codes.answer', rules, secret: '{secret}', guess }, path: key });
    return { guess, fijas: `{f${i + 1}}`, picas: `{p${i + 1}}` };
  });
  if (given.length > NAMES.length) return false;
  let i = 0;
  step.fresh = { given, line: board.replace(/ a\d\d/g, () => { i++; return ` a{f${i}}{p${i}}`; }), request: { ...asked, history: answers }, path };
  layAside(step, board, fact);
  return i === history.length;
}

/** A drawn board in words: the numbers that vary, or the guesses with their answers. */
function boardInWords(language, line) {
  if (!/(?:^| )codes 1 /.test(line)) return numbersOf(line).join(', ') || line.split(' ').slice(-3).join(' ');
  return [...line.matchAll(/ g(\w+)(?: a(\d)(\d))?/g)].map(([, code, fijas, picas]) => (fijas ? say(language, 'fresh_row', { code: codeName(language, code, faceOf(line)), fijas, picas }) : codeName(language, code, faceOf(line)))).join('; ');
}

/** By studio: the cases that were drawn last, of which step and from what. They outlive a new drawing of the form. */
const listed = new WeakMap();

/** Where the cases of a step are listed, with those that were drawn. */
function placeOfTen(studio, index) {
  const box = element('div', { className: 'ten' }), last = listed.get(studio);
  if (last?.index !== index || last.from !== JSON.stringify(studio.lesson.steps[index].fresh)) return box;
  last.box = box;
  box.replaceChildren(last.content);
  return box;
}

/** Draws ten cases and lists them; equal boards and failures are named. */
async function drawTen(studio, index, box) {
  const { language, speaks } = studio, words = (key, values) => say(language, key, values), lesson = playable(studio.lesson, speaks, studio.broken), seen = new Map();
  const drawn = { index, from: JSON.stringify(studio.lesson.steps[index].fresh), box, content: note(words('drawing'), { role: 'status' }) };
  listed.set(studio, drawn);
  box.replaceChildren(drawn.content);
  const rows = [];
  for (let seed = 1; seed <= DRAWN; seed++) {
    const made = await request({ cmd: 'lesson.step', lesson, step: index, seed, language: speaks }).then(({ flat }) => readStep(flat), ({ message }) => ({ fault: message }));
    const key = made.at && (numbersOf(made.at).join(' ') || made.at.replace(/ \d+ (?=g)/, ' ')), twin = made.at && seen.get(key);
    if (made.at) seen.set(key, seed);
    const answer = made.fault || (made.kind === 'code' && made.at ? made.answer.map((code) => codeName(language, code, faceOf(made.at))).join(', ') : allInWords(made, made.answer));
    rows.push(element('li', { className: made.fault || twin ? 'bad' : '' }, made.fault ? words('case_failed') : words('fresh_case', { board: boardInWords(language, made.at ?? ''), answer }), ...(twin ? [` · ${words('alike', { n: twin })}`] : []),
      ...(made.fault ? [element('details', {}, element('summary', {}, words('details')), element('span', { lang: 'en' }, `(${made.fault})`))] : [])));
  }
  drawn.content = element('ol', { className: 'cases' }, ...rows);
  drawn.box.replaceChildren(drawn.content);
}

/** @param {import('../studio.mjs').Studio} studio @returns {HTMLElement[]} */
export function drawFresh(studio, index) {
  const { language, lesson, facts, opened, boardLine, picked } = studio, words = (key, values) => say(language, key, values), { ask, fresh, laid } = lesson.steps[index], path = `steps.${index}.fresh`;
  const fold = (...content) => [folded('fresh', words('fresh'), words(fresh ? 'on' : 'off'), opened.has('fresh'), (open) => opened[open ? 'add' : 'delete']('fresh'), note(words('fresh_note')), ...content)];
  if (!fresh) {
    const fact = factAsked(facts, ask), codes = boardLine.startsWith('codes '), numbers = numbersOf(boardLine);
    if (!fact) return fold(note(words('fresh_needs_fact')));
    const refuse = () => studio.tell(words('fresh_not'));
    if (codes) return fold(note(words('fresh_codes')), button('fresh-on', words('fresh_on'), () => studio.change((next) => { if (!makeFreshCode(next.steps[index], boardLine, fact)) { next.steps[index] = lesson.steps[index]; refuse(); } }), { className: 'wide' }));
    if (!numbers.length || fact.because.of) return fold(note(words('fresh_not')));
    const ticks = numbers.map((number, i) => tick({ name: `vary-${i}`, label: number, on: picked.has(i), changed: (on) => picked[on ? 'add' : 'delete'](i) }));
    return fold(note(words('fresh_which')), element('div', { className: 'ticks' }, ...ticks),
      button('fresh-all', words('fresh_all'), () => { numbers.forEach((_, i) => i < NAMES.length && picked.add(i)); studio.draw(); }, { className: 'plain' }),
      button('fresh-on', words('fresh_on'), () => { if (!picked.size) return studio.tell(words('fresh_which')); return studio.change((next) => { if (!makeFresh(next.steps[index], boardLine, fact, [...picked].sort((a, b) => a - b))) refuse(); }); }, { className: 'wide' }));
  }
  const of = (next) => next.steps[index].fresh, cases = placeOfTen(studio, index);
  const inWords = []; // what has no numbers to set
  const given = (fresh.given ?? []).flatMap((one, i) => {
    const at = `${path}.given.${i}`;
    if (one.between) return [element('div', { className: 'given' }, element('b', {}, `{${one.name}}`), ...[0, 1].map((end) => line({ path: `${at}.between.${end}`, label: words(end ? 'to' : 'from'), value: `${one.between[end]}`, numeric: true, changed: (value) => studio.type(`${at}.between.${end}`, (next) => { of(next).given[i].between[end] = /^-?\d+$/.test(value) ? Number(value) : value; }) })), faultPlace(at))];
    if (one.one_of) return [line({ path: `${at}.one_of`, label: `{${one.name}} ${words('one_of')}`, value: one.one_of.join('; '), changed: (value) => studio.type(`${at}.one_of`, (next) => { of(next).given[i].one_of = value.split(/;\s*/).map((part) => (typeof one.one_of[0] === 'number' && /^-?\d+$/.test(part) ? Number(part) : part)); }) })];
    const text = words(one.code ? 'fresh_secret' : one.request?.cmd === 'codes.answer' ? 'fresh_answers' : 'of_engine_named', { name: one.name });
    if (inWords.includes(text)) return [faultPlace(at)];
    inWords.push(text);
    return [note(text), faultPlace(at)];
  });
  const wrong = (fresh.wrong ?? []).map((_, i) => {
    const key = laid?.mistakes[i]?.key, label = key ? words('wrong_say_if', { what: mistakeName(language, key) }) : words('wrong_say_n', { n: i + 1 });
    return textField(studio, { path: `${path}.wrong.${i}.say`, label, rows: 2, holder: (next) => [of(next).wrong[i], 'say'] });
  });
  const names = (fresh.given ?? []).some(({ between, one_of: one }) => between || one), notation = line({ path: `${path}.line`, label: words('fresh_line'), rows: 2, value: fresh.line ?? '', changed: (value) => studio.type(`${path}.line`, (next) => { of(next).line = value; }) });
  return fold(...(names ? [note(words('fresh_names'))] : []), ...given, ...wrong,
    folded('notation', words('fresh_notation'), '', opened.has('notation'), (open) => opened[open ? 'add' : 'delete']('notation'), notation),
    button('ten', words('ten'), () => drawTen(studio, index, cases), { className: 'wide' }), cases,
    button('fresh-off', words('fresh_off'), () => studio.change((next) => endFresh(next.steps[index], studio.drawn || next.steps[index].fresh.line)), { className: 'plain' }), faultPlace(path));
}
