// What is said. A program has no texts inside: with it comes one file, of the language shown; another language is another
// file. The page's own words are in it too, and the few of before it has come in languages.mjs. cmake/texts.py makes both.
import { download } from './downloads.mjs';
import { LANGUAGES } from './languages.mjs';
import { compile, instantiate } from './wasm.mjs';

const LONGEST = 300_000; // characters
const files = new Map(); // "codes.es" → a promise of the program's texts
const words = {}; // by language: the page's own, by key

/** @param {string} language  a key of LANGUAGES  @param {string} name  "" until its file has come */
export function text(language, name, values = {}) {
  const pattern = words[language]?.[name] ?? LANGUAGES[language]?.start[name] ?? '';
  return pattern.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? '');
}

/** What can be said in a language from now on. @param {Record<string, string>} texts */
export function learn(language, texts) {
  words[language] = { ...words[language], ...texts };
}

/** @param {string} program @param {string} language @param {RequestCache} [cache]  'reload': the one at hand does not fit */
export function fetchTexts(program, language, cache) {
  const name = `${program}.${language}`;
  if (!files.has(name) || cache) {
    const file = fetched(name, language, cache);
    files.set(name, file);
    file.catch(() => { if (files.get(name) === file) files.delete(name); });
  }
  return files.get(name);
}

async function fetched(name, language, cache) {
  const response = await download(`${name}.txt`, cache);
  const file = await response.text(), end = file.indexOf('\n\n'), texts = file.slice(end + 2);
  if (end < 0 || file.length > LONGEST || !texts.startsWith(`sagaz ${language} `)) {
    if (cache !== 'reload') return fetched(name, language, 'reload');
    throw new Error(`${name}.txt: no texts`);
  }
  learn(language, Object.fromEntries(file.slice(0, end).split('\n').map((line) => line.split(/ = (.*)/))));
  return texts;
}

/**
 * The program with the texts of one language, fetched together; if they are of two versions, both without the cache.
 * @param {RequestCache} [cache]  'reload': what is at hand has failed before
 */
export async function speaking(program, language, cache) {
  const [app, texts] = await Promise.all([instantiate(program, cache && compile(program, cache)), fetchTexts(program, language, cache)]);
  if (app.call('app_texts', texts)) return app;
  const module = await compile(program, 'reload'), fresh = await instantiate(program, module);
  await teach(fresh, program, language);
  return fresh;
}

/** Gives a program that is running the texts of a language. */
export async function teach(app, program, language) {
  if (app.call('app_texts', await fetchTexts(program, language))) return;
  if (!app.call('app_texts', await fetchTexts(program, language, 'reload'))) throw new Error(`${program}.${language}: texts of another version`);
}
