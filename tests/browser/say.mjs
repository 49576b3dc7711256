// The texts of the page and its programs by key, from shell/text, so that tests do not depend on the wording.
import { readFileSync, readdirSync } from 'node:fs';
import { LANGUAGES } from './languages.mjs';

const ROOM = new URL('../../shell/text/', import.meta.url);
const languages = new Map(); // "en" → texts by "start.to_home", and by "to_home" if no other file's differs

/** The names of a text's values in the program's order: that of the brackets, else of the text. */
const orderOf = (brackets, text) => brackets?.split(/,\s*/) ?? [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))];

function read(language) {
  const texts = new Map();
  for (const file of readdirSync(new URL(`${language}/`, ROOM)).filter((name) => name.endsWith('.txt')))
    for (const line of readFileSync(new URL(`${language}/${file}`, ROOM), 'utf8').split('\n')) {
      const [, key, brackets, rest] = /^(\w+)(?:\(([\w, ]*)\))? = (.*)$/.exec(line) ?? [];
      if (!key) continue;
      const one = { text: rest.replaceAll('\\n', '\n'), order: orderOf(brackets, rest) }, before = texts.get(key);
      texts.set(`${file.replace('.txt', '')}.${key}`, one);
      texts.set(key, before === null || (before && before.text !== one.text) ? null : one);
    }
  return texts;
}

function find(language, key) {
  if (!languages.has(language)) languages.set(language, read(language));
  const one = languages.get(language).get(key);
  if (!one) throw new Error(`shell/text/${language} has no ${key}, or several: then name its file, as in page.home`);
  return one;
}

/** Names values given as a list, which are in the order of the first language's text. */
const named = (key, values) => (Array.isArray(values) ? Object.fromEntries(values.map((value, i) => [find(LANGUAGES[0], key).order[i], value])) : values);

/** Replaces `{count|one: …|other: …}` by the value's plural form, which may contain other values. */
const choose = (language, text, values) => text.replace(/\{(\w+)((?:\|\w+:(?:[^{}|]|\{\w+\})*)+)\}/g, (all, name, forms) => {
  if (!(name in values)) return all;
  const list = Object.fromEntries([...forms.matchAll(/\|(\w+): ?((?:[^{}|]|\{\w+\})*)/g)].map(([, category, form]) => [category, form]));
  return list[new Intl.PluralRules(language).select(Math.abs(Number(values[name])))] ?? list.other;
});

/**
 * @param {string} language
 * @param {string} key  `back_to_game`; with the file's name if several files have the key: `page.home`
 * @param {Record<string, string | number> | (string | number)[]} [values]  all values, by name or in the program's
 * order
 */
export const say = (language, key, values = {}) => {
  const given = named(key, values);
  return choose(language, find(language, key).text, given).replace(/\{(\w+)\}/g, (_, name) => {
    if (!(name in given)) throw new Error(`${key} wants ${name}`);
    return String(given[name]);
  });
};

const escaped = (text) => (text instanceof RegExp ? text.source : String(text).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));

/**
 * A pattern for a text with unknown values: a missing value matches anything, and a value may be a pattern.
 * @param {{start?: boolean, end?: boolean}} [how]  whether it must be at the start or the end
 * @returns {RegExp}
 */
export function saying(language, key, values = {}, { start = false, end = false } = {}) {
  const given = named(key, values), parts = choose(language, find(language, key).text, given).split(/(\{\w+(?:\|(?:[^{}]|\{\w+\})*)?\})/);
  const source = parts.map((part, i) => (i % 2 === 0 ? escaped(part) : given[part.slice(1, -1)] === undefined ? '.*?' : escaped(given[part.slice(1, -1)]))).join('');
  return new RegExp(`${start ? '^' : ''}${source}${end ? '$' : ''}`, 's');
}
