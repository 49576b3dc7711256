// The texts of the page that gathers a class's results, in every language (shell/text/*/class.txt), and its numbers.
import { CLASS } from '../class_texts.mjs';
import { WIDTH } from '../handin/form.mjs';

/** @param {string} language @param {string} key @param {Record<string, string | number>} [values] */
export const say = (language, key, values = {}) => CLASS[language][key].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');

/** @param {string} game  mastermind, picas-fijas, … */
export const gameName = (language, game) => CLASS[language].page[game.replace('-', '_')] ?? game;

/** A lesson's name without what only programs read: mine/prune-the-tree-1uqti3y.json → prune the tree. */
export const lessonName = (lesson) => (/^mine\/|\.json$/.test(lesson) ? lesson.split('/').pop().replace(/\.json$/, '').replace(/-[0-9a-z]{6,7}$/, '').replace(/-/g, ' ') : lesson);

/** A row's name in words. @param {{record?: object}} row */
export const nameIn = (language, { record }) => record?.name || (record ? say(language, 'nobody') : '?');

/** 4.783 → 4,78 */
export const decimal = (language, number, places = 2) => number.toLocaleString(language, { maximumFractionDigits: places });

/** 599 → 9:59 */
export const clock = (seconds) => `${Math.floor(seconds / 60)}:${`${Math.floor(seconds % 60)}`.padStart(2, '0')}`;

const NAMED = { lesson: 'activity_lesson', puzzle: 'activity_puzzle', game: 'activity_game' };

/** In which words two activities differ, or two tasks; of an activity with another lesson, puzzle or game it is named. */
export const differences = (language, differs) => differs.map((one) => (one.title ? say(language, NAMED[one.name], one) : say(language, 'differs', one))).join(' · ');

/** Where a text that cannot be read is, since its name is not known, and what to do. @param {import('../handin/read.mjs').Place} place */
const placeIn = (language, { line, before, name, short }) => [say(language, before ? 'where_after' : name ? 'where_behind' : 'where', { line, before, name }), ...(short ? [say(language, 'where_short', { ...short, whole: WIDTH })] : []), say(language, 'ask_again')].join(' ');

/** A fault in words. @param {{bad: string, values?: object, place?: import('../handin/read.mjs').Place}} entry */
export function fault(language, { bad, values = {}, place }) {
  const text = say(language, `bad_${bad}`, { ...values, what: values.differs ? differences(language, values.differs) : '', name: values.name || say(language, 'nobody') });
  return place && ['altered', 'truncated', 'unreadable'].includes(bad) ? `${text}. ${placeIn(language, place)}` : text;
}
