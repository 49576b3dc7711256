// controls.mjs [FOLDER]: names of controls that lessons, glossary and guides quote exist in that language. A quotation
// (“…”, «…») that begins with a capital letter must be a text of shell/text/<language>, or its part before a value; the
// name of a strategy is quoted with its author. Other quotations are unfinished (“…when…”) or listed here, by their
// place, which all languages share.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = process.argv[2] ?? fileURLToPath(new URL('../../', import.meta.url)), room = (...names) => path.join(ROOT, ...names);

// What somebody says, cards of a question, a rule of thumb: no controls.
const SAID = new Set([
  'answer: step.1.say', 'better: about', 'better: step.1.say', 'bits: step.1.say', 'concepts: step.3.say', 'pass-show: h6a', 'play-31: s3.right', 'trial: s5', 'trial: s7',
  'glossary: strategy', 'thirtyone: teacher, table',
]);

const read = (...names) => fs.readFileSync(room(...names), 'utf8'), folders = (...names) => fs.readdirSync(room(...names)).filter((name) => fs.statSync(room(...names, name)).isDirectory()).sort();
const trimmed = (text) => text.replace(/[.,:;…\s]+$/, '');

/** The texts of a language, whole and up to their first value. */
function tableOf(language) {
  const texts = new Set();
  for (const file of fs.readdirSync(room('shell/text', language)))
    for (const [, text] of read('shell/text', language, file).matchAll(/^\w+(?:\([^)\n]*\))? = (.*)$/gm)) texts.add(trimmed(text)).add(trimmed(text.split('{')[0]));
  return texts;
}

/** @returns {[string, string][]} places and texts */
function written(language) {
  const lessons = folders('assets/lessons').flatMap((id) => Object.entries(JSON.parse(read('assets/lessons', id, `${language}.json`))).map(([key, text]) => [`${id}: ${key}`, text]));
  const terms = Object.entries(JSON.parse(read('assets/glossary', `${language}.json`)).terms).map(([id, { text }]) => [`glossary: ${id}`, text]);
  const guides = folders('assets/guides').flatMap((id) => {
    let part = '';
    return read('assets/guides', id, `${language}.md`).split('\n').map((line) => {
      part = /^## .*\{#([a-z]+)\}/.exec(line)?.[1] ?? part;
      return [`${id}: ${part}${line.startsWith('|') ? ', table' : ''}`, line];
    });
  });
  return [...lessons, ...terms, ...guides];
}

const used = new Set();
let problems = 0, quoted = 0;
for (const language of read('shell/text/languages.txt').match(/^[a-z]{2}(?= )/gm)) {
  const table = tableOf(language), full = [...table].filter((text) => / \(\p{Lu}\p{L}+\)$/u.test(text));
  for (const [place, text] of written(language))
    for (const [, words] of text.matchAll(/[“«]([^”»]+)[”»]/g)) {
      const name = trimmed(words), whole = full.find((one) => one.replace(/ \([^)]*\)$/, '') === name);
      if (!/^\p{Lu}/u.test(name) || words.endsWith('…')) continue;
      quoted++;
      if (table.has(name) && !whole) continue;
      if (SAID.has(place) && !whole) used.add(place);
      else console.error(`${language}: ${place}: “${name}” is ${whole ? `“${whole}” on the screen` : 'no text of the screen'}`, ++problems && '');
    }
}
for (const place of SAID) if (!used.has(place)) console.error(`${place} quotes nothing that must be listed`, ++problems && '');
console.log(`${quoted} quotations, ${problems} problems`);
process.exitCode = problems ? 1 : 0;
