// The texts of the page to print lessons, in every language (shell/text/*/print.txt).
import { PRINT } from '../print_texts.mjs';

/** @param {string} language @param {string} key @param {Record<string, string | number>} [values] */
export const say = (language, key, values = {}) => PRINT[language][key].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');

/** @param {string} game  mastermind, picas-fijas, … */
export const gameName = (language, game) => PRINT[language].page[game.replace('-', '_')] ?? game;
