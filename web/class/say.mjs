// The texts of the page that gathers a class's results, in every language (shell/text/*/class.txt), and its numbers.
import { CLASS } from '../class_texts.mjs';

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

/** In which words two activities differ, or two tasks. */
export const differences = (language, differs) => differs.map((one) => say(language, 'differs', one)).join(' · ');

/** A fault in words. @param {{bad: string, values?: object}} entry */
export const fault = (language, { bad, values = {} }) => say(language, `bad_${bad}`, {
  ...values, what: values.differs ? differences(language, values.differs) : '', name: values.name || say(language, 'nobody'),
});
