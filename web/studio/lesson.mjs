// A lesson as the studio edits it: the JSON that web/lessons.md documents, with its texts inside, by language. Pure
// functions; nothing here draws.
import { OPTIONS } from '../options.mjs';

export const LANGUAGES = OPTIONS.lang.allowed, GAMES = ['mastermind', 'picas-fijas', 'spaces', 'thirtyone', 'trees', 'tictactoe', 'matrix', 'betting', 'concepts', 'cluedo', 'lab'];
/** Controls that would tell the answer of a question, hidden until it is answered, as in our own lessons. */
export const TELLING = {
  mastermind: ['analysis', 'hint'], 'picas-fijas': ['analysis', 'hint'], spaces: ['analysis', 'hint'], thirtyone: ['analysis', 'tab', 'exercises', 'review'],
  trees: ['analysis', 'step', 'play', 'next_cut', 'algorithm', 'order', 'page'], tictactoe: ['analysis', 'tab', 'search', 'depth', 'show_tree', 'look'], matrix: ['analysis', 'tab'],
  betting: ['analysis', 'tab', 'view'], concepts: ['analysis', 'tab', 'step', 'play'], cluedo: ['note', 'advice', 'edit', 'story', 'others', 'eyes', 'level'], lab: ['run', 'use', 'race'],
};
export const MOST = { steps: 40, bytes: 65_536, hints: 3, wrong: 16, options: { choice: 8, set: 16 }, facts: 60 }, LEAST_STEPS = 2;
const FALLBACK = ['es', 'en']; // in the engine's order

export const copied = (value) => JSON.parse(JSON.stringify(value));
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Calls visit(holder, key, path, most) for every text of a lesson, and for each that is required but missing.
 * most: words, where they are limited.
 */
export function eachText(lesson, visit) {
  const text = (holder, key, path, { wanted = false, most } = {}) => { if (holder && (wanted || holder[key] !== undefined)) visit(holder, key, path, most); };
  const wrongs = (list, path) => (list ?? []).forEach((one, i) => text(one, 'say', `${path}.${i}.say`, { wanted: true }));
  text(lesson, 'title', 'title', { wanted: true });
  text(lesson, 'about', 'about');
  text(lesson.teacher, 'aim', 'teacher.aim');
  text(lesson.teacher, 'expect', 'teacher.expect');
  lesson.steps.forEach((step, i) => {
    const path = `steps.${i}`, { ask, wait } = step;
    text(step, 'say', `${path}.say`, { wanted: true, most: 60 });
    text(wait, 'label', `${path}.wait.label`, { wanted: true });
    text(wait, 'otherwise', `${path}.wait.otherwise`, { wanted: Boolean(wait?.line) });
    text(wait, 'right', `${path}.wait.right`);
    wrongs(step.fresh?.wrong, `${path}.fresh.wrong`);
    if (!ask) return;
    text(ask, 'say', `${path}.ask.say`, { wanted: true, most: 30 });
    (ask.options ?? []).forEach((one, j) => {
      text(one, 'say', `${path}.ask.options.${j}.say`);
      text(one, 'note', `${path}.ask.options.${j}.note`);
    });
    wrongs(ask.wrong, `${path}.ask.wrong`);
    (ask.hints ?? []).forEach((_, j) => text(ask.hints, j, `${path}.ask.hints.${j}`, { wanted: true }));
    text(ask, 'right', `${path}.ask.right`, { wanted: true });
  });
}

/** Changes every text of a copy. @param {(text: any, path: string) => any} change */
export function withTexts(lesson, change) {
  const made = copied(lesson);
  eachText(made, (holder, key, path) => {
    const now = change(holder[key], path);
    if (now !== undefined) holder[key] = now;
  });
  return made;
}

/** The lesson with its texts inside, from its file and the files of its texts. @param {Record<string, Record<string, string>>} texts */
export const whole = (structure, texts) => withTexts(structure, (text) => (typeof text !== 'string' ? text
  : Object.fromEntries(LANGUAGES.concat(Object.keys(texts)).filter((language, i, all) => all.indexOf(language) === i && texts[language]?.[text] !== undefined).map((language) => [language, texts[language][text]]))));

/** Languages in which at least one text is written. @returns {string[]} */
export function spoken(lesson) {
  const found = new Set();
  eachText(lesson, (holder, key) => { if (isObject(holder[key])) for (const language of Object.keys(holder[key])) if (holder[key][language]) found.add(language); });
  return [...LANGUAGES, ...found].filter((language, i, all) => found.has(language) && all.indexOf(language) === i);
}

/** Paths of the texts that a language lacks. @returns {string[]} */
export function missingIn(lesson, language) {
  const paths = [];
  eachText(lesson, (holder, key, path) => { if (!holder[key]?.[language] && !(path.endsWith('.note') || /options\.\d+\.say$/.test(path)) || (holder[key] && Object.values(holder[key]).some(Boolean) && !holder[key][language])) paths.push(path); });
  return paths;
}

/** The text that a pupil of this language reads. */
export const textIn = (text, language) => text?.[[language, ...FALLBACK, ...Object.keys(text ?? {})].find((one) => text[one])] ?? '';

/** The lesson in one language, where texts that it lacks are another language's: for checks, the preview and files. */
export const inOne = (lesson, language) => exported(withTexts(lesson, (text) => ({ [language]: textIn(text, language) })));

