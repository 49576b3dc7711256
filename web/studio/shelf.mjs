// My lessons, stored in this browser: the one that was saved last, and the others with their dates. Each has a key, since
// another tab may have another one open.
import { load, remove, save, store } from '../storage.mjs';
import { copied, eachText, isLesson } from './lesson.mjs';

const LAST = 'studio', LAST_KEY = 'studio_key', OTHERS = 'studio_lessons', OF_TAB = 'sagaz.studio_mine';
export const MOST_LESSONS = 20; // with the one that is open

const parsed = (text) => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** @returns {{key: string, date: number, lesson: object}[]} without the one that was saved last, the newest first */
function laid() {
  const all = parsed(load(OTHERS));
  return Array.isArray(all) ? all.filter((one) => isLesson(one?.lesson)).sort((a, b) => b.date - a.date) : [];
}

/** @returns {string | undefined} why the browser did not keep it */
const put = (all) => save(OTHERS, JSON.stringify(all));

/** A key that no lesson of any tab has. */
export const newKey = () => `${Math.max(Date.now(), ...[...laid().map(({ key }) => key), load(LAST_KEY)].map((key) => (Number(key) || 0) + 1))}`;

/** Whether there is anything to lose. */
export function isBlank(lesson) {
  let written = lesson.steps.some(({ at, ask, wait, fresh }) => at || ask || wait || fresh);
  eachText(lesson, (holder, key) => { written ||= Object.values(holder[key] ?? {}).some(Boolean); });
  return !written;
}

/** The lesson that was saved last, if it is not lost with nothing. */
function last() {
  const lesson = parsed(load(LAST));
  return isLesson(lesson) && !isBlank(lesson) ? [{ key: load(LAST_KEY), date: Date.now(), lesson }] : [];
}

/** The lessons that are not open in this tab. @param {string} [mine]  the key of the one that is */
export const shelf = (mine) => [...last(), ...laid()].filter(({ key }) => key !== mine);

export const isFull = (mine) => shelf(mine).length >= MOST_LESSONS - 1;

/** A lesson's stored text; undefined: it is not stored. */
export function textOf(key) {
  if (key === load(LAST_KEY)) return load(LAST);
  const found = laid().find((one) => one.key === key);
  return found && JSON.stringify(found.lesson);
}

/** Puts a lesson among the others. @returns {string | undefined} why it is not kept */
export const lay = (lesson, date = Date.now(), key = newKey()) => put([{ key, date, lesson: copied(lesson) }, ...laid()]);

/** Takes a lesson away. @returns {{key: string, date: number, lesson: object} | undefined} */
export function takeOff(key) {
  const found = shelf().find((one) => one.key === key);
  if (found && key === load(LAST_KEY)) for (const name of [LAST, LAST_KEY]) remove(name);
  else if (found) put(laid().filter((one) => one.key !== key));
  return found;
}

/**
 * Stores the open lesson, and no other: the one that was saved last, perhaps by another tab, goes to the others.
 * @param {boolean} [begins]  whether it comes in place of that one, which the page keeps where the browser has no room
 * @returns {{why?: string, noRoom?: string}} why it is not kept, and why that other one is not
 */
export function keep(key, text, begins) {
  const moves = key !== load(LAST_KEY) && load(LAST) !== undefined;
  if (moves && !begins && !store(OTHERS, JSON.stringify(shelf(key)))) return { why: 'no_room' };
  const noRoom = moves && begins ? put(shelf(key)) : undefined;
  save(LAST_KEY, key);
  return { why: save(LAST, text), noRoom };
}

/** Remembers which lesson this tab has, for when it is loaded again. */
export function mark(key) {
  try {
    sessionStorage.setItem(OF_TAB, key);
  } catch { /* blocked: then it opens the one that was saved last */ }
}

/** The lesson that this tab had; else the one that was saved last. @returns {{key: string, lesson: unknown}} */
export function opened() {
  let key;
  try {
    key = sessionStorage.getItem(OF_TAB);
  } catch { /* blocked */ }
  const mine = key ? textOf(key) : undefined;
  if (mine !== undefined) return { key, lesson: parsed(mine) };
  if (load(LAST) !== undefined && load(LAST_KEY) === undefined) save(LAST_KEY, newKey()); // stored before lessons had keys
  return { key: load(LAST_KEY) ?? newKey(), lesson: parsed(load(LAST)) };
}
