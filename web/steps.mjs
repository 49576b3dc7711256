// Loads the steps of lessons. A lesson's file is fetched once a session; the engine makes its steps. The site's lessons
// are in lessons/ beside these modules (with a file of texts for each language); others have an address on the page's
// site. Lessons are untrusted input, which the engine checks. The offline file has offline/steps.mjs instead.

import { isPuzzle } from './puzzle-names.mjs';
import { TROUBLES } from './troubles_texts.mjs';

const LONGEST = 65_536; // bytes
const PATIENCE_MS = 20_000;
const files = new Map(); // address → promise of the text

const said = (language, name, values) => (TROUBLES[language] ?? TROUBLES.en)[name].replace(/\{(\w+)\}/g, (_, key) => values[key]);
const nameOf = (code, language) => new Intl.DisplayNames([language], { type: 'language' }).of(code);

/**
 * An error: the message in English, as in `sagaz lesson check` and events; `words` in any language. final: trying again
 * does not mend it.
 */
const trouble = (name, values = {}, final = true) => Object.assign(new Error(said('en', name, values)), { final, words: (language) => said(language, name, values) });

/** Translates the engine's message about a text that is missing in a language. */
function missingIn(message, language) {
  const [, path, missing] = /^(.*?):? is missing in (\w\w)$/.exec(message) ?? [];
  return missing && said(language, 'missing_in', { path, language: nameOf(missing, language) });
}

/**
 * The engine's messages about a file. Only those about missing texts are translated; the rest is for the author.
 * @param {string[]} messages
 */
function engineSays(messages, language) {
  const told = messages.map((one) => missingIn(one, language)), message = messages.map((one, i) => told[i] ?? one).join('; ');
  return language === 'en' || told.every(Boolean) ? message : said(language, 'for_author', { message });
}

/** @param {string} lesson  "cut-1", or an address that ends so */
const isAddress = (lesson) => lesson.endsWith('.json');

function addressOf(lesson) {
  const url = new URL(lesson, document.baseURI);
  if (url.origin !== location.origin) throw trouble('elsewhere', { lesson, site: location.origin });
  return url.href;
}

/** @returns {AbortSignal} a timeout (older browsers lack AbortSignal.timeout) */
function soon() {
  const late = new AbortController();
  setTimeout(() => late.abort(), PATIENCE_MS);
  return late.signal;
}

/**
 * The error about invalid JSON, with its place.
 * @param {string} why  the browser's message: line and column, a position, or neither
 */
function notJson(text, why) {
  const [, position] = /position (\d+)/.exec(why) ?? [], before = position && text.slice(0, position).split('\n');
  const [, line, column] = /line (\d+) column (\d+)/.exec(why) ?? (before ? ['', before.length, before.pop().length + 1] : []);
  const lines = text.trimEnd().split('\n'), atEnd = line >= lines.length && column > lines.pop().length;
  const [name] = Object.entries({ is_empty: !text.trim(), is_page: /^\s*</.test(text), is_cut: atEnd || /end of JSON|EOF|unterminated/i.test(why) }).find(([, holds]) => holds) ?? [];
  if (name) return trouble(name, {}, false); // a login page, or a file that is not there whole yet
  return line ? trouble('not_json_at', { line, column }) : trouble('not_json', { why });
}

const mine = {}; // address → text: lessons that this page has from a link or a file

/** @param {Record<string, string>} lessons  by address */
export const lend = (lessons) => Object.assign(mine, lessons);

/** A lesson that was lent is another now. */
export const forget = (address) => files.delete(address);

/** The lessons that a page of this site lends: one around this page, or around the page that opened it in a tab. */
function lentBy(page) {
  try {
    return page?.frameElement?.lessons;
  } catch {
    return undefined; // of another site
  }
}

/** @returns {Promise<string>} valid JSON of at most LONGEST bytes; an error's message is the reason, or empty */
async function fetched(address) {
  const lent = mine[address] ?? (lentBy(globalThis) ?? lentBy(globalThis.opener))?.[address]; // a file of this computer, in the preview of builder.html
  const response = lent ? new Response(lent) : await fetch(address, { cache: 'no-cache', redirect: 'error', signal: soon() })
    .catch(() => { throw new Error(''); }); // the browser's message does not help
  if (!response.ok) throw Object.assign(new Error(`${response.status}`), { missing: response.status === 404 });
  const reader = response.body.getReader(), pieces = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read().catch(() => { throw new Error(''); });
    if (done) break;
    pieces.push(value);
    if ((size += value.length) <= LONGEST) continue;
    reader.cancel().catch(() => {});
    throw trouble('too_long', { most: LONGEST / 1024 });
  }
  const text = (await new Blob(pieces).text()).replace(/^\uFEFF/, '');
  try {
    JSON.parse(text); // it becomes part of a request
  } catch ({ message }) {
    throw notJson(text, message);
  }
  return text;
}

