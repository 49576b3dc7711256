// Lessons of the teacher's, which no site has: opened from a file or a link, or those that the studio keeps in this
// browser. The answers to them are judged as those to ours.
import { formsOf, lessonIn, nameOf, sealsIn, unpacked } from '../lesson-link.mjs';
import { element } from '../outline-kinds.mjs';
import { exported, textIn } from '../studio/lesson.mjs';
import { shelf } from '../studio/shelf.mjs';
import { openLesson } from './lessons.mjs';
import { say } from './say.mjs';

/**
 * Opens the lessons of a text: a lesson's file, or links that have one.
 * @returns {{opened: number, damaged: boolean}} damaged: a link was cut or changed
 */
export function openIn(text) {
  const file = /^\uFEFF?\s*\{/.test(text) && lessonIn(text), linked = sealsIn(text).map(unpacked), found = [file, ...linked].filter(Boolean);
  for (const { json } of found) openLesson(json, true);
  return { opened: found.length, damaged: linked.includes(undefined) };
}

/**
 * The lesson inside the address, which the studio has handed over: its title, and whether a text is of it.
 * @param {string} hash @returns {{title: (language: string) => string, has: (record: object) => boolean} | undefined}
 */
export function lessonAt(hash) {
  const [json] = sealsIn(hash).map(unpacked).map((one) => one?.json);
  if (!json) return undefined;
  const names = new Set(formsOf(json).map(nameOf));
  return { title: (language) => textIn(json.title, language), has: ({ options: { lesson = '' } }) => names.has(lesson.split('/').pop().replace(/\.json$/, '')) };
}

/** Opens the studio's lessons; a text's name says which it means. */
export function openMine() {
  for (const { lesson } of shelf()) openLesson(exported(lesson));
}

/** Whether a text waits for its lesson. */
export const waits = ({ own, record }) => Boolean(record?.options.lesson) && ['lesson', 'lesson_other'].includes(own);

/** Names the lessons that texts wait for, with a way to open them. @param {object[]} entries @param {(files: FileList) => void} take @returns {HTMLElement[]} */
export function lacking(entries, language, take) {
  const names = new Set(entries.filter(waits).map(({ record }) => record.options.lesson.split('/').pop()));
  if (!names.size) return [];
  const file = element('input', { type: 'file', name: 'lesson', className: 'unseen', multiple: true, accept: '.json,application/json' });
  file.addEventListener('change', () => take(file.files));
  return [element('div', { className: 'fault lacking' }, element('p', {}, say(language, 'lesson_wanted', { lessons: [...names].join(', ') })), element('label', { className: 'button file' }, say(language, 'lesson_open'), file))];
}
