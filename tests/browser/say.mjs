// What the page and its programs say, by key, from shell/text: a test stays right when a wording changes.
import { readFileSync, readdirSync } from 'node:fs';
import { LANGUAGES } from './languages.mjs';

const ROOM = new URL('../../shell/text/', import.meta.url);
const languages = new Map(); // "en" → Map of "start.to_home" and, where no other file has another one, "to_home"

/** The names of a text's values in the order in which the program gives them: as brackets say, or as the text has them. */
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

/** Values in a list are in the order of the first language, as the program gives them. */
const named = (key, values) => (Array.isArray(values) ? Object.fromEntries(values.map((value, i) => [find(LANGUAGES[0], key).order[i], value])) : values);

/** `{count|one: …|other: …}` chooses by the value, and may hold others. */
const choose = (language, text, values) => text.replace(/\{(\w+)((?:\|\w+:(?:[^{}|]|\{\w+\})*)+)\}/g, (all, name, forms) => {
  if (!(name in values)) return all;
  const list = Object.fromEntries([...forms.matchAll(/\|(\w+): ?((?:[^{}|]|\{\w+\})*)/g)].map(([, category, form]) => [category, form]));
  return list[new Intl.PluralRules(language).select(Math.abs(Number(values[name])))] ?? list.other;
});

/**
 * @param {string} language
 * @param {string} key  `back_to_game`; of keys that mean several things the file's too: `page.home`
 * @param {Record<string, string | number> | (string | number)[]} [values]  all that it wants, by name, or in the program's order
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
 * The same where not every value is known: it may be anything, or what a pattern takes.
 * @param {{start?: boolean, end?: boolean}} [how]  where in what is seen it must stand
 * @returns {RegExp}
 */
export function saying(language, key, values = {}, { start = false, end = false } = {}) {
  const given = named(key, values), parts = choose(language, find(language, key).text, given).split(/(\{\w+(?:\|(?:[^{}]|\{\w+\})*)?\})/);
  const source = parts.map((part, i) => (i % 2 === 0 ? escaped(part) : given[part.slice(1, -1)] === undefined ? '.*?' : escaped(given[part.slice(1, -1)]))).join('');
  return new RegExp(`${start ? '^' : ''}${source}${end ? '$' : ''}`, 's');
}
