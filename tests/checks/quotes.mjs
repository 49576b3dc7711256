// quotes.mjs [FOLDER]: finds literals in FOLDER's tests that repeat four consecutive words of a text of the product
// (shell/text, any language): a test names a text by its key, so that rewording breaks none. quotes_notices.mjs tests it.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = process.argv[2] ?? fileURLToPath(new URL('../../', import.meta.url)), WORDS = 4;

// [file, the words or '' for any, reason]
const ALLOWED = [
  ['tests/browser/lessons.mjs', 'el mayor de los mínimos', 'a lesson that is only for tests'],
  ['tests/browser/outline.test.mjs', 'tudo o que se sabe', "the test's own table"],
  ['tests/engine/cli_lab_test.cpp', 'the most probable codes', "the command line's tie rules, in English only"],
  ['tests/shell/lesson_answers_test.cpp', 'el mayor de los', 'a lesson that is only for tests'],
  ['tests/shell/lesson_test.cpp', 'el mayor de los', 'a lesson that is only for tests'],
  ['tests/shell/mistakes_test.cpp', '', "the desktop program's messages on stderr, in English only"],
  ['tests/shell/prediction_test.cpp', 'the first branch is', 'a lesson that is only for tests'],
  ['tests/shell/record_test.cpp', 'is not on the', "the replay's messages on stderr, in English only"],
  ['tests/shell/text_test.cpp', '', 'tests how texts are filled in'],
];

/** Each sequence of four words, whatever is between them; numbers separate words, as values do in the texts. */
const runs = (text) => text.toLowerCase().split(/[\p{N}\0]/u).flatMap((part) => {
  const words = part.match(/\p{L}+/gu) ?? [];
  return words.slice(WORDS - 1).map((_, i) => words.slice(i, i + WORDS).join(' '));
});

/** The text with each choice of its forms `{count|one: …|other: …}`; another value becomes a separator. */
function spelt(text) {
  const [all, forms] = /\{\w+((?:\|\w+:[^{}|]*)+)\}/.exec(text) ?? [];
  if (all) return forms.slice(1).split('|').flatMap((form) => spelt(text.replace(all, () => form.replace(/^\w+: ?/, ''))));
  const [value] = /\{\w+\}/.exec(text) ?? [];
  return value ? spelt(text.replace(value, '\0')) : [text.replaceAll('\\n', '\n')];
}

/** Runs of words of all texts → where one stands, as "shell/text/en/codes.txt: about_knuth". */
function quotable() {
  const places = new Map(), folder = path.join(ROOT, 'shell/text');
  for (const file of readdirSync(folder, { recursive: true }).filter((name) => /^\w+[\\/]\w+\.txt$/.test(name)).sort())
    for (const line of readFileSync(path.join(folder, file), 'utf8').split('\n')) {
      const [, key, text] = /^(\w+)(?:\([\w, ]*\))? = (.*)$/.exec(line) ?? [];
      if (key) for (const run of spelt(text).flatMap(runs)) places.set(run, `shell/text/${file}: ${key}`);
    }
  return places;
}

const COMMENT = /\/\/[^\n]*|\/\*.*?\*\//gs;
// Literals are named groups; the rest is skipped.
const CPP = /\/\/[^\n]*|\/\*.*?\*\/|R"(?<mark>[^(\s]*)\((?<raw>.*?)\)\k<mark>"|"(?<text>(?:[^"\\\n]|\\.)*)"|\b\d[\w']*|'(?:[^'\\\n]|\\.)+'/gs;
const INSERTED = /\$\{((?:[^{}`]|`[^`]*`|\{[^{}]*\})*)\}/g; // in a template
// A regular expression stands where a value may begin.
const JS = new RegExp([/\/\/[^\n]*|\/\*.*?\*\//, /(?<=(?:^|[=(,:[!&|?{};+>]|\breturn)\s*)\/(?<regex>(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\//,
  /"(?<text>(?:[^"\\\n]|\\.)*)"|'(?<single>(?:[^'\\\n]|\\.)*)'/, new RegExp(`\`(?<template>(?:${INSERTED.source}|[^\`\\\\]|\\\\.)*)\``)].map(({ source }) => source).join('|'), 'gs');
const NAMES = /(\b(TEST_CASE|TEST_SUITE|SUBCASE|test(\.\w+)*)\(|^ +async )\s*$/m; // the names of tests are our own sentences

const unescaped = (text) => text.replace(/\\u(?:\{([0-9a-fA-F]+)\}|([0-9a-fA-F]{4}))/g, (_, long, hex = long) => String.fromCodePoint(parseInt(hex, 16)))
  .replace(/\\[bdnrstwDSW]/g, ' ').replace(/\\(.)/gs, '$1');

/** The literals of a source, each with its index; those that the compiler or a + joins are one. */
function literals(source, language, offset = 0) {
  const found = [];
  for (const match of source.matchAll(language)) {
    const { raw, text, single, template, regex } = match.groups, quoted = text ?? single ?? template ?? regex;
    if (raw === undefined && quoted === undefined) continue;
    const value = raw ?? unescaped(template === undefined ? quoted : template.replace(INSERTED, '\0'));
    const last = found.findLast((one) => one.end !== undefined), end = match.index + match[0].length;
    if (last && /^\s*\+?\s*$/.test(source.slice(last.end, match.index).replace(COMMENT, ''))) Object.assign(last, { value: last.value + value, end });
    else found.push({ value, at: offset + match.index, end, name: NAMES.test(source.slice(Math.max(0, match.index - 80), match.index)) });
    for (const inner of template?.matchAll(INSERTED) ?? []) // code, with literals of its own
      found.push(...literals(inner[1], language, offset + match.index + 1 + inner.index + 2).map((one) => ({ ...one, end: undefined })));
  }
  return found;
}

const places = quotable(), unused = new Set(ALLOWED);
let faults = 0;
for (const name of readdirSync(path.join(ROOT, 'tests'), { recursive: true }).filter((file) => /\.(cpp|hpp|mjs)$/.test(file) && file !== path.normalize('checks/quotes.mjs')).sort()) {
  const file = `tests/${name}`, source = readFileSync(path.join(ROOT, file), 'utf8');
  for (const { value, at, name: names } of literals(source, file.endsWith('.mjs') ? JS : CPP)) {
    const quoted = names ? [] : runs(value).filter((run) => places.has(run));
    const run = quoted.find((one) => {
      const allowed = ALLOWED.find(([where, words]) => where === file && (!words || runs(words).includes(one)));
      unused.delete(allowed);
      return !allowed;
    });
    if (!run) continue;
    console.log(`${file}:${source.slice(0, at).split('\n').length}: "${run}" is of ${places.get(run)}`);
    faults++;
  }
}
for (const [file, words] of process.argv[2] === undefined ? unused : []) {
  console.log(`tests/checks/quotes.mjs: ${file} does not quote “${words}” any more: take the line away`);
  faults++;
}
console.log(`${places.size} sequences of words, ${faults} faults`);
process.exit(faults || !places.size ? 1 : 0);
