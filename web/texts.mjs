// Loads the texts. A program has none inside; each program has one file for each language, which also has the page's
// own texts. languages.mjs has the few that are needed before the file is loaded. cmake/texts.py makes both.
import { download } from './downloads.mjs';
import { LANGUAGES } from './languages.mjs';
import { compile, instantiate } from './wasm.mjs';

const LONGEST = 300_000; // characters
const files = new Map(); // "codes.es" → promise of the program's texts
const words = {}; // language → the page's own texts by key

/**
 * @param {string} language  a key of LANGUAGES
 * @param {string} name  a key; the text is "" until its file is loaded
 */
export function text(language, name, values = {}) {
  const pattern = words[language]?.[name] ?? LANGUAGES[language]?.start[name] ?? '';
  return pattern.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? '');
}

/** Adds texts of a language. @param {Record<string, string>} texts  by key */
export function learn(language, texts) {
  words[language] = { ...words[language], ...texts };
}

/**
 * @param {string} program
 * @param {string} language @param {RequestCache} [cache]  'reload': the cached file is of another version
 */
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
 * Loads a program and its texts in one language. If they are of different versions, loads both again without the cache.
 * @param {RequestCache} [cache]  'reload': after a failure
 */
export async function speaking(program, language, cache) {
  const [app, texts] = await Promise.all([instantiate(program, cache && compile(program, cache)), fetchTexts(program, language, cache)]);
  if (app.call('app_texts', texts)) return app;
  const module = await compile(program, 'reload'), fresh = await instantiate(program, module);
  await teach(fresh, program, language);
  return fresh;
}

/** Gives a running program the texts of a language. */
export async function teach(app, program, language) {
  if (app.call('app_texts', await fetchTexts(program, language))) return;
  if (!app.call('app_texts', await fetchTexts(program, language, 'reload'))) throw new Error(`${program}.${language}: texts of another version`);
}
