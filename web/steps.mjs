// The steps of lessons. A lesson is a file, fetched when it is first wanted and kept for the session; what one of its steps says
// and where it stands the engine makes of it. Ours are in lessons/ beside these modules (their texts: a file a language);
// others have an address on the site of the page. What is in them is as doubtful as any text from outside: the engine reads it.
// In the offline file offline/steps.mjs takes this one's place.

import { TROUBLES } from './troubles_texts.mjs';

const LONGEST = 65_536; // bytes
const PATIENCE_MS = 20_000;
const files = new Map(); // by address → a promise of the text

const said = (language, name, values) => (TROUBLES[language] ?? TROUBLES.en)[name].replace(/\{(\w+)\}/g, (_, key) => values[key]);
const nameOf = (code, language) => new Intl.DisplayNames([language], { type: 'language' }).of(code);

/** What does not get better by trying again: in English, as `sagaz lesson check` and events say it, and in words of the reader's. */
const trouble = (name, values = {}, message = said('en', name, values)) => Object.assign(new Error(message), { final: true, words: (language) => said(language, name, values) });

/** A text that a language has not. */
function missingIn(message, language) {
  const [, path, missing] = /^(.*?):? is missing in (\w\w)$/.exec(message) ?? [];
  return missing && said(language, 'missing_in', { path, language: nameOf(missing, language) });
}

/** What the engine finds wrong in a file: for its author, in English. @param {string[]} messages */
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

/** @returns {AbortSignal} for what does not come (without AbortSignal.timeout, which older browsers have not) */
function soon() {
  const late = new AbortController();
  setTimeout(() => late.abort(), PATIENCE_MS);
  return late.signal;
}

/** Where JSON ends to be JSON. @param {string} why  each browser's: with line and column, a position, or neither */
function notJson(text, why) {
  const [, position] = /position (\d+)/.exec(why) ?? [], before = position && text.slice(0, position).split('\n');
  const [, line, column] = /line (\d+) column (\d+)/.exec(why) ?? (before ? ['', before.length, before.pop().length + 1] : []);
  return line ? trouble('not_json_at', { line, column }) : trouble('not_json', { why });
}

/** @returns {Promise<string>} JSON, and no more of it than a lesson may have; an error says what is wrong, or nothing */
async function fetched(address) {
  const lent = globalThis.frameElement?.lessons?.[address]; // in the preview of builder.html: a file that is not on the site yet
  const response = lent ? new Response(lent) : await fetch(address, { cache: 'no-cache', redirect: 'error', signal: soon() })
    .catch(() => { throw new Error(''); }); // the browser's own words help nobody
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
    JSON.parse(text); // it will stand in the middle of a request
  } catch ({ message }) {
    throw notJson(text, message);
  }
  return text;
}

/** What failed is fetched anew when it is wanted again. */
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

/** Our own lesson's texts in the language wanted, or in the first one there is. @returns {Promise<[string, string]>} */
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

/** The game it says it is of, before its engine has come. @returns {Promise<unknown>} */
export async function gameOf(lesson, { place }) {
  return JSON.parse(await fileAt(isAddress(lesson) ? addressOf(lesson) : place(`lessons/${lesson}/lesson.json`)))?.game;
}

/** Of a lesson that is not there: one of ours, so that its file will come back? @returns {Promise<boolean>} */
export async function isOurs(lesson, { place }) {
  if (isAddress(lesson)) return false;
  return fileAt(place('lessons.json')).then((list) => JSON.parse(list).some(({ id }) => id === lesson), () => true);
}

/** What is wrong with the answers of somebody's own file; ours have been looked through. @returns {Promise<((language: string) => string) | undefined>} */
export async function faultOf(lesson, { engine }) {
  if (!isAddress(lesson)) return undefined;
  const { result } = JSON.parse(await engine(`{"cmd":"lesson.check","lesson":${await fileAt(addressOf(lesson))},"seeds":5}`));
  return result?.faults.length ? (language) => engineSays(result.faults.slice(0, 5).map(({ path, message }) => `${path}: ${message.slice(0, 150)}`), language) : undefined;
}

/** The file of a lesson as it is, and its texts, for whoever prints it. @returns {Promise<{structure: object, language: string, texts: object}>} */
export async function fileOf({ lesson, language }, { place }) {
  if (isAddress(lesson)) return { structure: JSON.parse(await fileAt(addressOf(lesson))), language, texts: {} };
  const [structure, [spoken, texts]] = await Promise.all([fileAt(place(`lessons/${lesson}/lesson.json`)), textsOf(lesson, language, place)]);
  return { structure: JSON.parse(structure), language: spoken, texts: JSON.parse(texts) };
}

/**
 * @param {{lesson: string, step: number, seed: number, language: string}} asked
 * @param {{place: (name: string) => string, engine: (request: string) => Promise<string | null>}} tools
 * @returns {Promise<{game: string, flat: string}>} flat: what the program reads
 */
export async function stepOf({ lesson, step, seed, language }, { place, engine }) {
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
  // The program asks for the next step by the name it is told: that of a file is its address.
  return { game, flat: own ? flat : flat.replace(/^lesson\t.*$/m, () => `lesson\t${lesson}`), spoken: spoken === language ? undefined : nameOf(spoken, language), wanted: nameOf(language, language) };
}