/** A file's text, cached unless it failed. Errors name the file. */
function fileAt(address) {
  if (!files.has(address)) {
    const file = fetched(address).catch(({ message, missing, final, words }) => {
      files.delete(address);
      const file = address.split('/').slice(-2).join('/'), at = (what) => (what ? `${file}: ${what}` : file);
      throw Object.assign(new Error(at(message)), { missing, final, words: words && ((language) => at(words(language))) });
    });
    files.set(address, file);
  }
  return files.get(address);
}

/**
 * The texts of a lesson of the site in `language`, else Spanish or English.
 * @returns {Promise<[string, string]>} language, JSON
 */
async function textsOf(lesson, language, place) {
  for (const one of new Set([language, 'es', 'en'])) {
    try {
      return [one, await fileAt(place(`lessons/${lesson}/${one}.json`))];
    } catch (error) {
      if (!error.missing) throw error;
    }
  }
  return [language, '{}'];
}

/** The game that a lesson's file names; it does not need the engine. @returns {Promise<unknown>} */
export async function gameOf(lesson, { place, engine }) {
  if (isPuzzle(lesson)) return (await (await import('./puzzles.mjs')).puzzleStep({ lesson, step: 0, language: 'en' }, { engine })).game;
  return JSON.parse(await fileAt(isAddress(lesson) ? addressOf(lesson) : place(`lessons/${lesson}/lesson.json`)))?.game;
}

/** Whether a missing lesson is in the site's list, so that trying again may help. @returns {Promise<boolean>} */
export async function isOurs(lesson, { place }) {
  if (isAddress(lesson) || isPuzzle(lesson)) return false;
  return fileAt(place('lessons.json')).then((list) => JSON.parse(list).some(({ id }) => id === lesson), () => true);
}

/**
 * The faults in the answers of an author's file. The site's lessons are tested.
 * @returns {Promise<((language: string) => string) | undefined>}
 */
export async function faultOf(lesson, { engine }) {
  if (!isAddress(lesson)) return undefined;
  const { result } = JSON.parse(await engine(`{"cmd":"lesson.check","lesson":${await fileAt(addressOf(lesson))},"seeds":5}`));
  return result?.faults.length ? (language) => engineSays(result.faults.slice(0, 5).map(({ path, message }) => `${path}: ${message.slice(0, 150)}`), language) : undefined;
}

/** A lesson's file and texts, for printing. @returns {Promise<{structure: object, language: string, texts: object}>} */
export async function fileOf({ lesson, language }, { place }) {
  if (isPuzzle(lesson)) return (await import('./puzzles.mjs')).sheetFile({ lesson, language });
  if (isAddress(lesson)) return { structure: JSON.parse(await fileAt(addressOf(lesson))), language, texts: {} };
  const [structure, [spoken, texts]] = await Promise.all([fileAt(place(`lessons/${lesson}/lesson.json`)), textsOf(lesson, language, place)]);
  return { structure: JSON.parse(structure), language: spoken, texts: JSON.parse(texts) };
}

/**
 * @param {{lesson: string, step: number, seed: number, language: string}} asked
 * @param {{place: (name: string) => string, engine: (request: string) => Promise<string | null>}} tools
 * @returns {Promise<{game: string, flat: string}>} flat: the step for the program
 */
export async function stepOf({ lesson, step, seed, language }, { place, engine }) {
  if (isPuzzle(lesson)) return (await import('./puzzles.mjs')).puzzleStep({ lesson, step, seed, language }, { engine });
  const own = !isAddress(lesson);
  const [structure, [spoken, texts]] = await Promise.all([
    fileAt(own ? place(`lessons/${lesson}/lesson.json`) : addressOf(lesson)),
    own ? textsOf(lesson, language, place) : [language, '{}'],
  ]);
  const numbers = `"step":${Number(step)},"seed":${Number(seed)}`;
  const answer = JSON.parse(await engine(`{"cmd":"lesson.step","lesson":${structure},"texts":{"${spoken}":${texts}},"language":${JSON.stringify(language)},${numbers}}`));
  if (!answer.ok) {
    const { message } = answer.error, steps = JSON.parse(structure)?.steps?.length;
    throw Object.assign(new Error(message), answer.error, { final: true, ...(step >= steps && { steps }), words: (speaks) => engineSays([message], speaks) });
  }
  const { game, flat } = answer.result;
  // The program asks for the next step by the name in `flat`: for an author's file it must be the address.
  return { game, flat: own ? flat : flat.replace(/^lesson\t.*$/m, () => `lesson\t${lesson}`), spoken: spoken === language ? undefined : nameOf(spoken, language), wanted: nameOf(language, language) };
}

export const contradictedBy = async (asked, tools) => (await import('./puzzles.mjs')).contradicted(asked, tools);

/** What a class or a course calls an activity with puzzles. @param {{puzzle: string, lesson: string, language: string}} activity */
export const titleOf = async (activity) => (await import('./puzzles.mjs')).titleOf(activity);