const UNWRITTEN = '…';
export const HEAD = -1; // in place of a step: the lesson's own fields
/** Fields of the lesson's own that stand for wrong ones, so that the steps can be checked meanwhile. */
const SOUND = { id: 'my-lesson', minutes: 10, after: undefined, source: undefined, teacher: undefined, about: undefined };

/**
 * An unfinished lesson as one that can be played and checked: something stands for texts that are missing, and steps of
 * which the form is incomplete have their text and board only.
 * @param {Set<number>} [broken]  those steps, and HEAD
 */
export function playable(lesson, language, broken = new Set()) {
  const made = { ...inOne(lesson, language), ...(broken.has(HEAD) && SOUND) };
  made.steps = made.steps.map((step, i) => (broken.has(i) ? { say: step.say, ...(typeof step.at === 'string' && step.at && { at: step.at }) } : step));
  eachText(made, (holder, key) => { holder[key] = { [language]: holder[key]?.[language] || UNWRITTEN }; });
  return made;
}

/** Whether a value says nothing, so that an optional field is left out. */
const isEmpty = (value) => value === undefined || value === '' || (Array.isArray(value) && !value.length) || (isObject(value) && !Object.values(value).some((one) => one !== ''));

/** Fields that may be empty: an answer is the empty set, a value the empty word. */
const KEPT = ['answer', 'value', 'request', 'of', 'history', 'steps', 'options'];

/** Fields of the studio's own, which files do not have: laid.mjs, follow.mjs, question.mjs. */
const OURS = ['laid', 'stale', 'was'];

function pruned(value, name) {
  if (Array.isArray(value)) return value.map((one) => pruned(one, name));
  if (!isObject(value) || name === 'request') return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !OURS.includes(key)).map(([key, one]) => [key, pruned(one, key)]).filter(([key, one]) => KEPT.includes(key) || !isEmpty(one)));
}

/** The lesson as a file has it, without empty fields. */
export const exported = (lesson) => pruned(copied(lesson));

/** A file's text. One of four languages may be too long with white space. */
export function fileText(lesson) {
  const json = exported(lesson), pretty = JSON.stringify(json, null, 1);
  return `${new Blob([pretty]).size < MOST.bytes ? pretty : JSON.stringify(json)}\n`;
}

/** An id that files and links may have. */
export const slug = (text) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 40);

export const newStep = (at) => ({ say: {}, ...(at && { at }) });

export const newLesson = (game, id = 'my-lesson') => ({ id, game, minutes: 10, title: {}, steps: [newStep(), newStep()] });

/** The board that a step shows, and the step that it is from. @returns {{line: string, from: number}} */
export function boardOf(lesson, index) {
  for (let from = index; from >= 0; from--) {
    const { at, fresh } = lesson.steps[from] ?? {};
    if (fresh?.line) return { line: fresh.line, from, drawn: true };
    if (at) return { line: at, from };
  }
  return { line: '', from: -1 };
}

/** What is shown in a step: also what the steps before it have shown of the same board. @returns {{id: string, value?: string}[]} */
export function shownAt(lesson, index) {
  const shown = new Map(), { from } = boardOf(lesson, index);
  for (let at = Math.max(0, from); at <= index; at++) for (const one of lesson.steps[at].show ?? []) shown.set(one.id, one);
  return [...shown.values()];
}

/** What a step is, as a key of a text. */
export const kindOf = ({ ask, wait, fresh }) => (fresh ? 'is_fresh' : ask ? `is_${ask.kind}` : wait ? 'is_wait' : 'is_text');

/** A step's name in the list: the first words of its text. */
export const nameOf = (step, language) => textIn(step.say, language).replace(/\s+/g, ' ').trim();

const LISTS = { show: 0, hide: 0, sealed: 0, point: 0, after: 0, steps: 0, options: 0, wrong: 0, hints: 0, reveal: 0, given: 0 };
const isText = (value) => value === undefined || (isObject(value) && Object.values(value).every((one) => typeof one === 'string'));

/** Whether the studio can show the JSON; its faults are the checker's. @returns {boolean} */
export function isLesson(json) {
  if (!isObject(json) || !Array.isArray(json.steps) || !json.steps.every(isObject) || !GAMES.includes(json.game)) return false;
  const sound = (part) => !isObject(part) || Object.entries(part).every(([key, value]) => (key === 'request' ? true : !(key in LISTS) || Array.isArray(value)) && (!['ask', 'wait', 'fresh', 'teacher', 'facts'].includes(key) || isObject(value)));
  const objects = (list, of = isObject) => (list ?? []).every(of);
  const ok = json.steps.every((step) => [step, step.ask, step.wait, step.fresh].every(sound) && objects(step.show) && objects(step.ask?.options) && objects(step.ask?.wrong) && objects(step.ask?.reveal)
    && objects(step.fresh?.given) && objects(step.fresh?.wrong) && [step.at ?? '', step.fresh?.line ?? '', ...(step.hide ?? []), ...(step.point ?? [])].every((one) => typeof one === 'string'));
  if (!ok || !sound(json)) return false;
  let texts = true;
  eachText(json, (holder, key) => { texts &&= isText(holder[key]); });
  return texts;
}
