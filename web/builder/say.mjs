// The texts of the page to prepare an activity, in every language (shell/text/*/builder.txt).
import { BUILDER } from '../builder_texts.mjs';

/** @param {string} language @param {string} key @param {Record<string, string | number>} [values] */
export const say = (language, key, values = {}) => BUILDER[language][key].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');

/** @param {string} game  mastermind, picas-fijas, …; home: the screen with all games */
export const gameName = (language, game) => (game === 'home' ? say(language, 'everything') : BUILDER[language].page[game.replace('-', '_')] ?? game);

/**
 * The texts that a package shows inside a course, in every language.
 * @returns {Record<string, Record<string, string>>}
 */
export const courseWords = () => Object.fromEntries(Object.entries(BUILDER).map(([language, texts]) => [language,
  Object.fromEntries(['lms_missing', 'lms_start', 'lms_save', 'lms_long', 'lms_foreign', 'lms_again', 'lms_review', 'lms_review_none'].map((key) => [key, texts[key]]))]));
