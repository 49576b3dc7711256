// What the page and its programs say, by key, from shell/text: a test stays right when a wording changes.
import { readFileSync, readdirSync } from 'node:fs';

const ROOM = new URL('../../shell/text/', import.meta.url);
const languages = new Map(); // "en" → Map of "start.to_home" and, where no other file has another one, "to_home"

function read(language) {
  const texts = new Map();
  for (const file of readdirSync(new URL(`${language}/`, ROOM)))
    for (const line of readFileSync(new URL(`${language}/${file}`, ROOM), 'utf8').split('\n')) {
      const [, key, rest] = /^(\w+) = (.*)$/.exec(line) ?? [], text = rest?.replaceAll('\\n', '\n');
      if (!key) continue;
      texts.set(`${file.replace('.txt', '')}.${key}`, text);
      texts.set(key, texts.has(key) && texts.get(key) !== text ? undefined : text);
    }
  return texts;
}

function patternOf(language, key) {
  if (!languages.has(language)) languages.set(language, read(language));
  const text = languages.get(language).get(key);
  if (text === undefined) throw new Error(`shell/text/${language} has no ${key}, or several: then name its file, as in page.home`);
  return text;
}

/** `{0|one|many}` chooses by the value, and may hold others. */
const choose = (text, values) => text.replace(/\{(\w+)\|((?:[^{}|]|\{\w+\})*)\|((?:[^{}|]|\{\w+\})*)\}/g, (all, name, one, many) => (name in values ? (Number(values[name]) === 1 ? one : many) : all));

/**
 * @param {string} language
 * @param {string} key  `back_to_game`; of keys that mean several things the file's too: `page.home`
 * @param {Record<string, string | number> | (string | number)[]} [values]  all that it wants, by name or number
 */
export const say = (language, key, values = {}) => choose(patternOf(language, key), values).replace(/\{(\w+)\}/g, (_, name) => {
  if (!(name in values)) throw new Error(`${key} wants ${name}`);
  return String(values[name]);
});

const escaped = (text) => (text instanceof RegExp ? text.source : String(text).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));

/**
 * The same where not every value is known: it may be anything, or what a pattern takes.
 * @param {{start?: boolean, end?: boolean}} [how]  where in what is seen it must stand
 * @returns {RegExp}
 */
export function saying(language, key, values = {}, { start = false, end = false } = {}) {
  const parts = choose(patternOf(language, key), values).split(/(\{\w+(?:\|(?:[^{}]|\{\w+\})*)?\})/);
  const source = parts.map((part, i) => (i % 2 === 0 ? escaped(part) : values[part.slice(1, -1)] === undefined ? '.*?' : escaped(values[part.slice(1, -1)]))).join('');
  return new RegExp(`${start ? '^' : ''}${source}${end ? '$' : ''}`, 's');
}
