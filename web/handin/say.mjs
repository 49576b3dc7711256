// The texts of the dialog that hands in a result, in every language (shell/text/*/handin.txt).
import { HANDIN } from '../handin_texts.mjs';

/** @param {string} language @param {string} key @param {Record<string, string | number>} [values] */
export const say = (language, key, values = {}) => HANDIN[language][key].replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
