// My lessons: those that are not open now, stored in this browser with their dates.
import { load, save } from '../storage.mjs';
import { copied, eachText, isLesson } from './lesson.mjs';

const NAME = 'studio_lessons';
export const MOST_LESSONS = 20; // with the one that is open

/** @returns {{key: string, date: number, lesson: object}[]} the newest first */
export function shelf() {
  try {
    return JSON.parse(load(NAME) ?? '[]').filter((one) => isLesson(one?.lesson)).sort((a, b) => b.date - a.date);
  } catch {
    return [];
  }
}

/** @returns {string | undefined} why the browser did not keep it */
const put = (all) => save(NAME, JSON.stringify(all));

const keyIn = (all) => `${Math.max(0, ...all.map(({ key }) => Number(key) || 0)) + 1}`;

/** Whether there is anything to lose. */
export function isBlank(lesson) {
  let written = lesson.steps.some(({ at, ask, wait, fresh }) => at || ask || wait || fresh);
  eachText(lesson, (holder, key) => { written ||= Object.values(holder[key] ?? {}).some(Boolean); });
  return !written;
}

export const isFull = () => shelf().length >= MOST_LESSONS - 1;

/** Puts a lesson there. @returns {string | undefined} why it is not kept */
export function lay(lesson, date = Date.now()) {
  const all = shelf();
  return put([{ key: keyIn(all), date, lesson: copied(lesson) }, ...all]);
}

/** Takes a lesson away. @returns {{key: string, date: number, lesson: object} | undefined} */
export function takeOff(key) {
  const all = shelf(), found = all.find((one) => one.key === key);
  if (found) put(all.filter((one) => one !== found));
  return found;
}
