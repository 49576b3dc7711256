// Draws mutations at random. A ticket is a place in the .cpp files of engine/ and shell/ where one of the rules below
// applies; N tickets are drawn without replacement. The seed, the rules and the commit determine the draw.
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';

/// [text, replacement]; the blanks around operators exclude templates and pointers.
const RULES = [
  [' < ', ' <= '], [' <= ', ' < '], [' > ', ' >= '], [' >= ', ' > '], [' == ', ' != '], [' != ', ' == '],
  [' && ', ' || '], [' || ', ' && '], [' + 1', ''], [' - 1', ''], [' + ', ' - '], [' - ', ' + '],
  ['true', 'false'], ['false', 'true'], ['std::min', 'std::max'], ['std::max', 'std::min'], ['++', '--'],
];

/// Files without behaviour of their own or not in the tests' programs; lines with quotes are skipped because they have
/// data.
const SKIPPED_FILES = /^engine\/cli\/|^shell\/(.*\/)?(main_\w+|programs\/.*|no_picture)\.cpp$|^shell\/text\//;
const SKIPPED_LINES = /^\s*(\/\/|#|static_assert|template|using|ENGINE_CHECK)|"|\boperator\b|\breserve\b/;

/// Whether the match is code, and a whole word if it is a word.
const words = (line, at, find) => {
  const code = line.indexOf('//');
  if (code >= 0 && at > code) return false;
  return !/\w/.test(find) || (!/\w/.test(line[at - 1] ?? ' ') && !/\w/.test(line[at + find.length] ?? ' '));
};

/// mulberry32, a small generator with the same numbers everywhere.
function generator(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/// Draws `count` mutations from the .cpp files whose names begin with `prefix`.
export function draw(count, seed, prefix) {
  const tickets = [];
  const files = execFileSync('git', ['ls-files', 'engine/**.cpp', 'shell/**.cpp'], { encoding: 'utf8' }).split('\n');
  for (const file of files.filter((f) => f.startsWith(prefix) && f !== '' && !SKIPPED_FILES.test(f)).sort()) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const equal = (line) => lines.filter((l) => l.trim() === line.trim()).length;
    for (const line of lines) {
      if (SKIPPED_LINES.test(line) || equal(line) > 1) continue; // the list identifies a line by its text
      for (const [find, put] of RULES) {
        if (find === '++' && /^\s*for /.test(line)) continue; // an endless loop proves nothing
        for (let at = line.indexOf(find); at >= 0; at = line.indexOf(find, at + 1)) {
          if (!words(line, at, find)) continue;
          tickets.push({ file, text: line.trim(), instead: (line.slice(0, at) + put + line.slice(at + find.length)).trim() });
        }
      }
    }
  }
  const next = generator(seed);
  const drawn = [];
  while (drawn.length < count && tickets.length > 0)
    drawn.push(tickets.splice(Math.floor(next() * tickets.length), 1)[0]);
  return { drawn, of: tickets.length + drawn.length };
}
