// The words of puzzles (shell/text/*/puzzles.txt), and the lines of a step's text.
import { PUZZLES } from '../puzzles_texts.mjs';

export const say = (language, key, values = {}) => ((PUZZLES[language] ?? PUZZLES.en)[key] ?? '').replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');

/** Values in the order of the text's own braces in English, as the engine gives them. */
export function sayInOrder(language, key, list) {
  const names = [...new Set([...(PUZZLES.en[key] ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name))];
  return say(language, key, Object.fromEntries(names.map((name, i) => [name, list[i]])));
}

const escaped = (text) => `${text}`.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n');
export const lineOf = (key, ...fields) => [key, ...fields.map(escaped)].join('\t');
export const capital = (text) => `${text[0].toUpperCase()}${text.slice(1)}`;
export const minus = (number) => `${number}`.replace(/^-/, '−');
